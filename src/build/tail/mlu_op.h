/* Decoration of the vendor's prototypes, in case a caller repeats it. */
#ifndef MLUOP_WIN_API
#define MLUOP_WIN_API
#endif
