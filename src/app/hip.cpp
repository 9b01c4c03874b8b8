#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <span>
#include <system_error>

#include "app/command.h"
#include "app/hip_report.h"
#include "base/json_text.h"
#include "base/library_folder.h"
#include "check/check.h"
#include "gpu/gpu.h"
#include "host/files.h"
#include "host/interruption.h"
#include "host/process.h"
#include "host/temporary_folder.h"
#include "hsa/hsa.h"
#include "isa/machines.h"
#include "report/findings.h"
#include "timing/machine.h"

namespace lw::app {
std::unique_ptr<Command> make_hip();
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

std::string device_list() {
  std::string list;
  for (const isa::Device& device : isa::devices())
    if (gpu::models(device.target())) list += fmt::format("{}{}", list.empty() ? "" : ", ", device.name);
  return list;
}

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

// Why the devices cannot be timed.
std::optional<Error> untimed(std::vector<std::string> names) {
  if (names.empty()) names.emplace_back(hsa::kDefaultDevice);
  for (const std::string& name : names) {
    const isa::Product* product = isa::find_device(name)->product;
    if (product == nullptr)
      return Error{fmt::format("--time: {} is no product, so nothing is known of its clocks, caches and memory", name)};
    const auto machine = timing::make_machine(timing::Parameters(*product), {});
    if (!machine) return Error{"--time: " + machine.error().message};
  }
  return std::nullopt;
}

class Hip : public Command {
 public:
  void declare(Arguments& a) override {
    a.repeated("--device", "NAME", &devices_,
               "a device, by product or gfx name (vega-64); given several times, the program sees several");
    a.option("--memory", "BYTES", &memory_, "memory of each device, in place of its board's (8G, 512M, 1048576)");
    a.option("--max-instructions", "N", &max_instructions_,
             "a kernel that runs for more wave instructions is stopped (20000000000)");
    a.option("--timeout", "SECONDS", &timeout_,
             "end the program then with exit status 3, and say what its kernels were doing");
    a.option("--record", "DIR", &record_, "write a launch file for each dispatch: run --launch replays it");
    a.optional_value(
        "--check", "LIST", &check_, check::kAllChecks,
        "report mistakes: memory, uninitialised, races, waits, barriers, registers, streams, lanes, calls; "
        "all of them without a list");
    a.option("--check-json", "FILE", &check_json_, "the same checks, and what they find in FILE, too");
    a.option("--junit", "OUT.xml", &junit_, "the same checks, and what they find as JUnit XML, too");
    a.option("--sarif", "OUT.sarif", &sarif_, "the same checks, and what they find as SARIF 2.1.0, too");
    a.flag(
        "--time", &time_,
        "time each dispatch and copy by the model of `lanewise time`, tell events that time, and print a table at the "
        "end");
    a.flag("--list", &list_, "list the devices there are, and run nothing");
    a.rest("APP", &command_, "the program and its arguments, after --");
    a.example("lanewise hip -- ./saxpy 1000");
    a.example("lanewise hip --device fiji-r9-nano --device navi10-5700xt -- ./two_gpus");
    a.example("lanewise hip --record saxpy-launches -- ./saxpy 1000");
    a.example("lanewise hip --check=memory,races -- ./saxpy 1000");
    a.example("lanewise hip --device vega-64 --time -- ./saxpy 1000");
    a.example("lanewise hip --list");
  }

  host::CommandFiles files() const override {
    host::CommandFiles files;
    files.writes({check_json_, junit_, sarif_});
    return files;
  }

