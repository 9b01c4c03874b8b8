// What is made of a dispatch's events: traces, counts, profiles.
//
// Each is an events::Sink. A code::CodeFacts says of the instructions
// what events, which carry addresses, do not.
#pragma once

#include "code/code_facts.h"
#include "observe/count.h"
#include "observe/profile.h"
#include "observe/recording.h"
#include "observe/trace.h"
