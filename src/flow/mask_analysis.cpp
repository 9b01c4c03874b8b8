// EXEC forwards through the program: which sets of lanes there are, to a fixed point.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "flow/masks.h"

namespace lw::flow {
namespace {

constexpr int kMaxRounds = 24;
// Register pairs an instruction writes that can be sets of lanes, and terms of the expression for one.
constexpr size_t kMostMasks = 2, kDeepestTerm = 16;

// Scalar registers that a called function may change (LLVM's AMDGPUUsage, non-kernel functions: s30 and above are
// preserved).
constexpr Register kFirstPreservedSgpr = 30;

}  // namespace

class MaskAnalysis {
 public:
  MaskAnalysis(const Code& code, const Graph& graph, const Components& components, Masks& masks, bool full_waves)
      : code_(code), graph_(graph), components_(components), masks_(masks), full_waves_(full_waves) {}

  void run() {
    masks_.masks_.assign(2, Mask{});
    masks_.exec_in_.assign(graph_.blocks.size(), kAllLanes);
    masks_.exec_out_.assign(graph_.blocks.size(), kAllLanes);
    masks_.nonzero_in_.assign(graph_.blocks.size(), false);
    for (uint32_t f = 0; f < graph_.functions.size(); ++f) {
      const bool known = full_waves_ && graph_.functions[f].is_kernel;
      Mask entry;
      entry.function = f;
      masks_.entry_.push_back(known ? kAllLanes : add(entry));
    }
    out_.resize(graph_.blocks.size());
    phis_.resize(graph_.blocks.size());
    visited_at_.assign(graph_.blocks.size(), 0);
    out_changed_at_.assign(graph_.blocks.size(), 0);
    find_steps();
    std::vector<Work> open;
    for (const Function& function : graph_.functions)
      if (writes_exec(function)) {
        open.push_back({&function});
      } else {
        keep_exec(function);
      }
    if (!open.empty()) defined_.assign(code_.size(), kUnknownMask);
    const bool separate = are_separate();
    for (int round = 1; !open.empty() && round <= kMaxRounds + 2; ++round) {
      give_up_ = round > kMaxRounds;
      bool changed = false;
      for (Work& work : open) {
        changed_ = false;
        go_round(work, give_up_ || !separate);
        work.settled = !changed_;
        changed = changed || changed_;
      }
      if (separate) {
        std::erase_if(open, [](const Work& work) { return work.settled; });
      } else if (!changed) {
        open.clear();
      }
    }
    LW_CHECK(open.empty() || give_up_, "the analysis of EXEC settles");
    for (const Work& work : open)
      for (const BlockId id : work.function->blocks) visit(id);
    record();
  }

 private:
  // What scalar register pairs hold, by lower register; pairs that are not here hold nothing known.
  using Pairs = std::vector<std::pair<Register, MaskId>>;
  struct State {
    MaskId exec = kAllLanes;
    Pairs pairs;
    bool nonzero = false;
    bool visited = false;
    bool operator==(const State&) const = default;
  };

  // What an instruction has to do with sets of lanes, by number of Effects.
  enum Role : uint8_t { none, writes_scalars, makes_masks, changes_exec };

  // An instruction that has to do with sets of lanes.
  struct Step {
    uint32_t instruction;
    Role role;
  };

  void find_steps() {
    std::vector<Role> roles(code_.effects_count());
    for (uint32_t number = 0; number < roles.size(); ++number) {
      const Effects& effects = code_.effects_at(number);
      if (effects.writes_scalar)
        roles[number] = effects.writes_exec ? changes_exec : effects.masks.empty() ? writes_scalars : makes_masks;
    }
    first_step_.reserve(graph_.blocks.size() + 1);
    for (const Block& block : graph_.blocks) {
      first_step_.push_back(static_cast<uint32_t>(steps_.size()));
      for (uint32_t i = block.first; i < block.end; ++i) {
        const Role role = code_.at(i).is_instruction ? roles[code_.at(i).effects] : none;
        if (role != none) steps_.push_back({i, role});
      }
    }
    first_step_.push_back(static_cast<uint32_t>(steps_.size()));
    recorded_.resize(graph_.blocks.size());
  }
  std::span<const Step> steps_of(BlockId block) const {
    return std::span(steps_).subspan(first_step_[block], first_step_[block + 1] - first_step_[block]);
  }

  bool writes_exec(const Function& function) const {
    return std::ranges::any_of(function.blocks, [&](BlockId id) {
      return std::ranges::any_of(steps_of(id), [](const Step& step) { return step.role == changes_exec; });
    });
  }

