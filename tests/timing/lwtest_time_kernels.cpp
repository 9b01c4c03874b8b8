// Every kernel case timed on the devices of its target: cycles of waves add up to the last one, every executed
// instruction is counted, no unit is at work for more than all of the time, a second simulation says the same, and more
// work takes more time.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <map>
#include <mutex>
#include <set>
#include <thread>

#include "invariants.h"
#include "support/case.h"
#include "support/compile.h"
#include "support/lanewise_runner.h"
#include "support/selection.h"
#include "timing/analysis.h"
#include "trace/recorder.h"

namespace {

using namespace lw;
using namespace lw::kernels;

constexpr std::string_view kDevices[] = {"fiji-r9-nano", "polaris-rx480", "vega-64",
                                         "radeon-vii",   "navi10-5700xt", "navi21-6900xt"};

class Replay final : public trace::GroupSource {
 public:
  explicit Replay(const std::vector<std::shared_ptr<const trace::GroupTrace>>& groups) : groups_(groups) {}
  std::shared_ptr<const trace::GroupTrace> next() override {
    return next_ == groups_.size() ? nullptr : groups_[next_++];
  }

 private:
  const std::vector<std::shared_ptr<const trace::GroupTrace>>& groups_;
  size_t next_ = 0;
};

// A dispatch as it was executed, with what the clock needs of its code.
struct Executed {
  std::unique_ptr<trace::DispatchRecorder> recorder;
  std::vector<std::shared_ptr<const trace::GroupTrace>> groups;
  std::vector<std::byte> code;
  uint64_t code_begin = 0, steps = 0;
  const isa::Target* target = nullptr;
  timing::KernelResources resources;
};

timing::KernelResources resources_of(const object::Kernel& kernel, const Run& run, const isa::Target& target) {
  uint32_t lds_bytes = kernel.descriptor.group_segment_fixed_bytes;
  for (const Argument& argument : run.arguments) lds_bytes += static_cast<uint32_t>(argument.local_bytes);
  return object::dispatch_resources(target, kernel, run.local[0] * run.local[1] * run.local[2], lds_bytes);
}

// How often what was checked.
struct Counts {
  std::atomic<size_t> dispatches = 0, longer = 0, twice = 0, second = 0;
};

std::string check(const Executed& executed, const isa::Product& product, bool is_first, Counts& counts) {
  const timing::Parameters parameters(product);
  const Result<timing::Machine> machine = timing::make_machine(parameters, std::nullopt);
  if (!machine) return machine.error().message;
  code::CodeFacts facts(*executed.target, executed.code_begin, executed.code);
  timing::CodeInfo info(facts, *machine, parameters);
  const timing::Dispatch dispatch{.resources = executed.resources, .what_if = {}, .compressed = {}};
  const auto simulate = [&](unsigned threads) {
    Replay source(executed.groups);
    return timing::simulate(*machine, info, dispatch, source, {.threads = threads});
  };
  const Result<timing::DispatchTime> first = simulate(1);
  if (!first) return first.error().message;
  uint64_t cycles = 0;
  for (const uint64_t c : first->cycles_of_waves) cycles += c;
  if (cycles != first->use.wave_cycles)
    return fmt::format("waves live {} cycles, of which {} are accounted for", first->use.wave_cycles, cycles);
  if (first->instructions != executed.steps)
    return fmt::format("{} instructions were executed and {} timed", executed.steps, first->instructions);
  if (first->workgroups != executed.groups.size()) return "workgroups are missing";
  const timing::Utilisation use = timing::utilisation(*machine, *first);
  for (const double share : {use.valu, use.salu, use.lds, use.address, use.l2, use.memory})
    if (share > 1) return fmt::format("a unit is at work for {:.1f} % of the time", share * 100);
  for (const unsigned threads : {2u, 4u}) {
    const Result<timing::DispatchTime> again = simulate(threads);
    if (again->cycles != first->cycles || again->cycles_of_waves != first->cycles_of_waves ||
        again->bytes_read != first->bytes_read || again->l2.hits != first->l2.hits)
      return fmt::format("another simulation on {} threads says something else", threads);
  }
  if (!is_first) return "";
  const timing_tests::TimedKernel kernel{*machine, info, dispatch, executed.groups.front()};
  const auto longer = timing_tests::one_more_instruction(kernel);
  counts.longer += longer.has_value();
  if (longer && !longer->empty()) return *longer;
  const auto twice = timing_tests::twice_the_workgroups(kernel);
  counts.twice += twice.has_value();
  if (twice && !twice->empty()) return *twice;
  const auto second =
      timing_tests::second_dispatch(kernel, *first, [&] { return std::make_unique<Replay>(executed.groups); });
  counts.second += second.has_value();
  return second.value_or("");
}

std::string run_case(const Case& test, const std::string& target, const std::string& hsaco, Counts& counts) {
  std::vector<Buffer> buffers = test.buffers;
  std::string report;
  std::set<std::string> seen;  // kernels
  // Products of one target have the same.
  const auto machine = timing::make_machine(
      timing::Parameters(*isa::find_device(target.substr(0, target.find_first_of(":_")))->product), std::nullopt);
  if (!machine) return "  " + machine.error().message + "\n";
  const trace::MachineBanks banks = machine->banks();
  for (const Run& run : test.runs) {
    const bool is_first = seen.insert(run.kernel).second;
    Executed executed;
    std::string error;
    const auto prepare = [&](const object::CodeObject& code, const gpu::EmulatedGpu& gpu,
                             exec::DispatchOptions& options) {
      const object::Kernel& kernel = *code.find_kernel(run.kernel);
      executed.target = &gpu.target_of(kernel);
      executed.resources = resources_of(kernel, run, *executed.target);
      executed.code_begin = gpu.code_begin();
      executed.code.assign(gpu.code_bytes().begin(), gpu.code_bytes().end());
      executed.recorder =
          std::make_unique<trace::DispatchRecorder>(gpu.code_begin(), banks, [&](trace::GroupTrace&& group) {
            for (const trace::WaveTrace& wave : group.waves) executed.steps += wave.steps.size();
            executed.groups.push_back(std::make_shared<const trace::GroupTrace>(std::move(group)));
          });
      options.sink = executed.recorder.get();
      options.threads = 1;
    };
    if (!run_on_lanewise(hsaco, test, run, buffers, error, prepare)) return "  " + error + "\n";
    for (const std::string_view name : kDevices) {
      const isa::Device& device = *isa::find_device(name);
      if (device.target() != target) continue;
      ++counts.dispatches;
      if (const std::string wrong = check(executed, *device.product, is_first, counts); !wrong.empty())
        report += fmt::format("  {} on {}: {}\n", run.kernel, name, wrong);
    }
  }
  return report;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Times every kernel case on the devices of each target.");
  std::vector<std::string> only;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
  bool all = false;
  app.add_option("--case", only, "Only cases whose name contains this text")->delimiter(',');
  app.add_flag("--all", all, "Every target of each case; otherwise three of them, in turn");
  app.add_option("--threads", threads, "Jobs at a time")->check(CLI::PositiveNumber);
  CLI11_PARSE(app, argc, argv);
  const auto cases = load_cases(LW_KERNELS_FOLDER);
  if (!cases) {
    fmt::print(stderr, "{}\n", cases.error().message);
    return 2;
  }
  struct Job {
    const Case* test;
    std::string target;
  };
  std::vector<Job> jobs;
  for (const Case& test : *cases) {
    if (!is_selected(test, only)) continue;
    for (const std::string& target : all ? all_targets() : targets_in_turn(test, all_targets()))
      if (!levels_of(test, target, {}, Unoptimised::without).empty()) jobs.push_back({&test, target});
  }
  std::atomic<size_t> next = 0, failed = 0;
  Counts counts;
  std::mutex printing;
  const auto work = [&] {
    for (size_t i = next++; i < jobs.size(); i = next++) {
      const Job& job = jobs[i];
      const std::string level = levels_of(*job.test, job.target, {}, Unoptimised::without).front();
      const auto hsaco = compile(*job.test, job.target, level, LW_KERNELS_OUTPUT);
      const std::string report =
          hsaco ? run_case(*job.test, job.target, hsaco->string(), counts) : "  " + hsaco.error().message + "\n";
      if (report.empty()) continue;
      ++failed;
      const std::lock_guard lock(printing);
      fmt::print("{} {} {}\n{}", job.test->name, job.target, level, report);
    }
  };
  {
    std::vector<std::jthread> pool;
    for (unsigned i = 0; i < threads; ++i) pool.emplace_back(work);
  }
  fmt::print(
      "{} dispatches timed, {} with one more instruction, {} with twice the workgroups, {} again; {} of {} cases "
      "failed\n",
      counts.dispatches.load(), counts.longer.load(), counts.twice.load(), counts.second.load(), failed.load(),
      jobs.size());
  const bool has_checked = counts.dispatches != 0 && counts.longer != 0 && counts.twice != 0 && counts.second != 0;
  return failed == 0 && has_checked ? 0 : 1;
}
