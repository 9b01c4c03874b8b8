// Directives about symbols and sections.
#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "isa/machines.h"
#include "text/directives.h"
#include "text/section_flags.h"

namespace lw::text {
namespace {

// SHT_*
constexpr uint32_t kProgbits = 1, kNote = 7, kNobits = 8, kInitArray = 14, kFiniArray = 15, kPreinitArray = 16,
                   kUnwind = 0x70000001;

struct KnownSection {
  std::string_view name;
  uint32_t type;
  uint64_t flags;
};
// Sections whose name says what they are; a name that continues with a dot belongs to the same kind.
constexpr KnownSection kKnownSections[] = {
    {".text", kProgbits, kAlloc | kExecutable},
    {".init", kProgbits, kAlloc | kExecutable},
    {".fini", kProgbits, kAlloc | kExecutable},
    {".rodata", kProgbits, kAlloc},
    {".rodata1", kProgbits, kAlloc},
    {".data", kProgbits, kAlloc | kWrite},
    {".data1", kProgbits, kAlloc | kWrite},
    {".bss", kNobits, kAlloc | kWrite},
    {".tdata", kProgbits, kAlloc | kWrite | kTls},
    {".tbss", kNobits, kAlloc | kWrite | kTls},
    {".init_array", kInitArray, kAlloc | kWrite},
    {".fini_array", kFiniArray, kAlloc | kWrite},
    {".preinit_array", kPreinitArray, kAlloc | kWrite},
    {".note", kNote, 0},
};

KnownSection describe(std::string_view name) {
  for (const KnownSection& known : kKnownSections) {
    if (name == known.name) return known;
    if (name.starts_with(known.name) && name.size() > known.name.size() && name[known.name.size()] == '.') return known;
  }
  return {name, kProgbits, 0};
}

std::optional<uint64_t> flag_of(char letter) {
  switch (letter) {
    case 'a': return kAlloc;
    case 'w': return kWrite;
    case 'x': return kExecutable;
    case 'M': return kMerge;
    case 'S': return kStrings;
    case 'G': return kGroup;
    case 'T': return kTls;
    case 'o': return kLinkOrder;
    case 'R': return kRetain;
    case 'e': return kExclude;
    default: return std::nullopt;
  }
}

}  // namespace

void Directives::binding(AssemblyState& s, std::string_view name, Location) {
  if (s.token().kind == TokenKind::end) return;
  do {
    const auto symbol_name = s.parse_symbol_name();
    if (!symbol_name) return;
    SymbolState& symbol = s.symbols[s.symbols.intern(*symbol_name)];
    symbol.used = true;
    const bool is_weak = name == ".weak" || name == ".weak_reference";
    if (is_weak || name == ".globl" || name == ".global" || name == ".local") {
      symbol.binding = is_weak            ? AssemblySymbolBinding::weak
                       : name == ".local" ? AssemblySymbolBinding::local
                                          : AssemblySymbolBinding::global;
      symbol.binding_stated = true;
    } else {
      symbol.visibility = name == ".hidden"      ? AssemblySymbolVisibility::hidden
                          : name == ".protected" ? AssemblySymbolVisibility::protected_
                                                 : AssemblySymbolVisibility::internal;
    }
  } while (s.accept(','));
}

// .type NAME, @function and its spellings: %function, function, STT_FUNC, "function".
void Directives::type(AssemblyState& s, std::string_view, Location) {
  const auto symbol_name = s.parse_symbol_name();
  if (!symbol_name) return;
  s.accept(',');
  for (const char mark : {'@', '%', '#'})
    if (s.accept(mark)) break;
  const Token token = s.token();
  std::string_view type = token.text();
  if (token.kind == TokenKind::string) type = type.substr(1, type.size() - 2);
  static constexpr std::pair<std::string_view, SymbolType> kTypes[] = {
      {"function", SymbolType::function},
      {"STT_FUNC", SymbolType::function},
      {"object", SymbolType::object},
      {"STT_OBJECT", SymbolType::object},
      {"notype", SymbolType::none},
      {"STT_NOTYPE", SymbolType::none},
      {"tls_object", SymbolType::tls},
      {"STT_TLS", SymbolType::tls},
      {"common", SymbolType::common},
      {"STT_COMMON", SymbolType::common},
      {"gnu_unique_object", SymbolType::object},
      {"gnu_indirect_function", SymbolType::gnu_ifunc},
      {"STT_GNU_IFUNC", SymbolType::gnu_ifunc},
  };
  for (const auto& [known, value] : kTypes) {
    if (known != type) continue;
    SymbolState& symbol = s.symbols[s.symbols.intern(*symbol_name)];
    symbol.type = value;
    symbol.used = true;
    s.lexer().advance();
    return;
  }
  s.error(s.here(), fmt::format("'{}' is not a type of a symbol", token.text()),
          "the types are @function, @object and @notype");
}

void Directives::size(AssemblyState& s, std::string_view, Location) {
  const auto symbol_name = s.parse_symbol_name();
  if (!symbol_name || !s.expect(',')) return;
  const ExpressionId node = s.parse_expression();
  if (node == kNone) return;
  SymbolState& symbol = s.symbols[s.symbols.intern(*symbol_name)];
  symbol.size = node;
  symbol.used = true;
}

// .weakref ALIAS, NAME: the alias stands for the name, which is weak where only aliases need it.
void Directives::weak_reference(AssemblyState& s, std::string_view, Location at) {
  const auto alias = s.parse_symbol_name();
  if (!alias || !s.expect(',')) return;
  const auto name = s.parse_symbol_name();
  if (!name) return;
  const SymbolId id = s.symbols.intern(*name);
  s.symbols[id].weakly_referenced = true;
  s.set_variable(*alias, s.expressions.symbol(id), false, at);
}

void Directives::set(AssemblyState& s, std::string_view name, Location) {
  const Location at = s.here();
  const auto symbol_name = s.parse_symbol_name();
  if (!symbol_name || !s.expect(',')) return;
  const ExpressionId node = s.parse_expression(false);
  if (node == kNone) return;
  s.set_variable(*symbol_name, node, name != ".equiv", at);
}

// .comm NAME, SIZE[, ALIGNMENT]; .lcomm reserves in .bss at once.
void Directives::common(AssemblyState& s, std::string_view name, Location at) {
  const auto symbol_name = s.parse_symbol_name();
  if (!symbol_name || !s.expect(',')) return;
  const auto size = s.parse_number();
  if (!size) return;
  std::optional<int64_t> alignment = 1;
  if (!(name == ".lcomm" && s.dialect() == Dialect::llvm) && s.accept(',')) {
    alignment = s.parse_number();
    if (!alignment) return;
  }
  if (*size < 0 || *alignment < 1 || !std::has_single_bit(static_cast<uint64_t>(*alignment))) {
    s.error(at, "the size must not be negative and the alignment a power of two");
    return;
  }
  const SymbolId id = s.symbols.intern(*symbol_name);
  if (s.symbols[id].place != SymbolPlace::undefined || s.symbols[id].is_variable) {
    s.error(at, fmt::format("'{}' is already defined", *symbol_name));
    return;
  }
  if (name == ".lcomm") {
    const uint32_t old = s.current_section_, old_previous = s.previous_section_;
    s.switch_section(".bss", kNobits, kAlloc | kWrite, 0);
    AssemblySection& bss = s.section();
    bss.alignment = std::max(bss.alignment, static_cast<uint64_t>(*alignment));
    bss.nobits_size_bytes = align_up(bss.nobits_size_bytes, static_cast<uint64_t>(*alignment));
    s.define_label(id, at);
    s.append_fill(static_cast<uint64_t>(*size), 0);
    s.current_section_ = old;
    s.previous_section_ = old_previous;
    return;
  }
  SymbolState& symbol = s.symbols[id];
  symbol.place = SymbolPlace::common;
  if (!symbol.binding_stated) symbol.binding = AssemblySymbolBinding::global;
  symbol.type = SymbolType::object;
  symbol.value = static_cast<uint64_t>(*size);
  symbol.alignment = static_cast<uint64_t>(*alignment);
  symbol.size = s.expressions.constant(*size);
  symbol.defined_at = at;
}

// .amdgpu_lds NAME, SIZE[, ALIGNMENT]
void Directives::lds(AssemblyState& s, std::string_view, Location at) {
  const auto symbol_name = s.parse_symbol_name();
  if (!symbol_name || !s.expect(',')) return;
  const Location size_at = s.here();
  const auto size = s.parse_number();
  if (!size) return;
  if (*size < 0 || *size > s.target().limits->lds_bytes_per_workgroup) {
    s.error(size_at, fmt::format("a workgroup of {} has at most {} bytes of LDS", s.target().name,
                                 s.target().limits->lds_bytes_per_workgroup));
    return;
  }
  std::optional<int64_t> alignment = 4;
  if (s.accept(',')) {
    const Location alignment_at = s.here();
    alignment = s.parse_number();
    if (!alignment) return;
    if (*alignment < 1 || !std::has_single_bit(static_cast<uint64_t>(*alignment))) {
      s.error(alignment_at, "the alignment must be a power of two");
      return;
    }
  }
  SymbolState& symbol = s.symbols[s.symbols.intern(*symbol_name)];
  if (symbol.place != SymbolPlace::undefined || symbol.is_variable) {
    s.error(at, fmt::format("'{}' is already defined", *symbol_name));
    return;
  }
  symbol.place = SymbolPlace::lds;
  symbol.type = SymbolType::object;
  if (!symbol.binding_stated) symbol.binding = AssemblySymbolBinding::global;
  symbol.value = static_cast<uint64_t>(*size);
  symbol.alignment = static_cast<uint64_t>(*alignment);
  symbol.size = s.expressions.constant(*size);
  symbol.defined_at = at;
}

// ---- Sections -------------------------------------------------------------------------------------------------------

// .section NAME[, "FLAGS"[, @TYPE[, ENTRY_SIZE or GROUP …]]]
void Directives::section(AssemblyState& s, std::string_view name, Location) {
  std::string section_name;
  const Token first = s.token();
  if (first.kind == TokenKind::string) {
    const auto text = s.parse_string();
    if (!text) return;
    section_name = *text;
  } else {
    // A name may have '-' and other characters in it; it goes on to a blank or a comma.
    const char* end = first.begin;
    while (first.kind != TokenKind::end && s.token().kind != TokenKind::end && !s.token().is(',') &&
           (end == first.begin || s.token().begin == end)) {
      end = s.token().end;
      s.lexer().advance();
    }
    section_name.assign(first.begin, end);
  }
  if (section_name.empty()) {
    s.error(s.here(), "expected the name of a section");
    return;
  }
  KnownSection known = describe(section_name);
  uint64_t entry_size = 0;
  std::optional<int64_t> unique;
  if (s.accept(',')) {
    const Location flags_at = s.here();
    const auto flags = s.parse_string();
    if (!flags) return;
    for (const char letter : *flags) {
      if (letter == '?') continue;  // in the group of the section before; groups are not written
      const auto flag = flag_of(letter);
      if (!flag) {
        s.error(flags_at, fmt::format("unknown section flag '{}'", letter));
        return;
      }
      known.flags |= *flag;
    }
    if (s.accept(',')) {
      if (!s.accept('@') && !s.accept('%') && s.token().kind != TokenKind::string) {
        s.error(s.here(), "expected a section type such as @progbits");
        return;
      }
      const Token token = s.token();
      std::string_view type = token.text();
      if (token.kind == TokenKind::string) type = type.substr(1, type.size() - 2);
      static constexpr std::pair<std::string_view, uint32_t> kTypes[] = {
          {"progbits", kProgbits},    {"nobits", kNobits},        {"note", kNote},
          {"init_array", kInitArray}, {"fini_array", kFiniArray}, {"preinit_array", kPreinitArray},
          {"unwind", kUnwind},
      };
      const auto* type_row =
          std::find_if(std::begin(kTypes), std::end(kTypes), [&](const auto& row) { return row.first == type; });
      if (type_row == std::end(kTypes)) {
        s.error(s.here(), fmt::format("'{}' is not a type of a section", type));
        return;
      }
      known.type = type_row->second;
      s.lexer().advance();
      if ((known.flags & kMerge) != 0) {
        if (!s.expect(',')) return;
        const auto size = s.parse_number();
        if (!size) return;
        entry_size = static_cast<uint64_t>(*size);
      }
      if ((known.flags & (kGroup | kLinkOrder)) != 0) {
        s.lexer().skip_statement();
      } else if (s.accept(',')) {
        if (!s.token().is_identifier("unique")) {
          s.error(s.here(), "expected unique");
          return;
        }
        s.lexer().advance();
        if (!s.expect(',')) return;
        const Location number_at = s.here();
        unique = s.parse_number();
        if (!unique) return;
        if (*unique < 0 || *unique >= UINT32_MAX) {
          s.error(number_at, fmt::format("the number of a unique section must be 0 to {}", UINT32_MAX - 1));
          return;
        }
      }
    }
  }
  if (name == ".pushsection") s.section_stack_.emplace_back(s.current_section_, s.previous_section_);
  s.switch_section(section_name, known.type, known.flags, entry_size, unique);
}

void Directives::known_section(AssemblyState& s, std::string_view name, Location) {
  const KnownSection known = describe(name);
  s.switch_section(name, known.type, known.flags, 0);
  if (s.token().kind != TokenKind::end) subsection(s, ".subsection", s.here());
}

// Only the first.
void Directives::subsection(AssemblyState& s, std::string_view name, Location at) {
  const auto number = s.parse_number();
  if (number && *number != 0) s.error(at, fmt::format("{} {} is not modelled", name, *number));
}

void Directives::pop_section(AssemblyState& s, std::string_view, Location at) {
  if (s.section_stack_.empty()) {
    s.error(at, ".popsection without .pushsection");
    return;
  }
  std::tie(s.current_section_, s.previous_section_) = s.section_stack_.back();
  s.section_stack_.pop_back();
}

void Directives::previous(AssemblyState& s, std::string_view, Location at) {
  if (s.previous_section_ == kNone) return s.error(at, ".previous without a section before");
  std::swap(s.current_section_, s.previous_section_);
}

}  // namespace lw::text
