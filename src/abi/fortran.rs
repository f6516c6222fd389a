//! What the interfaces of BLAS and LAPACK have in common: integers of two widths, arguments by
//! address, option characters, and error handlers that a program may replace by its own.
//!
//! `xerbla_` and `cblas_xerbla` are exported by this library and called by it, and a program (or a
//! library in front of this one) that defines them must get the calls. A plain call from Rust would be
//! bound to the definition in the same crate, so their addresses are read from the global offset
//! table, which the dynamic linker fills by the usual search order.

use core::ffi::{CStr, c_char, c_int};

/// An integer type of the interface.
pub trait Int: Copy + Ord + Default + 'static {
    /// The value; every value fits.
    fn get(self) -> isize;
    /// The value, if it fits.
    fn put(value: isize) -> Self;
    /// Calls the program's `xerbla` for this integer type.
    ///
    /// # Safety
    /// `name` is `len` characters long.
    unsafe fn xerbla(name: *const c_char, len: usize, info: &Self);
    /// Calls the program's `cblas_xerbla` for this integer type.
    ///
    /// # Safety
    /// `routine` and `form` are C strings; `form` has no conversions.
    unsafe fn cblas_xerbla(position: Self, routine: *const c_char, form: *const c_char);
    /// Calls the program's `LAPACKE_xerbla` for this integer type.
    ///
    /// # Safety
    /// `name` is a C string.
    unsafe fn lapacke_xerbla(name: *const c_char, info: Self);
}

/// The address of an exported function as the program's dynamic linker sees it.
macro_rules! preemptible {
    ($name:literal, $t:ty) => {{
        let address: usize;
        #[cfg(target_arch = "x86_64")]
        // SAFETY: reads the symbol's entry of the global offset table.
        unsafe {
            core::arch::asm!(concat!("mov {}, qword ptr [rip + ", $name, "@GOTPCREL]"),
                out(reg) address, options(nostack, pure, readonly, preserves_flags))
        };
        #[cfg(target_arch = "aarch64")]
        // SAFETY: as above.
        unsafe {
            core::arch::asm!(concat!("adrp {0}, :got:", $name),
                concat!("ldr {0}, [{0}, :got_lo12:", $name, "]"),
                out(reg) address, options(nostack, pure, readonly, preserves_flags))
        };
        #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
        // SAFETY: a C string; the symbol exists, since this library exports it.
        {
            address = unsafe {
                libc::dlsym(libc::RTLD_DEFAULT, concat!($name, "\0").as_ptr().cast()).addr()
            };
        }
        // SAFETY: this library declares the symbol with this type, and whoever replaces it must too.
        unsafe { core::mem::transmute::<*const (), $t>(core::ptr::with_exposed_provenance(address)) }
    }};
}

type Xerbla<I> = unsafe extern "C" fn(*const c_char, *const I, usize);
type CblasXerbla<I> = unsafe extern "C" fn(I, *const c_char, *const c_char, ...);
type LapackeXerbla<I> = unsafe extern "C" fn(*const c_char, I);

impl Int for c_int {
    #[inline(always)]
    fn get(self) -> isize {
        self as isize
    }
    #[inline(always)]
    fn put(value: isize) -> Self {
        value as c_int
    }
    unsafe fn xerbla(name: *const c_char, len: usize, info: &Self) {
        let handler = preemptible!("xerbla_", Xerbla<c_int>);
        // SAFETY: the caller's promise.
        unsafe { handler(name, info, len) }
    }
    unsafe fn cblas_xerbla(position: Self, routine: *const c_char, form: *const c_char) {
        let handler = preemptible!("cblas_xerbla", CblasXerbla<c_int>);
        // SAFETY: the caller's promise.
        unsafe { handler(position, routine, form) }
    }
    unsafe fn lapacke_xerbla(name: *const c_char, info: Self) {
        let handler = preemptible!("LAPACKE_xerbla", LapackeXerbla<c_int>);
        // SAFETY: the caller's promise.
        unsafe { handler(name, info) }
    }
}

impl Int for i64 {
    #[inline(always)]
    fn get(self) -> isize {
        self as isize
    }
    #[inline(always)]
    fn put(value: isize) -> Self {
        value as i64
    }
    unsafe fn xerbla(name: *const c_char, len: usize, info: &Self) {
        let handler = preemptible!("xerbla_64_", Xerbla<i64>);
        // SAFETY: the caller's promise.
        unsafe { handler(name, info, len) }
    }
    unsafe fn cblas_xerbla(position: Self, routine: *const c_char, form: *const c_char) {
        let handler = preemptible!("cblas_xerbla64_", CblasXerbla<i64>);
        // SAFETY: the caller's promise.
        unsafe { handler(position, routine, form) }
    }
    unsafe fn lapacke_xerbla(name: *const c_char, info: Self) {
        let handler = preemptible!("LAPACKE_xerbla64_", LapackeXerbla<i64>);
        // SAFETY: the caller's promise.
        unsafe { handler(name, info) }
    }
}

