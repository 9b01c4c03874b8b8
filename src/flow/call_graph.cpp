#include "flow/call_graph.h"

#include <functional>

namespace lw::flow {

CallGraph::CallGraph(const Graph& graph) : is_called_(graph.functions.size()), calls_in_(graph.functions.size()) {
  std::vector<std::vector<uint32_t>> callees(graph.functions.size());
  for (uint32_t number = 0; number < graph.calls.size(); ++number) {
    const Call& call = graph.calls[number];
    const Block& block = graph.blocks[call.block];
    if (!block.reachable) continue;
    calls_in_[block.function].push_back(number);
    for_each_callee(graph, call, [&](uint32_t callee) {
      callees[block.function].push_back(callee);
      is_called_[callee] = true;
    });
  }
  sort(callees);
}

void CallGraph::sort(const std::vector<std::vector<uint32_t>>& callees) {
  enum : uint8_t { unseen, open, done };
  std::vector<uint8_t> seen(callees.size(), unseen);
  const std::function<void(uint32_t)> visit = [&](uint32_t f) {
    seen[f] = open;
    for (const uint32_t callee : callees[f]) {
      if (seen[callee] == open) recursive_ = true;
      if (seen[callee] == unseen) visit(callee);
    }
    seen[f] = done;
    callees_first_.push_back(f);
  };
  for (uint32_t f = 0; f < callees.size(); ++f)
    if (seen[f] == unseen) visit(f);
}

}  // namespace lw::flow
