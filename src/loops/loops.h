// Loops of kernels, timed without a launch.
#pragma once

#include "loops/loop_times.h"
