// Plans of sweeps, their cells and the ids of these, and the rows that results become.
#pragma once

#include "sweep/cells.h"
#include "sweep/columns.h"
#include "sweep/digest.h"
#include "sweep/inputs.h"
#include "sweep/plan_text.h"
#include "sweep/rows.h"
