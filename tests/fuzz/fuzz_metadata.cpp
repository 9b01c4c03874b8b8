// The notes of code objects: MessagePack (first byte even) or YAML (first byte odd), then the kernels in them, and what
// a shader says that it expects.
#include "base/base.h"

#include <nlohmann/json.hpp>
#include "object/object.h"

namespace {

void read_shader(const nlohmann::json& tree) {
  lw::object::CodeObject code;
  code.metadata.tree = tree;
  const auto inputs = lw::object::shader_inputs(code);
  if (!inputs) LW_CHECK(!inputs.error().message.empty(), "an error without a message");
  if (!inputs || !*inputs) return;
  // Whoever dispatches it relies on these.
  uint64_t bytes = 0;
  for (const lw::object::ShaderBinding& binding : (*inputs)->bindings) {
    LW_CHECK((*inputs)->find(binding.set, binding.binding) == &binding, "a binding that is there twice");
    LW_CHECK(binding.count > 0 && binding.stride_bytes >= 16, "a binding without descriptors");
    bytes += binding.offset_bytes + uint64_t{binding.stride_bytes} * binding.count;
  }
  LW_CHECK(bytes <= 1u << 28, "descriptor sets that are too large");
  for (const lw::object::ShaderSgpr& sgpr : (*inputs)->sgprs)
    LW_CHECK(sgpr.kind != lw::object::ShaderSgpr::Kind::push_constant ||
                 sgpr.index * 4 + 4 <= (*inputs)->push_constant_bytes,
             "a push constant that is not there");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace lw::object;
  if (size == 0) return 0;
  const bool yaml = (data[0] & 1) != 0;
  const auto description = std::as_bytes(std::span(data + 1, size - 1));
  const auto tree = yaml ? metadata_from_yaml(description) : metadata_from_msgpack(description);
  if (!tree) return 0;
  (void)kernels_of_metadata(*tree);
  (void)kernels_of_metadata_v2(*tree);
  read_shader(*tree);

  // What was read can be written, and reads back as the same tree.
  const std::string written = metadata_to_msgpack(*tree);
  const auto again = metadata_from_msgpack(std::as_bytes(std::span(written)));
  LW_CHECK(again.ok(), "metadata written by Lanewise is not readable");
  LW_CHECK(metadata_to_msgpack(*again) == written, "metadata changes when it is written twice");
  return 0;
}
