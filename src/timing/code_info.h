// What the clock needs to know about each instruction of a kernel, computed once.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <vector>

#include "code/code_facts.h"
#include "timing/machine.h"

namespace lw::timing {

// The port to which an instruction issues. Per clock, the waves of a SIMD can issue one instruction to each port;
// internal ones are executed in the wave's own instruction buffer.
enum class Port : uint8_t { valu, salu, smem, vmem, lds, branch, exp, internal };
inline constexpr size_t kPorts = 8;
std::string_view port_name(Port port);

// The size of an ordinary instruction in a queue of RDNA.
inline constexpr uint32_t kWholeInstruction = 100;

inline constexpr auto kLgkm = static_cast<size_t>(inst::Counter::lgkm);

struct InstructionInfo {
  Port port = Port::valu;
  uint8_t size_bytes = 4;
  uint8_t cost_class = 0;  // instructions of one class have equal numbers
  // GCN: clocks for which 64 lanes occupy the unit, and until a dependent instruction. RDNA: the same for one pass of
  // 32 lanes, and the clocks until an instruction of another class.
  uint16_t busy = 1, result = 1, other_class = 1;
  uint16_t queue_percent = kWholeInstruction;  // RDNA: size in the queue, in hundredths of an ordinary instruction
  uint16_t alone_cycles = 0;      // clocks to the wave's next instruction; LDS of GCN: until the port accepts another
  uint16_t lds_bytes = 0;         // GCN: bytes per clock and compute unit of an LDS instruction; 0: unknown
  bool holds_dependents = false;  // RDNA: instructions that need its result wait before the queue
  bool executed_once = false;     // RDNA: executed once per wave, not once per half of a wave64
  uint16_t taken = 0, not_taken = 0;  // branches: clocks to the next instruction
  uint16_t idle = 0;                  // s_nop, s_sleep: clocks the wave waits
  // Increments by inst::Counter: FLAT increments two counters, scalar loads of more than one dword add two (GCN3 ISA,
  // 4.4).
  std::array<uint8_t, inst::kCounters> counts{};
  uint8_t image_dwords = 0;  // dwords of data per lane, without the status
  bool is_store = false;     // to memory or LDS, without a result
  bool is_end = false, is_barrier = false, is_clock = false;
  bool is_delay = false;        // s_delay_alu: the next vector instruction waits before the queue
  bool waits_for_valu = false;  // s_waitcnt_depctr
  bool reads_vgpr = false, writes_sgpr = false;
  bool is_lane_mask = false;  // reads a lane mask as its last source (v_cndmask)
  bool has_cost = true;       // false: none is published for its class
  std::optional<inst::Waits> waits;
  int priority = -1;  // s_setprio
  std::vector<flow::Register> reads, writes;
  uint16_t past_written = 0;  // behind the last of `writes`

  bool operator==(const InstructionInfo&) const = default;
};

// By word of the code, from its beginning.
class CodeInfo {
 public:
  CodeInfo(code::CodeFacts& facts, const Machine& machine, const Parameters& parameters);
  // The same code on another machine. Both may be asked at once.
  CodeInfo(const CodeInfo& same, const Machine& machine, const Parameters& parameters);
  // May be asked from several threads at once, while nobody asks for facts().
  const InstructionInfo& at(uint32_t word) {
    LW_CHECK(word < count_, "a step outside the code");
    const InstructionInfo* known = info_[word].load(std::memory_order_acquire);
    return known != nullptr ? *known : find(word);
  }
  code::CodeFacts& facts() { return facts_; }
  // Instructions whose classes have no published cost: they cost as much as full-rate ones.
  const std::vector<std::string>& without_cost() const { return without_cost_; }

 private:
  const InstructionInfo& find(uint32_t word);
  void work_out(InstructionInfo& info, const code::InstructionFacts& facts);

  code::CodeFacts& facts_;
  const Machine& machine_;
  const Parameters& parameters_;
  std::vector<const isa::Cost*> classes_;
  size_t count_;
  std::unique_ptr<std::atomic<const InstructionInfo*>[]> info_;
  std::shared_ptr<std::mutex> mutex_;  // guards the members below and facts_
  std::unordered_map<const code::InstructionFacts*, InstructionInfo> found_;
  std::vector<std::string> without_cost_;
};

// The clocks for which an instruction of a wave with all lanes enabled occupies the vector or scalar unit; of others,
// those of its issue.
uint32_t issue_cycles(const inst::Instruction& instruction, uint32_t wave_size, const Machine& machine,
                      const Parameters& parameters);

}  // namespace lw::timing
