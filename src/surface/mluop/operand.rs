//! A tensor as an operand: a snapshot of its descriptor, and its way to a batch of matrices.
//!
//! The last two dimensions are rows and columns, the ones before them (up to two) the batch. All
//! sizes are computed with checks, from the descriptor alone.

use super::descriptor;
use super::status::{Outcome, refuse, require};
use super::types::*;
use crate::abi::shape;
use crate::op::matrices::{Axis, Matrices};
use core::ffi::c_void;

/// Most dimensions an operand of these operators has.
const AXES: usize = 4;

/// What a descriptor said when the call was made.
pub struct Operand {
    pub layout: mluOpTensorLayout_t,
    pub dtype: mluOpDataType_t,
    /// Number of dimensions; beyond four, the arrays hold the first ones only.
    pub dim: usize,
    dims: [i64; AXES],
    strides: [i64; AXES],
}

impl Operand {
    pub fn of(call: &'static str, desc: mluOpTensorDescriptor_t) -> Outcome<Operand> {
        descriptor::with(call, desc, |state| {
            let mut operand = Operand {
                layout: state.layout,
                dtype: state.dtype,
                dim: state.axes.len(),
                dims: [0; AXES],
                strides: [0; AXES],
            };
            for (i, &[dim, stride]) in state.axes.iter().take(AXES).enumerate() {
                (operand.dims[i], operand.strides[i]) = (dim, stride);
            }
            operand
        })
    }

    pub fn dims(&self) -> &[i64] {
        &self.dims[..self.dim.min(AXES)]
    }

    pub fn strides(&self) -> &[i64] {
        &self.strides[..self.dim.min(AXES)]
    }

    /// Bytes of an element of the types the operators take, else None.
    pub fn element_bytes(&self) -> Option<usize> {
        match self.dtype {
            MLUOP_DTYPE_HALF => Some(2),
            MLUOP_DTYPE_FLOAT | MLUOP_DTYPE_COMPLEX_HALF => Some(4),
            MLUOP_DTYPE_COMPLEX_FLOAT => Some(8),
            _ => None,
        }
    }

    /// Number of elements; None if a dimension is negative or the product does not fit.
    pub fn elements(&self) -> Option<usize> {
        shape::product(self.dims())
    }

    /// Number of matrices, rows and columns, of an operand of 2 to 4 dimensions none of which is
    /// negative; None if they do not fit.
    pub fn shape(&self) -> Option<(usize, usize, usize)> {
        let (batch, matrix) = self.dims().split_at_checked(self.dim.checked_sub(2)?)?;
        match *matrix {
            [m, n] => Some((shape::product(batch)?, shape::dim(m)?, shape::dim(n)?)),
            _ => None,
        }
    }

    /// Whether strides are those of some order of the axes without gaps: sorted by stride, each is
    /// the product of the dimensions before it. Dimensions of size 1 do not count.
    fn is_dense_in_some_order(&self) -> bool {
        // Mostly it is the order of the axes.
        let mut step = Some(1i64);
        let as_written = self.dims().iter().zip(self.strides()).rev().all(|(&dim, &stride)| {
            let dense = dim == 1 || step == Some(stride);
            step = step.and_then(|s| s.checked_mul(dim));
            dense
        });
        if as_written {
            return true;
        }
        let mut axes = [[1i64, 0]; AXES];
        for (axis, (&dim, &stride)) in axes.iter_mut().zip(self.dims().iter().zip(self.strides())) {
            *axis = [dim, if dim == 1 { 0 } else { stride }];
        }
        axes.sort_unstable_by_key(|a| a[1]);
        let mut step = Some(1i64);
        axes.iter().filter(|a| a[0] != 1).all(|&[dim, stride]| {
            let dense = step == Some(stride);
            step = step.and_then(|s| s.checked_mul(dim));
            dense
        })
    }

    /// Whether both tensors are dense and their elements in the same order: row-major in particular.
    pub fn is_arranged_as(&self, other: &Operand) -> bool {
        let pairs = self.strides().iter().zip(other.strides());
        self.dims() == other.dims()
            && self.is_dense_in_some_order()
            && self.dims().iter().zip(pairs).all(|(&dim, (a, b))| dim == 1 || a == b)
    }

    /// The matrices at an address. BAD_PARAM if strides are negative, offsets exceed the address
    /// space, or the address is misaligned. Dimensions are positive.
    pub fn matrices<T: Copy>(
        &self,
        call: &'static str,
        start: *mut c_void,
    ) -> Outcome<Matrices<T>> {
        let mut axes = [Axis::NONE; 4];
        let first = AXES.saturating_sub(self.dim);
        for (axis, (&dim, &stride)) in
            axes[first..].iter_mut().zip(self.dims().iter().zip(self.strides()))
        {
            let stride = if dim == 1 { 0 } else { stride };
            let sizes = shape::dim(dim).zip(shape::dim(stride));
            let (len, stride) = sizes.ok_or_else(|| {
                refuse(call, MLUOP_STATUS_BAD_PARAM, "a dimension or stride is negative")
            })?;
            *axis = Axis { len, stride };
        }
        Matrices::new(start.cast(), axes).ok_or_else(|| {
            let why = "data is misaligned, or larger than the address space";
            refuse(call, MLUOP_STATUS_BAD_PARAM, why)
        })
    }

    /// FLOAT, COMPLEX_FLOAT, HALF or COMPLEX_HALF.
    pub fn require_dtype(&self, call: &'static str) -> Outcome {
        let known = self.element_bytes().is_some();
        require(call, known, "the data type is none of FLOAT, COMPLEX_FLOAT, HALF, COMPLEX_HALF")
    }
}
