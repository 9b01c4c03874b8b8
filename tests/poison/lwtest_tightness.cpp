// Straight-line code, each byte that the analysis calls live overwritten before each instruction: at least 99 % must
// change a result. What does not is listed with the instruction that loses the difference and what that instruction
// could do to lose it, which is a hint and no proof.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <ctime>

#include "kernel_line.h"
#include "random_line.h"
#include "support/compile.h"
#include "support/selection.h"

namespace {

using namespace lw;
using namespace lw::poison;

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

constexpr double kLeastPercent = 99;

double percent(const Tally& tally) {
  return tally.live_bytes == 0 ? 0 : 100.0 * static_cast<double>(tally.changed) / static_cast<double>(tally.live_bytes);
}

void print(const char* what, const Tally& tally, size_t programs, double seconds) {
  fmt::print("{}: {} programs, {} live bytes, {} change a result when overwritten: {:.2f} %, {:.1f} s\n", what,
             programs, tally.live_bytes, tally.changed, percent(tally), seconds);
  std::vector<std::pair<uint64_t, std::string>> reasons;
  for (const auto& [reason, count] : tally.unchanged) reasons.emplace_back(count, reason);
  std::sort(reasons.rbegin(), reasons.rend());
  for (const auto& [count, reason] : reasons)
    fmt::print("  {:6} lost in {}; {}\n", count, reason, tally.first_example.at(reason));
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Overwrites what the liveness analysis calls live; results must change.");
  std::vector<std::string> targets{"gfx803", "gfx900", "gfx906"};
  std::vector<std::string> kernel_targets;
  std::vector<std::string> levels;
  std::vector<std::string> only;
  uint64_t seed = 20211231;
  size_t programs = 2, singles = 50, length = 30;
  unsigned states = 64, one_in = 10;
  bool verbose = false;
  app.add_option("--target", targets, "gfx names")->delimiter(',');
  app.add_option("--kernel-target", kernel_targets, "gfx names, for the kernels (gfx803 and gfx900 in turn)")
      ->delimiter(',');
  app.add_option("--level", levels, "Optimisation levels of the kernels (O1, O2 and O3 in turn)")->delimiter(',');
  app.add_option("--case", only, "Only kernel cases whose name contains this text")->delimiter(',');
  app.add_option("--seed", seed, "Of programs, inputs and noise");
  app.add_option("--programs", programs, "Random programs for each target");
  app.add_option("--singles", singles, "Random programs of one instruction for each target");
  app.add_option("--length", length, "Instructions to begin a random program with");
  app.add_option("--states", states, "Register contents to try for each byte");
  app.add_option("--one-in", one_in, "Of the live bytes of kernels, one in so many is overwritten")
      ->check(CLI::PositiveNumber);
  app.add_flag("--verbose", verbose, "Show each program");
  CLI11_PARSE(app, argc, argv);

  fmt::print("seed {}\n", seed);
  bool holds = true;
  const auto judge = [&](const char* what, const Tally& tally, size_t count, double start) {
    print(what, tally, count, cpu_seconds() - start);
    std::fflush(stdout);
    if (count != 0) holds = holds && percent(tally) >= kLeastPercent;
  };

  for (const bool single : {true, false}) {
    Tally all;
    size_t made = 0;
    const double start = cpu_seconds();
    for (const std::string& name : targets) {
      const isa::Target* target = isa::find_target(name);
      if (target == nullptr) {
        fmt::print(stderr, "no such target: {}\n", name);
        return 2;
      }
      const RandomLines lines(*target);
      std::mt19937_64 random(seed + target->elf_mach);
      for (size_t i = 0; i < (single ? singles : programs); ++i) {
        const uint64_t own_seed = random();
        const RandomLine line = single ? lines.make_single(random) : lines.make(random, length);
        RandomWorld world(line.constants, own_seed, states);
        const Tally tally = measure(line.line, world, kRandomLineVgprs, own_seed, fmt::format("{} {}", name, i));
        if (verbose) fmt::print("{} {}: {} of {} live bytes\n{}", name, i, tally.changed, tally.live_bytes, line.text);
        all.add(tally);
        ++made;
      }
    }
    judge(single ? "single instructions" : "random programs", all, made, start);
  }

  const auto cases = kernels::load_cases(LW_KERNELS_FOLDER);
  if (!cases) {
    fmt::print(stderr, "{}\n", cases.error().message);
    return 2;
  }
  Tally all;
  size_t measured = 0;
  const double start = cpu_seconds();
  for (const kernels::Case& test : *cases) {
    if (!kernels::is_selected(test, only)) continue;
    std::vector<std::string> in_turn = kernels::targets_in_turn(test, {"gfx803", "gfx900"});
    in_turn.resize(1, "gfx900");
    for (const std::string& target : kernel_targets.empty() ? in_turn : kernel_targets)
      for (const std::string& level : kernels::levels_of(test, target, levels, kernels::Unoptimised::without)) {
        const auto hsaco = kernels::compile(test, target, level, LW_KERNELS_OUTPUT);
        std::string error = hsaco ? "" : hsaco.error().message;
        std::optional<Tally> tally;
        const std::string where = fmt::format("{} {} {}", test.name, target, level);
        if (hsaco) tally = measure_kernel(test, hsaco->string(), seed, where, one_in, error);
        if (!error.empty()) {
          fmt::print("{}: {}\n", where, error);
          holds = false;
        }
        if (!tally) continue;
        if (verbose) fmt::print("{}: {} of {} live bytes\n", where, tally->changed, tally->live_bytes);
        all.add(*tally);
        ++measured;
      }
  }
  judge("kernels", all, measured, start);
  if (only.empty() && measured == 0) {
    fmt::print("no kernel is straight-line code\n");
    holds = false;
  }
  return holds ? 0 : 1;
}
