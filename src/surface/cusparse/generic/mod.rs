//! The second generation: functions that take descriptors.
