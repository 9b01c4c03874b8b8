// Source lines of machine code, from the DWARF that compilers write with -g.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
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

// Where an address comes from: its own line, then where the function that has it was inlined, and so on outwards.
struct SourceTrace {
  std::vector<SourceLine> frames;
  // The innermost one in the program's own files rather than in headers of compilers and systems; 0 where none is.
  size_t own = 0;

  bool empty() const { return frames.empty(); }
  std::string source() const;                   // the frame of `own`; empty where there is none
  std::vector<std::string> inlined_at() const;  // the frames around it
  std::string header() const;                   // the innermost frame where that is another
};
// Whether the file comes with a compiler, a runtime or the system.
bool is_system_file(std::string_view file);

// A range of code that was inlined, and from where.
struct InlinedRange {
  uint64_t begin = 0;
  uint64_t end = 0;
  unsigned depth = 0;  // of nesting
  uint32_t file = 0;   // index into the table's files
  uint32_t line = 0;
  uint32_t column = 0;
};

// Which line each address of a linked code object comes from. Addresses are those of the file's sections.
class LineTable {
 public:
  // An object without debug information gives an empty table. Fails on what is no ELF file, on damaged debug
  // information, and on relocatable objects that have some: their addresses are not known before they are linked.
  // Only with `inlined` does trace() know more than find().
  enum class Detail : uint8_t { lines, inlined };
  static Result<LineTable> load(std::span<const std::byte> elf, Detail detail = Detail::lines);

  bool empty() const { return rows_.empty(); }
  // nullopt where no line is known: outside the code, or code that stands for no line (DWARF's line 0).
  std::optional<SourceLine> find(uint64_t address) const;
  // Of code that stands for no line, where it was inlined.
  SourceTrace trace(uint64_t address) const;

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
  std::vector<InlinedRange> inlined_;
  std::vector<std::string> files_;
};

}  // namespace lw::object
