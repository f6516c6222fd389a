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
