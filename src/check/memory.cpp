// Accesses of LDS that the machine drops without a word.
#include <fmt/format.h>

#include <bit>

#include "check/checker.h"

namespace lw::check {
namespace {

class MemoryRule : public Rule {
 public:
  MemoryRule(code::CodeFacts& facts, Findings& findings) : target_(facts.target()), findings_(findings) {}

  void begin_group(const events::GroupStart& group) override { lds_bytes_ = group.lds_bytes; }

  void access(const events::ExecutedInstruction& instruction, const code::InstructionFacts&,
              const events::Access& access) override {
    if (access.space != events::Space::lds) return;
    // Words of gfx8's LDS are aligned; what is not, is, without the low bits of the address (GCN3 manual, 11.3.1).
    const uint32_t alignment = target_.has(isa::Feature::unaligned_ds_access) ? 1 : std::min(access.size_bytes, 4u);
    for (uint64_t left = access.lanes; left != 0; left &= left - 1) {
      const auto lane = static_cast<unsigned>(std::countr_zero(left));
      const uint64_t address = access.address[lane];
      if (address + access.size_bytes > lds_bytes_)
        report(0, instruction, access, lane, relation(address),
               "LDS is accessed out of range: loads give 0, stores are lost");
      else if (address % alignment != 0)
        report(1, instruction, access, lane,
               fmt::format("at {} of LDS, which is not a multiple of {}", address, alignment),
               "LDS is accessed at a misaligned address");
    }
  }

 private:
  std::string relation(uint64_t address) const {
    const std::string end = fmt::format("the end of the workgroup's {} bytes of LDS", lds_bytes_);
    if (address < lds_bytes_) return "across " + end;
    return address == lds_bytes_ ? "just past " + end : fmt::format("{} bytes past {}", address - lds_bytes_, end);
  }

  void report(unsigned what, const events::ExecutedInstruction& instruction, const events::Access& access,
              unsigned lane, std::string relation, std::string message) {
    if (findings_.seen(Check::memory, what, instruction.pc, 0)) return;
    Finding finding;
    finding.check = Check::memory;
    finding.message = std::move(message);
    finding.space = "LDS";
    finding.address = access.address[lane];
    finding.size_bytes = access.size_bytes;
    finding.relation = std::move(relation);
    finding.sides = {side_of(std::string(events::access_name(access.kind)), instruction, static_cast<int>(lane))};
    findings_.add(std::move(finding));
  }

  const isa::Target& target_;
  Findings& findings_;
  uint64_t lds_bytes_ = 0;
};

}  // namespace

std::unique_ptr<Rule> make_memory_rule(code::CodeFacts& facts, Findings& findings, const state::Memory&) {
  return std::make_unique<MemoryRule>(facts, findings);
}

}  // namespace lw::check
