#include "lanewise/suggest.h"

#include <fmt/format.h>

#include "app/command.h"
#include "app/suggest_options.h"
#include "host/interruption.h"
#include "report/json_document.h"
#include "report/suggest.h"
#include "shader/language.h"

namespace lw::app {
std::unique_ptr<Command> make_suggest();

namespace {

struct NamedGoal {
  std::string_view name;
  lanewise::SuggestGoal goal;
};
constexpr NamedGoal kGoals[] = {{"cycles", lanewise::SuggestGoal::cycles},
                                {"size", lanewise::SuggestGoal::size},
                                {"registers", lanewise::SuggestGoal::registers}};

std::vector<std::string> goal_names() {
  std::vector<std::string> names;
  for (const NamedGoal& goal : kGoals) names.emplace_back(goal.name);
  return names;
}

}  // namespace

void SuggestOptions::declare(Arguments& a, lanewise::SuggestRequest& request) {
  a.option("--target", kTargetValue, &request.target,
           "target of a file that names none; in a file with code for several targets, the one to look at");
  a.option("--kernel", kKernelValue, &request.kernel, "only the code of this kernel");
  a.repeated("--rules", "FILE", &request.rules, "also apply the rules of FILE, which are proved first");
  a.repeated("--only", kRuleValue, &request.only, "apply only this rule; can be repeated");
  a.repeated("--except", kRuleValue, &request.except, "do not apply this rule; can be repeated");
  a.repeated("--assume", kAssumptionValue, &request.assumptions,
             "assume this condition on MODE in proofs: no-denormals, dx10-clamp, …");
  a.option("--for", ValueName("GOAL", &goal_names), &goal_,
           "goal of the improvements: cycles (the default), size or registers");
}

std::optional<Error> SuggestOptions::finish(lanewise::SuggestRequest& request) const {
  if (goal_.empty()) return std::nullopt;
  const auto* const found = std::ranges::find(kGoals, goal_, &NamedGoal::name);
  if (found == std::end(kGoals)) return Error{fmt::format("--for: '{}' is not one of cycles, size, registers", goal_)};
  request.goal = found->goal;
  return std::nullopt;
}

namespace {

class Suggest : public Command {
 public:
  void declare(Arguments& a) override {
    a.rest("FILE", &request_.files,
           "code objects, HIP executables, offload bundles, assembly, listings or sources; - is standard input");
    a.option("-x,--language", kLanguageValue, &request_.language, shader::kLanguageHelp);
    options_.declare(a, request_);
    a.flag("--summary", &summary_, "only the totals");
    a.option("--timeout", "SECONDS", &timeout_, "end after this time");
    a.after_dashes("FLAGS", &request_.flags, shader::kFlagsHelp);
    a.example("lanewise suggest examples/sdwa/packed_add_shift.s --target gfx803");
  }

  host::CommandFiles files() const override {
    host::CommandFiles files{request_.files, {}};
    files.read.insert(files.read.end(), request_.rules.begin(), request_.rules.end());
    return files;
  }

  int run(const Console& console) override {
    const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
    if (!timeout) return console.bad_input(timeout.error().message);
    if (const std::optional<Error> error = options_.finish(request_)) return console.bad_input(error->message);
    host::Interruption::set_timeout(*timeout);
    const auto report = lanewise::suggest(request_, console.session);
    if (!report) return console.failed(report.failure());
    console.tell(report->messages);
    console.print(console.json ? report::document_text(report::suggest_document(*report))
                  : summary_   ? report::suggest_totals(*report)
                               : report::suggest_text(*report));
    return kDone;
  }

 private:
  lanewise::SuggestRequest request_;
  SuggestOptions options_;
  std::string timeout_;
  bool summary_ = false;
};

}  // namespace

std::unique_ptr<Command> make_suggest() { return std::make_unique<Suggest>(); }

}  // namespace lw::app
