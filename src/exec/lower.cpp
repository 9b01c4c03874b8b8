#include "exec/lower.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <map>

#include <fmt/format.h>

#include "exec/machine.h"
#include "exec/schedule.h"

namespace lw::exec {

void StepList::Free::operator()(std::byte* p) const { std::free(p); }

namespace {

using sem::Node;
using sem::NodeId;
using sem::Space;
using sem::Uop;
using sem::ValueType;
using Kind = Value::Kind;

constexpr uint32_t kRowBytes = 4 * state::kLanes;

// Where state::Wave keeps what steps reach in place.
struct WaveOffsets {
  uint32_t sgpr, scc;
};
WaveOffsets wave_offsets() {
  // The offsets of members of one object; Wave is not a standard-layout type, so they are measured.
  static const WaveOffsets offsets = [] {
    const state::Wave wave(0);
    const auto* base = reinterpret_cast<const char*>(&wave);
    return WaveOffsets{static_cast<uint32_t>(reinterpret_cast<const char*>(wave.sgpr.data()) - base),
                       static_cast<uint32_t>(reinterpret_cast<const char*>(&wave.scc) - base)};
  }();
  return offsets;
}

// Known values that steps look at, laid out once the program is done.
class ConstantPool {
 public:
  // One value for all lanes.
  Place value(uint64_t v) {
    const auto [it, added] = values_.try_emplace(v, 0);
    if (added) {
      it->second = grow(8);
      std::memcpy(&bytes_[it->second], &v, 8);
    }
    return place(Base::constant, it->second);
  }
  Place row(const LaneValues& lanes, bool wide) {
    const uint32_t offset = grow(wide ? 512 : 256);
    for (size_t i = 0; i < lanes.size(); ++i) std::memcpy(&bytes_[offset + i * (wide ? 8 : 4)], &lanes[i], wide ? 8 : 4);
    return place(Base::constant, offset);
  }
  std::unique_ptr<std::byte, StepList::Free> take() const {
    void* memory = std::aligned_alloc(64, align_up(std::max<size_t>(bytes_.size(), 64), 64));
    LW_CHECK(memory != nullptr, "out of memory for constants");
    if (!bytes_.empty()) std::memcpy(memory, bytes_.data(), bytes_.size());
    return std::unique_ptr<std::byte, StepList::Free>(static_cast<std::byte*>(memory));
  }

 private:
  uint32_t grow(size_t size) {
    const size_t offset = align_up(bytes_.size(), size >= 64 ? 64 : 8);
    bytes_.resize(offset + size);
    return static_cast<uint32_t>(offset);
  }
  std::vector<std::byte> bytes_;
  std::map<uint64_t, uint32_t> values_;
};

class Emitter {
 public:
  Emitter(const sem::Program& program, const LowerContext& context, bool exec_full)
      : program_(program),
        context_(context),
        lanes_(*context.lanes),
        exec_full_(exec_full),
        v_(find_values(program, context, exec_full)),
        s_(make_schedule(v_, context)),
        place_(program.nodes.size(), kNoPlace),
        row_place_(program.nodes.size(), kNoPlace),
        mask_place_(program.nodes.size(), kNoPlace),
        words_(program.nodes.size()),
        waits_for_(program.nodes.size(), sem::kNoNode) {}

  StepList run() {
    find_atomic_bodies();
    copy_early_reads();
    for (now_ = 0; now_ < s_.order.size(); ++now_) {
      const NodeId id = s_.order[now_];
      if (!is_waiting(id)) emit(id);
      release();
    }
    out_.constants = constants_.take();
    return std::move(out_);
  }

  bool may_stop() const { return may_stop_; }
  bool writes_mode() const { return writes_mode_; }

