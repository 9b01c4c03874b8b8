#include "object/shader_names.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace lw::object {
namespace {

using nlohmann::json;

constexpr const char* kShader = "lanewise.shader";
constexpr const char* kMembers = "push_members";
constexpr const char* kBindings = "binding_names";
constexpr uint64_t kMostPushBytes = 4096;

struct Malformed {
  std::string what;
};

uint32_t number(const json& object, const char* key) {
  const auto at = object.find(key);
  if (at == object.end() || !at->is_number_unsigned() || at->get<uint64_t>() > kMostPushBytes)
    throw Malformed{fmt::format("'{}' is not a number from 0 to {}", key, kMostPushBytes)};
  return at->get<uint32_t>();
}

std::string text(const json& object, const char* key) {
  const auto at = object.find(key);
  if (at == object.end() || !at->is_string()) throw Malformed{fmt::format("'{}' is not text", key)};
  return at->get<std::string>();
}

const json& list(const json& shader, const char* key) {
  static const json kNone = json::array();
  const auto at = shader.find(key);
  if (at == shader.end()) return kNone;
  if (!at->is_array()) throw Malformed{fmt::format("'{}' is not a list", key)};
  for (const json& element : *at)
    if (!element.is_object()) throw Malformed{fmt::format("'{}' holds something that is not a map", key)};
  return *at;
}

PushMember read_member(const json& object) {
  PushMember member;
  member.name = text(object, "name");
  member.type = text(object, "type");
  member.offset_bytes = number(object, "offset_bytes");
  member.element_bytes = number(object, "element_bytes");
  member.scalar_bytes = number(object, "scalar_bytes");
  member.count = number(object, "count");
  member.stride_bytes = number(object, "stride_bytes");
  if (member.count == 0 || member.element_bytes == 0 || member.scalar_bytes == 0 || member.end_bytes() > kMostPushBytes)
    throw Malformed{fmt::format("push constant '{}' has no place among them", member.name)};
  return member;
}

}  // namespace

std::string PushMember::type_text() const { return count == 1 ? type : fmt::format("{}[{}]", type, count); }

std::string ShaderNames::of_binding(uint32_t set, uint32_t binding) const {
  const auto found = bindings.find({set, binding});
  return found == bindings.end() ? std::string() : found->second;
}

void put_shader_names(json& tree, const ShaderNames& names) {
  json members = json::array(), bindings = json::array();
  for (const PushMember& m : names.push_members)
    members.push_back({{"name", m.name},
                       {"type", m.type},
                       {"offset_bytes", m.offset_bytes},
                       {"element_bytes", m.element_bytes},
                       {"scalar_bytes", m.scalar_bytes},
                       {"count", m.count},
                       {"stride_bytes", m.stride_bytes}});
  for (const auto& [place, name] : names.bindings)
    bindings.push_back({{"set", place.first}, {"binding", place.second}, {"name", name}});
  tree[kShader][kMembers] = std::move(members);
  tree[kShader][kBindings] = std::move(bindings);
}

Result<ShaderNames> shader_names(const CodeObject& code) {
  ShaderNames names;
  const json& tree = *code.metadata.tree;
  if (!tree.is_object() || !tree.contains(kShader) || !tree[kShader].is_object()) return names;
  try {
    for (const json& member : list(tree[kShader], kMembers)) names.push_members.push_back(read_member(member));
    for (const json& binding : list(tree[kShader], kBindings)) {
      const auto place = [&](const char* key) {
        const auto at = binding.find(key);
        if (at == binding.end() || !at->is_number_unsigned() || at->get<uint64_t>() > UINT32_MAX)
          throw Malformed{fmt::format("'{}' of a name is not a number", key)};
        return at->get<uint32_t>();
      };
      names.bindings[{place("set"), place("binding")}] = text(binding, "name");
    }
    return names;
  } catch (const Malformed& malformed) {
    return Error{fmt::format("metadata: {}: {}", kShader, malformed.what)};
  }
}

}  // namespace lw::object
