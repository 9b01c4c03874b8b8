// Finds s_nop instructions that no hazard needs.
#include <algorithm>
#include <unordered_map>

#include "lint/lint.h"
#include "lint/row_search.h"

namespace lw::lint {
namespace {

class NopFinder {
 public:
  explicit NopFinder(const Subject& subject) : subject_(subject), graph_(subject.graph()), search_(subject) {
    const HazardRows& rows = subject.rows();
    by_states_ = rows.ended_by_states(kMostStates);
    while (farthest_ < kMostStates && rows.ended_by_states(farthest_) != by_states_) ++farthest_;
  }

  std::vector<Finding> run() {
    for (flow::BlockId b = 0; b < graph_.blocks.size(); ++b) {
      const flow::Block& block = graph_.blocks[b];
      for (size_t i = block.first; subject_.is_reached(b) && i < block.end; ++i)
        if (is_nop(i) && !is_alignment(i) && !is_asked_for(i) && !ends_clause(i) && !may_have_other_reason(i))
          i = judge_run(i);
    }
    return std::move(findings_);
  }

 private:
  bool is_nop(size_t i) const { return subject_.facts(i).is_s_nop(); }

  // Where the run of s_nop that one belongs to ends.
  size_t end_of_run(size_t i) {
    if (i < run_end_) return run_end_;
    run_end_ = i;
    while (run_end_ < subject_.size() && is_nop(run_end_)) ++run_end_;
    return run_end_;
  }

  // Compilers put s_nop before the head of a loop so that it begins a line of the instruction cache or a window of
  // instruction fetch.
  bool is_alignment(size_t i) {
    constexpr uint64_t kWindowBytes = 32;
    i = end_of_run(i);
    if (i >= subject_.size() || subject_.code().address(i) % kWindowBytes != 0) return false;
    const flow::BlockId head = graph_.block_of(i);
    return graph_.blocks[head].first == i && std::ranges::any_of(graph_.predecessors_of(head), [&](flow::BlockId from) {
             return graph_.blocks[from].first >= graph_.blocks[head].first;
           });
  }

  // An s_nop may keep a branch from the distance of Offset3fBug; after exports, s_setprio needs some
  // (LLVM: fixRequiredExportPriority).
  bool may_have_other_reason(size_t i) {
    if (subject_.target().has(isa::Feature::branch_distance_bug)) return true;
    const size_t end = end_of_run(i);
    const auto is_priority = [&](size_t at) {
      return at < subject_.size() && subject_.facts(at).roles.has(isa::Role::set_priority);
    };
    while (i > 0 && is_nop(i)) --i;
    return is_priority(i) || is_priority(end);
  }

  // MSG_DEALLOC_VGPRS needs one (isa/hazards.isa, DeallocVGPRs).
  bool is_asked_for(size_t i) const {
    return i + 1 < subject_.size() && subject_.facts(i + 1).roles.has(isa::Role::dealloc_vgprs);
  }

  // Where memory faults are replayed (XNACK), a run of memory instructions must not overwrite its own addresses; an
  // s_nop ends the run (LLVM: checkSoftClauseHazards).
  bool ends_clause(size_t i) const {
    if (!subject_.target().has(isa::Feature::xnack_clauses) || i == 0 || i + 1 >= subject_.size()) return false;
    const isa::Roles &before = subject_.facts(i - 1).roles, &behind = subject_.facts(i + 1).roles;
    return (before.has(isa::Role::vmem) && behind.has(isa::Role::vmem)) ||
           (before.has(isa::Role::smem) && behind.has(isa::Role::smem));
  }

  // Runs of several are left alone: each of them alone may be needless and all of them not.
  size_t judge_run(size_t first) {
    const size_t end = end_of_run(first);
    if (end != first + 1) return end - 1;
    judge(first);
    return first;
  }

  void judge(size_t nop) {
    const unsigned has = subject_.facts(nop).wait_states;
    const unsigned needed = std::min(needed_states(nop), has);
    if (needed == has) return;
    Finding finding = finding_of(RuleId::NeedlessNop, nop);
    finding.needed = needed;
    finding.present = has;
    findings_.push_back(finding);
  }

  // The wait states that hazards after the nop would lack without it.
  unsigned needed_states(size_t nop) {
    reached_.clear();
    unsigned needed = 0;
    const flow::Block& block = graph_.blocks[graph_.block_of(nop)];
    follow(nop + 1, block.end, 0, nop, needed);
    return needed;
  }

  // `states` are those that lie between the nop and the next instruction.
  void follow(size_t first, size_t end, unsigned states, size_t nop, unsigned& needed) {
    for (size_t i = first; i < end; ++i) {
      if (states >= farthest_) return;
      const Facts& facts = subject_.facts(i);
      if (!facts.valid()) return;
      if (const Rows open = facts.second & by_states_; open != 0)
        for (const TooNear& near : search_.find(i, open, nop)) needed = std::max(needed, near.needed - near.present);
      states += facts.wait_states;
    }
    subject_.for_each_successor(graph_.block_of(end - 1), [&](flow::BlockId to) { enter(to, states, nop, needed); });
  }

  void enter(flow::BlockId b, unsigned states, size_t nop, unsigned& needed) {
    const auto [known, is_new] = reached_.try_emplace(b, states);
    if (!is_new && known->second <= states) return;
    known->second = states;
    follow(graph_.blocks[b].first, graph_.blocks[b].end, states, nop, needed);
  }

  const Subject& subject_;
  const flow::Graph& graph_;
  RowSearch search_;
  Rows by_states_ = 0;
  unsigned farthest_ = 0;
  size_t run_end_ = 0;                                   // of the run of s_nop that was looked at last
  std::unordered_map<flow::BlockId, unsigned> reached_;  // the fewest wait states with which a block was reached
  std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> find_needless_nops(const Subject& subject) { return NopFinder(subject).run(); }

}  // namespace lw::lint