 private:
  // ------------------------------------------------------------------------------------------------ temporaries
  Place new_scalar(unsigned words64 = 1) {
    LW_CHECK(scalars_ + words64 <= kTemporaryScalars, "a program with too many uniform values");
    const Place p = place(Base::temporary, scalars_ * 8);
    scalars_ += words64;
    return p;
  }
  uint32_t new_row_slot() {
    if (!free_rows_.empty()) {
      const uint32_t slot = free_rows_.back();
      free_rows_.pop_back();
      return slot;
    }
    LW_CHECK(rows_ < kTemporaryRows, "a program with too many values at once");
    return rows_++;
  }
  static Place row_of(uint32_t slot) {
    return place(Base::temporary, static_cast<uint32_t>(kTemporaryScalars) * 8 + slot * 512);
  }
  // A row that lives as long as the node is used.
  Place new_row(NodeId owner) {
    const uint32_t slot = new_row_slot();
    if (!has_atomics_ && owner != sem::kNoNode) ends_[s_.last_use[owner]].push_back(slot);
    return row_of(slot);
  }
  void release() {
    const auto it = ends_.find(now_);
    if (it == ends_.end()) return;
    free_rows_.insert(free_rows_.end(), it->second.begin(), it->second.end());
    ends_.erase(it);
  }

  // ------------------------------------------------------------------------------------------------ steps
  void step(StepFunction function, Place d, Place a = kNoPlace, Place b = kNoPlace, Place c = kNoPlace,
            uint64_t imm = 0) {
    LW_CHECK(function != nullptr, "a micro-operation without a step function");
    out_.steps.push_back({function, d, a, b, c, imm});
  }
  void wave_step(WaveStep kind, Place d, Place a = kNoPlace, Place b = kNoPlace, Place c = kNoPlace, uint64_t imm = 0) {
    step(wave_function(kind), d, a, b, c, imm);
  }
  void lane_step(LaneStep kind, Place d, Place a = kNoPlace, Place b = kNoPlace) {
    step(lanes_.steps[static_cast<size_t>(kind)], d, a, b);
  }

  // ------------------------------------------------------------------------------------------------ registers
  static Place vgpr_place(unsigned n) { return place(Base::vgprs, n * kRowBytes); }
  static Place sgpr_place(unsigned n) { return place(Base::wave, wave_offsets().sgpr + 4 * n); }
  static Place scc_place() { return place(Base::wave, wave_offsets().scc); }
  static Place register_place(unsigned number) {
    return number < kScalarBegin ? vgpr_place(number)
           : number < kSccRegister ? sgpr_place(number - kScalarBegin)
                                   : scc_place();
  }

  void copy_early_reads() {
    for (NodeId id : s_.order) {
      if (!s_.read_early[id]) continue;
      const unsigned number = register_read(v_, context_, id);
      if (number < kScalarBegin) {
        place_[id] = new_row(id);
        lane_step(LaneStep::copy32, place_[id], register_place(number));
      } else {
        place_[id] = new_scalar();
        wave_step(number == kSccRegister ? WaveStep::copy_wide : WaveStep::copy_word, place_[id], register_place(number));
      }
    }
  }

  // ------------------------------------------------------------------------------------------------ arguments
  Kind kind(NodeId id) const { return v_.at(id).kind; }
  ValueType type(NodeId id) const { return v_.node(id).type; }
  bool is_uniform(NodeId id) const { return kind(id) == Kind::uniform || kind(id) == Kind::constant; }

  // The place of a value as it is: one value, a row or a mask.
  Place get(NodeId wanted) {
    const NodeId id = v_.of(wanted);
    if (kind(id) == Kind::constant) return constants_.value(v_.at(id).constant);
    if (kind(id) == Kind::lane_constant) return type(id) == ValueType::b1 ? get_mask(id) : get_row(id);
    if (place_[id] == kNoPlace) emit(id);
    LW_CHECK(place_[id] != kNoPlace, "a value without a place");
    return place_[id];
  }

