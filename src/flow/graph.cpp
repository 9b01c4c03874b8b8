#include "flow/graph.h"

#include <algorithm>

#include <fmt/format.h>

#include "flow/constants.h"

namespace lw::flow {
namespace {

constexpr size_t kMaxTableBranches = 4096;
constexpr Register kReturnAddress = 30;

class Builder {
 public:
  Builder(const Code& code, std::span<const EntryPoint> entries, const ConstantReader& constants)
      : code_(code), entries_(entries), constants_(constants) {}

  Graph run() {
    if (code_.size() == 0) return std::move(graph_);
    leader_.assign(code_.size(), false);
    leader_[0] = true;
    for (const EntryPoint& entry : entries_) mark(code_.find(entry.address));
    find_leaders();
    resolve_jumps();
    make_blocks();
    connect();
    find_functions();
    sort_edges();
    return std::move(graph_);
  }

 private:
  void mark(size_t i) {
    if (i < code_.size()) leader_[i] = true;
  }

  size_t label_target(size_t i) const { return code_.find(label_address(i)); }
  uint64_t label_address(size_t i) const {
    return code_.end_address(i) + static_cast<uint64_t>(int64_t{code_.at(i).immediate} * 4);
  }
  // Where an instruction begins; goes to the code's outside where none does.
  size_t find(uint64_t address) {
    const size_t at = code_.find(address);
    if (at == code_.size()) graph_.outside.push_back(address);
    return at;
  }

  void find_leaders() {
    for (size_t i = 0; i < code_.size(); ++i) {
      if (i > 0 && !code_.follows_directly(i)) leader_[i] = true;
      if (!code_.at(i).is_instruction) {
        leader_[i] = true;
        mark(i + 1);
        continue;
      }
      const Effects& effects = code_.effects(i);
      if (effects.control == ControlFlow::none) continue;
      mark(i + 1);
      if (effects.control == ControlFlow::branch || effects.control == ControlFlow::conditional ||
          effects.control == ControlFlow::call_label) {
        target_of_branch_.push_back(find(label_address(i)));
        mark(target_of_branch_.back());
      }
      has_jumps_ = has_jumps_ || effects.control == ControlFlow::jump || effects.control == ControlFlow::call;
    }
  }

  struct Resolved {
    size_t instruction;
    std::optional<uint64_t> target;
    std::vector<size_t> table;  // instructions
  };

  // Targets of jumps and calls through registers. A join of paths forgets what registers hold.
  void resolve_jumps() {
    if (!has_jumps_) return;
    std::vector<bool> join(code_.size());
    for (size_t target : target_of_branch_)
      if (target < code_.size()) join[target] = true;
    for (const EntryPoint& entry : entries_)
      if (const size_t at = code_.find(entry.address); at < code_.size()) join[at] = true;
    ScalarConstants constants(code_, constants_);
    for (size_t i = 0; i < code_.size(); ++i) {
      if (join[i] || (i > 0 && !code_.follows_directly(i))) constants.forget();
      if (code_.at(i).is_instruction) {
        const Effects& effects = code_.effects(i);
        if (effects.control == ControlFlow::jump || effects.control == ControlFlow::call)
          resolve(i, effects, constants);
      }
      constants.step(i);
    }
  }

  void resolve(size_t i, const Effects& effects, const ScalarConstants& constants) {
    Resolved resolved{i, std::nullopt, {}};
    const Register low = effects.from_operands ? kScc : code_.resolve(i, effects.target);
    resolved.target = constants.pair(low);
    if (resolved.target) {
      mark(find(*resolved.target));
    } else if (const auto base = constants.base(low); base && effects.control == ControlFlow::jump) {
      // A computed jump into a run of branches.
      for (size_t at = find(*base); at < code_.size() && resolved.table.size() < kMaxTableBranches; ++at) {
        if (!code_.at(at).is_instruction || code_.effects(at).control != ControlFlow::branch) break;
        resolved.table.push_back(at);
        mark(at);
      }
    }
    resolved_.push_back(std::move(resolved));
  }

  const Resolved* resolved_at(size_t i) const {
    const auto at = std::lower_bound(resolved_.begin(), resolved_.end(), i,
                                     [](const Resolved& r, size_t wanted) { return r.instruction < wanted; });
    return at != resolved_.end() && at->instruction == i ? &*at : nullptr;
  }

