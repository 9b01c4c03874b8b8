#include <elf.h>
#include <fmt/format.h>

#include <algorithm>

#include "object/byte_cursor.h"
#include "object/debug_sections.h"
#include "object/dwarf_numbers.h"
#include "object/leb128.h"

namespace lw::object {
std::string not_updated(std::string_view what, std::string_view why) {
  return fmt::format("debug information in {} is not updated: {}", what, why);
}

bool DebugSection::store(uint64_t at, unsigned size, uint64_t value) const {
  if (size > 8 || size > out.size() || at > out.size() - size) return false;
  if (size < 8 && value >> (8 * size) != 0) return false;
  for (unsigned i = 0; i < size; ++i) out[at + i] = static_cast<std::byte>(value >> (8 * i));
  return true;
}

bool DebugSection::store_uleb(uint64_t at, size_t size, uint64_t value, bool is_signed) const {
  if (size > out.size() || at > out.size() - size) return false;
  return object::store_uleb(out.subspan(at, size), value, is_signed);
}

Result<DebugSection> debug_section(const ElfFile& elf, std::span<std::byte> out, std::string_view name) {
  const ElfSection* section = elf.find_section(name);
  if (section == nullptr) return DebugSection{name, {}, {}};
  if ((section->flags & SHF_COMPRESSED) != 0) return Error{fmt::format("section {} is compressed", name)};
  if (section->bytes.empty()) return DebugSection{name, {}, {}};
  return DebugSection{name, section->bytes, out.subspan(section->offset, section->bytes.size())};
}

std::optional<UnitLength> unit_length(Bytes section, size_t at) {
  ByteCursor cursor(section, at);
  UnitLength unit{.begin = at};
  uint64_t length = cursor.read<uint32_t>();
  if (length == dwarf::kLength64) {
    unit.offset_bytes = 8;
    length = cursor.read<uint64_t>();
  } else if (length >= dwarf::kReservedLengths) {
    return std::nullopt;
  }
  unit.contents = cursor.at();
  if (!cursor.ok() || length > section.size() - unit.contents) return std::nullopt;
  unit.end = unit.contents + static_cast<size_t>(length);
  return unit;
}

void patch_debug(const PatchTask& task, std::vector<std::string>& warnings) {
  struct Part {
    std::string_view name;
    std::optional<Error> (*patch)(const ElfFile&, const AddressMap&, std::span<std::byte>, std::vector<std::string>&);
  };
  constexpr Part kParts[] = {{".debug_line", patch_line_table},
                             {".debug_info", patch_debug_entries},
                             {".debug_aranges", patch_address_ranges},
                             {".debug_frame", patch_call_frames}};
  for (const Part& part : kParts) {
    std::vector<std::byte> trial(task.out.begin(), task.out.end());
    if (const auto error = part.patch(task.elf, task.map, trial, warnings))
      warnings.push_back(not_updated(part.name, error->message));
    else
      std::ranges::copy(trial, task.out.begin());
  }
  // Compilers for AMD GPUs write none of these.
  for (const char* name : {".eh_frame", ".gdb_index", ".zdebug_info", ".zdebug_line"})
    if (task.elf.find_section(name) != nullptr) warnings.push_back(not_updated(name, "it is not modelled"));
}

}  // namespace lw::object
