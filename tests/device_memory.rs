//! Device memory, handles and allocation failure.

use std::collections::HashSet;
use std::ffi::c_void;
use std::sync::Mutex;

use lucho::device::handle::Registry;
use lucho::device::memory::{self, Kind};
use lucho::device::stream::{self, Weight};
use lucho::device::{Error, Shared, event, fault};

/// Planted faults hit whoever allocates next.
static ALONE: Mutex<()> = Mutex::new(());

fn alone() -> std::sync::MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(|e| e.into_inner())
}

#[test]
fn blocks_are_aligned_known_and_freed_once() {
    let _alone = alone();
    for bytes in [1, 255, 256, 4097, 1 << 20, (2 << 20) + 1, 64 << 20] {
        let p = memory::alloc(bytes).unwrap();
        assert_eq!(p.addr() % memory::ALIGNMENT, 0);
        let first = p.cast::<u8>();
        // SAFETY: both ends of the block.
        unsafe {
            first.write(1);
            first.add(bytes - 1).write(2);
        }
        let block = memory::lookup(p).unwrap();
        assert_eq!((block.base, block.bytes, block.kind), (p.addr(), bytes, Kind::Device));
        assert_eq!(memory::lookup(first.wrapping_add(bytes - 1).cast()), Some(block));
        let beyond = memory::lookup(first.wrapping_add(bytes).cast());
        assert!(beyond.is_none_or(|b| b.id != block.id));
        if bytes > 1 {
            assert_eq!(memory::free(first.wrapping_add(1).cast()), Err(Error::InvalidValue));
        }
        assert_eq!(memory::free_host(p), Err(Error::InvalidValue));
        memory::free(p).unwrap();
        assert_eq!(memory::free(p), Err(Error::InvalidValue));
        assert!(memory::lookup(p).is_none_or(|b| b.id != block.id));
    }
}

#[test]
fn wrong_requests_are_refused() {
    let _alone = alone();
    assert_eq!(memory::alloc(0), Err(Error::InvalidValue));
    for bytes in [1 << 60, usize::MAX, usize::MAX - 4095, memory::info().1 + 1] {
        assert_eq!(memory::alloc(bytes), Err(Error::OutOfMemory));
        assert_eq!(memory::alloc_host(bytes), Err(Error::OutOfMemory));
    }
    assert_eq!(memory::free(std::ptr::null_mut()), Err(Error::InvalidValue));
    let mut local = 0u64;
    assert_eq!(memory::free((&raw mut local).cast()), Err(Error::InvalidValue));
    assert!(memory::lookup((&raw const local).cast()).is_none());
}

#[test]
fn info_counts_what_is_given_out() {
    let _alone = alone();
    let (free, total) = memory::info();
    let p = memory::alloc_host(10 << 20).unwrap();
    assert_eq!(memory::info(), (free - (10 << 20), total));
    memory::free_host(p).unwrap();
    assert_eq!(memory::info(), (free, total));
}

#[test]
fn many_threads_allocate_and_free() {
    let _alone = alone();
    std::thread::scope(|scope| {
        for t in 0..8usize {
            scope.spawn(move || {
                let mut mine = Vec::new();
                for i in 0..400 {
                    let bytes = 1 + (t * 7919 + i * 104_729) % 5000;
                    let p = memory::alloc(bytes).unwrap();
                    let block = memory::lookup(p).unwrap();
                    assert_eq!(block.bytes, bytes);
                    mine.push(p);
                    if i % 3 == 0 {
                        memory::free(mine.swap_remove(mine.len() / 2)).unwrap();
                    }
                }
                mine.into_iter().for_each(|p| memory::free(p).unwrap());
            });
        }
    });
}

#[test]
fn a_million_random_handles_are_refused() {
    let _alone = alone();
    static NUMBERS: Registry<Shared<u64>> = Registry::new(200);
    static OTHERS: Registry<Shared<u64>> = Registry::new(201);
    let handles: Vec<_> =
        (0..100).map(|i| NUMBERS.insert(Shared::try_new(i).unwrap()).unwrap()).collect();
    let known: HashSet<usize> = handles.iter().map(|h| h.addr()).collect();
    let mut x = 0x9e37_79b9_7f4a_7c15u64;
    for i in 0..1_000_000u32 {
        // xorshift64; every other value keeps the right kind in its top byte.
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        let bits = if i % 2 == 0 { x } else { (200 << 56) | (x >> 8) } as usize;
        let handle: *mut c_void = std::ptr::without_provenance_mut(bits);
        if !known.contains(&bits) {
            assert_eq!(NUMBERS.get(handle).err(), Some(Error::InvalidHandle));
            assert_eq!(NUMBERS.remove(handle).err(), Some(Error::InvalidHandle));
        }
        assert!(stream::resolve(handle).is_err() && event::resolve(handle).is_err());
    }
    for (i, &h) in handles.iter().enumerate() {
        assert_eq!(*NUMBERS.get(h).unwrap(), i as u64);
        assert!(OTHERS.get(h).is_err());
        assert_eq!(*NUMBERS.remove(h).unwrap(), i as u64);
        assert!(NUMBERS.get(h).is_err() && NUMBERS.remove(h).is_err());
    }
    // The slots are used again, the handles are not.
    for _ in 0..1000 {
        let h = NUMBERS.insert(Shared::try_new(5).unwrap()).unwrap();
        assert!(!known.contains(&h.addr()));
        NUMBERS.remove(h).unwrap();
    }
}

#[test]
fn each_allocation_may_fail() {
    let _alone = alone();
    let work = || -> Result<(), Error> {
        let p = memory::alloc(100)?;
        let done = (|| {
            let h = stream::create(0, 0)?;
            let s = stream::resolve(h)?;
            let e = event::create(true);
            let queued = s.enqueue("test", Weight::Large, || Ok(()));
            let leased = s.scratch(10).map(|_| ());
            if let Ok(e) = e {
                event::resolve(e)?.record("test", &s)?;
                event::destroy(e)?;
            }
            stream::destroy(h)?;
            queued.and(leased).and(e.map(|_| ()))
        })();
        memory::free(p)?;
        done
    };
    let used = || memory::info().1 - memory::info().0;
    let before = used();
    let mut failures = 0;
    for k in 1.. {
        fault::arm_alloc(k);
        let result = work();
        fault::arm_alloc(0);
        assert_eq!(used(), before);
        match result {
            Ok(()) => break,
            Err(error) => assert_eq!(error, Error::OutOfMemory),
        }
        failures += 1;
    }
    assert!(failures >= 5, "{failures}");
}

#[test]
fn shared_values_are_dropped_once() {
    struct Count<'a>(&'a Mutex<u32>);
    impl Drop for Count<'_> {
        fn drop(&mut self) {
            *self.0.lock().unwrap() += 1;
        }
    }
    let drops = Mutex::new(0);
    let a = Shared::try_new(Count(&drops)).unwrap();
    let b = a.clone();
    assert!(Shared::ptr_eq(&a, &b));
    drop(a);
    assert_eq!(*drops.lock().unwrap(), 0);
    drop(b);
    assert_eq!(*drops.lock().unwrap(), 1);
}
