//! Problems: a routine's arguments with operands in place, and a check of the result.
//!
//! Operands that a call overwrites with something it cannot be called on again (a factorization, a
//! solve) are "renewed": there are several working copies of a small one, refilled from the input
//! between timed passes. Everything else can simply be called again.

mod batch;
mod device;
mod lapack;
mod level1;
mod level2;
mod level3;
mod residual;

pub use batch::INPUT_BYTES;
pub use residual::LIMIT;

use crate::buffer::{Buffer, Matrix};
use crate::case::Case;
use crate::element::{C64, Complex, Element};
use crate::library::{Arg, Library, Routine};

/// Working copies of one operand stay within this, so that they are found in the cache.
const WARM_BYTES: usize = 256 << 10;
const MOST_COPIES: usize = 1024;

/// Why a problem could not be set up.
pub enum Obstacle {
    Missing(String),
    Failed(String),
}

pub enum Problem {
    Calls(Calls),
    Batch(batch::Batch),
}

/// Calls of one Fortran routine.
pub struct Calls {
    routine: Routine,
    args: Vec<Arg>,
    renewed: Option<Renewed>,
    /// The last function result.
    answer: C64,
    check: Option<Box<dyn Fn(C64) -> f64>>,
    info: Option<*const i32>,
    _memory: Vec<Buffer>,
}

struct Renewed {
    position: usize,
    input: Buffer,
    work: Buffer,
    bytes: usize,
    stride: usize,
    copies: usize,
}

/// Sets up a case for one library.
pub fn build(case: &Case, library: &Library) -> Result<Problem, Obstacle> {
    match case.kind {
        b's' => build_for::<f32>(case, library),
        b'd' => build_for::<f64>(case, library),
        b'c' => build_for::<Complex<f32>>(case, library),
        _ => build_for::<Complex<f64>>(case, library),
    }
}

fn build_for<T: Element>(case: &Case, library: &Library) -> Result<Problem, Obstacle> {
    if case.is_batch() {
        return batch::build::<T>(case, library).map(Problem::Batch);
    }
    if case.family == "getrf" && case.shape == "nopiv" {
        return lapack::unpivoted::<T>(case, library);
    }
    let builder = Builder::new(case, library)?;
    match case.family {
        "dot" | "axpy" | "scal" | "nrm2" | "asum" | "iamax" | "copy" => {
            Ok(level1::build::<T>(builder))
        }
        "gemv" | "ger" | "symv" | "trsv" | "trmv" => Ok(level2::build::<T>(builder)),
        "gemm" | "syrk" | "trsm" | "trmm" | "symm" => Ok(level3::build::<T>(builder)),
        _ => lapack::build::<T>(builder),
    }
}

impl Problem {
    /// Calls per pass, after which the renewed operand has to be refilled.
    pub fn calls_per_pass(&self) -> usize {
        match self {
            Problem::Calls(p) => p.calls_per_pass(),
            Problem::Batch(_) => 1,
        }
    }

    pub fn is_repeatable(&self) -> bool {
        matches!(self, Problem::Calls(p) if p.renewed.is_none())
    }

    pub fn renew(&self) {
        match self {
            Problem::Calls(p) => p.renew(),
            Problem::Batch(p) => p.renew(),
        }
    }

    /// One pass: a call on each working copy, or just one call.
    #[inline]
    pub fn pass(&mut self) {
        match self {
            Problem::Calls(p) => p.pass(),
            Problem::Batch(p) => p.pass(),
        }
    }

    /// Residual ratio after the first call on fresh operands.
    pub fn check(&mut self) -> Result<f64, String> {
        match self {
            Problem::Calls(p) => p.check(),
            Problem::Batch(p) => p.check(),
        }
    }
}

impl Calls {
    fn calls_per_pass(&self) -> usize {
        self.renewed.as_ref().map_or(1, |r| r.copies)
    }

    fn renew(&self) {
        if let Some(r) = &self.renewed {
            (0..r.copies).for_each(|c| r.work.copy_from(c * r.stride, &r.input, r.bytes));
        }
    }

    fn pass(&mut self) {
        match &self.renewed {
            None => self.call(),
            Some(r) => {
                let (position, stride, copies) = (r.position, r.stride, r.copies);
                for copy in 0..copies {
                    let work = self.renewed.as_ref().map(|r| r.work.at(copy * stride));
                    self.args[position] = work.expect("renewed").cast_const();
                    self.call();
                }
            }
        }
    }

