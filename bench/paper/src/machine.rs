//! The machine as a run finds it: what it is, and who else uses it.

use std::time::Instant;

pub fn describe() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find(|l| l.starts_with("model name"));
    let model = model.and_then(|l| l.split(':').nth(1)).unwrap_or("unknown processor").trim();
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
    let vectors = if cfg!(target_feature = "avx512f") {
        "AVX-512"
    } else if cfg!(target_feature = "avx2") {
        "AVX2"
    } else {
        "the least vectors of the architecture"
    };
    format!("{model}, {cores} cores; the ladder compiled for {vectors}")
}

/// Bytes that can be had without swapping.
pub fn available_memory() -> usize {
    let info = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let line = info.lines().find(|l| l.starts_with("MemAvailable"));
    let kilobytes = line.and_then(|l| l.split_whitespace().nth(1)?.parse::<usize>().ok());
    kilobytes.map_or(usize::MAX, |k| k << 10)
}

/// Processor seconds since some moment, over all cores.
pub struct Usage {
    wall: Instant,
    /// Work of any kind, with what the hypervisor gave to other machines.
    busy: f64,
    own: f64,
}

impl Usage {
    pub fn now() -> Usage {
        // cpu user nice system idle iowait irq softirq steal ...
        let text = std::fs::read_to_string("/proc/stat").unwrap_or_default();
        let words = text.lines().next().unwrap_or_default().split_whitespace().skip(1);
        let ticks: Vec<f64> = words.map(|v| v.parse().unwrap_or(0.0)).collect();
        let tick = |i: usize| ticks.get(i).copied().unwrap_or(0.0);
        // SAFETY: asks for a number.
        let per_second = unsafe { libc::sysconf(libc::_SC_CLK_TCK) }.max(1) as f64;
        let busy = [0, 1, 2, 5, 6, 7].map(tick).iter().sum::<f64>() / per_second;
        Usage { wall: Instant::now(), busy, own: seconds_used() }
    }

    /// Cores that others kept busy since then.
    pub fn others_since(&self) -> f64 {
        let now = Usage::now();
        let wall = (now.wall - self.wall).as_secs_f64().max(1e-3);
        ((now.busy - self.busy) - (now.own - self.own)).max(0.0) / wall
    }
}

fn seconds_used() -> f64 {
    // SAFETY: zeros are a valid rusage, which the call fills in.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    // SAFETY: as above.
    unsafe { libc::getrusage(libc::RUSAGE_SELF, &mut usage) };
    let seconds = |t: libc::timeval| t.tv_sec as f64 + t.tv_usec as f64 * 1e-6;
    seconds(usage.ru_utime) + seconds(usage.ru_stime)
}
