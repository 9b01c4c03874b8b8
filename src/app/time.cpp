#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <thread>

#include "app/command.h"
#include "app/launch_request.h"
#include "app/run_outcome.h"
#include "app/run_requests.h"
#include "app/timed_launch.h"
#include "base/output_file.h"
#include "base/similar.h"
#include "host/files.h"
#include "host/interruption.h"
#include "report/time.h"

namespace lw::app {
std::unique_ptr<Command> make_time();
namespace {

class Time : public Command {
 public:
  void declare(Arguments& a) override {
    launch_.declare_file(a);
    launch_.declare_launch(a);
    launch_.declare_arguments(a);
    a.repeated("--device", "D", &devices_, "a product or gfx name, see `lanewise devices` (the file's target's first)");
    a.repeated("--set", "KEY=VALUE", &set_, "another number of the device, by the names of `lanewise devices D`");
    a.option("--clock", "MHZ", &clock_, "shader clock (the highest that the product has)");
    a.option("--vgprs", "N", &vgprs_, "as if the kernel needed N VGPRs");
    a.option("--lds", "BYTES", &lds_, "as if a workgroup needed so much LDS");
    a.option("--waves", "N", &waves_, "at most N waves on a SIMD");
    a.flag("--sensitivity", &sensitivity_,
           "vary every number that nobody has measured over its range, and say how far the answer moves");
    a.option("--top", "N", &top_, "instructions to list (10)");
    a.option("--csv", "FILE.csv", &csv_, "a row an instruction");
    a.option("--att", "FILE.csv", &att_, "the columns of a thread trace's summary");
    launch_.declare_limits(a);
    a.example("lanewise time saxpy.hsaco --kernel saxpy --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2");
    a.example(
        "lanewise time saxpy.cl --device vega-64 --device navi10-5700xt --grid 64 --block 256 'f32[16384]=iota' "
        "'f32[16384]=zeros' f32:2");
  }

  host::CommandFiles files() const override {
    host::CommandFiles files;
    files.reads({launch_.file, launch_.launch_file});
    for (const std::string& file : {csv_, att_})
      if (!file.empty()) files.written.push_back(file);
    return files;
  }

  int run(const Console& console) override {
    const Result<std::optional<double>> timeout = host::parse_timeout(launch_.timeout);
    if (!timeout) return console.bad_input(timeout.error().message);
    const host::Interruption interruption(*timeout);
    if (const std::optional<Error> error = read_options()) return console.bad_input(error->message);
    // More files stand among the arguments, which have a colon or an equals sign each.
    std::erase_if(launch_.arguments, [&](const std::string& text) {
      if (text.find_first_of(":=") != std::string::npos) return false;
      files_.push_back(text);
      return true;
    });
    std::vector<std::string> names = files_;
    names.insert(names.begin(), launch_.file);
    std::vector<report::TimedDispatch> timed;
    int code = kDone;
    for (const std::string& file : names) {
      for (const isa::Device* device : asked_) {
        options_.device = device;
        LaunchOptions launch = launch_;
        launch.file = file;
        const int one = time_launch(console, launch, options_, timed);
        if (one == kBadInput || one == kNotModelled) return one;
        code = std::max(code, one);
      }
    }
    return say(console, timed, code);
  }

 private:
  std::optional<Error> read_options() {
    for (const std::string& name : devices_) {
      const isa::Device* device = isa::find_device(name);
      if (device == nullptr) {
        NearestName nearest(name);
        for (const isa::Device& d : isa::devices()) nearest.offer(d.name);
        return Error{fmt::format("--device {}: there is no such device{}; `lanewise devices` lists them", name,
                                 nearest.found().empty() ? "" : fmt::format(" (is it {}?)", nearest.found()))};
      }
      asked_.push_back(device);
    }
    if (asked_.empty()) asked_.push_back(nullptr);
    for (const std::string& text : set_) {
      const size_t at = text.find('=');
      const std::optional<uint64_t> value =
          at == std::string::npos ? std::nullopt : parse_unsigned(std::string_view(text).substr(at + 1));
      if (!value) return Error{fmt::format("--set {}: expected KEY=NUMBER", text)};
      options_.set.emplace_back(text.substr(0, at), *value);
    }
    const auto number = [](std::string_view flag, const std::string& text, uint64_t most,
                           std::optional<uint32_t>& into) -> std::optional<Error> {
      if (text.empty()) return std::nullopt;
      uint64_t value = 0;
      if (auto error = parse_count(flag, text, most, value)) return error;
      into = static_cast<uint32_t>(value);
      return std::nullopt;
    };
    constexpr uint64_t kMostMhz = 100'000, kMostRegisters = 512, kMostLds = 160 * 1024, kMostWaves = 32;
    if (auto error = number("--clock", clock_, kMostMhz, options_.clock_mhz)) return error;
    if (auto error = number("--vgprs", vgprs_, kMostRegisters, options_.vgprs)) return error;
    if (auto error = number("--lds", lds_, kMostLds, options_.lds_bytes)) return error;
    if (auto error = number("--waves", waves_, kMostWaves, options_.waves)) return error;
    std::optional<uint32_t> top;
    if (auto error = number("--top", top_, 1'000'000, top)) return error;
    if (top) top_count_ = *top;
    options_.sensitivity = sensitivity_;
    return std::nullopt;
  }

  int say(const Console& console, const std::vector<report::TimedDispatch>& timed, int code) const {
    if (console.json) {
      nlohmann::json list = nlohmann::json::array();
      for (const report::TimedDispatch& dispatch : timed) list.push_back(report::time_json(dispatch));
      console.print(nlohmann::json{{"dispatches", list}}.dump(2) + "\n");
    } else {
      if (timed.size() > 1) console.print(report::time_comparison_text(timed) + "\n");
      for (size_t i = 0; i < timed.size(); ++i)
        console.print((i == 0 ? "" : "\n") + report::time_text(timed[i], top_count_));
    }
    const auto write = [&](const std::string& path, const std::string& text) -> bool {
      if (path.empty()) return true;
      const std::optional<Error> error = write_file(path, text);
      if (error) console.bad_input(error->message);
      return !error;
    };
    if (!write(csv_, report::time_csv(timed))) return kBadInput;
    if (!timed.empty() && !write(att_, report::time_att_csv(timed.front()))) return kBadInput;
    return code;
  }

  LaunchOptions launch_;
  std::vector<std::string> devices_, files_, set_;
  std::string clock_, vgprs_, lds_, waves_, top_, csv_, att_;
  bool sensitivity_ = false;
  std::vector<const isa::Device*> asked_;
  TimeOptions options_;
  size_t top_count_ = 10;
};

}  // namespace

std::unique_ptr<Command> make_time() { return std::make_unique<Time>(); }

}  // namespace lw::app
