//! What depends on the process: environment variables, the log, exit with work queued. Each test runs
//! this same program again with other variables and looks at what it prints.

use std::process::{Command, Output};
use std::time::{Duration, Instant};

use lucho::device::stream::{self, Weight};
use lucho::device::trace::{self, Level};
use lucho::device::{Error, config, last_message_ptr, memory, pool, report};

/// Runs one test of this program in a process of its own.
fn child(test: &str, variables: &[(&str, &str)]) -> Output {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args([test, "--exact", "--nocapture", "--test-threads=1"]).env("LUCHO_TEST_CHILD", "1");
    let read = ["LUCHO_NUM_THREADS", "LUCHO_LOG", "MLUOP_MIN_LOG_LEVEL", "LUCHO_ISA", "LUCHO_MATH"];
    for name in read {
        command.env_remove(name);
    }
    command.envs(variables.iter().copied()).output().unwrap()
}

fn is_child() -> bool {
    std::env::var_os("LUCHO_TEST_CHILD").is_some()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn child_config() {
    if is_child() {
        let c = config::get();
        eprintln!(
            "threads={} isa={:?} log={:?} poison={} math={:?}",
            c.threads, c.isa, c.log, c.poison, c.math
        );
    }
}

#[test]
fn variables_are_read_and_nonsense_is_ignored() {
    let shown = |variables: &[(&str, &str)]| err(&child("child_config", variables));
    let text = shown(&[
        ("LUCHO_NUM_THREADS", "5"),
        ("LUCHO_ISA", "avx2"),
        ("LUCHO_LOG", "trace"),
        ("LUCHO_POISON", "1"),
    ]);
    assert!(text.contains("threads=5 isa=Some(\"avx2\") log=Trace poison=true"), "{text}");
    let usual = shown(&[]);
    assert!(usual.contains("isa=None log=Error poison=false"), "{usual}");
    let threads = usual.split_whitespace().find(|w| w.starts_with("threads=")).unwrap();
    for bad in ["0", "-3", "many", "", "99999999999999999999"] {
        let text = shown(&[("LUCHO_NUM_THREADS", bad), ("LUCHO_LOG", "warn")]);
        assert!(text.contains(threads), "{text}");
        assert!(text.contains("lucho: warning: LUCHO_NUM_THREADS: ignored"), "{text}");
    }
    assert!(shown(&[("LUCHO_NUM_THREADS", "5000")]).contains("threads=1023"));
    for (level, name) in
        [("0", "Info"), ("1", "Warn"), ("2", "Error"), ("3", "Off"), ("9", "Error")]
    {
        let text = shown(&[("MLUOP_MIN_LOG_LEVEL", level)]);
        assert!(text.contains(&format!("log={name}")), "{text}");
    }
    assert!(shown(&[("LUCHO_LOG", "off"), ("MLUOP_MIN_LOG_LEVEL", "0")]).contains("log=Off"));
    let values = [
        ("pedantic", "Some(\"pedantic\")"),
        ("bf16x3", "Some(\"bf16x3\")"),
        ("default", "None"),
        ("", "None"),
        ("fast", "None"),
    ];
    for (value, math) in values {
        let text = shown(&[("LUCHO_MATH", value), ("LUCHO_LOG", "warn")]);
        assert!(text.contains(&format!("math={math}")), "{text}");
        assert_eq!(text.contains("warning: LUCHO_MATH: ignored"), value == "fast", "{text}");
    }
}

#[test]
fn the_affinity_mask_is_respected() {
    // SAFETY: reads and sets this thread's mask; the child inherits it, the test thread ends.
    unsafe {
        let mut one: libc::cpu_set_t = std::mem::zeroed();
        libc::sched_getaffinity(0, size_of_val(&one), &mut one);
        let first = (0..1024).find(|&c| libc::CPU_ISSET(c, &one)).unwrap();
        libc::CPU_ZERO(&mut one);
        libc::CPU_SET(first, &mut one);
        libc::sched_setaffinity(0, size_of_val(&one), &one);
    }
    let text = err(&child("child_config", &[]));
    assert!(text.contains("threads=1 "), "{text}");
}

#[test]
fn child_log() {
    if is_child() {
        trace::log(Level::Info, "call", format_args!("an info"));
        trace::log(Level::Warn, "call", format_args!("a warning"));
        report("call", format_args!("an error {}", 42));
        report("call", format_args!("{}|", "x".repeat(3000)));
    }
}

#[test]
fn the_log_has_levels_and_long_lines_are_cut() {
    let text = err(&child("child_log", &[("LUCHO_LOG", "info")]));
    assert!(
        text.contains("lucho: info: call: an info\nlucho: warning: call: a warning\n"),
        "{text}"
    );
    assert!(text.contains("lucho: error: call: an error 42\n"), "{text}");
    let long = text.lines().find(|l| l.contains("xxx")).unwrap();
    assert!(long.len() < 1100 && !long.contains('|'));
    let text = err(&child("child_log", &[]));
    assert!(!text.contains("an info") && !text.contains("a warning") && text.contains("an error"));
    let text = err(&child("child_log", &[("LUCHO_LOG", "off")]));
    assert!(!text.contains("lucho:"), "{text}");
}

#[test]
fn the_last_message_is_the_thread_s_own() {
    let message = || {
        // SAFETY: a C string, valid until this thread's next error.
        unsafe { std::ffi::CStr::from_ptr(last_message_ptr()) }.to_str().unwrap().to_string()
    };
    assert_eq!(message(), "");
    report("first", format_args!("one"));
    std::thread::scope(|s| {
        s.spawn(|| {
            assert_eq!(message(), "");
            report("second", format_args!("{}", "é".repeat(400)));
            assert!(message().len() <= 511 && message().starts_with("second: éé"));
        });
    });
    assert_eq!(message(), "first: one");
}

extern "C" fn late_calls() {
    let s = stream::default();
    let p = memory::alloc(100);
    let text = match (s, p) {
        (Ok(_), Ok(_)) => "late calls work",
        (Err(Error::Unloading), Err(Error::Unloading)) => "late calls are refused",
        _ => "late calls fail",
    };
    trace::log(Level::Error, "test", format_args!("{text}"));
}

#[test]
fn child_exit() {
    if !is_child() {
        return;
    }
    // SAFETY: a plain function that returns.
    unsafe { libc::atexit(late_calls) };
    for i in 0..3 {
        let s = stream::resolve(stream::create(0, 0).unwrap()).unwrap();
        for _ in 0..10 {
            s.enqueue("slow", Weight::Large, move || {
                pool::run(4, &|_, _| std::thread::sleep(Duration::from_millis(300 + i)))
            })
            .unwrap();
        }
        std::mem::forget(s);
    }
    match std::env::var("LUCHO_TEST_EXIT").as_deref() {
        // SAFETY: ends the process.
        Ok("quick") => unsafe { quick_exit(0) },
        // SAFETY: as above.
        Ok("now") => unsafe { libc::_exit(0) },
        _ => std::process::exit(0),
    }
}

unsafe extern "C" {
    fn quick_exit(code: i32) -> !;
}

#[test]
fn exit_waits_for_nothing() {
    for how in ["main", "quick", "now"] {
        let start = Instant::now();
        let output = child("child_exit", &[("LUCHO_TEST_EXIT", how), ("LUCHO_NUM_THREADS", "4")]);
        assert_eq!(output.status.code(), Some(0), "{how}: {}", err(&output));
        assert!(start.elapsed() < Duration::from_secs(2), "{how}");
        assert_eq!(how == "main", err(&output).contains("late calls work"), "{}", err(&output));
    }
}
