// The files that `live` writes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/baseline_options.h"
#include "base/base.h"
#include "base/session.h"
#include "host/files.h"
#include "lanewise/compare.h"
#include "report/live.h"

namespace lw::app {

struct LiveOutputs {
  std::string csv, svg, png, html, cfg, junit;  // paths; empty: not wanted
  void add_to(host::CommandFiles& files) const;
  bool needs_rows() const { return !csv.empty() || !svg.empty() || !png.empty() || !html.empty(); }
};

// What is known in the end.
struct LiveResults {
  lanewise::LiveReport report;
  std::optional<lanewise::LiveComparison> comparison;  // of two files
  BaselineOptions baseline;
  report::LiveComparisons comparisons() const { return {comparison ? &*comparison : nullptr, baseline.report()}; }
};

// Throws CancelRequested, and so do the rows of the report from now on; what is written by then is whole.
std::optional<Error> write_outputs(const Session& session, const LiveOutputs& outputs, LiveResults& results,
                                   bool sgprs);

}  // namespace lw::app
