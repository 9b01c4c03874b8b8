#include "app/hip_options.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>

#include "base/library_folder.h"
#include "host/interruption.h"
#include "hsa/hsa.h"

namespace lw::app {
namespace {

namespace fs = std::filesystem;

constexpr uint64_t kLeastMemoryBytes = 1 << 20;

// "1048576", "512M".
std::optional<uint64_t> parse_bytes(std::string_view text) {
  constexpr std::string_view kUnits = "KMG";
  const size_t unit = text.empty() ? std::string_view::npos : kUnits.find(text.back());
  const bool has_unit = unit != std::string_view::npos;
  const std::optional<uint64_t> number = parse_unsigned(has_unit ? text.substr(0, text.size() - 1) : text);
  const uint64_t factor = has_unit ? uint64_t{1} << 10 * (unit + 1) : 1;
  if (!number || *number > (uint64_t{1} << 46) / factor) return std::nullopt;
  return *number * factor;
}

// The program finds the HIP runtime's libraries of Lanewise before all others.
std::optional<HipRefusal> set_library_path() {
  const Result<fs::path> folder = find_library_folder(hsa::kLibraryFile, "../../hip");
  if (!folder) return HipRefusal::bad_input(folder.error().message);
  const char* before = std::getenv("LD_LIBRARY_PATH");
  const std::string path =
      before == nullptr || *before == 0 ? folder->string() : fmt::format("{}:{}", folder->string(), before);
  ::setenv("LD_LIBRARY_PATH", path.c_str(), 1);
  return std::nullopt;
}

}  // namespace

void HipOptions::declare(Arguments& a) {
  a.repeated("--device", ValueName("NAME", Offer::devices), &devices_,
             "product or gfx name of a device (default: vega-64); repeat it for several devices");
  a.option("--memory", "BYTES", &memory_,
           "memory of each device, e.g. 8G, 512M or 1048576 (default: that of its board)");
  a.option("--max-instructions", "N", &max_instructions_,
           "stop a kernel after N wave instructions (default: 20000000000)");
  a.option("--timeout", "SECONDS", &timeout_,
           "end the program after this time with exit status 3 and print what its kernels were doing");
  a.option("--record", "DIR", &record_, "write a launch file for each dispatch: run --launch replays it");
  a.optional_value("--check", kChecksValue, &check_, check::kAllChecks,
                   "report mistakes: memory, uninitialised, races, waits, barriers, registers, streams, lanes, calls; "
                   "all of them without a list");
  a.option("--check-json", "FILE", &check_json_, "run --check and also write its findings as JSON");
  a.option("--junit", "OUT.xml", &junit_, "run --check and also write its findings as JUnit XML");
  a.option("--sarif", "OUT.sarif", &sarif_, "run --check and also write its findings as SARIF 2.1.0");
  a.flag("--time", &time_,
         "time each dispatch and copy by the model of `lanewise time`, tell events that time, and print a table at the "
         "end");
  a.flag("--list", &list_, "list the devices and run nothing");
  a.rest(ValueName("APP", Offer::programs), &command_, "the program and its arguments, after --");
  a.example("lanewise hip -- ./saxpy 1000");
  a.example("lanewise hip --device fiji-r9-nano --device navi10-5700xt -- ./two_gpus");
  a.example("lanewise hip --record saxpy-launches -- ./saxpy 1000");
  a.example("lanewise hip --check=memory,races -- ./saxpy 1000");
  a.example("lanewise hip --device vega-64 --time -- ./saxpy 1000");
  a.example("lanewise hip --list");
}

void HipOptions::add_files(host::CommandFiles& files) const { files.writes({check_json_, junit_, sarif_}); }

Result<bool> HipOptions::lists() const {
  if (list_ && !(command_.empty() && devices_.empty() && record_.empty() && !time_ && check_.empty()))
    return Error{"--list runs nothing: leave the program and the other options out"};
  return list_;
}

std::optional<HipRefusal> HipOptions::set_environment() {
  if (auto refusal = set_devices()) return refusal;
  if (auto refusal = set_limits()) return refusal;
  if (auto refusal = set_record()) return refusal;
  if (auto refusal = set_reports()) return refusal;
  if (auto refusal = set_checks()) return refusal;
  return set_library_path();
}

std::optional<HipRefusal> HipOptions::set_limits() const {
  if (!max_instructions_.empty()) {
    const std::optional<uint64_t> value = parse_unsigned(max_instructions_);
    if (!value || *value == 0)
      return HipRefusal::bad_input(fmt::format("--max-instructions {}: expected a number above 0", max_instructions_));
    ::setenv(hsa::kMaxInstructionsVariable, max_instructions_.c_str(), 1);
  }
  if (!memory_.empty()) {
    const std::optional<uint64_t> bytes = parse_bytes(memory_);
    if (!bytes || *bytes < kLeastMemoryBytes)
      return HipRefusal::bad_input(
          fmt::format("--memory {}: expected 1M to 65536G: a number of bytes, or a number with K, M or G", memory_));
    ::setenv(hsa::kMemoryVariable, std::to_string(*bytes).c_str(), 1);
  }
  const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
  if (!timeout) return HipRefusal::bad_input(timeout.error().message);
  if (*timeout) ::setenv(hsa::kTimeoutVariable, timeout_.c_str(), 1);
  return std::nullopt;
}

}  // namespace lw::app
