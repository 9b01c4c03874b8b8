#include "lanewise/time.h"

#include <fmt/format.h>

#include "api/device_choice.h"
#include "app/baseline_options.h"
#include "app/command.h"
#include "app/launch_options.h"
#include "app/run_requests.h"
#include "app/static_time.h"
#include "app/time_outputs.h"
#include "host/files.h"
#include "host/interruption.h"
#include "input/code_file.h"
#include "report/run.h"

namespace lw::app {
std::unique_ptr<Command> make_time();
namespace {

class Time : public Command {
 public:
  void declare(Arguments& a) override {
    launch_.declare_file(a);
    launch_.declare_launch(a);
    launch_.declare_arguments(a);
    a.repeated("--device", kDeviceValue, &devices_,
               "product or gfx name, see `lanewise devices` (default: the first product of the file's target)");
    a.repeated("--set", kSettingValue, &set_, "change a number of the device; `lanewise devices D` lists the names");
    a.option("--clock", "MHZ", &clock_, "shader clock (default: the product's highest)");
    a.option("--vgprs", "N", &vgprs_, "as if the kernel needed N VGPRs");
    a.option("--lds", "BYTES", &lds_, "as if a workgroup needed this much LDS");
    a.option("--waves", "N", &waves_, "at most N waves per SIMD");
    a.flag("--sensitivity", &sensitivity_,
           "vary each unmeasured number over its range and show how much the time changes");
    a.flag(
        "--full", &request_.full,
        "simulate the whole dispatch, however large, and no part of the device for what-ifs and uncertainty; without "
        "it, only a part of very large ones");
    a.flag("--warm", &request_.warm,
           "run the kernel twice and time the second run, with what the first has left in memory and caches");
    a.option("--threads", "N", &threads_,
             "host threads for the simulation (default: all cores); the result is the same");
    a.option("--top", "N", &top_, "number of instructions to list (default: 10)");
    static_.declare(a);
    outputs_.declare(a);
    baseline_.declare(a);
    launch_.declare_limits(a);
    a.example("lanewise time saxpy.hsaco --kernel saxpy --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2");
    a.example(
        "lanewise time saxpy.cl --device vega-64 --device navi10-5700xt --grid 64 --block 256 'f32[16384]=iota' "
        "'f32[16384]=zeros' f32:2");
    a.example("lanewise time saxpy.cl --static --device gfx1100");
  }

  host::CommandFiles files() const override {
    host::CommandFiles files;
    launch_.add_files(files);
    outputs_.add_to(files);
    baseline_.add_files(files);
    return files;
  }

  int run(const Console& console) override {
    const Cancel::Listening listening(console.session.cancel);
    if (const std::optional<Error> error = read_options()) return console.bad_input(error->message);
    if (static_.is_given()) return run_static(console);
    if (const std::optional<Error> error = static_.check_absent()) return console.bad_input(error->message);
    // More files stand among the arguments, which have a colon or an equals sign each.
    std::vector<std::string> files;
    std::erase_if(launch_.arguments(), [&](const std::string& text) {
      if (text.find_first_of(":=") != std::string::npos) return false;
      files.push_back(text);
      return true;
    });
    files.insert(files.begin(), launch_.file());
    if (const std::optional<Error> error = outputs_.check(files.size(), devices_.size()))
      return console.bad_input(error->message);
    // Two files are told as their differences, row by row.
    if (files.size() == 2 && !top_.empty()) return console.bad_input("--top takes one file");
    if (files.size() == 2 && sensitivity_ && !console.json)
      return console.bad_input("--sensitivity takes one file, or --json");
    if (!outputs_.junit.empty() && !baseline_.is_given()) return console.bad_input("--junit needs --baseline");
    if (const std::optional<lanewise::Failure> failure = baseline_.read(console)) return console.failed(*failure);
    Result<lanewise::LaunchRequest> launch = launch_.request();
    if (!launch) return console.bad_input(launch.error().message);
    request_.launch = std::move(*launch);
    const std::vector<std::string> flags = request_.launch.flags;
    TimeResults results{.reports = {}, .pairs = {}, .are_two_files = files.size() == 2};
    int code = kDone;
    for (const std::string& file : files) {
      request_.launch.file = file;
      request_.launch.flags = input::flags_for(file, files, launch_.language(), flags);
      for (const std::string& device : devices_) {
        request_.device = device;
        auto report = lanewise::time(request_, console.session);
        if (!report) return console.failed(report.failure());
        const int one = tell(console, *report);
        results.reports.push_back(std::move(*report));
        if (one == kBadInput || one == kNotModelled) return one;
        code = std::max(code, one);
      }
    }
    if (code == kDone)
      if (const std::optional<lanewise::Failure> failure = compare(console, files.size(), results))
        return console.failed(*failure);
    if (!this->files().writes_standard_output()) print(console, results, top_count_);
    if (const std::optional<Error> error = write_outputs(outputs_, results, baseline_.results()))
      return console.bad_input(error->message);
    std::fflush(console.out);  // messages come behind the results
    return baseline_.tell(console) ? kCheckFailed : code;
  }

