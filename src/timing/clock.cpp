#include "timing/clock.h"

#include <fmt/format.h>

#include <algorithm>

#include "timing/window_runner.h"

namespace lw::timing {
namespace {

// Cycles that clusters are simulated for before they hear of each other. Workgroups start at its ends, too, so that it
// is kept short. Answers take at least two windows: the shared memory serves one while clusters are in the next.
constexpr uint64_t kWindow = 32;

void add(LevelUse& sum, const LevelUse& use) {
  sum.hits += use.hits;
  sum.on_the_way += use.on_the_way;
  sum.misses += use.misses;
  sum.bytes += use.bytes;
  sum.queued_cycles += use.queued_cycles;
}

void add(DispatchTime& sum, const Cluster& cluster) {
  const ClusterUse use = cluster.use();
  for (size_t i = 0; i < kPorts; ++i) sum.use.issued[i] += use.issued[i];
  sum.use.valu_busy += use.valu_busy;
  sum.use.salu_busy += use.salu_busy;
  sum.use.lds_busy += use.lds_busy;
  sum.use.vmem_busy += use.vmem_busy;
  sum.use.lds_conflicts += use.lds_conflicts;
  sum.use.wave_cycles += use.wave_cycles;
  add(sum.use.scalar, use.scalar);
  add(sum.use.instruction, use.instruction);
  add(sum.use.vector, use.vector);
  sum.workgroups += cluster.slots().groups_ended();
  sum.instructions += cluster.progress().instructions;
  sum.cycles = std::max(sum.cycles, cluster.progress().last_end);
}

// Hands out workgroups in the order of their numbers, to clusters in turn.
class Dispatcher {
 public:
  // Each cluster has as many turns as compute units, one after all others have had theirs.
  Dispatcher(const Machine& machine, trace::GroupSource& groups) : machine_(machine), groups_(groups) {
    const uint32_t units = machine.units_per_cluster, clusters = (machine.compute_units + units - 1) / units;
    for (uint32_t u = 0; u < units; ++u)
      for (uint32_t c = 0; c < clusters; ++c)
        if (c * units + u < machine.compute_units) turns_.push_back(c);
  }

  // Starts what fits before `end`. Calls started(cluster) with the number of each cluster that gets a workgroup.
  template <class F>
  void start(std::vector<Cluster>& clusters, uint64_t begin, uint64_t end, F started) {
    while (has_group()) {
      const uint64_t time = std::max(begin, free_);
      if (time >= end) return;
      size_t tried = 0;
      while (tried < turns_.size() && !clusters[turns_[next_ % turns_.size()]].slots().fits()) ++tried, ++next_;
      if (tried == turns_.size()) return;
      auto group = std::make_unique<Group>();
      group->trace = std::move(waiting_);
      samples_ |= group->trace->weight > 1;
      const uint64_t cycles = launch_cycles(machine_, group->trace->waves.size());
      busy_ += cycles;
      free_ = time + cycles;
      const uint32_t cluster = turns_[next_++ % turns_.size()];
      clusters[cluster].start(std::move(group), time);
      started(cluster);
    }
  }
  bool has_group() {
    if (waiting_ == nullptr && !at_end_) {
      waiting_ = groups_.next();
      at_end_ = waiting_ == nullptr;
    }
    return waiting_ != nullptr;
  }
  uint64_t free() const { return free_; }
  uint64_t busy() const { return busy_; }
  // Some workgroup stood for more than itself.
  bool samples() const { return samples_; }

