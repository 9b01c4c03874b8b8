// The steps of a lowered instruction: each is a function over 64 lanes or over one uniform value.
//
// This header is compiled into the lane loops of every host level, so it holds no function that the linker could merge.
#pragma once

#include <cstddef>
#include <cstdint>

#include "exec/wave_context.h"

namespace lw::interp {

using exec::FloatMode;
using exec::Stop;

struct StepContext;
struct Step;
using StepFunction = void (*)(StepContext&, const Step&);

// A place: its base in the top 3 bits, and the distance from it in bytes.
//   row of words: 64 x 4 bytes; row of 64-bit words: 64 x 8; uniform word: 4 bytes; uniform 64-bit word: 8 bytes;
//   truth of the lanes: one 64-bit mask; uniform truth: a 64-bit 0 or 1.
using OperandLocation = uint32_t;

enum class Base : uint32_t {
  vgprs,      // the wave's registers
  temporary,  // temporaries of the thread
  constant,   // constants of the lowered instruction
  wave,       // state::Wave: scalar registers, SCC
};
inline constexpr unsigned kBaseLsb = 29;
constexpr OperandLocation place(Base base, uint32_t offset_bytes) {
  return static_cast<uint32_t>(base) << kBaseLsb | offset_bytes;
}
inline constexpr OperandLocation kNoLocation = 0xffffffff;

struct Step {
  StepFunction function;
  OperandLocation d, a, b, c;
  uint64_t imm;
};

// The destination of a load's words, or the source of a store's.
struct MemoryStep {
  OperandLocation address;
  OperandLocation truth;  // kNoLocation: EXEC alone decides
  bool address_uniform;
  bool to_vgprs;   // a load that writes VGPRs in place and leaves inactive lanes unchanged
  bool zero_rest;  // with to_vgprs: active lanes for which the truth is false get 0
  uint8_t space;   // sem::Space
  uint8_t bytes;
  uint8_t words;
  uint16_t word_uniform;  // bit i: word[i] is one value for all lanes
  OperandLocation word[16];
};

// A micro-operation on images: uniform words of a T# and an S#, rows of argument words, and result rows.
struct ImageStep {
  enum class Kind : uint8_t { texel, load, store, sizes, sample, level };
  Kind kind;
  bool has_sampler;
  uint8_t argument_count;
  uint64_t access;  // sem::ImageAccess or sem::SampleAccess
  OperandLocation descriptor[8];
  OperandLocation sampler[4];
  OperandLocation argument[13];
  OperandLocation word[4];
};

// The context of step functions. One per host thread.
struct StepContext : exec::WaveContext {
  std::byte* base[4];
  uint64_t next;  // index (in words from the code's begin) of the next instruction
  uint64_t code_begin;
  uint64_t retired;     // instructions of the running wave, kept by the run loop
  uint64_t whole_exec;  // the whole EXEC, while one half replaces it
};

// The value at a place, as the type the step knows it to have.
template <class T>
LW_INLINE T* at(StepContext& c, OperandLocation p) {
  return reinterpret_cast<T*>(c.base[p >> kBaseLsb] + (p & ((1u << kBaseLsb) - 1)));
}

}  // namespace lw::interp
