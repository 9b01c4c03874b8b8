// All of liblanewise: an open laboratory for AMD GPU machine code.
//
// Each command of `lanewise` but `hip` is a function: a request in, a report or a failure out. Nothing is printed, no
// file is opened that the Session does not offer, and no call ends the process. All functions can be called from
// several threads at once. Functions that a request holds must not throw.
#pragma once

#include "lanewise/assemble.h"
#include "lanewise/compile.h"
#include "lanewise/devices.h"
#include "lanewise/disassemble.h"
#include "lanewise/explain.h"
#include "lanewise/info.h"
#include "lanewise/live.h"
#include "lanewise/message.h"
#include "lanewise/occupancy.h"
#include "lanewise/prove.h"
#include "lanewise/result.h"
#include "lanewise/run.h"
#include "lanewise/session.h"
#include "lanewise/stall.h"
#include "lanewise/study.h"
#include "lanewise/time.h"
#include "lanewise/timeline.h"
#include "lanewise/unit_use.h"
#include "lanewise/version.h"