  void make_blocks() {
    for (size_t i = 0; i < code_.size(); ++i) {
      if (!leader_[i]) continue;
      if (!graph_.blocks.empty()) graph_.blocks.back().end = static_cast<uint32_t>(i);
      Block block;
      block.first = static_cast<uint32_t>(i);
      graph_.blocks.push_back(block);
    }
    graph_.blocks.back().end = static_cast<uint32_t>(code_.size());
  }

  BlockId block_at(size_t instruction) const {
    return instruction < code_.size() ? graph_.block_of(instruction) : kNoBlock;
  }

  void note(size_t instruction, std::string text) { graph_.notes.push_back({instruction, std::move(text)}); }

  void connect() {
    for (BlockId id = 0; id < graph_.blocks.size(); ++id) {
      Block& block = graph_.blocks[id];
      const size_t last = block.end - 1;
      const bool has_next = block.end < code_.size() && code_.follows_directly(block.end);
      const BlockId next = has_next ? id + 1 : kNoBlock;
      if (!code_.at(last).is_instruction) {
        block.ends = BlockEnd::leaves_code;
        continue;
      }
      const Effects& effects = code_.effects(last);
      switch (effects.control) {
        case ControlFlow::none: go_on(block, next, last); break;
        case ControlFlow::branch:
        case ControlFlow::conditional:
          block.ends = BlockEnd::branches;
          block.target = block_at(label_target(last));
          if (effects.control == ControlFlow::conditional) {
            block.next = next;
            if (next == kNoBlock) graph_.outside.push_back(code_.end_address(last));
          }
          if (block.target == kNoBlock || (effects.control == ControlFlow::conditional && next == kNoBlock)) {
            block.ends = BlockEnd::leaves_code;
            note(last, "branches to code that is not in the file");
          }
          break;
        case ControlFlow::jump: connect_jump(id, last); break;
        case ControlFlow::call:
        case ControlFlow::call_label: {
          go_on(block, next, last);
          const Resolved* resolved = resolved_at(last);
          const size_t at = effects.control == ControlFlow::call_label ? label_target(last)
                            : resolved != nullptr && resolved->target  ? code_.find(*resolved->target)
                                                                       : code_.size();
          calls_.emplace_back(id, at);
          if (at == code_.size())
            note(last, "calls an unknown function: the calling convention says what it may read and change");
          break;
        }
        case ControlFlow::end: block.ends = BlockEnd::ends_wave; break;
      }
    }
  }

  void go_on(Block& block, BlockId next, size_t last) {
    block.next = next;
    if (next != kNoBlock) return;
    block.ends = BlockEnd::leaves_code;
    graph_.outside.push_back(code_.end_address(last));
    note(last, "code runs off its end here");
  }

  bool is_function_entry(size_t at) const {
    if (at == code_.size()) return false;
    const uint64_t address = code_.address(at);
    const bool given = std::any_of(entries_.begin(), entries_.end(), [&](const EntryPoint& entry) {
      return entry.address == address && !entry.is_kernel;
    });
    return given || std::any_of(resolved_.begin(), resolved_.end(), [&](const Resolved& resolved) {
             return resolved.target == address && code_.effects(resolved.instruction).control == ControlFlow::call;
           });
  }

  void connect_jump(BlockId id, size_t last) {
    Block& block = graph_.blocks[id];
    const Resolved* resolved = resolved_at(last);
    if (resolved != nullptr && resolved->target) {
      const size_t at = code_.find(*resolved->target);
      if (is_function_entry(at)) {  // a call in tail position
        block.ends = BlockEnd::returns;
        calls_.emplace_back(id, at);
        return;
      }
      block.target = block_at(at);
      block.ends = block.target == kNoBlock ? BlockEnd::leaves_code : BlockEnd::branches;
      if (block.target == kNoBlock) note(last, "jumps to code that is not in the file");
      return;
    }
    if (resolved != nullptr && !resolved->table.empty()) {
      block.ends = BlockEnd::branches;
      for (size_t at : resolved->table) graph_.more_successors.emplace_back(id, block_at(at));
      return;
    }
    block.ends = BlockEnd::unknown_jump;  // a return, if it turns out to be in a function
    // Functions return through s[30:31] (LLVM's calling convention); through another pair it may be a call in tail
    // position.
    if (code_.resolve(last, code_.effects(last).target) != kReturnAddress) calls_.emplace_back(id, code_.size());
  }