    #[inline]
    fn call(&mut self) {
        // SAFETY: the builder's argument list is the routine's, over buffers this problem owns.
        self.answer = unsafe { self.routine.call(&self.args) };
    }

    fn check(&mut self) -> Result<f64, String> {
        self.renew();
        if let Some(r) = &self.renewed {
            self.args[r.position] = r.work.at(0).cast_const();
        }
        self.call();
        if let Some(info) = self.info {
            // SAFETY: points into a buffer of this problem.
            let info = unsafe { *info };
            if info != 0 {
                return Err(format!("info = {info}"));
            }
        }
        let check = self.check.take().expect("a problem is checked once");
        Ok(check(self.answer))
    }
}

/// Collects a routine's arguments in order.
struct Builder<'a> {
    case: &'a Case,
    library: &'a Library,
    routine: Routine,
    args: Vec<Arg>,
    letters: usize,
    scalars: Buffer,
    used: usize,
    memory: Vec<Buffer>,
    renewed: Option<Renewed>,
    info: Option<*const i32>,
}

impl<'a> Builder<'a> {
    fn new(case: &'a Case, library: &'a Library) -> Result<Self, Obstacle> {
        let name = case.routine();
        let routine = library.routine(&name, case.answer()).ok_or(Obstacle::Missing(name))?;
        Ok(Builder::of(case, library, routine))
    }

    /// For a routine of another name.
    fn of(case: &'a Case, library: &'a Library, routine: Routine) -> Self {
        Builder {
            case,
            library,
            routine,
            args: Vec::new(),
            letters: 0,
            scalars: Buffer::new(4096),
            used: 0,
            memory: Vec::new(),
            renewed: None,
            info: None,
        }
    }

    fn value<V: Copy>(&mut self, v: V) -> *mut V {
        let p = self.scalars.at(self.used).cast::<V>();
        self.used += 16;
        // SAFETY: 16 bytes inside the buffer, aligned to 16.
        unsafe { p.write(v) };
        self.args.push(p.cast_const().cast());
        p
    }

    fn letter(&mut self, c: char) {
        self.letters += 1;
        self.value(c as u8);
    }

    fn int(&mut self, v: usize) {
        self.value(i32::try_from(v).expect("32-bit sizes"));
    }

    fn info(&mut self) {
        self.info = Some(self.value(-999_i32).cast_const());
    }

    /// An operand filled by `f`.
    fn matrix<T: Element>(
        &mut self,
        rows: usize,
        cols: usize,
        f: impl Fn(usize, usize) -> C64,
    ) -> Matrix<T> {
        let buffer = Buffer::new(Matrix::<T>::bytes(rows, cols));
        let matrix = Matrix::of(&buffer, rows, cols);
        matrix.fill(f);
        self.operand(buffer);
        matrix
    }

    fn operand(&mut self, buffer: Buffer) {
        self.args.push(buffer.at(0).cast_const());
        self.memory.push(buffer);
    }

    /// An operand that has to be renewed; returns the input and the first working copy.
    fn renewed<T: Element>(
        &mut self,
        rows: usize,
        cols: usize,
        f: impl Fn(usize, usize) -> C64,
    ) -> (Matrix<T>, Matrix<T>) {
        let bytes = Matrix::<T>::bytes(rows, cols);
        let stride = bytes.next_multiple_of(64);
        let copies = (WARM_BYTES / stride).clamp(1, MOST_COPIES);
        let (input, work) = (Buffer::new(bytes), Buffer::new(stride * copies));
        let matrices = (Matrix::of(&input, rows, cols), Matrix::of(&work, rows, cols));
        matrices.0.fill(f);
        self.args.push(work.at(0).cast_const());
        let position = self.args.len() - 1;
        self.renewed = Some(Renewed { position, input, work, bytes, stride, copies });
        matrices
    }

    fn finish(mut self, check: impl Fn(C64) -> f64 + 'static) -> Problem {
        // The hidden lengths of the character arguments.
        self.args.extend((0..self.letters).map(|_| std::ptr::without_provenance(1)));
        self.memory.push(self.scalars);
        Problem::Calls(Calls {
            routine: self.routine,
            args: self.args,
            renewed: self.renewed,
            answer: C64::new(0.0, 0.0),
            check: Some(Box::new(check)),
            info: self.info,
            _memory: self.memory,
        })
    }
}
