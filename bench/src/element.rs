//! The four element types, and test data that is a function of its indices.
//!
//! An entry depends on (seed, i, j) only, so every library works on the same numbers and a matrix can
//! be Hermitian by construction.

pub use num_complex::Complex;

/// What all checking is done in.
pub type C64 = Complex<f64>;

pub trait Element: Copy + 'static {
    /// Machine epsilon of the real type.
    const EPS: f64;
    fn make(v: C64) -> Self;
    fn get(self) -> C64;
}

macro_rules! element {
    ($real:ty) => {
        impl Element for $real {
            const EPS: f64 = <$real>::EPSILON as f64;
            fn make(v: C64) -> Self {
                v.re as $real
            }
            fn get(self) -> C64 {
                C64::new(self as f64, 0.0)
            }
        }
        impl Element for Complex<$real> {
            const EPS: f64 = <$real>::EPSILON as f64;
            fn make(v: C64) -> Self {
                Complex::new(v.re as $real, v.im as $real)
            }
            fn get(self) -> C64 {
                C64::new(self.re as f64, self.im as f64)
            }
        }
    };
}
element!(f32);
element!(f64);

/// Real and imaginary part uniform in [-0.5, 0.5): one round of splitmix64 (Steele, Lea, Flood 2014)
/// over the packed indices, split into two 32-bit numbers.
pub fn uniform(seed: u64, i: usize, j: usize) -> C64 {
    let mut z = (seed << 56) ^ ((j as u64) << 28) ^ i as u64;
    z = z.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^= z >> 31;
    let part = |bits: u64| (bits as u32) as f64 / 4_294_967_296.0 - 0.5;
    C64::new(part(z), part(z >> 32))
}

/// Hermitian with a dominant diagonal, hence positive definite.
pub fn definite(seed: u64, n: usize, i: usize, j: usize) -> C64 {
    match i.cmp(&j) {
        std::cmp::Ordering::Greater => uniform(seed, i, j),
        std::cmp::Ordering::Less => uniform(seed, j, i).conj(),
        std::cmp::Ordering::Equal => C64::new(n as f64, 0.0),
    }
}

/// Full, with triangles that are safe to solve with: about 2 on the diagonal, O(1/n) beside it.
pub fn triangular(seed: u64, n: usize, i: usize, j: usize) -> C64 {
    let u = uniform(seed, i, j);
    if i == j { C64::new(2.0 + u.re, 0.0) } else { u * (2.0 / n as f64) }
}
