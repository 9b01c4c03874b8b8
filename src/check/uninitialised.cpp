// Values that nobody put there, where they decide something: an address, a branch, EXEC, what memory holds afterwards.
//
// Copying them, and computing with them what nobody looks at, is no fault: compilers do both. Registers are followed
// byte by byte and lane by lane, scalar ones bit by bit; LDS and buffers without contents byte by byte. Private memory
// counts as written.
//
// In the same way, values are followed that an instruction should have taken from a lane which EXEC had switched off.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>
#include <span>
#include <unordered_map>

#include "check/checker.h"
#include "check/image_reads.h"
#include "check/undefined.h"
#include "isa/operand_values.h"

namespace lw::check {
namespace {

using code::InstructionFacts;
using events::AccessKind;
using events::Space;

// Where the values come from that are followed.
enum class Followed : uint8_t {
  unset,     // registers and memory that nobody wrote
  off_lane,  // lanes that EXEC had switched off
};

class FollowingRule : public Rule {
 public:
  FollowingRule(Followed followed, code::CodeFacts& facts, Findings& findings, const state::Memory& memory,
                UnwrittenMemory& unwritten)
      : followed_(followed), facts_(facts), findings_(findings), memory_(memory), unwritten_(unwritten) {}

  void begin_group(const events::GroupStart& group) override {
    // A new dispatch: what earlier ones stored into buffers stays.
    waves_.assign(group.waves, initial(group));
    first_shared_vgpr_ = flow::kVgpr + group.own_vgprs;
    lds_.assign(group.lds_bytes, 1);
    has_undefined_buffers_ =
        std::ranges::any_of(memory_.buffers(), [](const state::Buffer* b) { return !b->info.initialised; });
    if (followed_ == Followed::unset) return;
    for (UndefinedState& state : waves_) define_all(state);
    lds_.clear();
    has_undefined_buffers_ = false;
    started_.assign(group.waves, 0);
  }

  void before(const events::ExecutedInstruction& instruction, const InstructionFacts& facts) override {
    UndefinedState& state = waves_[instruction.wave.wave];
    const flow::Effects& effects = *facts.effects;
    results_.clear();
    loaded_.clear();
    accesses_ = 0;
    if (effects.sets_gpr_indexing) state.indexing = true;
    if (effects.clears_gpr_indexing) state.indexing = false;
    if (effects.from_operands || effects.may_write_any_vgpr || state.indexing) return define_all(state);
    if (!reads_undefined(state, facts)) {
      for (const flow::Write& write : effects.writes) {
        const flow::Register reg = facts.resolve(write.slot);
        if (flow::is_agpr(reg)) continue;
        results_.push_back(
            {reg, write.bytes, flow::lane_bits(write.lanes, write.lane, instruction.exec), {}, 0, std::nullopt});
      }
      return add_off_lanes(state, instruction, facts);
    }
    if (effects.control == flow::ControlFlow::conditional) look_at_condition(state, instruction, facts);
    if (effects.control == flow::ControlFlow::jump || effects.control == flow::ControlFlow::call)
      use_scalars(state, instruction, facts, "the target of a jump", kBranch);
    results_ = undefined_results_.of(state, instruction, facts, meaning(facts));
    add_off_lanes(state, instruction, facts);
  }

  void access(const events::ExecutedInstruction& instruction, const InstructionFacts& facts,
              const events::Access& access) override {
    UndefinedState& state = waves_[instruction.wave.wave];
    if (accesses_ == 0) {
      look_at_addresses(state, instruction, facts, access);
      // What is loaded does not depend on the address any more than that says.
      for (UndefinedWrite& write : results_) write = {write.reg, write.bytes, write.lanes, {}, 0, std::nullopt};
    }
    const bool first_of_flat = facts.unit() != isa::Unit::flat || accesses_ == 0;
    const size_t number = facts.unit() == isa::Unit::flat ? 0 : accesses_;
    ++accesses_;
    if (access.kind != AccessKind::store) load(access, first_of_flat);
    if (access.kind != AccessKind::load) store(state, instruction, facts, access, number);
  }

  void after(const events::ExecutedInstruction& instruction, const InstructionFacts& facts) override {
    UndefinedState& state = waves_[instruction.wave.wave];
    take_loaded(instruction, facts);
    for (UndefinedWrite& write : results_) {
      if ((write.reg == flow::kExec || write.reg == flow::kExec + 1) && write.bits != 0) {
        report(instruction, write.origin.value_or(Origin{}), -1, "EXEC depends on", kExec);
        write.bits = 0;
      }
      if (flow::is_vgpr(write.reg) || write.reg <= flow::kScc) apply(state, write);
      if (flow::is_vgpr(write.reg) && write.reg >= first_shared_vgpr_)
        for (uint64_t& lanes : state.vgprs[write.reg - flow::kVgpr]) lanes &= lanes << 32 | lanes >> 32;
    }
  }