 private:
  const Machine& machine_;
  trace::GroupSource& groups_;
  std::shared_ptr<const trace::GroupTrace> waiting_;
  bool at_end_ = false, samples_ = false;
  std::vector<uint32_t> turns_;  // clusters
  size_t next_ = 0;              // in turns_
  uint64_t free_ = 0, busy_ = 0;
};

// Serves all requests before `end`, the earliest first, those of one cycle by their clusters. `order` is the caller's
// so that its memory is kept.
void serve(MemorySystem& memory, std::vector<Request>& requests, uint64_t end, std::vector<uint64_t>& order) {
  // Cycles before `end`, which come first where there are many; the cluster; the place in `requests`.
  constexpr uint64_t kBits = 24, kClusterBits = 16, kMost = (uint64_t{1} << kBits) - 1;
  constexpr size_t kAhead = 4;
  LW_CHECK(requests.size() <= kMost, "more requests at once than can be put in order");
  order.clear();
  for (size_t i = 0; i < requests.size(); ++i) {
    const Request& request = requests[i];
    if (request.time >= end) continue;
    order.push_back((kMost - std::min(kMost, end - request.time)) << (kBits + kClusterBits) |
                    uint64_t{request.cluster} << kBits | i);
  }
  std::ranges::sort(order);
  for (size_t i = 0; i < order.size(); ++i) {
    if (i + kAhead < order.size()) memory.expect(requests[order[i + kAhead] & kMost]);
    memory.serve(requests[order[i] & kMost]);
  }
  std::erase_if(requests, [&](const Request& request) { return request.time < end; });
  memory.advance(end);
}

Totals totals(const std::vector<Cluster>& clusters, const MemorySystem& memory, uint64_t time) {
  Totals sum{.time = time};
  for (const Cluster& cluster : clusters) {
    const ClusterUse use = cluster.use();
    sum.valu_busy += use.valu_busy;
    sum.salu_busy += use.salu_busy;
    sum.lds_busy += use.lds_busy;
    sum.vmem_busy += use.vmem_busy;
  }
  sum.l2_bytes = memory.l2().bytes;
  sum.bytes_read = memory.bytes_read();
  sum.bytes_written = memory.bytes_written();
  return sum;
}

Result<WorkgroupResources> footprint_of(const Machine& machine, const isa::TargetLimits& limits,
                                        const Dispatch& dispatch, Occupancy& result) {
  const KernelResources& kernel = dispatch.resources;
  result = occupancy(limits, kernel);
  if (const auto why = why_it_does_not_fit(limits, kernel)) return Error{*why};
  WorkgroupResources footprint = workgroup_resources(limits, kernel, result, machine.waves_per_simd);
  if (machine.waves_per_simd < result.waves_per_simd) {
    result.waves_per_simd = result.most_waves_per_simd = machine.waves_per_simd;
    result.limited_by = Limit::waves;
  }
  const uint32_t times = dispatch.what_if.simds;
  if (dispatch.what_if.more_occupancy) {
    const uint32_t simds = machine.simds / times * (footprint.wgp_mode ? 2 : 1);
    const uint32_t more = result.waves_per_simd + 1;
    footprint.workgroups = std::max(footprint.workgroups + 1, more * simds / footprint.waves);
    footprint.waves_per_simd = std::max(more, (footprint.workgroups * footprint.waves + simds - 1) / simds);
  }
  footprint.waves_per_simd = (footprint.waves_per_simd + times - 1) / times;
  // What `--set` leaves may be less than what the target's limits promise.
  const uint32_t units = footprint.wgp_mode ? std::min(machine.compute_units, machine.units_per_cluster) : 1;
  if (footprint.waves > uint64_t{footprint.waves_per_simd} * machine.simds * units)
    return Error{fmt::format(
        "a workgroup of {} waves does not fit max_waves_per_simd {} x simds_per_compute_unit {}{}", footprint.waves,
        footprint.waves_per_simd, machine.simds,
        footprint.wgp_mode ? fmt::format(" x {} of the {} compute_units", units, machine.compute_units) : "")};
  return footprint;
}

}  // namespace

uint64_t launch_cycles(const Machine& machine, size_t waves) {
  const uint64_t engines = std::max(1u, machine.launching_engines);
  return std::max<uint64_t>(machine.workgroup_launch, (waves * machine.wave_launch + engines - 1) / engines);
}

double DispatchTime::whole_nanoseconds() const {
  return cycles == 0 ? nanoseconds : nanoseconds * static_cast<double>(whole_cycles()) / static_cast<double>(cycles);
}

TwiceTheSimds twice_the_simds(const Machine& machine) {
  TwiceTheSimds twice{machine, {.scales = {}, .simds = 2}};
  twice.machine.simds *= 2;
  twice.machine.lds_port_simds *= 2;
  return twice;
}

uint64_t resident_workgroups(const Machine& machine, const isa::TargetLimits& limits, const Dispatch& dispatch) {
  Occupancy ignored;
  const Result<WorkgroupResources> footprint = footprint_of(machine, limits, dispatch, ignored);
  if (!footprint) return 0;
  const uint32_t units = footprint->wgp_mode ? machine.units_per_cluster : 1;
  const uint32_t of_pool =
      std::min(footprint->workgroups, footprint->waves_per_simd * machine.simds * units / footprint->waves);
  return uint64_t{std::max(1u, of_pool)} * std::max(1u, machine.compute_units / units);
}

namespace {

std::span<const ByteRange> compressed_by(const Machine& machine, const Dispatch& dispatch) {
  if (machine.dcc_percent >= kAllPercent) return {};
  return dispatch.compressed;
}

// One dispatch, window by window.
class Simulation {
 public:
  Simulation(const Machine& machine, CodeInfo& code, const Dispatch& dispatch, const WorkgroupResources& footprint,
             trace::GroupSource& groups, const SimulationOptions& options)
      : machine_(machine),
        options_(options),
        clusters_(make_clusters(machine, code, dispatch, footprint)),
        memory_(machine, dispatch.what_if.scales, compressed_by(machine, dispatch)),
        dispatcher_(machine, groups),
        runner_(clusters_, options.observer != nullptr ? 1 : options.threads, options.one_is_elsewhere,
                options.by_instruction) {
    for (Cluster& cluster : clusters_) cluster.observe(options.observer);
    next_.assign(clusters_.size(), kNever);
    adopt_caches();
    window_ = std::clamp<uint64_t>(memory_.earliest_answer() / 2, 1, kWindow);
  }

