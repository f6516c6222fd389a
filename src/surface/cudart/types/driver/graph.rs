//! Enumerations about graphs.

c_enum! {
    /// What a node of a graph does.
    pub enum cudaGraphNodeType {
        cudaGraphNodeTypeKernel = 0,
        cudaGraphNodeTypeMemcpy = 1,
        cudaGraphNodeTypeMemset = 2,
        cudaGraphNodeTypeHost = 3,
        cudaGraphNodeTypeGraph = 4,
        cudaGraphNodeTypeEmpty = 5,
        cudaGraphNodeTypeWaitEvent = 6,
        cudaGraphNodeTypeEventRecord = 7,
        cudaGraphNodeTypeExtSemaphoreSignal = 8,
        cudaGraphNodeTypeExtSemaphoreWait = 9,
        cudaGraphNodeTypeMemAlloc = 10,
        cudaGraphNodeTypeMemFree = 11,
        cudaGraphNodeTypeConditional = 13,
        cudaGraphNodeTypeCount = 14,
        cudaGraphNodeTypeMemcpyBatch = 14,
        cudaGraphNodeTypeExternalEngine = 17,
    }

    /// Why an executable graph could not be updated.
    pub enum cudaGraphExecUpdateResult {
        cudaGraphExecUpdateSuccess = 0,
        cudaGraphExecUpdateError = 1,
        cudaGraphExecUpdateErrorTopologyChanged = 2,
        cudaGraphExecUpdateErrorNodeTypeChanged = 3,
        cudaGraphExecUpdateErrorFunctionChanged = 4,
        cudaGraphExecUpdateErrorParametersChanged = 5,
        cudaGraphExecUpdateErrorNotSupported = 6,
        cudaGraphExecUpdateErrorUnsupportedFunctionChange = 7,
        cudaGraphExecUpdateErrorAttributesChanged = 8,
    }

    /// How a graph is made executable.
    pub enum cudaGraphInstantiateFlags {
        cudaGraphInstantiateFlagAutoFreeOnLaunch = 1,
        cudaGraphInstantiateFlagUpload = 2,
        cudaGraphInstantiateFlagDeviceLaunch = 4,
        cudaGraphInstantiateFlagUseNodePriority = 8,
    }

    /// Why a graph could not be made executable.
    pub enum cudaGraphInstantiateResult {
        cudaGraphInstantiateSuccess = 0,
        cudaGraphInstantiateError = 1,
        cudaGraphInstantiateInvalidStructure = 2,
        cudaGraphInstantiateNodeOperationNotSupported = 3,
        cudaGraphInstantiateMultipleDevicesNotSupported = 4,
        cudaGraphInstantiateConditionalHandleUnused = 5,
    }

    /// How an edge of a graph orders two nodes.
    pub enum cudaGraphDependencyType_enum {
        cudaGraphDependencyTypeDefault = 0,
        cudaGraphDependencyTypeProgrammatic = 1,
    }

    /// What cudaGraphDebugDotPrint writes.
    pub enum cudaGraphDebugDotFlags {
        cudaGraphDebugDotFlagsVerbose = 1,
        cudaGraphDebugDotFlagsKernelNodeParams = 4,
        cudaGraphDebugDotFlagsMemcpyNodeParams = 8,
        cudaGraphDebugDotFlagsMemsetNodeParams = 16,
        cudaGraphDebugDotFlagsHostNodeParams = 32,
        cudaGraphDebugDotFlagsEventNodeParams = 64,
        cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 128,
        cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 256,
        cudaGraphDebugDotFlagsKernelNodeAttributes = 512,
        cudaGraphDebugDotFlagsHandles = 1024,
        cudaGraphDebugDotFlagsConditionalNodeParams = 32768,
        cudaGraphDebugDotFlagsMemcpyBatchNodeParams = 65536,
    }

    /// When the destructor of a user object runs.
    pub enum cudaUserObjectFlags {
        cudaUserObjectNoDestructorSync = 1,
    }

    /// Whether a graph takes over references to a user object.
    pub enum cudaUserObjectRetainFlags {
        cudaGraphUserObjectMove = 1,
    }
}
