//! Enumerations about memory: copies, kinds, hints, pools.

c_enum! {
    /// Direction of a copy. The device reads host memory, so all directions are one operation; see
    /// LUCHO_CHECK for having wrong ones reported.
    pub enum cudaMemcpyKind {
        cudaMemcpyHostToHost = 0,
        cudaMemcpyHostToDevice = 1,
        cudaMemcpyDeviceToHost = 2,
        cudaMemcpyDeviceToDevice = 3,
        cudaMemcpyDefault = 4,
    }

    /// What kind of memory a pointer leads to.
    pub enum cudaMemoryType {
        cudaMemoryTypeUnregistered = 0,
        cudaMemoryTypeHost = 1,
        cudaMemoryTypeDevice = 2,
        cudaMemoryTypeManaged = 3,
    }

    /// Hints about the use of managed memory.
    pub enum cudaMemoryAdvise {
        cudaMemAdviseSetReadMostly = 1,
        cudaMemAdviseUnsetReadMostly = 2,
        cudaMemAdviseSetPreferredLocation = 3,
        cudaMemAdviseUnsetPreferredLocation = 4,
        cudaMemAdviseSetAccessedBy = 5,
        cudaMemAdviseUnsetAccessedBy = 6,
    }

    /// What is known of a range of managed memory.
    pub enum cudaMemRangeAttribute {
        cudaMemRangeAttributeReadMostly = 1,
        cudaMemRangeAttributePreferredLocation = 2,
        cudaMemRangeAttributeAccessedBy = 3,
        cudaMemRangeAttributeLastPrefetchLocation = 4,
        cudaMemRangeAttributePreferredLocationType = 5,
        cudaMemRangeAttributePreferredLocationId = 6,
        cudaMemRangeAttributeLastPrefetchLocationType = 7,
        cudaMemRangeAttributeLastPrefetchLocationId = 8,
    }

    /// A kind of place where memory can lie.
    pub enum cudaMemLocationType {
        cudaMemLocationTypeInvalid = 0,
        cudaMemLocationTypeNone = 0,
        cudaMemLocationTypeDevice = 1,
        cudaMemLocationTypeHost = 2,
        cudaMemLocationTypeHostNuma = 3,
        cudaMemLocationTypeHostNumaCurrent = 4,
        cudaMemLocationTypeInvisible = 5,
        cudaMemLocationTypeDeviceLocalityDomain = 6,
    }

    /// A kind of allocation of a pool.
    pub enum cudaMemAllocationType {
        cudaMemAllocationTypeInvalid = 0,
        cudaMemAllocationTypePinned = 1,
        cudaMemAllocationTypeManaged = 2,
        cudaMemAllocationTypeMax = 2147483647,
    }

    /// Kinds of handles that other processes could import.
    pub enum cudaMemAllocationHandleType {
        cudaMemHandleTypeNone = 0,
        cudaMemHandleTypePosixFileDescriptor = 1,
        cudaMemHandleTypeWin32 = 2,
        cudaMemHandleTypeWin32Kmt = 4,
        cudaMemHandleTypeFabric = 8,
    }

    /// Properties of a memory pool.
    pub enum cudaMemPoolAttr {
        cudaMemPoolReuseFollowEventDependencies = 1,
        cudaMemPoolReuseAllowOpportunistic = 2,
        cudaMemPoolReuseAllowInternalDependencies = 3,
        cudaMemPoolAttrReleaseThreshold = 4,
        cudaMemPoolAttrReservedMemCurrent = 5,
        cudaMemPoolAttrReservedMemHigh = 6,
        cudaMemPoolAttrUsedMemCurrent = 7,
        cudaMemPoolAttrUsedMemHigh = 8,
        cudaMemPoolAttrAllocationType = 9,
        cudaMemPoolAttrExportHandleTypes = 10,
        cudaMemPoolAttrLocationId = 11,
        cudaMemPoolAttrLocationType = 12,
        cudaMemPoolAttrMaxPoolSize = 13,
        cudaMemPoolAttrHwDecompressEnabled = 14,
        cudaMemPoolAttrLocalityDomainId = 15,
    }

    /// Who may read and write memory of a pool.
    pub enum cudaMemAccessFlags {
        cudaMemAccessFlagsProtNone = 0,
        cudaMemAccessFlagsProtRead = 1,
        cudaMemAccessFlagsProtReadWrite = 3,
    }

    /// Kinds of components of an element of an array.
    pub enum cudaChannelFormatKind {
        cudaChannelFormatKindSigned = 0,
        cudaChannelFormatKindUnsigned = 1,
        cudaChannelFormatKindFloat = 2,
        cudaChannelFormatKindNone = 3,
        cudaChannelFormatKindNV12 = 4,
        cudaChannelFormatKindUnsignedNormalized8X1 = 5,
        cudaChannelFormatKindUnsignedNormalized8X2 = 6,
        cudaChannelFormatKindUnsignedNormalized8X4 = 7,
        cudaChannelFormatKindUnsignedNormalized16X1 = 8,
        cudaChannelFormatKindUnsignedNormalized16X2 = 9,
        cudaChannelFormatKindUnsignedNormalized16X4 = 10,
        cudaChannelFormatKindSignedNormalized8X1 = 11,
        cudaChannelFormatKindSignedNormalized8X2 = 12,
        cudaChannelFormatKindSignedNormalized8X4 = 13,
        cudaChannelFormatKindSignedNormalized16X1 = 14,
        cudaChannelFormatKindSignedNormalized16X2 = 15,
        cudaChannelFormatKindSignedNormalized16X4 = 16,
        cudaChannelFormatKindUnsignedBlockCompressed1 = 17,
        cudaChannelFormatKindUnsignedBlockCompressed1SRGB = 18,
        cudaChannelFormatKindUnsignedBlockCompressed2 = 19,
        cudaChannelFormatKindUnsignedBlockCompressed2SRGB = 20,
        cudaChannelFormatKindUnsignedBlockCompressed3 = 21,
        cudaChannelFormatKindUnsignedBlockCompressed3SRGB = 22,
        cudaChannelFormatKindUnsignedBlockCompressed4 = 23,
        cudaChannelFormatKindSignedBlockCompressed4 = 24,
        cudaChannelFormatKindUnsignedBlockCompressed5 = 25,
        cudaChannelFormatKindSignedBlockCompressed5 = 26,
        cudaChannelFormatKindUnsignedBlockCompressed6H = 27,
        cudaChannelFormatKindSignedBlockCompressed6H = 28,
        cudaChannelFormatKindUnsignedBlockCompressed7 = 29,
        cudaChannelFormatKindUnsignedBlockCompressed7SRGB = 30,
        cudaChannelFormatKindUnsignedNormalized1010102 = 31,
        cudaChannelFormatKindUnsigned8Packed422 = 32,
        cudaChannelFormatKindUnsigned8Packed444 = 33,
        cudaChannelFormatKindUnsigned8SemiPlanar420 = 34,
        cudaChannelFormatKindUnsigned16SemiPlanar420 = 35,
        cudaChannelFormatKindUnsigned8SemiPlanar422 = 36,
        cudaChannelFormatKindUnsigned16SemiPlanar422 = 37,
        cudaChannelFormatKindUnsigned8SemiPlanar444 = 38,
        cudaChannelFormatKindUnsigned16SemiPlanar444 = 39,
        cudaChannelFormatKindUnsigned8Planar420 = 40,
        cudaChannelFormatKindUnsigned16Planar420 = 41,
        cudaChannelFormatKindUnsigned8Planar422 = 42,
        cudaChannelFormatKindUnsigned16Planar422 = 43,
        cudaChannelFormatKindUnsigned8Planar444 = 44,
        cudaChannelFormatKindUnsigned16Planar444 = 45,
    }
}
