#include "flow/unwritten.h"

#include <algorithm>

namespace lw::flow {

RegisterSet not_received(const Function& function) {
  RegisterSet set;
  if (!function.is_kernel || !function.received) return set;
  for (Register reg = 0; reg < kRegisterCount; ++reg) {
    if (is_sgpr(reg)) set[reg] = reg >= function.received->sgprs;
    if (is_vgpr(reg)) set[reg] = reg >= kVgpr + function.received->vgprs;
    if (is_agpr(reg)) set.set(reg);
  }
  return set;
}

namespace {

// Forwards: which of the candidates may have been written where each block begins.
class Written {
 public:
  Written(const Code& code, const Graph& graph, const RegisterSet& candidates)
      : code_(code), graph_(graph), candidates_(candidates), before_(graph.blocks.size()), in_(graph.blocks.size()) {
    for (BlockId id = 0; id < graph.blocks.size(); ++id)
      for (size_t i = graph.blocks[id].first; i < graph.blocks[id].end; ++i)
        for_each_written(i, [&](Register reg) { in_[id].set(reg); });
    find_functions();
    for (const Function& function : graph.functions)
      if (function.is_kernel)
        before_[function.entry] = candidates_ & ~not_received(function);
      else if (function.called_from_elsewhere)
        before_[function.entry] = candidates_;
    for (bool again = true; again;) {
      again = false;
      for (const Function& function : graph.functions)
        for (const BlockId id : function.blocks) again |= visit(id);
    }
  }

  const RegisterSet& before(BlockId id) const { return before_[id]; }

  const RegisterSet& by_block(BlockId id) const { return in_[id]; }

  // Visits the candidates that an instruction may write.
  template <class Visit>
  void for_each_written(size_t i, const Visit& visit) const {
    if (!code_.at(i).is_instruction) return;
    const Effects& effects = code_.effects(i);
    if (effects.may_write_any_vgpr || effects.may_write_any_sgpr) {
      for (Register reg = 0; reg < kRegisterCount; ++reg)
        if (candidates_[reg]) visit(reg);
      return;
    }
    for (const Write& write : effects.writes)
      if (const Register reg = code_.resolve(i, write.slot); candidates_[reg]) visit(reg);
  }

 private:
  // What each function and those it calls may write.
  void find_functions() {
    by_function_.resize(graph_.functions.size());
    for (uint32_t f = 0; f < graph_.functions.size(); ++f)
      for (const BlockId id : graph_.functions[f].blocks) by_function_[f] |= in_[id];
    for (bool again = true; again;) {
      again = false;
      for (const Call& call : graph_.calls) again |= grow(by_function_[graph_.blocks[call.block].function], by(call));
    }
  }
  const RegisterSet& by(const Call& call) const {
    return call.callee == Graph::kUnknownFunction ? candidates_ : by_function_[call.callee];
  }

  static bool grow(RegisterSet& set, const RegisterSet& more) {
    if ((more & ~set).none()) return false;
    set |= more;
    return true;
  }

  bool visit(BlockId id) {
    RegisterSet after = before_[id] | in_[id];
    bool news = false;
    if (const Call* call = graph_.call_at(id)) {
      if (call->callee != Graph::kUnknownFunction) news |= grow(before_[graph_.functions[call->callee].entry], after);
      // It may be any function here.
      if (call->callee == Graph::kUnknownFunction)
        for (const Function& function : graph_.functions)
          if (!function.is_kernel) news |= grow(before_[function.entry], after);
      after |= by(*call);
    }
    const Block& block = graph_.blocks[id];
    if (block.next != kNoBlock) news |= grow(before_[block.next], after);
    if (block.target != kNoBlock) news |= grow(before_[block.target], after);
    for (const auto& [from, to] : graph_.more_successors_of(id)) news |= grow(before_[to], after);
    return news;
  }

  const Code& code_;
  const Graph& graph_;
  const RegisterSet candidates_;
  std::vector<RegisterSet> before_, in_;  // by block: before it, and by its instructions
  std::vector<RegisterSet> by_function_;
};

}  // namespace

Unwritten::Unwritten(const Code& code, const Graph& graph, const RegisterSet& candidates)
    : of_block_(graph.blocks.size()) {
  const Written written(code, graph, candidates);
  for (BlockId id = 0; id < graph.blocks.size(); ++id) {
    const Block& block = graph.blocks[id];
    if (!block.reachable) continue;
    RegisterSet rest = candidates & ~written.before(id);
    RegisterSet here = rest & written.by_block(id);
    for (uint32_t i = block.first; i < block.end && here.any(); ++i)
      written.for_each_written(i, [&](Register reg) {
        if (!here[reg]) return;
        of_block_[id].push_back({reg, i});
        here.reset(reg);
        rest.reset(reg);
      });
    for (Register reg = 0; reg < kRegisterCount && rest.any(); ++reg)
      if (rest[reg]) of_block_[id].push_back({reg, 0xffffffff});
  }
}

bool Unwritten::is_unwritten(BlockId block, size_t before, Register reg) const {
  bool found = false;
  for_each(block, before, [&](Register other) { found = found || other == reg; });
  return found;
}

}  // namespace lw::flow
