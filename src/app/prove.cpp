#include "prove/prove.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>

#include "app/command.h"
#include "base/json_text.h"
#include "host/files.h"
#include "host/interruption.h"
#include "interp/straight_line.h"
#include "isa/registers.h"
#include "snippets/snippets.h"

namespace lw::app {
std::unique_ptr<Command> make_prove();
namespace {

// Inputs of a proof are "v3", "s106", "mode": scalar registers that have names are shown by them.
std::string shown_name(const isa::Target& target, const std::string& name) {
  const std::optional<uint64_t> number =
      name.starts_with('s') ? parse_unsigned(std::string_view(name).substr(1)) : std::nullopt;
  return number ? isa::scalar_register_name(target, static_cast<unsigned>(*number)) : name;
}

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

std::string_view verdict_name(prove::Verdict verdict) {
  switch (verdict) {
    case prove::Verdict::equal: return "equal";
    case prove::Verdict::different: return "different";
    case prove::Verdict::unknown: return "unknown";
  }
  return "unknown";
}

using Clock = std::chrono::steady_clock;
constexpr double kMostMilliseconds = 4e9;  // of the solver, 46 days

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

class Prove : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional("A", &left_path_,
                 "straight-line assembly; of a file with the labels snippet_begin and snippet_end, what is between");
    a.positional("B", &right_path_, "what it should be equal to; not needed with --claim", false);
    a.repeated("--live-out", "R", &live_out_,
               "what must be equal: v0, v[0:3], v0.hi, v0.b1, s5, s[4:5], vcc, scc, exec, m0, ttmp0; repeated, or "
               "joined by commas");
    a.repeated("--claim", "R=EXPR", &claims_, "prove that A leaves EXPR in R, e.g. 'v0.hi = fadd16(v1.hi, v2.hi)'");
    a.option("--target", "T", &target_, "where the text does not say; gfx803");
    a.option("--timeout", "SECONDS", &timeout_, "end then (the solver: 60 a question)");
    a.option("--mode", "BITS", &mode_,
             "MODE, the float modes as the register has them, e.g. 0xf0 (what the kernel's descriptor sets; else any)");
    a.option("--inputs", "N", &inputs_, "random inputs to try before the solver: 0 to 1000000 (4096)");
    a.option("--seed", "N", &seed_, "of the random inputs (1)");
    a.option("--nan-payload", "exact|ignore", &nan_payload_,
             "ignore: two NaNs count as equal, whatever their signs and payloads (exact)");
    a.example("lanewise prove examples/sdwa/packed_add_shift.s examples/sdwa/packed_add_sdwa.s --live-out v0");
    a.example("lanewise prove examples/sdwa/packed_add_sdwa.s --claim 'v0.hi = fadd16(v1.hi, v2.hi)'");
  }

  int run(const Console& console) override {
    if (const std::optional<Error> error = prepare()) return console.bad_input(error->message);
    const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
    if (!timeout) return console.bad_input(timeout.error().message);
    timeout_seconds_ = *timeout;
    host::Interruption::set_timeout(timeout_seconds_);
    Result<snippets::LoadedSnippet, Messages> left = load(left_path_, console);
    if (!left) return console.rejected(left.error());
    console.tell(left->warnings);
    if (!left->not_modelled.empty()) return not_modelled(console, left_path_, *left);
    options_.evaluate = interp::evaluate_float;
    options_.mode = left->mode;
    options_.target = left->target;
    if (!claims_.empty()) {
      if (const auto error = hold_mode()) return console.bad_input(error->message);
      return prove_claims(console, *left);
    }
    Result<std::vector<prove::LiveOut>> places = read_live_out(*left->target);
    if (!places) return console.bad_input(places.error().message);

    Result<snippets::LoadedSnippet, Messages> right = load(right_path_, console);
    if (!right) return console.rejected(right.error());
    console.tell(right->warnings);
    if (!right->not_modelled.empty()) return not_modelled(console, right_path_, *right);
    if (left->mode && right->mode && *left->mode != *right->mode)
      return console.bad_input(fmt::format("{} and {} set different floating-point modes", host::shown_path(left_path_),
                                           host::shown_path(right_path_)));
    if (left->target->wave_size != right->target->wave_size)
      return console.bad_input(fmt::format("{} is for waves of {} lanes, {} for waves of {}",
                                           host::shown_path(left_path_), left->target->wave_size,
                                           host::shown_path(right_path_), right->target->wave_size));
    if (!left->mode) options_.mode = right->mode;
    if (const auto error = hold_mode()) return console.bad_input(error->message);
    ignore_nans(*places, left->snippet, &right->snippet);
    random_.mode = options_.mode;
    const auto found = shown(console, "trying random inputs", [&] {
      return snippets::random_difference(*left, *right, *places, random_, console.session.cancel);
    });
    if (found) {
      was_random_ = true;
      return report(console, *found, *places, *left, &*right, start_);
    }
    const Result<prove::Answer> answer =
        asked(console, "proving", [&] { return prove::prove_equal(left->snippet, right->snippet, *places, options_); });
    if (!answer) return console.bad_input(answer.error().message);
    return report(console, *answer, *places, *left, &*right, start_);
  }

