#include <fmt/format.h>

#include <algorithm>

#include "report/csv.h"
#include "report/time.h"

namespace lw::report {

using lanewise::TimedInstruction;

std::string time_csv(const std::vector<lanewise::TimeReport>& reports) {
  std::string text = "file,kernel,device,address,instruction,source,executed";
  for (const std::string_view name : lanewise::kStallNames) text += fmt::format(",{}", name);
  text += "\n";
  for (const lanewise::TimeReport& report : reports) {
    if (!report.dispatch) continue;
    const lanewise::TimedDispatch& d = *report.dispatch;
    for (const TimedInstruction& line : d.instructions) {
      text += fmt::format("{},{},{},0x{:x},{},{},{}", csv_cell(d.file), csv_cell(d.kernel), d.device, line.address,
                          csv_cell(line.text), csv_cell(line.source), line.executed);
      for (const uint64_t cycles : line.cycles) text += fmt::format(",{}", cycles);
      text += "\n";
    }
  }
  return text;
}

std::string time_att_csv(const lanewise::TimedDispatch& d) {
  std::string text = "CodeObj,Vaddr,Instruction,Hitcount,Latency,Stall,Idle,Source\n";
  for (const TimedInstruction& line : d.instructions) {
    std::string instruction = line.text;
    std::replace(instruction.begin(), instruction.end(), '"', '\'');
    text += fmt::format("1,{},\"{}\",{},{},{},{},\"{}\"\n", line.address, instruction, line.executed,
                        line.latency_cycles, line.stall_cycles, line.idle_cycles, line.source);
  }
  return text;
}

}  // namespace lw::report
