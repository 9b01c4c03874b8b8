#include "lanewise/prove.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/command.h"
#include "app/run_requests.h"
#include "host/interruption.h"
#include "lanewise/rules.h"
#include "report/json_document.h"
#include "report/prove.h"
#include "report/rules.h"

namespace lw::app {
std::unique_ptr<Command> make_prove();
namespace {

class Prove : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional(
        ValueName("A", Offer::files), &request_.left,
        "straight-line assembly; if the file has the labels snippet_begin and snippet_end, only the code between them",
        false);
    a.positional(ValueName("B", Offer::files), &request_.right,
                 "second snippet, which should be equal; not needed with --claim", false);
    a.repeated("--live-out", "R", &request_.live_out,
               "what must be equal: v0, v[0:3], v0.hi, v0.b1, s5, s[4:5], vcc, scc, exec, m0, ttmp0; repeated, or "
               "joined by commas");
    a.repeated("--claim", "R=EXPR", &request_.claims,
               "prove that A leaves EXPR in R, e.g. 'v0.hi = fadd16(v1.hi, v2.hi)'");
    a.repeated("--assume", kAssumptionValue, &request_.assumptions,
               "what holds before the code, e.g. 'v2 < 0x1000000', or of MODE: no-denormals, ieee, round-nearest, …; "
               "repeated, or joined by commas");
    a.option("--target", kTargetValue, &request_.target, "target if the text names none (default: gfx803)");
    a.option("--timeout", "SECONDS", &timeout_, "end after this time (default: 60 s per solver query)");
    a.option("--mode", "BITS", &mode_,
             "MODE, the float modes as the register has them, e.g. 0xf0 (what the kernel's descriptor sets; else any)");
    a.option("--inputs", "N", &inputs_, "random inputs to try before the solver: 0 to 1000000 (4096)");
    a.option("--seed", "N", &seed_, "seed of the random inputs (default: 1)");
    a.option("--nan-payload", "exact|ignore", &nan_payload_,
             "ignore: two NaNs count as equal, whatever their signs and payloads (exact)");
    a.optional_value("--rules", "FILE", &rules_.file, kOwnRules,
                     "prove the rules of a file instead, or, without a file, those that come with the program");
    a.repeated("--only", kRuleValue, &rules_.only, "with --rules: prove only this rule; can be repeated");
    a.flag("--again", &rules_.again, "with --rules: prove also what the ledger has a proof of");
    a.option("--ledger", "OUT", &rules_.ledger, "with --rules: write the answers to a file");
    a.example("lanewise prove examples/sdwa/packed_add_shift.s examples/sdwa/packed_add_sdwa.s --live-out v0");
    a.example("lanewise prove examples/sdwa/packed_add_sdwa.s --claim 'v0.hi = fadd16(v1.hi, v2.hi)'");
  }

  host::CommandFiles files() const override {
    host::CommandFiles files;
    if (rules_.file != kOwnRules) files.reads({rules_.file});
    files.writes({rules_.ledger});
    return files;
  }

  int run(const Console& console) override {
    if (!rules_.file.empty()) return prove_rules(console);
    if (!rules_.only.empty() || rules_.again || !rules_.ledger.empty())
      return console.bad_input("--only, --again and --ledger are for --rules");
    if (const std::optional<Error> error = read_options()) return console.bad_input(error->message);
    const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
    if (!timeout) return console.bad_input(timeout.error().message);
    host::Interruption::set_timeout(*timeout);
    request_.timeout_seconds = *timeout;
    request_.read = [&](const lanewise::ProveReport& so_far) {
      if (!console.json) tell_new(console, so_far.messages);
    };
    request_.asking = [](const lanewise::ProveReport&) { host::Interruption::stop_timer(); };
    request_.answered = [&](const lanewise::ProveReport& so_far) {
      if (console.json) return;
      tell_new(console, so_far.messages);
      console.print(report::prove_text(so_far.answers.back()));
      std::fflush(console.out);  // an interruption of the next question may end the process
    };
    auto report = lanewise::prove(request_, console.session);
    if (!report) return console.failed(without_told(report.failure()));
    tell_new(console, report->messages);
    if (console.json) console.print(report::document_text(report::prove_document(*report)));
    const bool all_equal = std::ranges::all_of(report->answers, [](const lanewise::ProveAnswer& answer) {
      return answer.verdict == lanewise::ProveVerdict::equal;
    });
    return all_equal ? kDone : kCheckFailed;
  }

