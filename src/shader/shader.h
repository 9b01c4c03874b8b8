// Compilers for source languages: clang for OpenCL C, HIP and LLVM IR, glslang with RADV for shaders.
#pragma once

#include "shader/compile.h"
#include "shader/language.h"
#include "shader/radv_object.h"