  // A row, whatever the value is.
  Place get_row(NodeId wanted) {
    const NodeId id = v_.of(wanted);
    const bool wide = type(id) == ValueType::w64;
    if (kind(id) == Kind::row) return get(id);
    if (row_place_[id] != kNoPlace) return row_place_[id];
    if (kind(id) == Kind::lane_constant)
      return row_place_[id] = constants_.row(v_.lane_tables[v_.at(id).lane_constants], wide);
    if (kind(id) == Kind::constant) {
      LaneValues same;
      same.fill(v_.at(id).constant);
      return row_place_[id] = constants_.row(same, wide);
    }
    // Not released: another user may come.
    const Place row = row_of(new_row_slot());
    lane_step(wide ? LaneStep::broadcast64 : LaneStep::broadcast32, row, get(id));
    return row_place_[id] = row;
  }

  // The mask of a truth value, whatever it is.
  Place get_mask(NodeId wanted) {
    const NodeId id = v_.of(wanted);
    if (kind(id) == Kind::mask) return get(id);
    if (kind(id) == Kind::constant) return constants_.value(v_.at(id).constant ? ~uint64_t{0} : 0);
    if (kind(id) == Kind::lane_constant) {
      uint64_t mask = 0;
      const LaneValues& lanes = v_.lane_tables[v_.at(id).lane_constants];
      for (unsigned i = 0; i < 64; ++i) mask |= lanes[i] << i;
      return constants_.value(mask);
    }
    if (mask_place_[id] != kNoPlace) return mask_place_[id];
    const Place mask = new_scalar();
    wave_step(WaveStep::spread_truth, mask, get(id));
    return mask_place_[id] = mask;
  }

  // The truth argument of an access or a write: kNoPlace where it always holds.
  Place get_truth(NodeId id) { return v_.is_constant(id, 1) ? kNoPlace : get_mask(id); }

  // ------------------------------------------------------------------------------------------------ in place
  // The one effect that writes a VGPR from this node alone, if the node may be computed right in the register.
  Place direct_place(NodeId id) {
    const Node& node = program_.nodes[id];
    if (node.type == ValueType::w32 && kind(id) == Kind::row) return direct_vgpr(id);
    if (kind(id) == Kind::uniform || kind(id) == Kind::mask) return direct_scalar(id);
    return kNoPlace;
  }

  bool free_after(unsigned number, uint32_t position) const {
    return s_.last_read_in_place[number] <= position && s_.written_count[number] == 1;
  }

  Place direct_vgpr(NodeId id) {
    if (!exec_full_ || s_.relative_vgprs) return kNoPlace;
    for (NodeId writer : writers_of(id)) {
      const Node& write = program_.nodes[writer];
      const unsigned number = register_written(v_, context_, writer);
      if (write.op != Uop::write_vgpr || number == kNoRegister) continue;
      if (!v_.is_constant(program_.args(writer)[1], 1) || s_.sole_writer[number] != writer) continue;
      if (s_.exec_written_at < s_.position[writer]) continue;
      if (!free_after(number, now_)) continue;
      if (reads_across_lanes(id, number)) continue;
      in_place_.push_back(writer);
      return vgpr_place(number);
    }
    return kNoPlace;
  }
  bool reads_across_lanes(NodeId id, unsigned number) const {
    const Node& node = program_.nodes[id];
    if (node.op != Uop::shuffle32 && node.op != Uop::scatter32) return false;
    for (NodeId a : program_.args(id))
      if (register_read(v_, context_, v_.of(a)) == number) return true;
    return false;
  }

