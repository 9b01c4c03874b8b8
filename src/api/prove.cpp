#include "lanewise/prove.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "api/api.h"
#include "host/files.h"
#include "interp/straight_line.h"
#include "isa/registers.h"
#include "snippets/snippets.h"

namespace lw::api {
namespace {

using lanewise::ProveAnswer;
using lanewise::ProveReport;
using lanewise::ProveRequest;
using Places = std::vector<prove::LiveOut>;
using Clock = std::chrono::steady_clock;

std::string_view format_name(prove::FloatFormat format) {
  switch (format) {
    case prove::FloatFormat::none: return "bits";
    case prove::FloatFormat::f16: return "f16";
    case prove::FloatFormat::two_f16: return "two f16";
    case prove::FloatFormat::f32: return "f32";
    case prove::FloatFormat::f64_low:
    case prove::FloatFormat::f64_high: return "f64";
  }
  return "bits";
}

lanewise::ProveVerdict verdict_of(prove::Verdict verdict) {
  switch (verdict) {
    case prove::Verdict::equal: return lanewise::ProveVerdict::equal;
    case prove::Verdict::different: return lanewise::ProveVerdict::different;
    case prove::Verdict::unknown: break;
  }
  return lanewise::ProveVerdict::unknown;
}

// Inputs of a proof are "v3", "s106", "mode": scalar registers that have names are shown by them.
std::string shown_name(const isa::Target& target, const std::string& name) {
  const std::optional<uint64_t> number =
      name.starts_with('s') ? parse_unsigned(std::string_view(name).substr(1)) : std::nullopt;
  return number ? isa::scalar_register_name(target, static_cast<unsigned>(*number)) : name;
}

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

void check_request(const ProveRequest& request) {
  const auto refuse = [](std::string text) { throw bad_input(code::kOption, std::move(text)); };
  const auto require_at_most = [&](std::string_view flag, uint64_t value, uint64_t most) {
    if (value > most) refuse(fmt::format("{} {}: expected 0 to {}", flag, value, most));
  };
  require_at_most("--mode", request.mode.value_or(0), ProveRequest::kMostMode);
  require_at_most("--inputs", request.random_inputs.value_or(0), ProveRequest::kMostInputs);
  if (request.timeout_seconds && !(*request.timeout_seconds > 0))
    refuse(fmt::format("--timeout {}: expected seconds above 0", *request.timeout_seconds));
  if (!request.claims.empty()) {
    if (request.random_inputs || request.seed)
      refuse("--inputs and --seed are for two files: a claim goes to the solver at once");
    if (!request.right.empty() || !request.live_out.empty())
      refuse("--claim speaks of one file: leave B and --live-out out");
    return;
  }
  if (request.right.empty()) refuse("expected two files, or one with --claim");
  if (request.live_out.empty()) refuse("name what must be equal with --live-out");
}

class ProveWork {
 public:
  ProveWork(const ProveRequest& request, const Session& session) : request_(request), session_(session) {}

  ProveReport report() {
    check_request(request_);
    keeping(session_, report_.messages, [&] {
      left_ = load(request_.left);
      options_.evaluate = interp::evaluate_float;
      options_.cancel = session_.cancel;
      options_.target = left_.target;
      options_.mode = left_.mode;
      options_.assumptions = read_assumptions();
      if (request_.claims.empty())
        compare_files();
      else
        prove_claims();
    });
    return std::move(report_);
  }

 private:
  snippets::LoadedSnippet load(const std::string& path) {
    const std::string shown = host::shown_path(path);
    // First the session hears what is being done: it may end the call itself, and say so.
    const Reporting reporting(session_, "reading " + shown);
    throw_if_requested(session_.cancel);
    snippets::LoadedSnippet snippet = checked(session_, snippets::load(session_, path, request_.target));
    add_messages(report_.messages, std::move(snippet.warnings));
    if (request_.read) request_.read(report_);
    if (!snippet.not_modelled.empty())
      throw Failure{FailureKind::not_modelled, one_error(code::kNotModelled, snippet.not_modelled, shown)};
    return snippet;
  }

