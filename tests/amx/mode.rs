//! Who says whether the unit is used: the variable, and the function over it.

use super::turn;
use lucho::kernel::isa::amx::{self, Math};
use std::process::Command;

unsafe extern "C" {
    safe fn luchoSetMathMode(mode: i32) -> i32;
    safe fn luchoGetMathMode() -> i32;
    fn sgemm_(
        transa: *const u8,
        transb: *const u8,
        m: *const i32,
        n: *const i32,
        k: *const i32,
        alpha: *const f32,
        a: *const f32,
        lda: *const i32,
        b: *const f32,
        ldb: *const i32,
        beta: *const f32,
        c: *mut f32,
        ldc: *const i32,
    );
}

const PEDANTIC: i32 = 1;
const BF16X3: i32 = 2;

#[test]
fn the_mode_is_set_and_nonsense_refused() {
    let _turn = turn();
    assert_eq!(luchoGetMathMode(), 0);
    for bad in [-1, 3, i32::MAX, i32::MIN] {
        assert_eq!(luchoSetMathMode(bad), -1);
        assert_eq!(luchoGetMathMode(), 0);
    }
    assert_eq!(luchoSetMathMode(PEDANTIC), 0);
    assert_eq!((luchoGetMathMode(), amx::math()), (PEDANTIC, Math::Pedantic));
    assert_eq!(luchoSetMathMode(7), -1);
    assert_eq!(luchoGetMathMode(), PEDANTIC);
    assert_eq!(luchoSetMathMode(BF16X3), 0);
    assert_eq!((luchoGetMathMode(), amx::math()), (BF16X3, Math::Bf16x3));
    assert_eq!(luchoSetMathMode(0), 0);
    assert_eq!((luchoGetMathMode(), amx::math()), (0, Math::Default));
}

/// A hash of what sgemm_ gives where the model stands in for the hardware.
fn product() -> u64 {
    const N: i32 = 150;
    let count = (N * N) as usize;
    let made = |seed: usize| -> Vec<f32> {
        (0..count).map(|i| ((i * 7919 + seed * 104_729) % 1009) as f32 / 1009.0 - 0.5).collect()
    };
    let (a, b, mut c) = (made(1), made(2), vec![0.0_f32; count]);
    let (alpha, beta) = (1.0, 0.0);
    amx::use_model(true);
    // SAFETY: N x N matrices.
    unsafe {
        let (a, b) = (a.as_ptr(), b.as_ptr());
        sgemm_(
            b"N".as_ptr(),
            b"N".as_ptr(),
            &N,
            &N,
            &N,
            &alpha,
            a,
            &N,
            b,
            &N,
            &beta,
            c.as_mut_ptr(),
            &N,
        );
    }
    amx::use_model(false);
    c.iter().fold(14_695_981_039_346_656_037, |hash: u64, x| {
        (hash ^ u64::from(x.to_bits())).wrapping_mul(1_099_511_628_211)
    })
}

const CHILD: &str = "LUCHO_TEST_CHILD";

/// The child's part: LUCHO_MATH is read once, with the first call.
#[test]
fn child_product() {
    if let Ok(mode) = std::env::var(CHILD) {
        if let Ok(mode) = mode.parse() {
            assert_eq!(luchoSetMathMode(mode), 0);
        }
        println!("hash {}", product());
    }
}

#[test]
fn the_variable_and_the_function_choose_the_bits() {
    let child = |variable: &str, mode: &str| {
        let out = Command::new(std::env::current_exe().unwrap())
            .args(["mode::child_product", "--exact", "--nocapture", "--test-threads=1"])
            .env("LUCHO_MATH", variable)
            .env(CHILD, mode)
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&out.stdout).into_owned();
        let hash = text.split_whitespace().skip_while(|w| !w.ends_with("hash")).nth(1);
        hash.and_then(|h| h.parse::<u64>().ok()).unwrap_or_else(|| panic!("{text}"))
    };
    let (usual, unit) = (child("pedantic", "-"), child("default", "-"));
    assert_ne!(usual, unit);
    assert_eq!(child("bf16x3", "-"), unit);
    // The function counts more than the variable.
    assert_eq!(child("default", "1"), usual);
    assert_eq!(child("pedantic", "0"), unit);
    assert_eq!(child("pedantic", "2"), unit);
}
