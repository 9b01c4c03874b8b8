#include "object/line_program.h"

#include <fmt/format.h>

#include <array>

#include "object/byte_cursor.h"
#include "object/dwarf_numbers.h"
#include "object/leb128.h"

namespace lw::object {
namespace {

using namespace dwarf;

constexpr std::array<uint8_t, 12> kStandardLengths{0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1};
constexpr uint8_t kFirstFreeOpcode = DW_LNS_set_prologue_end;  // those before are in every version of DWARF

Result<LineHeader> read_header(Bytes unit) {
  ByteCursor cursor(unit);
  const bool is_64 = cursor.read<uint32_t>() == kLength64;
  if (is_64) cursor.skip(8);
  const auto version = cursor.read<uint16_t>();
  if (version < 2 || version > 5) return Error{fmt::format("version {} is not known", version)};
  if (version == 5) cursor.skip(2);  // address_size, segment_selector_size
  const uint64_t length = cursor.read_bytes(is_64 ? 8 : 4);
  const size_t after_length = cursor.at();
  LineHeader header;
  header.minimum_instruction_length = cursor.read<uint8_t>();
  if (version >= 4 && cursor.read<uint8_t>() > 1) return Error{"instructions of several operations are not modelled"};
  header.default_is_stmt = cursor.read<uint8_t>() != 0;
  header.line_base = cursor.read<int8_t>();
  header.line_range = cursor.read<uint8_t>();
  header.opcode_base = cursor.read<uint8_t>();
  for (unsigned opcode = 1; opcode < header.opcode_base; ++opcode) {
    header.standard_opcode_lengths.push_back(cursor.read<uint8_t>());
    if (opcode <= kStandardLengths.size() && header.standard_opcode_lengths.back() != kStandardLengths[opcode - 1])
      return Error{fmt::format("opcode {} has {} operands", opcode, header.standard_opcode_lengths.back())};
  }
  if (header.opcode_base < kFirstFreeOpcode || header.line_range == 0 || header.minimum_instruction_length == 0)
    return Error{"the header of a line number program contradicts itself"};
  if (!cursor.ok() || length > unit.size() - after_length)
    return Error{"the header of a line number program is cut short"};
  header.program_begin = after_length + static_cast<size_t>(length);
  if (header.program_begin < cursor.at()) return Error{"the header of a line number program is too short"};
  return header;
}

// The state machine of DWARF 5, 6.2.
class Machine {
 public:
  Machine(Bytes unit, LineProgram& program)
      : unit_(unit), cursor_(unit, program.header.program_begin), program_(program), header_(program.header) {
    reset();
  }

  std::optional<Error> run() {
    while (!cursor_.at_end()) {
      const auto opcode = cursor_.read<uint8_t>();
      if (opcode >= header_.opcode_base) {
        const unsigned adjusted = opcode - header_.opcode_base;
        advance(adjusted / header_.line_range);
        row_.line += static_cast<uint64_t>(int64_t{header_.line_base} + adjusted % header_.line_range);
        append();
      } else if (opcode == DW_LNS_extended) {
        if (auto error = run_extended()) return error;
      } else {
        run_standard(opcode);
      }
    }
    if (!cursor_.ok()) return Error{"a line number program is cut short"};
    if (!sequence_.rows.empty()) return Error{"the last sequence of a line number program has no end"};
    return std::nullopt;
  }

 private:
  void reset() {
    row_ = {.is_stmt = header_.default_is_stmt};
    sequence_ = {};
  }

  void advance(uint64_t instructions) { row_.address += instructions * header_.minimum_instruction_length; }

  void append() {
    sequence_.rows.push_back(row_);
    row_.basic_block = row_.prologue_end = row_.epilogue_begin = false;
    row_.discriminator = 0;
  }

