// Every kernel case, with everything the analysis calls dead overwritten before each instruction: results must not
// change.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "poison.h"
#include "support/case.h"
#include "support/compile.h"
#include "support/lanewise_runner.h"
#include "support/references.h"
#include "support/selection.h"

namespace {

using namespace lw;
using namespace lw::kernels;

struct Job {
  const Case* test;
  std::string target;
  std::string level;
  std::string report;  // empty after a pass
  uint64_t overwritten_bytes = 0;
};

// One launch with noise.
struct Noise {
  std::shared_ptr<const poison::Analysed> analysed;  // made where it is missing
  std::unique_ptr<poison::Poison> probe;
};

// Empty, or why the launch with noise does not give what the launch without gave.
std::string run_noisy(const Case& test, const Run& run, const std::string& hsaco, uint64_t seed,
                      std::vector<Buffer>& noisy, const std::vector<Buffer>& plain, std::optional<flow::Register> reg,
                      std::optional<size_t> instruction, Noise& noise) {
  std::string error;
  const auto prepare = [&](const object::CodeObject& code, const gpu::EmulatedGpu& device,
                           exec::DispatchOptions& options) {
    if (noise.analysed == nullptr) noise.analysed = std::make_shared<poison::Analysed>(code);
    noise.probe = std::make_unique<poison::Poison>(*noise.analysed, device.base(), seed);
    noise.probe->only(reg, instruction);
    options.probe = noise.probe.get();
    options.threads = 1;
  };
  if (!run_on_lanewise(hsaco, test, run, noisy, error, prepare)) return fmt::format("  {}\n", error);
  if (!noise.probe->trouble().empty()) return fmt::format("  {}\n", noise.probe->trouble());
  return compare_run(run, noisy, plain);
}

// The registers, and for the first of them the instructions, before which noise alone changes the result.
std::string blame(const Case& test, const Run& run, const std::string& hsaco, uint64_t seed,
                  const std::vector<Buffer>& before, const std::vector<Buffer>& plain) {
  std::string found;
  std::shared_ptr<const poison::Analysed> analysed;
  const auto fails = [&](flow::Register reg, std::optional<size_t> instruction, Noise& noise) {
    std::vector<Buffer> noisy = before;
    noise.analysed = analysed;
    const bool failed = !run_noisy(test, run, hsaco, seed, noisy, plain, reg, instruction, noise).empty();
    analysed = noise.analysed;
    return failed;
  };
  bool looked_closer = false;
  for (flow::Register reg = 0; reg < flow::kAgpr; ++reg) {
    if (reg > flow::kScc && reg < flow::kVgpr) continue;
    if (analysed && flow::is_vgpr(reg) && reg - flow::kVgpr > analysed->code().highest_vgpr()) break;
    Noise noise;
    if (!fails(reg, std::nullopt, noise)) continue;
    found += fmt::format("  noise in {}", flow::register_name(reg));
    if (!std::exchange(looked_closer, true)) {
      for (size_t i = 0; i < analysed->code().size(); ++i) {
        Noise again;
        if (fails(reg, i, again)) found += fmt::format(" before {:#x}", analysed->code().address(i));
      }
    }
    found += '\n';
  }
  return found;
}

// The same buffers must come out of a run with noise as of a run without.
std::string run_both(const Job& job, const std::string& hsaco, uint64_t seed, bool explain,
                     uint64_t& overwritten_bytes) {
  std::vector<Buffer> plain = job.test->buffers;
  for (size_t r = 0; r < job.test->runs.size(); ++r) {
    const Run& run = job.test->runs[r];
    const std::vector<Buffer> before = plain;
    std::vector<Buffer> noisy = plain;
    std::string error;
    // Single-threaded as with noise: atomics on floats give what their order gives.
    const auto one_thread = [](const object::CodeObject&, const gpu::EmulatedGpu&, exec::DispatchOptions& options) {
      options.threads = 1;
    };
    if (!run_on_lanewise(hsaco, *job.test, run, plain, error, one_thread))
      return fmt::format("  run {}: {}\n", r, error);
    Noise noise;
    const std::string difference =
        run_noisy(*job.test, run, hsaco, seed + r, noisy, plain, std::nullopt, std::nullopt, noise);
    if (!difference.empty())
      return fmt::format("  run {} with noise:\n{}{}", r, difference,
                         explain ? blame(*job.test, run, hsaco, seed + r, before, plain) : "");
    overwritten_bytes += noise.probe->overwritten_bytes();
  }
  return {};
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Overwrites what the liveness analysis calls dead, in every kernel case; results must not change.");
  std::vector<std::string> targets{"gfx803", "gfx900", "gfx906"};
  std::vector<std::string> levels;
  std::vector<std::string> only;
  uint64_t seed = 20211231;
  bool explain = false, all = false;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  app.add_option("--target", targets, "gfx names (of gfx803, gfx900 and gfx906 those in turn)")->delimiter(',');
  app.add_option("--level", levels, "Optimisation levels: O0, O1, O2, O3 (in turn)")->delimiter(',');
  app.add_flag("--all", all, "All three targets and every level");
  app.add_option("--case", only, "Only cases whose name contains this text")->delimiter(',');
  app.add_option("--seed", seed, "Of the noise");
  app.add_flag("--explain", explain, "Find the registers and instructions that a failure comes from (slow)");
  app.add_option("--threads", threads, "Jobs at a time")->check(CLI::PositiveNumber);
  CLI11_PARSE(app, argc, argv);

  if (all) levels = all_levels();
  const bool is_sample = !all && app.count("--target") == 0 && only.empty();
  const auto cases = load_cases(LW_KERNELS_FOLDER);
  if (!cases) {
    fmt::print(stderr, "{}\n", cases.error().message);
    return 2;
  }
  std::vector<Job> jobs;
  for (const Case& test : *cases) {
    if (!is_selected(test, only)) continue;
    for (const std::string& target : is_sample ? targets_in_turn(test, targets) : targets)
      for (const std::string& level : levels_of(test, target, levels, Unoptimised::with))
        jobs.push_back({&test, target, level, {}});
  }
  fmt::print("seed {}\n", seed);
  std::atomic<size_t> next = 0;
  std::mutex printing;
  const auto work = [&] {
    for (size_t i = next++; i < jobs.size(); i = next++) {
      Job& job = jobs[i];
      const auto start = std::chrono::steady_clock::now();
      const auto hsaco = compile(*job.test, job.target, job.level, LW_KERNELS_OUTPUT);
      job.report = hsaco ? run_both(job, hsaco->string(), seed, explain, job.overwritten_bytes)
                         : "  " + hsaco.error().message + "\n";
      if (job.report.empty() && job.overwritten_bytes == 0) job.report = "  nothing was overwritten\n";
      const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
      const std::lock_guard lock(printing);
      fmt::print("{:<28} {:<7} {:<3} {}  {:6.2f} s  {:8.1f} MB of noise\n{}", job.test->name, job.target, job.level,
                 job.report.empty() ? "ok  " : "FAIL", seconds, static_cast<double>(job.overwritten_bytes) / 1e6,
                 job.report);
      std::fflush(stdout);
    }
  };
  {
    std::vector<std::jthread> pool;
    for (unsigned i = 0; i < threads; ++i) pool.emplace_back(work);
  }
  const auto passed =
      static_cast<size_t>(std::count_if(jobs.begin(), jobs.end(), [](const Job& job) { return job.report.empty(); }));
  fmt::print("{} passed, {} failed\n", passed, jobs.size() - passed);
  return passed == jobs.size() && passed != 0 ? 0 : 1;
}
