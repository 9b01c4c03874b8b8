// One row an instruction, for spreadsheets and data frames.
#include <fmt/format.h>

#include "report/csv.h"
#include "report/live.h"
#include "report/words.h"

namespace lw::report {
void write_live_csv(const LiveReport& report, text::OutputBuffer& out) {
  out.append(
      "file,kernel,line,address,instruction,vgprs,sgprs,agprs,allocated_vgprs,vgpr_change,live_vgprs,live_sgprs,"
      "source_file,source_line\n");
  for (const LiveFunction& function : report.functions) {
    if (!function.rows) continue;
    const std::string head = fmt::format("{},{},", csv_cell(function.file), csv_cell(function.name));
    uint32_t before = 0;
    function.rows([&](const LiveRow& row) {
      std::string vgprs, sgprs;
      for (const LiveRegister& live : row.live) {
        if (!is_general(live.reg) || flow::is_agpr(live.reg)) continue;
        std::string& list = flow::is_vgpr(live.reg) ? vgprs : sgprs;
        if (!list.empty()) list += ' ';
        list += name_of(live.reg);
      }
      const int64_t change = row.line == 1 ? 0 : static_cast<int64_t>(row.vgprs) - before;
      before = row.vgprs;
      out.append(fmt::format("{}{},{:#x},{},{},{},{},{},{},{},{},{},{}\n", head, row.line, row.address,
                             csv_cell(row.text), row.vgprs, row.sgprs, row.agprs, function.vgprs.allocated, change,
                             vgprs, sgprs, csv_cell(row.source_file),
                             row.source_line == 0 ? "" : std::to_string(row.source_line)));
    });
  }
}

}  // namespace lw::report
