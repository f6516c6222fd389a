/* Names of earlier cnrt versions. */
#define CNRT_RET_SUCCESS cnrtSuccess
#define CNRT_MEM_TRANS_DIR_HOST2DEV cnrtMemcpyHostToDev
#define CNRT_MEM_TRANS_DIR_DEV2DEV cnrtMemcpyDevToDev
#define CNRT_MEM_TRANS_DIR_DEV2HOST cnrtMemcpyDevToHost
#define CNRT_MEM_TRANS_DIR_HOST2HOST cnrtMemcpyHostToHost
#define CNRT_MEM_TRANS_DIR_PEER2PEER cnrtMemcpyPeerToPeer
#define CNRT_MEM_TRANS_DIR_NODIR cnrtMemcpyNoDirection

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