  void run_standard(uint8_t opcode) {
    switch (opcode) {
      case DW_LNS_copy: append(); break;
      case DW_LNS_advance_pc: advance(cursor_.uleb()); break;
      case DW_LNS_advance_line: row_.line += static_cast<uint64_t>(cursor_.sleb()); break;
      case DW_LNS_set_file: row_.file = cursor_.uleb(); break;
      case DW_LNS_set_column: row_.column = cursor_.uleb(); break;
      case DW_LNS_negate_stmt: row_.is_stmt = !row_.is_stmt; break;
      case DW_LNS_set_basic_block: row_.basic_block = true; break;
      case DW_LNS_const_add_pc: advance((255u - header_.opcode_base) / header_.line_range); break;
      case DW_LNS_fixed_advance_pc: row_.address += cursor_.read<uint16_t>(); break;
      case DW_LNS_set_prologue_end: row_.prologue_end = true; break;
      case DW_LNS_set_epilogue_begin: row_.epilogue_begin = true; break;
      case DW_LNS_set_isa: row_.isa = cursor_.uleb(); break;
      default:
        for (unsigned i = 0; i < header_.standard_opcode_lengths[opcode - 1u]; ++i) cursor_.uleb();
    }
  }

  std::optional<Error> run_extended() {
    const uint64_t size = cursor_.uleb();
    const size_t begin = cursor_.at();
    if (!cursor_.ok() || size > unit_.size() - begin) return Error{"a line number program is cut short"};
    if (size == 0) return std::nullopt;
    switch (cursor_.read<uint8_t>()) {
      case DW_LNE_end_sequence:
        row_.end_sequence = true;
        append();
        program_.sequences.push_back(std::move(sequence_));
        reset();
        break;
      case DW_LNE_set_address:
        if (size != 5 && size != 9) return Error{"a line number program sets an address of an odd size"};
        sequence_.address_bytes = static_cast<unsigned>(size) - 1;
        row_.address = cursor_.read_bytes(sequence_.address_bytes);
        break;
      case DW_LNE_define_file: program_.defined_files.push_back(unit_.subspan(begin, size)); break;
      case DW_LNE_set_discriminator: row_.discriminator = cursor_.uleb(); break;
      default: break;  // of a vendor: nothing that a row has
    }
    cursor_.seek(begin + size);
    return std::nullopt;
  }

  Bytes unit_;
  ByteCursor cursor_;
  LineProgram& program_;
  const LineHeader& header_;
  LineRow row_;
  LineSequence sequence_;
};

class Writer {
 public:
  explicit Writer(const LineHeader& header) : header_(header) {}

  void define_file(Bytes definition) {
    byte(DW_LNS_extended);
    append_uleb(out_, definition.size());
    out_.insert(out_.end(), definition.begin(), definition.end());
  }

  void sequence(const LineSequence& sequence) {
    state_ = {.is_stmt = header_.default_is_stmt};
    if (sequence.address_bytes != 0) {
      if (!fill_at_) fill_at_ = out_.size();
      set_address(sequence.rows.front().address, sequence.address_bytes);
    }
    for (const LineRow& row : sequence.rows) {
      const uint64_t distance = row.address - state_.address;
      if (row.address < state_.address || distance % header_.minimum_instruction_length != 0)
        set_address(row.address, sequence.address_bytes != 0 ? sequence.address_bytes : sizeof(uint64_t));
      append(row, (row.address - state_.address) / header_.minimum_instruction_length);
      state_ = row;
    }
  }

  // Bytes that change nothing: address advances before an address is set.
  std::optional<std::vector<std::byte>> finish(size_t bytes) {
    if (out_.size() > bytes || (out_.size() < bytes && !fill_at_)) return std::nullopt;
    if (fill_at_)
      out_.insert(out_.begin() + static_cast<std::ptrdiff_t>(*fill_at_), bytes - out_.size(),
                  std::byte{DW_LNS_const_add_pc});
    return std::move(out_);
  }

 private:
  void byte(uint64_t value) { out_.push_back(static_cast<std::byte>(value)); }

