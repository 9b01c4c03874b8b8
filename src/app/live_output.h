// The files that `live` writes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/files.h"
#include "base/base.h"
#include "report/report.h"

namespace lw::app {

struct LiveOutputs {
  std::string csv, svg, png, html, cfg, junit;  // paths; empty: not wanted
  void add_to(CommandFiles& files) const;
  bool needs_rows() const { return !csv.empty() || !svg.empty() || !png.empty() || !html.empty(); }
};

// `graphs`: Graphviz text, one for each input.
std::optional<Error> write_outputs(const LiveOutputs& outputs, const report::LiveReport& report, bool sgprs,
                                   const std::vector<report::CheckResult>& checks,
                                   const std::vector<std::string>& graphs);

}  // namespace lw::app
