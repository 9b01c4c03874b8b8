#include "text/dialect.h"

#include <algorithm>
#include <array>

#include "text/dialect_facts.h"

namespace lw::text {
namespace {

constexpr std::array<std::string_view, 3> kDialectNames = {"llvm", "clrx", "sp3"};

// CLRX has one word each for "not equal" and "always" in compares, where LLVM has another for integers.
struct Comparison {
  std::string_view llvm, clrx;
};
constexpr Comparison kComparisons[] = {{"_ne_", "_lg_"}, {"_t_", "_tru_"}};

bool is_integer_compare(std::string_view stem) {
  if (!stem.starts_with("v_cmp_") && !stem.starts_with("v_cmpx_")) return false;
  const size_t last = stem.rfind('_');
  return last + 1 < stem.size() && (stem[last + 1] == 'i' || stem[last + 1] == 'u');
}

std::string replace(std::string_view stem, std::string_view part, std::string_view by) {
  const size_t at = stem.find(part);
  if (at == std::string_view::npos) return std::string(stem);
  return std::string(stem.substr(0, at)) + std::string(by) + std::string(stem.substr(at + part.size()));
}

}  // namespace

std::optional<Dialect> find_dialect(std::string_view name) {
  const auto found = std::find(kDialectNames.begin(), kDialectNames.end(), name);
  if (found == kDialectNames.end()) return std::nullopt;
  return static_cast<Dialect>(found - kDialectNames.begin());
}

std::string_view dialect_name(Dialect dialect) { return kDialectNames[static_cast<size_t>(dialect)]; }

std::span<const std::string_view> dialect_names() { return kDialectNames; }

bool covers(Dialect dialect, const isa::Target& target) {
  switch (dialect) {
    case Dialect::clrx: return target.has(isa::Feature::clrx_dialect);
    case Dialect::sp3: return target.has(isa::Feature::sp3_dialect);
    default: return true;
  }
}

std::string dialect_stem(Dialect dialect, std::string_view stem) {
  if (dialect != Dialect::clrx || !is_integer_compare(stem)) return std::string(stem);
  std::string name(stem);
  for (const Comparison& row : kComparisons) name = replace(name, row.llvm, row.clrx);
  return name;
}

std::string llvm_stem(Dialect dialect, std::string_view stem) {
  if (dialect != Dialect::clrx || !is_integer_compare(stem)) return std::string(stem);
  std::string name(stem);
  for (const Comparison& row : kComparisons) name = replace(name, row.clrx, row.llvm);
  return name;
}

std::string excluded_message(std::string_view mnemonic, WrittenForm form) {
  const std::string_view word = form == WrittenForm::vop3 ? "vop3" : form == WrittenForm::sdwa ? "sdwa" : "dpp";
  return std::string(mnemonic) + " has no form '" + std::string(word) + "'";
}

// ---- CLRX's names, from its documentation (GcnOperands, GcnInstrsSopp, GcnInstrsMtbuf, GcnSdwaDpp) ------------------

namespace clrx {
namespace {

constexpr isa::ColumnSet kAll = isa::columns_from(isa::Column::gfx8);
constexpr isa::ColumnSet kGfx9On = isa::columns_from(isa::Column::gfx9);

// clang-format off: tables.
constexpr NamedValue kHwregs[] = {
    {1, "mode", kAll},
    {2, "status", kAll},
    {3, "trapsts", kAll},
    {4, "hw_id", kAll},
    {5, "gpr_alloc", kAll},
    {6, "lds_alloc", kAll},
    {7, "ib_sts", kAll},
    {8, "pc_lo", kAll},
    {9, "pc_hi", kAll},
    {10, "inst_dw0", kAll},
    {11, "inst_dw1", kAll},
    {12, "ib_dbg0", kAll},
    {13, "ib_dbg1", kAll},
    {14, "flush_ib", kGfx9On},
    {15, "sh_mem_bases", kGfx9On},
    {16, "sq_shader_tba_lo", kGfx9On},
    {17, "sq_shader_tba_hi", kGfx9On},
    {18, "sq_shader_tma_lo", kGfx9On},
    {19, "sq_shader_tma_hi", kGfx9On},
};

constexpr NamedValue kMessages[] = {
    {1, "interrupt", kAll},
    {2, "gs", kAll},
    {3, "gs_done", kAll},
    {4, "savewave", kAll},
    {5, "stall_wave_gen", kGfx9On},
    {6, "halt_waves", kGfx9On},
    {7, "ordered_ps_done", kGfx9On},
    {8, "early_prim_dealloc", kGfx9On},
    {9, "gs_alloc_req", kGfx9On},
    {10, "get_doorbell", kGfx9On},
    {15, "system", kAll},
    {15, "sysmsg", kAll},
};

constexpr NamedValue kGsOperations[] = {
    {0, "nop", kAll}, {1, "cut", kAll}, {2, "emit", kAll}, {3, "emit-cut", kAll}, {3, "emit_cut", kAll},
};

constexpr NamedValue kSelects[] = {
    {0, "byte0", kAll},  {0, "byte_0", kAll}, {0, "b0", kAll},     {1, "byte1", kAll},  {1, "byte_1", kAll},
    {1, "b1", kAll},     {2, "byte2", kAll},  {2, "byte_2", kAll}, {2, "b2", kAll},     {3, "byte3", kAll},
    {3, "byte_3", kAll}, {3, "b3", kAll},     {4, "word0", kAll},  {4, "word_0", kAll}, {4, "w0", kAll},
    {5, "word1", kAll},  {5, "word_1", kAll}, {5, "w1", kAll},     {6, "dword", kAll},  {6, "dw", kAll},
};

constexpr NamedValue kDstUnused[] = {
    {0, "pad", kAll},         {0, "unused_pad", kAll}, {1, "sext", kAll},
    {1, "unused_sext", kAll}, {2, "preserve", kAll},   {2, "unused_preserve", kAll},
};

constexpr NamedValue kDataFormats[] = {
    {0, "invalid", kAll},      {1, "8", kAll},          {2, "16", kAll},           {3, "8_8", kAll},
    {4, "32", kAll},           {5, "16_16", kAll},      {6, "10_11_11", kAll},     {7, "11_11_10", kAll},
    {8, "10_10_10_2", kAll},   {9, "2_10_10_10", kAll}, {10, "8_8_8_8", kAll},     {11, "32_32", kAll},
    {12, "16_16_16_16", kAll}, {13, "32_32_32", kAll},  {14, "32_32_32_32", kAll}, {15, "reserved", kAll},
};

constexpr NamedValue kNumberFormats[] = {
    {0, "unorm", kAll}, {1, "snorm", kAll}, {2, "uscaled", kAll},   {3, "sscaled", kAll},
    {4, "uint", kAll},  {5, "sint", kAll},  {6, "snorm_ogl", kAll}, {7, "float", kAll},
};

constexpr NamedValue kSources[] = {
    {235, "shared_base", kGfx9On},
    {236, "shared_limit", kGfx9On},
    {237, "private_base", kGfx9On},
    {238, "private_limit", kGfx9On},
    {239, "pops_exiting_wave_id", kGfx9On},
    {251, "vccz", kAll},
    {252, "execz", kAll},
    {253, "scc", kAll},
    {254, "lds", kAll},
};
// clang-format on

}  // namespace

std::span<const NamedValue> hwreg_names() { return kHwregs; }
std::span<const NamedValue> message_names() { return kMessages; }
std::span<const NamedValue> gs_operation_names() { return kGsOperations; }
std::span<const NamedValue> select_names() { return kSelects; }
std::span<const NamedValue> dst_unused_names() { return kDstUnused; }
std::span<const NamedValue> data_format_names() { return kDataFormats; }
std::span<const NamedValue> number_format_names() { return kNumberFormats; }
std::span<const NamedValue> source_names() { return kSources; }

}  // namespace clrx

}  // namespace lw::text
