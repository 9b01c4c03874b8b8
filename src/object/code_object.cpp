#include "object/code_object.h"

#include <elf.h>
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <unordered_map>
#include <unordered_set>

#include "object/elf_constants.h"
#include "object/kernel_resources.h"
#include "object/layout.h"

namespace lw::object {
namespace {

constexpr uint8_t kSymbolTypeKernelV2 = 10;  // STT_AMDGPU_HSA_KERNEL
constexpr uint32_t kNoteIsaVersionV2 = 3;    // NT_AMD_HSA_ISA_VERSION, owner "AMD"

using Failure = std::optional<Error>;

SymbolKind kind_of(uint8_t elf_type) {
  switch (elf_type) {
    case STT_NOTYPE: return SymbolKind::none;
    case STT_OBJECT: return SymbolKind::object;
    case STT_FUNC: return SymbolKind::function;
    case STT_SECTION: return SymbolKind::section;
    case STT_FILE: return SymbolKind::file;
    case kSymbolTypeKernelV2: return SymbolKind::kernel_v2;
    default: return SymbolKind::other;
  }
}

SymbolBinding binding_of(uint8_t elf_binding) {
  switch (elf_binding) {
    case STB_LOCAL: return SymbolBinding::local;
    case STB_GLOBAL: return SymbolBinding::global;
    case STB_WEAK: return SymbolBinding::weak;
    default: return SymbolBinding::other;
  }
}

int section_of(const ElfSymbol& symbol) {
  if (symbol.section == SHN_UNDEF) return Symbol::kUndefined;
  if (symbol.section == SHN_ABS) return Symbol::kAbsolute;
  if (symbol.section >= SHN_LORESERVE) return Symbol::kNotInMemory;
  return static_cast<int>(symbol.section);
}

const ElfNote* find_note(const ElfFile& elf, std::string_view owner, uint32_t type) {
  for (const ElfNote& note : elf.notes)
    if (note.owner == owner && note.type == type) return &note;
  return nullptr;
}

class Loader {
 public:
  explicit Loader(const ElfFile& elf) : elf_(elf) {}

  Result<TargetId> load_target() {
    if (auto error = read_header()) return *error;
    if (auto error = read_target()) return *error;
    return std::move(object_.target);
  }

  Result<CodeObject> load(Reading reading) {
    if (auto error = read_header()) return *error;
    if (auto error = read_target()) return *error;
    copy_sections();
    copy_symbols(reading);
    if (auto error = object_.is_relocatable ? lay_out_relocatable(elf_, object_) : lay_out_linked(elf_, object_))
      return *error;
    if (reading == Reading::code) return std::move(object_);
    index_symbols();
    if (auto error = read_metadata()) return *error;
    if (auto error = read_kernels()) return *error;
    return std::move(object_);
  }

 private:
  Failure read_header() {
    if (elf_.machine != kMachineAmdgpu)
      return Error{fmt::format("the ELF file is for machine {}, not for an AMD GPU (EM_AMDGPU, {})", elf_.machine,
                               kMachineAmdgpu)};
    if (elf_.type != ET_DYN && elf_.type != ET_REL)
      return Error{fmt::format("the ELF file is of type {}; a code object is linked (ET_DYN) or relocatable (ET_REL)",
                               elf_.type)};
    object_.is_relocatable = elf_.type == ET_REL;
    object_.e_flags = elf_.flags;
    // Other operating systems (PAL, Mesa, none) have no kernel descriptors, but code that can be shown.
    if (elf_.os_abi == kOsAbiHsa) {
      if (elf_.abi_version > 4)
        return Error{
            fmt::format("code objects with ABI version {} are not modelled; 0 to 4 are (code object versions 2 to 6)",
                        elf_.abi_version)};
      object_.version = elf_.abi_version + 2;
    }
    return std::nullopt;
  }

  Failure read_target() {
    const ElfNote* note = object_.version == 2 ? find_note(elf_, "AMD", kNoteIsaVersionV2) : nullptr;
    Result<TargetId> target = note != nullptr ? target_of_note(*note) : target_of_flags(elf_.flags, object_.version);
    if (!target) return target.error();
    object_.target = *std::move(target);
    return std::nullopt;
  }

  // u16 size of the vendor's name, u16 of the architecture's, then the three numbers.
  static Result<TargetId> target_of_note(const ElfNote& note) {
    if (note.description.size() < 16)
      return Error{fmt::format("the note NT_AMD_HSA_ISA_VERSION at {:#x} has {} bytes, fewer than 16", note.offset,
                               note.description.size())};
    const std::byte* at = note.description.data();
    return target_of_isa_version(load_le<uint32_t>(at + 4), load_le<uint32_t>(at + 8), load_le<uint32_t>(at + 12));
  }