  void compare_files() {
    Places places = read_live_out();
    right_ = load(request_.right);
    join_modes();
    ignore_nans(places);
    lanewise::ProveRandomInputs random;
    const std::optional<prove::Answer> found = try_random_inputs(places, random);
    random.found = found.has_value();
    if (found) return add(*found, places, {}, random);
    const Result<prove::Answer> answer =
        ask("proving", [&] { return prove::prove_equal(left_.snippet, right_->snippet, places, options_); });
    if (!answer) throw bad_input(options_.assumptions.empty() ? code::kFile : code::kOption, answer.error().message);
    add(*answer, places, {}, random);
  }

  Places read_live_out() const {
    Places places;
    for (const std::string& list : request_.live_out) {
      const Result<Places> some = prove::parse_live_out(*left_.target, list);
      if (!some) throw bad_input(code::kOption, fmt::format("--live-out {}: {}", list, some.error().message));
      places.insert(places.end(), some->begin(), some->end());
    }
    return places;
  }

  std::vector<prove::Assumption> read_assumptions() const {
    std::vector<prove::Assumption> assumptions;
    for (const std::string& list : request_.assumptions) {
      Result<std::vector<prove::Assumption>> some = prove::parse_assumptions(*left_.target, list);
      if (!some) throw bad_input(code::kOption, fmt::format("--assume {}", some.error().message));
      std::ranges::move(*some, std::back_inserter(assumptions));
    }
    return assumptions;
  }

  // Both files are to be for the same MODE and for waves of the same size.
  void join_modes() {
    const std::string left = host::shown_path(request_.left), right = host::shown_path(request_.right);
    if (left_.mode && right_->mode && *left_.mode != *right_->mode)
      throw bad_input(code::kAssembly, fmt::format("{} and {} set different floating-point modes", left, right));
    if (left_.target->wave_size != right_->target->wave_size)
      throw bad_input(code::kTarget, fmt::format("{} is for waves of {} lanes, {} for waves of {}", left,
                                                 left_.target->wave_size, right, right_->target->wave_size));
    if (!left_.mode) options_.mode = right_->mode;
    hold_mode();
  }

  void hold_mode() {
    if (!request_.mode) return;
    if (options_.mode && *options_.mode != *request_.mode)
      throw bad_input(code::kOption,
                      fmt::format("--mode {:#x}: the kernel's descriptor sets {:#x}", *request_.mode, *options_.mode));
    options_.mode = request_.mode;
  }

  void ignore_nans(Places& places) const {
    if (!request_.ignore_nan_payload) return;
    for (prove::LiveOut& place : places)
      place.ignored_nan = prove::float_format(place, left_.snippet, right_ ? &right_->snippet : nullptr);
  }

  std::optional<prove::Answer> try_random_inputs(const Places& places, lanewise::ProveRandomInputs& tried) const {
    snippets::RandomInputs inputs;
    inputs.count = request_.random_inputs.value_or(inputs.count);
    inputs.seed = request_.seed.value_or(inputs.seed);
    inputs.mode = options_.mode;
    inputs.assumptions = options_.assumptions;
    if (!snippets::can_execute(left_) || !snippets::can_execute(*right_)) inputs.count = 0;
    tried = {.inputs = inputs.count, .seed = inputs.seed};
    const Reporting reporting(session_, "trying random inputs");
    return snippets::random_difference(left_, *right_, places, inputs, session_.cancel);
  }

  void prove_claims() {
    hold_mode();
    for (const std::string& text : request_.claims) {
      const auto refused = [&](const Error& error) {
        return bad_input(code::kOption, fmt::format("--claim '{}': {}", text, error.message));
      };
      Result<prove::Equation> claim = prove::parse_claim(*left_.target, text);
      if (!claim) throw refused(claim.error());
      ignore_nans(claim->place);
      const Result<prove::Answer> answer =
          ask("proving " + text, [&] { return prove::prove_claim(left_.snippet, *claim, options_); });
      if (!answer) throw refused(answer.error());
      add(*answer, claim->place, text, std::nullopt);
    }
  }

