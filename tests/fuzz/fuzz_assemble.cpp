// Assembly text, for the target that the first byte chooses.
#include "base/base.h"
#include "text/assembler.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size == 0) return 0;
  const auto targets = lw::isa::targets();
  const lw::isa::Target& target = targets[data[0] % targets.size()];
  const std::string_view source(reinterpret_cast<const char*>(data + 1), size - 1);
  lw::Diagnostics diagnostics("fuzz.s", source);
  const lw::text::Assembly assembly = lw::text::assemble(target, source, diagnostics);
  LW_CHECK(assembly.target != nullptr || diagnostics.has_errors(), "an assembly without a target");
  (void)diagnostics.render();

  const std::string_view line = source.substr(0, source.find('\n'));
  lw::Diagnostics of_line("line", line);
  const auto instruction = lw::text::parse_instruction(target, line, of_line);
  LW_CHECK(instruction.has_value() || of_line.has_errors(), "no instruction and no reason");
  (void)of_line.render();
  return 0;
}
