#include "timing/repeated_trace.h"

#include "flow/access_mix.h"
#include "inst/kinds.h"
#include "trace/recorder.h"

namespace lw::timing {
namespace {

constexpr uint64_t kAddress = 0x100000;

events::Space space_of(flow::MemoryKind kind) {
  switch (kind) {
    case flow::MemoryKind::lds: return events::Space::lds;
    case flow::MemoryKind::scalar: return events::Space::scalar;
    case flow::MemoryKind::scratch: return events::Space::private_memory;
    default: return events::Space::global;
  }
}

// What the interpreter would tell of a wave's instruction.
class Teller {
 public:
  Teller(trace::DispatchRecorder& recorder, uint32_t wave_size) : recorder_(recorder) {
    executed_.wave.lanes = wave_size;
    executed_.exec = wave_size == 64 ? ~uint64_t{0} : (uint64_t{1} << wave_size) - 1;
  }

  void tell(const isa::Target& target, uint64_t pc, const code::InstructionFacts& facts) {
    executed_.pc = pc;
    recorder_.before(executed_);
    const isa::Unit unit = facts.unit();
    if (unit != isa::Unit::smem && unit != isa::Unit::lds && unit != isa::Unit::vmem && unit != isa::Unit::flat) return;
    flow::AccessMix access = flow::access_of(target, facts.instruction);
    if (!access.is_load && !access.is_store && !access.is_atomic) return;
    if (access.bytes_per_lane == 0 || access.kind == flow::MemoryKind::gds) return;
    if (access.is_pair) access.stride_bytes = flow::pair_distance(target, facts.instruction);
    tell_access(access, inst::is_image(facts.instruction.enc().format));
  }

 private:
  void tell_access(const flow::AccessMix& access, bool is_image) {
    events::Access told;
    told.kind = access.is_atomic  ? events::AccessKind::atomic
                : access.is_store ? events::AccessKind::store
                                  : events::AccessKind::load;
    told.space = space_of(access.kind);
    told.lanes = told.space == events::Space::scalar ? 1 : executed_.exec;
    told.is_texel = is_image;
    constexpr uint32_t kTexelBytes = 4;
    const uint32_t bytes = is_image ? kTexelBytes : access.bytes_per_lane;
    const bool is_split = access.is_pair && access.stride_bytes != bytes / 2;
    told.size_bytes = is_split ? bytes / 2 : bytes;
    const uint64_t step = told.space == events::Space::private_memory ? 0 : told.size_bytes;
    const uint64_t first = told.space == events::Space::private_memory ? 0 : kAddress;
    for (uint64_t lane = 0; lane < told.address.size(); ++lane) told.address[lane] = first + lane * step;
    recorder_.access(executed_, told);
    if (!is_split) return;
    for (uint64_t& address : told.address) address += access.stride_bytes;
    recorder_.access(executed_, told);
  }

  trace::DispatchRecorder& recorder_;
  events::ExecutedInstruction executed_;
};

}  // namespace

RepeatedTrace::RepeatedTrace(code::CodeFacts& facts, std::span<const uint32_t> words, uint32_t wave_size,
                             const trace::MachineBanks& banks) {
  trace::DispatchRecorder recorder(facts.begin(), banks,
                                   [this](trace::GroupTrace&& group) { once_ = std::move(group.waves.front()); });
  events::GroupStart group;
  group.waves = 1;
  recorder.begin_group(group);
  Teller teller(recorder, wave_size);
  for (const uint32_t word : words) {
    const uint64_t pc = facts.begin() + uint64_t{word} * 4;
    teller.tell(facts.target(), pc, facts.at(pc));
  }
  recorder.end_group(group, events::OutcomeKind::interrupted);
}

trace::WaveTrace RepeatedTrace::repeated(uint32_t times) const {
  trace::WaveTrace trace;
  trace.lines = once_.lines;
  trace.steps.reserve(once_.steps.size() * times);
  trace.accesses.reserve(once_.accesses.size() * times);
  for (uint32_t i = 0; i < times; ++i) {
    trace.steps.insert(trace.steps.end(), once_.steps.begin(), once_.steps.end());
    trace.accesses.insert(trace.accesses.end(), once_.accesses.begin(), once_.accesses.end());
  }
  return trace;
}

}  // namespace lw::timing