  // A function that is not settled yet.
  struct Work {
    const Function* function;
    uint64_t described_at = 0;  // when what is known of one of its sets changed last
    bool settled = false;
  };

  // No function goes on in blocks of another.
  bool are_separate() const {
    for (BlockId id = 0; id < graph_.blocks.size(); ++id)
      for (const BlockId predecessor : graph_.predecessors_of(id))
        if (graph_.blocks[predecessor].function != graph_.blocks[id].function) return false;
    return true;
  }

  // Visits the blocks of a function in order, those alone for which something may have changed, or all.
  void go_round(Work& work, bool all) {
    const uint64_t began_at = clock_;
    described_at_ = work.described_at;
    const std::vector<BlockId>& blocks = work.function->blocks;
    for (size_t i = 0; i < blocks.size(); ++i) {
      const uint64_t visited_at = visited_at_[blocks[i]];
      // What comes later may come before a block of a cycle, too.
      const bool described =
          described_at_ > visited_at && (described_at_ > began_at || components_.is_in_cycle(blocks[i]));
      if (all || visited_at == 0 || described || has_news(blocks[i], visited_at)) visit(blocks[i]);
    }
    work.described_at = described_at_;
  }

  bool has_news(BlockId id, uint64_t visited_at) const {
    for (const BlockId predecessor : graph_.predecessors_of(id))
      if (out_changed_at_[predecessor] > visited_at) return true;
    return false;
  }

  void note_description() {
    changed_ = true;
    described_at_ = ++clock_;
  }

  // One value of EXEC throughout.
  void keep_exec(const Function& function) {
    const auto number = static_cast<size_t>(&function - graph_.functions.data());
    for (BlockId id : function.blocks) {
      masks_.exec_in_[id] = masks_.exec_out_[id] = masks_.entry_[number];
      masks_.nonzero_in_[id] = function.is_kernel;
    }
  }

  MaskId add(const Mask& mask) {
    masks_.masks_.push_back(mask);
    return static_cast<MaskId>(masks_.masks_.size() - 1);
  }

  static MaskId pair_of(const State& state, Register low) {
    if (low == kExec) return state.exec;
    const auto at = std::lower_bound(state.pairs.begin(), state.pairs.end(), std::pair<Register, MaskId>(low, 0));
    return at != state.pairs.end() && at->first == low ? at->second : kUnknownMask;
  }

  static void set_pair(State& state, Register low, MaskId value) {
    const auto at = std::lower_bound(state.pairs.begin(), state.pairs.end(), std::pair<Register, MaskId>(low, 0));
    const bool present = at != state.pairs.end() && at->first == low;
    if (value == kUnknownMask) {
      if (present) state.pairs.erase(at);
    } else if (present) {
      at->second = value;
    } else {
      state.pairs.insert(at, {low, value});
    }
  }

  using Phis = std::vector<std::pair<Register, MaskId>>;  // of a block, by register
  static Phis::iterator find_phi(Phis& phis, Register slot) {
    return std::lower_bound(phis.begin(), phis.end(), slot,
                            [](const auto& phi, Register wanted) { return phi.first < wanted; });
  }
  bool has_phi(BlockId block, Register slot) {
    const auto at = find_phi(phis_[block], slot);
    return at != phis_[block].end() && at->first == slot;
  }

  // The set that a block begins with for one register pair, where its edges bring different ones.
  MaskId phi(BlockId block, Register slot, const std::vector<std::pair<BlockId, MaskId>>& values) {
    auto at = find_phi(phis_[block], slot);
    if (at == phis_[block].end() || at->first != slot) {
      Mask mask;
      mask.block = block;
      mask.function = graph_.blocks[block].function;
      mask.within = kNoLanes;
      mask.slot = slot;
      at = phis_[block].insert(at, {slot, add(mask)});
      fresh_ = at->second;
    }
    const MaskId id = at->second;
    // What it lies within must be a set that is made before the block on every path: one that holds the values of all
    // edges is. No lanes at all lie in EXEC, too.
    MaskId within = kUnknownMask;
    for (const auto& [predecessor, value] : values) {
      if (value == id || (value != kNoLanes && masks_.is_within(value, id))) continue;
      MaskId around = value;
      if (value == kNoLanes)
        around = predecessor == kNoBlock ? masks_.entry_[graph_.blocks[block].function] : out_[predecessor].exec;
      if (around == kNoLanes) around = kAllLanes;
      within = within == kUnknownMask ? around : masks_.common(within, around);
      while (within == id) within = masks_.at(id).within;
    }
    if (within == kUnknownMask || within == kNoLanes || give_up_) within = kAllLanes;
    describe(id, within);
    return id;
  }

