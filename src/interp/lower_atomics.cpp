// Steps of atomics: which nodes are the body of an update, and which bodies the host can do at once.
#include "interp/emitter.h"

namespace lw::interp {

void Emitter::find_atomic_bodies() {
  std::vector<NodeId> open_end(program_.nodes.size(), sem::kNoNode);  // by atomic_begin
  for (size_t i = 0; i < program_.nodes.size(); ++i)
    if (program_.nodes[i].op == Uop::atomic_end) {
      has_atomics_ = true;
      open_end[program_.args(static_cast<NodeId>(i))[0]] = static_cast<NodeId>(i);
    }
  if (!has_atomics_) return;
  for (size_t i = 0; i < program_.nodes.size(); ++i) {
    const auto id = static_cast<NodeId>(i);
    if (program_.nodes[id].op == Uop::atomic_begin) waits_for_[id] = open_end[id];
    for (NodeId a : program_.args(id)) {
      const NodeId end = waits_for_[v_.of(a)];
      if (end != sem::kNoNode && id < end) waits_for_[id] = end;
    }
  }
}

bool Emitter::is_waiting(NodeId id) const {
  const NodeId end = waits_for_[id];
  return end != sem::kNoNode && !ended_atomics_.contains(end);
}

uint16_t Emitter::body_value(NodeId wanted, NodeId begin, AtomicStep& step_out, std::map<NodeId, uint16_t>& numbers,
                             std::vector<std::pair<NodeId, AtomicStep::Operation>>& operations) {
  const NodeId id = v_.of(wanted);
  if (const auto it = numbers.find(id); it != numbers.end()) return it->second;
  using From = AtomicStep::Input::From;
  const Node& node = program_.nodes[id];
  const auto input = [&](From from, OperandLocation p, uint64_t constant) {
    step_out.inputs.push_back({from, p, constant});
    return numbers[id] = static_cast<uint16_t>(step_out.inputs.size() - 1);
  };
  if (kind(id) == OperandKind::constant) return input(From::constant, kNoLocation, v_.at(id).constant);
  if (node.op == Uop::part && v_.of(program_.args(id)[0]) == begin) return input(From::old_word, kNoLocation, node.imm);
  if (waits_for_[id] == sem::kNoNode) {
    const bool wide = node.type == ValueType::w64, truth = node.type == ValueType::b1;
    if (is_uniform(id))
      return input(wide ? From::uniform64 : truth ? From::uniform_truth : From::uniform32, get(id), 0);
    return input(truth ? From::mask : wide ? From::row64 : From::row32, truth ? get_mask(id) : get_row(id), 0);
  }
  AtomicStep::Operation operation{
      node.op, float_mode(node.op, node.always_flush, context_.mode), {}, node.argument_count};
  LW_CHECK(node.argument_count <= 3, "an atomic body that is not made of values");
  const auto args = program_.args(id);
  for (size_t k = 0; k < args.size(); ++k)
    operation.argument[k] = body_value(args[k], begin, step_out, numbers, operations);
  operations.push_back({id, operation});
  // Numbers of operations follow those of inputs, which are not all known yet; marked by the high bit until then.
  return numbers[id] = static_cast<uint16_t>(0x8000 | (operations.size() - 1));
}

namespace {

// Recognises what src/sem/insts/atomics.h records, on either side of every symmetric operation.
class UpdatePattern {
 public:
  UpdatePattern(const sem::Program& program, const Values& values, const std::vector<NodeId>& waits_for, NodeId begin)
      : program_(program), v_(values), waits_for_(waits_for), begin_(begin) {}

  struct Found {
    AtomicKind kind = AtomicKind::general;
    NodeId operand = sem::kNoNode;
    NodeId compare = sem::kNoNode;
  };

