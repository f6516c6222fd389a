//! What is reported: zero and NaN pivots, minors, overflow; and conversions.

use crate::both_formats;
use crate::common::{Rng, with_ctx, work};
use crate::support::{Format, Stored, cholesky, definite, factor, lu_ratio, turn, turn_alone};
use half::{bf16, f16};
use lucho::kernel::half::{Outcome, getrs_stored, potrs_stored, solve_work};
use lucho::kernel::isa::{self, Isa};
use lucho::kernel::triangle::Trans;
use lucho::kernel::trsm::Uplo;

both_formats!(zero_and_nan_pivots);
fn zero_and_nan_pivots<H: Format>() {
    let _turn = turn();
    for n in [1, 2, 9, 70, 300, 520] {
        for at in [0, n / 2, n - 1] {
            // A zero column makes a zero pivot there, exactly.
            let base = Stored::<H>::random(n, n, n as u64);
            let a =
                Stored::<H>::new(n, n, false, |i, j| if j == at { 0.0 } else { base.wide(i, j) });
            let mut lu = a.clone();
            let (ipiv, outcome) = factor(2, &mut lu, true);
            assert_eq!(outcome, Outcome { pivot: at + 1, overflow: 0 }, "{n}");
            assert_eq!(outcome.info(n), at + 1);
            assert!(lu_ratio(&a, &lu, &ipiv) < 5.0, "{n} {at}: not completed");
            let mut lu = a.clone();
            lu.set(n - 1, at, H::NAN);
            let (_, outcome) = factor(2, &mut lu, true);
            assert!((1..=n).contains(&outcome.pivot), "{n} {at}: NaN is no pivot");
            assert!(outcome.pivot > at, "{n} {at}: {outcome:?}");
        }
    }
}

both_formats!(minors);
fn minors<H: Format>() {
    let _turn = turn();
    for n in [1, 2, 40, 192, 193, 400] {
        for at in [0, n / 2, n - 1] {
            for (value, uplo) in [
                (-1.0, Uplo::Lower),
                (0.0, Uplo::Upper),
                (f64::NAN, Uplo::Lower),
                (f64::NAN, Uplo::Upper),
            ] {
                let base = definite(n, 4);
                let diagonal = |i: usize, j: usize| {
                    if (i, j) == (at, at) {
                        value
                    } else if i == at || j == at {
                        0.0
                    } else {
                        base.wide(i, j)
                    }
                };
                let mut l = Stored::<H>::new(n, n, false, diagonal);
                let outcome = cholesky(2, uplo, &mut l);
                assert_eq!(outcome, Outcome { pivot: at + 1, overflow: 0 }, "{n} {value}");
                // The leading block has been factored.
                let mut whole = Stored::<H>::new(n, n, false, |i, j| base.wide(i, j));
                cholesky(2, uplo, &mut whole);
                for j in 0..at {
                    for i in 0..=j {
                        let (r, c) = if uplo == Uplo::Lower { (j, i) } else { (i, j) };
                        assert_eq!(l.get(r, c), whole.get(r, c), "{n} {at} ({r}, {c})");
                    }
                }
            }
        }
    }
}

