// Where RADV's compute shaders find their inputs, from the driver's own texts of a shader.
//
// The driver declares the arguments in this order (Mesa 22.3, radv_shader_args.c): address of the scratch ring;
// descriptor sets that the shader uses, or one table of them where they are too many; the address of the push
// constants, unless all that the shader reads of them are in SGPRs; push constants in SGPRs; numbers of workgroups;
// workgroup ids; workgroup info; offset into the ring. Arguments that the shader does not use are left out. VGPRs hold
// the ids in the workgroup in x, y and z.
//
// The driver decides which push constants are in SGPRs before its last optimizations, and the texts are from after
// them. The rule that it follows gives the layout to expect; the layout counts only where the arguments that ACO
// declares and reads agree with it, one by one.
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
#include "object/shader_names.h"

namespace lw::shader {

// Its representations of a shader: "NIR Shader(s)", as the backend takes it, and "ACO IR", after spilling.
struct RadvTexts {
  std::string nir;
  std::string ir;
};

// Numbers of the arguments through which the shader reaches descriptors: addresses of sets, or of the table of them.
std::set<uint32_t> set_arguments(const RadvTexts& texts);

// Whether it reaches them through a table.
bool has_set_table(const RadvTexts& texts);

// What the texts do not say.
struct RadvDeclarations {
  std::vector<uint32_t> sets;  // that the shader uses, ascending; of no account where there is a table
  bool counts_in_sgprs = false;
  // Dwords of the push constants that hold numbers of 8 or 16 bits, which the driver always reads from memory: bit i is
  // dword i.
  uint64_t narrow_push_constants = 0;
};
uint64_t narrow_push_constants(std::span<const object::PushMember> members);

// Fails where the texts leave more than one layout possible, or none.
Result<std::vector<object::ShaderSgpr>> read_radv_sgprs(const RadvTexts& texts, const RadvDeclarations& declared);

// Whether lanes read from all others of their wave. Where LDS instructions reach only half of a wave of 64, the driver
// does that with VGPRs that both halves share.
bool permutes_whole_waves(const RadvTexts& texts);

// What the driver takes the workgroup to be, specialization done.
std::optional<std::array<uint32_t, 3>> read_workgroup_size(const RadvTexts& texts);

}  // namespace lw::shader
