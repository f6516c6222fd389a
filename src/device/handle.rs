//! Handles: slot numbers with a generation, dressed up as pointers that are never dereferenced.
//!
//! A handle is `kind << 56 | generation << 24 | slot`. Destroyed, foreign and random values are
//! refused because kind, slot or generation does not match: the generation counts how often the slot
//! has been used, and a slot whose count is used up is not used again.

use core::ffi::c_void;

use super::error::{Error, Result};
use super::lock::Global;
use super::shared::{Shared, try_reserve};

const SLOT_BITS: u32 = 24;
const GENERATION_BITS: u32 = 32;
const LAST_GENERATION: u32 = u32::MAX;
const NONE: u32 = u32::MAX;
const MAX_SLOTS: usize = 1 << SLOT_BITS;

const _: () = assert!(usize::BITS == 64, "handles are 64-bit values");

/// Kinds of the device's own registries; `abi::kind` has those of the surfaces.
pub const KIND_STREAM: u8 = 1;
pub const KIND_EVENT: u8 = 2;
pub const KIND_POOL: u8 = 3;
pub const KIND_GRAPH: u8 = 4;
pub const KIND_NODE: u8 = 5;
pub const KIND_EXEC: u8 = 6;

struct Slot<T> {
    generation: u32,
    next_free: u32,
    value: Option<T>,
}

struct Table<T> {
    slots: Vec<Slot<T>>,
    free: u32,
}

/// A table of living objects of one kind: values that are reached under the table's lock, or shared owners of
/// what is used for longer. Lives in a static.
pub struct Registry<T: 'static> {
    kind: u8,
    table: Global<Table<T>>,
}

impl<T: Send> Registry<T> {
    /// `kind` is not zero and differs from that of every other registry.
    pub const fn new(kind: u8) -> Self {
        assert!(kind != 0);
        Registry { kind, table: Global::new(Table { slots: Vec::new(), free: NONE }) }
    }

    /// A new handle that owns the value.
    pub fn insert(&'static self, value: T) -> Result<*mut c_void> {
        // Declared before the guard: on an error the value is dropped after the unlock.
        let value = value;
        let mut table = self.table.lock();
        let table = &mut *table;
        let index = match table.free {
            NONE => {
                if table.slots.len() == MAX_SLOTS {
                    return Err(Error::OutOfMemory);
                }
                try_reserve(&mut table.slots, 1)?;
                table.slots.push(Slot { generation: 0, next_free: NONE, value: None });
                table.slots.len() - 1
            }
            index => {
                table.free = table.slots[index as usize].next_free;
                index as usize
            }
        };
        let slot = &mut table.slots[index];
        slot.generation += 1;
        slot.value = Some(value);
        Ok(self.handle(index, slot.generation))
    }

    /// Reads or changes the value of a living handle, under the table's lock. `act` only moves and copies: it
    /// calls nothing that locks, allocates or panics, and drops nothing that does.
    #[inline]
    pub fn with<R>(&'static self, handle: *mut c_void, act: impl FnOnce(&mut T) -> R) -> Result<R> {
        let (index, generation) = self.parts(handle)?;
        let mut table = self.table.lock();
        match table.slots.get_mut(index) {
            Some(Slot { generation: g, value: Some(value), .. }) if *g == generation => {
                Ok(act(value))
            }
            _ => Err(Error::InvalidHandle),
        }
    }

    /// Ends a handle and gives its value back.
    pub fn remove(&'static self, handle: *mut c_void) -> Result<T> {
        let (index, generation) = self.parts(handle)?;
        let mut table = self.table.lock();
        let table = &mut *table;
        match table.slots.get_mut(index) {
            Some(slot) if slot.generation == generation => {
                let value = slot.value.take().ok_or(Error::InvalidHandle)?;
                if generation != LAST_GENERATION {
                    slot.next_free = table.free;
                    table.free = index as u32;
                }
                Ok(value)
            }
            _ => Err(Error::InvalidHandle),
        }
    }

    /// Ends some living handle, if there is one, and gives its value back.
    pub fn remove_any(&'static self) -> Option<T> {
        let mut table = self.table.lock();
        let table = &mut *table;
        let index = table.slots.iter().position(|slot| slot.value.is_some())?;
        let slot = &mut table.slots[index];
        let value = slot.value.take();
        if slot.generation != LAST_GENERATION {
            slot.next_free = table.free;
            table.free = index as u32;
        }
        value
    }

    fn handle(&self, index: usize, generation: u32) -> *mut c_void {
        let bits = usize::from(self.kind) << (SLOT_BITS + GENERATION_BITS)
            | (generation as usize) << SLOT_BITS
            | index;
        core::ptr::without_provenance_mut(bits)
    }

    fn parts(&self, handle: *mut c_void) -> Result<(usize, u32)> {
        let bits = handle.addr();
        if bits >> (SLOT_BITS + GENERATION_BITS) != usize::from(self.kind) {
            return Err(Error::InvalidHandle);
        }
        Ok((bits & (MAX_SLOTS - 1), (bits >> SLOT_BITS) as u32))
    }
}

impl<T: Send + Sync> Registry<Shared<T>> {
    /// What a living handle stands for, which lives on while somebody owns it.
    pub fn get(&'static self, handle: *mut c_void) -> Result<Shared<T>> {
        self.with(handle, |value| value.clone())
    }
}
