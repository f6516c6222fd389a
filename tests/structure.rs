//! The laws of the house that a compiler does not check, read off the source text: which room may
//! know which, how long a file gets, what is documented, where memory may be allocated infallibly.
//!
//! Texts are compared after comments and literals have been blanked out (line numbers stay). Each rule has a seeded violation below, so that it is known to bite.

use std::fs;
use std::path::{Path, PathBuf};

/// A room, and the rooms it may name besides itself.
const DIRECTIONS: &[(&str, &[&str])] = &[
    ("kernel", &[]),
    ("device", &[]),
    ("op", &["device", "kernel"]),
    ("abi", &["device"]),
    ("surface", &["abi", "op"]),
];

/// Allocations that abort or unwind when memory runs out; `device::shared` has the fallible ones.
const INFALLIBLE: &[&str] = &[
    "Box::new(",
    "Arc::new(",
    "Rc::new(",
    "vec![",
    "with_capacity(",
    "format!(",
    ".to_string()",
    ".to_owned()",
    ".to_vec()",
    "String::from(",
    "CString::new(",
    "collect::<Vec",
    "collect::<String",
];

const UNFINISHED: &[&str] = &["todo!(", "unimplemented!(", "#[ignore", "dbg!("];

/// A test in here would never run: the library is built without.
const TESTS: &[&str] = &["#[test]", "#[cfg(test)]", "cfg_attr(test", "cfg_attr(not(test"];

const LONGEST: usize = 600;

#[test]
fn rooms_know_only_what_they_may() {
    fail_on(sources("src").iter().flat_map(|f| wrong_directions(&f.name, &f.code)));
}

#[test]
fn nothing_is_left_unfinished() {
    fail_on(sources("src").iter().flat_map(|f| found(&f.name, &f.code, UNFINISHED)));
}

#[test]
fn tests_are_where_they_run() {
    fail_on(sources("src").iter().flat_map(|f| found(&f.name, &f.code, TESTS)));
}

#[test]
fn library_paths_allocate_fallibly() {
    let exempt = |name: &str| name.starts_with("src/build/") || name == "src/device/shared.rs";
    let files = sources("src");
    fail_on(
        files.iter().filter(|f| !exempt(&f.name)).flat_map(|f| found(&f.name, &f.code, INFALLIBLE)),
    );
}

#[test]
fn size_arithmetic_is_watched() {
    for name in ["src/abi/mod.rs", "src/op/mod.rs"] {
        let text = fs::read_to_string(root().join(name)).unwrap();
        assert!(text.contains("deny(clippy::arithmetic_side_effects)"), "{name} lost its lint");
    }
}

#[test]
fn exported_functions_are_documented() {
    fail_on(sources("src").iter().flat_map(|f| undocumented(&f.name, &f.text)));
}

#[test]
fn files_say_what_they_are_for() {
    let silent = |f: &&Source| !f.text.starts_with("//!");
    fail_on(sources("src").iter().filter(silent).map(|f| format!("{}: no //! at the top", f.name)));
}

#[test]
fn files_stay_readable() {
    let mut long = Vec::new();
    for folder in ["src", "tests", "c_tests", "examples", "bench"] {
        for path in walk(&root().join(folder)) {
            let kind = path.extension().and_then(|e| e.to_str()).unwrap_or("");
            if ["rs", "c", "cpp", "h", "py", "sh"].contains(&kind) {
                let lines = fs::read_to_string(&path).unwrap().lines().count();
                if lines > LONGEST {
                    long.push(format!("{}: {lines} lines", path.display()));
                }
            }
        }
    }
    fail_on(long);
}

