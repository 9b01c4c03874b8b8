// Kernels <-> code objects: ELF, kernel descriptors, metadata.
#pragma once

#include "object/code_object.h"
#include "object/container.h"
#include "object/image.h"
#include "object/lines.h"
#include "object/metadata.h"
#include "object/patch.h"
#include "object/shader_inputs.h"
#include "object/target_id.h"
#include "object/writer.h"
