//! The boundary that no panic crosses.

use lucho::abi::guard::{Status, guard, guard_or};

#[derive(Clone, Copy, Debug, PartialEq)]
struct Code(i32);
impl Status for Code {
    const PANICKED: Self = Code(6);
    const OUT_OF_MEMORY: Self = Code(2);
    const UNLOADING: Self = Code(1);
}

struct Bomb;
impl Drop for Bomb {
    fn drop(&mut self) {
        panic!("the payload panics as well");
    }
}

#[test]
fn results_pass_and_panics_become_statuses() {
    assert_eq!(guard("f", |call| Code(call.len() as i32)), Code(1));
    assert_eq!(guard("f", |_| -> Code { panic!("no") }), Code::PANICKED);
    assert_eq!(guard_or("f", 7usize, |_| panic!("no")), 7);
    assert_eq!(guard_or("f", 7usize, |_| 8), 8);
}

#[test]
fn a_payload_that_panics_is_contained() {
    assert_eq!(guard("f", |_| -> Code { std::panic::panic_any(Bomb) }), Code::PANICKED);
}
