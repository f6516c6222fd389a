//! From the types that descriptors name to the types of Rust.

/// Runs `body` with `$I` the type of indices; NOT_SUPPORTED for others than 32 and 64 bits with a sign.
macro_rules! by_index {
    ($call:expr, $index:expr, $I:ident => $body:expr) => {
        match $index {
            CUSPARSE_INDEX_32I => {
                type $I = i32;
                $body
            }
            CUSPARSE_INDEX_64I => {
                type $I = i64;
                $body
            }
            other => {
                let text = format_args!("indices of type {} are not implemented", other.0);
                Err(refuse($call, CUSPARSE_STATUS_NOT_SUPPORTED, text))
            }
        }
    };
}

/// Runs `body` with `$T` the type of elements, one of the four that everything is implemented for.
macro_rules! by_element {
    ($call:expr, $kind:expr, $T:ident => $body:expr) => {
        match $kind {
            CUDA_R_32F => {
                type $T = f32;
                $body
            }
            CUDA_R_64F => {
                type $T = f64;
                $body
            }
            CUDA_C_32F => {
                type $T = num_complex::Complex<f32>;
                $body
            }
            CUDA_C_64F => {
                type $T = num_complex::Complex<f64>;
                $body
            }
            other => {
                let text = format_args!("elements of type {} are not implemented", other.0);
                Err(refuse($call, CUSPARSE_STATUS_NOT_SUPPORTED, text))
            }
        }
    };
}

/// Runs `body` with `$T` the type of elements, for what only moves them and knows their zero.
macro_rules! by_any_element {
    ($call:expr, $kind:expr, $T:ident => $body:expr) => {
        by_row!($call, [$kind, $kind], [$T Same] => { let _: Option<Same> = None; $body },
            (CUDA_R_32F CUDA_R_32F) (f32, f32);
            (CUDA_R_64F CUDA_R_64F) (f64, f64);
            (CUDA_C_32F CUDA_C_32F) (Single, Single);
            (CUDA_C_64F CUDA_C_64F) (Double, Double);
            (CUDA_R_8I CUDA_R_8I) (i8, i8);
            (CUDA_R_16F CUDA_R_16F) (f16, f16);
            (CUDA_R_16BF CUDA_R_16BF) (bf16, bf16);
            (CUDA_C_16F CUDA_C_16F) (Halves, Halves);
            (CUDA_C_16BF CUDA_C_16BF) (Brains, Brains);
        )
    };
}

/// Runs `body` with `$T` a type of the same size that is only moved.
macro_rules! by_size {
    ($call:expr, $kind:expr, $T:ident => $body:expr) => {
        match bytes($kind) {
            Some(1) => {
                type $T = u8;
                $body
            }
            Some(2) => {
                type $T = u16;
                $body
            }
            Some(4) => {
                type $T = [u16; 2];
                $body
            }
            Some(8) => {
                type $T = [u32; 2];
                $body
            }
            Some(16) => {
                type $T = [u64; 2];
                $body
            }
            _ => Err(no_such_types($call, &[$kind])),
        }
    };
}

/// Runs `body` with the types of the row of a table that has these kinds.
macro_rules! by_row {
    ($call:expr, $kinds:expr, $names:tt => $body:expr, $(($($kind:ident)+) ($($t:ty),+);)+) => {
        match $kinds {
            $( [$($kind),+] => by_row!(@ $names [$($t),+] $body), )+
            kinds => Err(no_such_types($call, &kinds)),
        }
    };
    (@ [$a:ident $b:ident] [$ta:ty, $tb:ty] $body:expr) => {{
        type $a = $ta;
        type $b = $tb;
        $body
    }};
    (@ [$a:ident $b:ident $c:ident] [$ta:ty, $tb:ty, $tc:ty] $body:expr) => {{
        type $a = $ta;
        type $b = $tb;
        type $c = $tc;
        $body
    }};
    (@ [$a:ident $b:ident $c:ident $d:ident] [$ta:ty, $tb:ty, $tc:ty, $td:ty] $body:expr) => {{
        type $a = $ta;
        type $b = $tb;
        type $c = $tc;
        type $d = $td;
        $body
    }};
}