  // Scalar registers: a word, the two halves of a 64-bit value or of a lane mask, or SCC.
  Place direct_scalar(NodeId id) {
    if (s_.relative_sgprs) return kNoPlace;
    const ValueType t = program_.nodes[id].type;
    if (t == ValueType::b1 && kind(id) == Kind::uniform) {
      for (NodeId writer : writers_of(id))
        if (program_.nodes[writer].op == Uop::write_scc && s_.sole_writer[kSccRegister] == writer &&
            free_after(kSccRegister, now_)) {
          in_place_.push_back(writer);
          return scc_place();
        }
      return kNoPlace;
    }
    if (t == ValueType::w32) {
      for (NodeId writer : writers_of(id)) {
        const Node& write = program_.nodes[writer];
        if (write.op != Uop::write_sgpr || write.imm >= state::exec_lo) continue;
        const unsigned number = register_written(v_, context_, writer);
        if (s_.sole_writer[number] != writer || !free_after(number, now_)) continue;
        in_place_.push_back(writer);
        return sgpr_place(static_cast<unsigned>(write.imm));
      }
      return kNoPlace;
    }
    // 64 bits: both halves must go to neighbours.
    NodeId low = sem::kNoNode, high = sem::kNoNode;
    for (NodeId half : half_views_of(id))
      for (NodeId writer : writers_of(half)) {
        if (program_.nodes[writer].op != Uop::write_sgpr) continue;
        (program_.nodes[half].op == Uop::lo64 ? low : high) = writer;
      }
    if (low == sem::kNoNode || high == sem::kNoNode) return kNoPlace;
    const uint64_t n = program_.nodes[low].imm;
    if (program_.nodes[high].imm != n + 1 || n + 1 >= state::exec_lo) return kNoPlace;
    for (unsigned i : {0u, 1u}) {
      const unsigned number = kScalarBegin + static_cast<unsigned>(n) + i;
      if (s_.sole_writer[number] != (i == 0 ? low : high) || !free_after(number, now_)) return kNoPlace;
    }
    in_place_.push_back(low);
    in_place_.push_back(high);
    return sgpr_place(static_cast<unsigned>(n));
  }

  // Effects that write exactly this value somewhere.
  std::vector<NodeId> writers_of(NodeId id) const {
    std::vector<NodeId> found;
    for (uint32_t at = now_ + 1; at < s_.order.size(); ++at) {
      const NodeId candidate = s_.order[at];
      const Uop op = program_.nodes[candidate].op;
      if (op != Uop::write_vgpr && op != Uop::write_sgpr && op != Uop::write_scc) continue;
      if (v_.of(program_.args(candidate)[0]) == id) found.push_back(candidate);
    }
    return found;
  }
  // lo64 and hi64 of a value, also through a ballot.
  std::vector<NodeId> half_views_of(NodeId id) const {
    std::vector<NodeId> found;
    for (uint32_t at = now_ + 1; at < s_.order.size(); ++at) {
      const NodeId candidate = s_.order[at];
      if (!is_half_view(v_, candidate)) continue;
      NodeId source = v_.of(program_.args(candidate)[0]);
      if (is_ballot_view(v_, source)) source = v_.of(program_.args(source)[0]);
      if (source == id) found.push_back(candidate);
    }
    return found;
  }
  bool done_in_place(NodeId effect) const {
    return std::find(in_place_.begin(), in_place_.end(), effect) != in_place_.end();
  }

  // Where a node's result goes.
  Place result(NodeId id) {
    Place p = direct_place(id);
    if (p == kNoPlace) p = kind(id) == Kind::row ? new_row(id) : new_scalar();
    return place_[id] = p;
  }

  // ------------------------------------------------------------------------------------------------ nodes
  void emit(NodeId id) {
    const Node& node = program_.nodes[id];
    if (kind(id) == Kind::constant || kind(id) == Kind::lane_constant) return;
    if (place_[id] != kNoPlace) return;
    switch (node.op) {
      case Uop::read_vgpr:
      case Uop::read_sgpr:
      case Uop::read_scc: place_[id] = register_place(register_read(v_, context_, id)); return;
      case Uop::part: place_[id] = words_[v_.of(program_.args(id)[0])][node.imm]; return;
      case Uop::read_vgpr_at:
        wave_step(WaveStep::read_vgpr_at, place_[id] = new_row(id), get(program_.args(id)[0]), kNoPlace, kNoPlace,
                  context_.vgpr_count);
        return;
      case Uop::read_sgpr_at: return simple_wave(id, WaveStep::read_sgpr_at);
      case Uop::read_mode:    return simple_wave(id, WaveStep::read_mode);
      case Uop::read_hwreg:   may_stop_ = true; return simple_wave(id, WaveStep::read_hwreg);
      case Uop::read_clock:   return simple_wave(id, WaveStep::read_clock);
      case Uop::first_lane:   return simple_wave(id, WaveStep::first_lane);
      case Uop::load:         return emit_load(id);
      case Uop::store:        return emit_store(id);
      case Uop::atomic_begin: return;
      case Uop::atomic_end:   return emit_atomic(id);
      default: break;
    }
    if (sem::info(node.op).has_effect) return emit_effect(id);
    emit_value(id);
  }

