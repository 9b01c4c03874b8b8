#include "inst/exchanged_sources.h"

#include <string>

namespace lw::inst {
namespace {

// Beginnings of the names of records. What follows the beginning is the same in both names.
struct Exchange {
  std::string_view beginning;
  std::string_view exchanged;
};
constexpr Exchange kExchanges[] = {
    {"v_add_", "v_add_"},         {"v_addc_", "v_addc_"},       {"v_mul_", "v_mul_"},
    {"v_min_", "v_min_"},         {"v_max_", "v_max_"},         {"v_and_b32", "v_and_b32"},
    {"v_or_b32", "v_or_b32"},     {"v_xor_b32", "v_xor_b32"},   {"v_xnor_b32", "v_xnor_b32"},
    {"v_mac_", "v_mac_"},         {"v_fmac_", "v_fmac_"},       {"v_subrev_", "v_sub_"},
    {"v_subbrev_", "v_subb_"},    {"v_sub_", "v_subrev_"},      {"v_subb_", "v_subbrev_"},
    {"v_cmp_eq_", "v_cmp_eq_"},   {"v_cmp_ne_", "v_cmp_ne_"},   {"v_cmp_lg_", "v_cmp_lg_"},
    {"v_cmp_neq_", "v_cmp_neq_"}, {"v_cmp_nlg_", "v_cmp_nlg_"}, {"v_cmp_o_", "v_cmp_o_"},
    {"v_cmp_u_", "v_cmp_u_"},     {"v_cmp_lt_", "v_cmp_gt_"},   {"v_cmp_gt_", "v_cmp_lt_"},
    {"v_cmp_le_", "v_cmp_ge_"},   {"v_cmp_ge_", "v_cmp_le_"},   {"v_cmp_nlt_", "v_cmp_ngt_"},
    {"v_cmp_ngt_", "v_cmp_nlt_"}, {"v_cmp_nle_", "v_cmp_nge_"}, {"v_cmp_nge_", "v_cmp_nle_"},
};

}  // namespace

const isa::Record* with_sources_exchanged(const isa::Record& record) {
  for (const Exchange& exchange : kExchanges) {
    if (!record.name().starts_with(exchange.beginning)) continue;
    const std::string name =
        std::string(exchange.exchanged) + std::string(record.name().substr(exchange.beginning.size()));
    for (const isa::Record& other : isa::records())
      if (other.name() == name) return &other;
    return nullptr;
  }
  return nullptr;
}

}  // namespace lw::inst
