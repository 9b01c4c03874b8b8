// An emulated device's side of a code object: its place in memory, its programs, and what a dispatch of a kernel needs.
#pragma once

#include "device/code_source.h"
#include "device/loaded_code.h"
