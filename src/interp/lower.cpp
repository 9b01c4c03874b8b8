#include "interp/lower.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <span>

#include "interp/emitter.h"

namespace lw::interp {

void StepList::Free::operator()(std::byte* p) const { std::free(p); }

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

void Emitter::emit(NodeId id) {
  const Node& node = program_.nodes[id];
  if (kind(id) == OperandKind::constant || kind(id) == OperandKind::lane_constant) return;
  if (place_[id] != kNoLocation) return;
  switch (node.op) {
    case Uop::read_vgpr:
    case Uop::read_sgpr:
    case Uop::read_scc: place_[id] = register_place(register_read(v_, context_, id)); return;
    case Uop::part: place_[id] = words_[v_.of(program_.args(id)[0])][node.imm]; return;
    case Uop::read_vgpr_at:
      wave_step(WaveStep::read_vgpr_at, place_[id] = new_row(id), get(program_.args(id)[0]), kNoLocation, kNoLocation,
                context_.vgpr_count);
      return;
    case Uop::read_sgpr_at: return simple_wave(id, WaveStep::read_sgpr_at);
    case Uop::read_mode: return simple_wave(id, WaveStep::read_mode);
    case Uop::read_hwreg: may_stop_ = true; return simple_wave(id, WaveStep::read_hwreg);
    case Uop::read_clock: return simple_wave(id, WaveStep::read_clock);
    case Uop::first_lane: return simple_wave(id, WaveStep::first_lane);
    case Uop::load: return emit_load(id);
    case Uop::store: return emit_store(id);
    case Uop::atomic_begin: return;
    case Uop::atomic_end: return emit_atomic(id);
    case Uop::image_texel: return emit_image(id, ImageStep::Kind::texel);
    case Uop::texel_load: return emit_image(id, ImageStep::Kind::load);
    case Uop::texel_store: return emit_image(id, ImageStep::Kind::store);
    case Uop::image_sizes: return emit_image(id, ImageStep::Kind::sizes);
    case Uop::image_sample: return emit_image(id, ImageStep::Kind::sample);
    case Uop::image_lod: return emit_image(id, ImageStep::Kind::level);
    default: break;
  }
  if (sem::info(node.op).has_effect) return emit_effect(id);
  emit_value(id);
}

void Emitter::simple_wave(NodeId id, WaveStep kind_of_step) {
  const auto args = program_.args(id);
  const OperandLocation a = args.empty() ? kNoLocation : get(args[0]);
  wave_step(kind_of_step, place_[id] = new_scalar(), a, kNoLocation, kNoLocation, program_.nodes[id].imm);
}

void Emitter::emit_value(NodeId id) {
  const Node& node = program_.nodes[id];
  const auto args = program_.args(id);
  // Values that are part of another's place.
  if (is_pair_view(v_, id)) {
    const OperandLocation low = get(args[0]), high = get(args[1]);
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
    const OperandLocation low = get(args[0]), high = get(args[1]);
    return wave_step(WaveStep::pack_words, result(id), low, high);
  }
  if (node.op == Uop::read_lane) {
    const OperandLocation row = get_row(args[0]), lane = get(args[1]);
    return wave_step(WaveStep::read_lane, result(id), row, lane);
  }
  if (kind(id) == OperandKind::uniform) {
    OperandLocation p[3] = {kNoLocation, kNoLocation, kNoLocation};
    for (size_t i = 0; i < args.size(); ++i) p[i] = get(args[i]);
    // One argument is enough for functions of one; the step reads a second place all the same.
    const bool is_float = sem::info(node.op).is_float;
    if (!is_float && p[1] == kNoLocation) p[1] = p[0];
    const uint64_t imm = is_float ? pack_float_mode(node.op, float_mode(node.op, node.always_flush, context_.mode)) : 0;
    return step(scalar_function(node.op), result(id), p[0], p[1], p[2], imm);
  }
  if (kind(id) == OperandKind::mask && emit_mask_logic(id)) return;
  emit_lanes(id);
}

bool Emitter::emit_mask_logic(NodeId id) {
  const auto args = program_.args(id);
  const auto two = [&](WaveStep s) {
    const OperandLocation a = get_mask(args[0]), b = get_mask(args[1]);
    wave_step(s, result(id), a, b);
    return true;
  };
  switch (program_.nodes[id].op) {
    case Uop::and1: return two(WaveStep::and_mask);
    case Uop::or1: return two(WaveStep::or_mask);
    case Uop::xor1: return two(WaveStep::xor_mask);
    case Uop::not1: {
      const OperandLocation a = get_mask(args[0]);
      wave_step(WaveStep::not_mask, result(id), a);
      return true;
    }
    default: return false;
  }
}

void Emitter::emit_lanes(NodeId id) {
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
  OperandLocation p[3] = {kNoLocation, kNoLocation, kNoLocation};
  for (unsigned i = 0; i < args.size(); ++i)
    p[i] = type(args[i]) == ValueType::b1  ? get_mask(args[i])
           : (query.uniform >> i & 1) != 0 ? get(args[i])
                                           : get_row(args[i]);
  step(function, result(id), p[0], p[1], p[2], is_float ? pack_float_mode(node.op, query.mode) : 0);
}

bool Emitter::exec_still_full() const { return exec_full_ && s_.exec_written_at > now_; }

void Emitter::emit_effect(NodeId id) {
  const Node& node = program_.nodes[id];
  const auto args = program_.args(id);
  switch (node.op) {
    case Uop::write_vgpr: {
      if (done_in_place(id)) return;
      const OperandLocation d = vgpr_place(register_written(v_, context_, id));
      const OperandLocation truth = get_truth(args[1]);
      const bool uniform = is_uniform(args[0]);
      const OperandLocation a = uniform ? get(args[0]) : get_row(args[0]);
      if (truth != kNoLocation)
        return lane_step(uniform ? LaneStep::merge32_where_uniform : LaneStep::merge32_where, d, a, truth);
      if (exec_still_full()) return lane_step(uniform ? LaneStep::broadcast32 : LaneStep::copy32, d, a);
      return lane_step(uniform ? LaneStep::merge32_uniform : LaneStep::merge32, d, a);
    }
    case Uop::write_vgpr_at: {
      const bool uniform = is_uniform(args[0]);
      const OperandLocation a = uniform ? get(args[0]) : get_row(args[0]);
      const OperandLocation truth = get_truth(args[1]), number = get(args[2]);
      return wave_step(uniform ? WaveStep::write_vgpr_at_uniform : WaveStep::write_vgpr_at, kNoLocation, a, truth,
                       number, context_.vgpr_count);
    }
    case Uop::write_lane: {
      const OperandLocation a = get(args[0]), lane = get(args[1]);
      return wave_step(WaveStep::write_lane, vgpr_place(register_written(v_, context_, id)), a, lane);
    }
    case Uop::write_sgpr:
      if (done_in_place(id)) return;
      return wave_step(WaveStep::copy_word, sgpr_place(static_cast<unsigned>(node.imm & 127)), get(args[0]));
    case Uop::write_sgpr_at: {
      const OperandLocation a = get(args[0]), number = get(args[1]);
      return wave_step(WaveStep::write_sgpr_at, kNoLocation, a, number);
    }
    case Uop::write_scc:
      if (done_in_place(id)) return;
      return wave_step(WaveStep::copy_wide, scc_place(), get(args[0]));
    case Uop::write_mode: writes_mode_ = true; return wave_step(WaveStep::write_mode, kNoLocation, get(args[0]));
    case Uop::write_hwreg:
      writes_mode_ = may_stop_ = true;
      return wave_step(WaveStep::write_hwreg, kNoLocation, get(args[0]), kNoLocation, kNoLocation, node.imm);
    case Uop::branch_if: {
      const uint64_t target = context_.address + context_.size_bytes + 4 * node.imm - context_.code_begin;
      return wave_step(WaveStep::branch_if, kNoLocation, get(args[0]), kNoLocation, kNoLocation,
                       static_cast<uint64_t>(static_cast<int64_t>(target) >> 2));
    }
    case Uop::jump: return wave_step(WaveStep::jump, kNoLocation, get(args[0]));
    case Uop::end_program: may_stop_ = true; return wave_step(WaveStep::end_program, kNoLocation);
    case Uop::barrier: may_stop_ = true; return wave_step(WaveStep::barrier, kNoLocation);
    case Uop::trap: may_stop_ = true; return wave_step(WaveStep::trap, kNoLocation, get(args[0]));
    case Uop::not_modelled: may_stop_ = true; return wave_step(WaveStep::not_modelled, kNoLocation);
    default: LW_CHECK(false, sem::info(node.op).name);
  }
}

namespace {

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
      case Uop::fadd16:
      case Uop::fmul16:
      case Uop::flt16:
      case Uop::fle16:
      case Uop::feq16: halves = 2; break;
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

std::set<unsigned> shared_vgprs_written(const sem::Program& program, const LowerContext& context) {
  std::set<unsigned> numbers;
  for (const Node& node : program.nodes) {
    const bool is_named = node.op == Uop::write_vgpr || node.op == Uop::write_lane;
    if (is_named && node.imm >= context.first_shared_vgpr) numbers.insert(static_cast<unsigned>(node.imm));
    // Any of them, as far as can be told.
    if (node.op == Uop::write_vgpr_at && context.first_shared_vgpr < context.vgpr_count)
      numbers.insert(context.first_shared_vgpr);
  }
  return numbers;
}

bool writes_vgprs_alone(const sem::Program& program) {
  return std::ranges::all_of(
      program.nodes, [](const Node& node) { return node.op == Uop::write_vgpr || !sem::info(node.op).has_effect; });
}

// The machine executes a wave of 64 in two halves, the low one first. What a half writes to a shared VGPR, the other
// finds there.
std::vector<Step> by_halves(const std::vector<Step>& steps, const std::set<unsigned>& shared) {
  std::vector<Step> halves;
  const auto wave_step = [&](WaveStep kind, OperandLocation d, uint64_t imm) {
    halves.push_back({wave_function(kind), d, kNoLocation, kNoLocation, kNoLocation, imm});
  };
  wave_step(WaveStep::keep_exec, kNoLocation, 0);
  for (const bool is_low : {true, false}) {
    wave_step(WaveStep::narrow_exec, kNoLocation, is_low ? UINT64_C(0xffff'ffff) : UINT64_C(0xffff'ffff'0000'0000));
    halves.insert(halves.end(), steps.begin(), steps.end());
    for (const unsigned number : shared)
      wave_step(is_low ? WaveStep::share_low : WaveStep::share_high, place(Base::vgprs, number * kRowBytes), 0);
  }
  wave_step(WaveStep::narrow_exec, kNoLocation, ~UINT64_C(0));
  return halves;
}

}  // namespace

std::unique_ptr<Lowered> lower(const sem::Program& recorded, const LowerContext& context, bool exec_full) {
  const sem::Program program = without_needless_masks(recorded);
  auto lowered = std::make_unique<Lowered>();
  lowered->size_words = static_cast<uint8_t>(context.size_bytes / 4);
  const std::set<unsigned> shared = shared_vgprs_written(program, context);
  if (!shared.empty() && !writes_vgprs_alone(program)) {
    lowered->refused = events::OutcomeKind::not_modelled;
    lowered->note = "an instruction that writes a shared VGPR and does more than that";
    return lowered;
  }
  Emitter emitter(program, context, exec_full && shared.empty());
  StepList& list = lowered->list;
  list = emitter.run();
  if (!shared.empty()) list.steps = by_halves(list.steps, shared);
  lowered->begin = list.steps.data();
  lowered->end = list.steps.data() + list.steps.size();
  lowered->constants = list.constants.get();
  lowered->may_stop = emitter.may_stop();
  lowered->writes_mode = emitter.writes_mode();
  return lowered;
}

}  // namespace lw::interp
