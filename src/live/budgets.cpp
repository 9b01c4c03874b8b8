#include "live/budgets.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <map>
#include <set>

#include "base/symbol_name.h"
#include "base/toml.h"
#include "input/load.h"
#include "report/occupancy.h"

namespace lw::live {
namespace {

constexpr int64_t kMost = 1 << 24;

struct Key {
  std::string_view name;
  std::optional<uint32_t> Budget::*value;
};
constexpr std::array<Key, 4> kKeys = {{
    {"max_vgprs", &Budget::max_vgprs},
    {"max_sgprs", &Budget::max_sgprs},
    {"min_waves", &Budget::min_waves},
    {"max_lds", &Budget::max_lds},
}};
constexpr std::string_view kKeyList = "max_vgprs, max_sgprs, min_waves, max_lds";

class Reader {
 public:
  explicit Reader(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  Budgets read(const toml::table& root) {
    Budgets budgets;
    for (const auto& [key, node] : root) {
      if (key == "default") {
        if (const toml::table* table = table_of(key, node)) budgets.every = read_budget(*table);
      } else if (key == "kernels") {
        const toml::table* kernels = table_of(key, node);
        if (kernels == nullptr) continue;
        for (const auto& [name, kernel] : *kernels)
          if (const toml::table* table = table_of(name, kernel))
            budgets.kernels.emplace(name.str(), read_budget(*table));
      } else {
        diagnostics_.error(location_of(key.source()), fmt::format("unknown key '{}'", key.str()),
                           "a file of budgets has [default] and [kernels.\"NAME\"]");
      }
    }
    return budgets;
  }

 private:
  const toml::table* table_of(const toml::key& key, const toml::node& node) {
    if (const toml::table* table = node.as_table()) return table;
    diagnostics_.error(location_of(node.source()), fmt::format("'{}' must be a table", key.str()));
    return nullptr;
  }

  Budget read_budget(const toml::table& table) {
    Budget budget;
    for (const auto& [key, node] : table) {
      const auto known =
          std::find_if(kKeys.begin(), kKeys.end(), [name = key.str()](const Key& k) { return k.name == name; });
      if (known == kKeys.end()) {
        diagnostics_.error(location_of(key.source()), fmt::format("unknown key '{}'", key.str()),
                           fmt::format("expected one of {}", kKeyList));
        continue;
      }
      const std::optional<int64_t> value = node.is_integer() ? node.value<int64_t>() : std::nullopt;
      if (!value || *value < 0 || *value > kMost) {
        diagnostics_.error(location_of(node.source()),
                           fmt::format("'{}' must be a whole number from 0 to {}", key.str(), kMost));
        continue;
      }
      budget.*known->value = static_cast<uint32_t>(*value);
    }
    return budget;
  }

  Diagnostics& diagnostics_;
};

}  // namespace

Budget Budgets::of(const std::string& kernel) const {
  const auto found = kernels.find(kernel);
  if (found == kernels.end()) return every;
  Budget budget = found->second;
  for (const Key& key : kKeys)
    if (!(budget.*key.value)) budget.*key.value = every.*key.value;
  return budget;
}

std::optional<Budgets> parse_budgets(std::string_view text, Diagnostics& diagnostics) {
  const std::optional<toml::table> root = parse_toml(text, diagnostics);
  if (!root) return std::nullopt;
  Budgets budgets = Reader(diagnostics).read(*root);
  if (diagnostics.has_errors()) return std::nullopt;
  return budgets;
}

void override_with(const Budget& limits, Budgets& budgets) {
  const auto take = [&](Budget& budget) {
    for (const Key& key : kKeys)
      if (limits.*key.value) budget.*key.value = limits.*key.value;
  };
  take(budgets.every);
  for (auto& [name, budget] : budgets.kernels) take(budget);
}

std::vector<lanewise::BudgetResult> missing_kernels(const Budgets& budgets, const std::string& file,
                                                    const std::set<std::string>& kernels) {
  std::vector<lanewise::BudgetResult> results;
  for (const auto& [name, budget] : budgets.kernels) {
    lanewise::BudgetResult result{file, fmt::format("{} is there", name), "", true};
    if (!kernels.contains(name))
      result.failure =
          fmt::format("no input has the kernel '{}'; there {}{}", name, kernels.size() == 1 ? "is" : "are",
                      kernels.empty() ? " no kernels" : input::name_list({kernels.begin(), kernels.end()}));
    results.push_back(std::move(result));
  }
  return results;
}

std::optional<Error> name_budgets(Budgets& budgets, const std::vector<KernelNames>& kernels_by_file) {
  std::map<std::string, Budget> by_symbol;
  std::map<std::string, std::string> written_as;
  for (const auto& [name, budget] : budgets.kernels) {
    std::set<std::string> symbols;
    for (const auto& [names, others] : kernels_by_file) {
      const Result<std::optional<std::string>> symbol = input::resolve_name("kernel", names, name, others);
      if (!symbol) return symbol.error();
      if (*symbol) symbols.insert(**symbol);
    }
    if (symbols.empty()) symbols.insert(name);
    for (const std::string& symbol : symbols) {
      const auto [known, is_new] = written_as.emplace(symbol, name);
      if (!is_new) return Error{fmt::format("'{}' and '{}' are both {}", known->second, name, shown_symbol(symbol))};
      by_symbol.emplace(symbol, budget);
    }
  }
  budgets.kernels = std::move(by_symbol);
  return std::nullopt;
}

std::vector<lanewise::BudgetResult> check_budgets(const Budgets& budgets, const report::LiveReport& report) {
  std::vector<lanewise::BudgetResult> results;
  for (const report::LiveFunction& f : report.functions) {
    const Budget budget = budgets.of(f.name);
    const std::string name = shown_symbol(f.name);
    const auto check = [&](std::string_view key, uint32_t limit, bool holds, const std::string& reason) {
      results.push_back({f.file, fmt::format("{} ({}) {} {}", f.name, f.target, key, limit),
                         holds ? "" : fmt::format("{} {}: {}", key, limit, reason), false});
    };
    if (budget.max_vgprs)
      check("max_vgprs", *budget.max_vgprs, f.vgprs.requested <= *budget.max_vgprs,
            fmt::format("{} uses {} VGPRs ({} live at the peak)", name, f.vgprs.requested, f.vgprs.peak));
    if (budget.max_sgprs)
      check("max_sgprs", *budget.max_sgprs, f.sgprs.requested <= *budget.max_sgprs,
            fmt::format("{} uses {} SGPRs ({} live at the peak)", name, f.sgprs.requested, f.sgprs.peak));
    if (budget.max_lds)
      check("max_lds", *budget.max_lds, f.lds_bytes <= *budget.max_lds,
            fmt::format("{} uses {} bytes of LDS", name, f.lds_bytes));
    if (budget.min_waves) {
      const report::DeviceOccupancy& device = f.occupancy.front();
      check("min_waves", *budget.min_waves, device.fits.waves_per_simd >= *budget.min_waves,
            fmt::format("{} has {} waves per SIMD on {}, limited by {}", name, device.fits.waves_per_simd,
                        device.fits.device, report::limit_words(device.fits.limited_by)));
    }
  }
  return results;
}

}  // namespace lw::live
