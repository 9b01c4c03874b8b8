#include "text/dialect_printer.h"

#include <fmt/format.h>

#include <algorithm>

#include "isa/wait_fields.h"
#include "text/dialect_facts.h"
#include "text/dialect_print.h"
#include "text/instruction_reader.h"
#include "text/printer.h"
#include "text/spelling.h"

namespace lw::text {

struct DialectPrinter::Reader {
  Symbols symbols;
  Expressions expressions{symbols};
  InstructionReader reader{expressions};
  InstructionText result;
  Diagnostics ignored;
};

DialectPrinter::DialectPrinter(const isa::Target& target, Dialect dialect)
    : target_(target), dialect_(dialect), reader_(std::make_unique<Reader>()) {
  reader_->reader.set_dialect(dialect);
}

DialectPrinter::~DialectPrinter() = default;

bool DialectPrinter::read(const std::string& text) {
  Lexer lexer(text, 1, punctuation_of(dialect_));
  lexer.next_statement();
  const Token mnemonic = lexer.token();
  lexer.advance();
  Expressions::Context context;
  context.lexer = &lexer;
  context.diagnostics = &reader_->ignored;
  const size_t mark = reader_->expressions.mark();
  reader_->reader.start(target_, context);
  const bool ok = reader_->reader.read(mnemonic, reader_->result);
  reader_->expressions.release(mark);
  if (!ok) reader_->ignored = Diagnostics();
  return ok;
}

bool DialectPrinter::reads_as(const std::string& text, isa::EncodingId encoding) {
  return read(text) && reader_->result.instruction.encoding == encoding;
}

bool DialectPrinter::leads_back(const std::string& text, std::span<const std::byte> words) {
  if (!read(text) || reader_->result.pending != kNone) return false;
  const Result<bytes::Encoded> encoded = encode(target_, reader_->result);
  return encoded && std::ranges::equal(std::as_bytes(std::span(encoded->word).first(encoded->words)), words);
}

std::string DialectPrinter::text(const inst::Instruction& instruction, std::string_view label) {
  if (dialect_ == Dialect::llvm) return to_string(target_, instruction);
  const auto print = dialect_ == Dialect::clrx ? clrx_text : sp3_text;
  std::string plain = print(target_, instruction, label, false);
  const isa::Encoding& encoding = instruction.enc();
  const isa::Unit unit = encoding.record().unit;
  const bool has_forms = (unit == isa::Unit::valu || unit == isa::Unit::interp) && encoding.words == 2 &&
                         isa::find_by_mnemonic(target_.column, encoding.stem()).size() > 1;
  if (!has_forms || reads_as(plain, encoding.id)) return plain;
  return print(target_, instruction, label, true);
}

// ---- What both printers use -----------------------------------------------------------------------------------------

bool is_image_address(const isa::Encoding& encoding, const isa::Operand& operand) {
  // Where the text has a dimension, it says how many registers there are.
  bool has_dmask = false;
  for (const isa::ModifierField& field : encoding.modifiers()) {
    if (isa::modifier_name(field.modifier) == "dim") return false;
    has_dmask |= field.modifier == isa::Modifier::dmask && field.allowed;
  }
  return has_dmask && inst::is_image(encoding.format) && operand.kind == isa::Kind::vgpr &&
         isa::operand_name(operand.name) == "vaddr" && operand.most_dwords != 0;
}

unsigned image_address_dwords(const isa::Target& target, const inst::Instruction& instruction, size_t operand) {
  constexpr unsigned kFewest = 4;
  const isa::Operand& address = instruction.enc().operands()[operand];
  const unsigned dwords = std::max<unsigned>(kFewest, address.most_dwords);
  const RegisterRun file = vgpr_file(target.column);
  const unsigned first = instruction.operand[operand] - file.first;
  return first + dwords <= file.count ? dwords : inst::dwords(target, instruction, operand);
}

std::string counters_text(isa::Column column, unsigned imm) {
  unsigned known = 0;
  std::string text;
  for (const isa::WaitField& field : isa::wait_fields(column)) {
    known = field.put(known, field.maximum());
    if (field.get(imm) == field.maximum()) continue;
    text += fmt::format("{}{}({})", text.empty() ? "" : " & ", field.counter, field.get(imm));
  }
  return (imm & ~known) == 0 ? text : "";
}

std::string op_sel_hi_text(const inst::Instruction& instruction, Dialect dialect) {
  std::string text = " op_sel_hi:[";
  bool first = true;
  for (const isa::Modifier element :
       {isa::Modifier::op_sel_hi0, isa::Modifier::op_sel_hi1, isa::Modifier::op_sel_hi2}) {
    const auto fields = instruction.enc().modifiers();
    const auto field = std::find_if(fields.begin(), fields.end(), [&](const auto& f) { return f.modifier == element; });
    if (field == fields.end()) continue;
    if (!field->allowed && instruction.mod(element) == absent_op_sel_hi(dialect, *field)) continue;
    text += fmt::format("{}{}", first ? "" : ",", instruction.mod(element) != 0 ? 1 : 0);
    first = false;
  }
  return text + "]";
}

}  // namespace lw::text
