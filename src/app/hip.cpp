#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <system_error>

#include "app/command.h"
#include "app/hip_options.h"
#include "app/hip_report.h"
#include "base/json_text.h"
#include "gpu/gpu.h"
#include "host/files.h"
#include "host/process.h"
#include "host/temporary_folder.h"
#include "hsa/hsa.h"
#include "isa/machines.h"
#include "report/findings.h"

namespace lw::app {
std::unique_ptr<Command> make_hip();
namespace {

namespace fs = std::filesystem;

class Hip : public Command {
 public:
  void declare(Arguments& a) override { options_.declare(a); }

  host::CommandFiles files() const override {
    host::CommandFiles files;
    options_.add_files(files);
    if (!options_.command().empty()) files.read.push_back(options_.command().front());
    return files;
  }

  int run(const Console& console) override {
    const Result<bool> lists = options_.lists();
    if (!lists) return console.bad_input(lists.error().message);
    if (*lists) return list(console);
    if (options_.command().empty()) return console.bad_input("hip: name the program to run after --");
    if (const std::optional<HipRefusal> refusal = options_.set_environment())
      return refusal->is_not_modelled ? console.not_modelled(refusal->message) : console.bad_input(refusal->message);
    if (console.json || options_.times() || options_.writes_junit()) return run_with_report(console);
    return become_program(console);
  }

 private:
  // The program takes this one's place: its exit status, signals and terminal are its own. Returns where it cannot.
  int become_program(const Console& console) const {
    std::vector<std::string> words = options_.command();
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::signal(SIGXFSZ, SIG_DFL);  // as a program finds it
    ::execvp(arguments[0], arguments.data());
    return console.bad_input(fmt::format("{}: {}", words[0], std::generic_category().message(errno)));
  }

  // The program runs beside this one, which tells afterwards what it did: as JSON, JUnit's XML, or the table of --time,
  // which goes to standard error, where the program's own output does not.
  int run_with_report(const Console& console) const {
    const host::TemporaryFolder folder(console.session.cancel);
    const fs::path summary = folder.file("dispatches"), findings = folder.file("findings.json");
    std::error_code failed;
    if (!folder.ok()) return console.bad_input(folder.problem());
    if (!fs::create_directory(summary, failed))
      return console.bad_input(fmt::format("{}: {}", summary.string(), failed.message()));
    ::setenv(hsa::kSummaryVariable, summary.c_str(), 1);
    const bool own_findings = options_.checks() && options_.check_json().empty();
    if (own_findings) ::setenv(hsa::kCheckJsonVariable, findings.c_str(), 1);
    const std::vector<std::string>& command = options_.command();
    const Result<host::ProgramEnd> end =
        console.json ? host::run_with_output_on_stderr(command) : host::run_with_terminal(command);
    if (!end) return console.bad_input(end.error().message);
    nlohmann::ordered_json json{{"program", command}};
    if (end->signal != 0)
      json["signal"] = end->signal;
    else
      json["exit_code"] = end->exit_code;
    const Result<nlohmann::ordered_json> summary_json = read_summary(summary);
    if (!summary_json) return console.bad_input(summary_json.error().message);
    json.update(*summary_json);
    if (options_.checks()) {
      const std::string file = own_findings ? findings.string() : options_.check_json();
      const Result<nlohmann::ordered_json> found = read_findings(file);
      if (!found) return console.bad_input(found.error().message);
      json.update(*found);
    }
    if (options_.writes_junit())
      if (const auto error = options_.write_junit(json["findings"], failure_of(*end, json)))
        return console.bad_input(fmt::format("--junit {}", error->message));
    if (options_.times() && !console.json)
      fmt::print(console.err, "{}", time_table(summary_json->value("time", nlohmann::ordered_json::array())));
    if (console.json) console.print(json_text(json, 2) + "\n");
    return end->exit_code;
  }

  // The file is written first when the first kernel runs.
  static Result<nlohmann::ordered_json> read_findings(const std::string& file) {
    const auto none = nlohmann::ordered_json::array();
    const Result<std::string> text = host::read_text_file(file);
    auto found = nlohmann::ordered_json::parse(text ? *text : report::findings_document(none, none), nullptr,
                                               /*allow_exceptions=*/false);
    if (found.is_discarded()) return Error{fmt::format("{}: does not hold what the checks found", file)};
    return found;
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

  HipOptions options_;
};

}  // namespace

std::unique_ptr<Command> make_hip() { return std::make_unique<Hip>(); }

}  // namespace lw::app
