/* Empty: mlu_op.h includes this name, but none of its prototypes uses a driver type.
 *
 * Generated from src/surface by `make headers`; not edited by hand. */

#ifndef LUCHO_CN_API_H
#define LUCHO_CN_API_H
#endif /* LUCHO_CN_API_H */
