#include "prove/prove.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/command.h"
#include "app/interruption.h"
#include "app/snippet.h"
#include "base/progress_bar.h"
#include "exec/straight_line.h"
#include "isa/registers.h"

namespace lw::app {
std::unique_ptr<Command> make_prove();
namespace {

// Executes a snippet on the counterexample's registers, in one lane, and returns the live-out register.
Result<uint64_t> execute(const LoadedSnippet& loaded, const prove::Answer& answer, const prove::LiveOut& place) {
  state::Wave wave(256);
  wave.clear_vgprs();
  uint32_t lane = 0;
  for (const prove::RegisterValue& input : answer.inputs)
    if (input.name == "lane") lane = input.value & 63;
  wave.set_sgpr_pair(state::exec_lo, uint64_t{1} << lane);
  for (const prove::RegisterValue& input : answer.inputs) {
    if (input.name == "mode") {
      wave.mode = input.value;
    } else if (input.name == "scc") {
      wave.scc = input.value & 1;
    } else if (input.name[0] == 'v' || input.name[0] == 's') {
      const auto number = static_cast<unsigned>(parse_unsigned(std::string_view(input.name).substr(1)).value_or(0));
      if (input.name[0] == 'v')
        wave.vgpr(number)[lane] = input.value;
      else
        wave.sgpr[number] = input.value;
    }
  }
  const events::Outcome outcome =
      exec::run_straight_line(loaded.snippet.programs, wave, exec::machine_model(*loaded.target));
  if (!outcome.finished()) return Error{outcome.text()};
  uint64_t value = 0;
  switch (place.file) {
    case prove::LiveOut::File::scc: return wave.scc;
    case prove::LiveOut::File::lane_mask: return (wave.sgpr_pair(place.number) >> lane) & 1;
    case prove::LiveOut::File::vgpr: value = wave.vgpr(place.number)[lane]; break;
    case prove::LiveOut::File::sgpr: value = wave.sgpr[place.number]; break;
  }
  return bit_field(value, place.lsb, place.width);
}

// Inputs of a proof are "v3", "s106", "mode": scalar registers that have names are shown by them.
std::string shown_name(const isa::Target& target, const std::string& name) {
  const std::optional<uint64_t> number =
      name.starts_with('s') ? parse_unsigned(std::string_view(name).substr(1)) : std::nullopt;
  return number ? isa::scalar_register_name(target, static_cast<unsigned>(*number)) : name;
}

std::string_view verdict_name(prove::Verdict verdict) {
  switch (verdict) {
    case prove::Verdict::equal: return "equal";
    case prove::Verdict::different: return "different";
    case prove::Verdict::unknown: return "unknown";
  }
  return "unknown";
}

class Prove : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional("A", &left_path_,
                 "straight-line assembly; of a file with the labels snippet_begin and snippet_end, what is between");
    a.positional("B", &right_path_, "what it should be equal to; not needed with --claim", false);
    a.repeated("--live-out", "R", &live_out_,
               "what must be equal: v0, v0.hi, v0.lo, v0.b1, s5, vcc, scc, exec, m0; repeated, or joined by commas");
    a.repeated("--claim", "R=EXPR", &claims_, "prove that A leaves EXPR in R, e.g. 'v0.hi = fadd16(v1.hi, v2.hi)'");
    a.option("--target", "T", &target_, "where the text does not say; gfx803");
    a.option("--timeout", "SECONDS", &timeout_, "for the solver (60)");
    a.example("lanewise prove examples/sdwa/packed_add_shift.s examples/sdwa/packed_add_sdwa.s --live-out v0");
    a.example("lanewise prove examples/sdwa/packed_add_sdwa.s --claim 'v0.hi = fadd16(v1.hi, v2.hi)'");
  }

  int run(const Console& console) override {
    if (const std::optional<Error> error = prepare()) return console.bad_input(error->message);
    Result<LoadedSnippet> left = load_snippet(left_path_, target_, console.colour);
    if (!left) return rejected(console, left.error());
    fmt::print(console.err, "{}", left->warnings);
    if (!left->not_modelled.empty()) return console.not_modelled(left->not_modelled);
    options_.evaluate = exec::evaluate_float;
    options_.mode = left->mode;
    if (!claims_.empty()) return prove_claims(console, *left);

    Result<LoadedSnippet> right = load_snippet(right_path_, target_, console.colour);
    if (!right) return rejected(console, right.error());
    fmt::print(console.err, "{}", right->warnings);
    if (!right->not_modelled.empty()) return console.not_modelled(right->not_modelled);
    if (left->mode && right->mode && *left->mode != *right->mode)
      return console.bad_input(fmt::format("{} and {} set different floating-point modes", left_path_, right_path_));
    if (!left->mode) options_.mode = right->mode;
    const Interruption interruption;
    const Result<prove::Answer> answer =
        asked("proving", [&] { return prove::prove_equal(left->snippet, right->snippet, places_, options_); });
    if (!answer) return console.bad_input(answer.error().message);
    return report(console, *answer, *left, &*right);
  }

