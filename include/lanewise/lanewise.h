// All of liblanewise: an open laboratory for AMD GPU machine code.
//
// Each command of `lanewise` except `hip` is a function that takes a request and a Session, and returns a Result: a
// report or a Failure. The functions print nothing, open only the files that the Session offers, and never end the
// process. They can be called from several threads at once. Functions in a request must not throw.
// docs/library.md is an introduction.
#pragma once

#include "lanewise/assemble.h"
#include "lanewise/compare.h"
#include "lanewise/compile.h"
#include "lanewise/devices.h"
#include "lanewise/disassemble.h"
#include "lanewise/explain.h"
#include "lanewise/info.h"
#include "lanewise/lint.h"
#include "lanewise/live.h"
#include "lanewise/message.h"
#include "lanewise/occupancy.h"
#include "lanewise/prove.h"
#include "lanewise/recording.h"
#include "lanewise/register.h"
#include "lanewise/result.h"
#include "lanewise/rules.h"
#include "lanewise/run.h"
#include "lanewise/session.h"
#include "lanewise/stall.h"
#include "lanewise/static_time.h"
#include "lanewise/study.h"
#include "lanewise/suggest.h"
#include "lanewise/sweep.h"
#include "lanewise/time.h"
#include "lanewise/timeline.h"
#include "lanewise/unit_use.h"
#include "lanewise/verification.h"
#include "lanewise/version.h"
