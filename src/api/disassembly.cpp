#include "api/disassembly.h"

#include <fmt/format.h>

#include "api/object_source.h"
#include "base/bits.h"
#include "bytes/bytes.h"
#include "text/dialect_listing.h"
#include "text/dialect_printer.h"

namespace lw::api {
namespace {

using lanewise::DisassembledInstruction;
using lanewise::DisassembledOperand;

void write_listing(const Disassembly& code, text::OutputBuffer& out) {
  if (code.source_target != nullptr) return write_object_source(*code.source_target, code.objects.front(), out);
  const text::ListingOptions options{.plain = code.plain};
  const bool is_llvm = code.dialect == text::Dialect::llvm;
  if (!is_llvm) text::write_dialect_header(*code.parts.front().target, code.dialect, options, out);
  for (const Disassembly::Part& part : code.parts) {
    if (is_llvm) text::write_listing_header(part.name, options, out);
    for (const text::ListingSection& section : part.sections) {
      if (is_llvm)
        text::write_listing(*part.target, section, options, out);
      else
        text::write_dialect_listing(*part.target, section, code.dialect, options, out);
    }
  }
}

void fill_operands(const inst::Instruction& instruction, std::vector<DisassembledOperand>& operands) {
  size_t i = 0;
  for (const isa::Operand& operand : instruction.enc().operands())
    operands.push_back({.name = isa::operand_name(operand.name),
                        .kind = isa::kind_name(operand.kind),
                        .type = isa::type_name(operand.type),
                        .value = instruction.operand[i++],
                        .reads = operand.is_read,
                        .writes = operand.is_written});
}

void visit_section(const isa::Target& usual, const text::ListingSection& section, text::Dialect dialect,
                   const std::function<void(const DisassembledInstruction&)>& visitor) {
  std::optional<text::DialectPrinter> printer;
  const isa::Target* before = nullptr;
  DisassembledInstruction out;
  for (size_t at = 0; at + sizeof(uint32_t) <= section.bytes.size();) {
    out.address = section.address + at;
    const isa::Target& target = section.target_at(out.address, usual);
    if (&target != before) printer.emplace(target, dialect);
    before = &target;
    const bytes::Decoded decoded = bytes::decode(target, section.bytes.subspan(at));
    out.words.clear();
    for (size_t w = 0; w < decoded.size_bytes; w += sizeof(uint32_t))
      out.words.push_back(load_le<uint32_t>(&section.bytes[at + w]));
    out.mnemonic.clear();
    out.encoding.clear();
    out.operands.clear();
    if (decoded.instruction.valid()) {
      out.text = printer->text(decoded.instruction);
      out.mnemonic = out.text.substr(0, out.text.find(' '));
      out.encoding = isa::format_name(decoded.instruction.enc().format);
      fill_operands(decoded.instruction, out.operands);
    } else {
      out.text = fmt::format("{} {:#010x}", dialect == text::Dialect::clrx ? ".int" : ".long", out.words.front());
    }
    visitor(out);
    at += decoded.size_bytes;
  }
}

}  // namespace

void write_disassembly(const Disassembly& code, const std::function<void(std::string_view)>& sink) {
  text::OutputBuffer out(sink);
  write_listing(code, out);
  out.flush();
}

void visit_instructions(const Disassembly& code, size_t section,
                        const std::function<void(const DisassembledInstruction&)>& visitor) {
  const auto& [part, listing] = code.sections.at(section);
  visit_section(*part->target, *listing, code.dialect, visitor);
}

}  // namespace lw::api
