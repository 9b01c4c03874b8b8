// Occupancy, and the clock: traces replayed on the compute units and memory of a product.
#pragma once

#include "timing/analysis.h"
#include "timing/clock.h"
#include "timing/dispatch_clock.h"
#include "timing/machine.h"
#include "timing/occupancy.h"
#include "timing/parameters.h"
#include "timing/stall.h"
#include "timing/timeline.h"