 private:
  enum What : unsigned { kAddress, kBranch, kExec, kStored };

  static UndefinedState initial(const events::GroupStart& group) {
    UndefinedState state;
    for (unsigned n = 0; n < state.vgprs.size(); ++n) {
      if (n >= group.vgprs_set) state.vgprs[n].fill(~uint64_t{0});
      state.origins[flow::kVgpr + n].reg = static_cast<flow::Register>(flow::kVgpr + n);
    }
    for (unsigned n = 0; n <= flow::kScc; ++n) {
      const bool set = n < group.sgprs_set || (n >= 102 && n != flow::kVcc && n != flow::kVcc + 1 && n != flow::kScc);
      state.scalars[n] = set ? 0 : ~uint32_t{0};
      state.origins[n].reg = static_cast<flow::Register>(n);
    }
    state.scalars[flow::kScc] &= 1;
    return state;
  }

  // Lanes that the workgroup does not have never were on: reductions of part of a wave take zeros from them on purpose.
  void add_off_lanes(const UndefinedState& state, const events::ExecutedInstruction& instruction,
                     const InstructionFacts& facts) {
    if (followed_ != Followed::off_lane) return;
    uint64_t& started = started_[instruction.wave.wave];
    if (instruction.number == 0) started = instruction.exec;
    const uint64_t off = started & ~instruction.exec;
    if (off == 0) return;
    const uint64_t lanes = lanes_from(off, state, instruction, facts, meaning(facts));
    if (lanes == 0) return;
    for (UndefinedWrite& write : results_) {
      if (!flow::is_vgpr(write.reg)) continue;
      for (unsigned b = 0; b < 4; ++b)
        if ((write.bytes >> b & 1) != 0) write.planes[b] |= lanes & write.lanes;
      write.origin = Origin{instruction.pc, write.reg, {}};
    }
  }

  // What cannot be followed counts as written.
  static void define_all(UndefinedState& state) {
    for (Planes& planes : state.vgprs) planes.fill(0);
    state.scalars.fill(0);
  }

  static bool reads_undefined(const UndefinedState& state, const InstructionFacts& facts) {
    for (const flow::Read& read : facts.effects->reads) {
      const flow::Register reg = facts.resolve(read.slot);
      if (flow::is_vgpr(reg) ? state.lanes(reg, read.bytes) != 0 : reg <= flow::kScc && state.scalars[reg] != 0)
        return true;
    }
    return false;
  }

  const CheckedProgram& meaning(const InstructionFacts& facts) {
    const auto [it, is_new] = meanings_.try_emplace(&facts);
    if (is_new) it->second = meaning_of(facts_.target(), facts.instruction);
    return it->second;
  }

  // ---- uses ----

  void report(const events::ExecutedInstruction& instruction, const Origin& origin, int lane, std::string_view what,
              What kind) {
    if (followed_ == Followed::off_lane) return report_off_lane(instruction, origin, lane, what, kind);
    if (findings_.seen(Check::uninitialised, kind + (origin.pc == 0 ? 16 * (1 + origin.reg) : 0), origin.pc,
                       instruction.pc))
      return;
    Finding finding;
    finding.check = Check::uninitialised;
    if (origin.pc != 0) {
      finding.message = fmt::format("{} an uninitialised value from {} memory", what, origin.space);
      FindingSide load = side_of("load", instruction, lane);
      load.pc = origin.pc;
      finding.sides.push_back(std::move(load));
    } else {
      finding.message = fmt::format("{} {}, which is uninitialised", what, flow::register_name(origin.reg));
    }
    finding.sides.push_back(side_of("use", instruction, lane));
    findings_.add(std::move(finding));
  }

  void report_off_lane(const events::ExecutedInstruction& instruction, const Origin& origin, int lane,
                       std::string_view what, What kind) {
    if (findings_.seen(Check::lanes, kind, origin.pc, instruction.pc)) return;
    Finding finding;
    finding.check = Check::lanes;
    finding.message = fmt::format("{} a value taken from a lane that EXEC has switched off", what);
    FindingSide read = side_of("read", instruction, lane);
    read.pc = origin.pc;
    finding.sides = {std::move(read), side_of("use", instruction, lane)};
    findings_.add(std::move(finding));
  }

  void use_scalars(UndefinedState& state, const events::ExecutedInstruction& instruction, const InstructionFacts& facts,
                   std::string_view what, What kind) {
    for (const flow::Read& read : facts.effects->reads) {
      const flow::Register reg = facts.resolve(read.slot);
      if (reg > flow::kScc || reg == flow::kExec || reg == flow::kExec + 1 || state.scalars[reg] == 0) continue;
      report(instruction, state.origins[reg], -1, fmt::format("{} depends on", what), kind);
      state.scalars[reg] = 0;
    }
  }

