// Cycles and occupancy from events and the timing numbers.
#pragma once

#include "timing/devices.h"
#include "timing/limits.h"
#include "timing/occupancy.h"
