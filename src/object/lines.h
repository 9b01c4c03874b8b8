// Source lines of machine code, from the DWARF that compilers write with -g.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/base.h"

namespace lw::object {

struct SourceLine {
  std::string file;     // relative to the folder it was compiled in, where it lies below that
  uint32_t line = 0;    // from 1
  uint32_t column = 0;  // from 1; 0: not said
};

// "saxpy.cl:3:12".
std::string to_string(const SourceLine& line);

// Which line each address of a linked code object comes from. Addresses are those of the file's sections.
class LineTable {
 public:
  // An object without debug information gives an empty table. Fails on what is no ELF file, on damaged debug
  // information, and on relocatable objects that have some: their addresses are not known before they are linked.
  static Result<LineTable> load(std::span<const std::byte> elf);

  bool empty() const { return rows_.empty(); }
  // nullopt where no line is known: outside the code, or code that stands for no line (DWARF's line 0).
  std::optional<SourceLine> find(uint64_t address) const;

 private:
  struct Row {
    uint64_t begin = 0;
    uint64_t end = 0;
    uint32_t file = 0;  // index into files_
    uint32_t line = 0;
    uint32_t column = 0;
  };
  friend class LineReader;

  std::vector<Row> rows_;  // sorted by begin
  std::vector<std::string> files_;
};

}  // namespace lw::object
