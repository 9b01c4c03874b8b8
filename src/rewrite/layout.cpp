#include "rewrite/layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "bytes/bytes.h"
#include "inst/roles.h"
#include "text/assembler.h"

namespace lw::rewrite {
namespace {

// The addition that makes an address of what s_getpc_b64 gives.
struct Distance {
  size_t getpc = 0;
  size_t low = 0;  // s_add_u32 with a literal
};

bool reads(const flow::Code& code, size_t i, flow::Register reg) {
  return std::ranges::any_of(code.effects(i).reads,
                             [&](const flow::Read& r) { return code.resolve(i, r.slot) == reg; });
}
bool writes(const flow::Code& code, size_t i, flow::Register reg) {
  return std::ranges::any_of(code.effects(i).writes,
                             [&](const flow::Write& w) { return code.resolve(i, w.slot) == reg; });
}

// The literal addition that follows; nullopt where the address is used in another way.
std::optional<Distance> distance_after(const Program& program, size_t getpc) {
  const flow::Code& code = program.code();
  const flow::Block& block = program.graph().blocks[program.graph().block_of(getpc)];
  const auto low = static_cast<flow::Register>(program.instruction(getpc).operand[0]);
  for (size_t i = getpc + 1; i < block.end; ++i) {
    if (!reads(code, i, low) && !writes(code, i, low) && !reads(code, i, static_cast<flow::Register>(low + 1)))
      continue;
    const inst::Instruction add = program.instruction(i);
    const bool adds_literal = add.valid() && add.op() == isa::Op::s_add_u32 && add.has_literal &&
                              add.operand[0] == low && reads(code, i, low);
    return adds_literal ? std::optional(Distance{getpc, i}) : std::nullopt;
  }
  return std::nullopt;
}

// After s_setvskip and after s_setreg of these bits of MODE, vector instructions do not execute, or M0 is part of their
// register numbers (GCN3 ISA, 4.1 and 6.6). The flow of the code shows what s_set_gpr_idx_on affects.
bool may_skip_or_index(const isa::Target& target, const inst::Instruction& instruction) {
  constexpr uint32_t kGprIndexBit = 27, kSkipBit = 28;
  if (instruction.op() == isa::Op::s_setvskip) return true;
  if (std::ranges::none_of(instruction.enc().operands(),
                           [](const isa::Operand& o) { return o.kind == isa::Kind::hwreg; }))
    return false;
  const isa::Roles roles = inst::roles_of(target, instruction);
  return roles.has(isa::Role::setreg) && roles.has(isa::Role::hwreg_mode) &&
         (inst::has_register_bit(instruction, kGprIndexBit) || inst::has_register_bit(instruction, kSkipBit));
}

std::string why_fixed(const Program& program, const Region& region) {
  const flow::Graph& graph = program.graph();
  for (size_t i = region.first; i < region.end; ++i) {
    if (!program.code().at(i).is_instruction) return "has words that are not instructions";
    if (i > region.first && !program.code().follows_directly(i)) return "has gaps";
    const inst::Instruction instruction = program.instruction(i);
    if (is_getpc(instruction) && !distance_after(program, i)) return "uses the address of its code";
    if (may_skip_or_index(program.target(), instruction)) return "sets VSKIP or GPR_IDX_EN of MODE";
  }
  for (flow::BlockId b = 0; b < graph.blocks.size(); ++b) {
    const flow::Block& block = graph.blocks[b];
    if (block.first < region.first || block.first >= region.end) continue;
    if (!graph.more_successors_of(b).empty()) return "has a table of branches";
    if (block.ends == flow::BlockEnd::unknown_jump) return "has a jump with an unknown target";
    if (block.ends == flow::BlockEnd::leaves_code) return "runs into bytes that are not code";
  }
  return {};
}

class LayoutMaker {
 public:
  LayoutMaker(const ProgramInput& input, const Program& program, const std::vector<Region>& regions, const Edits& edits)
      : input_(input), program_(program), code_(program.code()), regions_(regions), edits_(edits) {}

