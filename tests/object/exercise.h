// Everything src/object does with an unknown file, for the fuzzer and for the tests with damaged files.
#pragma once

#include "object/object.h"

namespace lwtest {

// Opens, loads, lists and puts in memory what the bytes hold; never fails. The number of kernels seen.
inline size_t exercise_object(std::span<const std::byte> bytes) {
  using namespace lw::object;
  constexpr uint64_t kMemoryLimit = uint64_t{16} << 20;
  size_t kernels = 0;
  const lw::Result<Container> container = open({bytes.begin(), bytes.end()});
  if (!container) return 0;
  (void)container->select();
  (void)container->select("gfx900");
  for (const ContainerEntry& entry : container->entries()) {
    const lw::Result<CodeObject> object = load(entry.bytes);
    if (!object) continue;
    const auto target = descriptor_target(object->target);
    for (const Kernel& kernel : object->kernels) {
      ++kernels;
      if (target) (void)lw::inst::print_descriptor(kernel.name, kernel.descriptor, *target);
      (void)object->bytes_at(kernel.entry_address, kernel.code_bytes);
      (void)object->find_symbol(kernel.name);
    }
    (void)metadata_to_msgpack(*object->metadata.tree);
    (void)make_image(
        *object, 0x10000, [](std::string_view) { return std::optional<uint64_t>(1); }, kMemoryLimit);
  }
  return kernels;
}

}  // namespace lwtest
