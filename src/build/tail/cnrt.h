/* The name that programs use for the current form of a function. */
#define cnrtGetDeviceProperties cnrtGetDeviceProperties_V3

/* Names of earlier cnrt versions. */
#define cnrtQueue CNqueue_st
#define cnrtNotifier CNnotifier_st
typedef cnrtFunctionType_t cnrtJobType_t;
#define CNRT_RET_SUCCESS cnrtSuccess
#define CNRT_RET_WARNING_FAKE_DEVICE 1
#define CNRT_RET_ERR_NOT_READY 632006
#define CNRT_RET_ERR_INVALID 632007
#define CNRT_RET_ERR_NOMEM 632008
#define CNRT_RET_ERR_NODEV 632009
#define CNRT_RET_ERR_SYS 632011
#define CNRT_RET_ERR_UNKNOWN 999991
#define CNRT_MEM_TRANS_DIR_HOST2DEV cnrtMemcpyHostToDev
#define CNRT_MEM_TRANS_DIR_DEV2DEV cnrtMemcpyDevToDev
#define CNRT_MEM_TRANS_DIR_DEV2HOST cnrtMemcpyDevToHost
#define CNRT_MEM_TRANS_DIR_HOST2HOST cnrtMemcpyHostToHost
#define CNRT_MEM_TRANS_DIR_PEER2PEER cnrtMemcpyPeerToPeer
#define CNRT_MEM_TRANS_DIR_NODIR cnrtMemcpyNoDirection
#define CNRT_FUNC_TYPE_BLOCK cnrtFuncTypeBlock
#define CNRT_FUNC_TYPE_BLOCK0 cnrtFuncTypeBlock0
#define CNRT_FUNC_TYPE_BLOCK1 cnrtFuncTypeBlock1
#define CNRT_FUNC_TYPE_UNION1 cnrtFuncTypeUnion1
#define CNRT_FUNC_TYPE_UNION2 cnrtFuncTypeUnion2
#define CNRT_FUNC_TYPE_UNION4 cnrtFuncTypeUnion4
#define CNRT_FUNC_TYPE_UNION8 cnrtFuncTypeUnion8
#define CNRT_FUNC_TYPE_UNION16 cnrtFuncTypeUnion16
#define CNRT_FUNC_TYPE_MUTABLE cnrtFuncTypeMutable

/* Special queues; NULL is the default queue. */
#define cnrtQueuePerThread ((cnrtQueue_t)1)
#define cnrtQueueLegacy ((cnrtQueue_t)2)

/* Evaluates a call; when it fails, says so on stderr and ends the program. Define it before this
 * header to have something else happen. */
#ifndef CNRT_CHECK
#include <stdio.h>
#include <stdlib.h>
#define CNRT_CHECK(call)                                                                           \
  do {                                                                                             \
    const cnrtRet_t lucho_ret_ = (call);                                                           \
    if (lucho_ret_ != cnrtSuccess) {                                                               \
      fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, cnrtGetErrorStr(lucho_ret_));  \
      exit(-1);                                                                                    \
    }                                                                                              \
  } while (0)
#endif