  Result<Layout> run() {
    out_.stretches = input_.stretches;
    for (size_t i = 0; i < code_.size(); ++i) out_.new_address.push_back(code_.address(i));
    for (const Region& region : regions_) place(region);
    for (const Region& region : regions_) {
      if (!region.refusal.empty()) continue;
      write(region);
      if (!error_.empty()) return Error{error_};
    }
    return std::move(out_);
  }

 private:
  unsigned bytes_of(size_t i) const {
    const auto edit = edits_.find(i);
    if (edit == edits_.end()) return code_.at(i).size_bytes;
    unsigned bytes = 0;
    for (const inst::Instruction& instruction : edit->second) bytes += instruction.size_bytes;
    return bytes;
  }

  void place(const Region& region) {
    const uint64_t old_end =
        region.end > region.first ? code_.end_address(region.end - 1) : code_.address(region.first);
    uint64_t at = region.refusal.empty() ? code_.address(region.first) : old_end;
    for (size_t i = region.first; i < region.end && region.refusal.empty(); ++i) {
      out_.new_address[i] = at;
      at += bytes_of(i);
    }
    if (at > old_end) error_ = fmt::format("the code at {:#x} would become longer", code_.address(region.first));
    out_.region_end.push_back(at);
  }

  // Where an address of the old code lies now. Within a region, the end of its code moves with it.
  uint64_t moved(uint64_t address) {
    const size_t i = code_.find(address);
    if (i < code_.size()) return out_.new_address[i];
    for (size_t r = 0; r < regions_.size(); ++r)
      if (regions_[r].end > regions_[r].first && address == code_.end_address(regions_[r].end - 1))
        return out_.region_end[r];
    for (const Region& region : regions_)
      if (region.refusal.empty() && region.end > region.first && address > code_.address(region.first) &&
          address < code_.end_address(region.end - 1))
        error_ = fmt::format("code refers to {:#x}, which is inside of an instruction", address);
    return address;
  }

  void write(const Region& region) {
    std::map<size_t, size_t> additions;  // by the instruction with the literal: its s_getpc_b64
    for (size_t i = region.first; i < region.end; ++i)
      if (is_getpc(program_.instruction(i)))
        if (const std::optional<Distance> distance = distance_after(program_, i)) additions[distance->low] = i;
    uint64_t at = code_.address(region.first);
    for (size_t i = region.first; i < region.end; ++i) {
      const auto edit = edits_.find(i);
      if (edit != edits_.end()) {
        for (const inst::Instruction& instruction : edit->second) at = put(at, instruction);
        continue;
      }
      inst::Instruction instruction = program_.instruction(i);
      const bool has_label = set_label(instruction, i, at);
      const auto addition = additions.find(i);
      if (addition != additions.end()) set_distance(instruction, addition->second);
      if (has_label || addition != additions.end())
        at = put(at, instruction);
      else
        at = copy(at, i);
      if (!error_.empty()) return;
    }
    fill(at, code_.end_address(region.end - 1));
  }

  bool set_label(inst::Instruction& instruction, size_t i, uint64_t at) {
    const auto operands = instruction.enc().operands();
    for (size_t n = 0; n < operands.size(); ++n) {
      if (operands[n].kind != isa::Kind::label) continue;
      const uint64_t old_target =
          code_.end_address(i) + static_cast<uint64_t>(int64_t{4} * static_cast<int32_t>(instruction.operand[n]));
      const auto words = static_cast<int64_t>(moved(old_target) - (at + instruction.size_bytes)) / 4;
      instruction.operand[n] = static_cast<uint32_t>(static_cast<int32_t>(words));
      return true;
    }
    return false;
  }

  // The literal is the distance of a place from behind s_getpc_b64.
  void set_distance(inst::Instruction& instruction, size_t getpc) {
    const uint64_t old_pc = code_.end_address(getpc);
    const uint64_t new_pc = out_.new_address[getpc] + code_.at(getpc).size_bytes;
    // 64 bits: the carry goes into the high half, whose own addend is its sign or 0.
    const uint64_t target = old_pc + static_cast<uint64_t>(int64_t{static_cast<int32_t>(instruction.literal)});
    const auto distance = static_cast<int64_t>(moved(target) - new_pc);
    const bool same_sign = (distance < 0) == (static_cast<int32_t>(instruction.literal) < 0);
    if (distance < INT32_MIN || distance > INT32_MAX || !same_sign)
      error_ = fmt::format("the distance from the instruction at {:#x} cannot change", code_.address(getpc));
    instruction.literal = static_cast<uint32_t>(static_cast<int32_t>(distance));
  }

