#include "text/assembly_state.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "text/dialect_facts.h"
#include "text/directives.h"
#include "text/instruction_reader.h"
#include "text/section_flags.h"

namespace lw::text {
AssemblyState::AssemblyState(const isa::Target& default_target, std::string_view source, Diagnostics& diagnostics,
                             IncludeReader include, Dialect dialect)
    : expressions(symbols),
      target_(&default_target),
      dialect_(dialect),
      diagnostics_(diagnostics),
      include_(std::move(include)),
      instruction_reader_(expressions),
      known_lines_(source.size()) {
  assembly_.target = target_;
  instruction_reader_.set_dialect(dialect);
  inputs_.push_back({nullptr, Lexer(source, 1, punctuation_of(dialect)), {}, {}, 0});
  switch_section(".text", 1, kAlloc | kExecutable, 0);
  previous_section_ = kNone;
  section().alignment = 4;
  // Rarely does a line of code say more. What is not used is never touched.
  constexpr size_t kCharactersOfByte = 4;
  section().bytes.reserve(std::min<uint64_t>(source.size() / kCharactersOfByte, kMaxOutputBytes));
  for (const RegisterCount* count : {&vgprs_, &sgprs_}) set_variable(count->name, expressions.constant(0), true, {});
  set_target(default_target);
}

void AssemblyState::set_target(const isa::Target& target) {
  if (target_ != &target) known_lines_.clear();
  target_ = &target;
  expressions.set_rules({.unified = target.has(isa::Feature::unified_registers),
                         .fixed_flat_scratch = target.has(isa::Feature::architected_flat_scratch),
                         .only_vcc = target.has(isa::Feature::registers_to_105)});
  assembly_.target = &target;
  const auto predefine = [&](std::string_view name, int64_t value) {
    SymbolState& symbol = symbols[symbols.intern(name)];
    symbol.is_variable = true;
    symbol.variable = expressions.constant(value);
  };
  predefine(".amdgcn.gfx_generation_number", target.version.major);
  predefine(".amdgcn.gfx_generation_minor", target.version.minor);
  predefine(".amdgcn.gfx_generation_stepping", target.version.stepping);
  for (const std::span<const NamedValue> names : {version_names(), version_flag_names()})
    for (const NamedValue& name : names) predefine(name.text, name.value);
}

Location AssemblyState::place(const char* at) {
  const Input& input = inputs_.back();
  return input.where.line != 0 ? input.where : input.lexer.location(at);
}

void AssemblyState::error(Location at, std::string message, std::string hint) {
  const Input& input = inputs_.back();
  if (input.is_file)
    message +=
        fmt::format(" (at line {} of '{}')", input.lexer.location(input.lexer.token().begin).line, input.macro_name);
  else if (!input.macro_name.empty())
    message += fmt::format(" (in the expansion of '{}')", input.macro_name);
  diagnostics_.error(at, std::move(message), std::move(hint));
}

void AssemblyState::warning(Location at, std::string message, std::string hint) {
  diagnostics_.warning(at, std::move(message), std::move(hint));
}

// ---- Output ---------------------------------------------------------------------------------------------------------

bool AssemblyState::has_room(uint64_t count) {
  return count <= kMaxOutputBytes - output_bytes_ && section().type != kNobits;
}

std::byte* AssemblyState::append(uint64_t count) {
  if (count > kMaxOutputBytes - output_bytes_) {
    if (!output_full_) error(here(), fmt::format("the output is larger than {} bytes", kMaxOutputBytes));
    output_full_ = true;
    return nullptr;
  }
  if (section().type == kNobits) {
    error(here(), fmt::format("section '{}' holds no bytes, only zero-filled space", section().name));
    return nullptr;
  }
  output_bytes_ += count;
  std::vector<std::byte>& bytes = section().bytes;
  const size_t old = bytes.size();
  bytes.resize(old + count);
  return bytes.data() + old;
}

bool AssemblyState::append_fill(uint64_t count, uint8_t value) {
  if (section().type == kNobits && value == 0) {
    if (count > (uint64_t{1} << 40) - section().nobits_size_bytes) {
      error(here(), fmt::format("section '{}' is too large", section().name));
      return false;
    }
    section().nobits_size_bytes += count;
    return true;
  }
  std::byte* at = append(count);
  if (at == nullptr) return false;
  if (value != 0) std::fill_n(at, count, static_cast<std::byte>(value));
  return true;
}

bool AssemblyState::append_value(uint64_t value, unsigned bytes) {
  if (value == 0) return append_fill(bytes, 0);  // which .bss can hold
  std::byte* at = append(bytes);
  if (at != nullptr) std::memcpy(at, &value, bytes);
  return at != nullptr;
}

void AssemblyState::move_to(int64_t target, uint8_t fill, Location at) {
  if (target < 0 || static_cast<uint64_t>(target) < offset())
    return error(at, fmt::format("cannot go to {}: the section is at {} already", target, offset()));
  append_fill(static_cast<uint64_t>(target) - offset(), fill);
}

void AssemblyState::add_fixup(FixupKind kind, uint64_t at, ExpressionId expression, Location location) {
  fixups_.push_back({current_section_, kind, at, expression, location});
}

// ---- Reading --------------------------------------------------------------------------------------------------------

Expressions::Context AssemblyState::expression_context() {
  Input& input = inputs_.back();
  Expressions::Context context;
  context.lexer = &input.lexer;
  context.diagnostics = &diagnostics_;
  context.where = input.where;
  context.owner = this;
  context.here = [](void* owner) { return static_cast<AssemblyState*>(owner)->temporary_here(); };
  context.local_label = [](void* owner, uint64_t number, bool forward) {
    return static_cast<AssemblyState*>(owner)->local_label(number, forward);
  };
  context.takes_reals = dialect_ == Dialect::llvm;
  return context;
}

// What an instruction may ask for: in llvm-mc it knows no distance between labels.
Expressions::Context AssemblyState::instruction_context() {
  Expressions::Context context = expression_context();
  context.places_known = dialect_ != Dialect::llvm;
  context.count_registers = [](void* owner) { static_cast<AssemblyState*>(owner)->count_registers_so_far(); };
  return context;
}

ExpressionId AssemblyState::parse_expression(bool places_known) {
  Expressions::Context context = expression_context();
  context.places_known = places_known;
  return expressions.parse(context);
}

std::optional<int64_t> AssemblyState::parse_number() {
  const Location at = here();
  const ExpressionId node = parse_expression();
  if (node == kNone) return std::nullopt;
  Result<int64_t, EvaluationError> value = expressions.evaluate_number(node);
  if (value) return *value;
  error(at, "expected a number: " + value.error().message);
  return std::nullopt;
}

std::optional<int64_t> AssemblyState::parse_layout_number(bool takes_places) {
  LayoutNumber number;
  number.location = here();
  number.section = current_section_;
  number.is_place = takes_places;
  number.node = parse_expression();
  if (number.node == kNone) return std::nullopt;
  if (const Result<int64_t, EvaluationError> now = expressions.evaluate_number(number.node)) return *now;
  const size_t index = layout_numbers_.size();
  number.assumed = index < assumed_.numbers.size() ? assumed_.numbers[index] : 0;
  layout_numbers_.push_back(number);
  return number.assumed;
}

bool AssemblyState::expect_end() {
  if (token().kind == TokenKind::end) return true;
  if (token().kind == TokenKind::invalid)
    error(here(), token().problem);
  else
    error(here(), fmt::format("unexpected '{}' at the end of the statement", token().text()));
  lexer().skip_statement();
  return false;
}

bool AssemblyState::accept(char punctuation) {
  if (!token().is(punctuation)) return false;
  lexer().advance();
  return true;
}

bool AssemblyState::expect(char punctuation) {
  if (accept(punctuation)) return true;
  error(here(), token().kind == TokenKind::end ? fmt::format("expected '{}'", punctuation)
                                               : fmt::format("expected '{}', found '{}'", punctuation, token().text()));
  return false;
}

std::optional<std::string> AssemblyState::parse_string() {
  if (token().kind != TokenKind::string) {
    error(here(), token().kind == TokenKind::invalid ? token().problem : "expected a string in double quotes");
    return std::nullopt;
  }
  const std::string_view text = token().text();
  std::string out;
  out.reserve(text.size());
  for (size_t i = 1; i + 1 < text.size(); ++i) {
    if (text[i] != '\\') {
      out += text[i];
      continue;
    }
    const char c = text[++i];
    if (c >= '0' && c <= '7') {
      unsigned value = 0;
      size_t digits = 0;
      for (; digits < 3 && text[i + digits] >= '0' && text[i + digits] <= '7'; ++digits)
        value = value * 8 + (text[i + digits] - '0');
      if (value > 255) {
        error(here(), "octal escape in a string is larger than \\377");
        return std::nullopt;
      }
      i += digits - 1;
      out += static_cast<char>(value);
      continue;
    }
    if (c == 'x' || c == 'X') {
      unsigned value = 0;
      size_t digits = 0;
      for (; std::isxdigit(static_cast<unsigned char>(text[i + 1 + digits])) != 0; ++digits) {
        const char d = static_cast<char>(text[i + 1 + digits] | 0x20);
        value = value * 16 + (d <= '9' ? d - '0' : d - 'a' + 10);
      }
      if (digits == 0) {
        error(here(), "\\x in a string needs hexadecimal digits");
        return std::nullopt;
      }
      i += digits;
      out += static_cast<char>(value & 0xff);
      continue;
    }
    switch (c) {
      case 'b': out += '\b'; break;
      case 'f': out += '\f'; break;
      case 'n': out += '\n'; break;
      case 'r': out += '\r'; break;
      case 't': out += '\t'; break;
      case '"': out += '"'; break;
      case '\\': out += '\\'; break;
      default:
        error(place(text.data() + i - 1), fmt::format("unknown escape '\\{}' in a string", c));
        return std::nullopt;
    }
  }
  lexer().advance();
  return out;
}

std::optional<std::string_view> AssemblyState::parse_symbol_name() {
  const Token name = token();
  if (name.kind == TokenKind::identifier && name.text() != ".") {
    lexer().advance();
    return name.text();
  }
  if (name.kind == TokenKind::string && name.end - name.begin > 2) {
    lexer().advance();
    return name.text().substr(1, name.text().size() - 2);
  }
  error(here(),
        name.kind == TokenKind::end ? "expected a name" : fmt::format("expected a name, found '{}'", name.text()));
  return std::nullopt;
}

// ---- Symbols --------------------------------------------------------------------------------------------------------

bool AssemblyState::complain_of_definition(SymbolId id, Location at) {
  const SymbolState& symbol = symbols[id];
  error(at, fmt::format("'{}' is already defined", symbol.name),
        symbol.defined_at.line != 0 ? fmt::format("first defined in line {}", symbol.defined_at.line) : "");
  return false;
}

bool AssemblyState::define_label(SymbolId id, Location at) {
  if (symbols[id].place != SymbolPlace::undefined || (symbols[id].is_variable && !symbols[id].redefinable))
    return complain_of_definition(id, at);
  if (symbols[id].name == vgprs_.name || symbols[id].name == sgprs_.name) return complain_of_definition(id, at);
  SymbolState& symbol = symbols[id];
  symbol.is_variable = symbol.redefinable = symbol.is_distance = false;
  symbol.variable = kNone;
  symbol.place = SymbolPlace::section;
  symbol.section = current_section_;
  symbol.value = offset();
  symbol.defined_at = at;
  register_uses_.label();
  return true;
}

SymbolId AssemblyState::temporary_here() {
  const SymbolId id = symbols.intern(fmt::format("{}{}", kHere, temporaries_++));
  SymbolState& symbol = symbols[id];
  symbol.place = SymbolPlace::section;
  symbol.section = current_section_;
  symbol.value = offset();
  return id;
}

SymbolId AssemblyState::local_label(uint64_t number, bool forward) {
  const auto seen = local_label_counts_.find(number);
  const uint32_t count = seen == local_label_counts_.end() ? 0 : seen->second;
  if (!forward && count == 0) return kNone;
  return symbols.intern(fmt::format("{}{}${}", kNumberedLabel, number, forward ? count + 1 : count));
}

void AssemblyState::set_variable(std::string_view name, ExpressionId value, bool redefinable, Location at) {
  SymbolId id = symbols.intern(name);
  if (symbols[id].place != SymbolPlace::undefined ||
      (symbols[id].is_variable && !(symbols[id].redefinable && redefinable))) {
    complain_of_definition(id, at);
    return;
  }
  // What can be known now is: a label's distance does not change any more.
  bool is_distance = false;
  for (const bool places_known : {false, true}) {
    const Result<Value, EvaluationError> known = expressions.evaluate(value, places_known);
    if (!known || !known->is_constant()) continue;
    value = expressions.constant(known->constant);
    is_distance = places_known;
    break;
  }
  if (symbols[id].is_variable && symbols[id].referenced) id = symbols.supersede(id);
  SymbolState& symbol = symbols[id];
  symbol.is_variable = true;
  symbol.is_distance = is_distance;
  symbol.redefinable = redefinable;
  symbol.variable = value;
  symbol.defined_at = at;
  for (RegisterCount* count : {&vgprs_, &sgprs_}) {
    if (name != count->name) continue;
    count->is_open = is_distance || !expressions.is_constant(value);
    count->number = count->is_open ? 0 : expressions.constant_of(value);
  }
}

void AssemblyState::close(RegisterCount& count, unsigned registers) {
  const SymbolState& symbol = symbols[symbols.intern(count.name)];
  const Location at = place(lexer().statement_begin());
  const std::string message = fmt::format("'{}' must be a number where registers are used", count.name);
  if (symbol.is_distance) return error(at, message, "the distance between labels is not a constant here");
  const Result<int64_t, EvaluationError> now = expressions.evaluate_number(symbol.variable, false);
  if (!now) return error(at, message + ": " + now.error().message);
  if (*now >= registers) return;
  count.is_open = false;
  count.number = registers;
}

void AssemblyState::count_registers_so_far() {
  use(vgprs_, instruction_reader_.used_vgprs());
  use(sgprs_, instruction_reader_.used_sgprs());
  update_register_counts();
}

void AssemblyState::update_register_counts() {
  for (const RegisterCount* count : {&vgprs_, &sgprs_})
    if (!count->is_open) symbols[symbols.intern(count->name)].variable = expressions.constant(count->number);
}

// ---- Sections -------------------------------------------------------------------------------------------------------

void AssemblyState::switch_section(std::string_view name, uint32_t type, uint64_t flags, uint64_t entry_size,
                                   std::optional<int64_t> unique) {
  std::string key(name);
  if (unique) key += fmt::format("\n{}", *unique);
  const auto [found, is_new] = section_numbers_.try_emplace(key, static_cast<uint32_t>(assembly_.sections.size()));
  if (is_new) {
    AssemblySection section;
    section.name = name;
    section.type = type;
    section.flags = flags;
    section.entry_size = entry_size;
    assembly_.sections.push_back(std::move(section));
  }
  previous_section_ = current_section_;
  current_section_ = found->second;
}

// ---- Statements -----------------------------------------------------------------------------------------------------

void AssemblyState::push_input(std::string text, Location at, std::string_view macro_name) {
  if (inputs_.size() > kMaxMacroDepth) {
    error(at, fmt::format("macros are nested more than {} deep", kMaxMacroDepth));
    stopped_ = true;
    return;
  }
  expansion_bytes_ += text.size();
  if (expansion_bytes_ > kMaxExpansionBytes) {
    error(at, fmt::format("macros and repetitions expand to more than {} bytes", kMaxExpansionBytes));
    stopped_ = true;
    return;
  }
  auto buffer = std::make_shared<std::string>(std::move(text));
  const std::string_view view = *buffer;
  inputs_.push_back({std::move(buffer), Lexer(view, 1, punctuation_of(dialect_)), at, macro_name, conditions_.size()});
}

void AssemblyState::complain_of_open_comment() {
  if (lexer().find_open_comment()) error(here(), kOpenComment);
}

void AssemblyState::skip_unread() {
  while (token().kind != TokenKind::end && token().kind != TokenKind::invalid) lexer().advance();
  expect_end();
}

bool AssemblyState::pop_input() {
  if (inputs_.size() == 1) return false;
  while (conditions_.size() > inputs_.back().condition_depth) {
    error(conditions_.back().location, ".if without .endif");
    conditions_.pop_back();
  }
  inputs_.pop_back();
  return true;
}

Assembly AssemblyState::run() {
  for (;;) {
    if (!lexer().find_statement()) {
      complain_of_open_comment();
      if (pop_input()) continue;
      break;
    }
    if (run_known_line()) continue;
    lexer().enter_statement();
    run_statement();
    if (stopped_) {
      complain_of_open_comment();
      break;
    }
  }
  for (const OpenCondition& condition : conditions_) error(condition.location, ".if without .endif");
  if (open_frame_) error(*open_frame_, ".cfi_startproc without .cfi_endproc");
  if (open_kernel_) error(open_kernel_->location, ".amdhsa_kernel without .end_amdhsa_kernel");
  finish();
  return std::move(assembly_);
}

void AssemblyState::run_statement() {
  for (;;) {
    Token first = token();
    const char* after = first.end;
    // Any name may stand in quotation marks.
    if (first.kind == TokenKind::string && first.text().size() > 2) {
      first.kind = TokenKind::identifier;
      ++first.begin;
      --first.end;
    }
    if (first.kind == TokenKind::identifier) {
      const std::string_view name = first.text();
      if (!reading()) {
        if (name[0] == '.') run_condition(name, here());
        lexer().skip_statement();
        return;
      }
      while (*after == ' ' || *after == '\t') ++after;
      if (*after == ':' || *after == '=') {
        const Token next = lexer().peek();
        if (next.is(':')) {
          if (name == ".")
            error(here(), "'.' cannot be a label");
          else
            define_label(symbols.intern(name), here());
          lexer().advance();
          lexer().advance();
          if (token().kind == TokenKind::end) return;
          continue;
        }
        if (next.is('=')) {
          assign(name);
          return;
        }
      }
      lexer().advance();
      const auto macro = macros_.empty() ? macros_.end() : macros_.find(std::string(name));
      if (macro != macros_.end()) {
        if (name[0] != '.' || !run_condition(name, place(first.begin))) start_macro(macro->second, place(first.begin));
      } else if (name[0] == '.') {
        run_directive(name, place(first.begin));
      } else {
        run_instruction(first);
      }
      return;
    }
    if (!reading()) {
      lexer().skip_statement();
      return;
    }
    if (first.kind == TokenKind::integer && lexer().peek().is(':')) {
      const uint32_t count = ++local_label_counts_[first.integer];
      define_label(symbols.intern(fmt::format("{}{}${}", kNumberedLabel, first.integer, count)), here());
      lexer().advance();
      lexer().advance();
      if (token().kind == TokenKind::end) return;
      continue;
    }
    if (first.kind == TokenKind::end) return;
    error(here(), first.kind == TokenKind::invalid
                      ? std::string(first.problem)
                      : fmt::format("expected an instruction, a label or a directive, found '{}'", first.text()));
    lexer().skip_statement();
    return;
  }
}

void AssemblyState::assign(std::string_view name) {
  const Location at = here();
  lexer().advance();
  lexer().advance();
  if (dialect_ == Dialect::clrx && token().is('%')) {
    lexer().advance();
    instruction_reader_.start(*target_, expression_context());
    if (!instruction_reader_.name_registers(name) || !expect_end()) lexer().skip_statement();
    return;
  }
  update_register_counts();
  if (name == ".") {
    const std::optional<int64_t> target = parse_layout_number(true);
    if (target && expect_end()) move_to(*target, 0, at);
    lexer().skip_statement();
    return;
  }
  const ExpressionId value = parse_expression(false);
  if (value == kNone || !expect_end()) {
    lexer().skip_statement();
    return;
  }
  set_variable(name, value, true, at);
}

}  // namespace lw::text
