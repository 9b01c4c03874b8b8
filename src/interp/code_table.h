// Lowered instructions by address, with one table per register count and per value of the MODE bits that lowering uses.
#pragma once

#include <array>
#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "exec/exec.h"
#include "inst/inst.h"
#include "interp/interp.h"
#include "interp/lower.h"

namespace lw::interp {

// Lowered instructions by their bytes, with open addressing. Code that does not repeat is looked up once per
// instruction. In a std::unordered_map such a look-up waits for memory three times, which was a quarter of the run's
// time.
class LoweredByBytes {
 public:
  // nullptr if the key is not in the table.
  const Lowered* find(const inst::InstructionKey& key) const;
  // If `key` is already in the table, the first entry stays.
  void insert(const inst::InstructionKey& key, const Lowered* lowered);

 private:
  struct Slot {
    inst::InstructionKey key;
    const Lowered* lowered = nullptr;  // nullptr: free
  };
  // The slot of the key, or the free one where it belongs. There is always a free one.
  size_t place_of(const inst::InstructionKey& key) const;

  std::vector<Slot> slots_ = std::vector<Slot>(256);  // a power of two; at most half of them are taken
  size_t taken_ = 0;
};

class CodeTable {
 public:
  CodeTable(const exec::ProgramSource& source, const LowerContext& context, bool gpr_indexing)
      : source_(source),
        context_(context),
        gpr_indexing_(gpr_indexing),
        slots_((source.end() - source.begin()) / 4 * 2) {}

  uint64_t size() const { return slots_.size() / 2; }
  // Whether execution has reached the instruction at word `index`.
  bool is_lowered(uint64_t index) const {
    return slots_[2 * index].load(std::memory_order_acquire) != nullptr ||
           slots_[2 * index + 1].load(std::memory_order_acquire) != nullptr;
  }
  // The instruction at word `index` < size(), for an EXEC with all lanes or for any other EXEC; lowered at the first
  // request. May be called from several threads.
  const Lowered& at(uint64_t index, bool exec_full) {
    if (const Lowered* lowered = slots_[2 * index + exec_full].load(std::memory_order_acquire)) [[likely]]
      return *lowered;
    return lower_at(index, exec_full);
  }

 private:
  const Lowered& lower_at(uint64_t index, bool exec_full);
  std::unique_ptr<Lowered> make(const exec::Fetched& fetched, uint64_t address, bool exec_full) const;

  const exec::ProgramSource& source_;
  LowerContext context_;
  bool gpr_indexing_;
  std::vector<std::atomic<const Lowered*>> slots_;  // two per word; [1] if EXEC is full
  std::mutex mutex_;
  std::vector<std::unique_ptr<Lowered>> owned_;
  // Instructions whose lowering does not depend on the address; [1] if EXEC is full.
  std::array<LoweredByBytes, 2> by_bytes_;
};

// The lane loops of a level, or of the best one that the host has up to it.
const LaneTable& lane_table(HostLevel level, unsigned wave_size);

class InterpretedCode : public exec::PreparedCode {
 public:
  InterpretedCode(const exec::ProgramSource& source, const exec::MachineModel& model, const LaneTable& lanes)
      : source_(source), model_(model), lanes_(lanes) {}

  CodeTable& table(uint32_t mode, const exec::RegisterCounts& registers);
  const exec::ProgramSource& source() const { return source_; }
  const exec::MachineModel& model() const { return model_; }
  const LaneTable& lanes() const { return lanes_; }
  // Addresses of the instructions that execution has reached, in rising order.
  std::vector<uint64_t> executed();

 private:
  const exec::ProgramSource& source_;
  exec::MachineModel model_;
  const LaneTable& lanes_;
  std::mutex mutex_;
  std::map<std::pair<uint32_t, exec::RegisterCounts>, std::unique_ptr<CodeTable>> tables_;
};

}  // namespace lw::interp