  // To the end of the dispatch, or until it is cancelled.
  void run() {
    for (uint64_t rounds = 1; run_window(); ++rounds)
      if (options_.is_cancelled && rounds % 64 == 0 && options_.is_cancelled()) return;
  }
  // Once, at the end.
  void finish(DispatchTime& result);

 private:
  static std::vector<Cluster> make_clusters(const Machine& machine, CodeInfo& code, const Dispatch& dispatch,
                                            const WorkgroupResources& footprint);
  void adopt_caches();
  void leave_caches();
  bool run_window();
  void look_at(uint32_t cluster);
  void serve_window();
  void hand_out_answers();

  const Machine& machine_;
  const SimulationOptions& options_;
  std::vector<Cluster> clusters_;
  MemorySystem memory_;
  Dispatcher dispatcher_;
  WindowRunner runner_;
  std::vector<uint64_t> next_;     // by cluster: its next event
  std::vector<uint32_t> active_;   // clusters with an event in the window
  std::vector<Request> requests_;  // of the clusters
  std::vector<Request> asked_;     // of the shared memory, which has served those before served_
  std::vector<uint64_t> order_;    // of serve()
  std::optional<Extrapolation> extrapolation_;
  uint64_t window_ = 0, now_ = 0, served_ = 0;  // cycles
};

std::vector<Cluster> Simulation::make_clusters(const Machine& machine, CodeInfo& code, const Dispatch& dispatch,
                                               const WorkgroupResources& footprint) {
  std::vector<Cluster> clusters;
  for (uint32_t first = 0; first < machine.compute_units; first += machine.units_per_cluster) {
    const uint32_t units = std::min(machine.units_per_cluster, machine.compute_units - first);
    clusters.emplace_back(static_cast<uint32_t>(clusters.size()), machine, code, footprint, units, dispatch.what_if);
  }
  return clusters;
}

void Simulation::adopt_caches() {
  if (options_.caches == nullptr || options_.caches->empty()) return;
  memory_.adopt(std::move(options_.caches->memory));
  for (size_t i = 0; i < std::min(clusters_.size(), options_.caches->instruction.size()); ++i)
    clusters_[i].memory().adopt_code(std::move(options_.caches->instruction[i]));
}

void Simulation::leave_caches() {
  if (options_.caches == nullptr) return;
  options_.caches->memory = memory_.leave();
  options_.caches->instruction.clear();
  for (Cluster& cluster : clusters_) options_.caches->instruction.push_back(cluster.memory().leave_code());
}

// Something has happened in the cluster.
void Simulation::look_at(uint32_t number) {
  Cluster& cluster = clusters_[number];
  std::vector<Request>& made = cluster.memory().requests();
  requests_.insert(requests_.end(), made.begin(), made.end());
  made.clear();
  next_[number] = cluster.next_event();
}

// The shared memory serves what was asked in the windows before now_.
void Simulation::serve_window() {
  serve(memory_, asked_, now_, order_);
  served_ = now_;
}

// The answers that are known when a window was served. The next window may have been simulated meanwhile.
void Simulation::hand_out_answers() {
  for (Response& response : memory_.answers()) {
    response.time = std::max(response.time, served_ + window_);
    clusters_[response.cluster].answer(response);
    next_[response.cluster] = std::min(next_[response.cluster], response.time);
  }
  memory_.answers().clear();
}

// False: nothing is left to do.
bool Simulation::run_window() {
  dispatcher_.start(clusters_, now_, now_ + window_, [this](uint32_t cluster) { look_at(cluster); });
  uint64_t next = std::ranges::min(next_);
  // Where the clusters go on at once, the window before is served meanwhile.
  if (next >= now_ + window_) {
    if (served_ != now_) {
      serve_window();
      hand_out_answers();
      next = std::ranges::min(next_);
    }
    for (const std::vector<Request>* requests : {&asked_, &requests_})
      for (const Request& request : *requests) next = std::min(next, request.time);
    if (next > now_) next = std::min(next, std::max(now_, memory_.next_event()));
  }
  if (next == kNever) {
    if (!dispatcher_.has_group()) {
      LW_CHECK(std::ranges::none_of(clusters_, [](const Cluster& c) { return c.slots().has_whole_group(); }),
               "waves that nothing can wake");
      return false;
    }
    next = std::max(now_ + window_, dispatcher_.free());
    LW_CHECK(std::any_of(clusters_.begin(), clusters_.end(), [](const Cluster& c) { return c.slots().fits(); }),
             "waves that nothing can wake");
  }
  // Windows begin at multiples of their length: what happens in one does not depend on what others do elsewhere.
  const uint64_t begin = std::max(now_, next / window_ * window_), end = begin + window_;
  if (dispatcher_.samples() && !extrapolation_) extrapolation_.emplace(begin, instructions_of(clusters_));
  active_.clear();
  for (uint32_t cluster = 0; cluster < next_.size(); ++cluster)
    if (next_[cluster] < end) active_.push_back(cluster);
  const bool is_served = served_ == now_;
  runner_.run_until(
      active_, end,
      [&] {
        if (!is_served) serve_window();
      },
      is_served ? 0 : asked_.size());
  for (const uint32_t cluster : active_) look_at(cluster);
  if (!is_served) hand_out_answers();
  if (extrapolation_) extrapolation_->window(end, instructions_of(clusters_), represented_by(clusters_));
  asked_.insert(asked_.end(), requests_.begin(), requests_.end());
  requests_.clear();
  now_ = end;
  if (options_.observer != nullptr && options_.observer->window) {
    serve_window();
    hand_out_answers();
    options_.observer->window(totals(clusters_, memory_, end));
  }
  return true;
}

void Simulation::finish(DispatchTime& result) {
  serve_window();
  result.clusters = static_cast<uint32_t>(clusters_.size());
  for (Cluster& cluster : clusters_) {
    cluster.stop();
    add(result, cluster);
    result.units_with_work += cluster.slots().units_with_work();
  }
  result.by_instruction = runner_.take_uses();
  result.by_instruction.for_each([&](uint32_t, const InstructionUse& use) {
    for (size_t s = 0; s < kStalls; ++s) result.cycles_of_waves[s] += use.cycles[s];
  });
  result.launch_cycles = dispatcher_.busy();
  result.array = memory_.array();
  result.l2 = memory_.l2();
  result.l3 = memory_.l3();
  result.bytes_read = memory_.bytes_read();
  result.bytes_written = memory_.bytes_written();
  result.texture_bytes = memory_.texture_bytes();
  result.texture_bytes_read = memory_.texture_bytes_read();
  result.memory_busy_cycles = memory_.memory_busy_cycles(result.cycles);
  leave_caches();
  if (extrapolation_) result.whole = extrapolation_->finish(result.cycles);
  result.nanoseconds = static_cast<double>(result.cycles) * 1000 / machine_.clock_mhz;
  if (result.cycles != 0)
    result.mean_resident_waves = static_cast<double>(result.use.wave_cycles) / static_cast<double>(result.cycles);
}

}  // namespace

Result<DispatchTime> simulate(const Machine& machine, CodeInfo& code, const Dispatch& dispatch,
                              trace::GroupSource& groups, const SimulationOptions& options) {
  DispatchTime result;
  const isa::TargetLimits& limits = *code.facts().target().limits;
  const Result<WorkgroupResources> footprint = footprint_of(machine, limits, dispatch, result.occupancy);
  if (!footprint) return footprint.error();
  Simulation simulation(machine, code, dispatch, *footprint, groups, options);
  simulation.run();
  simulation.finish(result);
  return result;
}

}  // namespace lw::timing
