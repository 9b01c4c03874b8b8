#include "object/lines.h"

#include <dwarf.h>
#include <elf.h>
#include <elfutils/libdw.h>
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <set>

#include "base/utf8.h"
#include "object/elf_file.h"

namespace lw::object {

// Walks the line tables of all compilation units through libdw.
class LineReader {
 public:
  static Result<LineTable> read(std::span<const std::byte> elf, LineTable::Detail detail) {
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
    reader.detail_ = detail;
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
      known_.clear();
      folder_ = folder == nullptr ? "" : folder;
      if (std::optional<Error> error = read_lines(lines, count)) return error;
      if (detail_ == LineTable::Detail::inlined && !read_inlined(die)) return damaged();
    }
    return std::nullopt;
  }

  std::optional<Error> read_lines(Dwarf_Lines* lines, size_t count) {
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
      row.file = file_number(name);
      row.line = static_cast<uint32_t>(number);
      row.column = static_cast<uint32_t>(std::max(column, 0));
      table_.rows_.push_back(row);
    }
    return std::nullopt;
  }

  uint32_t file_number(const char* name) {
    const auto [at, added] = known_.emplace(name, static_cast<uint32_t>(table_.files_.size()));
    if (added) table_.files_.push_back(relative(name, folder_));
    return at->second;
  }

  // All inlined subroutines of a unit. Entries are walked with a stack of their own: damaged ones may nest deeply.
  bool read_inlined(Dwarf_Die unit) {
    Dwarf_Files* files = nullptr;
    size_t file_count = 0;
    if (::dwarf_getsrcfiles(&unit, &files, &file_count) != 0) return false;
    std::vector<std::pair<Dwarf_Die, unsigned>> open{{unit, 0}};
    while (!open.empty()) {
      auto [die, depth] = open.back();
      open.pop_back();
      const bool is_inlined = ::dwarf_tag(&die) == DW_TAG_inlined_subroutine;
      if (is_inlined && !add_inlined(die, ++depth, files)) return false;
      Dwarf_Die child;
      int status = ::dwarf_child(&die, &child);
      for (; status == 0; status = ::dwarf_siblingof(&child, &child)) {
        const int tag = ::dwarf_tag(&child);
        if (tag == DW_TAG_subprogram || tag == DW_TAG_inlined_subroutine || tag == DW_TAG_lexical_block ||
            tag == DW_TAG_namespace)
          open.emplace_back(child, depth);
      }
      if (status < 0) return false;
    }
    return true;
  }

  bool add_inlined(Dwarf_Die& die, unsigned depth, Dwarf_Files* files) {
    const auto number = [&](unsigned name) {
      Dwarf_Attribute attribute;
      Dwarf_Word value = 0;
      const bool is_there = ::dwarf_formudata(::dwarf_attr(&die, name, &attribute), &value) == 0;
      return is_there ? static_cast<uint32_t>(value) : 0;
    };
    const char* file = ::dwarf_filesrc(files, number(DW_AT_call_file), nullptr, nullptr);
    InlinedRange range{.depth = depth, .line = number(DW_AT_call_line), .column = number(DW_AT_call_column)};
    if (file == nullptr || range.line == 0) return true;  // nothing says from where
    // clang puts what a kernel of OpenCL does into a function of its own, which the kernel calls.
    Dwarf_Attribute attribute;
    const char* name = ::dwarf_formstring(::dwarf_attr_integrate(&die, DW_AT_linkage_name, &attribute));
    if (name != nullptr && std::string_view(name).starts_with("__clang_ocl_kern_imp_")) return true;
    range.file = file_number(file);
    Dwarf_Addr base = 0;
    ptrdiff_t offset = 0;
    while ((offset = ::dwarf_ranges(&die, offset, &base, &range.begin, &range.end)) > 0)
      table_.inlined_.push_back(range);
    return offset == 0;
  }

  static std::string relative(std::string_view name, std::string_view folder) {
    if (!folder.empty() && name.size() > folder.size() + 1 && name.starts_with(folder) && name[folder.size()] == '/')
      name.remove_prefix(folder.size() + 1);
    return std::string(name);
  }

  LineTable table_;
  LineTable::Detail detail_ = LineTable::Detail::lines;
  std::set<const Dwarf_Lines*> seen_;
  // Of the unit at hand.
  std::string folder_;
  std::map<const char*, uint32_t> known_;
};

Result<LineTable> LineTable::load(std::span<const std::byte> elf, Detail detail) {
  const Result<ElfFile> file = read_elf_sections(elf);
  if (!file) return file.error();
  if (file->find_section(".debug_line") == nullptr) return LineTable{};
  if (file->type == ET_REL) return Error{"the debug information of a relocatable object is not read; link it first"};
  return LineReader::read(elf, detail);
}

std::string to_string(const SourceLine& line) {
  return fmt::format("{}:{}:{}", utf8_text(line.file), line.line, line.column);
}

std::optional<SourceLine> LineTable::find(uint64_t address) const {
  const auto after = std::ranges::upper_bound(rows_, address, {}, &Row::begin);
  if (after == rows_.begin()) return std::nullopt;
  const Row& row = *std::prev(after);
  if (address >= row.end) return std::nullopt;
  return SourceLine{files_[row.file], row.line, row.column};
}

SourceTrace LineTable::trace(uint64_t address) const {
  SourceTrace trace;
  if (const std::optional<SourceLine> line = find(address)) trace.frames.push_back(*line);
  std::vector<const InlinedRange*> around;
  for (const InlinedRange& range : inlined_)
    if (address >= range.begin && address < range.end) around.push_back(&range);
  std::ranges::stable_sort(around, std::greater{}, &InlinedRange::depth);
  for (const InlinedRange* range : around) trace.frames.push_back({files_[range->file], range->line, range->column});
  const auto own = std::ranges::find_if(trace.frames, [](const SourceLine& f) { return !is_system_file(f.file); });
  if (own != trace.frames.end()) trace.own = static_cast<size_t>(own - trace.frames.begin());
  return trace;
}

std::string SourceTrace::source() const { return empty() ? "" : to_string(frames[own]); }
std::string SourceTrace::header() const { return own == 0 ? "" : to_string(frames.front()); }
std::vector<std::string> SourceTrace::inlined_at() const {
  std::vector<std::string> around;
  for (size_t i = own + 1; i < frames.size(); ++i) around.push_back(to_string(frames[i]));
  return around;
}

// Names are relative where they lie below the folder of the compilation: those are the program's own.
bool is_system_file(std::string_view file) {
  if (file.starts_with("/usr/local/src/") || file.starts_with("/usr/src/")) return false;
  return file.starts_with("/usr/") || file.starts_with("/opt/rocm") || file.find("/lib/clang/") != file.npos;
}

}  // namespace lw::object
