//! What the machine and its administrator give this process: processors (affinity mask, cgroup CPU
//! quota) and memory (physical, cgroup limit). Both cgroup versions are read where they are usually
//! mounted; a file that is missing or unreadable is no limit. Reads into stack buffers only.

use core::ffi::CStr;
use core::fmt::Write;

use super::trace::Fixed;

/// Processors this process may keep busy: the smaller of its affinity mask and its cgroup quota,
/// rounded up.
pub fn processors() -> usize {
    let quota = cpu_quota().unwrap_or(usize::MAX);
    affinity().min(quota).max(1)
}

/// Bytes of memory this process may use.
pub fn memory() -> usize {
    // SAFETY: sysconf has no preconditions.
    let (pages, size) =
        unsafe { (libc::sysconf(libc::_SC_PHYS_PAGES), libc::sysconf(libc::_SC_PAGESIZE)) };
    let physical = (pages.max(0) as usize).saturating_mul(size.max(0) as usize);
    physical.min(memory_limit().unwrap_or(usize::MAX))
}

fn affinity() -> usize {
    // 8192 processors: the kernel refuses a mask shorter than its own.
    let mut mask = [0u64; 128];
    // SAFETY: the kernel writes at most the size given.
    let rc = unsafe {
        libc::sched_getaffinity(0, size_of_val(&mask), mask.as_mut_ptr().cast::<libc::cpu_set_t>())
    };
    if rc == 0 {
        return mask.iter().map(|w| w.count_ones() as usize).sum::<usize>().max(1);
    }
    // SAFETY: sysconf has no preconditions.
    unsafe { libc::sysconf(libc::_SC_NPROCESSORS_ONLN) }.max(1) as usize
}

fn cpu_quota() -> Option<usize> {
    smallest(
        |dir| {
            // "max 100000" or "<quota> <period>", microseconds
            read(dir, "cpu.max", |text| {
                let mut words = text.split_ascii_whitespace();
                rounded_up(words.next()?.parse().ok()?, words.next()?.parse().ok()?)
            })
        },
        "cpu",
        |dir| {
            let quota = read(dir, "cpu.cfs_quota_us", |text| text.trim().parse::<i64>().ok())?;
            let period = read(dir, "cpu.cfs_period_us", |text| text.trim().parse::<u64>().ok())?;
            rounded_up(u64::try_from(quota).ok()?, period)
        },
    )
}

/// Processors that a quota of a period keeps busy; none if there is no period.
pub fn rounded_up(quota: u64, period: u64) -> Option<usize> {
    if period == 0 { None } else { Some(quota.div_ceil(period).max(1) as usize) }
}

fn memory_limit() -> Option<usize> {
    smallest(
        |dir| read(dir, "memory.max", |text| text.trim().parse().ok()),
        "memory",
        |dir| read(dir, "memory.limit_in_bytes", |text| text.trim().parse().ok()),
    )
}

/// The smallest limit over this process's cgroups and all their ancestors.
/// `v1_controller` names the controller whose hierarchy `v1` reads.
fn smallest(
    v2: impl Fn(&str) -> Option<usize>,
    v1_controller: &str,
    v1: impl Fn(&str) -> Option<usize>,
) -> Option<usize> {
    let mut found: Option<usize> = None;
    let mut note = |limit: Option<usize>| {
        if let Some(limit) = limit {
            found = Some(found.map_or(limit, |f| f.min(limit)));
        }
    };
    let mut buffer = [0u8; 4096];
    // A line is "<hierarchy>:<controllers>:<path>"; version 2 has hierarchy 0 and no controllers.
    for line in contents(c"/proc/self/cgroup", &mut buffer).unwrap_or("").lines() {
        let mut fields = line.splitn(3, ':');
        let (Some(_), Some(controllers), Some(path)) =
            (fields.next(), fields.next(), fields.next())
        else {
            continue;
        };
        if controllers.is_empty() {
            ancestors("/sys/fs/cgroup", path, |dir| note(v2(dir)));
        } else if controllers.split(',').any(|c| c == v1_controller) {
            let mut name = [0u8; 64];
            let mut root = Fixed::new(&mut name);
            if write!(root, "/sys/fs/cgroup/{v1_controller}").is_ok() {
                let len = root.len();
                let root = core::str::from_utf8(&name[..len]).unwrap_or("");
                ancestors(root, path, |dir| note(v1(dir)));
            }
        }
    }
    found
}

/// Visits `root/path` and every directory above it up to `root`. In a container the path is often the
/// host's and only the root exists.
pub fn ancestors(root: &str, path: &str, mut visit: impl FnMut(&str)) {
    let mut buffer = [0u8; 1024];
    let mut out = Fixed::new(&mut buffer);
    let path = path.trim_end_matches('/');
    if write!(out, "{root}{path}").is_err() {
        return visit(root);
    }
    let len = out.len();
    let mut dir = core::str::from_utf8(&buffer[..len]).unwrap_or(root);
    loop {
        visit(dir);
        if dir.len() <= root.len() {
            return;
        }
        dir = dir.rfind('/').map_or(root, |slash| &dir[..slash.max(root.len())]);
    }
}

fn read<R>(dir: &str, file: &str, parse: impl Fn(&str) -> Option<R>) -> Option<R> {
    let mut name = [0u8; 1200];
    let mut out = Fixed::new(&mut name);
    write!(out, "{dir}/{file}\0").ok()?;
    let len = out.len();
    let name = CStr::from_bytes_with_nul(&name[..len]).ok()?;
    let mut buffer = [0u8; 128];
    parse(contents(name, &mut buffer)?)
}

/// The beginning of a file, as much as fits.
fn contents<'a>(name: &CStr, buffer: &'a mut [u8]) -> Option<&'a str> {
    // SAFETY: a C string, and a buffer valid for the length given; the descriptor is closed again.
    let len = unsafe {
        let fd = libc::open(name.as_ptr(), libc::O_RDONLY | libc::O_CLOEXEC);
        if fd < 0 {
            return None;
        }
        let mut len = 0;
        while len < buffer.len() {
            let got = libc::read(fd, buffer[len..].as_mut_ptr().cast(), buffer.len() - len);
            if got <= 0 {
                break;
            }
            len += got as usize;
        }
        libc::close(fd);
        len
    };
    core::str::from_utf8(&buffer[..len]).ok()
}
