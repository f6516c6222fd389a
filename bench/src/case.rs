//! The catalogue: every point that can be measured, in a fixed order. Host and workers build the same
//! list, so a case travels between them as an index.

use crate::library::Answer;
use crate::problem::INPUT_BYTES;

/// One routine at one shape and size.
#[derive(Clone, Debug)]
pub struct Case {
    /// b's', b'd', b'c' or b'z'.
    pub kind: u8,
    /// The routine without its type letters; symmetric and Hermitian twins share the symmetric name.
    pub family: &'static str,
    pub shape: &'static str,
    /// What the plots have on their x axis.
    pub size: usize,
    pub m: usize,
    pub n: usize,
    /// In a batch: how many matrices.
    pub k: usize,
}

/// Groups that `--routines` understands, with their families.
pub const GROUPS: &[(&str, &[&str])] = &[
    ("level1", &["dot", "axpy", "scal", "nrm2", "asum", "iamax", "copy"]),
    ("level2", &["gemv", "ger", "symv", "trsv", "trmv"]),
    ("level3", &["gemm", "syrk", "trsm", "trmm", "symm"]),
    ("factor", &["potrf", "getrf"]),
    ("lapack", &["potrf", "getrf", "potrs", "getrs", "potri", "getri"]),
    ("batch", &["potrf_batch", "getrf_batch"]),
];

const FACTOR: &[usize] = &[8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192];
const SQUARE: &[usize] = &[256, 512, 1024, 2048, 4096];
const SMALL: &[usize] = &[4, 8, 16, 32, 64, 128];
const LONG: &[usize] = &[1024, 8192, 65536];
const TINY: &[usize] = &[4, 8, 16, 32];

/// All cases: by family, shape, type, size.
pub fn catalogue() -> Vec<Case> {
    let mut all = Vec::new();
    let mut add = |family, shape, kinds: &str, sizes: &[usize], mnk: fn(usize) -> [usize; 3]| {
        for kind in kinds.bytes() {
            for &size in sizes {
                let [m, n, k] = mnk(size);
                all.push(Case { kind, family, shape, size, m, n, k });
            }
        }
    };
    for &family in GROUPS[0].1 {
        add(family, "", "sdz", &[1_000, 100_000, 10_000_000], |n| [n, 1, 1]);
    }
    for (family, shape) in
        [("gemv", "N"), ("gemv", "T"), ("ger", ""), ("symv", ""), ("trsv", ""), ("trmv", "")]
    {
        add(family, shape, "sdcz", &[256, 1024, 4096], |n| [n, n, 1]);
    }
    add("gemm", "small", "sdcz", SMALL, |n| [n, n, n]);
    add("gemm", "NN", "sdcz", SQUARE, |n| [n, n, n]);
    add("gemm", "TN", "sdcz", &[256, 1024, 4096], |n| [n, n, n]);
    // The trailing update of a blocked factorization, and the two thin extremes; columns of `tall` are whole pages apart.
    add("gemm", "k128", "sdcz", &[512, 1024, 2048, 4096], |n| [n, n, 128]);
    add("gemm", "tall", "sdcz", LONG, |n| [n, 64, 64]);
    add("gemm", "tall48", "sdcz", &[3000, 8000, 50_000], |n| [n, 48, 48]);
    add("gemm", "inner", "sdcz", LONG, |n| [64, 64, n]);
    add("syrk", "square", "sdcz", SQUARE, |n| [n, n, n]);
    add("syrk", "k128", "sdcz", &[512, 1024, 2048, 4096], |n| [n, n, 128]);
    add("trsm", "left", "sdcz", SQUARE, |n| [n, n, n]);
    add("trsm", "right128", "sdcz", &[512, 1024, 2048, 4096], |n| [n, 128, 128]);
    add("trmm", "left", "sdcz", SQUARE, |n| [n, n, n]);
    add("symm", "left", "sdcz", SQUARE, |n| [n, n, n]);
    add("potrf", "L", "sdcz", FACTOR, |n| [n, n, n]);
    add("potrf", "U", "sdcz", FACTOR, |n| [n, n, n]);
    add("getrf", "", "sdcz", FACTOR, |n| [n, n, n]);
    add("getrf", "nopiv", "sdcz", FACTOR, |n| [n, n, n]);
    add("getrf", "x15", "sdcz", &[15_200], |m| [m, 15, 15]);
    add("getrf", "x30", "sdcz", &[65_536], |m| [m, 30, 30]);
    add("getrf", "x3000", "sdcz", &[65_536], |m| [m, 3000, 3000]);
    add("potrs", "1", "sdcz", FACTOR, |n| [n, 1, n]);
    add("potrs", "128", "sdcz", FACTOR, |n| [n, 128, n]);
    add("getrs", "1", "sdcz", FACTOR, |n| [n, 1, n]);
    add("getrs", "128", "sdcz", FACTOR, |n| [n, 128, n]);
    add("potri", "", "sdcz", FACTOR, |n| [n, n, n]);
    add("getri", "", "sdcz", FACTOR, |n| [n, n, n]);
    add("potrf_batch", "10000", "sdcz", TINY, |n| [n, n, 10_000]);
    // The shapes of mluOp's document, in both triangles, to another array and in place.
    for shape in ["docL", "docU", "docL-in", "docU-in"] {
        add("potrf_batch", shape, "s", &[64, 3000], |n| [n, n, 32]);
        add("potrf_batch", shape, "s", &[512], |n| [n, n, 16]);
        add("potrf_batch", shape, "c", &[16, 64, 128, 3000], |n| [n, n, 32]);
        add("potrf_batch", shape, "c", &[1024], |n| [n, n, 4]);
    }
    add("getrf_batch", "10000", "sdcz", TINY, |n| [n, n, 10_000]);
    // Few enough to stay in the caches.
    for family in ["potrf_batch", "getrf_batch"] {
        add(family, "100", "sdcz", TINY, |n| [n, n, 100]);
    }
    all
}

