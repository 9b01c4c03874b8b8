// Which functions call which, and an order in which callees come before their callers.
#pragma once

#include <span>
#include <vector>

#include "flow/graph.h"

namespace lw::flow {

// visit(function) for each function that a call may reach. A call with an unknown target may reach any function that is
// not a kernel.
template <class Visit>
void for_each_callee(const Graph& graph, const Call& call, const Visit& visit) {
  if (call.callee != Graph::kUnknownFunction) return visit(call.callee);
  for (uint32_t f = 0; f < graph.functions.size(); ++f)
    if (!graph.functions[f].is_kernel) visit(f);
}

// Calls in unreachable blocks do not count.
class CallGraph {
 public:
  explicit CallGraph(const Graph& graph);

  // All functions, each after the functions that it calls (except in recursion).
  const std::vector<uint32_t>& callees_first() const { return callees_first_; }
  // Some function calls itself, directly or through others.
  bool is_recursive() const { return recursive_; }
  // From code here.
  bool is_called(uint32_t function) const { return is_called_[function]; }
  // The calls that a function makes, as indices into Graph::calls.
  std::span<const uint32_t> calls_in(uint32_t function) const { return calls_in_[function]; }

 private:
  void sort(const std::vector<std::vector<uint32_t>>& callees);

  std::vector<uint32_t> callees_first_;
  bool recursive_ = false;
  std::vector<bool> is_called_;  // by function, as the next
  std::vector<std::vector<uint32_t>> calls_in_;
};

}  // namespace lw::flow
