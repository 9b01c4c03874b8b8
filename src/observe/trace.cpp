#include "observe/trace.h"

#include <fmt/format.h>

#include <bit>
#include <nlohmann/json.hpp>

namespace lw::observe {
namespace {

// A register that an instruction wrote, and in which lanes; a scalar one has none.
struct Written {
  flow::Register reg = 0;
  uint64_t lanes = 0;
};

std::vector<Written> written_by(const events::Instruction& instruction, const InstructionFacts& facts) {
  std::vector<Written> list;
  for (const flow::Write& write : facts.effects->writes) {
    const flow::Register reg = facts.resolve(write.slot);
    Written w{reg, 0};
    if (flow::is_vgpr(reg)) {
      if (static_cast<unsigned>(reg - flow::kVgpr) >= instruction.registers.vgpr_count) continue;
      w.lanes = flow::lane_bits(write.lanes, write.lane, instruction.exec);
      if (instruction.wave.lanes == 32) w.lanes &= 0xffff'ffff;
      if (w.lanes == 0) continue;
    } else if (flow::is_agpr(reg)) {
      continue;
    }
    list.push_back(w);
  }
  return list;
}

uint32_t scalar(const events::Registers& registers, flow::Register reg) {
  return reg == flow::kScc ? uint32_t{registers.scc} : registers.sgprs[reg & 127];
}

}  // namespace

bool Trace::wanted(const events::Instruction& instruction) const {
  if (options_.wave && *options_.wave != instruction.wave.wave) return false;
  if (options_.workgroup && *options_.workgroup != instruction.wave.workgroup) return false;
  const uint64_t pc = facts_.in_object(instruction.pc);
  return pc >= options_.pc_begin && pc < options_.pc_end;
}

void Trace::after(const events::Instruction& instruction) {
  if (!wanted(instruction)) return;
  const InstructionFacts& facts = facts_.at(instruction.pc);
  write_(options_.json_lines ? as_json(instruction, facts) : as_text(instruction, facts));
}

std::string Trace::as_text(const events::Instruction& instruction, const InstructionFacts& facts) {
  const auto& group = instruction.wave.workgroup;
  std::string text =
      fmt::format("{},{},{} wave {} {:#x} exec {:0{}x}  {}\n", group[0], group[1], group[2], instruction.wave.wave,
                  facts_.in_object(instruction.pc), instruction.exec, instruction.wave.lanes / 4, facts.text);
  for (const Written& w : written_by(instruction, facts)) {
    if (!flow::is_vgpr(w.reg)) {
      text += fmt::format("    {} = {:#x}\n", flow::register_name(w.reg), scalar(instruction.registers, w.reg));
      continue;
    }
    const unsigned number = w.reg - flow::kVgpr;
    if (options_.lane) {
      if ((w.lanes >> *options_.lane & 1) != 0)
        text += fmt::format("    v{} lane {} = {:#x}\n", number, *options_.lane,
                            instruction.registers.vgpr(number, *options_.lane));
      continue;
    }
    constexpr unsigned kInRow = 8;
    for (unsigned first = 0; first < 64; first += kInRow) {
      if ((w.lanes >> first & 0xff) == 0) continue;
      text += fmt::format("    v{} lanes {}-{} =", number, first, first + kInRow - 1);
      for (unsigned lane = first; lane < first + kInRow; ++lane)
        text += (w.lanes >> lane & 1) != 0 ? fmt::format(" {:08x}", instruction.registers.vgpr(number, lane))
                                           : std::string(" --------");
      text += '\n';
    }
  }
  return text;
}

std::string Trace::as_json(const events::Instruction& instruction, const InstructionFacts& facts) {
  nlohmann::ordered_json j{{"workgroup", instruction.wave.workgroup},
                           {"wave", instruction.wave.wave},
                           {"number", instruction.number},
                           {"address", facts_.in_object(instruction.pc)},
                           {"exec", fmt::format("{:#x}", instruction.exec)},
                           {"text", facts.text}};
  for (const Written& w : written_by(instruction, facts)) {
    const std::string name = flow::register_name(w.reg);
    if (!flow::is_vgpr(w.reg)) {
      j["writes"][name] = scalar(instruction.registers, w.reg);
      continue;
    }
    nlohmann::ordered_json lanes = nlohmann::ordered_json::object();
    for (uint64_t left = w.lanes; left != 0; left &= left - 1) {
      const auto lane = static_cast<unsigned>(std::countr_zero(left));
      if (options_.lane && *options_.lane != lane) continue;
      lanes[std::to_string(lane)] = instruction.registers.vgpr(w.reg - flow::kVgpr, lane);
    }
    if (!lanes.empty()) j["writes"][name] = std::move(lanes);
  }
  return j.dump() + "\n";
}

}  // namespace lw::observe
