#include "text/directives.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <unordered_map>

namespace lw::text {
namespace {

using D = Directives;

// clang-format off
// What all of LLVM's targets have: letters of either case spell it.
constexpr Directives::Row kGeneral[] = {
    {".byte", D::data}, {".1byte", D::data}, {".short", D::data}, {".2byte", D::data}, {".value", D::data},
    {".long", D::data}, {".int", D::data}, {".4byte", D::data}, {".quad", D::data}, {".8byte", D::data},
    {".dc.b", D::data}, {".dc.w", D::data}, {".dc.l", D::data}, {".dc.a", D::data}, {".dc", D::data},
    {".float", D::real_data}, {".single", D::real_data}, {".double", D::real_data},
    {".dc.s", D::real_data}, {".dc.d", D::real_data},
    {".dcb", D::repeated_data}, {".dcb.b", D::repeated_data}, {".dcb.w", D::repeated_data},
    {".dcb.l", D::repeated_data}, {".dcb.s", D::repeated_data}, {".dcb.d", D::repeated_data},
    {".ds", D::reserved_data}, {".ds.b", D::reserved_data}, {".ds.w", D::reserved_data}, {".ds.l", D::reserved_data},
    {".ds.s", D::reserved_data}, {".ds.d", D::reserved_data}, {".ds.p", D::reserved_data}, {".ds.x", D::reserved_data},
    {".octa", D::octawords}, {".base64", D::base64}, {".incbin", D::binary_file},
    {".ascii", D::strings}, {".asciz", D::strings}, {".string", D::strings},
    {".uleb128", D::leb128}, {".sleb128", D::leb128},
    {".fill", D::fill}, {".zero", D::space}, {".skip", D::space}, {".space", D::space}, {".org", D::org},
    {".align", D::align}, {".balign", D::align}, {".balignw", D::align}, {".balignl", D::align},
    {".p2align", D::align}, {".p2alignw", D::align}, {".p2alignl", D::align}, {".reloc", D::reloc},

    {".globl", D::binding}, {".global", D::binding}, {".weak_reference", D::binding}, {".extern", D::ignore},
    {".set", D::set}, {".equ", D::set}, {".equiv", D::set},
    {".comm", D::common}, {".common", D::common}, {".lcomm", D::common},

    {".include", D::include}, {".macro", D::macro}, {".purgem", D::purge_macro}, {".exitm", D::exit_macro},
    {".altmacro", D::alternate_macros}, {".noaltmacro", D::alternate_macros},
    {".macros_on", D::nothing}, {".macros_off", D::nothing},
    {".rept", D::repeat}, {".rep", D::repeat}, {".irp", D::repeat_over}, {".irpc", D::repeat_over},
    {".endm", D::stray_end}, {".endmacro", D::stray_end}, {".endr", D::stray_end}, {".error", D::say}, {".err", D::say},
    {".warning", D::say}, {".print", D::say}, {".end", D::end}, {".abort", D::end},

    {".file", D::file}, {".loc", D::line}, {".line", D::line}, {".addrsig", D::nothing}, {".addrsig_sym", D::names_of_no_use},
    {".no_dead_strip", D::names_of_no_use}, {".lto_discard", D::ignore}, {".lto_set_conditional", D::ignore},
    {".memtag", D::ignore}, {".cv_file", D::ignore},
};

// What is LLVM's for ELF and for amdgcn, spelled as it stands here.
constexpr Directives::Row kOfElf[] = {
    {".weak", D::binding}, {".local", D::binding}, {".hidden", D::binding}, {".protected", D::binding},
    {".internal", D::binding}, {".type", D::type}, {".size", D::size}, {".weakref", D::weak_reference},
    {".section", D::section}, {".pushsection", D::section}, {".popsection", D::pop_section},
    {".previous", D::previous}, {".text", D::known_section}, {".data", D::known_section},
    {".bss", D::known_section}, {".rodata", D::known_section}, {".tdata", D::known_section}, {".tbss", D::known_section},
    {".subsection", D::subsection}, {".symver", D::not_modelled}, {".cg_profile", D::ignore},
    {".ident", D::text_of_no_use}, {".version", D::text_of_no_use},

    {".amdgcn_target", D::target}, {".amdhsa_code_object_version", D::code_object_version},
    {".amdhsa_kernel", D::kernel}, {".end_amdhsa_kernel", D::end_kernel}, {".amdgpu_lds", D::lds},
    {".amdgpu_metadata", D::metadata}, {".end_amdgpu_metadata", D::stray_end},
    {".amdgpu_pal_metadata", D::not_modelled}, {".amd_amdgpu_pal_metadata", D::not_modelled},
};
// clang-format on

// Of code object version 2. None of them is suggested for another name.
constexpr Directives::Row kOutdated[] = {
    {".hsa_code_object_version", D::outdated},
    {".hsa_code_object_isa", D::outdated},
    {".hsatext", D::outdated},
    {".amdgpu_hsa_kernel", D::outdated},
    {".amd_kernel_code_t", D::outdated},
    {".end_amd_kernel_code_t", D::outdated},
    {".amd_amdgpu_isa", D::outdated},
    {".amd_amdgpu_hsa_metadata", D::outdated},
    {".end_amd_amdgpu_hsa_metadata", D::outdated},
    {".amdgpu_hsa_module_global", D::outdated},
    {".amdgpu_hsa_program_global", D::outdated},
    {".amdgpu_runtime_metadata", D::outdated},
    {".amdgpu_code_object_metadata", D::outdated},
    {".amdgpu_hsa_metadata", D::outdated},
    {".hsadata_global_agent", D::outdated},
    {".hsadata_global_program", D::outdated},
    {".hsarodata_readonly_agent", D::outdated},
};

constexpr Directives::Row kFrame{".cfi_", D::frame}, kKernelSetting{".amdhsa_", D::kernel_setting};

template <class Rows>
const Directives::Row* find_row(const Rows& rows, std::string_view name) {
  const auto* found = std::ranges::find(rows, name, &Directives::Row::name);
  return found == std::end(rows) ? nullptr : found;
}

}  // namespace

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
  return result;
}

