//! The C headers: one row of a table for each, the style they share in cbindgen.toml.
//!
//! `cargo check --features headers` (or `make headers`) writes them to include/, and the list of all
//! exported symbols to c_tests/symbols/expected.txt. With LUCHO_HEADERS_OUT=dir both trees are made
//! below `dir` instead, which is how a test finds out that the committed ones are stale.
//! LUCHO_HEADERS_SRC=dir reads the surfaces from `dir`/<folder> (for trying the generator out).

use super::flatten::{ComplexNames, flatten};
use std::env;
use std::path::{Path, PathBuf};

/// One public header.
struct Header {
    /// Folder below src/surface that declares it; none for a header that is all text.
    folder: Option<&'static str>,
    /// Path below include/.
    path: &'static str,
    title: &'static str,
    /// As written between quotes or angle brackets.
    includes: &'static [&'static str],
    /// C text before the declarations.
    head: &'static str,
    /// The vendor's own complex types.
    complex: ComplexNames,
    /// C text at the end, inside the guard: function-like macros, legacy names.
    tail: &'static str,
    /// Words of it that are written otherwise.
    words: &'static [(&'static str, &'static str)],
}

const HEADERS: &[Header] = &[
    Header {
        folder: Some("mluop"),
        path: "mlu_op.h",
        title: "mluOp operators of lucho: Cholesky and LU factorization on the virtual device.",
        includes: &["<stdint.h>", "\"cn_api.h\"", "\"cnrt.h\""],
        head: "",
        complex: [None, None],
        tail: include_str!("tail/mlu_op.h"),
        words: &[],
    },
    Header {
        folder: Some("cnrt"),
        path: "cnrt.h",
        title: "cnrt runtime of lucho: the virtual device, its memory, queues and notifiers.",
        includes: &["<stdbool.h>", "<stddef.h>", "<stdint.h>"],
        head: "",
        complex: [None, None],
        tail: include_str!("tail/cnrt.h"),
        words: &[],
    },
    Header {
        folder: None,
        path: "cn_api.h",
        title: "Empty: mlu_op.h includes this name, but none of its prototypes uses a driver type.",
        includes: &[],
        head: "",
        complex: [None, None],
        tail: "",
        words: &[],
    },
    Header {
        folder: Some("acl"),
        path: "acl/acl.h",
        title: "ACL runtime of lucho: the virtual device, its memory, streams and events.",
        includes: &["<stdbool.h>", "<stddef.h>", "<stdint.h>"],
        head: "",
        complex: [None, None],
        tail: "",
        words: &[],
    },
    Header {
        folder: Some("aclblas"),
        path: "cann_ops_blas.h",
        title: "aclBLAS operators of lucho: batched LU factorization, solution and inversion.",
        includes: &["<stddef.h>", "<stdint.h>", "\"acl/acl.h\""],
        head: "",
        complex: [Some("aclblasComplex"), Some("aclblasDoubleComplex")],
        tail: "",
        words: &[],
    },
    Header {
        folder: Some("blas"),
        path: "f77blas.h",
        title: "BLAS of lucho as Fortran programs call it, for C programs that do.",
        includes: &["<stddef.h>", "<stdint.h>"],
        head: include_str!("head/complex.h"),
        complex: [Some("lapack_complex_float"), Some("lapack_complex_double")],
        tail: "",
        words: &[],
    },
    Header {
        folder: Some("cblas"),
        path: "cblas.h",
        title: "CBLAS of lucho: BLAS for C, row- and column-major.",
        includes: &["<stddef.h>", "<stdint.h>"],
        head: "",
        complex: [Some("c_void"), Some("c_void")],
        tail: include_str!("tail/cblas.h"),
        words: &[],
    },
    Header {
        folder: Some("lapack"),
        path: "lapack.h",
        title: "LAPACK of lucho (LU and Cholesky) as Fortran programs call it, for C programs that do.",
        includes: &["<stddef.h>", "<stdint.h>"],
        head: include_str!("head/complex.h"),
        complex: [Some("lapack_complex_float"), Some("lapack_complex_double")],
        tail: "",
        words: &[],
    },
    Header {
        folder: Some("lapacke"),
        path: "lapacke.h",
        title: "LAPACKE of lucho: LAPACK (LU and Cholesky) for C, row- and column-major.",
        includes: &["<stddef.h>", "<stdint.h>"],
        head: include_str!("head/complex.h"),
        complex: [Some("lapack_complex_float"), Some("lapack_complex_double")],
        tail: include_str!("tail/lapacke.h"),
        words: &[],
    },
    Header {
        folder: Some("lucho"),
        path: "lucho.h",
        title: "lucho's own interface: batches, matrices stored in 16 bits, mixed-precision solutions, thread control, the math mode.",
        includes: &["<stddef.h>", "<stdint.h>"],
        head: include_str!("head/complex_plain.h"),
        complex: [Some("lapack_complex_float"), Some("lapack_complex_double")],
        tail: "",
        words: &[],
    },
    text(
        "cuda/lucho_cuda_version.h",
        "The version of CUDA that the headers here present.",
        &[],
        include_str!("cuda/version.h"),
    ),
    text(
        "cuda/host_defines.h",
        "Words that CUDA adds to C++, for compilers that do not know them.",
        &[],
        include_str!("cuda/host_defines.h"),
    ),
    text(
        "cuda/device_types.h",
        "CUDA's rounding modes.",
        &["\"host_defines.h\""],
        include_str!("cuda/device_types.h"),
    ),
    text(
        "cuda/device_functions.h",
        "CUDA's functions for code on the device: none. CMake's FindCUDA looks for a file of this name.",
        &["\"host_defines.h\""],
        "",
    ),
    text(
        "cuda/vector_types.h",
        "CUDA's short vectors, and dim3.",
        &["\"host_defines.h\""],
        include_str!("cuda/vector_types.h"),
    ),
    text(
        "cuda/vector_functions.h",
        "Constructors of CUDA's short vectors.",
        &["\"vector_types.h\""],
        include_str!("cuda/vector_functions.h"),
    ),
    text(
        "cuda/cuComplex.h",
        "CUDA's complex numbers and their arithmetic.",
        &["<math.h>", "\"vector_types.h\""],
        include_str!("cuda/cuComplex.h"),
    ),
    text(
        "cuda/lucho_narrow.h",
        "Rounding to the 16-bit formats of cuda_fp16.h and cuda_bf16.h.",
        &[],
        include_str!("cuda/narrow.h"),
    ),
    Header {
        words: &[
            (
                "@ALIASES@",
                "typedef __half half;\n\
             typedef __half __nv_half;\n\
             typedef __half nv_half;\n\
             typedef __half2 half2;\n\
             typedef __half2 __nv_half2;\n\
             typedef __half2 nv_half2;",
            ),
            ("@TYPE@", "__half"),
            ("@NAME@", "half"),
            ("@FRACTION@", "10"),
            ("@EXPONENT@", "5"),
            ("@INFINITY@", "7c00"),
            ("@MINUS_INFINITY@", "fc00"),
        ],
        ..text(
            "cuda/cuda_fp16.h",
            "CUDA's half precision numbers, on the host.",
            &["<math.h>", "\"vector_types.h\"", "\"lucho_narrow.h\""],
            include_str!("cuda/narrow_type.h"),
        )
    },
    Header {
        words: &[
            (
                "@ALIASES@",
                "typedef __nv_bfloat16 nv_bfloat16;\n\
             typedef __nv_bfloat162 nv_bfloat162;",
            ),
            ("@TYPE@", "__nv_bfloat16"),
            ("@NAME@", "bfloat16"),
            ("@FRACTION@", "7"),
            ("@EXPONENT@", "8"),
            ("@INFINITY@", "7f80"),
            ("@MINUS_INFINITY@", "ff80"),
        ],
        ..text(
            "cuda/cuda_bf16.h",
            "CUDA's bfloat16 numbers, on the host.",
            &["<math.h>", "\"vector_types.h\"", "\"lucho_narrow.h\""],
            include_str!("cuda/narrow_type.h"),
        )
    },
    Header {
        folder: Some("cudart/types/driver"),
        path: "cuda/driver_types.h",
        title: "Types of lucho's CUDA runtime.",
        includes: &[
            "<stddef.h>",
            "<stdint.h>",
            "\"lucho_cuda_version.h\"",
            "\"host_defines.h\"",
            "\"vector_types.h\"",
        ],
        head: "",
        complex: [None, None],
        tail: include_str!("cuda/driver_types.h"),
        words: &[],
    },
    Header {
        folder: Some("cudart/types/library"),
        path: "cuda/library_types.h",
        title: "Types that the libraries on lucho's CUDA runtime share.",
        includes: &[],
        head: "",
        complex: [None, None],
        tail: "",
        words: &[],
    },
    text(
        "cuda/builtin_types.h",
        "All types of the CUDA runtime.",
        &["\"device_types.h\"", "\"driver_types.h\"", "\"vector_types.h\""],
        "",
    ),
    text(
        "cuda/driver_functions.h",
        "Constructors of the structures of driver_types.h.",
        &["\"driver_types.h\""],
        include_str!("cuda/driver_functions.h"),
    ),
    Header {
        folder: Some("cudart"),
        path: "cuda/cuda_runtime_api.h",
        title: "CUDA runtime of lucho: the virtual device, its memory, streams and events.",
        includes: &["<stddef.h>", "<stdint.h>", "\"builtin_types.h\""],
        head: "",
        complex: [None, None],
        tail: include_str!("cuda/cuda_runtime_api.h"),
        words: &[],
    },
    text(
        "cuda/cuda_runtime.h",
        "The CUDA runtime for C and C++: cuda_runtime_api.h, and overloads of its functions.",
        &[
            "\"cuda_runtime_api.h\"",
            "\"driver_functions.h\"",
            "\"library_types.h\"",
            "\"vector_functions.h\"",
        ],
        include_str!("cuda/cuda_runtime.h"),
    ),
    Header {
        folder: Some("cusparse"),
        path: "cuda/cusparse.h",
        title: "cuSPARSE of lucho: sparse matrices on the virtual device.",
        includes: &[
            "<stddef.h>",
            "<stdint.h>",
            "<stdio.h>",
            "\"lucho_cuda_version.h\"",
            "\"cuComplex.h\"",
            "\"library_types.h\"",
            "\"cuda_runtime_api.h\"",
        ],
        head: include_str!("cuda/cusparse.h"),
        complex: [Some("cuComplex"), Some("cuDoubleComplex")],
        tail: "",
        words: &[],
    },
    text(
        "cuda/cuda_profiler_api.h",
        "The profiler's two functions are in cuda_runtime_api.h.",
        &["\"cuda_runtime_api.h\""],
        "",
    ),
    text(
        "cuda/cuda.h",
        "What CUDA's driver interface shares with the runtime: the version and the names of handles.",
        &["<stddef.h>", "<stdint.h>", "\"driver_types.h\""],
        include_str!("cuda/cuda.h"),
    ),
    Header {
        folder: Some("cublas"),
        path: "cuda/cublas_api.h",
        title: "cuBLAS of lucho: BLAS on the virtual device.",
        includes: &[
            "<stddef.h>",
            "<stdint.h>",
            "\"driver_types.h\"",
            "\"cuComplex.h\"",
            "\"cuda_fp16.h\"",
            "\"cuda_bf16.h\"",
            "\"library_types.h\"",
        ],
        head: include_str!("cuda/cublas_api_head.h"),
        complex: [Some("cuComplex"), Some("cuDoubleComplex")],
        tail: "",
        words: &[],
    },
    text(
        "cuda/cublas_v2.h",
        "cuBLAS under its usual names: those of cublas_api.h without the v2.",
        &["\"cublas_api.h\""],
        include_str!("cuda/cublas_v2.h"),
    ),
];

