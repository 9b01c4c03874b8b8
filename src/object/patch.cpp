#include "object/patch.h"

#include <elf.h>
#include <fmt/format.h>

#include <algorithm>

#include "object/container.h"
#include "object/patch_parts.h"

namespace lw::object {
namespace {

// Firmware that loads kernel arguments into SGPRs begins a kernel so many bytes after its entry (LLVM's AMDGPUUsage,
// "Preloaded Kernel Arguments").
constexpr uint64_t kPreloadPrologueBytes = 256;

// What a launch counts on and a patch may not change.
std::optional<Error> check_entries(const CodeObject& code, const AddressMap& map) {
  for (const Kernel& kernel : code.kernels) {
    const uint64_t preloaded = kernel.entry_address + kPreloadPrologueBytes;
    if (map.begin(kernel.entry_address) != kernel.entry_address)
      return Error{fmt::format("kernel {}: its entry at {:#x} would move", kernel.name, kernel.entry_address)};
    if (kernel.descriptor.kernarg_preload_spec_length != 0 &&
        map.containing(kernel.entry_address) == map.containing(preloaded) && map.begin(preloaded) != preloaded)
      return Error{fmt::format("kernel {}: its entry with preloaded arguments, {} bytes behind the other, would move",
                               kernel.name, kPreloadPrologueBytes)};
  }
  return std::nullopt;
}

std::optional<Error> apply(const PatchTask& task, const Patch& patch, std::vector<std::string>& warnings) {
  if (auto error = check_entries(task.code, task.map)) return error;
  for (const PatchedFunction& function : patch.functions) {
    const std::optional<uint64_t> offset = task.offset_of(function.begin, function.bytes.size());
    if (!offset) return Error{fmt::format("the file does not have the code of {}", task.name_of(function))};
    std::ranges::copy(function.bytes, task.out.begin() + static_cast<std::ptrdiff_t>(*offset));
  }
  for (const PatchedKernel& kernel : patch.kernels)
    if (auto error = patch_kernel(task, kernel)) return error;
  if (task.map.is_identity()) return std::nullopt;
  if (auto error = patch_symbols(task)) return error;
  if (auto error = patch_relocations(task)) return error;
  patch_debug(task, warnings);
  return std::nullopt;
}

}  // namespace

std::optional<uint64_t> PatchTask::offset_of(uint64_t address, uint64_t size) const {
  for (const ElfSegment& segment : elf.segments) {
    if (segment.type != PT_LOAD || address < segment.address) continue;
    const uint64_t at = address - segment.address;
    if (at <= segment.bytes.size() && size <= segment.bytes.size() - at) return segment.offset + at;
  }
  return std::nullopt;
}

std::string PatchTask::name_of(const PatchedFunction& function) const {
  for (const Symbol& symbol : code.symbols)
    if (symbol.address == function.begin && symbol.kind == SymbolKind::function) return symbol.name;
  return fmt::format("the function at {:#x}", function.begin);
}

Result<Patched> apply_patch(Bytes elf, const Patch& patch) {
  const Result<ElfFile> file = read_elf(elf);
  if (!file) return file.error();
  if (file->type != ET_DYN) return Error{"a relocatable object is not rewritten; link it first"};
  if (file->sections.empty()) return Error{"the file has no section headers, by which its symbols are found"};
  const Result<CodeObject> code = load(elf);
  if (!code) return code.error();
  const Result<AddressMap> map = AddressMap::make(patch, *file);
  if (!map) return map.error();
  Patched patched;
  patched.bytes.assign(elf.begin(), elf.end());
  if (auto error = apply({*file, *code, *map, patched.bytes}, patch, patched.warnings)) return *error;
  return patched;
}

Result<Patched> apply_patches(Bytes file, std::span<const EntryPatch> patches) {
  const Result<Container> container = open(file, nullptr);
  if (!container) return container.error();
  Patched all;
  all.bytes.assign(file.begin(), file.end());
  for (const EntryPatch& patch : patches) {
    if (patch.entry >= container->entries().size())
      return Error{fmt::format("the file has no code object {}; it has {}", patch.entry, container->entries().size())};
    const ContainerEntry& entry = container->entries()[patch.entry];
    // The entries of a compressed bundle are not bytes of the file.
    if (entry.bytes.data() < file.data() || entry.bytes.data() >= file.data() + file.size())
      return Error{
          fmt::format("the code for {} is in a compressed offload bundle, which is not rewritten; build it with "
                      "--no-offload-compress",
                      to_string(entry.target))};
    const uint64_t offset = static_cast<uint64_t>(entry.bytes.data() - file.data());
    // Patches of one entry follow each other.
    Result<Patched> one = apply_patch(Bytes(all.bytes).subspan(offset, entry.bytes.size()), patch.patch);
    if (!one) return one.error();
    std::ranges::copy(one->bytes, all.bytes.begin() + static_cast<std::ptrdiff_t>(offset));
    for (std::string& warning : one->warnings) all.warnings.push_back(std::move(warning));
  }
  return all;
}

}  // namespace lw::object
