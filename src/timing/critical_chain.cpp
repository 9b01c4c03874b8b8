#include "timing/critical_chain.h"

#include <algorithm>
#include <map>

namespace lw::timing {
namespace {

// An instruction whose results are registers that the issue model knows.
bool has_unit(const InstructionInfo& info) { return info.port == Port::valu || info.port == Port::salu; }

}  // namespace

void ChainRecorder::issued(const Issued& now) {
  const TimedWave& wave = *now.wave;
  if (!seen_.empty()) {
    Seen& before = seen_.back();
    before.executed = before.time;
    if (has_unit(*before.info)) {
      before.executed = std::max(before.time, wave.executed);
      for (const flow::Register r : before.info->writes)
        before.result = std::max(before.result, wave.register_ready[r]);
    }
  }
  Seen seen{.info = wave.info, .step = wave.next, .time = now.time, .executed = now.time};
  seen.reason = now.reason;
  seen.waited = now.own + now.queued + now.conflict;
  seen.busy = now.busy;
  for (size_t c = 0; c < inst::kCounters; ++c) {
    seen.counted[c] = static_cast<uint32_t>(operations_[c].size());
    operations_[c].insert(operations_[c].end(), wave.info->counts[c], static_cast<uint32_t>(seen_.size()));
  }
  seen_.push_back(seen);
}

void ChainRecorder::find_sources() {
  constexpr size_t kNone = SIZE_MAX;
  std::vector<size_t> writer(flow::kRegisterCount, kNone);
  for (size_t at = 0; at < seen_.size(); ++at) {
    Cause& latest = sources_.emplace_back(Cause{{at, false}, LinkKind::dependency});
    uint64_t ready = 0;
    for (const flow::Register r : seen_[at].info->reads) {
      const size_t i = writer[r];
      if (i == kNone || !has_unit(*seen_[i].info) || seen_[i].result <= ready) continue;
      ready = seen_[i].result;
      latest = {{i, true}, LinkKind::dependency, r};
    }
    for (const flow::Register r : seen_[at].info->writes) writer[r] = at;
  }
}

// Memory instructions of some machines wait for all results of the wave.
ChainRecorder::Cause ChainRecorder::latest_result(size_t at) const {
  Cause latest{{at, false}, LinkKind::dependency};
  uint64_t ready = 0;
  const size_t first = at - std::min<size_t>(at, steps_);
  for (size_t i = at; i-- > first;)
    if (has_unit(*seen_[i].info) && seen_[i].result > ready) {
      ready = seen_[i].result;
      latest.node = {i, true};
    }
  return latest;
}

ChainRecorder::Cause ChainRecorder::awaited(size_t at) const {
  const Seen& seen = seen_[at];
  constexpr Stall kReasons[] = {Stall::wait_vm, Stall::wait_exp, Stall::wait_lgkm, Stall::wait_vs};
  const auto counter = static_cast<size_t>(std::ranges::find(kReasons, seen.reason) - std::begin(kReasons));
  // A counter that is full has no number of its own.
  const uint32_t left = seen.info->waits && counter < inst::kCounters ? seen.info->waits->most[counter] : UINT32_MAX;
  if (left >= seen.counted[counter % inst::kCounters]) return {{at - 1, false}, LinkKind::wait};
  return {{operations_[counter][seen.counted[counter] - left - 1], false}, LinkKind::wait};
}

// The instruction for which one waited before its issue until its unit accepted it.
ChainRecorder::Cause ChainRecorder::before_unit(size_t at) const {
  const Seen& seen = seen_[at];
  if (!machine_.units_have_queues || seen.info->port != Port::valu) return in_unit(at, seen.time);
  // Both halves of a wave at most.
  for (size_t i = at, first = at - std::min<size_t>(at, steps_); i-- > first;) {
    const InstructionInfo& earlier = *seen_[i].info;
    if (earlier.port != Port::valu) continue;
    const bool same = earlier.cost_class == seen.info->cost_class;
    const uint64_t cycles = same ? std::max(earlier.busy, earlier.other_class) : earlier.other_class;
    const uint64_t since = seen.time - seen_[i].time;
    if (since == cycles || since == 2 * cycles) return {{i, false}, LinkKind::unit};
  }
  return in_unit(at, seen.time);  // the queue was full
}

// A vector instruction waits until memory instructions before it have read their registers. One that writes SGPRs waits
// for all results of the scalar unit.
ChainRecorder::Cause ChainRecorder::behind_memory(size_t at) const {
  const Cause before{{at - 1, false}, LinkKind::order};
  if (seen_[at].info->port != Port::valu) return before;
  const size_t first = at - std::min<size_t>(at, steps_);
  for (size_t i = at; i-- > first;) {
    const Seen& earlier = seen_[i];
    if (earlier.info->port == Port::salu && seen_[at].info->writes_sgpr && earlier.result == seen_[at].time)
      return {{i, true}, LinkKind::dependency};
    if ((earlier.info->port == Port::vmem || earlier.info->port == Port::lds) &&
        earlier.time + machine_.valu_after_store == seen_[at].time)
      return {{i, false}, LinkKind::order};
  }
  return before;
}

// The last instruction of the same unit that executes before `until`.
ChainRecorder::Cause ChainRecorder::in_unit(size_t at, uint64_t until) const {
  for (size_t i = at; i-- > 0;)
    if (seen_[i].info->port == seen_[at].info->port && seen_[i].executed <= until)
      return {{i, has_unit(*seen_[i].info)}, LinkKind::unit};
  return {{at - 1, false}, LinkKind::order};
}

ChainRecorder::Cause ChainRecorder::cause_of(const Node& node) const {
  const Seen& seen = seen_[node.at];
  const Cause before{{node.at - 1, false}, LinkKind::order};
  if (node.executes) {
    // Late because of a source, or of the instruction before it in the unit, or on time.
    if (const Cause& source = sources_[node.at];
        source.node.at != node.at && seen_[source.node.at].result >= seen.executed)
      return source;
    const uint64_t depth = !machine_.units_have_queues     ? 0
                           : seen.info->port == Port::salu ? machine_.salu_depth
                           : seen.info->reads_vgpr         ? machine_.valu_depth
                                                           : machine_.valu_depth_no_vgpr;
    if (seen.executed > seen.time + depth) return in_unit(node.at, seen.executed - 1);
    return {{node.at, false}, LinkKind::pipeline};
  }
  if (seen.busy != 0) return before_unit(node.at);
  if (seen.waited == 0) return before;
  switch (seen.reason) {
    case Stall::dependency: {
      const bool needs_all = machine_.units_have_queues && !has_unit(*seen.info) && seen.info->port != Port::branch;
      const Cause source = needs_all ? latest_result(node.at) : sources_[node.at];
      if (source.node.at == node.at) return machine_.units_have_queues ? behind_memory(node.at) : before;
      if (!machine_.units_have_queues) return source;
      // A result that was there long before is not the reason.
      const uint64_t later = std::max(
          {machine_.condition_after_salu, machine_.scalar_load_after_salu, machine_.load_after_valu, uint32_t{1}});
      return seen_[source.node.at].result + later >= seen.time ? source : behind_memory(node.at);
    }
    case Stall::wait_vm:
    case Stall::wait_lgkm:
    case Stall::wait_vs:
    case Stall::wait_exp: return awaited(node.at);
    case Stall::fetch: return {before.node, LinkKind::branch};
    case Stall::unit_busy: return {before.node, LinkKind::unit};
    case Stall::sleep:
    case Stall::barrier: return {before.node, LinkKind::pause};
    default: return before;
  }
}

CriticalChain ChainRecorder::chain() {
  CriticalChain result;
  // The last instruction has no successor that tells when it executed.
  if (seen_.size() < size_t{steps_} * 2) return result;
  find_sources();
  std::vector<ChainLink> links;
  std::vector<Node> nodes{{seen_.size() - 2, false}};
  std::map<std::pair<uint32_t, bool>, size_t> met;  // place in the path -> in nodes
  const auto place = [&](const Node& node) { return std::pair(seen_[node.at].step % steps_, node.executes); };
  met.emplace(place(nodes.front()), 0);
  while (nodes.back().at > 0) {
    const Node to = nodes.back();
    Cause cause = cause_of(to);
    // What waits before its queue issues while the result that it needs is still under way.
    if (cause.node.executes && time_of(cause.node) > time_of(to)) cause.node.executes = false;
    const uint64_t from_time = time_of(cause.node), to_time = time_of(to);
    const uint32_t from_step = seen_[cause.node.at].step, to_step = seen_[to.at].step;
    links.push_back({from_step % steps_, to_step % steps_, from_step / steps_ != to_step / steps_,
                     to_time - std::min(from_time, to_time), cause.kind, cause.reg});
    nodes.push_back(cause.node);
    const auto [known, is_new] = met.emplace(place(cause.node), nodes.size() - 1);
    if (is_new || seen_[nodes[known->second].at].step == from_step) continue;
    result.links.assign(links.begin() + static_cast<ptrdiff_t>(known->second), links.end());
    std::erase_if(result.links, [](const ChainLink& link) { return link.from == link.to && link.cycles == 0; });
    std::reverse(result.links.begin(), result.links.end());
    result.iterations = (seen_[nodes[known->second].at].step - from_step) / steps_;
    for (const ChainLink& link : result.links) result.cycles += link.cycles;
    break;
  }
  return result;
}

}  // namespace lw::timing