std::string counted_bytes(uint64_t count) { return fmt::format("{} byte{}", count, count == 1 ? "" : "s"); }

const Directives::Row* find_directive(std::string_view name) {
  static const std::unordered_map<std::string_view, const Directives::Row*> rows = [] {
    std::unordered_map<std::string_view, const Directives::Row*> map;
    for (const Directives::Row& row : kGeneral) map.emplace(row.name, &row);
    for (const Directives::Row& row : kOfElf) map.emplace(row.name, &row);
    return map;
  }();
  if (const auto found = rows.find(name); found != rows.end()) return found->second;
  const std::string small = lower(name);
  if (small.starts_with(kFrame.name)) return &kFrame;
  if (name.starts_with(kKernelSetting.name)) return &kKernelSetting;
  return find_row(kGeneral, small);
}

std::string_view nearest_directive(std::string_view name) {
  if (name == ".word" || name == ".hword" || name == ".half") return name == ".word" ? ".long (or .short)" : ".short";
  for (const std::span<const Directives::Row> rows :
       {std::span<const Directives::Row>(kGeneral), std::span<const Directives::Row>(kOfElf)}) {
    for (const Directives::Row& row : rows) {
      if (row.name.size() != name.size() && row.name.size() != name.size() + 1) continue;
      size_t same = 0;
      while (same < name.size() && name[same] == row.name[same]) ++same;
      if (name.substr(std::min(same + 1, name.size())) == row.name.substr(std::min(same + 1, row.name.size())) ||
          name.substr(same) == row.name.substr(std::min(same + 1, row.name.size())))
        return row.name;
    }
  }
  return {};
}

void AssemblyState::run_directive(std::string_view name, Location at) {
  if (run_condition(name, at)) return;
  const Directives::Row* row = dialect_ == Dialect::clrx ? find_clrx_directive(name) : nullptr;
  if (row == nullptr) row = find_directive(name);
  if (row == nullptr) row = find_row(kOutdated, name);
  if (row == nullptr) {
    const std::string_view nearest = nearest_directive(name);
    error(at, fmt::format("unknown directive '{}'", name),
          nearest.empty() ? "" : fmt::format("did you mean {}?", nearest));
    lexer().skip_statement();
    return;
  }
  update_register_counts();
  const size_t depth = inputs_.size();
  const size_t errors = diagnostics_.error_count();
  row->function(*this, row->name.ends_with('_') ? name : row->name, at);
  if (inputs_.size() != depth) return;
  if (diagnostics_.error_count() != errors)
    lexer().skip_statement();
  else
    expect_end();
}