  void set_address(uint64_t address, unsigned bytes) {
    byte(DW_LNS_extended);
    append_uleb(out_, bytes + 1);
    byte(DW_LNE_set_address);
    for (unsigned i = 0; i < bytes; ++i) byte(address >> (8 * i));
    state_.address = address;
  }

  void set(uint8_t opcode, uint64_t& now, uint64_t wanted) {
    if (now == wanted) return;
    byte(opcode);
    append_uleb(out_, wanted);
    now = wanted;
  }

  void append(const LineRow& row, uint64_t advance) {
    if (row.end_sequence) {
      if (advance == constant_advance()) {
        byte(DW_LNS_const_add_pc);
      } else if (advance != 0) {
        byte(DW_LNS_advance_pc);
        append_uleb(out_, advance);
      }
      byte(DW_LNS_extended);
      byte(1);
      byte(DW_LNE_end_sequence);
      return;
    }
    set(DW_LNS_set_file, state_.file, row.file);
    set(DW_LNS_set_column, state_.column, row.column);
    set(DW_LNS_set_isa, state_.isa, row.isa);
    if (row.discriminator != 0) {
      std::vector<std::byte> operand;
      append_uleb(operand, row.discriminator);
      byte(DW_LNS_extended);
      append_uleb(out_, operand.size() + 1);
      byte(DW_LNE_set_discriminator);
      out_.insert(out_.end(), operand.begin(), operand.end());
    }
    if (row.is_stmt != state_.is_stmt) byte(DW_LNS_negate_stmt);
    if (row.basic_block) byte(DW_LNS_set_basic_block);
    if (row.prologue_end) byte(DW_LNS_set_prologue_end);
    if (row.epilogue_begin) byte(DW_LNS_set_epilogue_begin);
    advance_and_append(static_cast<int64_t>(row.line - state_.line), advance);
  }

  uint64_t constant_advance() const { return (255u - header_.opcode_base) / header_.line_range; }

  // The shortest way that DWARF 5, 6.2.5.1 has.
  void advance_and_append(int64_t lines, uint64_t advance) {
    if (lines < header_.line_base || lines >= header_.line_base + header_.line_range) {
      byte(DW_LNS_advance_line);
      append_sleb(out_, lines);
      lines = 0;
    }
    // What is left of the lines has a special opcode, or is 0.
    const bool has_special = lines >= header_.line_base && lines < header_.line_base + header_.line_range &&
                             lines - header_.line_base + header_.opcode_base <= 255;
    const auto first = static_cast<uint64_t>(has_special ? lines - header_.line_base + header_.opcode_base : 256);
    const uint64_t most = has_special ? (255 - first) / header_.line_range : 0;
    if (has_special && advance > most && advance >= constant_advance() && advance - constant_advance() <= most) {
      byte(DW_LNS_const_add_pc);
      advance -= constant_advance();
    } else if (advance > most) {
      byte(DW_LNS_advance_pc);
      append_uleb(out_, advance);
      advance = 0;
    }
    if (has_special) {
      byte(first + advance * header_.line_range);
      return;
    }
    if (lines != 0) {
      byte(DW_LNS_advance_line);
      append_sleb(out_, lines);
    }
    byte(DW_LNS_copy);
  }

  const LineHeader& header_;
  std::vector<std::byte> out_;
  LineRow state_;
  std::optional<size_t> fill_at_;
};

}  // namespace

Result<LineProgram> read_line_program(Bytes unit) {
  LineProgram program;
  Result<LineHeader> header = read_header(unit);
  if (!header) return header.error();
  program.header = *std::move(header);
  if (auto error = Machine(unit, program).run()) return *error;
  return program;
}

std::optional<std::vector<std::byte>> write_line_program(const LineProgram& program, size_t bytes) {
  Writer writer(program.header);
  for (const Bytes definition : program.defined_files) writer.define_file(definition);
  for (const LineSequence& sequence : program.sequences) writer.sequence(sequence);
  return writer.finish(bytes);
}

}  // namespace lw::object
