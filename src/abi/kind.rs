//! The kinds of handles the surfaces give out, in one place so that no two are the same: a handle of
//! one surface is refused by every other.

/// `device::handle` keeps the smaller numbers for its own.
const FIRST: u8 = 16;

pub const MLUOP_HANDLE: u8 = 16;
pub const MLUOP_DESCRIPTOR: u8 = 17;
pub const ACL_CONTEXT: u8 = 18;
pub const ACLBLAS_HANDLE: u8 = 19;

const ALL: [u8; 4] = [MLUOP_HANDLE, MLUOP_DESCRIPTOR, ACL_CONTEXT, ACLBLAS_HANDLE];

const _: () = {
    let mut i = 0;
    while i < ALL.len() {
        assert!(ALL[i] == FIRST + i as u8, "kinds are consecutive, hence distinct");
        i += 1;
    }
};
