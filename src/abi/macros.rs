//! `c_api!` and `c_enum!`: the declarations from which both the library and its headers are made.
//!
//! Neither macro builds a name out of pieces: every exported symbol is spelled in the source, so a
//! plain search finds it. src/build/flatten.rs parses the same two grammars with syn; a change here
//! is a change there.

/// Declares families of entry points that differ in their element type only.
///
/// ```text
/// c_api! {
///     /// What it does, shapes, layout, errors: becomes the comment in the header.
///     [aclblasSgetrfBatched: f32, aclblasDgetrfBatched: f64]
///     fn(handle: aclblasHandle_t, n: c_int, Aarray: *const *mut T) -> aclblasStatus_t = getrf_batched;
/// }
/// ```
///
/// In the argument list `T` is the member's element type. Each name becomes an exported function
/// that calls `getrf_batched::<T>(call, handle, n, Aarray)` under [`guard`](crate::abi::guard), where
/// `call` is the exported name. The implementing function may be `unsafe`.
///
/// The interfaces of BLAS and LAPACK exist with 32-bit and with 64-bit integers, under two names:
///
/// ```text
/// c_api! { dual
///     /// What it does.
///     [sscal_ | sscal_64_: f32, dscal_ | dscal_64_: f64]
///     fn(n: *const I, alpha: *const T, x: *mut T, incx: *const I) = scal;
///     /// What it does.
///     [snrm2_ | snrm2_64_: f32, scnrm2_ | scnrm2_64_: Complex<f32>]
///     fn(n: *const I, x: *const T, incx: *const I) -> R = nrm2;
/// }
/// ```
///
/// There `I` is the integer type (`c_int`, then `i64`), `R` the real type that belongs to `T`, and
/// `scal::<T, I>(call, n, ...)` is called. The result may be anything that is
/// [`Answer`](crate::abi::guard::Answer), or missing. `dual status` instead of `dual` is for pairs whose
/// result is a [`Status`](crate::abi::guard::Status).
macro_rules! c_api {
    (dual status $(
        $(#[$meta:meta])*
        [$($member:tt)*]
        fn($($arg:tt)*) -> $ret:ty = $($imp:ident)::+;
    )*) => {
        $( c_api_pairs! {
            { $(#[$meta])* } ($($arg)*) ($ret, $crate::abi::guard) ($($imp)::+) $($member)*
        } )*
    };
    (dual $(
        $(#[$meta:meta])*
        [$($member:tt)*]
        fn($($arg:tt)*) $(-> $ret:ty)? = $($imp:ident)::+;
    )*) => {
        $( c_api_pairs! {
            { $(#[$meta])* } ($($arg)*) ($($ret)?, $crate::abi::guard_answer) ($($imp)::+) $($member)*
        } )*
    };
    ($(
        $(#[$meta:meta])*
        [$($member:tt)*]
        fn($($arg:tt)*) -> $ret:ty = $($imp:ident)::+;
    )*) => {
        $( c_api_members! {
            { $(#[$meta])* } ($($arg)*) ($ret) ($($imp)::+) $($member)*
        } )*
    };
}

/// Peels one `name: type` off the list; the rest of the declaration travels as single token trees.
macro_rules! c_api_members {
    ($meta:tt $args:tt $ret:tt $imp:tt) => {};
    ($meta:tt $args:tt $ret:tt $imp:tt $name:ident: $elem:ty $(, $($rest:tt)*)?) => {
        c_api_one! { $meta $args $ret $imp $name ($elem) }
        $( c_api_members! { $meta $args $ret $imp $($rest)* } )?
    };
}

/// One exported function.
macro_rules! c_api_one {
    ({ $(#[$meta:meta])* } ($($arg:ident: $ty:ty),* $(,)?) ($ret:ty) ($($imp:ident)::+)
     $name:ident ($elem:ty)) => {
        const _: () = {
            type T = $elem;
            $(#[$meta])*
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name($($arg: $ty),*) -> $ret {
                $crate::abi::guard(stringify!($name), |call| {
                    // SAFETY: the C caller keeps the promises that the function's comment asks for.
                    #[allow(unused_unsafe)]
                    unsafe { $($imp)::+::<T>(call, $($arg),*) }
                })
            }
        };
    };
}

/// Peels one `name | name64: type` off the list.
macro_rules! c_api_pairs {
    ($meta:tt $args:tt $ret:tt $imp:tt) => {};
    ($meta:tt $args:tt $ret:tt $imp:tt $name:ident | $wide:ident: $elem:ty $(, $($rest:tt)*)?) => {
        c_api_answer! { $meta $args $ret $imp $name ($elem) (::core::ffi::c_int) }
        c_api_answer! { $meta $args $ret $imp $wide ($elem) (i64) }
        $( c_api_pairs! { $meta $args $ret $imp $($rest)* } )?
    };
}

/// One exported function of a pair, in the frame of its kind of result.
macro_rules! c_api_answer {
    ($meta:tt $args:tt (, $guard:path) $imp:tt $name:ident $elem:tt $int:tt) => {
        c_api_answer! { $meta $args ((), $guard) $imp $name $elem $int }
    };
    ({ $(#[$meta:meta])* } ($($arg:ident: $ty:ty),* $(,)?) ($ret:ty, $guard:path) ($($imp:ident)::+)
     $name:ident ($elem:ty) ($int:ty)) => {
        const _: () = {
            #[allow(dead_code)]
            type T = $elem;
            #[allow(dead_code)]
            type R = <$elem as $crate::abi::kind::Element>::Real;
            #[allow(dead_code)]
            type I = $int;
            $(#[$meta])*
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $name($($arg: $ty),*) -> $ret {
                $guard(stringify!($name), move |call| {
                    // SAFETY: the C caller keeps the promises that the function's comment asks for.
                    #[allow(unused_unsafe)]
                    unsafe { $($imp)::+::<T, I>(call, $($arg),*) }
                })
            }
        };
    };
}

/// Declares C enumerations.
///
/// In the header this is a real `enum`. In Rust it is an integer newtype with constants, because a
/// caller may pass any integer and an unlisted value in a Rust `enum` would be undefined behaviour.
/// The constants live beside the type, under their C names.
///
/// ```text
/// c_enum! {
///     /// What a call returns.
///     pub enum aclblasStatus_t {
///         /// Done.
///         ACLBLAS_STATUS_SUCCESS = 0,
///         ACLBLAS_STATUS_NOT_INITIALIZED = 1,
///     }
/// }
/// ```
macro_rules! c_enum {
    ($(
        $(#[$meta:meta])*
        pub enum $name:ident { $( $(#[$item_meta:meta])* $item:ident = $value:expr ),* $(,)? }
    )*) => { $(
        $(#[$meta])*
        #[repr(transparent)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name(pub ::core::ffi::c_int);
        $( $(#[$item_meta])* pub const $item: $name = $name($value); )*

        #[allow(dead_code)]
        impl $name {
            /// The C name of this value, the first declared one if several share it; `None` for a
            /// value that the enumeration does not list.
            pub fn name(self) -> Option<&'static ::core::ffi::CStr> {
                const NAMES: &[($name, &::core::ffi::CStr)] =
                    &[$( ($item, $crate::abi::macros::c_name(concat!(stringify!($item), "\0"))) ),*];
                NAMES.iter().find(|entry| entry.0 == self).map(|entry| entry.1)
            }
            /// Whether the enumeration lists this value.
            pub fn is_known(self) -> bool {
                self.name().is_some()
            }
        }
    )* };
}

/// A literal with its terminating NUL as a C string; evaluated at compile time only.
pub const fn c_name(text: &'static str) -> &'static core::ffi::CStr {
    match core::ffi::CStr::from_bytes_with_nul(text.as_bytes()) {
        Ok(name) => name,
        Err(_) => panic!("a C name contains NUL"),
    }
}

#[cfg(test)]
mod tests {
    #![allow(non_camel_case_types, non_snake_case)]

    use crate::abi::Status;
    use core::ffi::{c_char, c_int};
    use num_complex::Complex;

    c_enum! {
        /// A status.
        pub enum probeStatus_t {
            /// Fine.
            PROBE_OK = 0,
            PROBE_ALSO_OK = 0,
            PROBE_PANICKED = 6,
            PROBE_NO_MEMORY = 2,
            PROBE_GONE = -1,
        }
    }

    impl Status for probeStatus_t {
        const PANICKED: Self = PROBE_PANICKED;
        const OUT_OF_MEMORY: Self = PROBE_NO_MEMORY;
        const UNLOADING: Self = PROBE_GONE;
    }

    mod level0 {
        use super::*;
        /// Writes the call's name and the element size; panics when told to.
        pub unsafe fn probe<T: Copy>(
            call: &'static str,
            x: *const T,
            name: *mut c_char,
            panic: c_int,
        ) -> probeStatus_t {
            assert!(panic == 0, "asked to");
            // SAFETY: the test passes a readable `x` and 32 writable bytes.
            unsafe {
                let _ = *x;
                core::ptr::copy_nonoverlapping(call.as_ptr().cast(), name, call.len());
                *name.add(31) = size_of::<T>() as c_char;
            }
            PROBE_OK
        }
    }

    c_api! {
        /// Two members.
        [lucho_test_probe_s: f32, lucho_test_probe_z: Complex<f64>]
        fn(x: *const T, name: *mut c_char, panic: c_int) -> probeStatus_t = level0::probe;
        /// One more family in the same block, with trailing commas.
        [lucho_test_probe_d: f64,]
        fn(x: *const T, name: *mut c_char, panic: c_int,) -> probeStatus_t = level0::probe;
    }

    mod level1 {
        /// The first element, as an integer and as a real number.
        pub unsafe fn first<T: Copy + Into<f64>, I: Copy + Into<i64>>(
            call: &'static str,
            n: *const I,
            x: *const T,
        ) -> f64 {
            assert!(call.ends_with("64_") == (size_of::<I>() == 8), "a name and its integers");
            // SAFETY: the test passes readable values.
            unsafe { (*n).into() as f64 + (*x).into() }
        }
    }

    c_api! { dual
        /// A pair of names.
        [lucho_test_first_s_ | lucho_test_first_s_64_: f32]
        fn(n: *const I, x: *const T) -> f64 = level1::first;
    }

    mod level2 {
        use super::*;
        /// Whether the integers are wide; panics at a negative one.
        pub unsafe fn wide<T: Copy, I: Copy + Into<i64>>(
            call: &'static str,
            n: I,
            out: *mut I,
        ) -> probeStatus_t {
            assert!(size_of::<T>() == 4 && call.ends_with("_64") == (size_of::<I>() == 8));
            assert!(n.into() >= 0, "asked to");
            // SAFETY: the test passes a writable value.
            unsafe { *out = n };
            PROBE_OK
        }
    }

    c_api! { dual status
        /// A pair of names, and a status.
        [lucho_test_wide | lucho_test_wide_64: f32]
        fn(n: I, out: *mut I) -> probeStatus_t = level2::wide;
    }

    unsafe extern "C" {
        safe fn lucho_test_wide(n: c_int, out: &mut c_int) -> probeStatus_t;
        safe fn lucho_test_wide_64(n: i64, out: &mut i64) -> probeStatus_t;
        safe fn lucho_test_first_s_(n: &c_int, x: &f32) -> f64;
        safe fn lucho_test_first_s_64_(n: &i64, x: &f32) -> f64;
        safe fn lucho_test_probe_s(x: &f32, name: &mut [u8; 32], panic: c_int) -> probeStatus_t;
        safe fn lucho_test_probe_d(x: &f64, name: &mut [u8; 32], panic: c_int) -> probeStatus_t;
        safe fn lucho_test_probe_z(
            x: &Complex<f64>,
            name: &mut [u8; 32],
            panic: c_int,
        ) -> probeStatus_t;
    }

    #[test]
    fn members_get_their_type_and_name() {
        let mut out = [0u8; 32];
        assert_eq!(lucho_test_probe_s(&1.0, &mut out, 0), PROBE_OK);
        assert!(out.starts_with(b"lucho_test_probe_s\0") && out[31] == 4);
        assert_eq!(lucho_test_probe_d(&1.0, &mut out, 0), PROBE_OK);
        assert!(out.starts_with(b"lucho_test_probe_d\0") && out[31] == 8);
        assert_eq!(lucho_test_probe_z(&Complex::new(1.0, 0.0), &mut out, 0), PROBE_OK);
        assert!(out.starts_with(b"lucho_test_probe_z\0") && out[31] == 16);
    }

    #[test]
    fn pairs_differ_in_their_integers() {
        assert_eq!(lucho_test_first_s_(&-2, &0.5), -1.5);
        assert_eq!(lucho_test_first_s_64_(&(1 << 40), &0.5), (1u64 << 40) as f64 + 0.5);
    }

    #[test]
    fn pairs_may_have_a_status() {
        let (mut narrow, mut wide) = (0, 0);
        assert_eq!(lucho_test_wide(7, &mut narrow), PROBE_OK);
        assert_eq!(lucho_test_wide_64(1 << 40, &mut wide), PROBE_OK);
        assert_eq!((narrow, wide), (7, 1 << 40));
        assert_eq!(lucho_test_wide_64(-1, &mut wide), PROBE_PANICKED);
    }

    #[test]
    fn a_panic_becomes_a_status() {
        let mut out = [0u8; 32];
        assert_eq!(lucho_test_probe_s(&1.0, &mut out, 1), PROBE_PANICKED);
        assert_eq!(lucho_test_probe_s(&1.0, &mut out, 0), PROBE_OK);
    }

    #[test]
    fn values_know_their_names() {
        assert_eq!(PROBE_GONE.name(), Some(c"PROBE_GONE"));
        assert_eq!(PROBE_ALSO_OK.name(), Some(c"PROBE_OK"));
        assert_eq!(probeStatus_t(77).name(), None);
        assert!(!probeStatus_t(77).is_known() && PROBE_NO_MEMORY.is_known());
    }
}
