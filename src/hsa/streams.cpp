#include "hsa/streams.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <deque>
#include <unordered_map>
#include <utility>

#include "base/symbol_name.h"
#include "hsa/allocations.h"
#include "hsa/check_report.h"
#include "hsa/checks.h"

namespace lw::hsa {
namespace {

using check::OperationId;
using check::VectorClock;

// What an operation was, for messages.
struct Operation {
  std::string_view noun;             // "kernel", "copy", "fill", "host"
  std::string actor;                 // "kernel _Z4fillPii on queue 2 of gfx900"
  HostCall call;                     // that asked for it
  code::CodeFacts* facts = nullptr;  // of the program's own kernels
};

struct QueueState {
  struct Rung {
    int64_t last = 0;  // packet
    Submission submission;
  };
  uint32_t actor = 0;
  std::string name;  // "queue 2 of gfx900"
  int64_t submitted = -1;
  std::deque<Rung> rung;
  HostCall call;  // of the packet at hand
};

struct SignalState {
  VectorClock clock;
  bool of_copy = false;  // the last that it told of is a copy
};

struct State {
  std::mutex mutex;
  check::StreamOrder order;
  uint32_t host = order.add_actor();
  std::unordered_map<const Signal*, SignalState> signals;
  std::unordered_map<const Queue*, QueueState> queues;
  std::vector<uint32_t> copy_rows;
  std::deque<Operation> operations;  // from `first_operation` on
  OperationId first_operation = 1;
  size_t under_way = 0;  // packets and copies that are not over
  unsigned queues_made = 0;

  check::Findings findings;
  // Sides whose instruction has to be described when their kernel's facts are free.
  struct Undescribed {
    size_t finding = 0, side = 0;
    code::CodeFacts* facts = nullptr;
  };
  std::vector<Undescribed> undescribed;
  std::vector<CheckReport::Known> known;  // CheckReport::take

  Operation& operation(OperationId id) { return operations[id - first_operation]; }

  OperationId begin(uint32_t actor, Operation operation) {
    operations.push_back(std::move(operation));
    return order.begin(actor);
  }

