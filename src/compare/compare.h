// The alignment of two listings, and the numbers that two versions of a kernel are compared by.
#pragma once

#include "compare/align.h"
#include "compare/numbers.h"