impl Case {
    pub fn is_complex(&self) -> bool {
        matches!(self.kind, b'c' | b'z')
    }

    /// Bytes per element.
    pub fn width(&self) -> usize {
        match self.kind {
            b's' => 4,
            b'd' | b'c' => 8,
            _ => 16,
        }
    }

    /// The routine's name in BLAS or LAPACK.
    pub fn routine(&self) -> String {
        let complex = self.is_complex();
        let k = self.kind as char;
        match self.family {
            "nrm2" | "asum" if complex => {
                let real = if k == 'c' { 's' } else { 'd' };
                format!("{real}{k}{}", self.family)
            }
            "iamax" => format!("i{k}amax"),
            "dot" if complex => format!("{k}dotc"),
            "ger" if complex => format!("{k}geru"),
            "symv" | "syrk" | "symm" if complex => format!("{k}he{}", &self.family[2..]),
            other => format!("{k}{other}"),
        }
    }

    /// What the routine returns.
    pub fn answer(&self) -> Answer {
        match (self.family, self.kind) {
            ("dot", b's') | ("nrm2" | "asum", b's' | b'c') => Answer::Single,
            ("dot", b'd') | ("nrm2" | "asum", b'd' | b'z') => Answer::Double,
            ("dot", b'c') => Answer::ComplexSingle,
            ("dot", _) => Answer::ComplexDouble,
            ("iamax", _) => Answer::Int,
            _ => Answer::Nothing,
        }
    }

    pub fn is_level1(&self) -> bool {
        GROUPS[0].1.contains(&self.family)
    }

    /// "GB/s" or "GFLOP/s".
    pub fn unit(&self) -> &'static str {
        if self.is_level1() { "GB/s" } else { "GFLOP/s" }
    }

    /// The bytes (level 1) or real operations one call is credited with. Operation counts are the
    /// leading terms of LAPACK Working Note 41; a complex operation counts as four real ones.
    pub fn work(&self) -> f64 {
        let [m, n, k] = [self.m as f64, self.n as f64, self.k as f64];
        let real = match self.family {
            "nrm2" | "asum" | "iamax" => return m * self.width() as f64,
            "dot" | "scal" | "copy" => return 2.0 * m * self.width() as f64,
            "axpy" => return 3.0 * m * self.width() as f64,
            "trsv" | "trmv" => m * m,
            "gemv" | "ger" | "symv" => 2.0 * m * n,
            "gemm" => 2.0 * m * n * k,
            "syrk" => n * n * k,
            "trsm" if self.shape.starts_with("right") => m * n * n,
            "trsm" | "trmm" => m * m * n,
            "symm" => 2.0 * m * m * n,
            "potrf" => n * n * n / 3.0,
            "getrf" => m * n * n - n * n * n / 3.0,
            "potrs" | "getrs" => 2.0 * m * m * n,
            "potri" => 2.0 / 3.0 * n * n * n,
            "getri" => 4.0 / 3.0 * n * n * n,
            "potrf_batch" => k * n * n * n / 3.0,
            "getrf_batch" => k * 2.0 / 3.0 * n * n * n,
            other => unreachable!("no operation count for {other}"),
        };
        if self.is_complex() { 4.0 * real } else { real }
    }

    pub fn is_batch(&self) -> bool {
        self.family.ends_with("_batch")
    }

    /// About how much memory the workers of so many libraries need for it.
    pub fn memory(&self, libraries: usize) -> usize {
        if self.is_batch() {
            // The members and their originals; lucho's factors may be another array.
            let all = self.k * self.n * self.n * self.width();
            return (libraries + 1) * all + libraries * all.min(INPUT_BYTES);
        }
        let largest = (self.m * self.n).max(self.m * self.k).max(self.n * self.k);
        // A factorization has its input and one working copy; the others have up to three operands.
        let operands = if matches!(self.family, "potrf" | "getrf") { 2 } else { 3 };
        libraries * (operands * largest + largest / 10) * self.width()
    }

    /// Whether a word of `--routines` means this case: a group, a family, a routine, each perhaps with
    /// `:shape`.
    pub fn is_named(&self, word: &str) -> bool {
        let (name, shape) = match word.split_once(':') {
            Some((name, shape)) => (name, Some(shape)),
            None => (word, None),
        };
        let group = GROUPS.iter().any(|(g, f)| *g == name && f.contains(&self.family));
        (group || name == self.family || name == self.routine() || name == "all")
            && shape.is_none_or(|s| s == self.shape)
    }
}