  template <class Visit>
  void for_each_successor(BlockId id, const Visit& visit) const {
    const Block& block = graph_.blocks[id];
    if (block.next != kNoBlock) visit(block.next);
    if (block.target != kNoBlock && block.target != block.next) visit(block.target);
    for (auto at = std::lower_bound(graph_.more_successors.begin(), graph_.more_successors.end(),
                                    std::pair<BlockId, BlockId>(id, 0));
         at != graph_.more_successors.end() && at->first == id; ++at)
      visit(at->second);
  }

  // Nothing but padding: what assemblers put behind the end of a kernel.
  bool is_padding(const Block& block) const {
    for (size_t i = block.first; i < block.end; ++i) {
      if (!code_.at(i).is_instruction) continue;
      if (isa::encoding(code_.effects(i).encoding).op != isa::Op::s_nop) return false;
    }
    return true;
  }

  uint32_t add_function(BlockId entry, std::string name, bool is_kernel, bool called_from_elsewhere) {
    Function function;
    function.entry = entry;
    function.name = std::move(name);
    function.address = code_.address(graph_.blocks[entry].first);
    function.is_kernel = is_kernel;
    function.called_from_elsewhere = called_from_elsewhere;
    graph_.functions.push_back(std::move(function));
    return static_cast<uint32_t>(graph_.functions.size() - 1);
  }

  void find_functions() {
    std::vector<uint32_t> function_of_entry(graph_.blocks.size(), Graph::kUnknownFunction);
    const auto entry_function = [&](BlockId block, const std::string& name, bool is_kernel, bool elsewhere) {
      uint32_t& at = function_of_entry[block];
      if (at == Graph::kUnknownFunction) at = add_function(block, name, is_kernel, elsewhere);
      return at;
    };
    for (const EntryPoint& entry : entries_)
      if (const BlockId block = block_at(code_.find(entry.address)); block != kNoBlock)
        graph_
            .functions[entry_function(block, entry.name, entry.is_kernel,
                                      !entry.is_kernel && entry.called_from_elsewhere)]
            .received = entry.received;
    if (graph_.functions.empty()) entry_function(0, "", true, false);
    for (const auto& [block, at] : calls_) {
      Call call{block, Graph::kUnknownFunction};
      if (const BlockId target = block_at(at); target != kNoBlock)
        call.callee = entry_function(target, fmt::format("function at {:#x}", code_.address(at)), false, false);
      graph_.calls.push_back(call);
    }
    for (uint32_t f = 0; f < graph_.functions.size(); ++f) walk(f);
    for (BlockId id = 0; id < graph_.blocks.size(); ++id) {
      if (graph_.blocks[id].reachable || is_padding(graph_.blocks[id])) continue;
      const uint32_t rest =
          add_function(id, fmt::format("code at {:#x}", code_.address(graph_.blocks[id].first)), false, true);
      graph_.functions[rest].is_unreached = true;
      walk(rest);
    }
    for (Block& block : graph_.blocks) {
      if (block.ends != BlockEnd::unknown_jump) continue;
      if (block.reachable && !graph_.functions[block.function].is_kernel) {
        block.ends = BlockEnd::returns;
      } else {
        note(block.end - 1, "the target of this jump is not known: every register counts as live here");
      }
    }
    std::erase_if(graph_.calls,
                  [&](const Call& call) { return graph_.blocks[call.block].ends == BlockEnd::unknown_jump; });
  }

  // Depth-first from the entry; blocks in reverse postorder.
  void walk(uint32_t f) {
    const BlockId entry = graph_.functions[f].entry;
    if (graph_.blocks[entry].reachable) return;
    struct Visit {
      BlockId block;
      std::vector<BlockId> successors;
      size_t done = 0;
    };
    std::vector<Visit> stack;
    std::vector<BlockId> postorder;
    const auto enter = [&](BlockId id) {
      graph_.blocks[id].reachable = true;
      graph_.blocks[id].function = f;
      Visit visit{id, {}, 0};
      for_each_successor(id, [&](BlockId s) { visit.successors.push_back(s); });
      stack.push_back(std::move(visit));
    };
    enter(entry);
    while (!stack.empty()) {
      Visit& top = stack.back();
      if (top.done < top.successors.size()) {
        const BlockId next = top.successors[top.done++];
        if (!graph_.blocks[next].reachable) enter(next);
      } else {
        postorder.push_back(top.block);
        stack.pop_back();
      }
    }
    graph_.functions[f].blocks.assign(postorder.rbegin(), postorder.rend());
  }

