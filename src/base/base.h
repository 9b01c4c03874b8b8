// Result and diagnostics, bit fields, number parsing: what every other folder leans on.
#pragma once

#include "base/bits.h"
#include "base/check.h"
#include "base/diagnostics.h"
#include "base/number.h"
#include "base/result.h"