/// A header that is all text.
const fn text(
    path: &'static str,
    title: &'static str,
    includes: &'static [&'static str],
    tail: &'static str,
) -> Header {
    Header {
        folder: None,
        path,
        title,
        includes,
        head: "",
        complex: [None, None],
        tail,
        words: &[],
    }
}

/// Writes all headers and the symbol list.
pub fn generate() -> Result<(), String> {
    println!("cargo:rerun-if-env-changed=LUCHO_HEADERS_OUT");
    println!("cargo:rerun-if-env-changed=LUCHO_HEADERS_SRC");
    println!("cargo:rerun-if-changed=cbindgen.toml");
    println!("cargo:rerun-if-changed=src/surface");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or("not run by cargo")?);
    let out = env::var_os("LUCHO_HEADERS_OUT").map_or(root.clone(), PathBuf::from);
    let surfaces = env::var_os("LUCHO_HEADERS_SRC").map_or(root.join("src/surface"), PathBuf::from);
    let style = cbindgen::Config::from_file(root.join("cbindgen.toml"))?;
    let scratch = PathBuf::from(env::var_os("OUT_DIR").ok_or("not run by cargo")?);

    let mut symbols = Vec::new();
    for header in HEADERS {
        let text = match header.folder {
            None => format!("{}{}", header.opening(), header.closing())
                .replace("@V2_NAMES@\n", &v2_names(&symbols)),
            Some(folder) if surfaces.join(folder).is_dir() => {
                let apart: Vec<PathBuf> = HEADERS
                    .iter()
                    .filter_map(|other| {
                        other.folder.filter(|f| f.starts_with(&format!("{folder}/")))
                    })
                    .map(|other| surfaces.join(other))
                    .collect();
                let flat = flatten(&surfaces.join(folder), &apart, header.complex)?;
                symbols.extend(flat.symbols);
                let file = scratch.join(format!("{folder}.rs"));
                write(&file, &flat.source)?;
                let text = header.run_cbindgen(style.clone(), &file, flat.types)?;
                with_defaults(text, &flat.defaults)?
            }
            Some(_) => continue,
        };
        write(&out.join("include").join(header.path), &text)?;
    }
    symbols.sort();
    if let Some(twice) = symbols.windows(2).find(|w| w[0] == w[1]) {
        return Err(format!("{} is declared twice", twice[0]));
    }
    symbols.push(String::new());
    write(&out.join("c_tests/symbols/expected.txt"), &symbols.join("\n"))
}