  void simple_wave(NodeId id, WaveStep kind_of_step) {
    const auto args = program_.args(id);
    const Place a = args.empty() ? kNoPlace : get(args[0]);
    wave_step(kind_of_step, place_[id] = new_scalar(), a, kNoPlace, kNoPlace, program_.nodes[id].imm);
  }

  void emit_value(NodeId id) {
    const Node& node = program_.nodes[id];
    const auto args = program_.args(id);
    // Values that are part of another's place.
    if (is_pair_view(v_, id)) {
      const Place low = get(args[0]), high = get(args[1]);
      if (high == low + 4) {
        place_[id] = low;
        return;
      }
    }
    if (is_half_view(v_, id)) {
      place_[id] = get(args[0]) + (node.op == Uop::hi64 ? 4 : 0);
      return;
    }
    if (node.op == Uop::ballot) {
      place_[id] = get_mask(args[0]);
      return;
    }
    if (node.op == Uop::lane_bit) {
      const Place low = get(args[0]), high = get(args[1]);
      return wave_step(WaveStep::pack_words, result(id), low, high);
    }
    if (node.op == Uop::read_lane) {
      const Place row = get_row(args[0]), lane = get(args[1]);
      return wave_step(WaveStep::read_lane, result(id), row, lane);
    }
    if (kind(id) == Kind::uniform) {
      Place p[3] = {kNoPlace, kNoPlace, kNoPlace};
      for (size_t i = 0; i < args.size(); ++i) p[i] = get(args[i]);
      // One argument is enough for functions of one; the step reads a second place all the same.
      const bool is_float = sem::info(node.op).is_float;
      if (!is_float && p[1] == kNoPlace) p[1] = p[0];
      const uint64_t imm =
          is_float ? pack_float_mode(node.op, float_mode(node.op, node.always_flush, context_.mode)) : 0;
      return step(scalar_function(node.op), result(id), p[0], p[1], p[2], imm);
    }
    if (kind(id) == Kind::mask && emit_mask_logic(id)) return;
    emit_lanes(id);
  }

  bool emit_mask_logic(NodeId id) {
    const auto args = program_.args(id);
    const auto two = [&](WaveStep s) {
      const Place a = get_mask(args[0]), b = get_mask(args[1]);
      wave_step(s, result(id), a, b);
      return true;
    };
    switch (program_.nodes[id].op) {
      case Uop::and1: return two(WaveStep::and_mask);
      case Uop::or1:  return two(WaveStep::or_mask);
      case Uop::xor1: return two(WaveStep::xor_mask);
      case Uop::not1: {
        const Place a = get_mask(args[0]);
        wave_step(WaveStep::not_mask, result(id), a);
        return true;
      }
      default: return false;
    }
  }

