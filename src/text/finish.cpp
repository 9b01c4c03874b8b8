// The end of an assembly: fixups become bytes or relocations, symbols and kernels become the result.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "text/directives.h"
#include "text/section_flags.h"
#include "text/spelling.h"

namespace lw::text {
namespace {

// Labels that begin so are the assembler's own and do not reach the symbol table.
bool is_temporary(std::string_view name) { return name.starts_with(".L"); }

// What set_target() defines and no object file has.
bool is_predefined(std::string_view name) {
  const auto has_it = [&](std::span<const NamedValue> names) {
    return std::ranges::find(names, name, &NamedValue::text) != names.end();
  };
  return name.starts_with(".amdgcn.") || has_it(version_names()) || has_it(version_flag_names());
}

// The number of words that Feature::branch_distance_bug is about (LLVM's feature offset-3f-bug).
constexpr int64_t kMisreadDistance = 0x3f;

RelocationType type_of(Specifier specifier, bool wide, bool relative) {
  switch (specifier) {
    case Specifier::rel32_lo: return RelocationType::rel32_lo;
    case Specifier::rel32_hi: return RelocationType::rel32_hi;
    case Specifier::rel64: return RelocationType::rel64;
    case Specifier::abs32_lo: return RelocationType::abs32_lo;
    case Specifier::abs32_hi: return RelocationType::abs32_hi;
    case Specifier::abs64: return RelocationType::abs64;
    case Specifier::gotpcrel: return RelocationType::gotpcrel;
    case Specifier::gotpcrel32_lo: return RelocationType::gotpcrel32_lo;
    case Specifier::gotpcrel32_hi: return RelocationType::gotpcrel32_hi;
    case Specifier::none: break;
  }
  if (relative) return wide ? RelocationType::rel64 : RelocationType::rel32;
  return wide ? RelocationType::abs64 : RelocationType::abs32;
}

}  // namespace

void AssemblyState::finish() {
  update_register_counts();
  symbol_numbers_.assign(symbols.size(), kNone);
  section_symbols_.assign(assembly_.sections.size(), kNone);
  export_symbols();
  for (const LayoutNumber& number : layout_numbers_)
    found_numbers_.push_back(number_of(number).value_or(number.assumed));
  for (const AssemblyFixup& fixup : fixups_) resolve(fixup);
  for (const NamedRelocation& named : relocations_) resolve(named);
  for (const KernelBlock& block : kernels_) Directives::finish_kernel(*this, block);
  find_excesses();
  find_undefined();
}

// A kernel's code ends where its symbol's size says or, without one, where the next kernel or function begins.
void AssemblyState::find_excesses() {
  for (const AssemblyKernel& kernel : assembly_.kernels) {
    const AssemblySymbol* const begin = assembly_.find_symbol(kernel.name);
    if (begin == nullptr || begin->place != SymbolPlace::section) continue;
    uint64_t end = begin->size_bytes != 0 ? begin->value + begin->size_bytes : UINT64_MAX;
    if (begin->size_bytes == 0)
      for (const AssemblySymbol& symbol : assembly_.symbols)
        if (symbol.place == SymbolPlace::section && symbol.section == begin->section && symbol.value > begin->value &&
            symbol.type == SymbolType::function)
          end = std::min(end, symbol.value);
    const isa::GrantedRegisters granted = inst::granted_registers(target(), kernel.descriptor);
    RegisterExcess vector{kernel.name, {}, 'v', 0, granted.vgprs + inst::shared_vgprs(target(), kernel.descriptor)},
        scalar{kernel.name, {}, 's', 0, granted.sgprs};
    for (const RegisterUse& use : register_uses_.all()) {
      if (use.section != begin->section || use.offset < begin->value || use.offset >= end) continue;
      for (const auto& [excess, count] : {std::pair(&vector, use.vgprs), std::pair(&scalar, use.sgprs)}) {
        if (count <= excess->granted) continue;
        if (excess->needed == 0) excess->at = use.at;
        excess->needed = std::max(excess->needed, count);
      }
    }
    for (const RegisterExcess* excess : {&vector, &scalar})
      if (excess->needed != 0) assembly_.excesses.push_back(*excess);
  }
}

void AssemblyState::find_undefined() {
  const auto is_earlier = [](Location a, Location b) {
    return std::pair(a.line, a.column) < std::pair(b.line, b.column);
  };
  std::map<std::string_view, UndefinedSymbol> by_name;
  const auto note = [&](std::string_view name, const UndefinedSymbol& symbol) {
    const auto [found, is_new] = by_name.try_emplace(name, symbol);
    if (!is_new && is_earlier(symbol.first_use, found->second.first_use)) found->second = symbol;
  };
  for (const AssemblySection& section : assembly_.sections) {
    if ((section.flags & kAlloc) == 0) continue;
    for (const Relocation& relocation : section.relocations) {
      const AssemblySymbol& symbol = assembly_.symbols[relocation.symbol];
      if (symbol.place == SymbolPlace::undefined)
        note(symbol.name, {undefined_name(symbol.name), relocation.location, false});
    }
  }
  for (const AssemblyKernel& kernel : assembly_.kernels) {
    const AssemblySymbol* const code = assembly_.find_symbol(kernel.name);
    if (code == nullptr || code->place == SymbolPlace::undefined)
      note(kernel.name, {kernel.name, kernel.location, true});
  }
  for (auto& [name, symbol] : by_name) assembly_.undefined.push_back(std::move(symbol));
}

std::optional<PassLayout> AssemblyState::corrected() const {
  const bool is_right = std::ranges::equal(layout_numbers_, found_numbers_, {}, &LayoutNumber::assumed);
  if (is_right && misfits_.empty()) return std::nullopt;
  PassLayout layout{assumed_.padded, found_numbers_, {}};
  for (size_t i = layout_numbers_.size(); i-- > 0;)
    if (layout_numbers_[i].assumed != found_numbers_[i]) layout.first_wrong = layout_numbers_[i].location;
  layout.padded.insert(misfits_.begin(), misfits_.end());
  return layout;
}

std::optional<int64_t> AssemblyState::number_of(const LayoutNumber& number) {
  const Result<Value, EvaluationError> value = expressions.evaluate(number.node);
  if (number.is_place && value && value->add != kNone && value->subtract == kNone) {
    const SymbolState& symbol = symbols[value->add];
    if (symbol.place == SymbolPlace::section && symbol.section == number.section)
      return static_cast<int64_t>(symbol.value) + value->constant;
  }
  const Result<int64_t, EvaluationError> known = expressions.evaluate_number(number.node);
  if (known) return *known;
  error(number.location, "expected a number: " + known.error().message);
  return std::nullopt;
}

void AssemblyState::resolve(const NamedRelocation& named) {
  const Result<Value, EvaluationError> place = expressions.evaluate(named.place);
  if (!place) return error(named.location, place.error().message);
  uint32_t section = named.section;
  int64_t offset = place->constant;
  if (!place->is_constant()) {
    const bool is_place = place->add != kNone && place->subtract == kNone;
    if (!is_place || symbols[place->add].place != SymbolPlace::section)
      return error(named.location, "expected the place of the relocation: a number or a label that is defined here");
    section = symbols[place->add].section;
    offset += static_cast<int64_t>(symbols[place->add].value);
  }
  const std::vector<std::byte>& bytes = assembly_.sections[section].bytes;
  const uint64_t size = named.type == RelocationType::none                                           ? 0
                        : named.type == RelocationType::abs64 || named.type == RelocationType::rel64 ? 8
                        : named.type == RelocationType::rel16                                        ? 2
                                                                                                     : 4;
  if (offset < 0 || static_cast<uint64_t>(offset) > bytes.size() || bytes.size() - static_cast<uint64_t>(offset) < size)
    return error(named.location, fmt::format("there is nothing to relocate at {}: '{}' has {} bytes", offset,
                                             assembly_.sections[section].name, bytes.size()));
  if (named.type == RelocationType::none) return;  // which only keeps what it names from a linker that drops sections
  if (named.value == kNone)
    return error(named.location, "a relocation needs a symbol", "relocations against nothing are not modelled");
  const Result<Value, EvaluationError> value = expressions.evaluate(named.value);
  if (!value) return error(named.location, value.error().message);
  if (value->add == kNone || value->subtract != kNone)
    return error(named.location, "a relocation needs a symbol", "relocations against nothing are not modelled");
  assembly_.sections[section].relocations.push_back(
      {static_cast<uint64_t>(offset), named.type, exported(value->add), value->constant, named.location});
}

void AssemblyState::resolve(const AssemblyFixup& fixup) {
  switch (fixup.kind) {
    case FixupKind::branch16: return resolve_branch(fixup);
    case FixupKind::literal32: return resolve_data(fixup, 4);
    case FixupKind::data1: return resolve_data(fixup, 1);
    case FixupKind::data2: return resolve_data(fixup, 2);
    case FixupKind::data4: return resolve_data(fixup, 4);
    case FixupKind::data8: return resolve_data(fixup, 8);
  }
}

void AssemblyState::resolve_data(const AssemblyFixup& fixup, unsigned bytes) {
  const bool is_literal = fixup.kind == FixupKind::literal32;
  Result<Value, EvaluationError> value = expressions.evaluate(fixup.expression);
  if (!value) {
    error(fixup.location, value.error().message);
    return;
  }
  std::byte* to = assembly_.sections[fixup.section].bytes.data() + fixup.offset;
  const auto store = [&](int64_t number) {
    const bool fits =
        bytes == 8 || (number < (int64_t{1} << (8 * bytes)) && number >= -(int64_t{1} << (8 * bytes - 1)));
    if (!fits) {
      error(fixup.location, fmt::format("{} does not fit in {}", number, counted_bytes(bytes)));
      return;
    }
    std::memcpy(to, &number, bytes);
  };
  if (value->is_constant()) return store(value->constant);
  // A local symbol of the same section needs no linker when only the distance to it counts.
  const bool is_relative = is_literal && expressions.is_relative(fixup.expression);
  if (is_relative && value->subtract == kNone) {
    const SymbolState& symbol = symbols[value->add];
    if (symbol.place == SymbolPlace::section && symbol.section == fixup.section &&
        symbol.binding == AssemblySymbolBinding::local)
      return store(static_cast<int64_t>(symbol.value) + value->constant - static_cast<int64_t>(fixup.offset));
  }
  if (bytes < 4) {
    error(fixup.location, fmt::format("an address does not fit in {}", counted_bytes(bytes)));
    return;
  }
  relocate(fixup, *value, bytes == 8, is_relative);
}

// A branch counts words from the next instruction.
void AssemblyState::resolve_branch(const AssemblyFixup& fixup) {
  const SymbolId id = expressions.lone_symbol(fixup.expression);
  Result<Value, EvaluationError> value = expressions.evaluate(fixup.expression);
  if (!value || id == kNone) {
    error(fixup.location, value ? "a branch goes to a label" : value.error().message);
    return;
  }
  std::byte* to = assembly_.sections[fixup.section].bytes.data() + fixup.offset;
  int64_t words = 0;
  if (value->is_constant()) {
    words = value->constant;
  } else {
    if (value->subtract != kNone || value->add == kNone) {
      error(fixup.location, "a branch goes to a label");
      return;
    }
    const SymbolState& symbol = symbols[value->add];
    if (symbol.place == SymbolPlace::undefined) {
      error(fixup.location, fmt::format("label '{}' is not defined", undefined_name(symbol.name)));
      return;
    }
    if (symbol.place != SymbolPlace::section || symbol.section != fixup.section ||
        symbol.binding != AssemblySymbolBinding::local) {
      // The linker fills in the distance from the end of the instruction; the bits say -1 until then, as LLVM leaves
      // them.
      constexpr uint16_t kUntilLinked = 0xffff;
      std::memcpy(to, &kUntilLinked, sizeof kUntilLinked);
      relocate(fixup, *value, false, false);
      return;
    }
    const int64_t distance =
        static_cast<int64_t>(symbol.value) + value->constant - static_cast<int64_t>(fixup.offset) - 4;
    if (distance % 4 != 0) {
      error(fixup.location, fmt::format("'{}' does not lie on a word", symbol.name));
      return;
    }
    words = distance / 4;
  }
  if (words < -32768 || words > 32767) {
    error(fixup.location, fmt::format("the branch target is {} words away, out of the reach of 16 bits", words));
    return;
  }
  const bool is_misread = words == kMisreadDistance && target_->has(isa::Feature::branch_distance_bug);
  if (is_misread && !value->is_constant() && !assumed_.padded.contains(fixup.branch)) misfits_.insert(fixup.branch);
  const auto field = static_cast<uint16_t>(words);
  std::memcpy(to, &field, sizeof field);
}

void AssemblyState::relocate(const AssemblyFixup& fixup, const Value& value, bool wide, bool bare_is_relative) {
  Relocation relocation;
  relocation.offset = fixup.offset;
  relocation.addend = value.constant;
  relocation.location = fixup.location;
  bool relative = bare_is_relative;
  if (value.subtract != kNone) {
    const SymbolState& subtract = symbols[value.subtract];
    if (subtract.place != SymbolPlace::section || subtract.section != fixup.section || value.add == kNone ||
        bare_is_relative) {
      error(fixup.location,
            fmt::format("the distance from '{}' is not known until the program is linked", subtract.name));
      return;
    }
    relocation.addend += static_cast<int64_t>(fixup.offset) - static_cast<int64_t>(subtract.value);
    relative = true;
  }
  relocation.type =
      fixup.kind == FixupKind::branch16 ? RelocationType::rel16 : type_of(value.specifier, wide, relative);
  const SymbolState& symbol = symbols[value.add];
  const bool by_section = symbol.place == SymbolPlace::section && symbol.binding == AssemblySymbolBinding::local;
  if (by_section) {
    relocation.symbol = exported_section(symbol.section);
    relocation.addend += static_cast<int64_t>(symbol.value);
  } else {
    relocation.symbol = exported(value.add);
  }
  assembly_.sections[fixup.section].relocations.push_back(relocation);
}

uint32_t AssemblyState::exported_section(uint32_t section) {
  if (section_symbols_[section] != kNone) return section_symbols_[section];
  AssemblySymbol symbol;
  symbol.name = assembly_.sections[section].name;
  symbol.place = SymbolPlace::section;
  symbol.section = section;
  symbol.type = SymbolType::section;
  assembly_.symbols.push_back(std::move(symbol));
  return section_symbols_[section] = static_cast<uint32_t>(assembly_.symbols.size() - 1);
}

uint32_t AssemblyState::exported(SymbolId id) {
  if (symbol_numbers_[id] != kNone) return symbol_numbers_[id];
  const SymbolState& state = symbols[id];
  AssemblySymbol symbol;
  symbol.name = state.name;
  symbol.binding = state.binding;
  if (state.place == SymbolPlace::undefined && !state.is_variable && !state.binding_stated)
    symbol.binding =
        state.weakly_referenced && !state.used ? AssemblySymbolBinding::weak : AssemblySymbolBinding::global;
  symbol.visibility = state.visibility;
  symbol.type = state.type;
  symbol.place = state.place;
  symbol.section = state.section;
  symbol.value = state.value;
  symbol.alignment = state.alignment;
  symbol.defined_at = state.defined_at;
  if (state.is_variable) {
    Result<Value, EvaluationError> value = expressions.evaluate(state.variable);
    if (!value) {
      error(state.defined_at, fmt::format("'{}': {}", state.name, value.error().message));
    } else if (value->is_constant()) {
      symbol.place = SymbolPlace::absolute;
      symbol.value = static_cast<uint64_t>(value->constant);
    } else if (value->subtract == kNone && symbols[value->add].place == SymbolPlace::section) {
      const SymbolState& target = symbols[value->add];
      symbol.place = SymbolPlace::section;
      symbol.section = target.section;
      symbol.value = target.value + static_cast<uint64_t>(value->constant);
      if (symbol.type == SymbolType::none) symbol.type = target.type;
    }
  }
  if (state.size != kNone) {
    Result<int64_t, EvaluationError> size = expressions.evaluate_number(state.size);
    if (size)
      symbol.size_bytes = static_cast<uint64_t>(*size);
    else
      error(state.defined_at, fmt::format("the size of '{}': {}", state.name, size.error().message));
  }
  assembly_.symbols.push_back(std::move(symbol));
  return symbol_numbers_[id] = static_cast<uint32_t>(assembly_.symbols.size() - 1);
}

void AssemblyState::export_symbols() {
  for (SymbolId id = 0; id < symbols.size(); ++id) {
    const SymbolState& symbol = symbols[id];
    if (symbol.binding_stated && symbol.place == SymbolPlace::undefined && !symbol.is_variable &&
        symbol.binding == AssemblySymbolBinding::local)
      continue;
    const bool defined = symbol.place != SymbolPlace::undefined || symbol.is_variable;
    if (symbol.superseded || is_temporary(symbol.name) || is_predefined(symbol.name)) continue;
    if (symbol.is_variable) {
      // A variable whose value is not known in the end is an error only where it is used.
      Result<Value, EvaluationError> value = expressions.evaluate(symbol.variable);
      if (!value ||
          (!value->is_constant() && (value->add == kNone || symbols[value->add].place != SymbolPlace::section)))
        continue;
    }
    if (defined) exported(id);
  }
}

}  // namespace lw::text
