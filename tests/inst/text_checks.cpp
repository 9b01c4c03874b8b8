// asm, enc, dis and bad lines.
#include <fmt/format.h>

#include "base/base.h"
#include "bytes/bytes.h"
#include "checks.h"
#include "text/assembler.h"
#include "text/printer.h"

namespace lw::cases {
namespace {

std::string listing(std::span<const std::byte> bytes) {
  std::string text;
  for (const std::byte b : bytes) text += fmt::format("{}{:02x}", text.empty() ? "" : " ", static_cast<unsigned>(b));
  return text;
}

std::vector<std::byte> bytes_of(const bytes::Encoded& encoded) {
  std::vector<std::byte> result(4 * encoded.words);
  for (size_t i = 0; i < encoded.words; ++i) store_le(result.data() + 4 * i, encoded.word[i]);
  return result;
}

std::string diagnostic_text(const Diagnostic& d) {
  return fmt::format("{}:{}: {}", d.location.line, d.location.column, d.message);
}

// Adds what is wrong with encoding `instruction` under a heading.
void check_encoding(const Case& c, const inst::Instruction& instruction, std::string_view heading, std::string& wrong) {
  const Result<bytes::Encoded> encoded = bytes::encode(*c.target, instruction);
  if (!encoded.ok())
    wrong += fmt::format("  {}: expected {}, got: {}\n", heading, listing(c.bytes), encoded.error().message);
  else if (const std::vector<std::byte> got = bytes_of(*encoded); got != c.bytes)
    wrong += fmt::format("  {}: expected {}, got {}\n", heading, listing(c.bytes), listing(got));
}

}  // namespace

std::string check_asm(const Case& c, const isa::Record& record) {
  std::string wrong;
  Diagnostics diagnostics("", c.instruction);
  const std::optional<inst::Instruction> parsed = text::parse_instruction(*c.target, c.instruction, diagnostics);
  if (!parsed || diagnostics.has_errors())
    wrong += fmt::format("  assembles: expected {}, got: {}\n", listing(c.bytes),
                         diagnostics.all().empty() ? "no diagnostic" : diagnostic_text(diagnostics.all().front()));
  else
    check_encoding(c, *parsed, "assembles", wrong);
  return wrong + check_dis(c, record);
}

std::string check_enc(const Case& c, const isa::Record& record) {
  Diagnostics diagnostics("", c.instruction);
  const std::optional<inst::Instruction> parsed = text::parse_instruction(*c.target, c.instruction, diagnostics);
  if (!parsed || diagnostics.has_errors())
    return fmt::format("  assembles: expected {}, got: {}\n", listing(c.bytes),
                       diagnostics.all().empty() ? "no diagnostic" : diagnostic_text(diagnostics.all().front()));
  std::string wrong;
  check_encoding(c, *parsed, "assembles", wrong);
  if (const std::string got = text::to_string(*c.target, *parsed); got != c.instruction)
    wrong += fmt::format("  prints as written: expected '{}', got '{}'\n", c.instruction, got);
  if (parsed->op() != record.op)
    wrong += fmt::format("  record: expected {}, got {}\n", record.name(), parsed->enc().record().name());
  return wrong;
}

std::string check_dis(const Case& c, const isa::Record& record) {
  std::string wrong;
  const bytes::Decoded decoded = bytes::decode(*c.target, c.bytes);
  if (decoded.why != bytes::Undecodable::none) {
    wrong += fmt::format("  disassembles: expected '{}', got no instruction\n", c.instruction);
    return wrong;
  }
  if (decoded.size_bytes != c.bytes.size())
    wrong += fmt::format("  size: expected {} bytes, got {}\n", c.bytes.size(), decoded.size_bytes);
  if (const std::string got = text::to_string(*c.target, decoded.instruction); got != c.instruction)
    wrong += fmt::format("  disassembles: expected '{}', got '{}'\n", c.instruction, got);
  check_encoding(c, decoded.instruction, "encodes again", wrong);
  if (decoded.instruction.op() != record.op)
    wrong += fmt::format("  record: expected {}, got {}\n", record.name(), decoded.instruction.enc().record().name());
  return wrong;
}

std::string first_error(const Case& c) {
  Diagnostics diagnostics("", c.instruction);
  text::parse_instruction(*c.target, c.instruction, diagnostics);
  for (const Diagnostic& d : diagnostics.all())
    if (d.severity == Severity::error) return diagnostic_text(d);
  return {};
}

std::string check_bad(const Case& c) {
  const std::string got = first_error(c);
  if (got.empty()) {
    Diagnostics diagnostics("", c.instruction);
    const std::optional<inst::Instruction> parsed = text::parse_instruction(*c.target, c.instruction, diagnostics);
    if (!parsed) return "  expected a diagnostic, got neither that nor an instruction\n";
    const Result<bytes::Encoded> encoded = bytes::encode(*c.target, *parsed);
    return fmt::format("  expected a diagnostic, got {}\n",
                       encoded.ok() ? listing(bytes_of(*encoded)) : encoded.error().message);
  }
  if (got == c.diagnostic) return {};
  return fmt::format("  expected {}\n  got      {}\n", c.diagnostic, got);
}

}  // namespace lw::cases
