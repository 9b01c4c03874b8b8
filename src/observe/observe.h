// What is made of a dispatch's events: traces, counts, profiles.
//
// Each is an events::Sink; several watch one dispatch through a MultiSink. A code::CodeFacts says of the instructions
// what events, which carry addresses, do not.
#pragma once

#include "code/code_facts.h"
#include "observe/count.h"
#include "observe/multi_sink.h"
#include "observe/profile.h"
#include "observe/recording.h"
#include "observe/trace.h"
