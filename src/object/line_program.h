// The line number program of one unit of .debug_line (DWARF 5, 6.2), as rows and back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "object/elf_file.h"

namespace lw::object {

// What the program needs of its header. Names as in DWARF 5, 6.2.4.
struct LineHeader {
  size_t program_begin = 0;  // in the unit, in bytes
  uint8_t minimum_instruction_length = 0;
  bool default_is_stmt = false;
  int8_t line_base = 0;
  uint8_t line_range = 0;
  uint8_t opcode_base = 0;
  std::vector<uint8_t> standard_opcode_lengths;  // [0] of opcode 1
};

// The registers of the state machine where a row is appended (DWARF 5, 6.2.2).
struct LineRow {
  uint64_t address = 0;
  uint64_t file = 1;
  uint64_t line = 1;
  uint64_t column = 0;
  uint64_t isa = 0;
  uint64_t discriminator = 0;
  bool is_stmt = false;
  bool basic_block = false;
  bool end_sequence = false;
  bool prologue_end = false;
  bool epilogue_begin = false;
  bool operator==(const LineRow&) const = default;
};

struct LineSequence {
  unsigned address_bytes = 0;  // of DW_LNE_set_address; 0: the sequence has none, and begins at 0
  std::vector<LineRow> rows;   // the last one ends the sequence
};

struct LineProgram {
  LineHeader header;
  std::vector<Bytes> defined_files;  // DW_LNE_define_file, from its first byte on
  std::vector<LineSequence> sequences;
};

// The unit's bytes, from its unit_length on to its end.
Result<LineProgram> read_line_program(Bytes unit);

// Instructions that give the rows again, in exactly so many bytes; nullopt where they need more.
std::optional<std::vector<std::byte>> write_line_program(const LineProgram& program, size_t bytes);

}  // namespace lw::object
