// Steps of loads, stores and atomics.
#include "interp/emitter.h"
#include "sem/memory_layout.h"

namespace lw::interp {

void Emitter::set_access(PlacedMemoryStep& m, NodeId id) {
  const sem::MemoryAccess access = sem::MemoryAccess::unpack(program_.nodes[id].imm);
  const auto args = program_.args(id);
  m.space = static_cast<uint8_t>(access.space);
  m.bytes = access.bytes;
  const sem::AccessLayout layout = sem::AccessLayout::unpack(program_.nodes[id].imm);
  m.words = static_cast<uint8_t>((access.bytes + 3) / 4);
  m.flat_offset = layout.flat_offset;
  const bool scalar = access.space == AddressSpace::scalar;
  m.address_uniform = scalar || is_uniform(args[0]);
  m.address = m.address_uniform ? get(args[0]) : get_row(args[0]);
  if (v_.is_constant(args[1], 1))
    m.truth = kNoLocation;
  else
    m.truth = scalar ? get(args[1]) : get_mask(args[1]);
  if (!layout.in_elements || v_.is_constant(args[args.size() - 1], 0)) return;
  const auto in = args.last(2);
  LW_CHECK(is_uniform(in[1]), "a buffer descriptor that differs from lane to lane");
  m.elements = get(in[1]);
  m.offset_uniform = is_uniform(in[0]);
  m.offset = m.offset_uniform ? get(in[0]) : get_row(in[0]);
}

void Emitter::emit_load(NodeId id) {
  may_stop_ = true;
  auto m = std::make_unique<PlacedMemoryStep>();
  *m = {};
  set_access(*m, id);
  auto& words = words_[id];
  if (v_.value[id].uniform_bundle) {
    const OperandLocation d = load_to_sgprs(id, *m);
    const OperandLocation begin = d != kNoLocation ? d : new_scalar((m->words + 1u) / 2);
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

void Emitter::emit_image(NodeId id, ImageStep::Kind kind) {
  may_stop_ = true;
  auto image = std::make_unique<ImageStep>();
  *image = {};
  image->kind = kind;
  image->access = program_.nodes[id].imm;
  image->has_sampler = kind == ImageStep::Kind::sample || kind == ImageStep::Kind::level;
  std::span<const NodeId> rest = program_.args(id);
  const auto uniform = [&](std::span<OperandLocation> places) {
    for (OperandLocation& place : places) {
      LW_CHECK(is_uniform(rest.front()), "a descriptor that differs from lane to lane");
      place = get(rest.front());
      rest = rest.subspan(1);
    }
  };
  uniform(image->descriptor);
  if (image->has_sampler) uniform(image->sampler);
  image->argument_count = static_cast<uint8_t>(rest.size());
  LW_CHECK(rest.size() <= std::size(image->argument), "an image with too many words");
  for (size_t i = 0; i < rest.size(); ++i) image->argument[i] = get_row(rest[i]);
  if (kind != ImageStep::Kind::store) {
    auto& words = words_[id];
    for (OperandLocation& word : image->word) words.push_back(word = new_row(id));
    place_[id] = words[0];
  }
  const bool reaches_memory =
      kind == ImageStep::Kind::load || kind == ImageStep::Kind::store || kind == ImageStep::Kind::sample;
  if (reaches_memory)
    access_step(AccessPoint::Kind::image, image_function(kind), image.get());
  else
    step(image_function(kind), kNoLocation, kNoLocation, kNoLocation, kNoLocation,
         reinterpret_cast<uint64_t>(image.get()));
  out_.images.push_back(std::move(image));
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

bool Emitter::load_to_vgprs(NodeId id, PlacedMemoryStep& m) {
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
  m.zero_rest = zero_rest && m.truth != kNoLocation;
  return true;
}

OperandLocation Emitter::load_to_sgprs(NodeId id, const PlacedMemoryStep& m) {
  if (s_.relative_sgprs) return kNoLocation;
  const std::vector<NodeId> writers = word_writers(id, m.words, Uop::write_sgpr);
  if (writers.empty()) return kNoLocation;
  const uint64_t first = program_.nodes[writers[0]].imm;
  if (first + m.words > state::exec_lo) return kNoLocation;
  for (unsigned w = 0; w < m.words; ++w) {
    const unsigned number = kScalarBegin + static_cast<unsigned>(first) + w;
    if (program_.nodes[writers[w]].imm != first + w || s_.sole_writer[number] != writers[w] ||
        !free_after(number, now_))
      return kNoLocation;
  }
  in_place_.insert(in_place_.end(), writers.begin(), writers.end());
  return sgpr_place(static_cast<unsigned>(first));
}

void Emitter::emit_store(NodeId id) {
  may_stop_ = true;
  auto m = std::make_unique<PlacedMemoryStep>();
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

}  // namespace lw::interp
