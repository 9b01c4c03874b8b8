#include "flow/scalar_program.h"

#include <algorithm>
#include <atomic>
#include <deque>
#include <memory>
#include <mutex>

#include "flow/effects.h"
#include "isa/operand_values.h"
#include "sem/fold.h"
#include "sem/sem.h"

namespace lw::flow {
namespace {

using sem::Uop;
using State = ScalarValue::State;

bool is_wide(isa::Type type) {
  return type == isa::Type::b64 || type == isa::Type::i64 || type == isa::Type::u64 || type == isa::Type::f64 ||
         type == isa::Type::mask;
}

bool is_immediate(isa::Kind kind) {
  return kind == isa::Kind::imm || kind == isa::Kind::literal || kind == isa::Kind::label;
}

bool is_vector(isa::Kind kind) {
  return kind == isa::Kind::vgpr || kind == isa::Kind::agpr || kind == isa::Kind::avgpr;
}

bool is_integer(Uop op) {
  const std::array<uint64_t, sem::kMaxArguments> zeros{};
  return sem::fold(op, zeros).has_value();
}

constexpr unsigned kOperandShift = 8;  // of the imm of nodes of abstract programs
ScalarProgram::Place place_of(uint64_t imm) {
  return {static_cast<uint8_t>(imm >> kOperandShift), static_cast<uint8_t>(imm)};
}

// Else the number is that of a register which the meaning names itself.
bool is_result(const isa::Encoding& encoding, const ScalarProgram::Place& place) {
  if (place.operand >= encoding.operand_count) return false;
  const isa::Operand& operand = encoding.operands()[place.operand];
  return operand.is_written && place.dword < operand.dwords;
}

// An abstract program does not have the immediate offset of a load. Where it is a modifier, or the load may be out of a
// buffer's range, its address is not known here.
bool may_be_followed(const isa::Encoding& encoding, const sem::Node& load, const sem::Program& program) {
  if (sem::MemoryAccess::unpack(load.imm).space != sem::AddressSpace::scalar) return false;
  const sem::Node& where = program.nodes[program.args(load)[1]];
  for (const isa::ModifierField& field : encoding.modifiers())
    if (field.modifier == isa::Modifier::offset && field.allowed) return false;
  return where.op == Uop::const1 && where.imm == 1;
}

}  // namespace

std::optional<uint32_t> constant_operand(const isa::Operand& operand, uint32_t value, uint32_t literal,
                                         unsigned dword) {
  if (operand.kind == isa::Kind::literal) return literal;
  if (is_immediate(operand.kind)) return value;
  if (value == isa::kLiteral) {
    if (operand.type == isa::Type::f64) return dword == 0 ? 0 : literal;
    const bool is_negative = operand.type == isa::Type::i64 && static_cast<int32_t>(literal) < 0;
    return dword == 0 ? literal : is_negative ? UINT32_MAX : 0;
  }
  if (!names_register(operand.kind) || !isa::is_inline_constant(value)) return std::nullopt;
  const uint64_t constant = sem::inline_constant(value, operand.type);
  return static_cast<uint32_t>(dword == 0 ? constant : is_wide(operand.type) ? constant >> 32 : 0);
}

ScalarProgram::ScalarProgram(const isa::Target& target, const isa::Encoding& encoding) {
  if (encoding.record().meaning == isa::MeaningKind::gap) return;
  const sem::Program program = sem::abstract_program(target, encoding);
  std::vector<bool> known;
  for (const sem::Node& from : program.nodes) {
    Node node{from.op, 0, {}, from.imm};
    const auto arguments = program.args(from);
    if (arguments.size() <= node.arguments.size()) {
      node.count = static_cast<uint8_t>(arguments.size());
      std::ranges::copy(arguments, node.arguments.begin());
    }
    const bool is_load = from.op == Uop::load;
    known.push_back(is_load ? may_be_followed(encoding, from, program) && known[arguments[0]]
                            : may_be_known(encoding, node, known));
    reads_scc_ |= from.op == Uop::read_scc;
    nodes_.push_back(node);
    Write write;
    switch (from.op) {
      case Uop::write_sgpr:
        write.place = place_of(from.imm);
        if (is_result(encoding, write.place)) break;
        write.to = Write::To::reg;
        write.reg = static_cast<Register>(from.imm);
        break;
      case Uop::write_scc: write.to = Write::To::scc; break;
      case Uop::write_lane:
        write.to = Write::To::lane;
        write.place = place_of(from.imm);
        break;
      default: continue;
    }
    write.value = arguments[0];
    if (known[write.value]) writes_.push_back(write);
  }
  std::vector<bool> is_used(nodes_.size());
  for (const Write& write : writes_) is_used[write.value] = true;
  for (size_t i = nodes_.size(); i-- > 0;)
    if (is_used[i])
      for (size_t a = 0; a < nodes_[i].count; ++a) is_used[nodes_[i].arguments[a]] = true;
  note_inputs(is_used);
}

// Inputs of results that may be known, and whether those need nothing else.
void ScalarProgram::note_inputs(const std::vector<bool>& is_used) {
  std::vector<int16_t> number(nodes_.size(), -1);
  for (size_t i = 0; i < nodes_.size(); ++i) {
    if (!is_used[i]) continue;
    switch (nodes_[i].op) {
      case Uop::input:
        number[i] = static_cast<int16_t>(inputs_.size());
        inputs_.push_back(place_of(nodes_[i].imm));
        break;
      case Uop::read_sgpr:
      case Uop::read_scc:
      case Uop::read_pc:
      case Uop::load:
      case Uop::read_lane: is_pure_ = false; break;
      default: break;
    }
  }
  for (Write& write : writes_) {
    write.copied = number[write.value];
    is_pure_ &= write.to == Write::To::operand || write.to == Write::To::scc;
    copies_ &= write.copied >= 0;
  }
}

bool ScalarProgram::may_be_known(const isa::Encoding& encoding, const Node& node,
                                 const std::vector<bool>& known) const {
  switch (node.op) {
    case Uop::const1:
    case Uop::const32:
    case Uop::const64:
    case Uop::read_sgpr:
    case Uop::read_scc:
    case Uop::read_pc: return true;
    case Uop::input: return !is_vector(encoding.operands()[place_of(node.imm).operand].kind);
    case Uop::part: return known[node.arguments[0]] && nodes_[node.arguments[0]].op == Uop::load;
    case Uop::read_lane: return nodes_[node.arguments[0]].op == Uop::input && known[node.arguments[1]];
    case Uop::add32:
    case Uop::add64: return known[node.arguments[0]] || known[node.arguments[1]];
    default: break;
  }
  if (!is_integer(node.op)) return false;
  for (size_t i = 0; i < node.count; ++i)
    if (!known[node.arguments[i]]) return false;
  return true;
}

void ScalarProgram::evaluate(const ScalarState& state, std::vector<ScalarValue>& values) const {
  values.assign(nodes_.size(), {});
  // The upper word of a sum with something unknown says nothing of an address: the index of a table has one word.
  bool adds_unknown = true;
  if (reads_scc_)
    for (const Place& input : inputs_) adds_unknown &= state.operand(input.operand, input.dword).is_known();
  for (size_t i = 0; i < nodes_.size(); ++i)
    values[i] = value_of(nodes_[i], state, std::span(values).first(i), adds_unknown);
}

ScalarValue ScalarProgram::value_of(const Node& node, const ScalarState& state, std::span<const ScalarValue> values,
                                    bool adds_unknown) const {
  const auto argument = [&](size_t i) { return values[node.arguments[i]]; };
  switch (node.op) {
    case Uop::const1:
    case Uop::const32:
    case Uop::const64: return ScalarValue::constant(node.imm);
    case Uop::input: return state.operand(place_of(node.imm).operand, place_of(node.imm).dword);
    case Uop::read_sgpr: return state.reg(static_cast<Register>(node.imm));
    case Uop::read_scc: return state.scc();
    case Uop::read_pc: return state.next_pc();
    case Uop::load: return argument(0);
    case Uop::part: {
      const ScalarValue address = argument(0);
      if (!address.is_known() || nodes_[node.arguments[0]].op != Uop::load) return {};
      const auto pair = state.load(address.bits + 8 * (node.imm / 2));
      return pair ? ScalarValue::constant(static_cast<uint32_t>(*pair >> (node.imm % 2 * 32))) : ScalarValue();
    }
    case Uop::read_lane: {
      const Node& from = nodes_[node.arguments[0]];
      if (from.op != Uop::input || !argument(1).is_known()) return {};
      return state.lane(place_of(from.imm).operand, static_cast<uint32_t>(argument(1).bits));
    }
    case Uop::lo64:
      if (argument(0).state == State::based) return {State::based, static_cast<uint32_t>(argument(0).bits)};
      break;
    case Uop::zext64:
      if (argument(0).state == State::based) return argument(0);
      break;
    case Uop::add32:
    case Uop::add64: {
      const ScalarValue a = argument(0), b = argument(1);
      if (a.is_known() == b.is_known()) break;
      if (!adds_unknown) return {};
      const uint64_t sum = a.bits + b.bits;
      return {State::based, node.op == Uop::add32 ? static_cast<uint32_t>(sum) : sum};
    }
    default: break;
  }
  std::array<uint64_t, 3> arguments{};
  for (size_t i = 0; i < node.count; ++i) {
    if (!argument(i).is_known()) return {};
    arguments[i] = argument(i).bits;
  }
  const auto folded = node.count == 0 ? std::nullopt : sem::fold(node.op, std::span(arguments).first(node.count));
  return folded ? ScalarValue::constant(*folded) : ScalarValue();
}

const ScalarProgram& scalar_program(isa::EncodingId encoding) {
  static const auto known = std::make_unique<std::atomic<const ScalarProgram*>[]>(isa::encodings().size());
  std::atomic<const ScalarProgram*>& place = known[encoding];
  if (const ScalarProgram* program = place.load(std::memory_order_acquire)) return *program;
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  if (const ScalarProgram* program = place.load(std::memory_order_relaxed)) return *program;
  const isa::Encoding& of = isa::encoding(encoding);
  const auto target = std::ranges::find_if(isa::targets(), [&](const isa::Target& t) { return of.in(t.column); });
  const auto other = target != isa::targets().end() ? target : isa::targets().begin();
  // Kept as long as the program runs.
  static std::deque<ScalarProgram> programs;
  const ScalarProgram& program = programs.emplace_back(*other, of);
  place.store(&program, std::memory_order_release);
  return program;
}

}  // namespace lw::flow