  // Asks the solver, which looks at the clock and at the session's request to end.
  template <class Question>
  Result<prove::Answer> ask(const std::string& doing, Question question) {
    constexpr double kMostMilliseconds = 4e9;  // of the solver, 46 days
    if (request_.timeout_seconds) {
      const double left_ms = (*request_.timeout_seconds - seconds_since(start_)) * 1000;
      options_.timeout_ms = static_cast<unsigned>(std::clamp(left_ms, 0.0, kMostMilliseconds));
    }
    if (request_.asking) request_.asking(report_);
    const Reporting reporting(session_, doing);
    throw_if_requested(session_.cancel);
    Result<prove::Answer> answer = question();
    if (answer && answer->verdict == prove::Verdict::unknown) throw_if_requested(session_.cancel);
    return answer;
  }

  void add(const prove::Answer& found, const Places& places, const std::string& claim,
           const std::optional<lanewise::ProveRandomInputs>& random) {
    ProveAnswer answer;
    answer.left = host::shown_path(request_.left);
    if (right_) answer.right = host::shown_path(request_.right);
    answer.claim = claim;
    answer.verdict = verdict_of(found.verdict);
    answer.reason = found.reason;
    for (const prove::Assumption& assumption : options_.assumptions) answer.assumptions.push_back(assumption.text);
    answer.refinements = found.refinements;
    answer.random = random;
    if (request_.ignore_nan_payload)
      for (const prove::LiveOut& place : places)
        answer.nan_formats.emplace_back(place.text, format_name(place.ignored_nan));
    answer.seconds = seconds_since(asked_at_);
    if (found.verdict == prove::Verdict::different) answer.counterexample = confirmed(found);
    if (found.verdict == prove::Verdict::different && !answer.counterexample) {
      answer.verdict = lanewise::ProveVerdict::unknown;
      answer.reason =
          found.live_out.file == prove::LiveOut::File::memory
              ? "the two files may store differently; no execution shows it"
              : fmt::format("a difference in {} depends on memory; no execution shows it", found.live_out.text);
    }
    report_.answers.push_back(std::move(answer));
    if (request_.answered) request_.answered(report_);
    asked_at_ = Clock::now();
  }

  // Nothing where it depends on memory, of which it says nothing, and execution does not show it.
  std::optional<lanewise::ProveCounterexample> confirmed(const prove::Answer& found) const {
    const Result<uint64_t> left = snippets::execute(left_, found);
    const Result<uint64_t> right = right_ ? snippets::execute(*right_, found) : Result<uint64_t>(found.right);
    lanewise::ProveCounterexample example;
    example.live_out = found.live_out.text;
    example.left = found.left;
    example.right = found.right;
    example.confirmed = left && right && *left == found.left && *right == found.right &&
                        snippets::satisfies(left_, found, options_.assumptions) &&
                        found.live_out.file != prove::LiveOut::File::memory;
    if (!example.confirmed &&
        (prove::accesses_memory(left_.snippet) || (right_ && prove::accesses_memory(right_->snippet))))
      return std::nullopt;
    LW_CHECK(example.confirmed, "execution does not confirm the prover's counterexample");
    for (const prove::RegisterValue& input : found.inputs)
      example.inputs.push_back({input.name, shown_name(*left_.target, input.name), input.value, input.lane});
    return example;
  }

  const ProveRequest& request_;
  const Session& session_;
  const Clock::time_point start_ = Clock::now();
  Clock::time_point asked_at_ = start_;
  snippets::LoadedSnippet left_;
  std::optional<snippets::LoadedSnippet> right_;  // no file with claims
  prove::ProveOptions options_;
  ProveReport report_;
};

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::ProveReport> lanewise::prove(const ProveRequest& request, const Session& session) {
  return lw::api::guarded<ProveReport>(session, [&] { return lw::api::ProveWork(request, session).report(); });
}