  void host_learns(const VectorClock& clock) {
    order.learn(host, clock);
    if (under_way != 0 || !order.is_over(order.clock(host))) return;
    order.forget_all();
    first_operation += static_cast<OperationId>(operations.size());
    operations.clear();
  }
};
State& state() {
  static auto* const all = new State;
  return *all;
}

// What the thread has seen while it asks a stream for something: for the next that it asks for.
thread_local VectorClock seen_in_passing;
// The last signal of which it was told, meanwhile, that it is not there yet.
thread_local const Signal* not_yet = nullptr;
// How often it was told so of copies. Who looks again and again waits, and is told the truth.
thread_local unsigned times_hidden = 0;
constexpr unsigned kMostHidden = 64;

Submission submission_now() {
  Submission submission{state().order.clock(state().host), host_call()};
  submission.clock.learn(seen_in_passing);
  seen_in_passing = {};
  not_yet = nullptr;
  times_hidden = 0;
  return submission;
}

std::string_view noun_of(std::string_view kernel) {
  if (!is_runtime_kernel(kernel)) return "kernel";
  if (kernel.find("fill") != kernel.npos) return "fill";
  return kernel.find("copy") != kernel.npos ? "copy" : "kernel";
}

// "a kernel and a copy", whichever was first.
std::string both(std::string_view first, std::string_view second) {
  constexpr std::array<std::string_view, 4> kOrder{"kernel", "fill", "copy", "host"};
  if (first == second) return fmt::format("two {}", first == "copy" ? "copies" : std::string(first) + "s");
  if (std::ranges::find(kOrder, first) > std::ranges::find(kOrder, second)) std::swap(first, second);
  return fmt::format("a {} and {} {}", first, second == "host" ? "the" : "a", second);
}

std::string relation(uint64_t address) {
  const auto* const pointer = reinterpret_cast<const void*>(address);
  const std::optional<Allocation> found = Allocations::instance().find(pointer);
  if (!found) return fmt::format("at {:#x}", address);
  return fmt::format("at offset {} of {}", address - found->begin(), to_string(*found));
}

std::string role_of(const Operation& operation, const check::StreamAccess& access, bool writes) {
  if (operation.facts == nullptr) return writes ? "write" : "read";
  return access.atomic ? "atomic" : writes ? "store" : "load";
}

uint64_t pc_of(const Operation& operation, const check::StreamAccess& access) {
  return operation.facts == nullptr ? 0 : operation.facts->begin() + (uint64_t{access.place} - 1) * 4;
}

// Tells operations apart that are the same work of the same call.
uint64_t identity(const Operation& operation, const check::StreamAccess& access) {
  const uint64_t pc = pc_of(operation, access);
  return pc != 0 ? pc : operation.call.place() ^ uint64_t { static_cast<unsigned char>(operation.noun[0]) } << 56;
}

void add_side(State& all, check::Finding& finding, const Operation& operation, const check::StreamAccess& access,
              bool writes, std::string_view detail) {
  check::FindingSide side;
  side.role = role_of(operation, access, writes);
  side.actor = operation.actor + std::string(detail);
  side.pc = pc_of(operation, access);
  side.caller = operation.call.text();
  if (side.pc != 0) all.undescribed.push_back({all.findings.all().size(), finding.sides.size(), operation.facts});
  finding.sides.push_back(std::move(side));
}

enum What : unsigned { unordered, given_back };

void add_finding(State& all, check::Finding finding, uint64_t address, uint32_t size_bytes) {
  finding.check = check::Check::streams;
  finding.space = "global";
  finding.address = address;
  finding.size_bytes = size_bytes;
  finding.relation = relation(address);
  all.findings.add(std::move(finding));
}

void found(State& all, const check::StreamOrder::Conflict& conflict, std::string_view detail) {
  const Operation& earlier = all.operation(conflict.earlier.operation);
  const Operation& later = all.operation(conflict.later.operation);
  const uint64_t first = identity(earlier, conflict.earlier), second = identity(later, conflict.later);
  if (all.findings.seen(check::Check::streams, unordered, std::min(first, second), std::max(first, second))) return;
  check::Finding finding;
  finding.message = fmt::format("{} access the same memory, and nothing orders them", both(earlier.noun, later.noun));
  add_side(all, finding, earlier, conflict.earlier, conflict.earlier_writes, "");
  add_side(all, finding, later, conflict.later, conflict.later_writes, detail);
  add_finding(all, std::move(finding), conflict.address, 4);
}

void found_in_freed(State& all, const check::StreamOrder::Conflict& conflict, std::string_view what) {
  const Operation& earlier = all.operation(conflict.earlier.operation);
  const HostCall call = host_call();
  if (all.findings.seen(check::Check::streams, given_back, identity(earlier, conflict.earlier), call.place())) return;
  check::Finding finding;
  finding.message = fmt::format("memory is freed while a {} may still use it", earlier.noun);
  add_side(all, finding, earlier, conflict.earlier, conflict.earlier_writes, "");
  check::FindingSide side;
  side.role = "free";
  side.actor = "host";
  side.text = std::string(what);
  side.caller = call.text();
  finding.sides.push_back(std::move(side));
  add_finding(all, std::move(finding), conflict.address, 4);
}

void access_ranges(State& all, OperationId operation, std::span<const CopiedRange> ranges) {
  for (const CopiedRange& range : ranges)
    all.order.access({.operation = operation}, range.is_written, reinterpret_cast<uintptr_t>(range.address),
                     range.size_bytes, [&](const auto& conflict) { found(all, conflict, ""); });
  all.order.compact();
}

QueueState& state_of(State& all, Queue& queue) {
  const auto [it, is_new] = all.queues.try_emplace(&queue);
  if (is_new) {
    it->second.actor = all.order.add_actor();
    it->second.name = fmt::format("queue {} of {}", ++all.queues_made, queue.gpu().target->name);
  }
  return it->second;
}

void report(State& all) {
  for (const auto& [finding, side, facts] : all.undescribed) check::describe(all.findings.side(finding, side), *facts);
  all.undescribed.clear();
  if (!all.findings.all().empty()) CheckReport::instance().take(all.findings, all.known);
}

}  // namespace

bool is_checking_streams() {
  static const bool checking = is_checking(check::Check::streams);
  return checking;
}

OrderLock::OrderLock() {
  if (is_checking_streams()) lock_ = std::unique_lock(state().mutex);
}

// The HIP runtime looks at the signal of what came before to leave waits out of what it asks for next. Asking a stream
// to wait for an event, it looks whether that is over, and where it is, asks for nothing: then the host knows. Where it
// is not, it waits for a moment, looks again, and asks in any case.
void OrderLock::host_saw(Signal& signal, Look look) {
  if (!lock_.owns_lock()) return;
  State& all = state();
  const auto found = all.signals.find(&signal);
  if (found == all.signals.end()) return;
  const VectorClock known = found->second.clock;
  if (all.order.clock(all.host).covers(known)) return;
  if (look != Look::wait && seen_in_passing.covers(known)) return;
  const HostCall call = look == Look::wait ? HostCall{} : host_call();
  const bool is_for_next = (call.is_asynchronous() && !(look == Look::glance && found->second.of_copy)) ||
                           (call.makes_stream_wait() && (look == Look::short_wait || not_yet == &signal));
  if (is_for_next)
    seen_in_passing.learn(known);
  else
    all.host_learns(known);
}

void OrderLock::host_saw_not_yet(Signal& signal) {
  if (lock_.owns_lock()) not_yet = &signal;
}

bool OrderLock::hides_copy(Signal& signal) {
  if (!lock_.owns_lock() || times_hidden == kMostHidden) return false;
  State& all = state();
  const auto found = all.signals.find(&signal);
  if (found == all.signals.end() || !found->second.of_copy) return false;
  const VectorClock& known = found->second.clock;
  if (all.order.clock(all.host).covers(known) || seen_in_passing.covers(known)) return false;
  const HostCall call = host_call();
  if (!call.is_asynchronous() && !call.makes_stream_wait()) return false;
  not_yet = &signal;
  ++times_hidden;
  return true;
}

void OrderLock::host_set(Signal& signal) {
  if (lock_.owns_lock()) state().signals[&signal] = {state().order.clock(state().host), false};
}

void OrderLock::host_changed(Signal& signal) {
  if (lock_.owns_lock()) state().signals[&signal].clock.learn(state().order.clock(state().host));
}

void OrderLock::completed(Signal& signal, uint32_t actor) {
  if (!lock_.owns_lock()) return;
  State& all = state();
  SignalState& known = all.signals[&signal];
  known.clock.learn(all.order.clock(actor));
  known.of_copy = std::ranges::find(all.copy_rows, actor) != all.copy_rows.end();
}

void OrderLock::forget(Signal& signal) {
  if (lock_.owns_lock()) state().signals.erase(&signal);
}

void packets_submitted(Queue& queue, int64_t last) {
  if (!is_checking_streams()) return;
  State& all = state();
  const std::lock_guard lock(all.mutex);
  QueueState& mine = state_of(all, queue);
  if (last > mine.submitted) {
    all.under_way += static_cast<size_t>(last - mine.submitted);
    mine.submitted = last;
  }
  mine.rung.push_back({last, submission_now()});
}

uint32_t packet_begins(Queue& queue, uint64_t index, bool late) {
  if (!is_checking_streams()) return 0;
  State& all = state();
  const std::lock_guard lock(all.mutex);
  QueueState& mine = state_of(all, queue);
  const auto packet = static_cast<int64_t>(index);
  while (!mine.rung.empty() && mine.rung.front().last < packet) mine.rung.pop_front();
  if (!mine.rung.empty()) {
    all.order.learn(mine.actor, mine.rung.front().submission.clock);
    mine.call = mine.rung.front().submission.call;
  }
  // Another thread rang for it before it was there; who put it there may know more.
  if (late) all.order.learn(mine.actor, VectorClock(all.order.clock(all.host)));
  return mine.actor;
}

void packet_waited(Queue& queue, Signal& signal) {
  if (!is_checking_streams()) return;
  State& all = state();
  const std::lock_guard lock(all.mutex);
  if (const auto known = all.signals.find(&signal); known != all.signals.end())
    all.order.learn(state_of(all, queue).actor, known->second.clock);
}

void packet_ended(Queue&) {
  if (!is_checking_streams()) return;
  const std::lock_guard lock(state().mutex);
  --state().under_way;
}

void queue_destroyed(Queue& queue) {
  if (!is_checking_streams()) return;
  State& all = state();
  const std::lock_guard lock(all.mutex);
  const auto found = all.queues.find(&queue);
  if (found == all.queues.end()) return;
  all.host_learns(VectorClock(all.order.clock(found->second.actor)));
  all.queues.erase(found);
}

Submission copy_submitted() {
  if (!is_checking_streams()) return {};
  const std::lock_guard lock(state().mutex);
  ++state().under_way;
  return submission_now();
}

uint32_t copy_begins(const Submission& submission, std::span<const Awaited> dependencies, std::string what,
                     std::span<const CopiedRange> ranges) {
  if (!is_checking_streams()) return 0;
  uint32_t row = 0;
  {
    State& all = state();
    const std::lock_guard lock(all.mutex);
    VectorClock clock = submission.clock;
    for (const Awaited& one : dependencies)
      if (const auto known = all.signals.find(one.signal); known != all.signals.end()) clock.learn(known->second.clock);
    row = all.order.row_for(clock, all.copy_rows);
    all.order.learn(row, clock);
    const OperationId operation = all.begin(row, {"copy", std::move(what), submission.call});
    access_ranges(all, operation, ranges);
    --all.under_way;
  }
  report_streams();
  return row;
}

void host_accesses(std::string what, std::span<const CopiedRange> ranges) {
  if (!is_checking_streams()) return;
  {
    State& all = state();
    const std::lock_guard lock(all.mutex);
    const OperationId operation = all.begin(all.host, {"host", "host, " + std::move(what), host_call()});
    access_ranges(all, operation, ranges);
  }
  report_streams();
}

void memory_freed(const void* address, size_t size_bytes, std::string_view what) {
  if (!is_checking_streams()) return;
  {
    State& all = state();
    const std::lock_guard lock(all.mutex);
    all.order.forget(reinterpret_cast<uintptr_t>(host_pointer(address)), size_bytes, all.order.clock(all.host),
                     [&](const auto& conflict) { found_in_freed(all, conflict, what); });
  }
  report_streams();
}

namespace {

class StreamOrder final : public watch::Watcher, events::Sink {
 public:
  explicit StreamOrder(const ProgramDispatch& dispatch) : facts_(dispatch.facts) {
    State& all = state();
    const std::lock_guard lock(all.mutex);
    const QueueState& mine = state_of(all, dispatch.queue);
    const std::string& name = dispatch.kernel.kernel->name;
    Operation operation{noun_of(name), fmt::format("kernel {} on {}", shown_symbol(name), mine.name), mine.call,
                        facts_};
    operation_ = all.begin(mine.actor, std::move(operation));
  }

