// Control flow and data flow of machine code: blocks, effects, liveness, lanes, constants.
#pragma once

#include "flow/code.h"
#include "flow/effects.h"
#include "flow/graph.h"
#include "flow/liveness.h"
#include "flow/masks.h"
#include "flow/mix.h"
#include "flow/ranges.h"
#include "flow/registers.h"
