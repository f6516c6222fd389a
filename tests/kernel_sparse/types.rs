//! Which types of elements go together, as NVIDIA documents it for cuSPARSE 12: data, and the choice of a function
//! for types that are only known at run time.
//!
//! A function whose four type parameters are a row of a table is called by `by_sparse_types!`: the
//! types A is stored in, X, Y, and what is computed in. Where the compute type of Blocked-ELL is half
//! precision, single precision is computed in, and only alpha and beta are halves.

/// A type of elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    I8,
    I32,
    F16,
    Bf16,
    F32,
    F64,
    C16,
    Cbf16,
    C32,
    C64,
}

/// The types themselves, by the names of [`Type`].
pub mod named {
    use num_complex::Complex;
    pub type I8 = i8;
    pub type I32 = i32;
    pub type F16 = half::f16;
    pub type Bf16 = half::bf16;
    pub type F32 = f32;
    pub type F64 = f64;
    pub type C16 = Complex<half::f16>;
    pub type Cbf16 = Complex<half::bf16>;
    pub type C32 = Complex<f32>;
    pub type C64 = Complex<f64>;
}

/// The types of a product A X -> Y.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Types {
    pub a: Type,
    pub x: Type,
    pub y: Type,
    pub compute: Type,
}

/// The rows of a table, handed to another macro behind what it is to get first.
macro_rules! sparse_types {
    (SPMV $then:ident $first:tt) => {
        $then! { $first
            F32 F32 F32 F32,
            F64 F64 F64 F64,
            C32 C32 C32 C32,
            C64 C64 C64 C64,
            I8 I8 I32 I32,
            I8 I8 F32 F32,
            F16 F16 F32 F32,
            Bf16 Bf16 F32 F32,
            F16 F16 F16 F32,
            Bf16 Bf16 Bf16 F32,
            C16 C16 C16 C32,
            Cbf16 Cbf16 Cbf16 C32,
            F32 F64 F64 F64,
            F32 C32 C32 C32,
            F64 C64 C64 C64,
        }
    };
    (SPMM $then:ident $first:tt) => {
        $then! { $first
            F32 F32 F32 F32,
            F64 F64 F64 F64,
            C32 C32 C32 C32,
            C64 C64 C64 C64,
            I8 I8 I32 I32,
            I8 I8 F32 F32,
            F16 F16 F32 F32,
            Bf16 Bf16 F32 F32,
            F16 F16 F16 F32,
            Bf16 Bf16 Bf16 F32,
            C16 C16 C16 C32,
            Cbf16 Cbf16 Cbf16 C32,
        }
    };
    (BLOCKED_ELL $then:ident $first:tt) => {
        $then! { $first
            F32 F32 F32 F32,
            F64 F64 F64 F64,
            I8 I8 I32 I32,
            F16 F16 F32 F32,
            F16 F16 F16 F32,
            Bf16 Bf16 F32 F32,
            Bf16 Bf16 Bf16 F32,
        }
    };
    (SDDMM $then:ident $first:tt) => {
        $then! { $first
            F32 F32 F32 F32,
            F64 F64 F64 F64,
            C32 C32 C32 C32,
            C64 C64 C64 C64,
            F16 F16 F32 F32,
            F16 F16 F16 F32,
        }
    };
    (SDDMM_BLOCKS $then:ident $first:tt) => {
        $then! { $first
            F32 F32 F32 F32,
            F64 F64 F64 F64,
            C32 C32 C32 C32,
            C64 C64 C64 C64,
            F16 F16 F32 F32,
            F16 F16 F16 F32,
            Bf16 Bf16 F32 F32,
            Bf16 Bf16 Bf16 F32,
        }
    };
}

macro_rules! sparse_types_table {
    (() $($a:ident $x:ident $y:ident $c:ident,)*) => {
        &[$(Types { a: Type::$a, x: Type::$x, y: Type::$y, compute: Type::$c },)*]
    };
}

macro_rules! sparse_types_choice {
    (($types:expr, $f:ident, $i:ty, $arguments:tt) $($a:ident $x:ident $y:ident $c:ident,)*) => {
        match $types {
            $($crate::types::Types {
                a: $crate::types::Type::$a,
                x: $crate::types::Type::$x,
                y: $crate::types::Type::$y,
                compute: $crate::types::Type::$c,
            } => Some($f::<
                $i,
                $crate::types::named::$a,
                $crate::types::named::$x,
                $crate::types::named::$y,
                $crate::types::named::$c,
            > $arguments),)*
            _ => None,
        }
    };
}

/// Calls a function with the type parameters that a row of a table has: `by_sparse_types!(SPMV, types, f, I,
/// (arguments))` is `Some(f::<I, A, X, Y, C>(arguments))`, or `None` for types that do not go together.
macro_rules! by_sparse_types {
    ($table:ident, $types:expr, $f:ident, $i:ty, $arguments:tt) => {
        sparse_types!($table sparse_types_choice ($types, $f, $i, $arguments))
    };
}

pub const SPMV: &[Types] = sparse_types!(SPMV sparse_types_table ());
pub const SPMM: &[Types] = sparse_types!(SPMM sparse_types_table ());
pub const BLOCKED_ELL: &[Types] = sparse_types!(BLOCKED_ELL sparse_types_table ());
pub const SDDMM: &[Types] = sparse_types!(SDDMM sparse_types_table ());
pub const SDDMM_BLOCKS: &[Types] = sparse_types!(SDDMM_BLOCKS sparse_types_table ());
