// Control-flow graph, data-flow framework, liveness, uniformity, wait counts, hazards.
#pragma once

#include "flow/code.h"
#include "flow/effects.h"
#include "flow/graph.h"
#include "flow/liveness.h"
#include "flow/masks.h"
#include "flow/mix.h"
#include "flow/ranges.h"
#include "flow/registers.h"
