/* Decoration of the vendor's prototypes, in case a caller repeats it. */
#ifndef MLUOP_WIN_API
#define MLUOP_WIN_API
#endif

/* Deprecated: the version as one number. */
#define MLUOP_VERSION (MLUOP_MAJOR * 1000 + MLUOP_MINOR * 100 + MLUOP_PATCHLEVEL)