#[test]
fn seeded_violations_are_found() {
    let wrong = |name, code: &str| wrong_directions(name, &blank(code)).len();
    assert_eq!(wrong("src/kernel/gemm.rs", "use crate::device::memory;"), 1);
    assert_eq!(wrong("src/kernel/gemm.rs", "// crate::device\nuse crate::kernel::view;"), 0);
    assert_eq!(wrong("src/op/potrf.rs", "use crate::{abi::shape, device, kernel::{a, b}};"), 1);
    assert_eq!(wrong("src/op/potrf.rs", "fn f() { crate::surface::acl::x() }"), 1);
    assert_eq!(wrong("src/surface/acl/mod.rs", "use crate::op::device; use crate::abi::guard;"), 0);
    assert_eq!(wrong("src/surface/acl/mod.rs", "use crate::device::stream;"), 1);
    assert_eq!(wrong("src/surface/acl/mod.rs", "use crate::surface::acl::types::*;"), 0);
    assert_eq!(wrong("src/surface/mluop/mod.rs", "use crate::surface::cnrt::queue;"), 1);
    assert_eq!(wrong("src/surface/mluop/mod.rs", "use crate::surface::cnrt::types::Q;"), 0);
    assert_eq!(wrong("src/surface/mluop/mod.rs", "use super::cnrt::queue;"), 1);
    assert_eq!(wrong("src/surface/mluop/lu.rs", "use super::super::cnrt::queue;"), 1);
    assert_eq!(wrong("src/surface/mluop/lu.rs", "use super::types; mod t { use super::*; }"), 0);
    assert_eq!(wrong("src/kernel/isa/avx2.rs", "use super::super::super::device;"), 1);
    assert_eq!(wrong("src/kernel/isa/avx2.rs", "use super::super::view;"), 0);

    let code = blank("fn f() { let x = \"vec![\"; /* vec![ */ g('\"', vec![1]) }");
    assert_eq!(found("f", &code, INFALLIBLE).len(), 1);
    let code = blank("fn f() {}\n#[cfg(test)]\nmod tests {}\n// #[test]\nfn h() { vec![2] }");
    assert_eq!(found("f", &code, INFALLIBLE), ["f:5: vec!["]);
    assert_eq!(found("f", &code, TESTS), ["f:2: #[cfg(test)]"]);
    assert_eq!(found("f", "  todo!()", UNFINISHED).len(), 1);

    let export = "#[unsafe(no_mangle)]\npub unsafe extern \"C\" fn f() {}\n";
    assert_eq!(undocumented("f", export).len(), 1);
    assert_eq!(undocumented("f", &format!("/// Does.\n#[inline]\n{export}")).len(), 0);
    assert_eq!(undocumented("f", &format!("/// Does.\nfn g() {{}}\n{export}")).len(), 1);
}

