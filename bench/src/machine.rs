//! The machine as a run finds it: what it is, what memory is left, who else uses it.

use crate::ceiling;

pub fn describe() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find(|l| l.starts_with("model name"));
    let model = model.and_then(|l| l.split(':').nth(1)).unwrap_or("unknown processor").trim();
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
    let vectors = if is_x86_feature_detected!("avx512f") { "AVX-512" } else { "AVX2" };
    let amx = if ceiling::has_amx() { ", AMX" } else { "" };
    format!("{model}, {cores} cores, {vectors}{amx}")
}

/// Bytes that can be had without swapping.
pub fn available_memory() -> usize {
    let info = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let line = info.lines().find(|l| l.starts_with("MemAvailable"));
    let kilobytes = line.and_then(|l| l.split_whitespace().nth(1)?.parse::<usize>().ok());
    kilobytes.map_or(usize::MAX, |k| k << 10)
}

/// Lets this thread, and the processes it starts from now on, run on one core alone while the returned value lives.
pub fn one_core() -> impl Drop {
    struct Before(libc::cpu_set_t);
    impl Drop for Before {
        fn drop(&mut self) {
            // SAFETY: gives back the set that was read.
            unsafe { libc::sched_setaffinity(0, size_of_val(&self.0), &self.0) };
        }
    }
    // SAFETY: zeros are an empty set; the calls read and write sets of the size that they are told.
    unsafe {
        let mut before: libc::cpu_set_t = std::mem::zeroed();
        libc::sched_getaffinity(0, size_of_val(&before), &mut before);
        let mut one: libc::cpu_set_t = std::mem::zeroed();
        if let Some(core) = (0..8 * size_of_val(&before)).find(|&c| libc::CPU_ISSET(c, &before)) {
            libc::CPU_SET(core, &mut one);
            libc::sched_setaffinity(0, size_of_val(&one), &one);
        }
        Before(before)
    }
}

/// Processor seconds since some moment, summed over all cores.
#[derive(Clone, Copy)]
pub struct Usage {
    wall: std::time::Instant,
    /// Work of any kind, and what the hypervisor gave to other machines.
    busy: f64,
    stolen: f64,
    /// Work of this process and of those of its children that have ended.
    own: f64,
}

impl Usage {
    pub fn now() -> Usage {
        // cpu user nice system idle iowait irq softirq steal ...
        let text = std::fs::read_to_string("/proc/stat").unwrap_or_default();
        let line = text.lines().next().unwrap_or_default();
        let ticks: Vec<f64> =
            line.split_whitespace().skip(1).map(|v| v.parse().unwrap_or(0.0)).collect();
        let tick = |i: usize| ticks.get(i).copied().unwrap_or(0.0);
        // SAFETY: asks for a number.
        let per_second = unsafe { libc::sysconf(libc::_SC_CLK_TCK) }.max(1) as f64;
        Usage {
            wall: std::time::Instant::now(),
            busy: (tick(0) + tick(1) + tick(2) + tick(5) + tick(6)) / per_second,
            stolen: tick(7) / per_second,
            own: seconds_used(libc::RUSAGE_SELF) + seconds_used(libc::RUSAGE_CHILDREN),
        }
    }

    /// Cores that other programs, and other machines on the same hardware, kept busy since then. Only
    /// children that have ended are known for our own.
    pub fn others_since(&self) -> (f64, f64) {
        let now = Usage::now();
        let wall = (now.wall - self.wall).as_secs_f64().max(1e-3);
        let others = (now.busy - self.busy) - (now.own - self.own);
        (others.max(0.0) / wall, (now.stolen - self.stolen) / wall)
    }
}

fn seconds_used(who: libc::c_int) -> f64 {
    // SAFETY: zeros are a valid rusage, which the call fills in.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    // SAFETY: as above.
    unsafe { libc::getrusage(who, &mut usage) };
    let seconds = |t: libc::timeval| t.tv_sec as f64 + t.tv_usec as f64 * 1e-6;
    seconds(usage.ru_utime) + seconds(usage.ru_stime)
}
