// EXEC forwards through the program: which sets of lanes there are, to a fixed point.
#include <algorithm>
#include <utility>

#include "flow/found_changes.h"
#include "flow/mask_merge.h"
#include "flow/mask_steps.h"
#include "flow/mask_transfer.h"
#include "flow/masks.h"

namespace lw::flow {
namespace {

constexpr int kMaxRounds = 24;

}  // namespace

class MaskAnalysis {
 public:
  MaskAnalysis(const Code& code, const Graph& graph, const GraphComponents& components, Masks& masks, bool full_waves)
      : graph_(graph),
        components_(components),
        masks_(masks),
        full_waves_(full_waves),
        steps_(code, graph),
        made_(graph, steps_.change_exec() ? code.size() : 0, masks.masks_, clock_),
        merge_(code, graph, masks, out_, made_),
        transfer_(code, graph, masks, made_),
        changes_(graph.blocks.size()),
        out_(graph.blocks.size()),
        visited_at_(graph.blocks.size()),
        out_changed_at_(graph.blocks.size()) {}

  void run() {
    masks_.masks_.assign(2, Mask{});
    masks_.exec_in_.assign(graph_.blocks.size(), kAllLanes);
    masks_.exec_out_.assign(graph_.blocks.size(), kAllLanes);
    masks_.nonzero_in_.assign(graph_.blocks.size(), false);
    for (uint32_t f = 0; f < graph_.functions.size(); ++f) {
      const bool known = full_waves_ && graph_.functions[f].is_kernel;
      masks_.entry_.push_back(known ? kAllLanes : made_.add_entry(f));
    }
    solve();
    record();
  }

 private:
  // A function that is not settled yet.
  struct Work {
    const Function* function;
    uint64_t described_at = 0;  // when what is known of one of its sets changed last
    bool settled = false;
  };

  void solve() {
    std::vector<Work> open;
    for (const Function& function : graph_.functions)
      if (steps_.change_exec(function)) {
        open.push_back({&function});
      } else {
        keep_exec(function);
      }
    const bool separate = are_separate();
    for (int round = 1; !open.empty() && round <= kMaxRounds + 2; ++round) {
      if (round > kMaxRounds) made_.give_up();
      for (Work& work : open) go_round(work, made_.has_given_up() || !separate);
      if (separate) {
        std::erase_if(open, [](const Work& work) { return work.settled; });
      } else if (std::ranges::all_of(open, &Work::settled)) {
        open.clear();
      }
    }
    LW_CHECK(open.empty() || made_.has_given_up(), "the analysis of EXEC settles");
    for (const Work& work : open)
      for (const BlockId id : work.function->blocks) visit(id);
  }

  // One value of EXEC throughout.
  void keep_exec(const Function& function) {
    const auto number = static_cast<size_t>(&function - graph_.functions.data());
    for (BlockId id : function.blocks) {
      masks_.exec_in_[id] = masks_.exec_out_[id] = masks_.entry_[number];
      masks_.nonzero_in_[id] = function.is_kernel;
    }
  }

  // No function goes on in blocks of another.
  bool are_separate() const {
    for (BlockId id = 0; id < graph_.blocks.size(); ++id)
      for (const BlockId predecessor : graph_.predecessors_of(id))
        if (graph_.blocks[predecessor].function != graph_.blocks[id].function) return false;
    return true;
  }

  // Visits the blocks of a function in order, those alone for which something may have changed, or all.
  void go_round(Work& work, bool all) {
    const uint64_t began_at = clock_.now;
    clock_.described_at = work.described_at;
    for (const BlockId id : work.function->blocks) {
      const uint64_t visited_at = visited_at_[id];
      // What comes later may come before a block of a cycle, too.
      const bool described =
          clock_.described_at > visited_at && (clock_.described_at > began_at || components_.is_in_cycle(id));
      if (all || visited_at == 0 || described || has_news(id, visited_at)) visit(id);
    }
    work.described_at = clock_.described_at;
    work.settled = clock_.changed_at <= began_at;
  }

  bool has_news(BlockId id, uint64_t visited_at) const {
    return std::ranges::any_of(graph_.predecessors_of(id),
                               [&](BlockId predecessor) { return out_changed_at_[predecessor] > visited_at; });
  }