 private:
  static constexpr std::string_view kOwnRules = "(own)";

  // What is for snippets alone.
  std::optional<std::string> option_of_snippets() const {
    const std::pair<std::string_view, bool> given[] = {
        {"--live-out", !request_.live_out.empty()},
        {"--claim", !request_.claims.empty()},
        {"--assume", !request_.assumptions.empty()},
        {"--mode", !mode_.empty()},
        {"--inputs", !inputs_.empty()},
        {"--seed", !seed_.empty()},
        {"--nan-payload", nan_payload_ != "exact"},
    };
    if (!request_.left.empty() && rules_.file == kOwnRules)
      return fmt::format("to prove the rules of a file, write --rules={}", request_.left);
    if (!request_.left.empty()) return fmt::format("--rules takes one FILE, not also {}", request_.left);
    for (const auto& [name, is_given] : given)
      if (is_given) return fmt::format("--rules takes no {}", name);
    return std::nullopt;
  }

  int prove_rules(const Console& console) const {
    if (const std::optional<std::string> option = option_of_snippets()) return console.bad_input(*option);
    const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
    if (!timeout) return console.bad_input(timeout.error().message);
    host::Interruption::set_timeout(*timeout);
    const bool prints = rules_.ledger != kStandardOutput;
    lanewise::ProveRulesRequest request;
    if (rules_.file != kOwnRules) request.files = {rules_.file};
    if (!request_.target.empty()) request.targets = {request_.target};
    request.only = rules_.only;
    request.again = rules_.again;
    request.proved = [&](const lanewise::RuleProof& proof) {
      if (console.json || !prints) return;
      console.print(report::rule_proof_text(proof));
      std::fflush(console.out);
    };
    const auto report = lanewise::prove_rules(request, console.session);
    if (!report) return console.failed(report.failure());
    console.tell(report->messages);
    if (!rules_.ledger.empty())
      if (const std::optional<Error> error = write_file(rules_.ledger, report->ledger))
        return console.bad_input(error->message);
    if (prints)
      console.print(console.json ? report::document_text(report::rules_document(*report))
                                 : report::rules_summary_text(*report));
    const bool all_proved = std::ranges::all_of(report->proofs, [](const lanewise::RuleProof& proof) {
      return proof.verdict == lanewise::RuleVerdict::proved || proof.verdict == lanewise::RuleVerdict::each;
    });
    return all_proved ? kDone : kCheckFailed;
  }

  std::optional<Error> read_options() {
    if (request_.left.empty()) return Error{"A is required"};

    if (nan_payload_ != "exact" && nan_payload_ != "ignore")
      return Error{fmt::format("--nan-payload {}: expected exact or ignore", nan_payload_)};
    request_.ignore_nan_payload = nan_payload_ == "ignore";
    if (auto error = parse_number("--mode", mode_, 0, lanewise::ProveRequest::kMostMode, request_.mode)) return error;
    if (auto error = parse_number("--inputs", inputs_, 0, lanewise::ProveRequest::kMostInputs, request_.random_inputs))
      return error;
    return parse_number("--seed", seed_, 0, UINT64_MAX, request_.seed);
  }

  // Tells those messages that have not been told.
  void tell_new(const Console& console, const Messages& messages) {
    console.tell({messages.begin() + static_cast<std::ptrdiff_t>(told_), messages.end()});
    told_ = messages.size();
  }

  // A failure begins with the messages of the report that it ends.
  lanewise::Failure without_told(lanewise::Failure failure) const {
    if (failure.messages.size() > told_)
      failure.messages.erase(failure.messages.begin(), failure.messages.begin() + static_cast<std::ptrdiff_t>(told_));
    return failure;
  }

  lanewise::ProveRequest request_;
  struct {
    std::string file, ledger;
    std::vector<std::string> only;
    bool again = false;
  } rules_;
  std::string timeout_, mode_, inputs_, seed_, nan_payload_ = "exact";
  size_t told_ = 0;
};

}  // namespace

std::unique_ptr<Command> make_prove() { return std::make_unique<Prove>(); }

}  // namespace lw::app
