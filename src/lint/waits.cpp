// Waits for memory that are missing, and waits that wait for nothing.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "flow/call_graph.h"
#include "lint/armed.h"
#include "lint/lint.h"
#include "lint/pending.h"
#include "lint/words.h"

namespace lw::lint {
namespace {

class WaitFinder {
 public:
  explicit WaitFinder(const Subject& subject)
      : subject_(subject),
        graph_(subject.graph()),
        before_(graph_.blocks.size()),
        at_call_(graph_.blocks.size()),
        after_tail_(graph_.blocks.size()),
        reached_(graph_.functions.size()) {}

  std::vector<Finding> run() {
    find_callees();
    solve();
    for (flow::BlockId b = 0; b < graph_.blocks.size(); ++b)
      if (subject_.is_reached(b) && before_[b].is_visited()) report(b);
    return std::move(findings_);
  }

 private:
  // Which functions each function may run, itself included.
  void find_callees() {
    const flow::CallGraph calls(graph_);
    bool news = true;
    while (news) {
      news = false;
      for (const uint32_t function : calls.callees_first()) {
        std::set<uint32_t>& reached = reached_[function];
        const size_t before = reached.size();
        reached.insert(function);
        for (const uint32_t call : calls.calls_in(function))
          flow::for_each_callee(graph_, graph_.calls[call], [&](uint32_t callee) {
            if (callee != function) reached.insert(reached_[callee].begin(), reached_[callee].end());
          });
        news |= calls.is_recursive() && reached.size() != before;
      }
    }
  }

  void solve() {
    calls_anything_ = std::ranges::any_of(graph_.calls, [&](const flow::Call& call) {
      return call.callee == flow::Graph::kUnknownFunction && !subject_.is_return(call.block);
    });
    for (flow::BlockId b = 0; b < graph_.blocks.size(); ++b) {
      if (subject_.is_kernel_entry(b)) enter(b, Outstanding());
      // What runs before it is unknown, at least from some callers.
      if (subject_.is_function_entry(b) &&
          (calls_anything_ || graph_.functions[graph_.blocks[b].function].called_from_elsewhere))
        enter(b, Outstanding::unknown(subject_.target()));
    }
    follow_all();
    enter_behind_calls();
    // Functions that nothing calls, and what only they call.
    for (flow::BlockId b = 0; b < graph_.blocks.size(); ++b) {
      if (!subject_.is_function_entry(b) || before_[b].is_visited()) continue;
      enter(b, Outstanding::unknown(subject_.target()));
      follow_all();
      enter_behind_calls();
    }
  }

  // A function may return from code of another one, to which it has jumped.
  void enter_behind_calls() {
    for (const flow::Call& call : graph_.calls) {
      const flow::BlockId next = graph_.blocks[call.block].next;
      if (next == flow::kNoBlock || before_[next].is_visited() || !at_call_[call.block].is_visited()) continue;
      enter(next, Outstanding::unknown(subject_.target()));
      follow_all();
    }
  }

  void follow_all() {
    while (!work_.empty()) {
      const flow::BlockId b = *work_.begin();
      work_.erase(work_.begin());
      follow(b);
    }
  }

  void enter(flow::BlockId b, const Outstanding& state) {
    if (b != flow::kNoBlock && before_[b].merge(state)) work_.insert(b);
  }

  void pass(size_t i, Outstanding& state) const {
    const Facts& facts = subject_.facts(i);
    if (!facts.valid()) return;
    state.use(subject_.target(), facts, [](const Pending&, const inst::Access&) {});
    finish(i, facts, state);
  }
  void finish(size_t i, const Facts& facts, Outstanding& state) const {
    if (facts.waits) state.wait(*facts.waits);
    if (facts.counts_any) state.issue(subject_.target(), facts, static_cast<uint32_t>(i));
  }

  void follow(flow::BlockId b) {
    const flow::Block& block = graph_.blocks[b];
    Outstanding state = before_[b];
    for (size_t i = block.first; i < block.end; ++i) pass(i, state);
    if (subject_.is_return(b)) return leave(block.function, state);
    if (const flow::Call* call = graph_.call_at(b)) return follow_call(b, *call, state);
    subject_.for_each_jump(b, [&](flow::BlockId to) { enter(to, state); });
  }

  void follow_call(flow::BlockId b, const flow::Call& call, const Outstanding& state) {
    const flow::Block& block = graph_.blocks[b];
    if (call.callee == flow::Graph::kUnknownFunction) return enter(block.next, Outstanding::unknown(subject_.target()));
    if (!at_call_[b].merge(state)) return;
    enter(graph_.functions[call.callee].entry, at_call_[b].at_entry());
    for (const flow::BlockId end : subject_.ends_of(call.callee)) {
      if (subject_.is_return(end) && before_[end].is_visited()) work_.insert(end);
      if (after_tail_[end].is_visited()) return_to(b, after_tail_[end]);
    }
  }