/// An argument passed by address.
///
/// # Safety
/// It is readable.
#[inline(always)]
pub unsafe fn value<X: Copy>(argument: *const X) -> X {
    // SAFETY: the caller's promise; Fortran compilers align what they pass, C callers may not.
    unsafe { argument.read_unaligned() }
}

/// An integer argument passed by address.
///
/// # Safety
/// It is readable.
#[inline(always)]
pub unsafe fn int<I: Int>(argument: *const I) -> isize {
    // SAFETY: the caller's promise.
    unsafe { value(argument) }.get()
}

/// An option argument: its first character, as a capital letter.
///
/// # Safety
/// It is readable.
#[inline(always)]
pub unsafe fn letter(argument: *const c_char) -> u8 {
    // SAFETY: the caller's promise.
    (unsafe { *argument } as u8).to_ascii_uppercase()
}

/// The position of the first check that does not hold, 0 if all do. Checks are written as
/// `(position, holds)` in the order of the reference.
#[inline(always)]
pub fn first_bad<const N: usize>(checks: [(isize, bool); N]) -> isize {
    let mut i = 0;
    while i < N {
        if !checks[i].1 {
            return checks[i].0;
        }
        i = i.wrapping_add(1);
    }
    0
}

/// Reports that argument `position` of the routine exported as `call` was refused, through the
/// program's `xerbla`. The routine's name is the call's without its suffix (or LAPACKE's prefix and
/// suffixes), in capitals, at least six characters long.
#[cold]
pub fn refuse<I: Int>(call: &'static str, position: isize) {
    let plain = call.strip_suffix("64_").unwrap_or(call).trim_end_matches('_');
    let plain = plain.strip_prefix("LAPACKE_").unwrap_or(plain);
    let plain = plain.strip_suffix("_work").unwrap_or(plain);
    let mut name = [b' '; 32];
    let len = plain.len().min(name.len());
    for (to, from) in name.iter_mut().zip(plain.bytes()) {
        *to = from.to_ascii_uppercase();
    }
    // SAFETY: the name is at least max(6, len) characters long.
    unsafe { I::xerbla(name.as_ptr().cast(), len.max(6), &I::put(position)) }
}

/// The same for a function of CBLAS, through the program's `cblas_xerbla`. `position` counts from the
/// layout; for a row-major call it is the position that the column-major call with the same meaning
/// would report, and the handler translates it, told by `RowMajorStrg`, as the reference's does.
#[cold]
pub fn refuse_c<I: Int>(call: &'static str, row_major: bool, position: isize, form: &CStr) {
    let plain = call.strip_suffix("64_").unwrap_or(call);
    let mut name = [0u8; 40];
    let len = plain.len().min(39);
    for (to, from) in name[..len].iter_mut().zip(plain.bytes()) {
        *to = from;
    }
    let flag = preemptible!("RowMajorStrg", *mut c_int);
    // SAFETY: a variable of this library, or the program's own of that name; racing reports may see
    // each other's layout, as with the reference. The strings are NUL-terminated; the forms of this
    // library have no conversions.
    unsafe {
        flag.write_volatile(c_int::from(row_major));
        I::cblas_xerbla(I::put(position), name.as_ptr().cast(), form.as_ptr());
        flag.write_volatile(0);
    }
}

/// Reports an error of LAPACKE's own through the program's `LAPACKE_xerbla`: `info` is minus the
/// position of an argument, or one of the codes for memory that is short. `work` names the variant
/// that found it, which may have been called by the other one.
#[cold]
pub fn refuse_lapacke<I: Int>(call: &'static str, work: bool, info: isize) {
    let plain = call.strip_suffix("64_").unwrap_or(call);
    let plain = plain.strip_suffix("_work").unwrap_or(plain);
    let mut name = [0u8; 40];
    let suffix = if work { "_work" } else { "" };
    for (to, from) in name[..39].iter_mut().zip(plain.bytes().chain(suffix.bytes())) {
        *to = from;
    }
    // SAFETY: the name ends with NUL.
    unsafe { I::lapacke_xerbla(name.as_ptr().cast(), I::put(info)) }
}