  // Keeps what is known of a set. What is said of a new one is news to nothing: no visit so far has met it.
  void describe(MaskId id, MaskId within, MaskId complement_of = kUnknownMask, MaskId part_a = kUnknownMask,
                MaskId part_b = kUnknownMask) {
    const bool fresh = std::exchange(fresh_, kUnknownMask) == id;
    Mask& mask = masks_.masks_[id];
    if (mask.within == within && mask.complement_of == complement_of && mask.part_a == part_a && mask.part_b == part_b)
      return;
    mask.within = within;
    mask.complement_of = complement_of;
    mask.part_a = part_a;
    mask.part_b = part_b;
    if (!fresh) note_description();
  }

  // What a block begins with.
  void merge(BlockId id, State& state) {
    const Function& function = graph_.functions[graph_.blocks[id].function];
    from_.clear();
    if (function.entry == id) {
      entry_.exec = masks_.entry_[graph_.blocks[id].function];
      entry_.nonzero = function.is_kernel;
      from_.push_back({kNoBlock, &entry_});
    }
    bool nonzero = function.entry != id || function.is_kernel;
    for (const BlockId predecessor : graph_.predecessors_of(id)) {
      if (!out_[predecessor].visited) continue;
      from_.push_back({predecessor, &out_[predecessor]});
      nonzero = nonzero && nonzero_on_edge(predecessor, id);
    }
    state.visited = true;
    state.nonzero = nonzero;
    state.exec = kAllLanes;
    state.pairs.clear();
    if (from_.empty()) return;
    const State& first = *from_.front().state;
    if (from_.size() == 1 && phis_[id].empty()) {
      state.exec = first.exec;
      state.pairs = first.pairs;
      return;
    }
    values_.clear();
    for (const From& from : from_) values_.emplace_back(from.block, from.state->exec);
    state.exec = join(id, kExec);
    for (const auto& [slot, value] : first.pairs) {
      values_.clear();
      for (From& from : from_) {
        const Pairs& pairs = from.state->pairs;
        while (from.next < pairs.size() && pairs[from.next].first < slot) ++from.next;
        if (from.next == pairs.size() || pairs[from.next].first != slot) break;
        values_.emplace_back(from.block, pairs[from.next].second);
      }
      if (values_.size() == from_.size()) state.pairs.emplace_back(slot, join(id, slot));
    }
  }

  // One set for what the edges bring (values_).
  MaskId join(BlockId id, Register slot) {
    const MaskId first = values_.front().second;
    const bool same = std::ranges::all_of(values_, [&](const auto& value) { return value.second == first; });
    return same && !has_phi(id, slot) ? first : phi(id, slot, values_);
  }

  bool nonzero_on_edge(BlockId from, BlockId to) const {
    const Block& block = graph_.blocks[from];
    const Stored& last = code_.at(block.end - 1);
    if (last.is_instruction && block.next != block.target) {
      const Condition condition = code_.effects(block.end - 1).condition;
      if (condition == Condition::execz) return to == block.next;
      if (condition == Condition::execnz) return to == block.target;
    }
    return out_[from].nonzero;
  }

  void visit(BlockId id) {
    visited_at_[id] = ++clock_;
    State& state = state_;
    merge(id, state);
    masks_.exec_in_[id] = state.exec;
    masks_.nonzero_in_[id] = state.nonzero;
    room_.clear();
    for (const auto& [i, role] : steps_of(id)) {
      if (role == writes_scalars && state.pairs.empty()) continue;
      const MaskId before = state.exec;
      const bool nonzero = state.nonzero;
      step(i, state);
      if (state.exec != before || defined_[i] != kUnknownMask || state.nonzero != nonzero)
        room_.push_back({i, state.exec, defined_[i], state.nonzero});
    }
    keep_changes(id);
    masks_.exec_out_[id] = state.exec;
    if (state == out_[id]) return;
    out_[id] = state;
    out_changed_at_[id] = ++clock_;
    changed_ = true;
  }

  // What changes in a block, as its last visit finds it (room_): in the place of what an earlier one found, or behind
  // all others.
  void keep_changes(BlockId id) {
    Recorded& recorded = recorded_[id];
    if (room_.size() > recorded.count) {
      recorded.first = static_cast<uint32_t>(found_.size());
      found_.resize(found_.size() + room_.size());
    }
    recorded.count = static_cast<uint32_t>(room_.size());
    std::ranges::copy(room_, found_.begin() + recorded.first);
  }

