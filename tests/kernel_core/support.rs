//! What the kernel tests share: every instruction set in turn, matrices in all layouts inside NaN,
//! an executor with a given number of threads, poisoned scratch.

use lucho::kernel::isa::{self, Isa};
use lucho::kernel::par::{Executor, SCRATCH_SLOT_BYTES, Scratch};
use lucho::kernel::scalar::Scalar;
use lucho::kernel::view::{MatMut, MatRef};
use num_complex::Complex;
use std::alloc::{Layout, alloc};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

pub type C64 = Complex<f64>;

pub static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// Runs `f` once for each instruction set of this machine.
pub fn each_isa(f: impl Fn()) {
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(|e| e.into_inner());
    for isa in Isa::ALL {
        if isa.available() {
            isa::select(Some(isa.name()));
            assert_eq!(isa::current(), isa);
            f();
        }
    }
    isa::select(None);
}

pub struct Threads(pub usize);

impl Executor for Threads {
    fn width(&self) -> usize {
        self.0
    }
    fn run(&self, tasks: usize, f: &(dyn Fn(usize, usize) + Sync)) {
        let next = AtomicUsize::new(0);
        let work = |slot: usize| {
            loop {
                let task = next.fetch_add(1, Ordering::Relaxed);
                if task >= tasks {
                    break;
                }
                f(task, slot);
            }
        };
        let work = &work;
        std::thread::scope(|s| {
            for slot in 1..self.0 {
                s.spawn(move || work(slot));
            }
            work(0);
        });
    }
}

/// Memory filled with a signalling pattern, so that a read of something never written shows.
pub struct Slab(*mut u8, usize);

impl Slab {
    pub fn new(slots: usize) -> Self {
        let layout = Layout::from_size_align(slots * SCRATCH_SLOT_BYTES, 256).unwrap();
        // SAFETY: the layout is not empty; never freed, tests are short.
        let p = unsafe { alloc(layout) };
        // SAFETY: as large as that.
        unsafe { p.write_bytes(0xFF, layout.size()) };
        Slab(p, slots)
    }
    pub fn scratch(&self) -> Scratch<'_> {
        // SAFETY: as allocated above.
        unsafe { Scratch::from_raw(self.0, self.1) }
    }
}

pub trait Element: Scalar {
    fn of(z: C64) -> Self;
    fn wide(self) -> C64;
    const EPS: f64;
    const NAN: Self;
}
macro_rules! element {
    ($t:ty) => {
        impl Element for $t {
            fn of(z: C64) -> Self {
                z.re as $t
            }
            fn wide(self) -> C64 {
                C64::new(self as f64, 0.0)
            }
            const EPS: f64 = <$t>::EPSILON as f64;
            const NAN: Self = <$t>::NAN;
        }
        impl Element for Complex<$t> {
            fn of(z: C64) -> Self {
                Complex::new(z.re as $t, z.im as $t)
            }
            fn wide(self) -> C64 {
                C64::new(self.re as f64, self.im as f64)
            }
            const EPS: f64 = 4.0 * <$t>::EPSILON as f64;
            const NAN: Self = Complex::new(<$t>::NAN, <$t>::NAN);
        }
    };
}
element!(f32);
element!(f64);

pub struct Rng(pub u64);
impl Rng {
    pub fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 11) as f64 / (1u64 << 53) as f64 - 0.5
    }
    pub fn scalar<T: Element>(&mut self) -> T {
        T::of(C64::new(self.next(), self.next()))
    }
}

#[derive(Clone, Copy, Debug)]
pub enum Layout2 {
    Col,
    Row,
    General,
    NegativeCol,
    NegativeRow,
}
pub const LAYOUTS: [Layout2; 5] =
    [Layout2::Col, Layout2::Row, Layout2::General, Layout2::NegativeCol, Layout2::NegativeRow];

/// A matrix in a buffer whose unused elements are NaN.
#[derive(Clone)]
pub struct Mat<T> {
    pub data: Vec<T>,
    pub start: usize,
    pub rows: usize,
    pub cols: usize,
    pub rs: isize,
    pub cs: isize,
}

impl<T: Element> Mat<T> {
    pub fn new(rows: usize, cols: usize, layout: Layout2) -> Self {
        let (rs, cs) = match layout {
            Layout2::Col => (1, rows as isize + 3),
            Layout2::Row => (cols as isize + 5, 1),
            Layout2::General => (2, 2 * rows as isize + 1),
            Layout2::NegativeCol => (-1, -(rows as isize) - 2),
            Layout2::NegativeRow => (-(cols as isize) - 2, -1),
        };
        let span = |n: usize, s: isize| n.saturating_sub(1) * s.unsigned_abs();
        let len = span(rows, rs) + span(cols, cs) + 9;
        let mut start = 4;
        if rs < 0 {
            start += span(rows, rs);
        }
        if cs < 0 {
            start += span(cols, cs);
        }
        Mat { data: vec![T::NAN; len], start, rows, cols, rs, cs }
    }
    pub fn random(rows: usize, cols: usize, layout: Layout2, rng: &mut Rng) -> Self {
        let mut m = Self::new(rows, cols, layout);
        m.fill(|_, _| rng.scalar());
        m
    }
    pub fn fill(&mut self, mut f: impl FnMut(usize, usize) -> T) {
        for j in 0..self.cols {
            for i in 0..self.rows {
                let x = f(i, j);
                let at = self.at(i, j);
                self.data[at] = x;
            }
        }
    }
    pub fn at(&self, i: usize, j: usize) -> usize {
        (self.start as isize + i as isize * self.rs + j as isize * self.cs) as usize
    }
    pub fn get(&self, i: usize, j: usize) -> T {
        self.data[self.at(i, j)]
    }
    pub fn view(&self) -> MatRef<'_, T> {
        // SAFETY: sized in `new`.
        unsafe {
            let p = self.data.as_ptr().add(self.start);
            MatRef::from_raw(p, self.rows, self.cols, self.rs, self.cs)
        }
    }
    pub fn view_mut(&mut self) -> MatMut<'_, T> {
        // SAFETY: sized in `new`.
        unsafe {
            let p = self.data.as_mut_ptr().add(self.start);
            MatMut::from_raw(p, self.rows, self.cols, self.rs, self.cs)
        }
    }
    /// Everything outside `inside` is bit for bit what it is in `before`.
    pub fn same_outside(&self, before: &Self, inside: impl Fn(usize, usize) -> bool) {
        let mut touched = vec![false; self.data.len()];
        for j in 0..self.cols {
            for i in 0..self.rows {
                touched[self.at(i, j)] = inside(i, j);
            }
        }
        for (x, t) in touched.iter().enumerate() {
            if !t {
                assert_eq!(bits(&self.data[x..=x]), bits(&before.data[x..=x]), "outside, at {x}");
            }
        }
    }
}

pub fn bits<T>(x: &[T]) -> &[u8] {
    // SAFETY: plain numbers.
    unsafe { std::slice::from_raw_parts(x.as_ptr().cast(), size_of_val(x)) }
}