  std::byte* bytes_at(uint64_t address) {
    for (Stretch& stretch : out_.stretches)
      if (address >= stretch.address && address < stretch.address + stretch.bytes.size())
        return stretch.bytes.data() + (address - stretch.address);
    return nullptr;
  }

  uint64_t put(uint64_t at, const inst::Instruction& instruction) {
    const Result<bytes::Encoded> words = bytes::encode(*input_.target, instruction);
    if (!words) {
      error_ = words.error().message;
      return at;
    }
    std::memcpy(bytes_at(at), words->word.data(), 4u * words->words);
    return at + 4u * words->words;
  }

  uint64_t copy(uint64_t at, size_t i) {
    const unsigned size = code_.at(i).size_bytes;
    std::memcpy(bytes_at(at), program_.bytes_at(code_.address(i)).data(), size);
    return at + size;
  }

  // Nothing runs here.
  void fill(uint64_t from, uint64_t to) {
    Diagnostics diagnostics;
    const std::optional<bytes::Encoded> nop = text::assemble_instruction(*input_.target, "s_nop 0", diagnostics);
    LW_CHECK(nop && nop->words == 1, "s_nop is one word");
    for (uint64_t at = from; at < to; at += 4) std::memcpy(bytes_at(at), nop->word.data(), 4);
  }

  const ProgramInput& input_;
  const Program& program_;
  const flow::Code& code_;
  const std::vector<Region>& regions_;
  const Edits& edits_;
  Layout out_;
  std::string error_;
};

}  // namespace

std::set<size_t> instructions_of_addresses(const Program& program) {
  std::set<size_t> found;
  for (size_t i = 0; i < program.code().size(); ++i) {
    // Without decoding, since this is asked in every round.
    const bool reads_pc = program.code().at(i).is_instruction &&
                          isa::encoding(program.code().effects(i).encoding).op == isa::Op::s_getpc_b64;
    if (!reads_pc) continue;
    found.insert(i);
    if (const std::optional<Distance> distance = distance_after(program, i)) found.insert(distance->low);
  }
  return found;
}

bool is_getpc(const inst::Instruction& instruction) {
  return instruction.valid() && instruction.op() == isa::Op::s_getpc_b64;
}

std::vector<Region> regions_of(const ProgramInput& input, const Program& program) {
  const flow::Code& code = program.code();
  const flow::Graph& graph = program.graph();
  std::vector<Region> regions;
  std::vector<uint64_t> starts;
  for (const flow::EntryPoint& entry : input.entries) starts.push_back(entry.address);
  for (size_t e = 0; e < input.entries.size(); ++e) {
    if (e > 0 && starts[e] == starts[e - 1]) continue;
    Region region;
    region.entry = e;
    region.first = code.find(starts[e]);
    if (region.first == code.size()) continue;
    const auto next = std::upper_bound(starts.begin(), starts.end(), starts[e]);
    region.limit = next == starts.end() ? UINT64_MAX : *next;
    region.end = region.first;
    for (flow::BlockId b = graph.block_of(region.first); b < graph.blocks.size(); ++b) {
      const flow::Block& block = graph.blocks[b];
      if (code.address(block.first) >= region.limit) break;
      const bool is_reached = block.reachable && !graph.functions[block.function].is_unreached;
      if (is_reached) region.end = block.end;
    }
    if (region.end == region.first) continue;
    region.refusal = why_fixed(program, region);
    regions.push_back(std::move(region));
  }
  return regions;
}

Result<Layout> lay_out(const ProgramInput& input, const Program& program, const std::vector<Region>& regions,
                       const Edits& edits) {
  return LayoutMaker(input, program, regions, edits).run();
}

}  // namespace lw::rewrite
