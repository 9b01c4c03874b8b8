// What the source of a compute shader calls its inputs, for messages and listings: kept beside ShaderInputs in the
// metadata.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <utility>
#include <vector>

#include "object/code_object.h"

namespace lw::object {

// A member of the push constants: a number, a vector, or an array of these. Structures are taken apart.
struct PushMember {
  std::string name;  // "camera.position"; empty where the compiler was not told
  uint32_t offset_bytes = 0;
  std::string type;  // of one element, as `run --push` has it: "f32x3"
  uint32_t element_bytes = 4;
  uint32_t scalar_bytes = 4;  // of one number in it
  uint32_t count = 1;         // elements; more than 1 in an array
  uint32_t stride_bytes = 4;  // from one element to the next

  uint64_t end_bytes() const { return offset_bytes + uint64_t{count - 1} * stride_bytes + element_bytes; }
  // "f32x3[4]"
  std::string type_text() const;
};

struct ShaderNames {
  std::vector<PushMember> push_members;                           // by offset; empty where the object does not say
  std::map<std::pair<uint32_t, uint32_t>, std::string> bindings;  // by set and binding, those that have a name

  // Empty where it has none.
  std::string of_binding(uint32_t set, uint32_t binding) const;
};

// Puts them into the tree of a note that has ShaderInputs already.
void put_shader_names(nlohmann::json& tree, const ShaderNames& names);

// None where the code is no shader's or the object has none. Fails on metadata that is malformed.
Result<ShaderNames> shader_names(const CodeObject& code);

}  // namespace lw::object
