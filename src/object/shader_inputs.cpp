#include "object/shader_inputs.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lw::object {
namespace {

using Kind = ShaderSgpr::Kind;
using nlohmann::json;

constexpr const char* kConvention = "lanewise.calling_convention";
constexpr const char* kShader = "lanewise.shader";

// By number.
constexpr std::array<std::string_view, 8> kDescriptorTypes{
    "sampler",        "combined image sampler", "sampled image",
    "storage image",  "uniform texel buffer",   "storage texel buffer",
    "uniform buffer", "storage buffer",
};
constexpr std::array<std::string_view, 11> kDimensions{
    "none", "buffer", "1D", "2D", "3D", "cube", "1D array", "2D array", "cube array", "2D MSAA", "2D MSAA array",
};
constexpr std::array<std::string_view, 13> kSgprKinds{
    "unused",          "scratch_base_low",     "scratch_base_high",
    "set_address",     "set_table_address",    "push_constants_address",
    "push_constant",   "workgroup_counts_low", "workgroup_counts_high",
    "workgroup_count", "workgroup_id",         "workgroup_info",
    "scratch_offset",
};

constexpr uint32_t kMostSets = 32, kMostBindings = 65536, kMostDescriptors = 1 << 20, kMostPushBytes = 4096;
constexpr uint32_t kMostUserSgprs = 32, kMostStride = 128, kMostSetBytes = 1 << 28;

struct Malformed {
  std::string what;
};

uint32_t number(const json& object, const char* key, uint32_t most) {
  const auto at = object.find(key);
  if (at == object.end() || !at->is_number_unsigned() || at->get<uint64_t>() > most)
    throw Malformed{fmt::format("'{}' is not a number from 0 to {}", key, most)};
  return at->get<uint32_t>();
}

std::string text(const json& object, const char* key) {
  const auto at = object.find(key);
  if (at == object.end() || !at->is_string()) throw Malformed{fmt::format("'{}' is not text", key)};
  return at->get<std::string>();
}

const json& list(const json& object, const char* key) {
  const auto at = object.find(key);
  if (at == object.end() || !at->is_array()) throw Malformed{fmt::format("'{}' is not a list", key)};
  for (const json& element : *at)
    if (!element.is_object()) throw Malformed{fmt::format("'{}' contains an element that is not a map", key)};
  return *at;
}

template <class Enum, size_t count>
Enum named(const json& object, const char* key, const std::array<std::string_view, count>& names) {
  const std::string name = text(object, key);
  const auto at = std::ranges::find(names, name);
  if (at == names.end()) throw Malformed{fmt::format("'{}' is '{}'", key, name)};
  return static_cast<Enum>(at - names.begin());
}

ShaderBinding read_binding(const json& object) {
  ShaderBinding binding;
  binding.set = number(object, "set", kMostSets - 1);
  binding.binding = number(object, "binding", kMostBindings - 1);
  binding.type = named<DescriptorType>(object, "type", kDescriptorTypes);
  binding.count = number(object, "count", kMostDescriptors);
  binding.is_unsized = number(object, "unsized", 1) != 0;
  binding.offset_bytes = number(object, "offset_bytes", kMostSetBytes);
  binding.stride_bytes = number(object, "stride_bytes", kMostStride);
  // Objects that were made before these were kept lack them.
  if (object.contains("dimension")) binding.dimension = named<ImageDimension>(object, "dimension", kDimensions);
  if (object.contains("image_format")) binding.image_format = text(object, "image_format");
  if (binding.count == 0 || binding.stride_bytes < 16 || binding.offset_bytes % 16 != 0)
    throw Malformed{fmt::format("binding {}.{} has no place in its set", binding.set, binding.binding)};
  return binding;
}

ShaderSgpr read_sgpr(const json& object) {
  ShaderSgpr sgpr;
  sgpr.kind = named<Kind>(object, "holds", kSgprKinds);
  const bool is_axis = sgpr.kind == Kind::workgroup_count || sgpr.kind == Kind::workgroup_id;
  sgpr.index = number(object, "index",
                      is_axis                          ? 2
                      : sgpr.kind == Kind::set_address ? kMostSets - 1
                                                       : kMostPushBytes / 4);
  return sgpr;
}

ShaderInputs read(const json& object) {
  if (!object.is_object()) throw Malformed{"is no map"};
  ShaderInputs shader;
  uint64_t all_bytes = 0;
  for (const json& element : list(object, "bindings")) {
    shader.bindings.push_back(read_binding(element));
    const size_t count = shader.bindings.size();
    const auto place = [&](size_t i) { return std::pair(shader.bindings[i].set, shader.bindings[i].binding); };
    all_bytes += shader.bindings.back().offset_bytes +
                 uint64_t{shader.bindings.back().stride_bytes} * shader.bindings.back().count;
    if (all_bytes > kMostSetBytes) throw Malformed{"'bindings' are too large"};
    if (count > 1 && place(count - 2) >= place(count - 1)) throw Malformed{"'bindings' are not in order"};
  }
  shader.push_constant_bytes = number(object, "push_constant_bytes", kMostPushBytes);
  shader.has_1d_as_2d = object.contains("has_1d_as_2d") && number(object, "has_1d_as_2d", 1) != 0;
  shader.address_high = number(object, "address_high", UINT32_MAX);
  for (const json& element : list(object, "sgprs")) shader.sgprs.push_back(read_sgpr(element));
  if (shader.sgprs.size() > kMostUserSgprs) throw Malformed{fmt::format("{} SGPRs", shader.sgprs.size())};
  for (const ShaderSgpr& sgpr : shader.sgprs)
    if (sgpr.kind == Kind::push_constant && sgpr.index * 4 + 4 > shader.push_constant_bytes)
      throw Malformed{fmt::format("there is no push constant {}", sgpr.index)};
  shader.unknown_sgprs = text(object, "unknown_sgprs");
  shader.compiler = text(object, "compiler");
  return shader;
}

}  // namespace