 private:
  static int rejected(const Console& console, const Error& error) {
    fmt::print(console.err, "{}", error.message);
    return kBadInput;
  }

  std::optional<Error> prepare() {
    if (!timeout_.empty()) {
      const std::optional<uint64_t> seconds = parse_unsigned(timeout_);
      if (!seconds || *seconds == 0 || *seconds > 86400)
        return Error{fmt::format("--timeout {}: expected 1 to 86400", timeout_)};
      options_.timeout_ms = static_cast<unsigned>(*seconds * 1000);
    }
    if (!claims_.empty()) {
      if (!right_path_.empty() || !live_out_.empty())
        return Error{"--claim speaks of one file: leave B and --live-out out"};
      return std::nullopt;
    }
    if (right_path_.empty()) return Error{"expected two files, or one with --claim"};
    if (live_out_.empty()) return Error{"name what must be equal with --live-out"};
    for (const std::string& list : live_out_)
      for (size_t start = 0; start <= list.size();) {
        const size_t comma = std::min(list.find(',', start), list.size());
        const Result<prove::LiveOut> place = prove::parse_live_out(std::string_view(list).substr(start, comma - start));
        if (!place) return Error{"--live-out " + list + ": " + place.error().message};
        places_.push_back(*place);
        start = comma + 1;
      }
    return std::nullopt;
  }

  // A question to the solver, which does not look whether it shall stop.
  template <class Ask>
  static Result<prove::Answer> asked(const std::string& doing, Ask ask) {
    std::fflush(stdout);  // what has been decided
    const EndsAtOnce interrupted(doing);
    const ProgressBar bar([&doing] { return ProgressState{.doing = doing, .unit = {}, .instructions = {}}; });
    return ask();
  }

  int prove_claims(const Console& console, const LoadedSnippet& snippet) {
    const Interruption interruption;
    int code = kDone;
    for (const std::string& claim : claims_) {
      const Result<prove::Answer> answer =
          asked(fmt::format("proving {}", claim), [&] { return prove::prove_claim(snippet.snippet, claim, options_); });
      if (!answer) return console.bad_input(fmt::format("--claim '{}': {}", claim, answer.error().message));
      if (!console.json) console.print(claim + ": ");
      code = std::max(code, report(console, *answer, snippet, nullptr));
    }
    return code;
  }

  int report(const Console& console, const prove::Answer& answer, const LoadedSnippet& left,
             const LoadedSnippet* right) {
    nlohmann::json json{
        {"verdict", verdict_name(answer.verdict)}, {"seconds", answer.seconds}, {"refinements", answer.refinements}};
    std::string text;
    switch (answer.verdict) {
      case prove::Verdict::equal: text = fmt::format("equal for all inputs ({:.2f} s)\n", answer.seconds); break;
      case prove::Verdict::unknown:
        text = fmt::format("not proved: {}\n", answer.reason);
        json["reason"] = answer.reason;
        break;
      case prove::Verdict::different: {
        text = fmt::format("different: a counterexample for {}\n", answer.live_out);
        for (const prove::RegisterValue& input : answer.inputs) {
          text += fmt::format("  {:<7} = {:#x}\n", shown_name(*left.target, input.name), input.value);
          json["counterexample"][input.name] = input.value;
        }
        text += fmt::format("  {:<7} = {:#x} in {}, {:#x} {}\n", answer.live_out, answer.left, left_path_, answer.right,
                            right != nullptr ? "in " + right_path_ : "claimed");
        json["live_out"] = answer.live_out;
        json["left"] = answer.left;
        json["right"] = answer.right;
        const prove::LiveOut place = *prove::parse_live_out(answer.live_out);
        const Result<uint64_t> a = execute(left, answer, place);
        const Result<uint64_t> b = right != nullptr ? execute(*right, answer, place) : Result<uint64_t>(answer.right);
        const bool confirmed = a && b && *a == answer.left && *b == answer.right;
        LW_CHECK(confirmed, "execution does not confirm the prover's counterexample");
        json["confirmed"] = confirmed;
        text += "  confirmed by execution\n";
        break;
      }
    }
    console.print(console.json ? json.dump(2) + "\n" : text);
    return answer.verdict == prove::Verdict::equal ? kDone : kCheckFailed;
  }

  std::string left_path_, right_path_, target_, timeout_;
  std::vector<std::string> live_out_, claims_;
  std::vector<prove::LiveOut> places_;
  prove::Options options_;
};

}  // namespace

std::unique_ptr<Command> make_prove() { return std::make_unique<Prove>(); }

}  // namespace lw::app
