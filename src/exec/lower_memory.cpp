// Steps of loads, stores and atomics.
#include "exec/emitter.h"

namespace lw::exec {

void Emitter::set_access(MemoryStep& m, NodeId id) {
  const sem::MemoryAccess access = sem::MemoryAccess::unpack(program_.nodes[id].imm);
  const auto args = program_.args(id);
  m.space = static_cast<uint8_t>(access.space);
  m.bytes = access.bytes;
  m.words = static_cast<uint8_t>((access.bytes + 3) / 4);
  const bool scalar = access.space == Space::scalar;
  m.address_uniform = scalar || is_uniform(args[0]);
  m.address = m.address_uniform ? get(args[0]) : get_row(args[0]);
  if (v_.is_constant(args[1], 1))
    m.truth = kNoPlace;
  else
    m.truth = scalar ? get(args[1]) : get_mask(args[1]);
}

void Emitter::emit_load(NodeId id) {
  may_stop_ = true;
  auto m = std::make_unique<MemoryStep>();
  *m = {};
  set_access(*m, id);
  auto& words = words_[id];
  if (v_.value[id].uniform_bundle) {
    const Place d = load_to_sgprs(id, *m);
    const Place begin = d != kNoPlace ? d : new_scalar((m->words + 1u) / 2);
    for (unsigned w = 0; w < m->words; ++w) words.push_back(begin + 4 * w);
  } else if (load_to_vgprs(id, *m)) {
    words.assign(m->word, m->word + m->words);
  } else {
    for (unsigned w = 0; w < m->words; ++w) words.push_back(new_row(id));
  }
  for (unsigned w = 0; w < m->words; ++w) m->word[w] = words[w];
  place_[id] = words[0];
  access_step(AccessPoint::Kind::load, load_function(*m), m.get());
  out_.memory.push_back(std::move(m));
}

std::vector<NodeId> Emitter::word_writers(NodeId bundle, unsigned words, Uop wanted) const {
  std::vector<NodeId> writers(words, sem::kNoNode);
  unsigned found = 0;
  for (uint32_t at = now_ + 1; at < s_.order.size(); ++at) {
    const NodeId part = s_.order[at];
    if (program_.nodes[part].op != Uop::part || v_.of(program_.args(part)[0]) != bundle) continue;
    if (s_.use_count[part] != 1 || program_.nodes[part].imm >= words) return {};
    NodeId writer = sem::kNoNode;
    for (uint32_t later = at + 1; later < s_.order.size() && writer == sem::kNoNode; ++later)
      if (program_.nodes[s_.order[later]].op == wanted && v_.of(program_.args(s_.order[later])[0]) == part)
        writer = s_.order[later];
    if (writer == sem::kNoNode) return {};
    writers[program_.nodes[part].imm] = writer;
    ++found;
  }
  return found == words ? writers : std::vector<NodeId>{};
}

bool Emitter::load_to_vgprs(NodeId id, MemoryStep& m) {
  if (s_.relative_vgprs) return false;
  const std::vector<NodeId> writers = word_writers(id, m.words, Uop::write_vgpr);
  if (writers.empty()) return false;
  const NodeId truth = v_.of(program_.args(id)[1]);
  bool zero_rest = false;
  for (NodeId writer : writers) {
    const unsigned number = register_written(v_, context_, writer);
    if (number == kNoRegister || s_.sole_writer[number] != writer || !free_after(number, now_)) return false;
    if (s_.exec_written_at < s_.position[writer]) return false;
    const NodeId where = program_.args(writer)[1];
    if (v_.of(where) == truth) continue;
    if (!v_.is_constant(where, 1)) return false;
    zero_rest = true;
  }
  // All or none: the lanes that a truth leaves out are either all zeroed or all kept.
  if (zero_rest)
    for (NodeId writer : writers)
      if (!v_.is_constant(program_.args(writer)[1], 1)) return false;
  for (unsigned w = 0; w < m.words; ++w) {
    m.word[w] = vgpr_place(register_written(v_, context_, writers[w]));
    in_place_.push_back(writers[w]);
  }
  m.to_vgprs = true;
  m.zero_rest = zero_rest && m.truth != kNoPlace;
  return true;
}

Place Emitter::load_to_sgprs(NodeId id, const MemoryStep& m) {
  if (s_.relative_sgprs) return kNoPlace;
  const std::vector<NodeId> writers = word_writers(id, m.words, Uop::write_sgpr);
  if (writers.empty()) return kNoPlace;
  const uint64_t first = program_.nodes[writers[0]].imm;
  if (first + m.words > state::exec_lo) return kNoPlace;
  for (unsigned w = 0; w < m.words; ++w) {
    const unsigned number = kScalarBegin + static_cast<unsigned>(first) + w;
    if (program_.nodes[writers[w]].imm != first + w || s_.sole_writer[number] != writers[w] ||
        !free_after(number, now_))
      return kNoPlace;
  }
  in_place_.insert(in_place_.end(), writers.begin(), writers.end());
  return sgpr_place(static_cast<unsigned>(first));
}

void Emitter::emit_store(NodeId id) {
  may_stop_ = true;
  auto m = std::make_unique<MemoryStep>();
  *m = {};
  set_access(*m, id);
  const auto words = program_.args(id).subspan(2);
  LW_CHECK(words.size() >= m->words, "a store with too few words");
  for (unsigned w = 0; w < m->words; ++w) {
    const bool uniform = is_uniform(words[w]);
    m->word[w] = uniform ? get(words[w]) : get_row(words[w]);
    if (uniform) m->word_uniform |= static_cast<uint16_t>(1u << w);
  }
  access_step(AccessPoint::Kind::store, store_function(*m), m.get());
  out_.memory.push_back(std::move(m));
}

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
  const auto input = [&](From from, Place p, uint64_t constant) {
    step_out.inputs.push_back({from, p, constant});
    return numbers[id] = static_cast<uint16_t>(step_out.inputs.size() - 1);
  };
  if (kind(id) == Kind::constant) return input(From::constant, kNoPlace, v_.at(id).constant);
  if (node.op == Uop::part && v_.of(program_.args(id)[0]) == begin) return input(From::old_word, kNoPlace, node.imm);
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

void Emitter::recognise(AtomicStep& a, NodeId begin, std::span<const NodeId> words) {
  const auto is_old = [&](NodeId id) {
    const Node& node = v_.node(id);
    return node.op == Uop::part && v_.of(program_.args(v_.of(id))[0]) == begin && node.imm == 0;
  };
  const auto outside = [&](NodeId id) { return waits_for_[v_.of(id)] == sem::kNoNode; };
  if (a.bytes != 4) return;
  const NodeId body = v_.of(words[0]);
  NodeId x = sem::kNoNode;
  if (outside(body)) {
    a.kind = AtomicKind::swap;
    x = body;
  } else {
    const Node& node = program_.nodes[body];
    const auto args = program_.args(body);
    if (args.size() != 2) return;
    const bool straight = is_old(args[0]) && outside(args[1]);
    const bool turned = is_old(args[1]) && outside(args[0]);
    if (!straight && !turned) return;
    switch (node.op) {
      case Uop::add32: a.kind = AtomicKind::add; break;
      case Uop::sub32:
        if (!straight) return;
        a.kind = AtomicKind::subtract;
        break;
      case Uop::and32: a.kind = AtomicKind::bit_and; break;
      case Uop::or32: a.kind = AtomicKind::bit_or; break;
      case Uop::xor32: a.kind = AtomicKind::bit_xor; break;
      default: return;
    }
    x = straight ? args[1] : args[0];
  }
  a.operand_uniform = is_uniform(x);
  a.operand = a.operand_uniform ? get(x) : get_row(x);
}

void Emitter::emit_atomic(NodeId id) {
  may_stop_ = true;
  const auto args = program_.args(id);
  const NodeId begin = v_.of(args[0]);
  MemoryStep access{};
  set_access(access, begin);
  auto a = std::make_unique<AtomicStep>();
  a->address = access.address;
  a->truth = access.truth;
  a->address_uniform = access.address_uniform;
  a->space = access.space;
  a->bytes = access.bytes;
  LW_CHECK((a->bytes == 4 || a->bytes == 8) && args.size() - 1 >= a->bytes / 4u, "an atomic of another size");
  if (static_cast<Space>(a->space) == Space::gds) {
    ended_atomics_.insert({id, true});
    for (unsigned w = 0; w < 2; ++w) words_[begin].push_back(row_of(new_row_slot()));
    return wave_step(WaveStep::not_modelled, kNoPlace);
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
  const bool scalar = static_cast<Space>(a->space) == Space::scalar;
  for (unsigned w = 0; w < 2; ++w) {
    a->old[w] = w < a->bytes / 4u ? (scalar ? new_scalar() : row_of(new_row_slot())) : kNoPlace;
    words_[begin].push_back(a->old[w]);
  }
  place_[begin] = a->old[0];
  access_step(AccessPoint::Kind::atomic, atomic_function(a->bytes), a.get());
  out_.atomics.push_back(std::move(a));
  ended_atomics_.insert({id, true});
  // What of the body is wanted outside it is computed here, before anything is written.
  for (uint32_t at = 0; at < now_; ++at) {
    const NodeId body = s_.order[at];
    if (waits_for_[body] == id && place_[body] == kNoPlace && used_outside(body, id)) emit(body);
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

}  // namespace lw::exec
