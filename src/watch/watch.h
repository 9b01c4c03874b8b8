// Dispatches executed, watched and timed: the one place where commands, studies and the HIP runtime do it.
#pragma once

#include "watch/clock.h"
#include "watch/execute.h"
#include "watch/host_replay.h"
#include "watch/watcher.h"
