// The process's one runtime: its agents and what they own. Handles of the C interface are addresses of these objects.
#pragma once

#include <hsa/hsa_ext_amd.h>

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "exec/exec.h"
#include "hsa/board.h"
#include "state/state.h"

namespace lw::hsa {

struct Agent;

struct Pool {
  Agent* agent = nullptr;
  hsa_amd_segment_t segment = HSA_AMD_SEGMENT_GLOBAL;
  uint32_t global_flags = 0;  // hsa_amd_memory_pool_global_flag_t
  uint64_t size_bytes = 0;
  std::atomic<uint64_t>* used_bytes = nullptr;  // of the agent's memory, which several pools may share

  bool allows_allocation() const { return segment == HSA_AMD_SEGMENT_GLOBAL; }
  hsa_amd_memory_pool_t handle() const { return {reinterpret_cast<uint64_t>(this)}; }
};

struct Agent {
  unsigned index = 0;  // in Runtime::agents
  bool is_gpu = false;
  uint64_t memory_bytes = 0;
  std::atomic<uint64_t> used_bytes{0};
  std::vector<std::unique_ptr<Pool>> pools;

  // Of a GPU.
  const isa::Device* device = nullptr;
  const isa::Target* target = nullptr;
  Board board;
  std::string isa_name;  // "amdgcn-amd-amdhsa--gfx900:xnack-"
  state::Memory memory;  // what its kernels can reach
  std::unique_ptr<exec::Engine> engine;
  mutable std::atomic<uint64_t> clock_ns{0};  // where it is timed: device_time.h
  uint64_t clock_begin_ns = 0;

  hsa_agent_t handle() const { return {reinterpret_cast<uint64_t>(this)}; }
};

// A set of agents by their index.
using AgentSet = uint64_t;
inline constexpr size_t kMaxAgents = 64;
inline AgentSet set_of(const Agent& agent) { return AgentSet{1} << agent.index; }

class Runtime {
 public:
  // nullptr before hsa_init. Never destroyed: queues may still be running when the process ends.
  static Runtime* current();
  // The first call makes the agents.
  static hsa_status_t acquire();
  static hsa_status_t release();

  std::span<const std::unique_ptr<Agent>> agents() const { return agents_; }
  Agent& cpu() const { return *agents_.front(); }

 private:
  std::vector<std::unique_ptr<Agent>> agents_;  // the CPU first
};

// Checked handles; nullptr where they are none of this runtime.
Agent* agent_of(hsa_agent_t handle);
Pool* pool_of(hsa_amd_memory_pool_t handle);

// Nanoseconds of the clock that all timestamps use.
uint64_t timestamp_ns();

}  // namespace lw::hsa