  void visit(BlockId id) {
    visited_at_[id] = clock_.tick();
    MaskState& state = state_;
    merge_.merge(id, state);
    masks_.exec_in_[id] = state.exec;
    masks_.nonzero_in_[id] = state.nonzero;
    room_.clear();
    for (const auto& [i, role] : steps_.of(id)) {
      if (role == MaskStep::writes_scalars && state.pairs.empty()) continue;
      const MaskId before = state.exec;
      const bool nonzero = state.nonzero;
      transfer_.step(i, state);
      const MaskId made = made_.known_of_instruction(i);
      if (state.exec != before || made != kUnknownMask || state.nonzero != nonzero)
        room_.push_back({i, state.exec, made, state.nonzero});
    }
    changes_.keep(id, room_);
    masks_.exec_out_[id] = state.exec;
    if (state == out_[id]) return;
    out_[id] = state;
    out_changed_at_[id] = clock_.changed_at = clock_.tick();
  }

  void record() {
    record_incoming();
    const std::vector<bool> used = find_used();
    for (BlockId id = 0; id < graph_.blocks.size(); ++id) {
      masks_.first_change_.push_back(static_cast<uint32_t>(masks_.changes_.size()));
      record_changes(id, used);
    }
    masks_.first_change_.push_back(static_cast<uint32_t>(masks_.changes_.size()));
  }

  // What the sets with which blocks begin are on each edge.
  void record_incoming() {
    for (BlockId block = 0; block < graph_.blocks.size(); ++block)
      for (const auto& [low, id] : made_.all_of_block(block)) {
        const uint32_t function = graph_.blocks[block].function;
        if (graph_.functions[function].entry == block)
          masks_.incoming_.push_back({id, kNoBlock, low == kExec ? masks_.entry_[function] : kUnknownMask});
        for (const BlockId predecessor : graph_.predecessors_of(block))
          masks_.incoming_.push_back({id, predecessor, out_[predecessor].pair(low)});
      }
    std::sort(masks_.incoming_.begin(), masks_.incoming_.end(),
              [](const auto& a, const auto& b) { return a.id < b.id; });
  }

  // Sets that no value of EXEC is, and that none is made of, play no part in liveness: every comparison makes one.
  std::vector<bool> find_used() const {
    std::vector<bool> used(masks_.size());
    std::vector<MaskId> open;
    const auto use = [&](MaskId id) {
      if (id == kUnknownMask || used[id]) return;
      used[id] = true;
      open.push_back(id);
    };
    for (const MaskId id : masks_.exec_in_) use(id);
    for (BlockId id = 0; id < graph_.blocks.size(); ++id)
      for (const Masks::Change& change : changes_.of(id)) use(change.exec_after);
    while (!open.empty()) {
      const MaskId id = open.back();
      open.pop_back();
      const Mask& mask = masks_.at(id);
      for (const MaskId other : {mask.within, mask.complement_of, mask.part_a, mask.part_b}) use(other);
      if (mask.block == kNoBlock) continue;
      auto at = std::ranges::lower_bound(masks_.incoming_, id, {}, &Masks::Incoming::id);
      for (; at != masks_.incoming_.end() && at->id == id; ++at) use(at->value);
    }
    return used;
  }

  void record_changes(BlockId id, const std::vector<bool>& used) {
    MaskId exec = masks_.exec_in_[id];
    bool nonzero = masks_.nonzero_in_[id];
    for (Masks::Change change : changes_.of(id)) {
      if (change.defined != kUnknownMask && !used[change.defined]) change.defined = kUnknownMask;
      if (change.defined == kUnknownMask && change.exec_after == exec && change.nonzero_after == nonzero) continue;
      exec = change.exec_after;
      nonzero = change.nonzero_after;
      masks_.changes_.push_back(change);
    }
  }

  const Graph& graph_;
  const GraphComponents& components_;
  Masks& masks_;
  const bool full_waves_;
  MaskClock clock_;
  const MaskSteps steps_;
  MadeMasks made_;
  MaskMerge merge_;
  MaskTransfer transfer_;
  FoundChanges changes_;
  std::vector<MaskState> out_;  // by block, as the next
  // When a block was visited last, and when what it ends with changed.
  std::vector<uint64_t> visited_at_, out_changed_at_;
  MaskState state_;  // room that visits share, as the next
  std::vector<Masks::Change> room_;
};

Masks::Masks(const Code& code, const Graph& graph, const GraphComponents& components, bool full_waves) {
  MaskAnalysis(code, graph, components, *this, full_waves).run();
  finish();
}

}  // namespace lw::flow
