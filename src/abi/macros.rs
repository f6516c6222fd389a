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
