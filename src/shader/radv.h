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
#include "shader/spirv.h"

namespace lw::shader {

struct RadvRequest {
  std::string target;  // "gfx900"
  std::vector<uint32_t> module;
  ShaderInterface interface;
};

struct RadvStatistic {
  std::string name;  // "VGPRs"
  uint64_t value = 0;
};

struct RadvShader {
  std::string listing;  // the representation "Assembly"
  std::vector<RadvStatistic> statistics;
  std::string messages;  // what the driver printed
  std::string driver;    // "radv, Mesa 22.3.6"
  uint32_t subgroup_size = 64;

  std::optional<uint64_t> statistic(std::string_view name) const;
};

// The family that RADV calls a target's; nullopt for targets it has no device for.
std::optional<std::string_view> radv_family(std::string_view target);

// The targets it has a device for: "gfx801, gfx802, …".
std::string radv_targets();

// Compiles in a child process. LANEWISE_RADV names another driver than libvulkan_radeon.so.
Result<RadvShader> compile_with_radv(const RadvRequest& request);

// What runs in the child, with RADV_FORCE_FAMILY set: a crash of the driver is the caller's.
Result<RadvShader> call_radv(const RadvRequest& request, const std::string& driver);

}  // namespace lw::shader
