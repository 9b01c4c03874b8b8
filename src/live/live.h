// The live registers of kernels and functions, gathered for `live`, and budgets on them.
#pragma once

#include "live/budgets.h"
#include "live/module_analysis.h"
#include "live/register_list.h"