std::string_view to_string(ImageDimension dimension) { return kDimensions[static_cast<size_t>(dimension)]; }

std::string_view to_string(DescriptorType type) { return kDescriptorTypes[static_cast<size_t>(type)]; }

const ShaderBinding* ShaderInputs::find(uint32_t set, uint32_t binding) const {
  const auto at =
      std::ranges::find_if(bindings, [&](const ShaderBinding& b) { return b.set == set && b.binding == binding; });
  return at == bindings.end() ? nullptr : &*at;
}

void put_shader_inputs(json& tree, const ShaderInputs& shader) {
  json bindings = json::array(), sgprs = json::array();
  for (const ShaderBinding& b : shader.bindings)
    bindings.push_back({{"set", b.set},
                        {"binding", b.binding},
                        {"type", to_string(b.type)},
                        {"count", b.count},
                        {"unsized", b.is_unsized ? 1u : 0u},
                        {"offset_bytes", b.offset_bytes},
                        {"stride_bytes", b.stride_bytes},
                        {"dimension", to_string(b.dimension)},
                        {"image_format", b.image_format}});
  for (const ShaderSgpr& s : shader.sgprs)
    sgprs.push_back({{"holds", kSgprKinds[static_cast<size_t>(s.kind)]}, {"index", s.index}});
  tree[kConvention] = shader.calling_convention;
  tree[kShader] = {{"bindings", std::move(bindings)},     {"push_constant_bytes", shader.push_constant_bytes},
                   {"address_high", shader.address_high}, {"has_1d_as_2d", shader.has_1d_as_2d ? 1u : 0u},
                   {"sgprs", std::move(sgprs)},           {"unknown_sgprs", shader.unknown_sgprs},
                   {"compiler", shader.compiler}};
}

Result<std::optional<ShaderInputs>> shader_inputs(const CodeObject& code) {
  const json& tree = *code.metadata.tree;
  if (!tree.is_object() || !tree.contains(kConvention)) return std::optional<ShaderInputs>();
  try {
    const std::string convention = text(tree, kConvention);
    if (!tree.contains(kShader)) {
      // As objects had it that were made before this was kept.
      ShaderInputs shader;
      shader.unknown_sgprs = "the object does not say; compile it again";
      shader.calling_convention = convention;
      return std::optional(std::move(shader));
    }
    ShaderInputs shader = read(tree[kShader]);
    shader.calling_convention = convention;
    return std::optional(std::move(shader));
  } catch (const Malformed& malformed) {
    return Error{fmt::format("metadata: {}: {}", kShader, malformed.what)};
  }
}

}  // namespace lw::object
