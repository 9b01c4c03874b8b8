// An emulated device's side of a code object: its place in memory, its programs, and what a dispatch of a kernel needs.
#pragma once

#include "gpu/code_source.h"
#include "gpu/loaded_code.h"
