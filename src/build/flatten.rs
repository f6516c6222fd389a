//! The pre-pass before cbindgen: a surface's declarations as one flat file of plain Rust.
//!
//! cbindgen cannot expand macros on stable Rust, so `c_api!` and `c_enum!` are read here with syn, by
//! the grammars of src/abi/macros.rs, and written out as the functions and enums that C shall see.
//! What C must not see (implementations, internal types and constants) is dropped. Nothing here
//! knows a surface; what differs between them is in the table of headers.rs.

use proc_macro2::{Group, Ident, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use std::path::{Path, PathBuf};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, Item, Token, Type, braced, bracketed, parenthesized};

/// What C shall see of one surface.
pub struct Flat {
    /// Rust source for cbindgen.
    pub source: String,
    /// Exported functions.
    pub symbols: Vec<String>,
    /// Types to emit even if no function mentions them.
    pub types: Vec<String>,
    /// What C++ callers may leave out: function, argument, value.
    pub defaults: Vec<[String; 3]>,
}

/// The vendor's names of Complex<f32> and Complex<f64>, where it has such types.
pub type ComplexNames = [Option<&'static str>; 2];

/// Reads all sources below `folder`, apart from those in folders that are headers of their own.
pub fn flatten(folder: &Path, apart: &[PathBuf], complex: ComplexNames) -> Result<Flat, String> {
    let mut flat = Flat {
        source: String::new(),
        symbols: Vec::new(),
        types: Vec::new(),
        defaults: Vec::new(),
    };
    let mut tokens = TokenStream::new();
    for path in sources(folder)? {
        if apart.iter().any(|other| path.starts_with(other)) {
            continue;
        }
        println!("cargo:rerun-if-changed={}", path.display());
        let fail = |e: &dyn std::fmt::Display| format!("{}: {e}", path.display());
        let text = std::fs::read_to_string(&path).map_err(|e| fail(&e))?;
        let file = syn::parse_file(&text).map_err(|e| fail(&e))?;
        for item in file.items {
            tokens.extend(flat.item(item).map_err(|e| fail(&e))?);
        }
    }
    flat.source = vendor_types(tokens, complex)?.to_string();
    Ok(flat)
}

/// The files below a folder: mod.rs first, then by name, sub-folders last, so that headers keep one
/// order on every machine.
fn sources(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|e| e.ok().map(|e| e.path())).collect();
    paths.sort_by_key(|p| (p.is_dir(), !p.ends_with("mod.rs"), p.clone()));
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            files.extend(sources(&path)?);
        } else if path.extension().is_some_and(|e| e == "rs") {
            files.push(path);
        }
    }
    Ok(files)
}

