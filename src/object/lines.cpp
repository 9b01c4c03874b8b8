#include "object/lines.h"

#include <dwarf.h>
#include <elf.h>
#include <elfutils/libdw.h>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "object/elf_file.h"

namespace lw::object {

// Walks the line tables of all compilation units through libdw.
class LineReader {
 public:
  static Result<LineTable> read(std::span<const std::byte> elf) {
    if (elf_version(EV_CURRENT) == EV_NONE) return Error{"libelf is of another version than its header"};
    // libelf converts in place where it must, so it gets a copy.
    std::vector<char> copy(elf.size());
    std::ranges::transform(elf, copy.begin(), [](std::byte b) { return static_cast<char>(b); });
    const std::unique_ptr<Elf, int (*)(Elf*)> file(::elf_memory(copy.data(), copy.size()), ::elf_end);
    if (file == nullptr) return Error{fmt::format("not readable as ELF: {}", ::elf_errmsg(-1))};
    const std::unique_ptr<Dwarf, int (*)(Dwarf*)> dwarf(::dwarf_begin_elf(file.get(), DWARF_C_READ, nullptr),
                                                        ::dwarf_end);
    if (dwarf == nullptr) return damaged();
    LineReader reader;
    if (std::optional<Error> error = reader.read_units(dwarf.get())) return *error;
    std::ranges::sort(reader.table_.rows_, {}, &LineTable::Row::begin);
    return std::move(reader.table_);
  }

 private:
  static Error damaged() { return Error{fmt::format("damaged debug information: {}", ::dwarf_errmsg(-1))}; }

  std::optional<Error> read_units(Dwarf* dwarf) {
    Dwarf_CU* unit = nullptr;
    Dwarf_Die die;
    for (int status = 0; (status = ::dwarf_get_units(dwarf, unit, &unit, nullptr, nullptr, &die, nullptr)) != 1;) {
      if (status != 0) return damaged();
      // Units without a line table are none of ours to complain about.
      if (!::dwarf_hasattr(&die, DW_AT_stmt_list)) continue;
      Dwarf_Lines* lines = nullptr;
      size_t count = 0;
      if (::dwarf_getsrclines(&die, &lines, &count) != 0) return damaged();
      // libdw gives units that share a table the same one.
      if (!seen_.insert(lines).second) continue;
      Dwarf_Attribute attribute;
      const char* folder = ::dwarf_formstring(::dwarf_attr(&die, DW_AT_comp_dir, &attribute));
      if (std::optional<Error> error = read_lines(lines, count, folder == nullptr ? "" : folder)) return error;
    }
    return std::nullopt;
  }

  std::optional<Error> read_lines(Dwarf_Lines* lines, size_t count, const std::string& folder) {
    std::map<const char*, uint32_t> known;
    for (size_t i = 0; i + 1 < count; ++i) {
      Dwarf_Line* line = ::dwarf_onesrcline(lines, i);
      Dwarf_Line* next = ::dwarf_onesrcline(lines, i + 1);
      LineTable::Row row;
      bool ends = false;
      int number = 0;
      int column = 0;
      if (::dwarf_lineendsequence(line, &ends) != 0 || ::dwarf_lineaddr(line, &row.begin) != 0 ||
          ::dwarf_lineaddr(next, &row.end) != 0 || ::dwarf_lineno(line, &number) != 0 ||
          ::dwarf_linecol(line, &column) != 0)
        return damaged();
      if (ends || row.end <= row.begin || number <= 0) continue;
      const char* name = ::dwarf_linesrc(line, nullptr, nullptr);
      if (name == nullptr) return damaged();
      const auto [at, added] = known.emplace(name, static_cast<uint32_t>(table_.files_.size()));
      if (added) table_.files_.push_back(relative(name, folder));
      row.file = at->second;
      row.line = static_cast<uint32_t>(number);
      row.column = static_cast<uint32_t>(std::max(column, 0));
      table_.rows_.push_back(row);
    }
    return std::nullopt;
  }

  static std::string relative(std::string_view name, std::string_view folder) {
    if (!folder.empty() && name.size() > folder.size() + 1 && name.starts_with(folder) && name[folder.size()] == '/')
      name.remove_prefix(folder.size() + 1);
    return std::string(name);
  }

  LineTable table_;
  std::set<const Dwarf_Lines*> seen_;
};

Result<LineTable> LineTable::load(std::span<const std::byte> elf) {
  const Result<ElfFile> file = read_elf_sections(elf);
  if (!file) return file.error();
  if (file->find_section(".debug_line") == nullptr) return LineTable{};
  if (file->type == ET_REL) return Error{"the debug information of a relocatable object is not read; link it first"};
  return LineReader::read(elf);
}

std::string to_string(const SourceLine& line) { return fmt::format("{}:{}:{}", line.file, line.line, line.column); }

std::optional<SourceLine> LineTable::find(uint64_t address) const {
  const auto after = std::ranges::upper_bound(rows_, address, {}, &Row::begin);
  if (after == rows_.begin()) return std::nullopt;
  const Row& row = *std::prev(after);
  if (address >= row.end) return std::nullopt;
  return SourceLine{files_[row.file], row.line, row.column};
}

}  // namespace lw::object