  // A loop over the lanes; arguments that are one value stay so where there is a loop for it.
  void emit_lanes(NodeId id) {
    const Node& node = program_.nodes[id];
    const auto args = program_.args(id);
    const bool is_float = sem::info(node.op).is_float;
    LaneQuery query{node.op, 0, {}};
    if (is_float) query.mode = float_mode(node.op, node.always_flush, context_.mode);
    for (unsigned i = 0; i < args.size(); ++i)
      if (type(args[i]) != ValueType::b1 && is_uniform(args[i])) query.uniform |= 1u << i;
    StepFunction function = lanes_.find(query);
    if (function == nullptr) {
      query.uniform = 0;
      function = lanes_.find(query);
    }
    LW_CHECK(function != nullptr, sem::info(node.op).name);
    Place p[3] = {kNoPlace, kNoPlace, kNoPlace};
    for (unsigned i = 0; i < args.size(); ++i)
      p[i] = type(args[i]) == ValueType::b1      ? get_mask(args[i])
             : (query.uniform >> i & 1) != 0 ? get(args[i])
                                             : get_row(args[i]);
    step(function, result(id), p[0], p[1], p[2], is_float ? pack_float_mode(node.op, query.mode) : 0);
  }

  // ------------------------------------------------------------------------------------------------ effects
  bool exec_still_full() const { return exec_full_ && s_.exec_written_at > now_; }

  void emit_effect(NodeId id) {
    const Node& node = program_.nodes[id];
    const auto args = program_.args(id);
    switch (node.op) {
      case Uop::write_vgpr: {
        if (done_in_place(id)) return;
        const Place d = vgpr_place(register_written(v_, context_, id));
        const Place truth = get_truth(args[1]);
        const bool uniform = is_uniform(args[0]);
        const Place a = uniform ? get(args[0]) : get_row(args[0]);
        if (truth != kNoPlace)
          return lane_step(uniform ? LaneStep::merge32_where_uniform : LaneStep::merge32_where, d, a, truth);
        if (exec_still_full()) return lane_step(uniform ? LaneStep::broadcast32 : LaneStep::copy32, d, a);
        return lane_step(uniform ? LaneStep::merge32_uniform : LaneStep::merge32, d, a);
      }
      case Uop::write_vgpr_at: {
        const bool uniform = is_uniform(args[0]);
        const Place a = uniform ? get(args[0]) : get_row(args[0]);
        const Place truth = get_truth(args[1]), number = get(args[2]);
        return wave_step(uniform ? WaveStep::write_vgpr_at_uniform : WaveStep::write_vgpr_at, kNoPlace, a, truth, number,
                         context_.vgpr_count);
      }
      case Uop::write_lane: {
        const Place a = get(args[0]), lane = get(args[1]);
        return wave_step(WaveStep::write_lane, vgpr_place(register_written(v_, context_, id)), a, lane);
      }
      case Uop::write_sgpr:
        if (done_in_place(id)) return;
        return wave_step(WaveStep::copy_word, sgpr_place(static_cast<unsigned>(node.imm & 127)), get(args[0]));
      case Uop::write_sgpr_at: {
        const Place a = get(args[0]), number = get(args[1]);
        return wave_step(WaveStep::write_sgpr_at, kNoPlace, a, number);
      }
      case Uop::write_scc:
        if (done_in_place(id)) return;
        return wave_step(WaveStep::copy_wide, scc_place(), get(args[0]));
      case Uop::write_mode:
        writes_mode_ = true;
        return wave_step(WaveStep::write_mode, kNoPlace, get(args[0]));
      case Uop::write_hwreg:
        writes_mode_ = may_stop_ = true;
        return wave_step(WaveStep::write_hwreg, kNoPlace, get(args[0]), kNoPlace, kNoPlace, node.imm);
      case Uop::branch_if: {
        const uint64_t target = context_.address + context_.size_bytes + 4 * node.imm - context_.code_begin;
        return wave_step(WaveStep::branch_if, kNoPlace, get(args[0]), kNoPlace, kNoPlace,
                         static_cast<uint64_t>(static_cast<int64_t>(target) >> 2));
      }
      case Uop::jump: return wave_step(WaveStep::jump, kNoPlace, get(args[0]));
      case Uop::end_program: may_stop_ = true; return wave_step(WaveStep::end_program, kNoPlace);
      case Uop::barrier:     may_stop_ = true; return wave_step(WaveStep::barrier, kNoPlace);
      case Uop::trap:        may_stop_ = true; return wave_step(WaveStep::trap, kNoPlace, get(args[0]));
      case Uop::not_modelled: may_stop_ = true; return wave_step(WaveStep::not_modelled, kNoPlace);
      default: LW_CHECK(false, sem::info(node.op).name);
    }
  }

