// Everything src/object does with an unknown file, for the fuzzer and for the tests with damaged files.
#pragma once

#include <algorithm>

#include "object/object.h"

namespace lwtest {

// The patch that takes the second dword out of each function, as far as functions do not overlap, and registers from
// each kernel.
inline lw::object::Patch shortened(const lw::object::CodeObject& object) {
  using namespace lw::object;
  constexpr uint64_t kDword = 4, kMostBytes = 1 << 16;
  Patch patch;
  std::vector<const Symbol*> functions;
  for (const Symbol& symbol : object.symbols)
    if (symbol.kind == SymbolKind::function && symbol.size_bytes >= 3 * kDword && symbol.size_bytes < kMostBytes)
      functions.push_back(&symbol);
  std::ranges::sort(functions, {}, &Symbol::address);
  uint64_t end = 0;
  for (const Symbol* symbol : functions) {
    const std::optional<Bytes> code = object.bytes_at(symbol->address, symbol->size_bytes / kDword * kDword);
    if (!code || symbol->address < end) continue;
    end = symbol->address + code->size();
    PatchedFunction& function = patch.functions.emplace_back();
    function.begin = symbol->address;
    function.end = end;
    function.new_end = end - kDword;
    function.bytes.assign(code->begin(), code->begin() + kDword);
    function.bytes.insert(function.bytes.end(), code->begin() + 2 * kDword, code->end());
    function.bytes.resize(code->size());
    for (uint64_t at = function.begin; at < end; at += kDword)
      function.moved.emplace_back(at, at <= function.begin + kDword ? at : at - kDword);
  }
  for (const Kernel& kernel : object.kernels) patch.kernels.push_back({kernel.name, 0, 0, std::nullopt});
  return patch;
}

// Opens, loads, lists, patches and puts in memory what the bytes hold; never fails. The number of kernels seen.
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
    (void)apply_patch(entry.bytes, shortened(*object));
    (void)metadata_to_msgpack(*object->metadata.tree);
    (void)make_image(
        *object, 0x10000, [](std::string_view) { return std::optional<uint64_t>(1); }, kMemoryLimit);
  }
  return kernels;
}

}  // namespace lwtest
