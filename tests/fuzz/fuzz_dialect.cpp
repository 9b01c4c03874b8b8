// Text in CLRX's dialect or in SP3, for the target that the first byte chooses. What is read is printed and read again.
#include "base/base.h"
#include "bytes/bytes.h"
#include "text/assembler.h"
#include "text/dialect_printer.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size == 0) return 0;
  const auto dialect = (data[0] & 1) != 0 ? lw::text::Dialect::sp3 : lw::text::Dialect::clrx;
  const auto targets = lw::isa::targets();
  const lw::isa::Target& target = targets[(data[0] >> 1) % targets.size()];
  if (!lw::text::covers(dialect, target)) return 0;
  const std::string_view source(reinterpret_cast<const char*>(data + 1), size - 1);
  lw::Diagnostics diagnostics("fuzz.s", source);
  const lw::text::Assembly assembly = lw::text::assemble(target, source, diagnostics, {}, dialect);
  LW_CHECK(assembly.target != nullptr || diagnostics.has_errors(), "an assembly without a target");
  (void)diagnostics.render();

  const std::string_view line = source.substr(0, source.find('\n'));
  lw::Diagnostics of_line("line", line);
  const auto instruction = lw::text::parse_instruction(target, line, of_line, dialect);
  LW_CHECK(instruction.has_value() || of_line.has_errors(), "no instruction and no reason");
  (void)of_line.render();
  if (!instruction) return 0;
  const auto words = lw::bytes::encode(target, *instruction);
  if (!words) return 0;
  const std::string text = lw::text::DialectPrinter(target, dialect).text(*instruction);
  lw::Diagnostics of_text("text", text);
  const auto again = lw::text::parse_instruction(target, text, of_text, dialect);
  LW_CHECK(again.has_value(), "what is printed cannot be read");
  const auto words_again = lw::bytes::encode(target, *again);
  LW_CHECK(words_again && words_again->word == words->word && words_again->words == words->words,
           "what is printed is another instruction");
  return 0;
}