  // A value while an expression is evaluated: a known set, the complement of one, or a new set with what is known of
  // it.
  struct Value {
    MaskId id = kUnknownMask;
    bool negated = false;
    bool is_new = false;
    MaskId within = kAllLanes;
    MaskId complement_of = kUnknownMask;
    MaskId part_a = kUnknownMask;
    MaskId part_b = kUnknownMask;

    static Value known(MaskId id) { return {.id = id}; }
    static Value fresh(MaskId within, MaskId complement_of = kUnknownMask) {
      return {.is_new = true, .within = within, .complement_of = complement_of};
    }
    bool is_known() const { return !is_new && !negated && id != kUnknownMask; }
    // The smallest known set around it.
    MaskId around() const { return is_new ? within : is_known() ? id : kUnknownMask; }
  };

  Value without(const Value& a, MaskId b) const {
    if (!a.is_known()) return a.is_new ? Value::fresh(a.within) : Value{};
    if (b == kUnknownMask) return Value::fresh(a.id);
    if (masks_.is_within(a.id, b)) return Value::known(kNoLanes);
    if (masks_.are_disjoint(a.id, b)) return a;
    const Mask& mask = masks_.at(b);
    if (b > kNoLanes && mask.within == a.id && mask.complement_of != kUnknownMask)
      return Value::known(mask.complement_of);
    return Value::fresh(a.id, masks_.is_within(b, a.id) ? b : kUnknownMask);
  }

  Value conjunction(const Value& a, const Value& b) const {
    if (b.negated && !b.is_new) return without(a, b.id);
    if (a.negated && !a.is_new) return without(b, a.id);
    if (a.is_known() && b.is_known()) {
      if (masks_.is_within(a.id, b.id)) return a;
      if (masks_.is_within(b.id, a.id)) return b;
      if (masks_.are_disjoint(a.id, b.id)) return Value::known(kNoLanes);
      return Value::fresh(a.id);
    }
    const MaskId around = a.around() != kUnknownMask ? a.around() : b.around();
    return around == kUnknownMask ? Value{} : Value::fresh(around);
  }

  Value disjunction(const Value& a, const Value& b) const {
    if (a.is_known() && b.is_known()) {
      if (masks_.is_within(a.id, b.id)) return b;
      if (masks_.is_within(b.id, a.id)) return a;
      if (a.id > kNoLanes && masks_.at(a.id).complement_of == b.id) return Value::known(masks_.at(a.id).within);
      if (b.id > kNoLanes && masks_.at(b.id).complement_of == a.id) return Value::known(masks_.at(b.id).within);
    }
    if (a.around() == kUnknownMask || b.around() == kUnknownMask) return {};
    Value value = Value::fresh(masks_.common(a.around(), b.around()));
    value.part_a = a.around();
    value.part_b = b.around();
    return value;
  }

  Value exclusive(const Value& a, const Value& b) const {
    if (a.is_known() && b.is_known()) {
      if (masks_.is_within(b.id, a.id)) return without(a, b.id);
      if (masks_.is_within(a.id, b.id)) return without(b, a.id);
    }
    if (a.around() == kUnknownMask || b.around() == kUnknownMask) return {};
    return Value::fresh(masks_.common(a.around(), b.around()));
  }

  Value evaluate(size_t i, const std::vector<MaskTerm>& terms, const State& state) {
    size_t depth = 0;
    const auto push = [&](const Value& value) { stack_room_[depth++] = value; };
    if (terms.size() > kDeepestTerm) return {};
    for (const MaskTerm& term : terms) {
      Value right, left;
      if (term.kind == MaskTerm::Kind::conjunction || term.kind == MaskTerm::Kind::disjunction ||
          term.kind == MaskTerm::Kind::exclusive) {
        right = stack_room_[--depth];
        left = stack_room_[--depth];
      }
      switch (term.kind) {
        case MaskTerm::Kind::pair: push(Value::known(pair_of(state, code_.resolve(i, term.slot)))); break;
        case MaskTerm::Kind::constant:
          push(term.value == 0              ? Value::known(kNoLanes)
               : term.value == ~uint64_t{0} ? Value::known(kAllLanes)
                                            : Value{});
          break;
        case MaskTerm::Kind::conjunction: push(conjunction(left, right)); break;
        case MaskTerm::Kind::disjunction: push(disjunction(left, right)); break;
        case MaskTerm::Kind::exclusive: {
          // Against all lanes it is the complement.
          const bool left_all = left.is_known() && left.id == kAllLanes;
          const bool right_all = right.is_known() && right.id == kAllLanes;
          if ((left_all || right_all) && !(left.is_new || right.is_new)) {
            Value value = left_all ? right : left;
            value.negated = !value.negated;
            push(value);
          } else {
            push(exclusive(left, right));
          }
          break;
        }
        case MaskTerm::Kind::within_exec: push(Value::fresh(state.exec)); break;
        case MaskTerm::Kind::complement:
        case MaskTerm::Kind::unknown: push({}); break;
      }
    }
    Value value = stack_room_[depth - 1];
    if (value.negated)
      value = value.id == kUnknownMask ? Value{}
              : value.id == kNoLanes   ? Value::known(kAllLanes)
                                       : Value::fresh(kAllLanes, value.id);
    return value;
  }