  int run(const Console& console) override {
    if (list_ && !(command_.empty() && devices_.empty() && record_.empty() && !time_ && check_.empty()))
      return console.bad_input("--list runs nothing: leave the program and the other options out");
    if (list_) return list(console);
    if (command_.empty()) return console.bad_input("hip: name the program to run after --");
    std::string names;
    for (const std::string& name : devices_) {
      const isa::Device* device = isa::find_device(name);
      if (device == nullptr)
        return console.bad_input(fmt::format("--device {}: no such device; there are: {}", name, device_list()));
      if (!gpu::models(device->target()))
        return console.not_modelled(
            fmt::format("--device {}: running programs on {} is not modelled", name, device->target()));
      names += (names.empty() ? "" : ",") + name;
    }
    if (time_) {
      if (const std::optional<Error> error = untimed(devices_)) return console.not_modelled(error->message);
      ::setenv(hsa::kTimeVariable, "1", 1);
    }
    if (!max_instructions_.empty()) {
      const std::optional<uint64_t> value = parse_unsigned(max_instructions_);
      if (!value || *value == 0)
        return console.bad_input(fmt::format("--max-instructions {}: expected a number above 0", max_instructions_));
      ::setenv(hsa::kMaxInstructionsVariable, max_instructions_.c_str(), 1);
    }
    if (!memory_.empty()) {
      const std::optional<uint64_t> bytes = parse_bytes(memory_);
      if (!bytes || *bytes < kLeastMemoryBytes)
        return console.bad_input(
            fmt::format("--memory {}: expected a number of bytes from 1M on, or with K, M or G", memory_));
      ::setenv(hsa::kMemoryVariable, std::to_string(*bytes).c_str(), 1);
    }
    const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
    if (!timeout) return console.bad_input(timeout.error().message);
    if (*timeout) ::setenv(hsa::kTimeoutVariable, timeout_.c_str(), 1);
    if (!record_.empty()) {
      const Result<fs::path> record = empty_folder(record_);
      if (!record) return console.bad_input("--record " + record.error().message);
      ::setenv(hsa::kRecordVariable, record->c_str(), 1);
    }
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
      if (error) return console.bad_input(fmt::format("{} {}: {}", option, path, error.message()));
      if (is_replaced_when_written(file))
        if (const auto failed = write_file(file, nothing))
          return console.bad_input(fmt::format("{} {}", option, failed->message));
      ::setenv(variable, file.c_str(), 1);
      if (check_.empty()) check_ = check::kAllChecks;
    }
    if (!junit_.empty() && check_.empty()) check_ = check::kAllChecks;
    if (!check_.empty()) {
      const Result<check::CheckerOptions> checks = check::parse_checks(check_);
      if (!checks) return console.bad_input(checks.error().message);
      checks_ = *checks;
      if (!junit_.empty() && is_replaced_when_written(junit_))
        if (const auto failed = write_junit(none, "the program has not ended"))
          return console.bad_input(fmt::format("--junit {}", failed->message));
      ::setenv(hsa::kCheckVariable, check_.c_str(), 1);
      // The HIP runtime lets more streams than these share a queue, where they cannot be told apart.
      ::setenv("GPU_MAX_HW_QUEUES", "64", /*replace=*/0);
    }
    const Result<fs::path> folder = find_library_folder(hsa::kLibraryFile, "../../hip");
    if (!folder) return console.bad_input(folder.error().message);
    ::setenv(hsa::kDevicesVariable, names.empty() ? std::string(hsa::kDefaultDevice).c_str() : names.c_str(), 1);
    const char* before = std::getenv("LD_LIBRARY_PATH");
    const std::string path =
        before == nullptr || *before == 0 ? folder->string() : fmt::format("{}:{}", folder->string(), before);
    ::setenv("LD_LIBRARY_PATH", path.c_str(), 1);
    if (console.json || time_ || !junit_.empty()) return run_with_report(console);
    std::vector<char*> arguments;
    for (std::string& argument : command_) arguments.push_back(argument.data());
    arguments.push_back(nullptr);
    std::signal(SIGXFSZ, SIG_DFL);  // as a program finds it
    // The program takes this one's place: its exit status, signals and terminal are its own.
    ::execvp(arguments[0], arguments.data());
    return console.bad_input(fmt::format("{}: {}", command_[0], std::generic_category().message(errno)));
  }

