/* Everything of the C test harness. */
#ifndef LT_HARNESS_H
#define LT_HARNESS_H

#include "buf.h"
#include "csv.h"
#include "mm.h"
#include "num.h"
#include "proc.h"
#include "ratio.h"
#include "table.h"
#include "test.h"

#endif