  events::Sink* sink() override { return this; }
  void end(const events::Outcome& outcome) override;

 private:
  bool wants_accesses() const override { return true; }
  void access(const events::ExecutedInstruction& instruction, const events::Access& access) override;

  code::CodeFacts* facts_;  // of the program's own kernel
  check::OperationId operation_ = 0;
};

void StreamOrder::access(const events::ExecutedInstruction& instruction, const events::Access& access) {
  if (access.space != events::Space::global && access.space != events::Space::scalar) return;
  check::StreamAccess made{.operation = operation_};
  const bool writes = access.kind != events::AccessKind::load;
  const bool is_one_piece = std::has_single_bit(access.size_bytes) && access.size_bytes <= 8;
  made.atomic = access.kind == events::AccessKind::atomic;
  made.single = access.kind == events::AccessKind::store && is_one_piece;
  if (facts_ != nullptr) {
    made.place = static_cast<uint32_t>((instruction.pc - facts_->begin()) / 4 + 1) & 0x1fff'ffff;
    made.past = access.kind == events::AccessKind::load && access.space == events::Space::global && is_one_piece &&
                facts_->at(instruction.pc).instruction.mod(isa::Modifier::glc) != 0;
  }
  State& all = state();
  const std::lock_guard lock(all.mutex);
  for (uint64_t left = access.lanes; left != 0;) {
    // Lanes side by side are one range.
    const auto lane = static_cast<unsigned>(std::countr_zero(left));
    const uint64_t begin = access.address[lane];
    uint64_t end = begin;
    while (left != 0 && access.address[static_cast<size_t>(std::countr_zero(left))] == end) {
      end += access.size_bytes;
      left &= left - 1;
    }
    const uint64_t address = reinterpret_cast<uintptr_t>(host_pointer(reinterpret_cast<const void*>(begin)));
    all.order.access(made, writes, address, end - begin, [&](const auto& conflict) {
      const auto& group = instruction.wave.workgroup;
      const uint64_t past = (conflict.address - address) / access.size_bytes;
      std::string where =
          fmt::format(", workgroup ({}, {}, {}), wave {}", group[0], group[1], group[2], instruction.wave.wave);
      if (access.space == events::Space::global) where += fmt::format(", lane {}", lane + past);
      found(all, conflict, facts_ != nullptr ? where : "");
    });
  }
}

void StreamOrder::end(const events::Outcome&) {
  {
    const std::lock_guard lock(state().mutex);
    state().order.compact();
  }
  report_streams(/*facts_are_free=*/facts_ != nullptr);
}

}  // namespace

std::unique_ptr<watch::Watcher> watch_streams(ProgramDispatch& dispatch) {
  return is_checking_streams() ? std::make_unique<StreamOrder>(dispatch) : nullptr;
}

void report_streams(bool facts_are_free) {
  if (!is_checking_streams()) return;
  // Whoever waits for a turn here may be what the kernel at hand waits for.
  std::unique_lock turn(check_turns(), std::defer_lock);
  if (!facts_are_free && !turn.try_lock()) return;
  State& all = state();
  const std::lock_guard lock(all.mutex);
  report(all);
}

void report_last_of_streams() {
  if (!is_checking_streams()) return;
  const std::unique_lock turn(check_turns(), std::try_to_lock);
  State& all = state();
  const std::lock_guard lock(all.mutex);
  if (!turn.owns_lock()) {
    for (const auto& [finding, side, facts] : all.undescribed) all.findings.side(finding, side).pc = 0;
    all.undescribed.clear();
  }
  report(all);
}

}  // namespace lw::hsa
