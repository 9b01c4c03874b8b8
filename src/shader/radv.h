// Mesa's RADV as a compiler without a GPU: a shader module in, the driver's listing and statistics out.
//
// RADV_FORCE_FAMILY makes the driver offer a device with no hardware behind it, which compiles and cannot run. The
// driver is loaded in a child process, so that its crash is an error message and its environment is not ours.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.h"
#include "base/session.h"
#include "shader/radv_inputs.h"
#include "shader/spirv.h"

namespace lw::shader {

struct RadvRequest {
  std::string target;  // "gfx900"
  std::vector<uint32_t> module;
  ShaderInterface interface;
  uint32_t wave_size = 0;               // lanes; 0: the driver's choice
  std::optional<uint32_t> dynamic_set;  // buffers of this set have offsets of their own at run time, which moves them
};

struct RadvStatistic {
  std::string name;  // "VGPRs"
  uint64_t value = 0;
};

struct RadvShader {
  std::string listing;  // the representation "Assembly"
  RadvTexts texts;
  std::vector<RadvStatistic> statistics;
  std::string messages;  // what the driver printed
  std::string driver;    // "radv, Mesa 22.3.6"
  uint32_t subgroup_size = 64;

  std::optional<uint64_t> statistic(std::string_view name) const;
};

struct RadvFamily {
  std::string_view target;
  std::string_view name;         // as RADV_FORCE_FAMILY takes it
  uint32_t address_high = 0;     // the upper half of addresses that the driver gives shaders in 32 bits
  bool counts_in_sgprs = false;  // gl_NumWorkGroups is in SGPRs, not in memory
  // Behind code stand at least 48 dwords of s_code_end, for the instruction prefetch, up to a multiple of this many;
  // constants come after them. 0: constants follow the code at once.
  uint32_t padding_granule_dwords = 0;
  bool has_1d_as_2d = false;  // 1D images are 2D ones of height 1
};

// nullptr for targets that RADV has no device for.
const RadvFamily* radv_family(std::string_view target);

// The targets it has a device for: "gfx801, gfx802, …".
std::string radv_targets();

// Compiles in a child process. LANEWISE_RADV names another driver than libvulkan_radeon.so. `has_crashed` tells whether
// the driver ended the child instead of answering.
Result<RadvShader> compile_with_radv(const Cancel& cancel, const RadvRequest& request, bool* has_crashed = nullptr);

// What runs in the child, with RADV_FORCE_FAMILY set: a crash of the driver is the caller's.
Result<RadvShader> call_radv(const RadvRequest& request, const std::string& driver);

}  // namespace lw::shader
