// A description of a path through code on which its time depends. It is equal for paths that differ only in register
// numbers and addresses.
#pragma once

#include <span>
#include <unordered_map>
#include <vector>

#include "timing/code_info.h"
#include "timing/workgroup_slots.h"
#include "trace/trace.h"

namespace lw::timing {

// Numbers the registers of each kind (scalar, SCC, other) in the order in which a path first names them.
class RegisterNames {
 public:
  flow::Register general(flow::Register named);
  // The register of this path that has a general name.
  flow::Register named(flow::Register general) const;

 private:
  std::unordered_map<flow::Register, flow::Register> general_;
  std::vector<flow::Register> scalars_, others_;
};

struct PathKey {
  struct Step {
    InstructionInfo info;   // with general names of registers
    uint32_t distance = 0;  // words from the instruction before
    // The wave branches to it, and its fetch takes two windows (GCN).
    bool is_late_target = false;
    bool operator==(const Step&) const = default;
  };
  WorkgroupResources group;
  uint32_t groups = 0, units = 0;
  std::vector<Step> steps;
  std::vector<trace::TraceStep> trace;  // instructions counted from the first
  std::vector<trace::StepAccess> accesses;
  std::vector<uint64_t> lines;

  bool operator==(const PathKey&) const = default;
  struct Hash {
    size_t operator()(const PathKey& key) const;
  };
};

// `once`: record of one iteration. `names` receives the path's registers. The caller sets group, groups and units.
PathKey path_key(const Machine& machine, CodeInfo& code, std::span<const uint32_t> words, const trace::WaveTrace& once,
                 RegisterNames& names);

}  // namespace lw::timing