impl Header {
    fn guard(&self) -> String {
        let word = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_uppercase() } else { '_' };
        format!("LUCHO_{}", self.path.chars().map(word).collect::<String>())
    }

    fn opening(&self) -> String {
        let guard = self.guard();
        let mut text = format!(
            "/* {}\n *\n * Generated from src/surface by `make headers`; not edited by hand. */\n\n\
             #ifndef {guard}\n#define {guard}\n",
            self.title
        );
        for (i, name) in self.includes.iter().enumerate() {
            text += &format!("{}#include {name}\n", if i == 0 { "\n" } else { "" });
        }
        if !self.head.is_empty() {
            text += &format!("\n{}", self.head);
        }
        text
    }

    fn closing(&self) -> String {
        let tail = self
            .words
            .iter()
            .fold(self.tail.to_string(), |text, (from, to)| text.replace(from, to));
        let tail = if tail.is_empty() { tail } else { format!("{tail}\n") };
        format!("{tail}#endif /* {} */\n", self.guard())
    }

    fn run_cbindgen(
        &self,
        mut config: cbindgen::Config,
        file: &Path,
        types: Vec<String>,
    ) -> Result<String, String> {
        config.header = Some(self.opening());
        config.trailer = Some(self.closing());
        config.export.include = types;
        let bindings = cbindgen::Builder::new()
            .with_config(config)
            .with_src(file)
            .generate()
            .map_err(|e| format!("{}: {e}", self.path))?;
        let mut text = Vec::new();
        bindings.write(&mut text);
        String::from_utf8(text).map(|t| polish(&t)).map_err(|e| e.to_string())
    }
}