  void copy_sections() {
    for (const ElfSection& from : elf_.sections)
      object_.sections.push_back({from.name, from.type, from.flags, from.address, from.address, from.size, from.bytes});
  }

  void copy_symbols(Reading reading) {
    std::unordered_set<std::string_view> dynamic;
    if (reading == Reading::everything)
      for (const ElfSymbol& symbol : elf_.dynamic_symbols) dynamic.insert(symbol.name);
    // The numbering of relocations in a relocatable object is that of .symtab, so nothing may be left out here.
    const std::vector<ElfSymbol>& symbols = elf_.symbols.empty() ? elf_.dynamic_symbols : elf_.symbols;
    object_.symbols.reserve(symbols.size());
    for (const ElfSymbol& from : symbols) {
      Symbol symbol;
      symbol.name = from.name;
      symbol.address = symbol.file_value = from.value;
      symbol.size_bytes = from.size;
      symbol.kind = kind_of(from.type);
      symbol.binding = binding_of(from.binding);
      symbol.visibility = static_cast<SymbolVisibility>(from.visibility & 3);
      symbol.section = section_of(from);
      symbol.in_dynamic_table = dynamic.contains(from.name);
      object_.symbols.push_back(std::move(symbol));
    }
  }

  void index_symbols() {
    for (const Symbol& symbol : object_.symbols)
      if (symbol.section >= 0 && !symbol.name.empty()) by_name_.emplace(symbol.name, &symbol);
  }

  const Symbol* symbol_named(const std::string& name) const {
    const auto at = by_name_.find(name);
    return at == by_name_.end() ? nullptr : at->second;
  }

  Failure read_metadata() {
    const bool v2 = object_.version == 2;
    const ElfNote* note = v2 ? find_note(elf_, "AMD", kNoteMetadataV2) : find_note(elf_, "AMDGPU", kNoteMetadata);
    if (note == nullptr) return std::nullopt;
    Result<nlohmann::json> tree = v2 ? metadata_from_yaml(note->description) : metadata_from_msgpack(note->description);
    if (!tree) return Error{fmt::format("{} (the note is at {:#x})", tree.error().message, note->offset)};
    object_.metadata.tree = *std::move(tree);
    if (object_.version == 0) return std::nullopt;  // PAL's tree has another shape
    Result<std::vector<KernelMetadata>> kernels =
        v2 ? kernels_of_metadata_v2(*object_.metadata.tree) : kernels_of_metadata(*object_.metadata.tree);
    if (!kernels) return kernels.error();
    object_.metadata.kernels = *std::move(kernels);
    Result<std::vector<PrintfFormat>> formats = printf_formats_of_metadata(*object_.metadata.tree);
    if (!formats) return formats.error();
    object_.metadata.printf_formats = *std::move(formats);
    return std::nullopt;
  }

  Failure read_kernels() {
    if (object_.version == 0) return std::nullopt;
    std::unordered_set<std::string> seen;
    for (const KernelMetadata& metadata : object_.metadata.kernels) {
      const Symbol* symbol = symbol_named(metadata.symbol);
      if (symbol == nullptr)
        return Error{
            fmt::format("the metadata names the kernel {}, but there is no symbol {}", metadata.name, metadata.symbol)};
      if (!seen.insert(metadata.symbol).second)
        return Error{fmt::format("the metadata names the kernel {} twice", metadata.name)};
      if (auto error = add_kernel(*symbol, &metadata)) return error;
    }
    for (const Symbol& symbol : object_.symbols)
      if (symbol.section >= 0 && is_kernel_symbol(symbol) && seen.insert(symbol.name).second)
        if (auto error = add_kernel(symbol, nullptr)) return error;
    return std::nullopt;
  }

  bool is_kernel_symbol(const Symbol& symbol) const {
    if (object_.version == 2) return symbol.kind == SymbolKind::kernel_v2;
    return is_descriptor(symbol);
  }

