//! What our threads are: deaf to signals, in the default floating-point environment, gone when idle;
//! and what happens when none can be made.

use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering::SeqCst};
use std::time::{Duration, Instant};

use lucho::device::stream::{self, Stream, Weight};
use lucho::device::{fault, fpenv, pool};

static ALONE: Mutex<()> = Mutex::new(());

fn new_stream() -> Stream {
    stream::resolve(stream::create(0, 0).unwrap()).unwrap()
}

fn threads() -> usize {
    std::fs::read_dir("/proc/self/task")
        .unwrap()
        .filter(|entry| {
            let comm = entry.as_ref().unwrap().path().join("comm");
            std::fs::read_to_string(comm).is_ok_and(|name| name.starts_with("lucho"))
        })
        .count()
}

fn wait_until_alone() {
    let start = Instant::now();
    while threads() > 0 {
        assert!(start.elapsed() < Duration::from_secs(5), "threads stay");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn dispatchers_leave_when_idle_and_are_few() {
    let _alone = ALONE.lock().unwrap_or_else(|e| e.into_inner());
    let s = new_stream();
    for _ in 0..100 {
        s.enqueue("work", Weight::Large, || Ok(())).unwrap();
        s.synchronize_timeout(1000).unwrap();
    }
    // A caller that takes turns with its stream needs one; a second is there for a moment if the first
    // was leaving, idle for half a second, while the caller was kept from running.
    assert!((1..=2).contains(&threads()), "{}", threads());
    wait_until_alone();
    s.enqueue("work", Weight::Large, || Ok(())).unwrap();
    s.synchronize().unwrap();
}

#[test]
fn without_threads_the_caller_runs_everything() {
    let _alone = ALONE.lock().unwrap_or_else(|e| e.into_inner());
    wait_until_alone();
    fault::arm_thread(1);
    let s = new_stream();
    let count = Arc::new(AtomicUsize::new(0));
    for weight in [Weight::Large, Weight::Blocking, Weight::Small] {
        let count = count.clone();
        let inner = s.clone();
        s.enqueue("work", weight, move || {
            let more = count.clone();
            inner.enqueue("more", Weight::Large, move || {
                more.fetch_add(10, SeqCst);
                Ok(())
            })?;
            pool::run(5, &|_, _| {
                count.fetch_add(1, SeqCst);
            })
        })
        .unwrap();
    }
    s.synchronize().unwrap();
    fault::arm_thread(0);
    assert_eq!(count.load(SeqCst), 45);
    assert_eq!(threads(), 0);
}

static ON_OTHERS: AtomicI32 = AtomicI32::new(0);
static SIGNALS: AtomicI32 = AtomicI32::new(0);

extern "C" fn on_alarm(_: i32) {
    SIGNALS.fetch_add(1, SeqCst);
    let mut name = [0u8; 16];
    // SAFETY: PR_GET_NAME writes at most 16 bytes.
    unsafe { libc::prctl(libc::PR_GET_NAME, name.as_mut_ptr()) };
    if name.starts_with(b"lucho") {
        ON_OTHERS.fetch_add(1, SeqCst);
    }
}

#[test]
fn signals_go_to_host_threads_only() {
    let _alone = ALONE.lock().unwrap_or_else(|e| e.into_inner());
    // SAFETY: the handler uses atomics and prctl only; the timer is stopped below.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        action.sa_sigaction = on_alarm as extern "C" fn(i32) as usize;
        action.sa_flags = libc::SA_RESTART;
        libc::sigaction(libc::SIGALRM, &action, std::ptr::null_mut());
        let every = libc::timeval { tv_sec: 0, tv_usec: 500 };
        let timer = libc::itimerval { it_interval: every, it_value: every };
        libc::setitimer(libc::ITIMER_REAL, &timer, std::ptr::null_mut());
    }
    let s = new_stream();
    let start = Instant::now();
    while start.elapsed() < Duration::from_millis(300) {
        s.enqueue("work", Weight::Large, || {
            pool::run(64, &|_, _| {
                std::hint::black_box((0..5000).fold(1.0f64, |a, i| a + 1.0 / (a + i as f64)));
            })
        })
        .unwrap();
        s.synchronize().unwrap();
    }
    // SAFETY: stops the timer.
    unsafe {
        let timer: libc::itimerval = std::mem::zeroed();
        libc::setitimer(libc::ITIMER_REAL, &timer, std::ptr::null_mut());
    }
    assert!(SIGNALS.load(SeqCst) > 50, "{}", SIGNALS.load(SeqCst));
    assert_eq!(ON_OTHERS.load(SeqCst), 0);
}

#[cfg(target_arch = "x86_64")]
#[test]
fn tasks_compute_in_the_default_environment() {
    use std::arch::asm;
    fn get() -> u32 {
        let mut value = 0u32;
        // SAFETY: stores MXCSR.
        unsafe { asm!("stmxcsr [{}]", in(reg) &mut value) };
        value
    }
    fn set(value: u32) {
        // SAFETY: a valid MXCSR value; put back below.
        unsafe { asm!("ldmxcsr [{}]", in(reg) &value) };
    }
    let _alone = ALONE.lock().unwrap_or_else(|e| e.into_inner());
    wait_until_alone();
    let s = new_stream();
    let seen = Arc::new(Mutex::new(Vec::new()));
    // Round up, flush to zero, denormals are zero.
    let odd = 0x1f80 | 0x4000 | 0x8000 | 0x40;
    let saved = get();
    set(odd);
    for weight in [Weight::Small, Weight::Large] {
        let seen = seen.clone();
        s.enqueue("test", weight, move || {
            let inner = Mutex::new(Vec::new());
            pool::run(8, &|_, _| inner.lock().unwrap().push(get()))?;
            seen.lock().unwrap().extend(inner.into_inner().unwrap());
            seen.lock().unwrap().push(get());
            set(0x1f80 | 0x8000);
            Ok(())
        })
        .unwrap();
    }
    let synced = s.synchronize_timeout(10_000);
    let run = s.run("test", || Ok(get()));
    let direct = fpenv::with_default(get);
    let after = get();
    set(saved);
    assert_eq!(synced, Ok(true));
    assert_eq!(after, odd);
    assert_eq!((run, direct), (Ok(0x1f80), 0x1f80));
    let seen = seen.lock().unwrap();
    assert!(seen.len() == 18 && seen.iter().all(|&v| v == 0x1f80), "{seen:x?}");
}
