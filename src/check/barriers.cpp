// Barriers that the waves of a workgroup reach in different ways: some end instead, or wait at another one.
#include <fmt/format.h>

#include "check/checker.h"

namespace lw::check {
namespace {

class BarrierRule : public Rule {
 public:
  explicit BarrierRule(Findings& findings) : findings_(findings) {}

  void begin_group(const events::GroupStart& group) override { waves_.assign(group.waves, {}); }

  void after(const events::ExecutedInstruction& instruction, const code::InstructionFacts&) override {
    waves_[instruction.wave.wave].last = side_of("", instruction, -1);
  }
  void arrive(const events::WaveId& wave) override { waves_[wave.wave].at_barrier = true; }
  void end_wave(const events::WaveId& wave) override { waves_[wave.wave].ended = true; }

  // Where the dispatch stopped while some still wait.
  void end_group(const events::GroupStart& group, events::OutcomeKind outcome) override {
    if (outcome != events::OutcomeKind::limit_reached && outcome != events::OutcomeKind::barrier_never_completes)
      return;
    for (const Wave& waiting : waves_)
      for (const Wave& other : waves_)
        if (waiting.at_barrier && !other.at_barrier && !other.ended && other.last.pc != 0)
          report(2,
                 fmt::format("a wave of workgroup ({}, {}, {}) waits at a barrier that another never reaches",
                             group.workgroup[0], group.workgroup[1], group.workgroup[2]),
                 {as("waits", waiting.last), as("runs", other.last)});
  }

  // All that have not ended are at a barrier.
  void barrier(const events::GroupStart& group) override {
    compare(group);
    for (Wave& wave : waves_) wave.at_barrier = false;
  }

 private:
  struct Wave {
    bool at_barrier = false;
    bool ended = false;
    FindingSide last;
  };

  void compare(const events::GroupStart& group) {
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
               {as("waits", waiting->last), as("waits", wave.last)});
      if (wave.ended)
        report(1,
               fmt::format("a wave of workgroup ({}, {}, {}) ends while another waits at a barrier", group.workgroup[0],
                           group.workgroup[1], group.workgroup[2]),
               {as("waits", waiting->last), as("ends", wave.last)});
    }
  }

  static FindingSide as(std::string role, FindingSide side) {
    side.role = std::move(role);
    return side;
  }

  void report(unsigned what, std::string message, std::vector<FindingSide> sides) {
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

std::unique_ptr<Rule> make_barrier_rule(code::CodeFacts&, Findings& findings) {
  return std::make_unique<BarrierRule>(findings);
}

}  // namespace lw::check