  void leave(uint32_t function, const Outstanding& at_return) {
    for (const flow::BlockId caller : subject_.callers_of(function)) return_to(caller, at_return);
  }

  // A jump to a function returns from its own function, too.
  void return_to(flow::BlockId caller, const Outstanding& at_return) {
    if (!at_call_[caller].is_visited()) return;
    const std::set<uint32_t>& callees = reached_[graph_.call_at(caller)->callee];
    const Outstanding state = at_return.after_call(at_call_[caller], [&](const Pending& pending) {
      return callees.contains(graph_.blocks[graph_.block_of(pending.by)].function);
    });
    if (!subject_.is_tail_call(caller)) return enter(graph_.blocks[caller].next, state);
    if (after_tail_[caller].merge(state)) leave(graph_.blocks[caller].function, after_tail_[caller]);
  }

  void report(flow::BlockId b) {
    const flow::Block& block = graph_.blocks[b];
    Rows armed = subject_.armed_before(b);
    Outstanding state = before_[b];
    for (size_t i = block.first; i < block.end; ++i) {
      const Facts& facts = subject_.facts(i);
      if (!facts.valid()) return;
      state.use(subject_.target(), facts,
                [&](const Pending& pending, const inst::Access& access) { add_missing(i, pending, access); });
      if (facts.waits && may_be_redundant(facts) && state.meets(*facts.waits) && (facts.ends & armed) == 0)
        add_redundant(i, *facts.waits, state);
      finish(i, facts, state);
      armed = armed_after(facts, armed);
    }
  }

  // s_wait_idle waits for more than memory; storecnt and kmcnt also count write-backs and barriers, which
  // inst::counts_of() leaves out.
  static bool may_be_redundant(const Facts& facts) {
    if (facts.instruction.enc().record().waits == isa::WaitKind::all) return false;
    for (const inst::Counter counter : {inst::Counter::store, inst::Counter::km})
      if ((*facts.waits)[counter] != UINT32_MAX) return false;
    for (size_t counter = 0; counter < static_cast<size_t>(inst::Counter::va_vdst); ++counter)
      if (facts.waits->most[counter] != UINT32_MAX) return true;
    return false;
  }

  // Two instructions give one finding, even for FLAT, which increments two counters.
  void add_missing(size_t i, const Pending& pending, const inst::Access& access) {
    const inst::Access overlap = overlap_of(access, pending.access());
    for (size_t known = findings_.size(); known-- > 0 && findings_[known].at == i;) {
      const Finding& other = findings_[known];
      if (other.first == pending.by) return;
      // Different callers may have begun the same.
      if (pending.at_entry != Pending::kOwn && other.counter == pending.counter &&
          other.registers.first == overlap.first && other.registers.count == overlap.count)
        return;
    }
    Finding finding = finding_of(RuleId::MissingWait, i);
    finding.first = pending.by;
    finding.registers = overlap;
    finding.counter = pending.counter;
    finding.use = pending.is_source ? Use::overwrites_source : access.read ? Use::reads : Use::overwrites;
    findings_.push_back(finding);
  }

  static inst::Access overlap_of(const inst::Access& a, const inst::Access& b) {
    const uint16_t first = std::max(a.first, b.first);
    const int end = std::min(a.first + a.count, b.first + b.count);
    return {first, static_cast<uint8_t>(end - first)};
  }

  // "vmcnt is already 0 and lgkmcnt is already at most 1"; empty if nothing that the wait waits for is outstanding.
  std::string already_low(const inst::Waits& waits, const Outstanding& state) const {
    std::string text;
    bool any = false;
    for (size_t at = 0; at < static_cast<size_t>(inst::Counter::va_vdst); ++at) {
      const auto counter = static_cast<inst::Counter>(at);
      if (waits[counter] >= inst::most_counted(subject_.target(), counter)) continue;
      any |= state.most(counter) != 0;
      text += fmt::format("{}{} is already {}{}", text.empty() ? "" : " and ", counter_name(counter),
                          waits[counter] == 0 ? "" : "at most ", waits[counter]);
    }
    return any ? text : std::string();
  }

  void add_redundant(size_t i, const inst::Waits& waits, const Outstanding& state) {
    Finding finding = finding_of(RuleId::RedundantWait, i);
    finding.text = already_low(waits, state);
    findings_.push_back(finding);
  }

  const Subject& subject_;
  const flow::Graph& graph_;
  std::vector<Outstanding> before_, at_call_;  // by block
  std::vector<Outstanding> after_tail_;        // by block that jumps to a function: what that returns with
  std::vector<std::set<uint32_t>> reached_;    // by function
  std::set<flow::BlockId> work_;
  bool calls_anything_ = false;  // some call may reach any function
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> find_wait_faults(const Subject& subject) { return WaitFinder(subject).run(); }

}  // namespace lw::lint
