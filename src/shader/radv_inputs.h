// Where RADV's compute shaders find what they are given, as the driver's own texts of a shader tell it.
//
// The order is that of Mesa's radv_shader_args.c (22.3): address of the scratch ring; descriptor sets that the shader
// uses, or one table of them where they are too many; the address of the push constants, unless all that is read of
// them is in SGPRs; those that are; numbers of workgroups; workgroup ids; workgroup info; offset into the ring. What a
// shader has no use for is left out. VGPRs hold the ids in the workgroup in x, y and z.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "base/base.h"
#include "object/shader_inputs.h"

namespace lw::shader {

// Its representations of a shader: "NIR Shader(s)", as the backend takes it, and "ACO IR", after spilling.
struct RadvTexts {
  std::string nir;
  std::string ir;
};

// Which of its arguments, by number, the shader reaches descriptors through: addresses of sets, or of the table of
// them.
std::set<uint32_t> set_arguments(const RadvTexts& texts);

// `sets` are those the shader uses, ascending. Fails where the texts do not say what they are expected to.
Result<std::vector<object::ShaderSgpr>> read_radv_sgprs(const RadvTexts& texts, std::span<const uint32_t> sets,
                                                        bool counts_in_sgprs);

// Whether lanes read from all others of their wave. Where LDS instructions reach only half of a wave of 64, the driver
// does that with VGPRs that both halves share.
bool permutes_whole_waves(const RadvTexts& texts);

// What the driver takes the workgroup to be, specialization done.
std::optional<std::array<uint32_t, 3>> read_workgroup_size(const RadvTexts& texts);

// Whether sets are reached through a table: user SGPRs are 16 for compute, and all else comes first.
bool has_set_table(const RadvTexts& texts, size_t set_count, bool counts_in_sgprs);

}  // namespace lw::shader
