// The notes of code objects: MessagePack (first byte even) or YAML (first byte odd), then the kernels in them.
#include "base/base.h"
#include "object/object.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace lw::object;
  if (size == 0) return 0;
  const bool yaml = (data[0] & 1) != 0;
  const auto description = std::as_bytes(std::span(data + 1, size - 1));
  const auto tree = yaml ? metadata_from_yaml(description) : metadata_from_msgpack(description);
  if (!tree) return 0;
  (void)kernels_of_metadata(*tree);
  (void)kernels_of_metadata_v2(*tree);

  // What was read can be written, and reads back as the same tree.
  const std::string written = metadata_to_msgpack(*tree);
  const auto again = metadata_from_msgpack(std::as_bytes(std::span(written)));
  LW_CHECK(again.ok(), "metadata written by Lanewise is not readable");
  LW_CHECK(metadata_to_msgpack(*again) == written, "metadata changes when it is written twice");
  return 0;
}
