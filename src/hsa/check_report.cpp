#include "hsa/check_report.h"

#include <fmt/format.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>

#include "base/output_file.h"
#include "hsa/hsa.h"
#include "hsa/status.h"
#include "hsa/streams.h"
#include "report/findings.h"

namespace lw::hsa {
namespace {

// Exit codes for a program that ends well, as those of the commands.
constexpr int kFoundMistakes = 1;
constexpr int kReportNotWritten = 2;

std::atomic<bool> is_used{false};

std::string variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

CheckReport& CheckReport::instance() {
  static auto* const report = new CheckReport;
  is_used = true;
  return *report;
}

bool CheckReport::finish_at_exit() {
  if (std::getenv(kCheckVariable) == nullptr) return false;
  ::on_exit(
      [](int status, void*) {
        if (is_used) instance().finish(status);
      },
      nullptr);
  return true;
}

void CheckReport::take(const check::Findings& findings, std::vector<Known>& known) {
  const std::lock_guard lock(mutex_);
  std::string text;
  bool is_new = false;
  const std::vector<check::Finding> mistakes = findings.mistakes();
  for (size_t i = 0; i < mistakes.size(); ++i) {
    const check::Finding& mistake = mistakes[i];
    const bool is_known = i < known.size();
    if (!is_known) {
      known.push_back({entries_.size()});
      entries_.push_back({report::finding_json(findings.report(mistake))});
    }
    Entry& entry = entries_[known[i].entry];
    entry.json["count"] = mistake.count;
    entry.json["places"] = mistake.places;
    if (is_known && entry.has_effect == mistake.has_effect) continue;
    is_new = true;
    entry.has_effect = mistake.has_effect;
    if (!mistake.has_effect) continue;
    if (const std::string one = report::finding_text(findings.report(mistake)); !one.empty())
      text += "lanewise: " + one;
  }
  if (!is_new) return;
  std::fputs(text.c_str(), stderr);
  write();
}

CheckReport::CheckReport()
    : json_path_(variable(kCheckJsonVariable)), sarif_path_(variable(kCheckSarifVariable)), process_(::getpid()) {
  write();
}

// What takes all that is written, such as a pipe, gets the last state alone.
void CheckReport::write(bool is_last) {
  auto found = nlohmann::ordered_json::array(), without_effect = nlohmann::ordered_json::array();
  for (const Entry& entry : entries_) (entry.has_effect ? found : without_effect).push_back(entry.json);
  bool all_written = true;
  const auto write_to = [&](const std::string& path, auto&& text) {
    if (path.empty() || (!is_last && !is_replaced_when_written(path))) return;
    const std::optional<Error> error = write_file(path, text());
    if (error) say(error->message);
    all_written &= !error;
  };
  write_to(json_path_, [&] { return report::findings_document(found, without_effect); });
  write_to(sarif_path_, [&] { return report::findings_sarif(found); });
  is_written_ = all_written;
}

uint64_t CheckReport::conclude() {
  const std::lock_guard lock(mutex_);
  write(/*is_last=*/true);
  uint64_t mistakes = 0, times = 0;
  for (const Entry& entry : entries_) {
    if (!entry.has_effect || entry.json["severity"] == "note") continue;
    ++mistakes;
    times += entry.json["count"].get<uint64_t>();
  }
  if (mistakes != 0)
    say(fmt::format("found {} mistake{}, {} time{} in all", mistakes, mistakes == 1 ? "" : "s", times,
                    times == 1 ? "" : "s"));
  return mistakes;
}

// A program that ends well although something was found, or could not be written, ends otherwise. Exiting once more
// goes on with what is left to do at exit.
void CheckReport::finish(int status) {
  if (::getpid() != process_) return;
  report_last_of_streams();
  const uint64_t mistakes = conclude();
  if (status == 0 && !is_written_) std::exit(kReportNotWritten);
  if (status == 0 && mistakes != 0) std::exit(kFoundMistakes);
}

namespace {

// What is registered when this library is loaded runs last at exit: after the HIP runtime, which is loaded later, has
// waited for its queues.
[[maybe_unused]] const bool registered = CheckReport::finish_at_exit();

}  // namespace

}  // namespace lw::hsa
