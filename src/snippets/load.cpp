#include "snippets/snippets.h"

#include <fmt/format.h>

#include "bytes/bytes.h"
#include "host/files.h"
#include "input/assemble.h"
#include "text/printer.h"

namespace lw::snippets {
namespace {

isa::Type result_type(const inst::Instruction& instruction) {
  for (const isa::Operand& operand : instruction.enc().operands())
    if (operand.is_written) return operand.type;
  return isa::Type::none;
}

}  // namespace

Result<LoadedSnippet, Messages> load(const Session& session, const std::string& file_path, const std::string& target) {
  const std::string path = host::shown_path(file_path);
  Result<input::Assembled, Messages> file = input::assemble_file(session, file_path, target);
  if (!file) return file.error();
  const text::Assembly& assembly = file->assembly;
  LoadedSnippet result;
  result.target = assembly.target;
  result.warnings = std::move(file->warnings);
  const text::AssemblySection& code = assembly.sections.front();
  uint64_t begin = 0;
  uint64_t end = code.bytes.size();
  const text::AssemblySymbol* first = assembly.find_symbol("snippet_begin");
  const text::AssemblySymbol* last = assembly.find_symbol("snippet_end");
  if ((first == nullptr) != (last == nullptr))
    return one_error(code::kAssembly, "has one of snippet_begin and snippet_end, not the other", path);
  if (first != nullptr) {
    begin = first->value;
    end = last->value;
    if (begin > end || end > code.bytes.size())
      return one_error(code::kAssembly, "snippet_end stands before snippet_begin", path);
  }
  if (assembly.kernels.size() == 1) result.mode = inst::initial_mode(assembly.kernels.front().descriptor);
  for (uint64_t at = begin; at < end;) {
    const bytes::Decoded decoded = bytes::decode(*assembly.target, std::span(code.bytes).subspan(at, end - at));
    if (!decoded.instruction.valid())
      return one_error(code::kAssembly, fmt::format("the word at offset {:#x} of .text is not an instruction", at),
                       path);
    const std::string text = text::to_string(*assembly.target, decoded.instruction);
    sem::Specialised meaning = sem::specialise(*assembly.target, decoded.instruction);
    if (meaning.refusal != sem::ProgramRefusal::none) {
      result.not_modelled = fmt::format("{}: {}", text, meaning.note);
      return result;
    }
    result.snippet.programs.push_back(std::move(meaning.program));
    result.snippet.result_types.push_back(result_type(decoded.instruction));
    result.texts.push_back(text);
    at += decoded.size_bytes;
  }
  for (size_t i = 0; i < result.texts.size(); ++i) {
    const prove::Snippet one{{result.snippet.programs[i]}, {}};
    if (const std::optional<std::string> why = prove::why_unprovable(one)) {
      result.not_modelled = fmt::format("{}: {}", result.texts[i], *why);
      break;
    }
  }
  return result;
}

}  // namespace lw::snippets
