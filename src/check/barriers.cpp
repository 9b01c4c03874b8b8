// Barriers that the waves of a workgroup reach in different ways: some end instead, or wait at another one.
#include <fmt/format.h>

#include "check/checker.h"

namespace lw::check {
namespace {

class BarrierRule : public Rule {
 public:
  explicit BarrierRule(Findings& findings) : findings_(findings) {}

  void begin_group(const events::GroupStart& group) override { waves_.assign(group.waves, {}); }

  void after(const events::Instruction& instruction, const observe::InstructionFacts& facts) override {
    Wave& wave = waves_[instruction.wave.wave];
    const isa::Op op = facts.instruction.op();
    wave.at_barrier = op == isa::Op::s_barrier;
    wave.ended = op == isa::Op::s_endpgm || op == isa::Op::s_endpgm_saved;
    if (wave.at_barrier || wave.ended) wave.last = instruction;
  }

  // All that have not ended are at a barrier.
  void barrier(const events::GroupStart& group) override {
    const Wave* waiting = nullptr;
    for (const Wave& wave : waves_)
      if (wave.at_barrier) {
        waiting = &wave;
        break;
      }
    if (waiting == nullptr) return;
    for (const Wave& wave : waves_) {
      if (wave.at_barrier && wave.last.pc != waiting->last.pc)
        report(0,
               fmt::format("waves of workgroup ({}, {}, {}) wait at different barriers", group.workgroup[0],
                           group.workgroup[1], group.workgroup[2]),
               {side_of("waits", waiting->last, -1), side_of("waits", wave.last, -1)});
      if (wave.ended)
        report(1,
               fmt::format("a wave of workgroup ({}, {}, {}) ends while another waits at a barrier", group.workgroup[0],
                           group.workgroup[1], group.workgroup[2]),
               {side_of("waits", waiting->last, -1), side_of("ends", wave.last, -1)});
    }
  }

 private:
  struct Wave {
    bool at_barrier = false;
    bool ended = false;
    events::Instruction last;
  };

  void report(unsigned what, std::string message, std::vector<Side> sides) {
    if (findings_.seen(Check::barriers, what, sides[0].pc, sides[1].pc)) return;
    Finding finding;
    finding.check = Check::barriers;
    finding.message = std::move(message);
    finding.sides = std::move(sides);
    findings_.add(std::move(finding));
  }

  Findings& findings_;
  std::vector<Wave> waves_;
};

}  // namespace

std::unique_ptr<Rule> make_barrier_rule(observe::CodeFacts&, Findings& findings) {
  return std::make_unique<BarrierRule>(findings);
}

}  // namespace lw::check