  // A branch on VCC asks whether any bit is set: one that is certainly set answers it.
  void look_at_condition(UndefinedState& state, const events::ExecutedInstruction& instruction,
                         const InstructionFacts& facts) {
    uint32_t certain = 0;
    for (const flow::Read& read : facts.effects->reads) {
      const flow::Register reg = facts.resolve(read.slot);
      if (reg == flow::kVcc || reg == flow::kVcc + 1) certain |= instruction.registers.sgprs[reg] & ~state.scalars[reg];
    }
    if (certain == 0) use_scalars(state, instruction, facts, "a branch", kBranch);
  }

  void look_at_addresses(UndefinedState& state, const events::ExecutedInstruction& instruction,
                         const InstructionFacts& facts, const events::Access& access) {
    for (const flow::Read& read : facts.effects->reads) {
      if (read.slot.operand == flow::RegisterSlot::kFixed) continue;
      const std::string_view name = isa::operand_name(facts.instruction.enc().operands()[read.slot.operand].name);
      if (name.find("data") != name.npos || name == "vdst") continue;
      const flow::Register reg = facts.resolve(read.slot);
      if (is_behind_address(facts_.target(), instruction, facts, read.slot)) continue;
      if (flow::is_vgpr(reg)) {
        const uint64_t lanes = state.lanes(reg, read.bytes) & access.lanes;
        if (lanes == 0) continue;
        report(instruction, state.origins[reg], std::countr_zero(lanes), "an address depends on", kAddress);
        state.vgprs[reg - flow::kVgpr].fill(0);
      } else if (reg < flow::kExec && (state.scalars[reg] & UndefinedState::bits_of(read.bytes)) != 0) {
        report(instruction, state.origins[reg], -1, "an address depends on", kAddress);
        state.scalars[reg] = 0;
      }
    }
  }

  // ---- memory ----

  bool is_followed(Space space, uint64_t address, uint32_t bytes) const {
    if (space == Space::lds) return address + bytes <= lds_.size();
    if (space == Space::private_memory || !has_undefined_buffers_) return false;
    const state::Buffer* buffer = memory_.find(address, bytes);
    return buffer != nullptr && !buffer->info.initialised;
  }

  // Bit i: nobody wrote byte address + i.
  uint64_t look(Space space, uint64_t address, uint32_t bytes) const {
    if (space != Space::lds) return unwritten_.look(address, bytes);
    uint64_t unwritten = 0;
    for (uint32_t i = 0; i < bytes; ++i) unwritten |= uint64_t{lds_[address + i]} << i;
    return unwritten;
  }

  void set(Space space, uint64_t address, uint32_t bytes, uint64_t unwritten) {
    if (space != Space::lds) return unwritten_.set(address, bytes, unwritten);
    for (uint32_t i = 0; i < bytes; ++i) lds_[address + i] = static_cast<uint8_t>(unwritten >> i & 1);
  }

  void load(const events::Access& access, bool append) {
    const size_t words = (access.size_bytes + 3) / 4;
    if (append) {
      first_word_ = loaded_.size();
      loaded_.resize(first_word_ + words);
    }
    for (uint64_t left = access.lanes; left != 0; left &= left - 1) {
      const auto lane = static_cast<unsigned>(std::countr_zero(left));
      const uint64_t address = access.address[lane];
      if (!is_followed(access.space, address, access.size_bytes)) continue;
      for (uint64_t bytes = look(access.space, address, access.size_bytes); bytes != 0; bytes &= bytes - 1) {
        const auto i = static_cast<unsigned>(std::countr_zero(bytes));
        loaded_[first_word_ + i / 4][i % 4] |= uint64_t{1} << lane;
        loaded_space_ = access.space;
      }
    }
  }

  // Puts what was loaded into the results, register after register.
  void take_loaded(const events::ExecutedInstruction& instruction, const InstructionFacts& facts) {
    const bool any = std::any_of(loaded_.begin(), loaded_.end(), [](const Planes& planes) {
      return (planes[0] | planes[1] | planes[2] | planes[3]) != 0;
    });
    if (!any) return;
    const std::string_view name = facts.mnemonic();
    const bool upper = name.ends_with("_d16_hi");
    const bool is_signed = name.find("_sbyte") != name.npos || name.find("_sshort") != name.npos ||
                           name.find("_i8") != name.npos || name.find("_i16") != name.npos;
    size_t word = 0;
    for (UndefinedWrite& write : results_) {
      if (write.reg == flow::kScc || word == loaded_.size()) continue;
      Planes planes = loaded_[word++];
      if (is_signed)
        for (unsigned b = 1; b < 4; ++b) planes[b] |= planes[0] | planes[b - 1];
      if (upper) planes = {0, 0, planes[0], planes[1]};
      for (unsigned b = 0; b < 4; ++b) {
        if (flow::is_vgpr(write.reg))
          write.planes[b] |= planes[b] & write.lanes;
        else if ((planes[b] & 1) != 0)
          write.bits |= 0xffu << 8 * b;
      }
      if ((planes[0] | planes[1] | planes[2] | planes[3]) != 0)
        write.origin =
            Origin{instruction.pc, 0, events::space_name(loaded_space_ == Space::lds ? Space::lds : Space::global)};
    }
  }