 private:
  std::optional<Error> prepare() {
    if (nan_payload_ != "exact" && nan_payload_ != "ignore")
      return Error{fmt::format("--nan-payload {}: expected exact or ignore", nan_payload_)};
    constexpr uint64_t kMostInputs = 1'000'000, kMostMode = 0xffff;
    uint64_t mode = 0;
    if (auto error = read_number("--mode", mode_, kMostMode, mode)) return error;
    if (!mode_.empty()) held_mode_ = static_cast<uint32_t>(mode);
    if (auto error = read_number("--inputs", inputs_, kMostInputs, random_.count)) return error;
    if (auto error = read_number("--seed", seed_, UINT64_MAX, random_.seed)) return error;
    if (!claims_.empty() && (!inputs_.empty() || !seed_.empty()))
      return Error{"--inputs and --seed are for two files: a claim goes to the solver at once"};
    if (!claims_.empty()) {
      if (!right_path_.empty() || !live_out_.empty())
        return Error{"--claim speaks of one file: leave B and --live-out out"};
      return std::nullopt;
    }
    if (right_path_.empty()) return Error{"expected two files, or one with --claim"};
    if (live_out_.empty()) return Error{"name what must be equal with --live-out"};
    return std::nullopt;
  }

  static std::optional<Error> read_number(std::string_view flag, const std::string& text, uint64_t most,
                                          uint64_t& into) {
    if (text.empty()) return std::nullopt;
    const std::optional<uint64_t> value = parse_unsigned(text);
    if (!value || *value > most) return Error{fmt::format("{} {}: expected 0 to {}", flag, text, most)};
    into = *value;
    return std::nullopt;
  }

  std::optional<Error> hold_mode() {
    if (!held_mode_) return std::nullopt;
    if (options_.mode && *options_.mode != *held_mode_)
      return Error{fmt::format("--mode {:#x}: the kernel's descriptor sets {:#x}", *held_mode_, *options_.mode)};
    options_.mode = held_mode_;
    return std::nullopt;
  }

  Result<std::vector<prove::LiveOut>> read_live_out(const isa::Target& target) const {
    std::vector<prove::LiveOut> places;
    for (const std::string& list : live_out_) {
      const Result<std::vector<prove::LiveOut>> some = prove::parse_live_out(target, list);
      if (!some) return Error{fmt::format("--live-out {}: {}", list, some.error().message)};
      places.insert(places.end(), some->begin(), some->end());
    }
    return places;
  }

  void ignore_nans(std::vector<prove::LiveOut>& places, const prove::Snippet& left, const prove::Snippet* right) const {
    if (nan_payload_ != "ignore") return;
    for (prove::LiveOut& place : places) place.ignored_nan = prove::float_format(place, left, right);
  }

  Result<snippets::LoadedSnippet, Messages> load(const std::string& path, const Console& console) const {
    const Reporting reporting(console.session, "reading " + host::shown_path(path));
    return snippets::load(console.session, path, target_);
  }

  static int not_modelled(const Console& console, const std::string& path, const snippets::LoadedSnippet& snippet) {
    return console.not_modelled(fmt::format("{}: {}", host::shown_path(path), snippet.not_modelled));
  }

  // Work that does not look whether it shall stop.
  template <class Work>
  static std::invoke_result_t<Work> shown(const Console& console, const std::string& doing, Work work) {
    std::fflush(stdout);  // what has been decided
    const Reporting reporting(console.session, doing);
    return work();
  }

  // A question to the solver, which looks at the clock.
  template <class Ask>
  Result<prove::Answer> asked(const Console& console, const std::string& doing, Ask ask) {
    if (timeout_seconds_) {
      const double left_ms = std::clamp((*timeout_seconds_ - seconds_since(start_)) * 1000, 0.0, kMostMilliseconds);
      options_.timeout_ms = static_cast<unsigned>(left_ms);
      host::Interruption::stop_timer();
    }
    return shown(console, doing, ask);
  }

  int prove_claims(const Console& console, const snippets::LoadedSnippet& snippet) {
    int code = kDone;
    Clock::time_point asked_at = start_;
    for (const std::string& text : claims_) {
      const auto refused = [&](const Error& error) {
        return console.bad_input(fmt::format("--claim '{}': {}", text, error.message));
      };
      Result<prove::Claim> claim = prove::parse_claim(*snippet.target, text);
      if (!claim) return refused(claim.error());
      ignore_nans(claim->place, snippet.snippet, nullptr);
      const Result<prove::Answer> answer = asked(console, fmt::format("proving {}", text),
                                                 [&] { return prove::prove_claim(snippet.snippet, *claim, options_); });
      if (!answer) return refused(answer.error());
      if (!console.json) console.print(text + ": ");
      code = std::max(code, report(console, *answer, claim->place, snippet, nullptr, asked_at));
      asked_at = Clock::now();
    }
    return code;
  }