  Found of(std::span<const NodeId> words, bool wide) {
    wide_ = wide;
    NodeId body = v_.of(words[0]);
    if (wide) {
      // The two halves of one value.
      if (op(body) != Uop::lo64 || op(words[1]) != Uop::hi64 || arg(body, 0) != arg(words[1], 0)) return {};
      body = arg(body, 0);
    }
    if (outside(body)) return {AtomicKind::swap, body};
    switch (op(body)) {
      case Uop::add32:
      case Uop::add64: return symmetric(AtomicKind::add, body);
      case Uop::and32:
      case Uop::and64: return symmetric(AtomicKind::bit_and, body);
      case Uop::or32:
      case Uop::or64: return symmetric(AtomicKind::bit_or, body);
      case Uop::xor32:
      case Uop::xor64: return symmetric(AtomicKind::bit_xor, body);
      case Uop::sub32:
      case Uop::sub64:
        if (is_old(arg(body, 0)) && outside(arg(body, 1))) return {AtomicKind::subtract, arg(body, 1)};
        return {};
      case Uop::fadd32:
        // Of two NaNs the first one counts, so the order does.
        if (outside(arg(body, 0)) && is_old(arg(body, 1))) return {AtomicKind::float_add, arg(body, 0)};
        return {};
      case Uop::select32:
      case Uop::select64: return choice(body);
      default: return {};
    }
  }

 private:
  Uop op(NodeId id) const { return v_.node(id).op; }
  NodeId arg(NodeId id, size_t i) const { return v_.of(program_.args(v_.of(id))[i]); }
  bool outside(NodeId id) const { return waits_for_[v_.of(id)] == sem::kNoNode; }
  bool is_old_word(NodeId id, uint64_t word) const {
    return op(id) == Uop::part && arg(id, 0) == begin_ && v_.node(id).imm == word;
  }
  bool is_old(NodeId id) const {
    return wide_ ? op(id) == Uop::pack64 && is_old_word(arg(id, 0), 0) && is_old_word(arg(id, 1), 1)
                 : is_old_word(id, 0);
  }
  bool is(NodeId id, Uop narrow, Uop wide) const { return op(id) == (wide_ ? wide : narrow); }

  // old op x or x op old.
  Found symmetric(AtomicKind kind, NodeId body) const {
    const NodeId a = arg(body, 0), b = arg(body, 1);
    if (is_old(a) && outside(b)) return {kind, b};
    if (is_old(b) && outside(a)) return {kind, a};
    return {};
  }

  Found choice(NodeId body) const {
    NodeId condition = arg(body, 0), yes = arg(body, 1), no = arg(body, 2);
    if (op(condition) == Uop::not1) {
      condition = arg(condition, 0);
      std::swap(yes, no);
    }
    if (is(condition, Uop::eq32, Uop::eq64)) {
      const Found pair = symmetric(AtomicKind::compare_swap, condition);
      if (pair.kind == AtomicKind::general || !outside(yes) || !is_old(no)) return {};
      return {AtomicKind::compare_swap, yes, pair.operand};
    }
    const bool is_signed = is(condition, Uop::slt32, Uop::slt64);
    if (is_signed || is(condition, Uop::ult32, Uop::ult64)) {
      const NodeId low = arg(condition, 0), high = arg(condition, 1);
      const NodeId x = is_old(low) ? high : low;
      if (!outside(x) || !is_old(x == low ? high : low)) return {};
      if (yes == low && no == high) return {is_signed ? AtomicKind::signed_min : AtomicKind::unsigned_min, x};
      if (yes == high && no == low) return {is_signed ? AtomicKind::signed_max : AtomicKind::unsigned_max, x};
      // old < x ? old + 1 : 0
      if (!is_signed && is_old(low) && v_.is_constant(no, 0) && is_step(yes, Uop::add32, Uop::add64))
        return {AtomicKind::count_up, x};
      return {};
    }
    // old == 0 || x < old ? x : old - 1
    if (op(condition) != Uop::or1 || !outside(yes) || !is_step(no, Uop::sub32, Uop::sub64)) return {};
    const NodeId zero = arg(condition, 0), above = arg(condition, 1);
    if (!is(zero, Uop::eq32, Uop::eq64) || !is_old(arg(zero, 0)) || !v_.is_constant(arg(zero, 1), 0)) return {};
    if (!is(above, Uop::ult32, Uop::ult64) || arg(above, 0) != yes || !is_old(arg(above, 1))) return {};
    return {AtomicKind::count_down, yes};
  }
  // old + 1 or old - 1.
  bool is_step(NodeId id, Uop narrow, Uop wide) const {
    return is(id, narrow, wide) && is_old(arg(id, 0)) && v_.is_constant(arg(id, 1), 1);
  }

