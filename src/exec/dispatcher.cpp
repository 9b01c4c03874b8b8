#include "exec/dispatcher.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <thread>
#include <vector>

#include "base/defect.h"
#include "exec/scheduler.h"

namespace lw::exec {
namespace {

// Waking a thread takes about as long.
constexpr std::chrono::microseconds kAloneTime(30);

// What the threads of a dispatch share.
struct SharedRun {
  const DispatchPlan& plan;
  const ProgramSource& source;
  const state::Memory& memory;
  const DispatchOptions& options;
  const MakeExecutor& make;
  // Called once by the first thread when the dispatch turns out to be a longer one; empty where nobody can help.
  std::function<void()> ask_for_help{};
  std::atomic<uint64_t> next_group{0};
  std::atomic<uint64_t> instructions{0};
  // The lowest workgroup that stopped with a fault: later ones need not be started.
  std::atomic<uint64_t> first_stopped{UINT64_MAX};
};

std::unique_ptr<WaveExecutor> make_executor(const SharedRun& shared, ResidentGroup& group, unsigned thread) {
  std::unique_ptr<WaveExecutor> made = shared.make({shared.plan, shared.memory, shared.options, group, thread});
  return shared.options.wrapper == nullptr ? std::move(made) : shared.options.wrapper->wrap(std::move(made));
}

// One host thread of a dispatch.
class Runner : private TurnKeeper {
 public:
  Runner(SharedRun& shared, unsigned thread)
      : shared_(shared),
        group_(shared.plan, thread),
        executor_(make_executor(shared, group_, thread)),
        scheduler_(group_, *executor_, shared.source, shared.options, *this) {}

  // Takes workgroups until none is left or an earlier one has stopped.
  void run() {
    take_groups();
    // Other threads of the dispatch may go on for long.
    executor_->rest();
  }

  // UINT64_MAX where none stopped.
  uint64_t stopped_group() const { return stopped_group_; }
  Stopped take_stop() { return scheduler_.take_stop(); }

 private:
  void take_groups();

  // Small dispatches are over before a helper would have begun.
  void look_for_help() {
    if (std::chrono::steady_clock::now() - began_ < kAloneTime) return;
    alone_ = false;
    shared_.ask_for_help();
  }

  void before_turn() override {
    if (alone_) look_for_help();
  }
  bool account(uint64_t instructions) override {
    const uint64_t total = shared_.instructions.fetch_add(instructions, std::memory_order_relaxed) + instructions;
    if (shared_.options.progress != nullptr)
      shared_.options.progress->instructions.store(total, std::memory_order_relaxed);
    return total <= shared_.options.max_instructions;
  }
  bool is_overtaken() const override { return shared_.first_stopped.load(std::memory_order_relaxed) < group_.number(); }

  SharedRun& shared_;
  ResidentGroup group_;
  std::unique_ptr<WaveExecutor> executor_;
  Scheduler scheduler_;
  uint64_t stopped_group_ = UINT64_MAX;
  bool alone_ = false;  // the first thread, as long as it asked nobody
  std::chrono::steady_clock::time_point began_;
};

void Runner::take_groups() {
  alone_ = shared_.ask_for_help && shared_.next_group.load(std::memory_order_relaxed) == 0;
  if (alone_) began_ = std::chrono::steady_clock::now();
  events::Sink* const all_sink = shared_.options.sink;
  DispatchProgress* progress = shared_.options.progress;
  while (true) {
    if (alone_) look_for_help();
    const uint64_t group = shared_.next_group.fetch_add(1, std::memory_order_relaxed);
    if (group >= shared_.plan.group_count || group > shared_.first_stopped.load(std::memory_order_relaxed)) return;
    group_.start(group);
    group_.set_watched(all_sink != nullptr && all_sink->wants_group(group_.start_event()));
    events::Sink* const sink = group_.is_watched() ? all_sink : nullptr;
    if (sink != nullptr) sink->begin_group(group_.start_event());
    const bool ended = scheduler_.run();
    if (sink != nullptr)
      sink->end_group(group_.start_event(), ended ? events::OutcomeKind::finished : scheduler_.outcome());
    if (ended) {
      if (progress != nullptr && group_.workgroup().ended())
        progress->groups_done.fetch_add(1, std::memory_order_relaxed);
      continue;
    }
    stopped_group_ = group;
    // Earlier workgroups go on, so that the fault reported is the same however many threads there are.
    uint64_t first = shared_.first_stopped.load();
    while (group < first && !shared_.first_stopped.compare_exchange_weak(first, group)) {
    }
    return;
  }
}

}  // namespace

events::Outcome Dispatcher::launch(const ProgramSource& source, const MachineModel& model, const DispatchInfo& dispatch,
                                   state::Memory& memory, const DispatchOptions& options, const MakeExecutor& make) {
  events::Outcome outcome;
  Result<DispatchPlan> plan = make_plan(dispatch, model);
  if (!plan) {
    outcome.kind = events::OutcomeKind::bad_dispatch;
    outcome.fault.place.kernel = dispatch.kernel_name;
    outcome.fault.detail = plan.error().message;
    return outcome;
  }
  plan->fill_seed = options.fill_seed;
  write_packet(dispatch, memory);
  SharedRun shared{.plan = *plan, .source = source, .memory = memory, .options = options, .make = make};
  if (options.progress != nullptr) {
    options.progress->groups_done = 0;
    options.progress->instructions = 0;
    options.progress->groups = plan->group_count;
  }
  // The library asks the system each time: ten microseconds.
  static const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
  const unsigned wanted = options.threads != 0 ? options.threads : cores;
  const auto threads = static_cast<unsigned>(std::min<uint64_t>(wanted, plan->group_count));

  FirstException failure;
  std::mutex runners_mutex;
  std::vector<std::unique_ptr<Runner>> runners;
  const auto run_on_this_thread = [&] {
    Runner* mine = nullptr;
    {
      const std::lock_guard lock(runners_mutex);
      runners.push_back(std::make_unique<Runner>(shared, static_cast<unsigned>(runners.size())));
      mine = runners.back().get();
    }
    failure.catching([&] { mine->run(); });
  };
  Helpers::Job job{run_on_this_thread};
  bool offered = false;
  if (threads > 1)
    shared.ask_for_help = [&] {
      offered = true;
      helpers_.offer(job, threads - 1);
    };
  if (options.sink != nullptr) options.sink->begin_dispatch(threads);
  run_on_this_thread();
  if (offered) helpers_.finish(job);
  failure.rethrow();
  outcome.instructions = shared.instructions.load();
  Runner* stopped = nullptr;
  for (const auto& runner : runners)
    if (runner->stopped_group() != UINT64_MAX &&
        (stopped == nullptr || runner->stopped_group() < stopped->stopped_group()))
      stopped = runner.get();
  if (stopped != nullptr) {
    Stopped stop = stopped->take_stop();
    outcome.kind = stop.outcome;
    outcome.fault = std::move(stop.fault);
  }
  return outcome;
}

}  // namespace lw::exec
