// Checks of what a dispatch does: missing waits, data races, uninitialised values, memory, barriers.
//
// A Checker is an events::Sink for dispatches on one thread; docs/check.md says what each check reports.
#pragma once

#include "check/checker.h"
#include "check/findings.h"
