// The control-flow graph of machine code: basic blocks, edges, functions and calls.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "flow/code.h"

namespace lw::flow {

using BlockId = uint32_t;
inline constexpr BlockId kNoBlock = 0xffffffff;

enum class BlockEnd : uint8_t {
  falls_through,  // into the next block, or calls and continues there
  branches,
  ends_wave,
  returns,       // a jump to the return address of the function
  unknown_jump,  // a jump with an unknown target: every register counts as live
  leaves_code,   // runs off the end of a fragment, or into words that are not an instruction
};

struct Block {
  uint32_t first = 0;  // instructions [first, end)
  uint32_t end = 0;
  uint32_t function = 0;  // index into Graph::functions
  BlockEnd ends = BlockEnd::falls_through;
  // A block has at most two direct successors; jump tables add more (Graph::more_successors).
  BlockId next = kNoBlock;    // execution continues here
  BlockId target = kNoBlock;  // or branches here
  bool reachable = false;
};

struct Call {
  BlockId block = 0;    // the call is its last instruction
  uint32_t callee = 0;  // index into functions, or Graph::kUnknownFunction
};

struct Function {
  std::string name;
  uint64_t address = 0;
  bool is_kernel = false;
  bool called_from_elsewhere = false;  // its address is taken or it is exported: some callers are unknown
  bool is_unreached = false;           // no entry, branch or call leads to it
  std::optional<Received> received;    // for a kernel; nullopt if unknown
  BlockId entry = kNoBlock;
  std::vector<BlockId> blocks;  // in reverse postorder
};

struct Note {
  size_t instruction = 0;
  std::string text;  // "the target of this jump is not known: every register counts as live here"
};

struct Graph {
  static constexpr uint32_t kUnknownFunction = 0xffffffff;
  std::vector<Block> blocks;  // in order of address
  std::vector<Function> functions;
  std::vector<Call> calls;                                   // by block
  std::vector<std::pair<BlockId, BlockId>> more_successors;  // by block
  std::vector<BlockId> predecessors;                         // of all blocks, by block
  std::vector<uint32_t> first_predecessor;                   // by block, into `predecessors`; one more at the end
  std::vector<uint64_t> outside;                             // addresses outside the code to which execution goes
  std::vector<Note> notes;                                   // unknown facts, by instruction

  BlockId block_of(size_t instruction) const;
  std::span<const BlockId> predecessors_of(BlockId block) const {
    return std::span(predecessors)
        .subspan(first_predecessor[block], first_predecessor[block + 1] - first_predecessor[block]);
  }
  // The part of more_successors that is the block's.
  std::span<const std::pair<BlockId, BlockId>> more_successors_of(BlockId block) const;
  // visit(block) for each block of the code to which the block jumps or falls through.
  template <class Visit>
  void for_each_jump(BlockId id, const Visit& visit) const {
    const Block& block = blocks[id];
    if (block.next != kNoBlock) visit(block.next);
    if (block.target != kNoBlock) visit(block.target);
    for (const auto& [from, to] : more_successors_of(id)) visit(to);
  }
  const Call* call_at(BlockId block) const;
  size_t memory_bytes() const;
};

// Reads 64-bit words of constant memory, for addresses that code loads before it jumps; nullopt if not constant.
using ConstantReader = std::function<std::optional<uint64_t>(uint64_t address)>;

// `entries` outside the code are ignored. Unreachable code becomes functions of its own, so that every instruction is
// in a block.
Graph make_graph(const Code& code, std::span<const EntryPoint> entries, const ConstantReader& constants = {});

// Graphviz text: nodes `"n_label" [ label= "label\ninstr\l…" ]`, edges `"n_a":s -> "n_b";`.
std::string graphviz(const Code& code, const Graph& graph, uint32_t function,
                     const std::function<std::string(size_t)>& instruction_text);

}  // namespace lw::flow
