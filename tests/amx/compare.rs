//! Errors on the unit against those of multiply-adds.

use super::Residual;
use crate::common::{Element, Mat, Wide};

/// Where the two results differ, the error on the unit is at most 1.5 times the usual one, also as a multiple of
/// |A| |B|, which takes the scales away, and an element's at most `bound` of that. Returns their share.
pub(super) fn compare<T: Element>(
    (usual, old): (&Mat<T>, Residual<T::Wide>),
    (tiles, new): (&Mat<T>, Residual<T::Wide>),
    bound: f64,
    what: &str,
) -> f64 {
    let (x, y, m) = (usual.bits(), tiles.bits(), usual.rows);
    let differ: Vec<_> = (0..x.len()).filter(|&k| x[k] != y[k]).map(|k| (k % m, k / m)).collect();
    if differ.is_empty() {
        return 0.0;
    }
    let measure = |r: &Residual<T::Wide>| {
        differ.iter().fold((0.0, 0.0, 0.0_f64), |(whole, mean, worst), &(i, j)| {
            let (error, size) = (r.error.get(i, j).abs(), r.size.get(i, j));
            let ratio = error / size;
            (whole + error * error, mean + ratio * ratio, if ratio < worst { worst } else { ratio })
        })
    };
    let (old, new) = (measure(&old), measure(&new));
    let (whole, mean) = ((new.0 / old.0).sqrt(), (new.1 / old.1).sqrt());
    println!("{} {what}: error {whole:.2} of the usual one, unscaled {mean:.2}", T::NAME);
    assert!(whole <= 1.5 && mean <= 1.5, "{whole} {mean} {what}");
    assert!(new.2 <= bound, "{:e} {what}", new.2);
    differ.len() as f64 / x.len() as f64
}