both_formats!(overflow_is_reported);
fn overflow_is_reported<H: Format>() {
    let _turn = turn();
    let large = if H::ROUNDOFF < 1e-3 { 60000.0 } else { 3e38 };
    for n in [4, 50, 300, 560] {
        for at in [1, n / 2, n - 1] {
            // Row 0 is added to row 1: large + large in column `at`, unless column 1 is its own pivot.
            let a = Stored::<H>::new(n, n, false, |i, j| match (i, j) {
                _ if i == j => 1.0,
                (i, 0) if i == n - 1 => -1.0,
                (0, j) if j == at => large,
                (i, j) if i == n - 1 && j == at => large,
                _ => 0.0,
            });
            let mut lu = a.clone();
            let (_, outcome) = factor(2, &mut lu, false);
            if at == n - 1 {
                assert_eq!(outcome.overflow, 0, "1 + large");
                continue;
            }
            assert_eq!(outcome.overflow, at + 1, "{n} {at}");
            assert_eq!(outcome.info(n), n + at + 1);
        }
    }
    // A pivot that is zero before the overflow comes first.
    assert_eq!(Outcome { pivot: 2, overflow: 3 }.info(9), 2);
    assert_eq!(Outcome { pivot: 3, overflow: 3 }.info(9), 12);
    assert_eq!(Outcome { pivot: 0, overflow: 3 }.info(9), 12);
    // Cholesky: an element below a tiny pivot.
    let tiny = if H::ROUNDOFF < 1e-3 { 2.0_f64.powi(-24) } else { 2.0_f64.powi(-120) };
    for (n, at) in [(3, 0), (250, 200)] {
        let mut l = Stored::<H>::new(n, n, false, |i, j| match (i, j) {
            _ if i == j && i == at => tiny,
            _ if i == j => 1.0,
            (i, j) if i == n - 1 && j == at => large,
            _ => 0.0,
        });
        let outcome = cholesky(1, Uplo::Lower, &mut l);
        assert_eq!(outcome.overflow, at + 1, "{n}: {outcome:?}");
        assert_eq!(outcome.info(n), n + at + 1);
    }
}

both_formats!(infinite_input);
fn infinite_input<H: Format>() {
    let _turn = turn();
    for n in [5, 290] {
        let mut a = Stored::<H>::random(n, n, 3);
        a.set(n / 2, 1, H::of(f64::INFINITY));
        let (_, outcome) = factor(2, &mut a, true);
        assert_eq!(outcome.overflow, 2, "{n}");
    }
}

both_formats!(stored_right_hand_sides);
fn stored_right_hand_sides<H: Format>() {
    let _turn = turn();
    for (n, nrhs) in [(1, 1), (70, 5), (300, 300), (40, 700)] {
        let base = definite(n, 2);
        let a = Stored::<H>::new(n, n, false, |i, j| base.wide(i, j));
        let x = Stored::<H>::random(n, nrhs, 8);
        let b = Stored::<H>::new(n, nrhs, false, |i, j| {
            (0..n).map(|k| a.wide(i, k) * x.wide(k, j)).sum()
        });
        let close = |y: &Stored<H>| {
            for j in 0..nrhs {
                for i in 0..n {
                    let (got, wanted) = (y.wide(i, j), x.wide(i, j));
                    assert!((got - wanted).abs() < 12.0 * H::ROUNDOFF, "{n} {nrhs} ({i}, {j})");
                }
            }
            assert!(y.guarded());
        };
        let mut memory = work::<f32>(solve_work(n, nrhs));
        let (mut lu, mut y) = (a.clone(), b.clone());
        let (mut ipiv, _) = factor(1, &mut lu, true);
        let done = with_ctx(2, |ctx| {
            getrs_stored(ctx, Trans::No, lu.view(), Some(&ipiv[..]), y.view_mut(), &mut memory)
        });
        assert_eq!(done, Ok(0));
        close(&y);
        // A pivot that names no row.
        ipiv[n / 2] = n as i32 + 1;
        let mut y = b.clone();
        let done = with_ctx(2, |ctx| {
            getrs_stored(ctx, Trans::No, lu.view(), Some(&ipiv[..]), y.view_mut(), &mut memory)
        });
        assert_eq!(done.unwrap_err().index, n / 2 + 1);
        assert_eq!(y.bits(), b.bits());
        let (mut l, mut y) = (a.clone(), b.clone());
        cholesky(1, Uplo::Upper, &mut l);
        let found =
            with_ctx(2, |ctx| potrs_stored(ctx, Uplo::Upper, l.view(), y.view_mut(), &mut memory));
        assert_eq!(found, 0);
        close(&y);
    }
    // A solution that does not fit the format.
    let tiny = if H::ROUNDOFF < 1e-3 { 2.0_f64.powi(-20) } else { 2.0_f64.powi(-100) };
    let lu = Stored::<H>::new(2, 2, false, |i, j| if i == j { tiny } else { 0.0 });
    let mut b = Stored::<H>::new(2, 3, false, |_, j| if j == 1 { 1.0 / tiny.sqrt() } else { 0.0 });
    let mut memory = work::<f32>(solve_work(2, 3));
    let none: Option<&[i32]> = None;
    let done =
        with_ctx(1, |ctx| getrs_stored(ctx, Trans::No, lu.view(), none, b.view_mut(), &mut memory));
    assert_eq!(done, Ok(2));
}

