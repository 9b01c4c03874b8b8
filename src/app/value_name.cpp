#include "app/value_name.h"

#include <set>

#include "api/names.h"
#include "app/command.h"
#include "check/findings.h"
#include "isa/isa.h"
#include "isa/machines.h"
#include "lanewise/study.h"
#include "report/explain_page.h"
#include "shader/language.h"
#include "timing/parameters.h"

namespace lw::app {

std::vector<std::string> language_names() { return shader::language_names(); }
std::vector<std::string> dialect_names() { return api::dialect_names(); }
std::vector<std::string> rule_names() { return api::rule_names(); }
std::vector<std::string> assumption_names() { return api::assumption_names(); }

std::vector<std::string> check_names() {
  std::vector<std::string> names;
  for (size_t i = 0; i < check::kCheckCount; ++i) names.emplace_back(check::check_name(static_cast<check::Check>(i)));
  return names;
}

std::vector<std::string> study_names() {
  std::vector<std::string> names;
  for (const lanewise::StudyInfo& study : lanewise::studies()) names.push_back(study.name);
  return names;
}

std::vector<std::string> explain_parts() { return {report::kExplainParts.begin(), report::kExplainParts.end()}; }

std::vector<std::string> mnemonics() {
  std::set<std::string> names;
  for (const isa::Encoding& encoding : isa::encodings().subspan(1)) names.emplace(encoding.mnemonic());
  return {names.begin(), names.end()};
}

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const CommandEntry& entry : commands()) names.emplace_back(entry.name);
  return names;
}

std::vector<std::string> device_numbers() {
  std::set<std::string> names;
  for (const isa::Product& product : isa::products())
    for (const timing::Parameters parameters(product); const timing::Parameter& parameter : parameters.all())
      names.insert(parameter.name + "=");
  return {names.begin(), names.end()};
}

}  // namespace lw::app
