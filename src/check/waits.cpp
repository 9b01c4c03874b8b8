// Missing waits: a register is read or overwritten while a load into it may still be on its way.
//
// What completes in which order (GCN3 manual, 4.4; LLVM's SIInsertWaitcnts): vector memory in order; LDS in order;
// scalar memory in any order, and it shares its counter with LDS. A flat access counts where it goes. Stores count as
// loads do, up to gfx9; later they have a counter of their own, which no register waits for.
#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "check/checker.h"
#include "check/counters.h"
#include "check/image_reads.h"
#include "inst/wait_counters.h"

namespace lw::check {
namespace {

using code::InstructionFacts;

enum class Queue : uint8_t { vector, lds, scalar };  // in each, but scalar, things complete in order

struct Load {
  Queue queue = Queue::vector;
  uint64_t order = 0;  // among those of the queue
  flow::Register reg = 0;
  flow::ByteMask bytes = 0;
  uint64_t lanes = 0;  // of a VGPR
  events::ExecutedInstruction issued;
};

struct Wave {
  std::vector<Load> loads;
  std::array<uint64_t, 3> issued{};  // by queue
  std::array<bool, flow::kRegisterCount> pending{};
};

class WaitRule : public Rule {
 public:
  WaitRule(code::CodeFacts& facts, Findings& findings) : target_(facts.target()), findings_(findings) {}

  void begin_group(const events::GroupStart& group) override { waves_.assign(group.waves, {}); }

  void before(const events::ExecutedInstruction& instruction, const InstructionFacts& facts) override {
    Wave& wave = waves_[instruction.wave.wave];
    reached_ = {};
    if (wave.loads.empty()) return;
    if (facts.waits) return wait(wave, *facts.waits);
    // Where a register's number is known only when it runs, nothing is said.
    const flow::Effects& effects = *facts.effects;
    for (const flow::Read& read : effects.reads)
      if (!is_behind_address(target_, instruction, facts, read.slot))
        look(wave, instruction, facts, read.slot, read.bytes, read.lanes, read.lane, read.lane_mask, true);
    for (const flow::Write& write : effects.writes)
      look(wave, instruction, facts, write.slot, write.bytes, write.lanes, write.lane, write.lane_mask, false);
  }

  void access(const events::ExecutedInstruction&, const InstructionFacts&, const events::Access& access) override {
    if (access.space == events::Space::lds)
      reached_.lds = true;
    else
      reached_.other = true;
  }

  void after(const events::ExecutedInstruction& instruction, const InstructionFacts& facts) override {
    const std::optional<Queue> queue = queue_of(facts);
    if (!queue) return;
    Wave& wave = waves_[instruction.wave.wave];
    const uint64_t order = wave.issued[static_cast<size_t>(*queue)]++;
    for (const flow::Write& write : facts.effects->writes) {
      const flow::Register reg = facts.resolve(write.slot);
      if (reg >= flow::kRegisterCount || reg == flow::kScc) continue;
      const uint64_t lanes = flow::is_vgpr(reg) ? instruction.exec & write.lane_mask : 1;
      if (lanes == 0) continue;
      wave.loads.push_back({*queue, order, reg, write.bytes, lanes, instruction});
      wave.pending[reg] = true;
    }
  }

 private:
  struct Reached {
    bool lds = false, other = false;
  };

  std::optional<Queue> queue_of(const InstructionFacts& facts) const {
    const isa::Unit unit = facts.unit();
    if (unit == isa::Unit::message || is_cache_control(facts)) return std::nullopt;
    if (unit == isa::Unit::smem) return Queue::scalar;
    const inst::CounterAmounts& counts = facts.counts;
    const bool may_be_vector = counts[inst::Counter::vm] != 0, may_be_store = counts[inst::Counter::vs] != 0;
    const bool may_be_lds = counts[inst::Counter::lgkm] != 0;
    if (may_be_lds && ((!may_be_vector && !may_be_store) || (reached_.lds && !reached_.other))) return Queue::lds;
    return may_be_vector ? std::optional(Queue::vector) : std::nullopt;
  }

  // At most so many are under way now. One that completes in order is done where it and those behind it in its queue
  // are more than that; one that completes in any order, where nothing is left.
  void wait(Wave& wave, const inst::Waits& waits) const {
    std::erase_if(wave.loads, [&](const Load& load) {
      const uint32_t most = waits[load.queue == Queue::vector ? inst::Counter::vm : inst::Counter::lgkm];
      if (load.queue == Queue::scalar) return most == 0;
      return wave.issued[static_cast<size_t>(load.queue)] - load.order > most;
    });
    wave.pending.fill(false);
    for (const Load& load : wave.loads) wave.pending[load.reg] = true;
  }

  void look(Wave& wave, const events::ExecutedInstruction& instruction, const InstructionFacts& facts,
            const flow::RegisterSlot& slot, flow::ByteMask bytes, flow::Lanes lanes, uint8_t lane, uint64_t lane_mask,
            bool is_read) {
    const flow::Register reg = facts.resolve(slot);
    if (reg >= flow::kRegisterCount || !wave.pending[reg]) return;
    const uint64_t concerned =
        flow::is_vgpr(reg) ? flow::lane_bits(lanes, lane, instruction.exec & lane_mask) : ~uint64_t{0};
    for (size_t i = 0; i < wave.loads.size(); ++i) {
      const Load& load = wave.loads[i];
      const uint64_t both = load.lanes & concerned;
      if (load.reg != reg || (load.bytes & bytes) == 0 || both == 0) continue;
      // What completes in order writes in order.
      if (!is_read && queue_of(facts) == load.queue && load.queue != Queue::scalar) continue;
      report(wave, load, instruction, reg, both, is_read);
      // The rest of the program sees the value that is there: one mistake is one finding.
      wave.loads.erase(wave.loads.begin() + static_cast<ptrdiff_t>(i));
      return;
    }
  }

  void report(const Wave& wave, const Load& load, const events::ExecutedInstruction& instruction, flow::Register reg,
              uint64_t lanes, bool is_read) {
    if (findings_.seen(Check::waits, is_read ? 0 : 1, load.issued.pc, instruction.pc)) return;
    const uint64_t behind = wave.issued[static_cast<size_t>(load.queue)] - load.order - 1;
    const std::string wait = load.queue == Queue::vector ? fmt::format("vmcnt({})", behind)
                             : load.queue == Queue::lds  ? fmt::format("lgkmcnt({})", behind)
                                                         : "lgkmcnt(0)";
    const int lane = flow::is_vgpr(reg) ? std::countr_zero(lanes) : -1;
    Finding finding;
    finding.check = Check::waits;
    finding.message = fmt::format("{} is {} before its load has been waited for; s_waitcnt {} is missing in between",
                                  flow::register_name(reg), is_read ? "read" : "overwritten", wait);
    finding.sides = {side_of("load", load.issued, lane), side_of(is_read ? "read" : "write", instruction, lane)};
    findings_.add(std::move(finding));
  }

  const isa::Target& target_;
  Findings& findings_;
  std::vector<Wave> waves_;
  Reached reached_;
};

}  // namespace

std::unique_ptr<Rule> make_wait_rule(code::CodeFacts& facts, Findings& findings) {
  return std::make_unique<WaitRule>(facts, findings);
}

}  // namespace lw::check
