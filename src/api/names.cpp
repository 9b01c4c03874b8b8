#include "api/names.h"

#include "prove/prove.h"
#include "rewrite/builtin.h"
#include "text/dialect.h"

namespace lw::api {

std::vector<std::string> dialect_names() {
  std::vector<std::string> names;
  for (const std::string_view name : text::dialect_names()) names.emplace_back(name);
  return names;
}

std::vector<std::string> rule_names() {
  std::vector<std::string> names;
  for (const rewrite::Rule& rule : rewrite::builtin_rules()) names.push_back(rule.name);
  return names;
}

std::vector<std::string> assumption_names() {
  std::vector<std::string> names;
  for (const prove::AssumptionName& name : prove::assumption_names()) names.emplace_back(name.name);
  return names;
}

}  // namespace lw::api
