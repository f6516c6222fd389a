//! The kernels against an oracle in higher precision, their contracts, and their bits.
//!
//! What stands here as a table (sizes, shapes, families, layouts) is extended by a row.

#[path = "../common/mod.rs"]
#[macro_use]
mod common;

mod batched;
mod bitwise;
mod chain;
mod cholesky;
#[cfg(target_arch = "x86_64")]
mod flags;
mod harness;
mod interleaved;
mod lapack;
mod lapack_mixed;
mod lapack_solve;
mod level1;
mod level2;
mod level3;
mod lu;
mod norms;
mod small;
mod stored;
mod triangular;
mod vectors;

use std::process::Command;

/// Orders of square matrices: LAPACK's small ones, around block sizes, and some that recurse deeply.
const ORDERS: [usize; 15] = [0, 1, 2, 3, 5, 10, 16, 17, 33, 50, 64, 65, 130, 200, 517];

/// Set in the processes that run the suite on another instruction set.
const SHORT: &str = "LUCHO_TEST_SHORT";

pub fn short() -> bool {
    std::env::var_os(SHORT).is_some()
}

/// The orders of this run: no large ones in a short one.
pub fn sizes() -> impl Iterator<Item = usize> {
    ORDERS.into_iter().filter(|&n| n <= if short() { 130 } else { usize::MAX })
}

/// The instruction set is a choice of the whole process, so the suite starts itself for each that this
/// machine has besides its best. The longest test by far, and so the first in the alphabet, which is the order they begin in.
#[test]
fn all_instruction_sets() {
    use lucho::kernel::isa::Isa;
    if short() || std::env::var_os("LUCHO_ISA").is_some() {
        return;
    }
    let mut available: Vec<Isa> = Isa::ALL.into_iter().filter(|isa| isa.available()).collect();
    available.pop();
    for isa in available {
        let out = Command::new(std::env::current_exe().unwrap())
            .args(["--quiet", "--test-threads", "1"])
            .env("LUCHO_ISA", isa.name())
            .env(SHORT, "1")
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&out.stdout);
        assert!(out.status.success(), "LUCHO_ISA={}\n{text}", isa.name());
    }
}
