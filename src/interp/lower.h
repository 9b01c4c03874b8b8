// From a recorded program to steps.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "events/events.h"
#include "interp/atomic_step.h"
#include "interp/lanes/lanes.h"
#include "interp/memory_step.h"
#include "interp/step.h"
#include "sem/sem.h"

namespace lw::interp {

// What lowering may assume. Programs are lowered again if one of these differs.
struct LowerContext {
  const LaneTable* lanes = nullptr;
  uint32_t mode = 0;  // MODE; only the bits kModeBitsKnown matter
  unsigned vgpr_count = 256;
  unsigned first_shared_vgpr = 256;  // from this VGPR on, lane i and lane i + 32 share a register
  unsigned sgpr_count = 128;
  unsigned max_sgprs = 128;  // registers from this number on (VCC and the like) always exist
  uint64_t code_begin = 0;
  uint64_t address = 0;  // of the instruction
  unsigned size_bytes = 4;
  uint64_t shared_base = 0;
  uint64_t private_base = 0;
};

// Bits of MODE that lowering uses as constants: rounding, denormals, dx10_clamp, ieee, fp16_ovfl, gpr_idx_en.
inline constexpr uint32_t kModeBitsKnown = 0x0880'03ff;

// How much of Context::base[temporary] a lowered program uses.
inline constexpr size_t kTemporaryScalars = 4096;
inline constexpr size_t kTemporaryRows = 768;
inline constexpr size_t kTemporaryBytes = kTemporaryScalars * 8 + kTemporaryRows * 512;

// A step that accesses memory, for sinks.
struct AccessPoint {
  uint32_t step = 0;
  enum class Kind : uint8_t { load, store, atomic, image } kind = Kind::load;
};

struct StepList {
  std::vector<Step> steps;
  std::vector<std::unique_ptr<PlacedMemoryStep>> memory;
  std::vector<std::unique_ptr<AtomicStep>> atomics;
  std::vector<std::unique_ptr<ImageStep>> images;
  std::vector<AccessPoint> accesses;  // in the order of steps
  struct Free {
    void operator()(std::byte* p) const;
  };
  std::unique_ptr<std::byte, Free> constants;  // 64-byte aligned if there are rows
};

// One lowered instruction, for an EXEC with all lanes of the wave or for any other EXEC.
struct Lowered {
  const Step* begin = nullptr;
  const Step* end = nullptr;
  std::byte* constants = nullptr;
  StepList list;  // storage of the steps
  uint8_t size_words = 1;
  bool may_stop = false;  // some step may set Context::stop: check after each step
  bool writes_mode = false;
  std::optional<events::OutcomeKind> refused;  // the instruction ends the dispatch instead of running
  std::string note;                            // of a refused instruction
};

// `exec_full`: for an EXEC with all lanes of the wave, which needs no masks.
std::unique_ptr<Lowered> lower(const sem::Program& program, const LowerContext& context, bool exec_full);

// Step functions of other files that lowering places.
StepFunction scalar_function(sem::Uop op);  // uniform integers, truths and floats
StepFunction load_function(const PlacedMemoryStep& step);
StepFunction store_function(const PlacedMemoryStep& step);
StepFunction image_function(ImageStep::Kind kind);

enum class WaveStep : uint8_t {
  spread_truth,  // d mask = uniform truth a for all lanes
  copy_word,     // d = a, uniform
  copy_wide,
  pack_words,  // d = a below, b above
  not_mask,    // d mask = not a
  and_mask,
  or_mask,
  xor_mask,
  select_mask,
  first_lane,
  read_lane,      // a row, b uniform
  write_lane,     // d row, a value, b lane
  read_vgpr_at,   // d row = VGPR a, imm: VGPR count
  write_vgpr_at,  // VGPR c = row a where mask b
  write_vgpr_at_uniform,
  read_sgpr_at,
  write_sgpr_at,  // a value, b number
  read_hwreg,
  write_hwreg,
  read_clock,
  write_mode,
  read_mode,
  keep_exec,    // for narrow_exec
  narrow_exec,  // EXEC = what was kept, where imm
  share_low,    // d row: the high half of the lanes = the low one
  share_high,   // and the other way
  branch_if,
  jump,
  end_program,
  barrier,
  trap,
  not_modelled,
  count,
};
StepFunction wave_function(WaveStep step);

// FloatMode of a micro-operation under MODE, packed into a step's imm: bits 0-1 rounding, 2 flush inputs, 3 flush
// results, 8-15 the micro-operation.
FloatMode float_mode(sem::Uop op, bool always_flush, uint32_t mode);
uint64_t pack_float_mode(sem::Uop op, FloatMode mode);

}  // namespace lw::interp