/// Runs `body` with the types of two operands, of a result, and of what is computed in.
macro_rules! by_types {
    ($call:expr, $kinds:expr, [$A:ident $X:ident $Y:ident $C:ident] => $body:expr) => {
        by_row!($call, $kinds, [$A $X $Y $C] => $body,
            (CUDA_R_32F CUDA_R_32F CUDA_R_32F CUDA_R_32F) (f32, f32, f32, f32);
            (CUDA_R_64F CUDA_R_64F CUDA_R_64F CUDA_R_64F) (f64, f64, f64, f64);
            (CUDA_C_32F CUDA_C_32F CUDA_C_32F CUDA_C_32F) (Single, Single, Single, Single);
            (CUDA_C_64F CUDA_C_64F CUDA_C_64F CUDA_C_64F) (Double, Double, Double, Double);
            (CUDA_R_8I CUDA_R_8I CUDA_R_32I CUDA_R_32I) (i8, i8, i32, i32);
            (CUDA_R_8I CUDA_R_8I CUDA_R_32F CUDA_R_32F) (i8, i8, f32, f32);
            (CUDA_R_16F CUDA_R_16F CUDA_R_32F CUDA_R_32F) (f16, f16, f32, f32);
            (CUDA_R_16BF CUDA_R_16BF CUDA_R_32F CUDA_R_32F) (bf16, bf16, f32, f32);
            (CUDA_R_16F CUDA_R_16F CUDA_R_16F CUDA_R_32F) (f16, f16, f16, f32);
            (CUDA_R_16BF CUDA_R_16BF CUDA_R_16BF CUDA_R_32F) (bf16, bf16, bf16, f32);
            (CUDA_C_16F CUDA_C_16F CUDA_C_16F CUDA_C_32F) (Halves, Halves, Halves, Single);
            (CUDA_C_16BF CUDA_C_16BF CUDA_C_16BF CUDA_C_32F) (Brains, Brains, Brains, Single);
            (CUDA_C_16F CUDA_C_16F CUDA_C_32F CUDA_C_32F) (Halves, Halves, Single, Single);
            (CUDA_C_16BF CUDA_C_16BF CUDA_C_32F CUDA_C_32F) (Brains, Brains, Single, Single);
            (CUDA_R_32F CUDA_R_64F CUDA_R_64F CUDA_R_64F) (f32, f64, f64, f64);
            (CUDA_R_32F CUDA_C_32F CUDA_C_32F CUDA_C_32F) (f32, Single, Single, Single);
            (CUDA_R_64F CUDA_C_64F CUDA_C_64F CUDA_C_64F) (f64, Double, Double, Double);
        )
    };
}

/// Runs `body` with the types of elements, and of what is computed in, for operations that write all their operands.
macro_rules! by_stored {
    ($call:expr, $kinds:expr, [$T:ident $C:ident] => $body:expr) => {
        by_row!($call, $kinds, [$T $C] => $body,
            (CUDA_R_32F CUDA_R_32F) (f32, f32);
            (CUDA_R_64F CUDA_R_64F) (f64, f64);
            (CUDA_C_32F CUDA_C_32F) (Single, Single);
            (CUDA_C_64F CUDA_C_64F) (Double, Double);
            (CUDA_R_16F CUDA_R_32F) (f16, f32);
            (CUDA_R_16BF CUDA_R_32F) (bf16, f32);
            (CUDA_C_16F CUDA_C_32F) (Halves, Single);
            (CUDA_C_16BF CUDA_C_32F) (Brains, Single);
        )
    };
}

/// Runs `body` with the types of two dense operands, of a result, and of what is computed in.
macro_rules! by_sampled {
    ($call:expr, $kinds:expr, [$A:ident $Y:ident $C:ident] => $body:expr) => {
        by_row!($call, $kinds, [$A $Y $C] => $body,
            (CUDA_R_32F CUDA_R_32F CUDA_R_32F) (f32, f32, f32);
            (CUDA_R_64F CUDA_R_64F CUDA_R_64F) (f64, f64, f64);
            (CUDA_C_32F CUDA_C_32F CUDA_C_32F) (Single, Single, Single);
            (CUDA_C_64F CUDA_C_64F CUDA_C_64F) (Double, Double, Double);
            (CUDA_R_16F CUDA_R_32F CUDA_R_32F) (f16, f32, f32);
            (CUDA_R_16F CUDA_R_16F CUDA_R_32F) (f16, f16, f32);
            (CUDA_R_16BF CUDA_R_32F CUDA_R_32F) (bf16, f32, f32);
            (CUDA_R_16BF CUDA_R_16BF CUDA_R_32F) (bf16, bf16, f32);
        )
    };
}
