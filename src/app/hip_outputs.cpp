// The files and folders that `hip` makes: records, and findings of checks.
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <system_error>

#include "app/hip_options.h"
#include "base/output_file.h"
#include "hsa/hsa.h"
#include "report/findings.h"

namespace lw::app {
namespace {

namespace fs = std::filesystem;

// The folder as the program will find it wherever it goes; made where there is none.
Result<fs::path> empty_folder(const std::string& name) {
  std::error_code error;
  const fs::path folder = fs::absolute(name, error);
  if (error) return Error{fmt::format("{}: {}", name, error.message())};
  fs::create_directories(folder, error);
  if (error) return Error{fmt::format("{}: {}", name, error.message())};
  const bool empty = fs::is_empty(folder, error);
  if (error) return Error{fmt::format("{}: {}", name, error.message())};
  if (!empty) return Error{fmt::format("{}: the folder is not empty", name)};
  if (::access(folder.c_str(), W_OK | X_OK) != 0)
    return Error{fmt::format("{}: {}", name, std::generic_category().message(errno))};
  return folder;
}

}  // namespace

std::optional<HipRefusal> HipOptions::set_record() const {
  if (record_.empty()) return std::nullopt;
  const Result<fs::path> record = empty_folder(record_);
  if (!record) return HipRefusal::bad_input("--record " + record.error().message);
  ::setenv(hsa::kRecordVariable, record->c_str(), 1);
  return std::nullopt;
}

std::optional<HipRefusal> HipOptions::set_reports() {
  // What they hold where the program runs no kernel.
  const auto none = nlohmann::ordered_json::array();
  const struct {
    std::string_view option, path;
    const char* variable;
    std::string nothing;
  } reports[] = {
      {"--check-json", check_json_, hsa::kCheckJsonVariable, report::findings_document(none, none)},
      {"--sarif", sarif_, hsa::kCheckSarifVariable, report::findings_sarif(none)},
  };
  for (const auto& [option, path, variable, nothing] : reports) {
    if (path.empty()) continue;
    std::error_code error;
    const std::string file = fs::absolute(path, error).string();
    if (error) return HipRefusal::bad_input(fmt::format("{} {}: {}", option, path, error.message()));
    if (is_replaced_when_written(file))
      if (const auto failed = write_file(file, nothing))
        return HipRefusal::bad_input(fmt::format("{} {}", option, failed->message));
    ::setenv(variable, file.c_str(), 1);
    if (check_.empty()) check_ = check::kAllChecks;
  }
  if (!junit_.empty() && check_.empty()) check_ = check::kAllChecks;
  return std::nullopt;
}

std::optional<HipRefusal> HipOptions::set_checks() {
  if (check_.empty()) return std::nullopt;
  const Result<check::CheckerOptions> checks = check::parse_checks(check_);
  if (!checks) return HipRefusal::bad_input(checks.error().message);
  checks_ = *checks;
  if (!junit_.empty() && is_replaced_when_written(junit_))
    if (const auto failed = write_junit(nlohmann::ordered_json::array(), "the program has not ended"))
      return HipRefusal::bad_input(fmt::format("--junit {}", failed->message));
  ::setenv(hsa::kCheckVariable, check_.c_str(), 1);
  // The HIP runtime lets more streams than these share a queue, where they cannot be told apart.
  ::setenv("GPU_MAX_HW_QUEUES", "64", /*replace=*/0);
  return std::nullopt;
}

std::optional<Error> HipOptions::write_junit(const nlohmann::ordered_json& findings, const std::string& failure) const {
  return write_file(junit_, report::findings_junit("lanewise hip", command_[0], check::names_of(checks_), findings,
                                                   {{command_[0], "run", failure}}));
}

}  // namespace lw::app
