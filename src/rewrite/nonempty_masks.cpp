#include "rewrite/nonempty_masks.h"

#include <algorithm>

namespace lw::rewrite {

NonemptyMasks::NonemptyMasks(const flow::Code& code, const flow::Graph& graph)
    : code_(code), graph_(graph), before_(graph.blocks.size()), is_reached_(graph.blocks.size()) {
  std::vector<flow::BlockId> work;
  const auto enter = [&](flow::BlockId block, const Masks& masks) {
    if (block != flow::kNoBlock && merge(block, masks)) work.push_back(block);
  };
  for (const flow::Function& function : graph.functions) {
    if (function.entry == flow::kNoBlock) continue;
    Masks known;
    if (function.is_kernel && !function.called_from_elsewhere) known.set(flow::kExec);
    enter(function.entry, known);
  }
  while (!work.empty()) {
    const flow::BlockId b = work.back();
    work.pop_back();
    const flow::Block& block = graph.blocks[b];
    Masks out = after(b);
    Masks next = out, target = out;
    if (block.end > block.first && code.at(block.end - 1).is_instruction) {
      const flow::Condition condition = code.effects(block.end - 1).condition;
      if (condition == flow::Condition::execz) next.set(flow::kExec);
      if (condition == flow::Condition::execnz) target.set(flow::kExec);
    }
    if (const flow::Call* const call = graph.call_at(b)) {
      next.reset();
      if (call->callee != flow::Graph::kUnknownFunction) enter(graph.functions[call->callee].entry, {});
    }
    enter(block.next, next);
    enter(block.target, target);
    for (const auto& [from, to] : graph.more_successors_of(b)) enter(to, out);
  }
}

// Returns whether the block has to be looked at again.
bool NonemptyMasks::merge(flow::BlockId to, const Masks& masks) {
  const Masks merged = is_reached_[to] ? before_[to] & masks : masks;
  const bool changed = !is_reached_[to] || merged != before_[to];
  is_reached_[to] = true;
  before_[to] = merged;
  return changed;
}

namespace {

bool is_nonempty(const flow::MaskWrite& write, const flow::Code& code, size_t i, const auto& is_known) {
  // In postfix form; only what is certain: a copy, a constant, and a disjunction with a mask that is not empty.
  std::vector<bool> stack;
  for (const flow::MaskTerm& term : write.value) {
    using Kind = flow::MaskTerm::Kind;
    switch (term.kind) {
      case Kind::pair: stack.push_back(is_known(code.resolve(i, term.slot))); break;
      case Kind::constant: stack.push_back(false); break;
      case Kind::unknown:
      case Kind::within_exec: stack.push_back(false); break;
      case Kind::complement:
        if (stack.empty()) return false;
        stack.back() = false;
        break;
      case Kind::conjunction:
      case Kind::disjunction:
      case Kind::exclusive: {
        if (stack.size() < 2) return false;
        const bool right = stack.back();
        stack.pop_back();
        stack.back() = term.kind == Kind::disjunction && (stack.back() || right);
        break;
      }
    }
  }
  return stack.size() == 1 && stack[0];
}

}  // namespace

void NonemptyMasks::step(size_t i, Masks& known) const {
  if (!code_.at(i).is_instruction) {
    known.reset();
    return;
  }
  const flow::Effects& effects = code_.effects(i);
  if (effects.may_write_any_sgpr) known.reset();
  if (!effects.writes_scalar) return;
  const Masks before = known;
  for (const flow::Write& write : effects.writes) {
    const flow::Register reg = code_.resolve(i, write.slot);
    if (reg >= known.size()) continue;
    known.reset(reg);
    if (reg > 0) known.reset(reg - 1);  // the high half of a pair
  }
  for (const flow::MaskWrite& write : effects.masks) {
    const flow::Register low = code_.resolve(i, write.slot);
    const auto is_known = [&](flow::Register reg) { return reg < before.size() && before.test(reg); };
    if (low < known.size() && is_nonempty(write, code_, i, is_known)) known.set(low);
  }
}

NonemptyMasks::Masks NonemptyMasks::after(flow::BlockId block) const {
  Masks known = before_[block];
  for (size_t i = graph_.blocks[block].first; i < graph_.blocks[block].end; ++i) step(i, known);
  return known;
}

std::vector<bool> NonemptyMasks::exec_in(const flow::Block& block) const {
  const auto id = graph_.block_of(block.first);
  Masks known = is_reached_[id] ? before_[id] : Masks();
  std::vector<bool> list;
  for (size_t i = block.first; i < block.end; ++i) {
    list.push_back(known.test(flow::kExec));
    step(i, known);
  }
  return list;
}

}  // namespace lw::rewrite