  MaskId defined_at(size_t i) {
    MaskId& id = defined_[i];
    if (id == kUnknownMask) {
      Mask mask;
      mask.instruction = static_cast<uint32_t>(i);
      mask.function = current_function(i);
      id = add(mask);
      fresh_ = id;
    }
    return id;
  }

  uint32_t current_function(size_t i) const { return graph_.blocks[graph_.block_of(i)].function; }

  void step(size_t i, State& state) {
    const Effects& effects = code_.effects(i);
    std::array<std::pair<Register, Value>, kMostMasks> results;
    size_t count = 0;
    for (const MaskWrite& write : effects.masks) {
      if (write.value.size() == 1 && write.value[0].kind == MaskTerm::Kind::unknown) continue;
      if (count == kMostMasks) break;
      results[count++] = {code_.resolve(i, write.slot), evaluate(i, write.value, state)};
    }
    for (const Write& write : effects.writes) {
      const Register reg = code_.resolve(i, write.slot);
      if (reg < kExec) set_pair(state, reg & ~1u, kUnknownMask);
    }
    if (effects.may_write_any_sgpr) state.pairs.clear();
    if (inst::is_call(effects.control))
      std::erase_if(state.pairs,
                    [](const auto& pair) { return pair.first < kFirstPreservedSgpr || pair.first >= kVcc; });
    // One new set an instruction; where it makes two, the one in EXEC is it.
    std::optional<Value> made;
    for (size_t k = 1; k < count; ++k)
      if (results[k].first == kExec) std::swap(results[0], results[k]);
    bool exec_done = !effects.writes_exec;
    const MaskId old_exec = state.exec;
    for (const auto& [low, value] : std::span(results).first(count)) {
      MaskId id = value.is_known() ? value.id : kUnknownMask;
      const bool wants_new = value.is_new || (low == kExec && id == kUnknownMask);
      if (wants_new) {
        const Value same = value.is_new ? value : Value::fresh(kAllLanes);
        if (!made) {
          made = same;
          id = defined_at(i);
          masks_.masks_[id].slot = low;
          if (give_up_) {
            describe(id, kAllLanes);
          } else {
            describe(id, same.within, same.complement_of, same.part_a, same.part_b);
          }
          std::erase_if(state.pairs, [id](const auto& pair) { return pair.second == id; });
        } else if (made->within == same.within && made->complement_of == same.complement_of &&
                   effects.masks.size() == 2 && effects.masks[0].value == effects.masks[1].value) {
          id = defined_at(i);
        }
      }
      if (low == kExec) {
        set_exec(state, id, old_exec);
        exec_done = true;
      } else if (low < kExec) {
        set_pair(state, low, id);
      }
    }
    if (!exec_done) {
      const MaskId id = defined_at(i);
      describe(id, kAllLanes);
      set_exec(state, id, old_exec);
    }
  }

  void set_exec(State& state, MaskId id, MaskId old_exec) {
    const bool grows = masks_.is_within(old_exec, id) && state.nonzero;
    const bool at_entry =
        id == kAllLanes || (id > kNoLanes && masks_.at(id).instruction == 0xffffffff &&
                            masks_.at(id).block == kNoBlock && graph_.functions[masks_.at(id).function].is_kernel);
    state.nonzero = grows || at_entry;
    state.exec = id;
  }

