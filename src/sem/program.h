// A recorded meaning: typed micro-operations in the order in which their effects happen.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "image/coordinates.h"

namespace lw::sem {

enum class Uop : uint8_t {
#define LW_UOP(name, result, arguments, definition) name,
#include "sem/uops.def"
#undef LW_UOP
};
inline constexpr size_t kUopCount = 0
#define LW_UOP(name, result, arguments, definition) +1
#include "sem/uops.def"
#undef LW_UOP
    ;

enum class ValueType : uint8_t { none, b1, w32, w64, bundle };

struct UopInfo {
  std::string_view name;
  ValueType result;            // bundle for what yields several words
  std::string_view arguments;  // as in uops.def
  std::string_view definition;
  bool has_effect;  // may not be dropped, duplicated or reordered among effects
  bool only_reads;  // its effect is to read memory at its place among effects: it needs nothing if its result does not
  bool is_float;    // reads MODE's rounding or denormal fields
};
const UopInfo& info(Uop uop);
// Whether the result is a value of 16 bits: the high half of its word is 0.
bool makes_half(Uop uop);

// What several micro-operations make together, where words describe them better as a whole (float_rules.def).
enum class Composition : uint8_t {
  none,
#define LW_FLOAT_COMPOSITION(name, ...) name,
#include "sem/float_compositions.def"
#undef LW_FLOAT_COMPOSITION
};

// What the imm of a hint holds: what it asks of the machine.
enum class Hint : uint8_t {
  none,
  nop,  // wait states, as many as the immediate says
  sleep,
  wake,
  priority,          // of the wave
  delay,             // how long to wait for results of instructions before
  fetch,             // how far ahead instructions are fetched
  clause,            // that the next instructions belong together
  invalidate,        // a cache, which may be written back before
  invalidate_array,  // the cache of a shader array (Feature::gl1_cache)
  write_back,        // a cache
  trace,             // thread trace and performance counters
  other,
};
std::string_view name_of(Hint hint);

// Where an address points.
enum class AddressSpace : uint8_t {
  global,   // 64-bit address
  flat,     // 64-bit address; inside an aperture it means LDS or private memory
  scratch,  // 32-bit byte offset into the lane's private memory (gfx9 SCRATCH instructions)
  lds,      // 32-bit byte offset into the workgroup's LDS
  scalar,   // 64-bit address, one access for the wave
  gds,
};

// What the imm of load, store and atomic_begin holds.
struct MemoryAccess {
  AddressSpace space = AddressSpace::global;
  uint8_t bytes = 4;  // 1, 2, 4, 8, 12, 16, 32, 64
  bool glc = false;
  uint64_t pack() const { return static_cast<uint64_t>(space) | uint64_t{bytes} << 8 | uint64_t{glc} << 16; }
  static MemoryAccess unpack(uint64_t imm) {
    return {static_cast<AddressSpace>(imm & 0xff), static_cast<uint8_t>(imm >> 8), ((imm >> 16) & 1) != 0};
  }
};

// What the imm of micro-operations on images without a sampler holds.
struct ImageAccess {
  image::Coordinates coordinates;
  bool halves = false;  // D16: values have 16 bits
  uint64_t pack() const;
  static ImageAccess unpack(uint64_t imm);
};
// And of those with one.
struct SampleAccess {
  image::SampleForm form;
  bool halves = false;
  uint64_t pack() const;
  static SampleAccess unpack(uint64_t imm);
};
inline constexpr size_t kImageWords = 8;    // of a T#
inline constexpr size_t kSamplerWords = 4;  // of an S#

using NodeId = uint16_t;
inline constexpr NodeId kNoNode = 0xffff;
inline constexpr size_t kMaxArguments = 25;  // image_sample of 13 words of an address

struct Node {
  Uop op;
  ValueType type;
  bool uniform;                                 // the same in all lanes
  bool always_flush = false;                    // float nodes: flush denormals whatever MODE says
  Composition composition = Composition::none;  // that it is a part of; no effect on values
  uint8_t composition_bits = 0;                 // of the floats that the composition works on
  uint8_t argument_count = 0;
  uint32_t argument_first = 0;  // into Program::arguments
  uint64_t imm = 0;
};

// Nodes are in SSA form: an argument's number is lower than its user's.
struct Program {
  std::vector<Node> nodes;
  std::vector<NodeId> arguments;

  std::span<const NodeId> args(const Node& node) const {
    return std::span(arguments).subspan(node.argument_first, node.argument_count);
  }
  std::span<const NodeId> args(NodeId id) const { return args(nodes[id]); }

  // One node a line, "%3 = fadd16 %1 %2"; what `explain` and failing tests print.
  std::string text() const;
};

}  // namespace lw::sem
