// Cycles and occupancy from events and the timing numbers.
#pragma once

#include "timing/occupancy.h"