  // What a verdict rests on besides the bits; empty where it is the bits alone.
  std::string nan_note(const std::vector<prove::LiveOut>& places) const {
    if (nan_payload_ != "ignore") return {};
    std::string looked_at;
    for (const prove::LiveOut& place : places)
      looked_at += fmt::format("{}{} as {}", looked_at.empty() ? "" : ", ", place.text, format_name(place.ignored_nan));
    return fmt::format("; NaNs count as equal whatever their signs and payloads ({})", looked_at);
  }

  int report(const Console& console, const prove::Answer& answer, const std::vector<prove::LiveOut>& places,
             const snippets::LoadedSnippet& left, const snippets::LoadedSnippet* right, Clock::time_point asked_at) {
    const double seconds = seconds_since(asked_at);
    nlohmann::json json{{"verdict", verdict_name(answer.verdict)},
                        {"seconds", seconds},
                        {"refinements", answer.refinements},
                        {"nan_payload", nan_payload_}};
    if (right != nullptr) json["random"] = {{"inputs", random_.count}, {"seed", random_.seed}, {"found", was_random_}};
    if (nan_payload_ == "ignore")
      for (const prove::LiveOut& place : places) json["nan_formats"][place.text] = format_name(place.ignored_nan);
    std::string text;
    switch (answer.verdict) {
      case prove::Verdict::equal:
        text = fmt::format("equal for all inputs ({:.2f} s){}\n", seconds, nan_note(places));
        break;
      case prove::Verdict::unknown:
        text = fmt::format("not proved: {}{}\n", answer.reason, nan_note(places));
        if (right != nullptr && random_.count != 0)
          text += fmt::format("  {} random inputs, seed {}, show no difference\n", random_.count, random_.seed);
        json["reason"] = answer.reason;
        break;
      case prove::Verdict::different: {
        const Result<uint64_t> a = snippets::execute(left, answer);
        const Result<uint64_t> b =
            right != nullptr ? snippets::execute(*right, answer) : Result<uint64_t>(answer.right);
        const bool confirmed = a && b && *a == answer.left && *b == answer.right;
        LW_CHECK(confirmed, "execution does not confirm the prover's counterexample");
        text = counterexample(answer, places, left, right != nullptr, json);
        json["confirmed"] = confirmed;
        text += "  confirmed by execution\n";
        if (was_random_)
          text += fmt::format("  found by random inputs, seed {}, before the solver began\n", random_.seed);
        break;
      }
    }
    console.print(console.json ? json_text(json, 2) + "\n" : text);
    return answer.verdict == prove::Verdict::equal ? kDone : kCheckFailed;
  }

  std::string counterexample(const prove::Answer& answer, const std::vector<prove::LiveOut>& places,
                             const snippets::LoadedSnippet& left, bool has_right, nlohmann::json& json) const {
    std::string text = fmt::format("different: a counterexample for {}{}\n", answer.live_out.text, nan_note(places));
    for (const prove::RegisterValue& input : answer.inputs) {
      const std::string name = shown_name(*left.target, input.name);
      if (input.lane) {
        text += fmt::format("  {:<7} = {:#x} in lane {:#x}\n", name, input.value, *input.lane);
        json["other_lanes"][std::to_string(*input.lane)][input.name] = input.value;
      } else {
        text += fmt::format("  {:<7} = {:#x}\n", name, input.value);
        json["counterexample"][input.name] = input.value;
      }
    }
    const std::string& place = answer.live_out.text;
    text += fmt::format("  {:<7} = {:#x} in {}, {:#x} {}\n", place, answer.left, host::shown_path(left_path_),
                        answer.right, has_right ? "in " + host::shown_path(right_path_) : "claimed");
    json["live_out"] = place;
    json["left"] = answer.left;
    json["right"] = answer.right;
    return text;
  }

  std::string left_path_, right_path_, target_, timeout_, mode_, inputs_, seed_;
  snippets::RandomInputs random_;
  std::optional<uint32_t> held_mode_;
  bool was_random_ = false;  // the answer is one that random inputs gave
  std::string nan_payload_ = "exact";
  std::vector<std::string> live_out_, claims_;
  prove::Options options_;
  Clock::time_point start_ = Clock::now();
  std::optional<double> timeout_seconds_;
};

}  // namespace

std::unique_ptr<Command> make_prove() { return std::make_unique<Prove>(); }

}  // namespace lw::app
