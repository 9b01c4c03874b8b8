#include "compare/numbers.h"

#include <fmt/format.h>

#include <algorithm>

namespace lw::compare {
namespace {

using lanewise::ComparedNumber;
using lanewise::LiveFunction;
using lanewise::TimedDispatch;

struct Title {
  std::string_view name, title;
  bool is_checked = false, is_better_if_more = false;
};

constexpr Title kTitles[] = {
    {"cycles", "cycles", true},
    {"wave_instructions", "wave instructions"},
    {"wave_cycles", "cycles of all waves"},
    {"peak_vgprs", "live VGPRs at the peak"},
    {"vgprs", "VGPRs", true},
    {"allocated_vgprs", "allocated VGPRs"},
    {"vgpr_spills", "spilled VGPRs", true},
    {"peak_sgprs", "live SGPRs at the peak"},
    {"sgprs", "SGPRs", true},
    {"allocated_sgprs", "allocated SGPRs"},
    {"sgpr_spills", "spilled SGPRs", true},
    {"agprs", "AGPRs", true},
    {"lds_bytes", "LDS (bytes)"},
    {"scratch_bytes", "scratch (bytes)", true},
    {"waves_per_simd", "waves per SIMD", true, true},
    {"instructions", "instructions"},
    {"code_bytes", "code (bytes)", true},
    {"packed", "packed math"},
    {"sdwa", "SDWA"},
    {"dpp", "DPP"},
    {"literals", "literals"},
    {"waits", "waits"},
};

const Title* find_title(std::string_view name) {
  const Title* found = std::ranges::find(kTitles, name, &Title::name);
  return found == std::end(kTitles) ? nullptr : found;
}

Number number(std::string_view name, uint64_t value) {
  return {std::string(name), std::string(find_title(name)->title), value};
}

}  // namespace

std::vector<Number> numbers_of(const LiveFunction& f) {
  std::vector<Number> list = {
      number("peak_vgprs", f.vgprs.peak),           number("vgprs", f.vgprs.requested),
      number("allocated_vgprs", f.vgprs.allocated), number("vgpr_spills", f.vgpr_spills),
      number("peak_sgprs", f.sgprs.peak),           number("sgprs", f.sgprs.requested),
      number("allocated_sgprs", f.sgprs.allocated), number("sgpr_spills", f.sgpr_spills),
      number("agprs", f.agprs.requested),           number("lds_bytes", f.lds_bytes),
      number("scratch_bytes", f.scratch_bytes),
  };
  if (!f.occupancy.empty()) list.push_back(number("waves_per_simd", f.occupancy.front().fits.waves_per_simd));
  list.push_back(number("instructions", f.code.instructions));
  list.push_back(number("code_bytes", f.code.code_bytes));
  for (const lanewise::UnitCount& unit : f.code.by_unit) list.push_back({unit.unit, "  " + unit.unit, unit.count});
  for (const auto& [name, count] : {std::pair("packed", f.code.packed),
                                    {"sdwa", f.code.sdwa},
                                    {"dpp", f.code.dpp},
                                    {"literals", f.code.literals},
                                    {"waits", f.code.waits}})
    list.push_back(number(name, count));
  return list;
}

std::vector<Number> numbers_of(const TimedDispatch& d) {
  std::vector<Number> list = {
      number("cycles", d.cycles),
      number("wave_instructions", d.wave_instructions),
      number("vgprs", d.resources.vgprs),
      number("allocated_vgprs", d.resources.allocated_vgprs),
      number("vgpr_spills", d.resources.vgpr_spills),
      number("sgprs", d.resources.sgprs),
      number("allocated_sgprs", d.resources.allocated_sgprs),
      number("sgpr_spills", d.resources.sgpr_spills),
      number("agprs", d.resources.agprs),
      number("lds_bytes", d.resources.lds_bytes),
      number("scratch_bytes", d.resources.scratch_bytes),
      number("waves_per_simd", d.occupancy.waves_per_simd),
      number("code_bytes", d.resources.code_bytes),
      number("wave_cycles", d.wave_cycles),
  };
  for (size_t s = 0; s < lanewise::kStalls; ++s)
    if (d.stalls[s] != 0)
      list.push_back(
          {std::string(lanewise::kStallNames[s]), fmt::format("  {}", lanewise::kStallNames[s]), d.stalls[s]});
  return list;
}

std::vector<ComparedNumber> compared(const std::vector<Number>& before, const std::vector<Number>& after) {
  std::vector<ComparedNumber> list;
  for (const Number& n : before) list.push_back({n.name, n.title, n.value, 0});
  size_t behind = 0;  // a number that only `after` has follows the one that it follows there
  for (const Number& n : after) {
    auto found = std::ranges::find(list, n.name, &ComparedNumber::name);
    if (found == list.end())
      found = list.insert(list.begin() + static_cast<std::ptrdiff_t>(behind), {n.name, n.title, 0, 0});
    found->after = n.value;
    behind = static_cast<size_t>(found - list.begin()) + 1;
  }
  return list;
}

bool is_checked(std::string_view name) {
  const Title* title = find_title(name);
  return title != nullptr && title->is_checked;
}

bool is_better_if_more(std::string_view name) {
  const Title* title = find_title(name);
  return title != nullptr && title->is_better_if_more;
}

bool is_regression(const ComparedNumber& number, double max_percent) {
  const bool falls = is_better_if_more(number.name);
  const uint64_t worse = falls ? number.before : number.after, better = falls ? number.after : number.before;
  if (worse <= better) return false;
  return 100.0L * static_cast<long double>(worse - better) >
         static_cast<long double>(max_percent) * static_cast<long double>(number.before);
}

std::string signed_difference(uint64_t before, uint64_t after) {
  if (before == after) return "0";
  return after > before ? fmt::format("+{}", after - before) : fmt::format("-{}", before - after);
}

std::string growth_words(const ComparedNumber& number) {
  const std::optional<double> growth = number.growth_percent();
  return growth ? fmt::format("{:+.1f} %", *growth) : "was 0";
}

}  // namespace lw::compare
