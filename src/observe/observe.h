// Reports on a dispatch from its events: traces, counts, profiles, use of buffers.
//
// Each is an events::Sink. A code::CodeFacts says of the instructions
// what events, which carry addresses, do not.
#pragma once

#include "code/code_facts.h"
#include "observe/buffer_use.h"
#include "observe/count.h"
#include "observe/profile.h"
#include "observe/recording.h"
#include "observe/trace.h"
#include "observe/wave_recorder.h"
