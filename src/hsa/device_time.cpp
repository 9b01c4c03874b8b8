#include "hsa/device_time.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <mutex>
#include <vector>

#include "hsa/hsa.h"
#include "hsa/status.h"
#include "hsa/summary.h"
#include "hsa/time_limit.h"
#include "timing/analysis.h"
#include "watch/clock.h"

namespace lw::hsa {
namespace {

// A device's numbers; `lanewise hip` has looked that there are some.
struct TimedDevice {
  timing::Parameters parameters;
  timing::Machine machine;
};

// A kernel's code as the clock sees it, for one dispatch at a time.
struct TimedCode {
  TimedCode(const KernelInMemory& kernel, const TimedDevice& device)
      : object(kernel.object),
        facts(object->loaded->target_of(*kernel.kernel), object->loaded->code_begin(), object->loaded->code_bytes()),
        code(facts, device.machine, device.parameters) {}

  std::shared_ptr<LoadedObject> object;
  code::CodeFacts facts;
  timing::CodeInfo code;
};

struct Registry {
  std::mutex mutex;
  std::map<const isa::Device*, std::unique_ptr<TimedDevice>> devices;
  std::map<const object::Kernel*, std::vector<std::unique_ptr<TimedCode>>> idle;  // codes that no dispatch uses
  std::mutex clocks;                                                              // while one or two advance
};
Registry& registry() {
  static auto* const all = new Registry;
  return *all;
}

// nullptr where too little is known of the device.
const TimedDevice* timed_device(const isa::Device& device) {
  Registry& all = registry();
  const std::lock_guard lock(all.mutex);
  const auto [place, is_new] = all.devices.try_emplace(&device);
  if (!is_new) return place->second.get();
  if (device.product == nullptr) {
    say(fmt::format("{}: no product with this target is known, so nothing is timed", device.name));
    return nullptr;
  }
  timing::Parameters parameters(*device.product);
  const Result<timing::Machine> machine = timing::make_machine(parameters, {});
  if (!machine) {
    say(machine.error().message);
    return nullptr;
  }
  place->second = std::make_unique<TimedDevice>(TimedDevice{std::move(parameters), *machine});
  return place->second.get();
}

std::unique_ptr<TimedCode> take_code(const KernelInMemory& kernel, const TimedDevice& device) {
  {
    Registry& all = registry();
    const std::lock_guard lock(all.mutex);
    auto& idle = all.idle[kernel.kernel];
    if (!idle.empty()) {
      std::unique_ptr<TimedCode> code = std::move(idle.back());
      idle.pop_back();
      return code;
    }
  }
  return std::make_unique<TimedCode>(kernel, device);
}

void give_back(const object::Kernel* kernel, std::unique_ptr<TimedCode> code) {
  Registry& all = registry();
  const std::lock_guard lock(all.mutex);
  all.idle[kernel].push_back(std::move(code));
}

// The clocks of these GPUs are `before_ns` and `ns` later than the latest of them.
Span advance(std::span<const Agent* const> gpus, uint64_t before_ns, uint64_t ns) {
  const std::lock_guard lock(registry().clocks);
  Span span;
  for (const Agent* gpu : gpus) span.begin_ns = std::max(span.begin_ns, gpu->clock_ns.load());
  span.begin_ns += before_ns;
  span.end_ns = span.begin_ns + ns;
  for (const Agent* gpu : gpus) gpu->clock_ns.store(span.end_ns);
  return span;
}

class DeviceClock final : public watch::Watcher {
 public:
  DeviceClock(ProgramDispatch& dispatch, const TimedDevice& device)
      : dispatch_(dispatch),
        device_(device),
        code_(take_code(dispatch.kernel, device)),
        clock_(device.machine, code_->code, *dispatch.kernel.kernel, dispatch.info,
               {.simulation = {.is_cancelled = [stopping = &dispatch.stopping()] {
                  return stopping->load() || time_is_up().load();
                }}}) {}
  ~DeviceClock() override { give_back(dispatch_.kernel.kernel, std::move(code_)); }

  events::Sink* sink() override { return clock_.sink(); }
  bool wants_one_thread() const override { return clock_.wants_one_thread(); }
  bool works_beside() const override { return true; }
  void work() override {
    clock_.work();
    if (!clock_.time()) return;
    bound_ = timing::analyse(device_.parameters, device_.machine, code_->code, clock_.dispatch(), *clock_.time(),
                             {.what_ifs = false}, {})
                 .bound;
  }
  void executed(uint64_t instructions) override { clock_.executed(instructions); }

  void end(const events::Outcome&) override {
    const Result<timing::DispatchTime>& time = clock_.time();
    if (!time)
      return say(fmt::format("kernel {} cannot be timed: {}", dispatch_.kernel.kernel->name, time.error().message));
    DispatchTimes times;
    times.cycles = time->whole_cycles();
    times.launch_ns = static_cast<uint64_t>(std::llround(device_.machine.kernel_launch_ns));
    const Agent* const gpu = &dispatch_.gpu;
    times.span = advance({&gpu, 1}, times.launch_ns, static_cast<uint64_t>(std::llround(time->whole_nanoseconds())));
    times.bound = bound_;
    dispatch_.times = times;
  }

 private:
  ProgramDispatch& dispatch_;
  const TimedDevice& device_;
  std::unique_ptr<TimedCode> code_;
  watch::Clock clock_;
  std::string bound_;
};

}  // namespace

bool is_timing() {
  static const bool on = std::getenv(kTimeVariable) != nullptr;
  return on;
}

uint64_t clock_ns(const Agent& gpu) { return is_timing() ? gpu.clock_ns.load() : timestamp_ns(); }

uint64_t system_ns() {
  const Runtime* runtime = Runtime::current();
  if (!is_timing() || runtime == nullptr) return timestamp_ns();
  uint64_t latest = 0;
  for (const auto& agent : runtime->agents()) latest = std::max(latest, agent->clock_ns.load());
  return latest;
}

std::optional<Span> time_copy(const Agent& from, const Agent& to, uint64_t size_bytes) {
  if (!is_timing()) return std::nullopt;
  std::vector<const Agent*> gpus;
  for (const Agent* agent : {&from, &to})
    if (agent->is_gpu) gpus.push_back(agent);
  if (gpus.empty()) return Span{system_ns(), system_ns()};
  double ns = 0;
  for (const Agent* gpu : gpus) {
    const TimedDevice* device = timed_device(*gpu->device);
    if (device == nullptr) continue;
    const timing::Machine& m = device->machine;
    const double bytes_per_ns =
        &from == &to ? timing::copied_bytes_per_cycle(m.dram) * m.clock_mhz / 1000 : m.host_bytes_per_ns;
    ns = std::max(ns, static_cast<double>(size_bytes) / bytes_per_ns);
  }
  const Span span = advance(gpus, 0, static_cast<uint64_t>(std::llround(ns)));
  note_copy(from, to, size_bytes, span);
  return span;
}

std::unique_ptr<watch::Watcher> watch_time(ProgramDispatch& dispatch) {
  if (!is_timing()) return nullptr;
  const TimedDevice* device = timed_device(*dispatch.gpu.device);
  if (device == nullptr) return nullptr;
  if (dispatch.doing.empty()) dispatch.doing = "timing";
  return std::make_unique<DeviceClock>(dispatch, *device);
}

}  // namespace lw::hsa
