// .debug_line: rows follow the instructions that they are about.
#include <fmt/format.h>

#include <algorithm>

#include "object/debug_sections.h"
#include "object/line_program.h"

namespace lw::object {
namespace {

// Marks of a row that are still true of the one after it.
void inherit(LineRow& row, const LineRow& dropped) {
  row.basic_block |= dropped.basic_block;
  row.prologue_end |= dropped.prologue_end;
  row.epilogue_begin |= dropped.epilogue_begin;
  // The statement begins there now.
  if (row.file == dropped.file && row.line == dropped.line) row.is_stmt |= dropped.is_stmt;
}

// Rows of one address, from `first` on.
struct RowGroup {
  size_t first = 0;
  size_t end = 0;
  uint64_t address = 0;  // the new one
};

std::vector<RowGroup> group_rows(const std::vector<LineRow>& rows, const AddressMap& map) {
  std::vector<RowGroup> groups;
  for (size_t first = 0, end = 0; first < rows.size(); first = end) {
    for (end = first; end < rows.size() && rows[end].address == rows[first].address;) ++end;
    const uint64_t address = rows[first].address;
    groups.push_back({first, end, rows[end - 1].end_sequence ? map.end(address) : map.begin(address)});
  }
  return groups;
}

// The rows at their new places, without those of which no instruction is left.
std::vector<LineRow> moved_rows(const std::vector<LineRow>& rows, const AddressMap& map) {
  const std::vector<RowGroup> groups = group_rows(rows, map);
  std::vector<LineRow> out;
  size_t dropped = 0;  // groups before the one at hand
  for (size_t g = 0; g < groups.size(); ++g) {
    if (g + 1 < groups.size() && groups[g + 1].address == groups[g].address) {
      ++dropped;
      continue;
    }
    for (size_t i = groups[g].first; i < groups[g].end; ++i) {
      LineRow row = rows[i];
      row.address = groups[g].address;
      if (i == groups[g].first && !row.end_sequence)
        for (size_t gone = groups[g - dropped].first; gone < groups[g].first; ++gone) inherit(row, rows[gone]);
      out.push_back(row);
    }
    dropped = 0;
  }
  return out;
}

// Whether a program changed.
bool move_rows(LineProgram& program, const AddressMap& map) {
  bool changed = false;
  for (LineSequence& sequence : program.sequences) {
    // Linkers put functions that they leave out at 0.
    if (!map.is_code(sequence.rows.front().address)) continue;
    std::vector<LineRow> rows = moved_rows(sequence.rows, map);
    changed = changed || rows.size() != sequence.rows.size() ||
              !std::ranges::equal(rows, sequence.rows, {}, &LineRow::address, &LineRow::address);
    sequence.rows = std::move(rows);
  }
  return changed;
}

std::optional<Error> patch_unit(Bytes unit, std::span<std::byte> out, const AddressMap& map) {
  Result<LineProgram> program = read_line_program(unit);
  if (!program) return program.error();
  if (!move_rows(*program, map)) return std::nullopt;
  const size_t begin = program->header.program_begin;
  const auto bytes = write_line_program(*program, unit.size() - begin);
  if (!bytes) return Error{"the new rows need more bytes than the old ones"};
  std::ranges::copy(*bytes, out.begin() + static_cast<std::ptrdiff_t>(begin));
  return std::nullopt;
}

}  // namespace

// Units do not depend on each other.
std::optional<Error> patch_line_table(const ElfFile& elf, const AddressMap& map, std::span<std::byte> out,
                                      std::vector<std::string>& warnings) {
  const Result<DebugSection> section = debug_section(elf, out, ".debug_line");
  if (!section) return section.error();
  for (size_t at = 0; at < section->bytes.size();) {
    const std::optional<UnitLength> unit = unit_length(section->bytes, at);
    if (!unit) {
      warnings.push_back(not_updated(section->name, fmt::format("the unit at {:#x} reaches past the end", at)));
      break;
    }
    const size_t size = unit->end - at;
    if (const auto error = patch_unit(section->bytes.subspan(at, size), section->out.subspan(at, size), map))
      warnings.push_back(not_updated(section->name, fmt::format("unit at {:#x}: {}", at, error->message)));
    at = unit->end;
  }
  return std::nullopt;
}

}  // namespace lw::object