impl Flat {
    fn item(&mut self, item: Item) -> syn::Result<TokenStream> {
        match item {
            Item::Macro(m) if m.mac.path.is_ident("c_enum") => {
                let block: Block<CEnum> = m.mac.parse_body()?;
                Ok(block.0.into_iter().map(|e| self.enumeration(e)).collect())
            }
            Item::Macro(m) if m.mac.path.is_ident("c_api") => {
                let block: Families = m.mac.parse_body()?;
                let mut out = TokenStream::new();
                for family in block.0 {
                    out.extend(self.family(family)?);
                }
                Ok(out)
            }
            Item::Fn(f) if is_exported(&f.attrs) => {
                let (docs, sig) = (documented(&f.attrs, &f.sig.ident)?, &f.sig);
                self.symbols.push(sig.ident.to_string());
                self.note_defaults(&f.attrs, &sig.ident)?;
                let (name, inputs, output) = (&sig.ident, &sig.inputs, &sig.output);
                // Stable Rust can call variadic functions but not define them.
                let more = is_variadic(&f.attrs).then(|| quote! { , ... });
                Ok(
                    quote! { #(#docs)* #[no_mangle] pub unsafe extern "C" fn #name(#inputs #more) #output {} },
                )
            }
            Item::Static(s) if is_exported(&s.attrs) => {
                self.symbols.push(s.ident.to_string());
                let (docs, name, ty) = (documented(&s.attrs, &s.ident)?, &s.ident, &s.ty);
                Ok(quote! { #(#docs)* #[no_mangle] pub static mut #name: #ty = 0; })
            }
            Item::Struct(s) if is_public(&s.vis) && has_repr_c(&s.attrs) => {
                let (docs, name) = (docs(&s.attrs), &s.ident);
                if is_opaque(&s) {
                    return Ok(quote! { #(#docs)* pub struct #name; });
                }
                self.types.push(name.to_string());
                let fields = s.fields.iter().map(|f| {
                    let (docs, name, ty) = (self::docs(&f.attrs), &f.ident, &f.ty);
                    quote! { #(#docs)* pub #name: #ty }
                });
                Ok(quote! { #(#docs)* #[repr(C)] pub struct #name { #(#fields),* } })
            }
            Item::Union(u) if is_public(&u.vis) && has_repr_c(&u.attrs) => {
                let (docs, name, fields) = (docs(&u.attrs), &u.ident, &u.fields);
                self.types.push(name.to_string());
                Ok(quote! { #(#docs)* #[repr(C)] pub union #name #fields })
            }
            Item::Type(t) if is_public(&t.vis) && t.generics.params.is_empty() => {
                let (docs, name, ty) = (docs(&t.attrs), &t.ident, &t.ty);
                self.types.push(name.to_string());
                Ok(quote! { #(#docs)* pub type #name = #ty; })
            }
            Item::Const(c) if is_public(&c.vis) && is_number(&c.expr) => {
                let (docs, name, ty, value) = (docs(&c.attrs), &c.ident, &c.ty, &c.expr);
                Ok(quote! { #(#docs)* pub const #name: #ty = #value; })
            }
            _ => Ok(TokenStream::new()),
        }
    }

    /// `#[doc(alias = "default a = 0, b = 1")]`: C++ callers may leave the last arguments out.
    fn note_defaults(&mut self, attrs: &[Attribute], name: &Ident) -> syn::Result<()> {
        for attr in attrs.iter().filter(|a| a.path().is_ident("doc")) {
            let syn::Meta::List(list) = &attr.meta else { continue };
            let syn::Meta::NameValue(alias) = list.parse_args()? else { continue };
            let Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) = &alias.value else {
                continue;
            };
            let text = text.value();
            for pair in text.strip_prefix("default ").into_iter().flat_map(|t| t.split(", ")) {
                let bad = || syn::Error::new(name.span(), format!("{name}: no default: {pair}"));
                let (argument, value) = pair.split_once(" = ").ok_or_else(bad)?;
                self.defaults.push([name.to_string(), argument.into(), value.into()]);
            }
        }
        Ok(())
    }

    fn enumeration(&mut self, e: CEnum) -> TokenStream {
        self.types.push(e.name.to_string());
        let (docs, name) = (docs(&e.attrs), &e.name);
        let items = e.items.iter().map(|v| {
            let (docs, name, value) = (self::docs(&v.attrs), &v.name, &v.value);
            quote! { #(#docs)* #name = #value }
        });
        quote! { #(#docs)* #[repr(C)] pub enum #name { #(#items),* } }
    }

    fn family(&mut self, f: Family) -> syn::Result<TokenStream> {
        let mut out = TokenStream::new();
        for Member { name, wide, elem } in &f.members {
            let pair = [(Some(name), quote! { c_int }), (wide.as_ref(), quote! { i64 })];
            for (name, int) in pair.into_iter().filter_map(|(name, int)| Some((name?, int))) {
                let docs = documented(&f.attrs, name)?;
                self.symbols.push(name.to_string());
                self.note_defaults(&f.attrs, name)?;
                let args = instantiate(f.args.clone(), elem, &int);
                let ret = instantiate(f.ret.to_token_stream(), elem, &int);
                out.extend(
                    quote! { #(#docs)* #[no_mangle] pub unsafe extern "C" fn #name(#args) #ret {} },
                );
            }
        }
        Ok(out)
    }
}

/// The body of `c_enum!` or `c_api!`: declarations up to the end.
struct Block<D>(Vec<D>);

impl<D: Parse> Parse for Block<D> {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let mut all = Vec::new();
        while !input.is_empty() {
            all.push(input.parse()?);
        }
        Ok(Block(all))
    }
}

struct CEnum {
    attrs: Vec<Attribute>,
    name: Ident,
    items: Punctuated<CEnumItem, Token![,]>,
}

struct CEnumItem {
    attrs: Vec<Attribute>,
    name: Ident,
    value: Expr,
}

impl Parse for CEnum {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let attrs = input.call(Attribute::parse_outer)?;
        input.parse::<Token![pub]>()?;
        input.parse::<Token![enum]>()?;
        let name = input.parse()?;
        let body;
        braced!(body in input);
        Ok(CEnum { attrs, name, items: body.parse_terminated(CEnumItem::parse, Token![,])? })
    }
}

impl Parse for CEnumItem {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let attrs = input.call(Attribute::parse_outer)?;
        let name = input.parse()?;
        input.parse::<Token![=]>()?;
        Ok(CEnumItem { attrs, name, value: input.parse()? })
    }
}

/// The body of `c_api!`: families, after the words `dual` or `dual status` if each name is a pair.
struct Families(Vec<Family>);

impl Parse for Families {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        for word in ["dual", "status"] {
            if input.fork().parse::<Ident>().is_ok_and(|next| next == word) {
                input.parse::<Ident>()?;
            }
        }
        Ok(Families(input.parse::<Block<Family>>()?.0))
    }
}

struct Family {
    attrs: Vec<Attribute>,
    members: Punctuated<Member, Token![,]>,
    args: TokenStream,
    ret: syn::ReturnType,
}

struct Member {
    name: Ident,
    /// The name with 64-bit integers.
    wide: Option<Ident>,
    elem: Type,
}

impl Parse for Family {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let attrs = input.call(Attribute::parse_outer)?;
        let (members, args);
        bracketed!(members in input);
        let members = members.parse_terminated(Member::parse, Token![,])?;
        input.parse::<Token![fn]>()?;
        parenthesized!(args in input);
        let args = args.parse()?;
        let ret = input.parse()?;
        input.parse::<Token![=]>()?;
        input.parse::<syn::Path>()?;
        input.parse::<Token![;]>()?;
        Ok(Family { attrs, members, args, ret })
    }
}

impl Parse for Member {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let name = input.parse()?;
        let wide = match input.parse::<Option<Token![|]>>()? {
            Some(_) => Some(input.parse()?),
            None => None,
        };
        input.parse::<Token![:]>()?;
        Ok(Member { name, wide, elem: input.parse()? })
    }
}

/// Applies `change` to every token outside groups, innermost groups included.
fn map_idents(tokens: TokenStream, change: &dyn Fn(Ident) -> TokenStream) -> TokenStream {
    tokens
        .into_iter()
        .flat_map(|token| match token {
            TokenTree::Ident(ident) => change(ident),
            TokenTree::Group(g) => {
                Group::new(g.delimiter(), map_idents(g.stream(), change)).into_token_stream()
            }
            other => other.into(),
        })
        .collect()
}

/// Replaces the macro's type names: the element, the integer, the real type of the element.
fn instantiate(tokens: TokenStream, elem: &Type, int: &TokenStream) -> TokenStream {
    let elem = elem.to_token_stream();
    let real = if elem.to_string().contains("f32") {
        quote! { f32 }
    } else {
        quote! { f64 }
    };
    map_idents(tokens, &|ident| match ident.to_string().as_str() {
        "T" => elem.clone(),
        "I" => int.clone(),
        "R" => real.clone(),
        _ => ident.into_token_stream(),
    })
}

/// Writes `Complex<f32>` and `Complex<f64>` as the vendor does.
fn vendor_types(tokens: TokenStream, complex: ComplexNames) -> Result<TokenStream, String> {
    let mut out = Vec::new();
    let mut rest: Vec<TokenTree> = tokens.into_iter().collect();
    rest.reverse();
    while let Some(token) = rest.pop() {
        match token {
            TokenTree::Group(g) => {
                let inner = vendor_types(g.stream(), complex)?;
                out.push(TokenTree::Group(Group::new(g.delimiter(), inner)));
            }
            TokenTree::Ident(ident) if ident == "Complex" => {
                let (_less, elem, _greater) = (rest.pop(), rest.pop(), rest.pop());
                let elem = elem.map(|t| t.to_string()).unwrap_or_default();
                let name = match elem.as_str() {
                    "f32" => complex[0],
                    "f64" => complex[1],
                    _ => None,
                };
                let name = name.ok_or(format!("no vendor type stands for Complex<{elem}> here"))?;
                out.push(TokenTree::Ident(Ident::new(name, ident.span())));
            }
            other => out.push(other),
        }
    }
    Ok(out.into_iter().collect())
}

/// The doc comment, up to a `# Safety` section: that one is for Rust callers.
fn docs(attrs: &[Attribute]) -> Vec<&Attribute> {
    let is_safety = |a: &&Attribute| a.to_token_stream().to_string().contains("# Safety");
    let mut docs: Vec<&Attribute> = attrs
        .iter()
        .filter(|a| matches!(&a.meta, syn::Meta::NameValue(m) if m.path.is_ident("doc")))
        .collect();
    if let Some(at) = docs.iter().position(is_safety) {
        docs.truncate(at.saturating_sub(1));
    }
    docs
}

/// The doc attributes of an exported function, which must have some.
fn documented<'a>(attrs: &'a [Attribute], name: &Ident) -> syn::Result<Vec<&'a Attribute>> {
    let docs = docs(attrs);
    match docs.is_empty() {
        true => Err(syn::Error::new(name.span(), format!("{name} has no documentation"))),
        false => Ok(docs),
    }
}

fn is_public(vis: &syn::Visibility) -> bool {
    matches!(vis, syn::Visibility::Public(_))
}

/// `#[unsafe(no_mangle)]`
fn is_exported(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|a| a.to_token_stream().to_string().contains("no_mangle"))
}

/// `#[doc(alias = "variadic")]`: C callers may pass further arguments, which are not looked at.
fn is_variadic(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|a| a.to_token_stream().to_string().contains("alias = \"variadic\""))
}

fn has_repr_c(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|a| a.path().is_ident("repr") && a.to_token_stream().to_string().contains('C'))
}

/// A handle's target: no field, or only a zero-length placeholder, which C cannot spell.
fn is_opaque(s: &syn::ItemStruct) -> bool {
    s.fields.iter().all(|f| f.ident.as_ref().is_some_and(|i| i.to_string().starts_with("_private")))
}

fn is_number(expr: &Expr) -> bool {
    match expr {
        Expr::Lit(l) => matches!(l.lit, syn::Lit::Int(_) | syn::Lit::Float(_)),
        Expr::Unary(u) => matches!(u.op, syn::UnOp::Neg(_)) && is_number(&u.expr),
        _ => false,
    }
}