 private:
  int run_static(const Console& console) {
    Result<lanewise::LaunchRequest> launch = launch_.request();
    if (!launch) return console.bad_input(launch.error().message);
    request_.launch = std::move(*launch);
    std::vector<std::string_view> others;
    if (!top_.empty()) others.emplace_back("--top");
    if (baseline_.is_given()) others.emplace_back("--baseline");
    if (const std::optional<Error> error = static_.check(request_, outputs_, others))
      return console.bad_input(error->message);
    return static_.run(console, request_, devices_, outputs_.html);
  }

  // Two files with each other, and all reports with the saved one.
  std::optional<lanewise::Failure> compare(const Console& console, size_t files, TimeResults& results) {
    for (size_t i = 0; files == 2 && i < devices_.size(); ++i) {
      const size_t other = devices_.size() + i;
      auto diff =
          lanewise::compare_time(*results.reports[i].dispatch, *results.reports[other].dispatch, console.session);
      if (!diff) return diff.failure();
      results.pairs.push_back({i, other, std::move(*diff)});
    }
    if (std::optional<lanewise::Failure> failure = baseline_.compare(results.reports)) return failure;
    results.baseline = baseline_.report();
    return std::nullopt;
  }

  // Says how the kernel ended, if not well; returns the exit code.
  static int tell(const Console& console, const lanewise::TimeReport& report) {
    console.tell(report.run.messages);
    if (!report.interrupted.empty()) {
      fmt::print(console.err, "interrupted: {}\n  the kernel finished; missing: {}\n", report.interrupted,
                 report.missing);
      return kProgramFaulted;
    }
    if (!report.run.failure) return kDone;
    fmt::print(console.err, "{}", report::run_outcome_text(report.run, console.colour));
    return static_cast<int>(*report.run.failure);
  }

  std::optional<Error> read_options() {
    for (const std::string& name : devices_)
      if (const auto device = api::named_device(name); !device) return device.error();
    if (devices_.empty()) devices_.emplace_back();
    for (const std::string& text : set_) {
      Result<std::pair<std::string, uint64_t>> setting = parse_setting(text);
      if (!setting) return setting.error();
      request_.set.push_back(std::move(*setting));
    }
    if (auto error = parse_number("--clock", clock_, 1, request_.kMostMhz, request_.clock_mhz)) return error;
    if (auto error = parse_number("--vgprs", vgprs_, 1, request_.kMostVgprs, request_.vgprs)) return error;
    if (auto error = parse_number("--lds", lds_, 1, request_.kMostLdsBytes, request_.lds_bytes)) return error;
    if (auto error = parse_number("--waves", waves_, 1, request_.kMostWaves, request_.waves)) return error;
    std::optional<uint32_t> top, threads;
    if (auto error = parse_number("--threads", threads_, 1, request_.kMostThreads, threads)) return error;
    request_.threads = threads.value_or(0);
    if (auto error = parse_number("--top", top_, 1, 1'000'000, top)) return error;
    if (top) top_count_ = *top;
    request_.sensitivity = sensitivity_;
    request_.timeline = outputs_.needs_timeline();
    return std::nullopt;
  }

  LaunchOptions launch_;
  TimeOutputs outputs_;
  StaticTime static_;
  BaselineOptions baseline_;
  std::vector<std::string> devices_, set_;
  std::string clock_, vgprs_, lds_, waves_, threads_, top_;
  bool sensitivity_ = false;
  lanewise::TimeRequest request_;
  size_t top_count_ = 10;
};

}  // namespace

std::unique_ptr<Command> make_time() { return std::make_unique<Time>(); }

}  // namespace lw::app