  // What changes where.
  void record() {
    for (BlockId block = 0; block < graph_.blocks.size(); ++block)
      for (const auto& [slot, id] : phis_[block]) {
        const uint32_t function = graph_.blocks[block].function;
        if (graph_.functions[function].entry == block)
          masks_.incoming_.push_back({id, kNoBlock, slot == kExec ? masks_.entry_[function] : kUnknownMask});
        for (const BlockId predecessor : graph_.predecessors_of(block))
          masks_.incoming_.push_back({id, predecessor, pair_of(out_[predecessor], slot)});
      }
    std::sort(masks_.incoming_.begin(), masks_.incoming_.end(),
              [](const auto& a, const auto& b) { return a.id < b.id; });
    for (BlockId id = 0; id < graph_.blocks.size(); ++id) {
      masks_.first_change_.push_back(static_cast<uint32_t>(masks_.changes_.size()));
      const auto first = found_.begin() + recorded_[id].first;
      masks_.changes_.insert(masks_.changes_.end(), first, first + recorded_[id].count);
    }
    masks_.first_change_.push_back(static_cast<uint32_t>(masks_.changes_.size()));
    drop_unused();
  }

  // Sets that no value of EXEC is, and that none is made of, play no part in liveness: every comparison makes one.
  void drop_unused() {
    std::vector<bool> used(masks_.size());
    std::vector<MaskId> open;
    const auto use = [&](MaskId id) {
      if (id == kUnknownMask || used[id]) return;
      used[id] = true;
      open.push_back(id);
    };
    for (const MaskId id : masks_.exec_in_) use(id);
    for (const Masks::Change& change : masks_.changes_) use(change.exec_after);
    while (!open.empty()) {
      const MaskId id = open.back();
      open.pop_back();
      const Mask& mask = masks_.at(id);
      for (const MaskId other : {mask.within, mask.complement_of, mask.part_a, mask.part_b}) use(other);
      if (mask.block == kNoBlock) continue;
      auto at = std::lower_bound(masks_.incoming_.begin(), masks_.incoming_.end(), id,
                                 [](const auto& incoming, MaskId wanted) { return incoming.id < wanted; });
      for (; at != masks_.incoming_.end() && at->id == id; ++at) use(at->value);
    }
    size_t kept = 0;
    uint32_t first = 0;
    for (BlockId id = 0; id < graph_.blocks.size(); ++id) {
      MaskId exec = masks_.exec_in_[id];
      bool nonzero = masks_.nonzero_in_[id];
      const uint32_t end = masks_.first_change_[id + 1];
      masks_.first_change_[id] = static_cast<uint32_t>(kept);
      for (; first < end; ++first) {
        Masks::Change change = masks_.changes_[first];
        if (change.defined != kUnknownMask && !used[change.defined]) change.defined = kUnknownMask;
        if (change.defined == kUnknownMask && change.exec_after == exec && change.nonzero_after == nonzero) continue;
        exec = change.exec_after;
        nonzero = change.nonzero_after;
        masks_.changes_[kept++] = change;
      }
    }
    masks_.first_change_.back() = static_cast<uint32_t>(kept);
    masks_.changes_.resize(kept);
  }

  const Code& code_;
  const Graph& graph_;
  const Components& components_;
  Masks& masks_;
  bool full_waves_;
  bool changed_ = false;
  bool give_up_ = false;
  std::vector<State> out_;
  std::vector<Phis> phis_;            // by block
  std::vector<Step> steps_;           // by instruction
  std::vector<uint32_t> first_step_;  // by block, into steps_; one more at the end
  // Changes that visits have found: those of each block.
  struct Recorded {
    uint32_t first = 0, count = 0;
  };
  std::vector<Masks::Change> found_;
  std::vector<Recorded> recorded_;  // by block, into found_
  MaskId fresh_ = kUnknownMask;     // the set that has just been made, while nothing is said of it
  // When a block was visited last, and when what it ends with changed: by the ticks of a clock.
  std::vector<uint64_t> visited_at_, out_changed_at_;
  uint64_t clock_ = 0, described_at_ = 0;
  // Room that visits share.
  struct From {
    BlockId block;
    const State* state;
    size_t next = 0;  // into its pairs
  };
  std::vector<From> from_;
  std::vector<std::pair<BlockId, MaskId>> values_;
  State state_, entry_;
  std::vector<Masks::Change> room_;
  std::array<Value, kDeepestTerm> stack_room_;
  std::vector<MaskId> defined_;  // by instruction; empty where nothing writes EXEC
};

Masks::Masks(const Code& code, const Graph& graph, const Components& components, bool full_waves) {
  MaskAnalysis(code, graph, components, *this, full_waves).run();
  finish();
}

}  // namespace lw::flow