  void store(UndefinedState& state, const events::ExecutedInstruction& instruction, const InstructionFacts& facts,
             const events::Access& access, size_t number) {
    if (access.space == Space::private_memory) return;
    const std::optional<uint32_t> data = data_register(facts, number);
    const unsigned skip = facts.mnemonic().ends_with("_d16_hi") ? 2 : 0;
    bool is_reported = false;
    for (uint64_t left = access.lanes; left != 0; left &= left - 1) {
      const auto lane = static_cast<unsigned>(std::countr_zero(left));
      uint64_t undefined = 0;
      for (uint32_t i = 0; i < access.size_bytes; ++i) {
        const auto reg = static_cast<flow::Register>(data.value_or(flow::kScc) + (i + skip) / 4);
        if (!data || !byte_undefined(state, reg, (i + skip) % 4, lane)) continue;
        if (access.space == Space::lds && followed_ == Followed::unset) {
          undefined |= uint64_t{1} << i;
          continue;
        }
        if (is_reported) continue;
        report(instruction, state.origins[reg], access.space == Space::scalar ? -1 : static_cast<int>(lane),
               "a value stored to memory depends on", kStored);
        is_reported = true;
      }
      // An update of what nobody wrote is no better than that.
      if (access.kind == AccessKind::store && is_followed(access.space, access.address[lane], access.size_bytes))
        set(access.space, access.address[lane], access.size_bytes, undefined);
    }
  }

  // The register (as operands number them) that the access's first word comes from; none for constants.
  static std::optional<uint32_t> data_register(const InstructionFacts& facts, size_t number) {
    constexpr std::array<std::string_view, 5> kNames{"data0", "data", "vdata", "sdata", "data1"};
    const std::span<const std::string_view> all(kNames);
    for (const std::string_view name : number == 0 ? all.first(4) : all.subspan(4)) {
      const int index = inst::operand_index(facts.instruction.enc(), name);
      if (index < 0) continue;
      const uint32_t value = facts.instruction.operand[static_cast<size_t>(index)];
      if (value < isa::kScalarRegisters || (value >= flow::kVgpr && value < flow::kAgpr)) return value;
    }
    return std::nullopt;
  }

  static bool byte_undefined(const UndefinedState& state, flow::Register reg, unsigned byte, unsigned lane) {
    if (flow::is_vgpr(reg)) return (state.vgprs[reg - flow::kVgpr][byte] >> lane & 1) != 0;
    return reg < flow::kScc && (state.scalars[reg] >> 8 * byte & 0xff) != 0;
  }

  const Followed followed_;
  code::CodeFacts& facts_;
  Findings& findings_;
  const state::Memory& memory_;
  std::vector<UndefinedState> waves_;
  std::vector<uint64_t> started_;  // by wave, of off_lane: EXEC at its start
  std::vector<uint8_t> lds_;       // 1: nobody wrote the byte
  bool has_undefined_buffers_ = false;
  unsigned first_shared_vgpr_ = 0;  // VGPRs from this number on are shared by both halves of a wave
  UnwrittenMemory& unwritten_;      // of buffers
  std::unordered_map<const InstructionFacts*, CheckedProgram> meanings_;
  UndefinedResults undefined_results_;

  // Of the instruction that executes.
  std::vector<UndefinedWrite> results_;
  std::vector<Planes> loaded_;  // by word
  size_t first_word_ = 0;
  size_t accesses_ = 0;
  Space loaded_space_ = Space::global;
};

}  // namespace

std::unique_ptr<Rule> make_uninitialised_rule(code::CodeFacts& facts, Findings& findings, const state::Memory& memory,
                                              UnwrittenMemory& unwritten) {
  return std::make_unique<FollowingRule>(Followed::unset, facts, findings, memory, unwritten);
}
std::unique_ptr<Rule> make_lane_rule(code::CodeFacts& facts, Findings& findings, const state::Memory& memory,
                                     UnwrittenMemory& unwritten) {
  return std::make_unique<FollowingRule>(Followed::off_lane, facts, findings, memory, unwritten);
}

}  // namespace lw::check
