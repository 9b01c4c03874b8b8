// Results turned into sections (listing, table, timeline, counterexample) and rendered as text or JSON; computes
// nothing.
#pragma once

#include "report/junit.h"
#include "report/live.h"
#include "report/live_report.h"
