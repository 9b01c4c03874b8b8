// Second half of lowering, second step: from scheduled nodes to steps and places.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>

#include "exec/machine.h"
#include "interp/schedule.h"

namespace lw::interp {

using sem::AddressSpace;
using sem::Node;
using sem::NodeId;
using sem::Uop;
using sem::ValueType;
using OperandKind = LoweredValue::OperandKind;

inline constexpr uint32_t kRowBytes = 4 * state::kLanes;

// Where state::Wave keeps the values that steps access in place.
struct WaveOffsets {
  uint32_t sgpr, scc;
};
WaveOffsets wave_offsets();

// Known values that steps read, laid out when the program is complete.
class ConstantPool {
 public:
  // One value for all lanes.
  OperandLocation value(uint64_t v) {
    const auto [it, added] = values_.try_emplace(v, 0);
    if (added) {
      it->second = grow(8);
      std::memcpy(&bytes_[it->second], &v, 8);
    }
    return place(Base::constant, it->second);
  }
  OperandLocation row(const LaneValues& lanes, bool wide) {
    const uint32_t offset = grow(wide ? 512 : 256);
    for (size_t i = 0; i < lanes.size(); ++i)
      std::memcpy(&bytes_[offset + i * (wide ? 8 : 4)], &lanes[i], wide ? 8 : 4);
    return place(Base::constant, offset);
  }
  std::unique_ptr<std::byte, StepList::Free> take() const {
    if (bytes_.empty()) return nullptr;
    // Only rows need the alignment. Aligned memory for every pool would cost long code a sixth of its time.
    const bool has_rows = bytes_.size() >= kRowBytes;
    void* memory = has_rows ? std::aligned_alloc(64, align_up(bytes_.size(), 64)) : std::malloc(bytes_.size());
    LW_CHECK(memory != nullptr, "out of memory for constants");
    std::memcpy(memory, bytes_.data(), bytes_.size());
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
        place_(program.nodes.size(), kNoLocation),
        row_place_(program.nodes.size(), kNoLocation),
        mask_place_(program.nodes.size(), kNoLocation),
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
  OperandLocation new_scalar(unsigned words64 = 1) {
    LW_CHECK(scalars_ + words64 <= kTemporaryScalars, "a program with too many uniform values");
    const OperandLocation p = place(Base::temporary, scalars_ * 8);
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
  static OperandLocation row_of(uint32_t slot) {
    return place(Base::temporary, static_cast<uint32_t>(kTemporaryScalars) * 8 + slot * 512);
  }
  // A row that lives as long as the node is used.
  OperandLocation new_row(NodeId owner) {
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
  void step(StepFunction function, OperandLocation d, OperandLocation a = kNoLocation, OperandLocation b = kNoLocation,
            OperandLocation c = kNoLocation, uint64_t imm = 0) {
    LW_CHECK(function != nullptr, "a micro-operation without a step function");
    out_.steps.push_back({function, d, a, b, c, imm});
  }
  void access_step(AccessPoint::Kind kind, StepFunction function, const void* what) {
    out_.accesses.push_back({static_cast<uint32_t>(out_.steps.size()), kind});
    step(function, kNoLocation, kNoLocation, kNoLocation, kNoLocation, reinterpret_cast<uint64_t>(what));
  }
  void wave_step(WaveStep kind, OperandLocation d, OperandLocation a = kNoLocation, OperandLocation b = kNoLocation,
                 OperandLocation c = kNoLocation, uint64_t imm = 0) {
    step(wave_function(kind), d, a, b, c, imm);
  }
  void lane_step(LaneStep kind, OperandLocation d, OperandLocation a = kNoLocation, OperandLocation b = kNoLocation) {
    step(lanes_.steps[static_cast<size_t>(kind)], d, a, b);
  }

  // ------------------------------------------------------------------------------------------------ registers
  static OperandLocation vgpr_place(unsigned n) { return place(Base::vgprs, n * kRowBytes); }
  static OperandLocation sgpr_place(unsigned n) { return place(Base::wave, wave_offsets().sgpr + 4 * n); }
  static OperandLocation scc_place() { return place(Base::wave, wave_offsets().scc); }
  static OperandLocation register_place(unsigned number) {
    return number < kScalarBegin   ? vgpr_place(number)
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
        wave_step(number == kSccRegister ? WaveStep::copy_wide : WaveStep::copy_word, place_[id],
                  register_place(number));
      }
    }
  }

  // ------------------------------------------------------------------------------------------------ arguments
  OperandKind kind(NodeId id) const { return v_.at(id).kind; }
  ValueType type(NodeId id) const { return v_.node(id).type; }
  bool is_uniform(NodeId id) const { return kind(id) == OperandKind::uniform || kind(id) == OperandKind::constant; }

  // The place of a value as it is: one value, a row or a mask.
  OperandLocation get(NodeId wanted) {
    const NodeId id = v_.of(wanted);
    if (kind(id) == OperandKind::constant) return constants_.value(v_.at(id).constant);
    if (kind(id) == OperandKind::lane_constant) return type(id) == ValueType::b1 ? get_mask(id) : get_row(id);
    if (place_[id] == kNoLocation) emit(id);
    LW_CHECK(place_[id] != kNoLocation, "a value without a place");
    return place_[id];
  }

  // A row, in whatever form the value is.
  OperandLocation get_row(NodeId wanted) {
    const NodeId id = v_.of(wanted);
    const bool wide = type(id) == ValueType::w64;
    if (kind(id) == OperandKind::row) return get(id);
    if (row_place_[id] != kNoLocation) return row_place_[id];
    if (kind(id) == OperandKind::lane_constant)
      return row_place_[id] = constants_.row(v_.lane_tables[v_.at(id).lane_constants], wide);
    if (kind(id) == OperandKind::constant) {
      LaneValues same;
      same.fill(v_.at(id).constant);
      return row_place_[id] = constants_.row(same, wide);
    }
    // Not released: another user may come.
    const OperandLocation row = row_of(new_row_slot());
    lane_step(wide ? LaneStep::broadcast64 : LaneStep::broadcast32, row, get(id));
    return row_place_[id] = row;
  }

  // The mask of a truth value, in whatever form it is.
  OperandLocation get_mask(NodeId wanted) {
    const NodeId id = v_.of(wanted);
    if (kind(id) == OperandKind::mask) return get(id);
    if (kind(id) == OperandKind::constant) return constants_.value(v_.at(id).constant ? ~uint64_t{0} : 0);
    if (kind(id) == OperandKind::lane_constant) {
      uint64_t mask = 0;
      const LaneValues& lanes = v_.lane_tables[v_.at(id).lane_constants];
      for (unsigned i = 0; i < 64; ++i) mask |= lanes[i] << i;
      return constants_.value(mask);
    }
    if (mask_place_[id] != kNoLocation) return mask_place_[id];
    const OperandLocation mask = new_scalar();
    wave_step(WaveStep::spread_truth, mask, get(id));
    return mask_place_[id] = mask;
  }

  // The truth argument of an access or a write: kNoLocation if it is always true.
  OperandLocation get_truth(NodeId id) { return v_.is_constant(id, 1) ? kNoLocation : get_mask(id); }

  // ------------------------------------------------------------------------------------------------ in place
  // (lower_in_place.cpp) The one effect that writes a VGPR from this node alone, if the node may be computed right in
  // the register.
  OperandLocation direct_place(NodeId id);
  bool free_after(unsigned number, uint32_t position) const;
  OperandLocation direct_vgpr(NodeId id);
  bool reads_across_lanes(NodeId id, unsigned number) const;
  // Scalar registers: a word, the two halves of a 64-bit value or of a lane mask, or SCC.
  OperandLocation direct_scalar(NodeId id);
  // Effects that write exactly this value somewhere.
  std::vector<NodeId> writers_of(NodeId id) const;
  // lo64 and hi64 of a value, also through a ballot.
  std::vector<NodeId> half_views_of(NodeId id) const;
  bool done_in_place(NodeId effect) const;
  // Where a node's result goes.
  OperandLocation result(NodeId id);

  // ------------------------------------------------------------------------------------------------ nodes (lower.cpp)
  void emit(NodeId id);
  void simple_wave(NodeId id, WaveStep kind_of_step);
  void emit_value(NodeId id);
  bool emit_mask_logic(NodeId id);
  // A loop over the lanes; arguments with one value for all lanes stay single values if there is a loop for that.
  void emit_lanes(NodeId id);
  bool exec_still_full() const;
  void emit_effect(NodeId id);

  // ------------------------------------------------------------------------------------------------ memory and atomics
  // (lower_memory.cpp, lower_atomics.cpp)
  void set_access(PlacedMemoryStep& m, NodeId id);
  void emit_image(NodeId id, ImageStep::Kind kind);
  void emit_load(NodeId id);
  // The effects that write the words of a bundle, exactly one per word; otherwise empty.
  std::vector<NodeId> word_writers(NodeId bundle, unsigned words, Uop wanted) const;
  bool load_to_vgprs(NodeId id, PlacedMemoryStep& m);
  // Scalar loads write neighbouring registers.
  OperandLocation load_to_sgprs(NodeId id, const PlacedMemoryStep& m);
  void emit_store(NodeId id);
  // The nodes that are part of an update: those that depend on the old value and come before its end.
  void find_atomic_bodies();
  bool is_waiting(NodeId id) const;
  uint16_t body_value(NodeId wanted, NodeId begin, AtomicStep& step_out, std::map<NodeId, uint16_t>& numbers,
                      std::vector<std::pair<NodeId, AtomicStep::Operation>>& operations);
  // Whether the body is one function of the host.
  void recognise(AtomicStep& a, NodeId begin, std::span<const NodeId> words);
  void emit_atomic(NodeId id);
  bool used_outside(NodeId body, NodeId end) const;

  const sem::Program& program_;
  const LowerContext& context_;
  const LaneTable& lanes_;
  bool exec_full_;
  Values v_;
  Schedule s_;
  ConstantPool constants_;
  StepList out_;
  std::vector<OperandLocation> place_, row_place_, mask_place_;
  std::vector<std::vector<OperandLocation>> words_;  // by load or atomic_begin
  std::vector<NodeId> waits_for_;                    // by node: the atomic_end whose body it is in
  std::map<NodeId, bool> ended_atomics_;
  std::vector<NodeId> in_place_;  // effects already done by the step that computed their value
  std::map<uint32_t, std::vector<uint32_t>> ends_;
  std::vector<uint32_t> free_rows_;
  uint32_t now_ = 0;
  uint32_t scalars_ = 0, rows_ = 0;
  bool has_atomics_ = false;
  bool may_stop_ = false, writes_mode_ = false;
};

}  // namespace lw::interp
