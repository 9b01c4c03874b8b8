// Compiles every kernel case for every target and level, runs it in the emulator and compares with the host.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>

#include "isa/isa.h"
#include "support/case.h"
#include "support/compile.h"
#include "support/lanewise_runner.h"
#include "support/references.h"
#include "support/selection.h"

namespace {

using namespace lw::kernels;
namespace fs = std::filesystem;

struct Job {
  const Case* test;
  const HostResult* expected;
  std::string target;
  std::string level;
  std::string report;  // empty after a pass
  double compile_s = 0;
  double run_s = 0;
};

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

std::string run_and_compare(const Job& job, const std::string& hsaco) {
  std::vector<Buffer> buffers = job.test->buffers;
  for (size_t r = 0; r < job.test->runs.size(); ++r) {
    const Run& run = job.test->runs[r];
    std::string error;
    if (!run_on_lanewise(hsaco, *job.test, run, buffers, error))
      return fmt::format("  run {} ({}): {}\n", r, run.kernel, error);
    const std::string difference = compare_run(run, buffers, (*job.expected)[r]) + check_known(run, buffers);
    if (!difference.empty()) return fmt::format("  after run {}:\n{}", r, difference);
  }
  return {};
}

void perform(Job& job, const fs::path& output_folder, bool compile_only) {
  auto start = std::chrono::steady_clock::now();
  const auto hsaco = compile(*job.test, job.target, job.level, output_folder);
  job.compile_s = seconds_since(start);
  if (!hsaco) {
    job.report = "  " + hsaco.error().message + "\n";
    return;
  }
  if (compile_only) return;
  start = std::chrono::steady_clock::now();
  job.report = run_and_compare(job, hsaco->string());
  job.run_s = seconds_since(start);
}

void print_line(const Job& job) {
  fmt::print("{:<28} {:<7} {:<3} {}  compile {:6.2f} s  run {:6.2f} s\n{}", job.test->name, job.target, job.level,
             job.report.empty() ? "ok  " : "FAIL", job.compile_s, job.run_s, job.report);
  std::fflush(stdout);
}

// Passed jobs of all, a row per case and a column per target and level.
void print_table(const std::vector<Job>& jobs, const std::vector<std::string>& targets,
                 const std::vector<std::string>& levels) {
  fmt::print("\n{:<28}", "");
  for (const std::string& target : targets) fmt::print(" {:<{}}", target, levels.size() * 3);
  fmt::print("\n{:<28}", "");
  for (size_t t = 0; t < targets.size(); ++t) {
    for (const std::string& level : levels) fmt::print(" {:<2}", level);
    fmt::print(" ");
  }
  for (size_t i = 0; i < jobs.size();) {
    const Case* test = jobs[i].test;
    fmt::print("\n{:<28}", test->name);
    for (const std::string& target : targets) {
      for (const std::string& level : levels) {
        const bool is_here =
            i < jobs.size() && jobs[i].test == test && jobs[i].target == target && jobs[i].level == level;
        fmt::print(" {:<2}", !is_here ? "-" : jobs[i].report.empty() ? "." : "X");
        i += is_here;
      }
      fmt::print(" ");
    }
  }
  fmt::print("\n\n");
}

// Results of a reference may depend on the size of waves.
struct Expected {
  HostResult wave64, wave32;
  const HostResult& of(const std::string& target) const {
    const lw::isa::Target* found = lw::isa::find_target(target);
    return found != nullptr && found->wave_size == 32 ? wave32 : wave64;
  }
};

lw::Result<Expected> expect(const Case& test) {
  lw::Result<HostResult> first = run_on_host(test);
  if (!first) return first.error();
  Expected expected{std::move(*first), {}};
  expected.wave32 = expected.wave64;
  if (test.host != Host::reference) return expected;
  Case in_small_waves = test;
  in_small_waves.wave_size = 32;
  lw::Result<HostResult> second = run_on_host(in_small_waves);
  if (!second) return second.error();
  expected.wave32 = std::move(*second);
  return expected;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Compiles the kernel cases, runs them in the emulator and compares with the host.");
  std::string root = LW_KERNELS_FOLDER;
  std::string output_folder = LW_KERNELS_OUTPUT;
  std::vector<std::string> targets = all_targets();
  std::vector<std::string> levels;
  std::vector<std::string> only;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  bool compile_only = false, all = false;
  app.add_option("--root", root, "Folder of the cases");
  app.add_option("--output", output_folder, "Folder for code objects");
  app.add_option("--target", targets, "gfx names (three of all, in turn)")->delimiter(',');
  app.add_option("--level", levels, "Optimisation levels: O0, O1, O2, O3 (in turn)")->delimiter(',');
  app.add_flag("--all", all, "Every target and level");
  app.add_option("--case", only, "Only cases whose name contains this text")->delimiter(',');
  app.add_option("--threads", threads, "Jobs at a time")->check(CLI::PositiveNumber);
  app.add_flag("--compile-only", compile_only, "Only compile");
  CLI11_PARSE(app, argc, argv);

  if (all) levels = all_levels();
  const bool is_sample = !all && app.count("--target") == 0 && only.empty();
  const auto cases = load_cases(root);
  if (!cases) {
    fmt::print(stderr, "{}\n", cases.error().message);
    return 2;
  }
  size_t failed = 0;
  std::vector<Expected> expected(cases->size());
  std::vector<Job> jobs;
  for (size_t i = 0; i < cases->size(); ++i) {
    const Case& test = (*cases)[i];
    if (!is_selected(test, only)) continue;
    if (!compile_only) {
      auto host = expect(test);
      if (!host) {
        fmt::print("{:<28} FAIL on the host: {}\n", test.name, host.error().message);
        ++failed;
        continue;
      }
      expected[i] = std::move(host).value();
    }
    for (const std::string& target : is_sample ? targets_in_turn(test, targets) : targets)
      for (const std::string& level : levels_of(test, target, levels, Unoptimised::with))
        jobs.push_back({&test, &expected[i].of(target), target, level, {}, 0, 0});
  }

  std::atomic<size_t> next = 0;
  std::mutex printing;
  const auto work = [&] {
    for (size_t i = next++; i < jobs.size(); i = next++) {
      perform(jobs[i], output_folder, compile_only);
      const std::lock_guard lock(printing);
      print_line(jobs[i]);
    }
  };
  {
    std::vector<std::jthread> pool;
    for (unsigned i = 0; i < threads; ++i) pool.emplace_back(work);
  }
  print_table(jobs, targets, levels.empty() ? all_levels() : levels);
  const auto passed =
      static_cast<size_t>(std::count_if(jobs.begin(), jobs.end(), [](const Job& job) { return job.report.empty(); }));
  failed += jobs.size() - passed;
  fmt::print("{} passed, {} failed\n", passed, failed);
  return failed == 0 && passed != 0 ? 0 : 1;
}