 private:
  // The program runs beside this one, which tells afterwards what it did: as JSON, JUnit's XML, or the table of --time,
  // which goes to standard error, where the program's own output does not.
  int run_with_report(const Console& console) {
    const host::TemporaryFolder folder(console.session.cancel);
    const fs::path summary = folder.file("dispatches"), findings = folder.file("findings.json");
    std::error_code failed;
    if (!folder.ok() || !fs::create_directory(summary, failed))
      return console.bad_input("no folder for temporary files; set TMPDIR");
    ::setenv(hsa::kSummaryVariable, summary.c_str(), 1);
    const bool own_findings = !check_.empty() && check_json_.empty();
    if (own_findings) ::setenv(hsa::kCheckJsonVariable, findings.c_str(), 1);
    const Result<host::ProgramEnd> end =
        console.json ? host::run_with_output_on_stderr(command_) : host::run_with_terminal(command_);
    if (!end) return console.bad_input(end.error().message);
    const auto none = nlohmann::ordered_json::array();
    nlohmann::ordered_json json{{"program", command_}};
    if (end->signal != 0)
      json["signal"] = end->signal;
    else
      json["exit_code"] = end->exit_code;
    const Result<nlohmann::ordered_json> summary_json = read_summary(summary);
    if (!summary_json) return console.bad_input(summary_json.error().message);
    json.update(*summary_json);
    if (!check_.empty()) {
      // Written first when the first kernel runs.
      const std::string file = own_findings ? findings.string() : check_json_;
      const Result<std::string> text = host::read_text_file(file);
      const auto found =
          nlohmann::ordered_json::parse(text ? *text : no_findings(), nullptr, /*allow_exceptions=*/false);
      if (found.is_discarded()) return console.bad_input(fmt::format("{}: does not hold what the checks found", file));
      json.update(found);
    }
    if (!junit_.empty())
      if (const auto error = write_junit(json["findings"], failure_of(*end, json)))
        return console.bad_input(fmt::format("--junit {}", error->message));
    if (time_ && !console.json) fmt::print(console.err, "{}", time_table(summary_json->value("time", none)));
    if (console.json) console.print(json_text(json, 2) + "\n");
    return end->exit_code;
  }

  // Why the program did not end well; empty where it did, but for what the checks found.
  static std::string failure_of(const host::ProgramEnd& end, const nlohmann::ordered_json& json) {
    constexpr int kFoundMistakes = 1;
    const auto is_mistake = [](const auto& finding) { return finding.value("severity", "") != "note"; };
    const bool has_mistakes = std::ranges::any_of(json["findings"], is_mistake);
    if (end.exit_code == 0 || (end.exit_code == kFoundMistakes && has_mistakes)) return {};
    std::string text = end.signal != 0
                           ? fmt::format("the program is ended by signal {} ({})", end.signal, ::strsignal(end.signal))
                           : fmt::format("the program ends with {}", end.exit_code);
    for (const auto& fault : json.value("faults", nlohmann::ordered_json::array()))
      text += "\n" + fault.value("message", std::string());
    return text;
  }

  std::optional<Error> write_junit(const nlohmann::ordered_json& findings, const std::string& failure) const {
    return write_file(junit_, report::findings_junit("lanewise hip", command_[0], check::names_of(checks_), findings,
                                                     {{command_[0], "run", failure}}));
  }

  // What a file of findings holds where the program runs no kernel.
  static std::string no_findings() {
    const auto none = nlohmann::ordered_json::array();
    return report::findings_document(none, none);
  }

  static int list(const Console& console) {
    nlohmann::json json = nlohmann::json::array();
    std::string text;
    for (const isa::Device& device : isa::devices()) {
      if (!gpu::models(device.target())) continue;
      json.push_back({{"device", device.name},
                      {"target", device.target()},
                      {"compute_units", device.compute_units()},
                      {"generic", device.is_generic()}});
      text += device.is_generic() ? fmt::format("{:<16} {}\n", device.name, device.target())
                                  : fmt::format("{:<16} {:<8} {} compute units\n", device.name, device.target(),
                                                device.compute_units());
    }
    console.print(console.json ? json_text(json, 2) + "\n" : text);
    return kDone;
  }

  std::vector<std::string> devices_;
  std::vector<std::string> command_;
  std::string memory_, max_instructions_, timeout_, record_, check_, check_json_, junit_, sarif_;
  check::CheckerOptions checks_;
  bool list_ = false, time_ = false;
};

}  // namespace

std::unique_ptr<Command> make_hip() { return std::make_unique<Hip>(); }

}  // namespace lw::app
