// The machine: lanes, waves, workgroups, registers, LDS, memory.
#pragma once

#include "state/memory.h"
#include "state/registers.h"
#include "state/wave.h"
#include "state/workgroup.h"
