#include "shader/capabilities.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace lw::shader {
namespace {

// The driver's front end goes on after a capability that it does not know, and what follows stops it at best.
constexpr auto kCapabilities = std::to_array<uint32_t>({
    0,    1,                                         // Matrix, Shader
    25,   27,   28,   29,   30,   31,   34,          // gathers, multisampled images, arrays indexed dynamically
    41,   42,   43,   44,   45,   46,   47,   48,    // SparseResidency, MinLod, 1D, cube arrays, texel buffers
    49,   50,   51,   55,   56,                      // image formats and queries, DerivativeControl
    61,   62,   63,   64,   65,   66,   67,   68,    // GroupNonUniform and what it has
    4423, 4431, 4437,                                // SubgroupBallotKHR, SubgroupVoteKHR, DeviceGroup
    4428, 4429, 4430,                                // WorkgroupMemoryExplicitLayoutKHR
    4436, 4441, 4442, 4449, 4450,                    // 16 and 8 bits in interfaces, VariablePointers
    4464, 4465, 4466, 4467, 4468,                    // float controls
    5008, 5009, 5016, 5055, 5288, 5350,              // AMD's image forms, Int64ImageEXT, ShaderClockKHR, derivatives
    5301, 5302, 5303, 5304, 5305, 5306, 5307, 5308,  // descriptor indexing
    5309, 5310, 5311, 5312, 5345, 5346,              // the same, VulkanMemoryModel
    6016, 6017, 6018, 6019,                          // DotProduct
});

// Those that compute shaders are refused for, or may be.
constexpr auto kNames = std::to_array<std::pair<uint32_t, std::string_view>>({
    {2, "Geometry"},
    {3, "Tessellation"},
    {4, "Addresses"},
    {5, "Linkage"},
    {6, "Kernel"},
    {4472, "RayQueryKHR"},
    {4479, "RayTracingKHR"},
    {5297, "GroupNonUniformPartitionedNV"},
    {5357, "CooperativeMatrixNV"},
    {5612, "AtomicFloat32MinMaxEXT"},
    {5613, "AtomicFloat64MinMaxEXT"},
    {5616, "AtomicFloat16MinMaxEXT"},
    {6022, "CooperativeMatrixKHR"},
    {6033, "AtomicFloat32AddEXT"},
    {6034, "AtomicFloat64AddEXT"},
    {6095, "AtomicFloat16AddEXT"},
});

}  // namespace

std::string capability_text(uint32_t capability) {
  const auto* const found = std::ranges::find(kNames, capability, &std::pair<uint32_t, std::string_view>::first);
  return found == kNames.end() ? std::to_string(capability) : fmt::format("{} ({})", found->second, capability);
}

bool compiles_with_capability(uint32_t capability) {
  return std::ranges::find(kCapabilities, capability) != kCapabilities.end();
}

}  // namespace lw::shader
