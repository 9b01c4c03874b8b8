// Programs of tests/kernels under all checks: nothing may be found.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

#include "check/check.h"
#include "report/findings.h"
#include "support/case.h"
#include "support/compile.h"
#include "support/lanewise_runner.h"
#include "support/selection.h"

namespace {

using namespace lw;
using namespace lw::kernels;

struct Job {
  const Case* test;
  std::string target;
  std::string level;
  std::string report;  // empty where nothing was found
  double seconds = 0;
};

std::string run_checked(const Job& job, const std::string& hsaco, const check::CheckerOptions& checks) {
  std::vector<Buffer> buffers = job.test->buffers;
  std::string report;
  for (const Run& run : job.test->runs) {
    std::unique_ptr<code::CodeFacts> facts;
    std::unique_ptr<check::Checker> checker;
    std::string error;
    const auto prepare = [&](const object::CodeObject& code, const gpu::EmulatedGpu& device,
                             exec::DispatchOptions& options) {
      const object::Kernel& kernel = *code.find_kernel(run.kernel);
      facts = std::make_unique<code::CodeFacts>(device.target_of(kernel), device.code_begin(), device.code_bytes());
      facts->add_debug(device.base(), code, {});
      Result<std::unique_ptr<check::Checker>> made = check::Checker::create(checks, *facts, device.memory());
      if (!made) {
        error = made.error().message;
        return;
      }
      checker = std::move(*made);
      options.sink = checker.get();
      options.threads = 1;
    };
    // The device, whose code the facts show, is gone when this returns: findings have their texts by then.
    std::string why;
    if (!run_on_lanewise(hsaco, *job.test, run, buffers, why, prepare)) return fmt::format("  {}\n", why);
    if (!checker) return fmt::format("  {}\n", error);
    checker->note({});
    for (const lanewise::Finding& finding : checker->findings().reports()) report += report::finding_text(finding);
  }
  return report;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Runs kernel cases with the checks of run --check; none may find anything.");
  std::vector<std::string> targets{"gfx803", "gfx900", "gfx1030", "gfx1030:wave64"};
  std::vector<std::string> levels;
  std::vector<std::string> only;
  std::string list;
  double most_seconds = 0;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  app.add_option("--target", targets, "gfx names (of four those in turn)")->delimiter(',');
  app.add_option("--level", levels, "Optimisation levels: O0, O1, O2, O3 (O1, O2 and O3 in turn)")->delimiter(',');
  bool all = false;
  app.add_flag("--all", all, "Every target and level of the cases, which takes a quarter of an hour");
  app.add_option("--case", only, "Only cases whose name contains this text")->delimiter(',');
  app.add_option("--check", list, "Only these checks");
  app.add_option("--threads", threads, "Jobs at a time")->check(CLI::PositiveNumber);
  app.add_option("--slower-than", most_seconds, "Print cases that take longer, in seconds");
  CLI11_PARSE(app, argc, argv);

  const bool is_sample = !all && app.count("--target") == 0 && only.empty();
  if (all) {
    targets = {"gfx803", "gfx900", "gfx906", "gfx1010", "gfx1030", "gfx1030:wave64"};
    levels = all_levels();
  }
  const auto checks = check::parse_checks(list);
  const auto cases = load_cases(LW_KERNELS_FOLDER);
  if (!cases || !checks) {
    fmt::print(stderr, "{}\n", !cases ? cases.error().message : checks.error().message);
    return 2;
  }
  std::vector<Job> jobs;
  for (const Case& test : *cases) {
    if (!is_selected(test, only)) continue;
    for (const std::string& target : is_sample ? targets_in_turn(test, targets) : targets)
      for (const std::string& level : levels_of(test, target, levels, Unoptimised::without))
        jobs.push_back({&test, target, level, {}, 0});
  }
  std::atomic<size_t> next = 0;
  std::atomic<size_t> failed = 0;
  std::mutex printing;
  const auto work = [&] {
    for (size_t i = next++; i < jobs.size(); i = next++) {
      Job& job = jobs[i];
      const auto hsaco = compile(*job.test, job.target, job.level, LW_KERNELS_OUTPUT);
      const auto start = std::chrono::steady_clock::now();
      job.report = hsaco ? run_checked(job, hsaco->string(), *checks) : "  " + hsaco.error().message + "\n";
      job.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
      const std::lock_guard lock(printing);
      const std::string name = fmt::format("{} {} {}", job.test->name, job.target, job.level);
      if (most_seconds > 0 && job.seconds > most_seconds) fmt::print("{} took {:.1f} s\n", name, job.seconds);
      if (job.report.empty()) continue;
      ++failed;
      fmt::print("{}\n{}", name, job.report);
    }
  };
  {
    std::vector<std::jthread> pool;
    for (unsigned i = 0; i < threads; ++i) pool.emplace_back(work);
  }
  fmt::print("{} passed, {} failed\n", jobs.size() - failed, failed.load());
  return failed == 0 && !jobs.empty() ? 0 : 1;
}