  // ------------------------------------------------------------------------------------------------ memory
  void set_access(MemoryStep& m, NodeId id) {
    const sem::MemoryAccess access = sem::MemoryAccess::unpack(program_.nodes[id].imm);
    const auto args = program_.args(id);
    m.space = static_cast<uint8_t>(access.space);
    m.bytes = access.bytes;
    m.words = static_cast<uint8_t>((access.bytes + 3) / 4);
    const bool scalar = access.space == Space::scalar;
    m.address_uniform = scalar || is_uniform(args[0]);
    m.address = m.address_uniform ? get(args[0]) : get_row(args[0]);
    if (v_.is_constant(args[1], 1)) m.truth = kNoPlace;
    else m.truth = scalar ? get(args[1]) : get_mask(args[1]);
  }

  void emit_load(NodeId id) {
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
    step(load_function(*m), kNoPlace, kNoPlace, kNoPlace, kNoPlace, reinterpret_cast<uint64_t>(m.get()));
    out_.memory.push_back(std::move(m));
  }

  // The effects that write the words of a bundle, one each and nothing else; empty where it is otherwise.
  std::vector<NodeId> word_writers(NodeId bundle, unsigned words, Uop wanted) const {
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

  bool load_to_vgprs(NodeId id, MemoryStep& m) {
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

  // Scalar loads go to neighbours.
  Place load_to_sgprs(NodeId id, const MemoryStep& m) {
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

  void emit_store(NodeId id) {
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
    step(store_function(*m), kNoPlace, kNoPlace, kNoPlace, kNoPlace, reinterpret_cast<uint64_t>(m.get()));
    out_.memory.push_back(std::move(m));
  }

  // ------------------------------------------------------------------------------------------------ atomics
  // Which nodes are part of an update: those that depend on the old value and stand before its end.
  void find_atomic_bodies() {
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
  bool is_waiting(NodeId id) const {
    const NodeId end = waits_for_[id];
    return end != sem::kNoNode && !ended_atomics_.contains(end);
  }

  uint16_t body_value(NodeId wanted, NodeId begin, AtomicStep& step_out, std::map<NodeId, uint16_t>& numbers,
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
    AtomicStep::Operation operation{node.op, float_mode(node.op, node.always_flush, context_.mode), {}, node.argument_count};
    LW_CHECK(node.argument_count <= 3, "an atomic body that is not made of values");
    const auto args = program_.args(id);
    for (size_t k = 0; k < args.size(); ++k)
      operation.argument[k] = body_value(args[k], begin, step_out, numbers, operations);
    operations.push_back({id, operation});
    // Numbers of operations follow those of inputs, which are not all known yet; marked by the high bit until then.
    return numbers[id] = static_cast<uint16_t>(0x8000 | (operations.size() - 1));
  }

  // A body the host can do at once: old op x, or x alone.
  void recognise(AtomicStep& a, NodeId begin, std::span<const NodeId> words) {
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
        case Uop::sub32: if (!straight) return; a.kind = AtomicKind::subtract; break;
        case Uop::and32: a.kind = AtomicKind::bit_and; break;
        case Uop::or32:  a.kind = AtomicKind::bit_or; break;
        case Uop::xor32: a.kind = AtomicKind::bit_xor; break;
        default: return;
      }
      x = straight ? args[1] : args[0];
    }
    a.operand_uniform = is_uniform(x);
    a.operand = a.operand_uniform ? get(x) : get_row(x);
  }

  void emit_atomic(NodeId id) {
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
      LW_CHECK(a->inputs.size() + a->operations.size() <= 256, "an atomic body that is too long");
    }
    const bool scalar = static_cast<Space>(a->space) == Space::scalar;
    for (unsigned w = 0; w < 2; ++w) {
      a->old[w] = w < a->bytes / 4u ? (scalar ? new_scalar() : row_of(new_row_slot())) : kNoPlace;
      words_[begin].push_back(a->old[w]);
    }
    place_[begin] = a->old[0];
    step(atomic_function(a->bytes), kNoPlace, kNoPlace, kNoPlace, kNoPlace, reinterpret_cast<uint64_t>(a.get()));
    out_.atomics.push_back(std::move(a));
    ended_atomics_.insert({id, true});
    // What of the body is wanted outside it is computed here, before anything is written.
    for (uint32_t at = 0; at < now_; ++at) {
      const NodeId body = s_.order[at];
      if (waits_for_[body] == id && place_[body] == kNoPlace && used_outside(body, id)) emit(body);
    }
  }
  bool used_outside(NodeId body, NodeId end) const {
    for (NodeId user : s_.order) {
      if (user == end || waits_for_[user] == end) continue;
      for (NodeId a : program_.args(user))
        if (v_.of(a) == body) return true;
    }
    return false;
  }

  const sem::Program& program_;
  const LowerContext& context_;
  const LaneTable& lanes_;
  bool exec_full_;
  Values v_;
  Schedule s_;
  ConstantPool constants_;
  StepList out_;
  std::vector<Place> place_, row_place_, mask_place_;
  std::vector<std::vector<Place>> words_;         // by load or atomic_begin
  std::vector<NodeId> waits_for_;                 // by node: the atomic_end whose body it is in
  std::map<NodeId, bool> ended_atomics_;
  std::vector<NodeId> in_place_;                  // effects already done by whoever computed their value
  std::map<uint32_t, std::vector<uint32_t>> ends_;
  std::vector<uint32_t> free_rows_;
  uint32_t now_ = 0;
  uint32_t scalars_ = 0, rows_ = 0;
  bool has_atomics_ = false;
  bool may_stop_ = false, writes_mode_ = false;
};

// Takes out maskings to 16 bits whose user looks at the low 16 bits alone: fp16 loops, and shifts left by 16.
sem::Program without_needless_masks(const sem::Program& program) {
  sem::Program out = program;
  const auto is_constant = [&](NodeId id, uint64_t value) {
    return out.nodes[id].op == Uop::const32 && out.nodes[id].imm == value;
  };
  for (const Node& node : out.nodes) {
    const auto args = std::span(out.arguments).subspan(node.argument_first, node.argument_count);
    size_t halves = 0;
    switch (node.op) {
      case Uop::fadd16: case Uop::fmul16: case Uop::flt16: case Uop::fle16: case Uop::feq16: halves = 2; break;
      case Uop::ffma16: halves = 3; break;
      case Uop::f32_from_f16: halves = 1; break;
      case Uop::shl32: halves = is_constant(args[1], 16) ? 1 : 0; break;
      default: break;
    }
    for (NodeId& argument : args.first(halves)) {
      const Node& mask = out.nodes[argument];
      if (mask.op == Uop::and32 && is_constant(out.args(mask)[1], 0xffff)) argument = out.args(mask)[0];
    }
  }
  return out;
}

}  // namespace

std::unique_ptr<Lowered> lower(const sem::Program& recorded, const LowerContext& context) {
  const sem::Program program = without_needless_masks(recorded);
  auto lowered = std::make_unique<Lowered>();
  lowered->size_words = static_cast<uint8_t>(context.size_bytes / 4);
  for (const bool full : {true, false}) {
    Emitter emitter(program, context, full);
    StepList& list = full ? lowered->full : lowered->masked;
    list = emitter.run();
    lowered->run[full] = {list.steps.data(), list.steps.data() + list.steps.size(), list.constants.get()};
    lowered->may_stop |= emitter.may_stop();
    lowered->writes_mode |= emitter.writes_mode();
  }
  return lowered;
}

}  // namespace lw::exec
