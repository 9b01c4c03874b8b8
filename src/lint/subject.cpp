#include "lint/subject.h"

#include <unordered_map>

#include "base/base.h"
#include "bytes/bytes.h"
#include "inst/roles.h"
#include "lint/armed.h"

namespace lw::lint {

HazardRows::HazardRows(const isa::Target& target) {
  for (const isa::Hazard& hazard : isa::hazards())
    if (hazard.concerns(target) && (hazard.checked == isa::Checked::by_row || hazard.checked == isa::Checked::special))
      add(hazard);
}

size_t HazardRows::unit_of(const isa::Roles& roles) {
  for (size_t i = 0; i < units_.size(); ++i)
    if (units_[i] == roles) return i;
  LW_CHECK(units_.size() < kMostUnits,
           "the hazards of a target count distances by more kinds of instructions than fit");
  units_.push_back(roles);
  return units_.size() - 1;
}

void HazardRows::add(const isa::Hazard& hazard) {
  LW_CHECK(rows_.size() < kMostRows, "a target has more hazards than fit");
  const Rows bit = Rows{1} << rows_.size();
  rows_.push_back(&hazard);
  if (hazard.checked == isa::Checked::special) special_ |= bit;
  if (hazard.first.has.has(isa::Role::kernel_entry)) from_kernel_entry_ |= bit;
  const auto end_from = [&](std::array<Rows, kMostStates + 1>& ended, unsigned count) {
    for (unsigned n = count; n <= kMostStates; ++n) ended[n] |= bit;
  };
  for (size_t i = 0; i < hazard.distance_count; ++i) {
    const isa::HazardDistance& distance = hazard.distances[i];
    end_from(distance.of.empty() ? ended_by_states_ : ended_by_unit_[unit_of(distance.of)], distance.count);
  }
  if (hazard.distance_count == 0 && hazard.wait_states != 0) end_from(ended_by_states_, hazard.wait_states);
}

Subject::Subject(const flow::Code& code, const flow::Graph& graph, const Bytes& bytes, std::vector<Allocated> allocated)
    : code_(code), graph_(graph), rows_(code.target()), allocated_(std::move(allocated)) {
  read_instructions(bytes);
  read_calls();
  armed_ = armed_rows(*this);
}

Facts Subject::make_facts(std::span<const std::byte> words) const {
  Facts facts;
  facts.instruction = bytes::decode(target(), words).instruction;
  if (!facts.valid()) return facts;
  const inst::Instruction& instruction = facts.instruction;
  facts.accesses = inst::accesses_of(target(), instruction);
  facts.roles = inst::roles_of(target(), instruction, facts.accesses);
  facts.wait_states = static_cast<uint8_t>(inst::wait_states_of(target(), instruction));
  for (size_t unit = 0; unit < rows_.units().size(); ++unit)
    if (facts.roles.has_all(rows_.units()[unit])) facts.units |= static_cast<uint8_t>(1u << unit);
  for (size_t i = 0; i < rows_.size(); ++i) {
    const isa::Hazard& row = rows_.row(i);
    const Rows bit = Rows{1} << i;
    if (row.second.fits(facts.roles)) (row.is_pair() ? facts.second : facts.alone) |= bit;
    if (row.is_pair() && row.first.fits(facts.roles)) facts.first |= bit;
    if (!row.through.empty() && facts.roles.has_all(row.through)) facts.through |= bit;
    // The ends of a special rule are for its function to use: where on a path they stand matters.
    for (size_t end = 0; end < row.ends_count; ++end)
      if (row.checked == isa::Checked::by_row && row.ends[end].fits(facts.roles)) facts.ends |= bit;
  }
  if (!facts.accesses.any_operand_is_read()) facts.waits = inst::waits_of(target(), instruction);
  facts.counts = inst::counts_of(target(), instruction);
  facts.is_zero_word = load_le<uint32_t>(words.data()) == 0;
  facts.counts_any = facts.counts != inst::CounterAmounts{};
  return facts;
}

void Subject::read_instructions(const Bytes& bytes) {
  facts_.emplace_back();  // of words that are no instruction
  std::unordered_map<inst::InstructionKey, const Facts*, inst::InstructionKey::Hash> known;
  by_instruction_.reserve(code_.size());
  for (size_t i = 0; i < code_.size(); ++i) {
    const flow::Stored& stored = code_.at(i);
    const std::span<const std::byte> words = bytes(code_.address(i));
    if (!stored.is_instruction || words.size() < stored.size_bytes) {
      by_instruction_.push_back(&facts_.front());
      continue;
    }
    const auto [at, is_new] = known.try_emplace(*inst::InstructionKey::of(words.first(stored.size_bytes)), nullptr);
    if (is_new) at->second = &facts_.emplace_back(make_facts(words));
    by_instruction_.push_back(at->second);
  }
}

void Subject::read_calls() {
  callers_.resize(graph_.functions.size());
  entry_.resize(graph_.blocks.size(), Entry::none);
  for (const flow::Call& call : graph_.calls)
    if (call.callee != flow::Graph::kUnknownFunction && is_reached(call.block))
      callers_[call.callee].push_back(call.block);
  for (const flow::Function& function : graph_.functions)
    if (function.entry != flow::kNoBlock && entry_[function.entry] != Entry::kernel)
      entry_[function.entry] = function.is_kernel ? Entry::kernel : Entry::function;
  find_returns();
  find_tails();
}

// The lower registers of the pairs that hold the return address in a function: those to which the calls of it write it,
// and those to which it is copied.
std::vector<uint16_t> Subject::return_addresses(uint32_t function) const {
  constexpr uint8_t kPair = 2;
  std::vector<uint16_t> pairs;
  const auto add = [&](uint16_t pair) {
    if (std::ranges::find(pairs, pair) == pairs.end()) pairs.push_back(pair);
  };
  for (const flow::BlockId caller : callers_[function])
    for (const inst::Access& access : facts(graph_.blocks[caller].end - 1).accesses)
      if (access.written && access.count == kPair) add(access.first);
  for (size_t known = 0; known != pairs.size();) {
    known = pairs.size();
    for (const flow::BlockId b : graph_.functions[function].blocks)
      for (size_t i = graph_.blocks[b].first; i < graph_.blocks[b].end; ++i) {
        if (!facts(i).valid() || facts(i).instruction.op() != isa::Op::s_mov_b64) continue;
        const std::span operand(facts(i).instruction.operand);
        if (std::ranges::find(pairs, operand[1]) != pairs.end()) add(static_cast<uint16_t>(operand[0]));
      }
  }
  return pairs;
}

// The graph has a jump through another pair than that of LLVM's calling convention as a call with an unknown target. It
// is a return where this pair holds the return address.
void Subject::find_returns() {
  ends_.resize(graph_.functions.size());
  is_return_.resize(graph_.blocks.size());
  for (uint32_t function = 0; function < graph_.functions.size(); ++function) {
    std::optional<std::vector<uint16_t>> pairs;
    for (const flow::BlockId b : graph_.functions[function].blocks) {
      if (!is_reached(b) || graph_.blocks[b].ends != flow::BlockEnd::returns) continue;
      const flow::Call* jump = graph_.call_at(b);
      is_return_[b] = jump == nullptr;
      if (jump != nullptr && jump->callee == flow::Graph::kUnknownFunction) {
        if (!pairs) pairs = return_addresses(function);
        const size_t last = graph_.blocks[b].end - 1;
        is_return_[b] = std::ranges::find(*pairs, code_.resolve(last, code_.effects(last).target)) != pairs->end();
      }
      if (is_return_[b] || jump->callee != flow::Graph::kUnknownFunction) ends_[function].push_back(b);
    }
  }
}

void Subject::find_tails() {
  tails_.resize(graph_.functions.size());
  after_calls_.resize(graph_.functions.size());
  for (uint32_t function = 0; function < graph_.functions.size(); ++function) {
    std::vector<uint32_t>& tails = tails_[function];
    tails.push_back(function);
    for (size_t at = 0; at < tails.size(); ++at)
      for (const flow::BlockId end : ends_[tails[at]])
        if (const flow::Call* jump = graph_.call_at(end);
            !is_return_[end] && std::ranges::find(tails, jump->callee) == tails.end())
          tails.push_back(jump->callee);
    for (const flow::BlockId caller : callers_[function])
      if (const flow::BlockId next = graph_.blocks[caller].next; next != flow::kNoBlock)
        for (const uint32_t tail : tails) after_calls_[tail].push_back(next);
  }
}

}  // namespace lw::lint