  Failure add_kernel(const Symbol& symbol, const KernelMetadata* metadata) {
    Kernel kernel;
    kernel.symbol = symbol.name;
    kernel.name = symbol.name;
    if (object_.version > 2 && kernel.name.ends_with(".kd")) kernel.name.resize(kernel.name.size() - 3);
    if (metadata != nullptr) {
      kernel.name = metadata->name;
      kernel.metadata = *metadata;
      kernel.has_metadata = true;
    }
    kernel.descriptor_address = symbol.address;
    const size_t size = object_.version == 2 ? kKernelCodeV2Bytes : inst::kKernelDescriptorBytes;
    const std::optional<Bytes> bytes = object_.bytes_at(symbol.address, size);
    if (!bytes)
      return Error{fmt::format("kernel {}: its descriptor, {} bytes at {:#x}, is outside of the loaded segments",
                               kernel.name, size, symbol.address)};
    if (object_.version == 2) {
      kernel.code_v2 = read_kernel_code_v2(*bytes);
      kernel.descriptor = descriptor_of(*kernel.code_v2);
    } else {
      kernel.descriptor = inst::decode_descriptor(bytes->first<inst::kKernelDescriptorBytes>());
    }
    kernel.entry_address = symbol.address + static_cast<uint64_t>(kernel.descriptor.kernel_code_entry_byte_offset);
    const Segment* code = segment_at(object_.segments, kernel.entry_address, 4);
    if (code == nullptr || !code->executable)
      return Error{fmt::format("kernel {}: its first instruction would be at {:#x}, where there is no executable code",
                               kernel.name, kernel.entry_address)};
    if (kernel.entry_address % 4 != 0)
      return Error{fmt::format("kernel {}: its first instruction would be at {:#x}, which is not a multiple of 4",
                               kernel.name, kernel.entry_address)};
    kernel.code_bytes = code_size(kernel, symbol, *code);
    object_.kernels.push_back(std::move(kernel));
    return std::nullopt;
  }

  uint64_t code_size(const Kernel& kernel, const Symbol& symbol, const Segment& code) const {
    uint64_t size = 0;
    if (object_.version == 2) {
      const uint64_t before = kernel.entry_address - symbol.address;
      size = symbol.size_bytes > before ? symbol.size_bytes - before : 0;
    } else {
      std::string name = kernel.symbol;
      if (name.ends_with(".kd")) name.resize(name.size() - 3);
      const Symbol* function = symbol_named(name);
      if (function != nullptr && function->address == kernel.entry_address) size = function->size_bytes;
    }
    return std::min(size, code.address + code.memory_bytes - kernel.entry_address);
  }

  const ElfFile& elf_;
  CodeObject object_;
  std::unordered_map<std::string_view, const Symbol*> by_name_;
};

}  // namespace

bool Section::is_allocated() const { return (flags & SHF_ALLOC) != 0; }
bool Section::is_executable() const { return (flags & SHF_EXECINSTR) != 0; }

uint64_t Kernel::kernarg_bytes() const {
  uint64_t bytes = std::max(metadata.kernarg_segment_bytes.value_or(0), descriptor.kernarg_bytes);
  for (const ArgumentMetadata& argument : metadata.arguments)
    bytes = std::max<uint64_t>(bytes, uint64_t{argument.offset_bytes} + argument.size_bytes);
  return bytes;
}

uint64_t CodeObject::memory_end() const {
  return segments.empty() ? 0 : segments.back().address + segments.back().memory_bytes;
}

const Kernel* CodeObject::find_kernel(std::string_view name) const {
  for (const Kernel& kernel : kernels)
    if (kernel.name == name || kernel.symbol == name) return &kernel;
  return nullptr;
}

const Symbol* CodeObject::find_symbol(std::string_view name) const {
  const Symbol* local = nullptr;
  for (const Symbol& symbol : symbols) {
    if (symbol.name != name || symbol.section == Symbol::kUndefined) continue;
    if (symbol.binding != SymbolBinding::local) return &symbol;
    if (local == nullptr) local = &symbol;
  }
  return local;
}

std::optional<Bytes> CodeObject::bytes_at(uint64_t address, uint64_t size_bytes) const {
  const Segment* segment = segment_at(segments, address, size_bytes);
  if (segment == nullptr || address - segment->address + size_bytes > segment->bytes.size()) return std::nullopt;
  return segment->bytes.subspan(address - segment->address, size_bytes);
}

Result<TargetId> target_of(Bytes elf) {
  Result<ElfFile> file = read_elf_headers(elf);
  if (file && file->os_abi == kOsAbiHsa && file->abi_version == 0) file = read_elf(elf);
  if (!file) return file.error();
  return Loader(*file).load_target();
}

Result<CodeObject> load(Bytes elf, Reading reading) {
  if (elf.size() >= 4 && std::memcmp(elf.data(), "BC\xc0\xde", 4) == 0)
    return Error{"the code object is LLVM bitcode (-fgpu-rdc), not machine code"};
  Result<ElfFile> file = read_elf(elf);
  if (!file) return file.error();
  return Loader(*file).load(reading);
}

Result<CodeObject> load(std::vector<std::byte> elf) {
  const auto file = std::make_shared<const std::vector<std::byte>>(std::move(elf));
  Result<CodeObject> object = load(Bytes(*file));
  if (object) object->file = file;
  return object;
}

}  // namespace lw::object
