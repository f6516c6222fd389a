//! What the machine gives this process.

use lucho::device::limits::{ancestors, memory, processors, rounded_up};

#[test]
fn ancestors_end_at_the_root() {
    let mut seen = Vec::new();
    ancestors("/r", "/a/b", |d| seen.push(d.to_string()));
    assert_eq!(seen, ["/r/a/b", "/r/a", "/r"]);
    seen.clear();
    ancestors("/r", "/", |d| seen.push(d.to_string()));
    assert_eq!(seen, ["/r"]);
}

#[test]
fn quotas_round_up() {
    assert_eq!(rounded_up(150_000, 100_000), Some(2));
    assert_eq!(rounded_up(1, 100_000), Some(1));
    assert_eq!(rounded_up(1, 0), None);
}

#[test]
fn the_machine_has_something() {
    assert!(processors() >= 1);
    assert!(memory() > 1 << 20);
}
