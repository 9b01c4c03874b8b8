// Whatever a user names where code is expected, as machine code: code objects, listings, assembly, source files.
#pragma once

#include "input/assemble.h"
#include "input/code_file.h"
#include "input/code_modules.h"
#include "input/compile_file.h"
#include "input/listed_code.h"
#include "input/load.h"