  const sem::Program& program_;
  const Values& v_;
  const std::vector<NodeId>& waits_for_;
  NodeId begin_;
  bool wide_ = false;
};

}  // namespace

void Emitter::recognise(AtomicStep& a, NodeId begin, std::span<const NodeId> words) {
  const auto found = UpdatePattern(program_, v_, waits_for_, begin).of(words, a.bytes == 8);
  a.kind = found.kind;
  const auto set = [&](AtomicStep::Operand& to, NodeId from) {
    if (from == sem::kNoNode) return;
    to.uniform = is_uniform(from);
    to.place = to.uniform ? get(from) : get_row(from);
  };
  set(a.operand, found.operand);
  set(a.compare, found.compare);
  if (a.kind == AtomicKind::float_add) {
    const Node& sum = v_.node(words[0]);
    a.mode = float_mode(sum.op, sum.always_flush, context_.mode);
  }
}

void Emitter::emit_atomic(NodeId id) {
  may_stop_ = true;
  const auto args = program_.args(id);
  const NodeId begin = v_.of(args[0]);
  PlacedMemoryStep access{};
  set_access(access, begin);
  auto a = std::make_unique<AtomicStep>();
  a->address = access.address;
  a->truth = access.truth;
  a->address_uniform = access.address_uniform;
  a->space = access.space;
  a->bytes = access.bytes;
  a->flat_offset = access.flat_offset;
  LW_CHECK((a->bytes == 4 || a->bytes == 8) && args.size() - 1 >= a->bytes / 4u, "an atomic of another size");
  if (static_cast<AddressSpace>(a->space) == AddressSpace::gds) {
    ended_atomics_.insert({id, true});
    for (unsigned w = 0; w < 2; ++w) words_[begin].push_back(row_of(new_row_slot()));
    return wave_step(WaveStep::not_modelled, kNoLocation);
  }
  const auto words = args.subspan(1);
  recognise(*a, begin, words);
  if (a->kind == AtomicKind::general) {
    std::map<NodeId, uint16_t> numbers;
    std::vector<std::pair<NodeId, AtomicStep::Operation>> operations;
    for (unsigned w = 0; w < a->bytes / 4u; ++w) a->result[w] = body_value(words[w], begin, *a, numbers, operations);
    const auto fixed = [&](uint16_t number) -> uint16_t {
      return number & 0x8000 ? static_cast<uint16_t>(a->inputs.size() + (number & 0x7fff)) : number;
    };
    for (auto& [owner, operation] : operations) {
      for (uint16_t& argument : operation.argument) argument = fixed(argument);
      a->operations.push_back(operation);
    }
    for (uint16_t& number : a->result) number = fixed(number);
    LW_CHECK(a->inputs.size() + a->operations.size() <= kMaxAtomicValues, "an atomic body that is too long");
  }
  const bool scalar = static_cast<AddressSpace>(a->space) == AddressSpace::scalar;
  // The old value is wanted by nodes behind the update, or through values of its body.
  const bool returns = std::any_of(s_.order.begin(), s_.order.end(), [&](NodeId n) {
    if (waits_for_[n] == id) return used_outside(n, id);
    return program_.nodes[n].op == Uop::part && v_.of(program_.args(n)[0]) == begin;
  });
  for (unsigned w = 0; w < 2; ++w) {
    a->old[w] = returns && w < a->bytes / 4u ? (scalar ? new_scalar() : row_of(new_row_slot())) : kNoLocation;
    words_[begin].push_back(a->old[w]);
  }
  place_[begin] = a->old[0];
  access_step(AccessPoint::Kind::atomic, atomic_function(*a), a.get());
  out_.atomics.push_back(std::move(a));
  ended_atomics_.insert({id, true});
  // What of the body is wanted outside it is computed here, before anything is written.
  for (uint32_t at = 0; at < now_; ++at) {
    const NodeId body = s_.order[at];
    if (waits_for_[body] == id && place_[body] == kNoLocation && used_outside(body, id)) emit(body);
  }
}

bool Emitter::used_outside(NodeId body, NodeId end) const {
  for (NodeId user : s_.order) {
    if (user == end || waits_for_[user] == end) continue;
    for (NodeId a : program_.args(user))
      if (v_.of(a) == body) return true;
  }
  return false;
}

}  // namespace lw::interp