/// Every pattern of 16 bits, and floats around each rounding, on every instruction set.
#[test]
fn conversions() {
    let _turn = turn_alone();
    let before = isa::current();
    for isa in Isa::ALL.into_iter().filter(|isa| isa.available()) {
        isa::select(Some(isa.name()));
        every_pattern::<f16>((11, -14), |bits| f16::from_bits(bits).to_f64(), f16::from_bits);
        every_pattern::<bf16>((8, -126), |bits| bf16::from_bits(bits).to_f64(), bf16::from_bits);
    }
    isa::select(Some(before.name()));
}

/// The bits of the number next to x, which is a float, of so many significant bits and with this exponent of the
/// smallest normal number; ties to even.
fn nearest(x: f64, (digits, least): (i32, i32)) -> u16 {
    let sign = if x.is_sign_negative() { 0x8000 } else { 0 };
    let top = f64::from(0x7fff >> (digits - 1) << (digits - 1));
    let exponent = ((x.to_bits() >> 52 & 0x7ff) as i32 - 1023).max(least);
    // In units of the last place; a carry moves into the exponent by itself.
    let units = (x.abs() * 2.0_f64.powi(digits - 1 - exponent)).round_ties_even();
    let bits = units + f64::from((exponent - least) << (digits - 1));
    sign | bits.min(top) as u16
}

fn every_pattern<H: Format>(format: (i32, i32), value: fn(u16) -> f64, of: fn(u16) -> H) {
    let all: Vec<H> = (0..=u16::MAX).map(of).collect();
    let mut wide = vec![7.0_f32; all.len()];
    H::widen(&all, &mut wide);
    for (bits, x) in (0..=u16::MAX).zip(&wide) {
        let exact = value(bits);
        assert!(f64::from(*x) == exact || (x.is_nan() && exact.is_nan()), "{bits:04x}");
        assert!(x.is_nan() || x.is_sign_negative() == (bits >> 15 == 1), "{bits:04x}");
    }
    // Halfway to the next one, and next to that; random patterns too.
    let mut floats = wide.clone();
    for pair in wide.windows(2) {
        let middle = ((f64::from(pair[0]) + f64::from(pair[1])) / 2.0) as f32;
        floats.extend([
            middle,
            f32::from_bits(middle.to_bits() + 1),
            f32::from_bits(middle.to_bits().saturating_sub(1)),
        ]);
    }
    let rng = &mut Rng::new(1);
    floats.extend((0..300_000).map(|_| f32::from_bits(rng.next() as u32)));
    // Past the largest number.
    floats.extend([65519.0, 65520.0, 65536.0, f32::MAX, -65520.0, f32::MAX * 0.999]);
    let mut narrow = vec![H::ZERO; floats.len()];
    let infinite = H::narrow(&floats, &mut narrow);
    assert!(infinite);
    for (x, y) in floats.iter().zip(&narrow) {
        if x.is_nan() {
            assert!(y.wide().is_nan(), "{:08x}", x.to_bits());
        } else {
            let wanted = nearest(f64::from(*x), format);
            assert_eq!(y.bits(), wanted, "{x:e}");
        }
    }
    for count in 0..70 {
        // Of any length, and nothing behind it is touched.
        let mut few = [H::NAN; 80];
        assert!(!H::narrow(&vec![1.0; count], &mut few[..count]));
        let mut back = vec![5.0_f32; 80];
        H::widen(&few[..count], &mut back[..count]);
        assert!(few[count..].iter().all(|x| x.bits() == H::NAN.bits()));
        assert!(back.iter().enumerate().all(|(i, x)| *x == if i < count { 1.0 } else { 5.0 }));
        if count > 0 {
            let mut some = vec![1.0; count];
            some[count - 1] = f32::MAX;
            assert!(H::narrow(&some, &mut few[..count]), "{count}");
        }
    }
}
