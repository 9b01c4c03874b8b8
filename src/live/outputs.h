// The files that `live` writes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/base.h"
#include "base/session.h"
#include "host/files.h"
#include "report/report.h"

namespace lw::live {

struct LiveOutputs {
  std::string csv, svg, png, html, cfg, junit;  // paths; empty: not wanted
  void add_to(host::CommandFiles& files) const;
  bool needs_rows() const { return !csv.empty() || !svg.empty() || !png.empty() || !html.empty(); }
};

// `graphs`: Graphviz text, one for each input. Throws CancelRequested; what is written by then is whole.
std::optional<Error> write_outputs(const Session& session, const LiveOutputs& outputs, const report::LiveReport& report,
                                   bool sgprs, const std::vector<report::CheckResult>& checks,
                                   const std::vector<std::string>& graphs);

}  // namespace lw::live