  void sort_edges() {
    std::vector<uint32_t>& first = graph_.first_predecessor;
    first.assign(graph_.blocks.size() + 1, 0);
    const auto for_each_edge = [&](const auto& visit) {
      for (BlockId id = 0; id < graph_.blocks.size(); ++id)
        if (graph_.blocks[id].reachable) for_each_successor(id, [&](BlockId s) { visit(id, s); });
    };
    for_each_edge([&](BlockId, BlockId to) { ++first[to + 1]; });
    for (size_t i = 1; i < first.size(); ++i) first[i] += first[i - 1];
    graph_.predecessors.resize(first.back());
    std::vector<uint32_t> next(first.begin(), first.end() - 1);
    for_each_edge([&](BlockId from, BlockId to) { graph_.predecessors[next[to]++] = from; });
    std::sort(graph_.notes.begin(), graph_.notes.end(),
              [](const Note& a, const Note& b) { return a.instruction < b.instruction; });
  }

  const Code& code_;
  std::span<const EntryPoint> entries_;
  const ConstantReader& constants_;
  Graph graph_;
  std::vector<bool> leader_;
  std::vector<size_t> target_of_branch_;
  std::vector<Resolved> resolved_;
  std::vector<std::pair<BlockId, size_t>> calls_;  // block, instruction of the callee
  bool has_jumps_ = false;
};

}  // namespace

BlockId Graph::block_of(size_t instruction) const {
  const auto at = std::upper_bound(blocks.begin(), blocks.end(), instruction,
                                   [](size_t wanted, const Block& block) { return wanted < block.first; });
  return static_cast<BlockId>(at - blocks.begin() - 1);
}

std::span<const std::pair<BlockId, BlockId>> Graph::more_successors_of(BlockId block) const {
  const auto first = std::ranges::lower_bound(more_successors, std::pair<BlockId, BlockId>(block, 0));
  auto last = first;
  while (last != more_successors.end() && last->first == block) ++last;
  return {first, last};
}

const Call* Graph::call_at(BlockId block) const {
  const auto at = std::lower_bound(calls.begin(), calls.end(), block,
                                   [](const Call& call, BlockId wanted) { return call.block < wanted; });
  return at != calls.end() && at->block == block ? &*at : nullptr;
}

size_t Graph::memory_bytes() const {
  size_t bytes = blocks.capacity() * sizeof(Block) +
                 (predecessors.capacity() + first_predecessor.capacity()) * sizeof(BlockId) +
                 more_successors.capacity() * sizeof(more_successors[0]) + calls.capacity() * sizeof(Call);
  for (const Function& function : functions) bytes += function.blocks.capacity() * sizeof(BlockId);
  return bytes;
}

Graph make_graph(const Code& code, std::span<const EntryPoint> entries, const ConstantReader& constants) {
  return Builder(code, entries, constants).run();
}

std::string graphviz(const Code& code, const Graph& graph, uint32_t function,
                     const std::function<std::string(size_t)>& instruction_text) {
  const auto name = [&](BlockId id) {
    const uint64_t address = code.address(graph.blocks[id].first);
    return id == graph.functions[function].entry && !graph.functions[function].name.empty()
               ? graph.functions[function].name
               : fmt::format("L{:x}", address);
  };
  const auto escaped = [](const std::string& text) {
    std::string out;
    for (char c : text) {
      if (c == '"' || c == '\\') out += '\\';
      out += c;
    }
    return out;
  };
  std::string out = fmt::format("digraph \"{}\" {{\n  node [ shape=box, fontname=monospace ];\n",
                                escaped(graph.functions[function].name));
  for (BlockId id : graph.functions[function].blocks) {
    std::string label = escaped(name(id)) + "\\n";
    for (size_t i = graph.blocks[id].first; i < graph.blocks[id].end; ++i)
      label += escaped(instruction_text(i)) + "\\l";
    out += fmt::format("  \"n_{}\" [ label= \"{}\" ];\n", escaped(name(id)), label);
  }
  for (BlockId id : graph.functions[function].blocks) {
    const auto edge = [&](BlockId to) {
      out += fmt::format("  \"n_{}\":s -> \"n_{}\";\n", escaped(name(id)), escaped(name(to)));
    };
    const Block& block = graph.blocks[id];
    if (block.next != kNoBlock) edge(block.next);
    if (block.target != kNoBlock && block.target != block.next) edge(block.target);
    for (const auto& [from, to] : graph.more_successors)
      if (from == id) edge(to);
  }
  return out + "}\n";
}

}  // namespace lw::flow
