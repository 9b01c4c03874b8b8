#include "text/assembler.h"

#include <fmt/format.h>

#include <algorithm>

#include "text/assembly_state.h"
#include "text/dialect_facts.h"
#include "text/instruction_reader.h"
#include "text/spelling.h"

namespace lw::text {

const AssemblySection* Assembly::find_section(std::string_view name) const {
  const auto found =
      std::find_if(sections.begin(), sections.end(), [&](const AssemblySection& s) { return s.name == name; });
  return found == sections.end() ? nullptr : &*found;
}

const AssemblySymbol* Assembly::find_symbol(std::string_view name) const {
  const auto found =
      std::find_if(symbols.begin(), symbols.end(), [&](const AssemblySymbol& s) { return s.name == name; });
  return found == symbols.end() ? nullptr : &*found;
}

Assembly assemble(const isa::Target& default_target, std::string_view source, Diagnostics& diagnostics,
                  const IncludeReader& include, Dialect dialect) {
  return assemble_in_place(default_target, std::string(source), diagnostics, include, dialect);
}

namespace {

// Where instructions stand, up to one of them.
struct WantedPlaces {
  std::vector<InstructionPlace> found;
  InstructionPlace last;
};

Assembly assemble_source(const isa::Target& default_target, std::string_view source, Diagnostics& diagnostics,
                         const IncludeReader& include, Dialect dialect, WantedPlaces* places) {
  // Each s_nop moves what follows it, so that other branches may come to the distance that needs one; what is skipped
  // moves labels, whose distances may say how much is skipped.
  constexpr int kMaxPasses = 100;
  // An output that grows from pass to pass soon has its largest size, and each further pass would write as much again.
  // A few passes may write any number of bytes, more passes only so many together.
  constexpr int kFewPasses = 8;
  constexpr uint64_t kMaxBytesOfPasses = kMaxOutputBytes / 4;
  const Diagnostics before = diagnostics;
  PassLayout layout;
  uint64_t bytes_of_passes = 0;
  for (int unsettled = 0;;) {
    AssemblyState state(default_target, source, diagnostics, include, dialect);
    state.assume(layout);
    if (places != nullptr) {
      places->found.clear();
      state.keep_places(places->found, places->last);
    }
    Assembly assembly = state.run();
    std::optional<PassLayout> corrected = state.corrected();
    if (!corrected) return assembly;
    const bool is_settled = corrected->numbers == layout.numbers;
    if (is_settled && diagnostics.has_errors()) return assembly;
    bytes_of_passes += state.output_bytes();
    const bool writes_too_much = unsettled >= kFewPasses && bytes_of_passes > kMaxBytesOfPasses;
    if (!is_settled && (++unsettled == kMaxPasses || writes_too_much)) {
      diagnostics.error(corrected->first_wrong,
                        fmt::format("this number moves the labels that it depends on, in {} passes", unsettled));
      return assembly;
    }
    layout = std::move(*corrected);
    diagnostics = before;
  }
}

std::optional<InstructionText> read_instruction(const isa::Target& target, std::string_view text,
                                                Diagnostics& diagnostics, Dialect dialect, TextOrigin origin) {
  const std::string buffer(text);
  Lexer lexer(buffer, 1, punctuation_of(dialect));
  if (!lexer.next_statement()) {
    diagnostics.error({1, 1}, lexer.find_open_comment() ? kOpenComment : "expected an instruction");
    return std::nullopt;
  }
  const Token mnemonic = lexer.token();
  if (mnemonic.kind != TokenKind::identifier) {
    diagnostics.error(lexer.location(), "expected an instruction");
    return std::nullopt;
  }
  lexer.advance();
  Symbols symbols;
  Expressions expressions(symbols);
  for (const std::span<const NamedValue> names : {version_names(), version_flag_names()})
    for (const NamedValue& name : names) {
      SymbolState& symbol = symbols[symbols.intern(name.text)];
      symbol.is_variable = true;
      symbol.variable = expressions.constant(name.value);
    }
  InstructionReader reader(expressions);
  reader.set_dialect(dialect);
  reader.set_origin(origin);
  Expressions::Context context;
  context.lexer = &lexer;
  context.diagnostics = &diagnostics;
  reader.start(target, context);
  InstructionText result;
  if (!reader.read(mnemonic, result)) return std::nullopt;
  if (result.pending != kNone) {
    diagnostics.error(lexer.location(result.pending_at), "symbols are not allowed here");
    return std::nullopt;
  }
  if (lexer.next_statement()) {
    diagnostics.error(lexer.location(), "only one instruction is allowed here");
    return std::nullopt;
  }
  if (lexer.find_open_comment()) {
    diagnostics.error(lexer.location(), kOpenComment);
    return std::nullopt;
  }
  return result;
}

}  // namespace

Assembly assemble_in_place(const isa::Target& default_target, std::string_view source, Diagnostics& diagnostics,
                           const IncludeReader& include, Dialect dialect) {
  return assemble_source(default_target, source, diagnostics, include, dialect, nullptr);
}

std::vector<InstructionPlace> instruction_places(const isa::Target& default_target, std::string_view source,
                                                 const IncludeReader& include, Dialect dialect, uint32_t last_section,
                                                 uint64_t last_offset) {
  Diagnostics said_before;
  WantedPlaces places{{}, {last_section, last_offset, {}}};
  assemble_source(default_target, source, said_before, include, dialect, &places);
  return std::move(places.found);
}

std::optional<inst::Instruction> parse_instruction(const isa::Target& target, std::string_view text,
                                                   Diagnostics& diagnostics, Dialect dialect, TextOrigin origin) {
  const std::optional<InstructionText> read = read_instruction(target, text, diagnostics, dialect, origin);
  return read ? std::optional(read->instruction) : std::nullopt;
}

std::optional<bytes::Encoded> assemble_instruction(const isa::Target& target, std::string_view text,
                                                   Diagnostics& diagnostics, Dialect dialect, TextOrigin origin) {
  const std::optional<InstructionText> read = read_instruction(target, text, diagnostics, dialect, origin);
  if (!read) return std::nullopt;
  Result<bytes::Encoded> encoded = encode(target, *read);
  if (encoded) return *encoded;
  diagnostics.error({1, 1}, encoded.error().message);
  return std::nullopt;
}

}  // namespace lw::text
