// --baseline and --max-regression: a report of this command that was saved as JSON, beside the new one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/command.h"
#include "lanewise/compare.h"
#include "report/junit.h"

namespace lw::app {

class BaselineOptions {
 public:
  void declare(Arguments& arguments);
  void add_files(host::CommandFiles& files) const { files.reads({file_}); }
  bool is_given() const { return !file_.empty(); }

  // Reads the options' texts and the file; before the work, so that a wrong file costs no time. The failure's messages
  // are about either.
  std::optional<lanewise::Failure> read(const Console& console);
  // Compares a new report with the saved one.
  template <class Report>
  std::optional<lanewise::Failure> compare(const Report& report) {
    if (!baseline_) return std::nullopt;
    auto compared = lanewise::compare_baseline(*baseline_, max_percent_, report);
    if (!compared) return compared.failure();
    compared_ = std::move(*compared);
    return std::nullopt;
  }

  // What compare() found; nullptr without a saved report.
  const lanewise::BaselineReport* report() const { return compared_ ? &*compared_ : nullptr; }
  std::vector<report::CheckResult> results() const;
  // Prints what is worse on the error stream. Whether something is.
  bool tell(const Console& console) const;

 private:
  std::string file_, max_regression_;
  double max_percent_ = 0;
  std::optional<lanewise::Baseline> baseline_;
  std::optional<lanewise::BaselineReport> compared_;
};

}  // namespace lw::app