/// Macros that give cuBLAS functions their names without the _v2 of their symbols.
fn v2_names(symbols: &[String]) -> String {
    let v2 = symbols.iter().filter(|name| name.starts_with("cublas") && name.contains("_v2"));
    v2.map(|name| format!("#define {} {name}\n", name.replacen("_v2", "", 1))).collect()
}

/// What cbindgen has no setting for: a tag on each enum and struct (so that C can say
/// `struct aclblasComplex` and C++ can declare it ahead) although prototypes use the bare name;
/// one-line comments on one line; no two empty lines in a row.
fn polish(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let mut out: Vec<String> = Vec::new();
    let mut i = 0;
    while i < lines.len() {
        let line = lines[i];
        let indent = &line[..line.len() - line.trim_start().len()];
        if let Some(opening @ ("typedef enum" | "typedef struct" | "typedef union")) =
            line.strip_suffix(" {")
        {
            let closing = lines[i..].iter().find_map(|l| l.strip_prefix("} ")?.strip_suffix(';'));
            out.push(format!("{opening} {} {{", closing.unwrap_or_default()));
        } else if line.trim() == "/**" && lines.get(i + 2).is_some_and(|l| l.trim() == "*/") {
            out.push(format!("{indent}/** {} */", lines[i + 1].trim().trim_start_matches("* ")));
            i += 2;
        } else if !(line.is_empty() && out.last().is_some_and(|l| l.is_empty())) {
            out.push(line.to_string());
        }
        i += 1;
    }
    out.push(String::new());
    out.join("\n")
}

/// Writes LUCHO_DEFAULT(value) behind arguments that C++ callers may leave out.
fn with_defaults(mut text: String, defaults: &[[String; 3]]) -> Result<String, String> {
    for [function, argument, value] in defaults {
        let missing = || format!("{function} has no argument {argument}");
        let start = text.find(&format!(" {function}(")).ok_or_else(missing)?;
        let length = text[start..].find(");").ok_or_else(missing)? + 1;
        let declaration = &text[start..start + length];
        let at = declaration
            .match_indices(argument.as_str())
            .find(|(at, word)| {
                let before = declaration[..*at].chars().next_back();
                let after = declaration[at + word.len()..].chars().next();
                matches!(before, Some(' ' | '*')) && matches!(after, Some(',' | ')'))
            })
            .ok_or_else(missing)?
            .0;
        text.insert_str(start + at + argument.len(), &format!(" LUCHO_DEFAULT({value})"));
    }
    Ok(text)
}

/// Writes a file unless it already says so, and makes cargo look at it again next time.
fn write(path: &Path, text: &str) -> Result<(), String> {
    let fail = |e: std::io::Error| format!("{}: {e}", path.display());
    println!("cargo:rerun-if-changed={}", path.display());
    if std::fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    std::fs::create_dir_all(path.parent().unwrap_or(path)).map_err(fail)?;
    std::fs::write(path, text).map_err(fail)
}