struct Source {
    /// Path from the top, with forward slashes.
    name: String,
    text: String,
    /// `text` without comments and literals.
    code: String,
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn sources(folder: &str) -> Vec<Source> {
    let mut all = Vec::new();
    for path in walk(&root().join(folder)) {
        if path.extension().is_some_and(|e| e == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let name = path.strip_prefix(root()).unwrap().to_str().unwrap().to_string();
            all.push(Source { name, code: blank(&text), text });
        }
    }
    assert!(!all.is_empty());
    all
}

fn walk(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files = Vec::new();
    for path in entries.map(|e| e.unwrap().path()) {
        match path.file_name().and_then(|n| n.to_str()) {
            Some("target") => {}
            Some(n) if n.starts_with('.') => {}
            _ if path.is_dir() => files.extend(walk(&path)),
            _ => files.push(path),
        }
    }
    files
}

fn fail_on(violations: impl IntoIterator<Item = String>) {
    let mut all: Vec<String> = violations.into_iter().collect();
    all.sort();
    assert!(all.is_empty(), "\n{}\n", all.join("\n"));
}

/// The text with comments, strings and character literals replaced by spaces.
fn blank(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::new();
    let mut i = 0;
    while i < chars.len() {
        let rest = &chars[i..];
        let skip = match rest {
            ['/', '/', ..] => rest.iter().position(|&c| c == '\n').unwrap_or(rest.len()),
            ['/', '*', ..] => 2 + find(&rest[2..], &['*', '/']) + 2,
            ['r', '#', '"', ..] => 3 + find(&rest[3..], &['"', '#']) + 2,
            ['"', ..] => string_length(rest),
            ['\'', '\\', ..] => 3 + find(&rest[3..], &['\'']) + 1,
            ['\'', _, '\'', ..] => 3,
            _ => 0,
        };
        let skip = skip.min(rest.len());
        out.extend(rest[..skip].iter().map(|&c| if c == '\n' { c } else { ' ' }));
        if skip == 0 {
            out.push(chars[i]);
        }
        i += skip.max(1);
    }
    out
}

fn find(chars: &[char], end: &[char]) -> usize {
    chars.windows(end.len()).position(|w| w == end).unwrap_or(chars.len())
}

fn string_length(chars: &[char]) -> usize {
    let mut i = 1;
    while i < chars.len() && chars[i] != '"' {
        i += if chars[i] == '\\' { 2 } else { 1 };
    }
    i + 1
}

fn found(name: &str, code: &str, words: &[&str]) -> Vec<String> {
    let mut hits = Vec::new();
    for (i, line) in code.lines().enumerate() {
        for word in words {
            // A box of nothing takes no memory.
            if line.replace("Box::new(())", "").contains(word) {
                hits.push(format!("{name}:{}: {word}", i + 1));
            }
        }
    }
    hits
}

/// Exported functions without a doc comment among the lines just above them.
fn undocumented(name: &str, text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let exports = lines.iter().enumerate().filter(|(_, l)| l.starts_with("#[unsafe(no_mangle)]"));
    exports
        .filter(|&(i, _)| {
            let above = lines[..i].iter().rev().take_while(|l| l.starts_with(['#', '/']));
            !above.into_iter().any(|l| l.starts_with("///"))
                // Inside `c_api!` the comment arrives as a macro argument.
                && !lines[i.saturating_sub(1)].starts_with("$(#[$meta])*")
        })
        .map(|(i, _)| format!("{name}:{}: exported without a doc comment", i + 1))
        .collect()
}

/// Paths from the crate's root that leave the file's room in a direction it may not take.
fn wrong_directions(name: &str, code: &str) -> Vec<String> {
    let home: Vec<&str> =
        name.strip_prefix("src/").unwrap().trim_end_matches(".rs").split('/').collect();
    let Some((_, allowed)) = DIRECTIONS.iter().find(|(room, _)| *room == home[0]) else {
        return Vec::new();
    };
    let mut bad = Vec::new();
    for (line, path) in absolute_paths(&home, code) {
        let to = path.first().map_or("", String::as_str);
        let elsewhere = to == "surface" && home[0] == "surface" && is_other_surface(&home, &path);
        if elsewhere || (to != home[0] && !allowed.contains(&to)) {
            bad.push(format!("{name}:{line}: {} may not use {}", home[0], path.join("::")));
        }
    }
    bad
}

/// Vendor types live once and are shared; code is not.
fn is_other_surface(home: &[&str], path: &[String]) -> bool {
    let other = path.get(1).is_some_and(|s| s != home[1]);
    other && path.get(2).is_none_or(|s| s != "types")
}

/// Every `crate::...` path, with its line; a group `crate::{a::b, c}` counts as several. A chain of
/// `super::` counts from the file's own module.
fn absolute_paths(home: &[&str], code: &str) -> Vec<(usize, Vec<String>)> {
    let mut all = Vec::new();
    let line = |code: &str, at: usize| code[..at].matches('\n').count() + 1;
    for (at, _) in code.match_indices("crate::") {
        let inside_word = code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        if !inside_word {
            expand(&code[at + 7..], &[], &mut |path| all.push((line(code, at), path)));
        }
    }
    // A module's path is its folder plus its file name, except that mod.rs is its folder.
    let module = if home.last() == Some(&"mod") { &home[..home.len() - 1] } else { home };
    let mut from = 0;
    while let Some(at) = code[from..].find("super::").map(|i| from + i) {
        let chain = code[at..].split("super::").take_while(|s| s.is_empty()).count();
        from = at + 7 * chain.max(1);
        if chain <= module.len() {
            let base: Vec<String> =
                module[..module.len() - chain].iter().map(|s| s.to_string()).collect();
            // `super::*` and names of the own room's modules resolve to the room itself.
            expand(&code[from..], &base, &mut |path| {
                if path.len() > base.len() {
                    all.push((line(code, at), path));
                }
            });
        }
    }
    all
}

fn expand(text: &str, base: &[String], each: &mut dyn FnMut(Vec<String>)) {
    let text = text.trim_start();
    if let Some(group) = text.strip_prefix('{') {
        let mut depth = 0;
        let mut start = 0;
        for (i, c) in group.char_indices() {
            match c {
                '{' => depth += 1,
                '}' | ',' if depth == 0 => {
                    expand(&group[start..i], base, each);
                    start = i + 1;
                    if c == '}' {
                        return;
                    }
                }
                '}' => depth -= 1,
                _ => {}
            }
        }
        return;
    }
    let word: String = text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    if word.is_empty() {
        if !base.is_empty() {
            each(base.to_vec());
        }
        return;
    }
    let mut path = base.to_vec();
    path.push(word.clone());
    match text[word.len()..].strip_prefix("::") {
        Some(rest) => expand(rest, &path, each),
        None => each(path),
    }
}