// ---- Conditions -----------------------------------------------------------------------------------------------------

// .if and its kind. True when `name` was one. Called for skipped statements as well.
bool AssemblyState::run_condition(std::string_view written, Location at) {
  if (written.size() < 3 || ((written[1] | 0x20) != 'i' && (written[1] | 0x20) != 'e')) return false;
  const std::string small = lower(written);
  const std::string_view name = small;
  if (name == ".endif") {
    if (!reading()) lexer().advance();
    if (conditions_.empty())
      error(at, ".endif without .if");
    else
      conditions_.pop_back();
    if (reading()) expect_end();
    return true;
  }
  const bool is_else = name == ".else", is_elseif = name == ".elseif";
  if (is_else || is_elseif) {
    const bool was_skipped = !reading();
    if (was_skipped) lexer().advance();
    if (conditions_.empty()) {
      error(at, fmt::format("{} without .if", name));
      lexer().skip_statement();
      return true;
    }
    OpenCondition& open = conditions_.back();
    if (open.had_else) error(at, fmt::format("{} after .else", name));
    const bool outer = conditions_.size() == 1 || conditions_[conditions_.size() - 2].active;
    bool holds = outer && !open.taken;
    if (is_elseif && holds) {
      const auto value = Directives::evaluate_condition(*this, ".if");
      holds = value.value_or(false);
      lexer().skip_statement();
    }
    open.had_else |= is_else;
    open.active = holds;
    open.taken |= holds;
    lexer().skip_statement();
    return true;
  }
  static constexpr std::string_view kIfs[] = {".if",   ".ifdef", ".ifndef", ".ifnotdef", ".ifeq", ".ifne",
                                              ".ifgt", ".ifge",  ".iflt",   ".ifle",     ".ifb",  ".ifnb",
                                              ".ifc",  ".ifnc",  ".ifeqs",  ".ifnes"};
  if (std::find(std::begin(kIfs), std::end(kIfs), name) == std::end(kIfs)) return false;
  constexpr size_t kMaxConditions = 10000;
  if (conditions_.size() >= kMaxConditions) {
    error(at, "conditions are nested too deeply");
    stopped_ = true;
    return true;
  }
  OpenCondition open;
  open.location = at;
  if (reading()) {
    open.active = Directives::evaluate_condition(*this, name).value_or(false);
    open.taken = open.active;
  } else {
    open.taken = true;  // so that no branch of it is read
  }
  lexer().skip_statement();
  conditions_.push_back(open);
  return true;
}

std::optional<bool> Directives::evaluate_condition(AssemblyState& s, std::string_view name) {
  s.update_register_counts();
  if (name == ".ifdef" || name == ".ifndef" || name == ".ifnotdef") {
    const auto symbol = s.parse_symbol_name();
    if (!symbol || !s.expect_end()) return std::nullopt;
    const SymbolId id = s.symbols.find(*symbol);
    const bool defined = id != kNone && (s.symbols[id].is_variable || s.symbols[id].place != SymbolPlace::undefined);
    return defined == (name == ".ifdef");
  }
  if (name == ".ifb" || name == ".ifnb") return (s.token().kind == TokenKind::end) == (name == ".ifb");
  if (name == ".ifc" || name == ".ifnc") {
    std::string_view line = s.lexer().take_raw_line();
    const size_t comma = line.find(',');
    if (comma == std::string_view::npos) {
      s.error(s.here(), fmt::format("{} compares two texts with a comma between", name));
      return std::nullopt;
    }
    const auto trim = [](std::string_view text) {
      while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
      while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
      return text;
    };
    return (trim(line.substr(0, comma)) == trim(line.substr(comma + 1))) == (name == ".ifc");
  }
  if (name == ".ifeqs" || name == ".ifnes") {
    const auto first = s.parse_string();
    if (!first || !s.expect(',')) return std::nullopt;
    const auto second = s.parse_string();
    if (!second || !s.expect_end()) return std::nullopt;
    return (*first == *second) == (name == ".ifeqs");
  }
  const auto value = s.parse_number();
  if (!value || !s.expect_end()) return std::nullopt;
  if (name == ".ifeq") return *value == 0;
  if (name == ".ifgt") return *value > 0;
  if (name == ".ifge") return *value >= 0;
  if (name == ".iflt") return *value < 0;
  if (name == ".ifle") return *value <= 0;
  return *value != 0;
}

}  // namespace lw::text
