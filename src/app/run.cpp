#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/command.h"
#include "app/launch_request.h"
#include "app/observation.h"
#include "app/run_outcome.h"
#include "app/run_requests.h"
#include "base/json_text.h"
#include "host/interruption.h"
#include "launch/output_files.h"
#include "timing/occupancy.h"
#include "watch/clock.h"
#include "watch/host_replay.h"

namespace lw::app {
std::unique_ptr<Command> make_run();
namespace {

class Run : public Command {
 public:
  void declare(Arguments& a) override {
    launch_.declare_file(a);
    launch_.declare_launch(a);
    launch_.declare_arguments(a);
    a.repeated(
        "--out", "N=FILE", &out_,
        "write argument N to FILE.npy or FILE.bin after the run, an image also to FILE.png; - is standard output, as "
        "bare bytes");
    a.repeated("--print", "N[:[FIRST:]COUNT]", &print_,
               "print argument N after the run: all of it, its first COUNT elements, or COUNT from FIRST on");
    a.repeated("--expect", "N=@FILE.npy[,atol=X,rtol=Y]", &expect_,
               "compare argument N with a file; exit 1 on difference");
    launch_.declare_limits(a);
    a.option("--threads", "N", &threads_, "host threads (all cores)");
    a.option("--printf-buffer", "BYTES", &launch_.printf_buffer, "room for what the kernel prints (4194304)");
    a.option("--save-launch", "DIR", &save_launch_, "write a launch file and what it needs, as the kernel finds it");
    observation_.declare(a);
    a.example(
        "lanewise run saxpy.hsaco --kernel saxpy --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --print "
        "1:8");
    a.example("lanewise run saxpy.cl --target gfx900 --grid 1 --block 4 'f32[4]=iota' 'f32[4]=zeros' f32:2 --print 1");
    a.example(
        "lanewise run saxpy.cl --target gfx900 --grid 1 --block 4 'f32[4]=iota' 'f32[4]=zeros' f32:2 --print 1 -- "
        "-cl-std=CL2.0 -O1");
    a.example("lanewise run --launch saxpy/launch.json --threads 1");
    a.example(
        "lanewise run sum.hsaco --grid 2 --block 128 'u32[256]=iota' 'u32[2]=zeros' lds:512 --trace-html sum.html");
  }

  host::CommandFiles files() const override {
    host::CommandFiles files;
    files.reads({launch_.file, launch_.launch_file});
    observation_.add_files(files);
    // The rest of a request that is wrong itself is said by who reads it.
    for (const std::string& request : out_)
      if (const size_t at = request.find('='); at != std::string::npos && at + 1 < request.size())
        files.written.push_back(request.substr(at + 1));
    return files;
  }

  int run(const Console& console) override {
    const Result<std::optional<double>> timeout = host::parse_timeout(launch_.timeout);
    if (!timeout) return console.bad_input(timeout.error().message);
    host::Interruption::set_timeout(*timeout);
    const Cancel::Listening listening(console.session.cancel);
    LaunchRequest request(launch_);
    if (const int code = request.open(console); code != kDone) return code;
    if (const int code = request.find_kernel(console); code != kDone) return code;
    if (const std::optional<Error> error = prepare()) return console.bad_input(error->message);
    options_.max_instructions = request.max_instructions();
    if (const int code = request.read_arguments(console, std::move(outputs_), std::move(expectations_)); code != kDone)
      return code;
    if (const std::optional<Error> error = check_requests(request.inputs())) return console.bad_input(error->message);
    constexpr uint64_t kRedZoneBytes = uint64_t{1} << 30;
    if (const int code = request.place(console, observation_.wants_red_zones() ? kRedZoneBytes : 0); code != kDone)
      return code;
    launch::LaunchInputs& inputs = request.inputs();
    gpu::EmulatedGpu& device = request.device();
    const object::Kernel& kernel = request.kernel();
    const input::LoadedFile& loaded = request.loaded();
    const gpu::PlacedLaunch& placed = request.placed();
    const isa::Target& target = device.target_of(kernel);
    if (const auto why =
            timing::why_it_does_not_fit(*target.limits, watch::resources_of(target, kernel, placed.dispatch)))
      return console.bad_input(*why);
    std::unique_ptr<watch::HostReplay> host;
    if (inputs.file().host) {
      Result<std::unique_ptr<watch::HostReplay>> replay = watch::HostReplay::create(inputs, device.memory());
      if (!replay) return console.bad_input(replay.error().message);
      host = std::move(*replay);
    }
    if (!save_launch_.empty()) {
      const Result<launch::RecordedDispatch> recorded = inputs.recorded(device, placed, loaded.elf);
      if (!recorded) return console.bad_input(recorded.error().message);
      if (const auto error = launch::write_launch(save_launch_, *recorded)) return console.bad_input(error->message);
      if (host != nullptr) {
        const launch::RecordedHost again = host->recorded();
        if (const auto error = launch::write_results(save_launch_, {}, &again))
          return console.bad_input(error->message);
      }
    }

    std::optional<code::CodeFacts> facts;
    if (observation_.wants_anything()) {
      facts.emplace(device.target_of(kernel), device.code_begin(), device.code_bytes());
      facts->add_debug(device.base(), loaded.code, loaded.elf);
      if (const auto error = observation_.begin(*facts, device.memory(), console))
        return console.bad_input(error->message);
    }
    watch::Watchers watchers;
    if (host != nullptr) watchers.push_back(host.get());
    for (watch::Watcher* watcher : observation_.watchers()) watchers.push_back(watcher);

    options_.cancel[0] = &console.session.cancel.flag();
    exec::Progress progress;
    options_.progress = &progress;
    std::optional<Reporting> bar;
    if (!observation_.prints_meanwhile())
      bar.emplace(console.session, exec::look_at(progress, fmt::format("running {}", kernel.name)));
    events::Outcome outcome =
        watch::execute([&](const exec::Options& options) { return device.run(placed, options); }, watchers, options_);
    bar.reset();
    if (outcome.kind == events::OutcomeKind::interrupted) outcome.fault.detail = console.session.cancel.reason();
    inputs.collect(device);
    gpu::KernelPrinted printed;
    if (placed.printf_address != 0)
      printed = gpu::read_printf_buffer(device.memory(), placed.printf_address, loaded.code.metadata.printf_formats);
    if (!console.json) console.print(printed.text);
    if (!printed.problem.empty()) fmt::print(console.err, "warning: {}\n", printed.problem);
    check::Rerun rerun;
    // What a host answers once cannot be asked again.
    if (host == nullptr)
      rerun = [&](state::Memory& memory, const check::RerunOptions& wanted) {
        exec::Options options{.threads = 1, .max_instructions = wanted.max_instructions, .sink = wanted.sink};
        options.fill_seed = wanted.fill_seed;
        options.cancel = options_.cancel;
        exec::Progress again;
        options.progress = &again;
        const Reporting bar_again(console.session, exec::look_at(again, fmt::format("checking {}", kernel.name)));
        return device.run_in(memory, placed, options);
      };
    const bool was_interrupted = console.session.cancel.requested();
    observation_.note(outcome, rerun);
    const bool check_interrupted = !was_interrupted && console.session.cancel.requested();
    nlohmann::json json;
    // What a CI server is to hear of the run.
    std::vector<report::CheckResult> results{{kernel.name, "run", ""}};
    if (host != nullptr && !host->difference().empty()) {
      results[0].failure = fmt::format("the kernel does not do what was recorded: {}", host->difference());
      fmt::print(console.err, "{}\n", results[0].failure);
      if (facts)
        if (const auto error = observation_.finish(*facts, console, json, kernel.name, results))
          return console.bad_input(error->message);
      return kCheckFailed;
    }
    if (!outcome.finished()) {
      add_cause(outcome, kernel, loaded, device.base());
      results[0].failure = outcome.text();
    } else if (check_interrupted) {
      results[0].failure = fmt::format("interrupted: {}", console.session.cancel.reason());
    }
    int code = say_outcome(console, outcome, progress, inputs.file());
    if (check_interrupted && outcome.finished()) {
      code = kProgramFaulted;
      fmt::print(console.err,
                 "interrupted: {}\n  the kernel was done, but it was still to be seen whether the uses of values that "
                 "nobody wrote have an effect\n",
                 console.session.cancel.reason());
    }
    const int report_code = report_results(console, json, inputs, prints_, kernel, outcome.finished(), results);
    if (facts)
      if (const auto error = observation_.finish(*facts, console, json, kernel.name, results))
        return console.bad_input(error->message);
    if (console.json) {
      json["outcome"] = std::string(events::outcome_name(outcome.kind));
      json["wave_instructions"] = outcome.instructions;
      if (placed.printf_address != 0) json["printf"] = printed.text;
      if (outcome.kind == events::OutcomeKind::interrupted || check_interrupted) json["complete"] = false;
      if (outcome.kind == events::OutcomeKind::interrupted) json["progress"] = progress_json(progress);
      if (!outcome.finished()) json["fault"] = fault_json(outcome);
      console.print(json_text(json, 2) + "\n");
    }
    if (code == kDone && report_code == kDone && observation_.found_something()) return kCheckFailed;
    return code != kDone ? code : report_code;
  }

 private:
  // What is asked of buffers and of this machine.
  std::optional<Error> prepare() {
    uint64_t threads = options_.threads;
    constexpr uint64_t kMostThreads = 1024;
    if (auto error = parse_count("--threads", threads_, kMostThreads, threads)) return error;
    options_.threads = static_cast<unsigned>(threads);
    if (auto error = observation_.prepare()) return error;
    if (options_.threads > 1 && observation_.wants_one_thread())
      return Error{fmt::format("--threads {}: --check and --trace take one thread", threads_)};
    for (const std::string& text : out_) {
      const Result<launch::Output> output = parse_out(text);
      if (!output) return output.error();
      outputs_.push_back(*output);
    }
    for (const std::string& text : print_) {
      const Result<PrintRequest> print = parse_print(text);
      if (!print) return print.error();
      prints_.push_back(*print);
    }
    for (const std::string& text : expect_) {
      const Result<launch::Expectation> expectation = parse_expectation(text);
      if (!expectation) return expectation.error();
      expectations_.push_back(*expectation);
    }
    return std::nullopt;
  }

  std::optional<Error> check_requests(const launch::LaunchInputs& inputs) const {
    for (const launch::Output& output : inputs.file().outputs)
      if (auto error = check_subject("--out", output.subject, inputs)) return error;
    for (const launch::Output& output : inputs.file().outputs)
      if (auto error = launch::check_output_files(inputs, output)) return error;
    for (const PrintRequest& print : prints_) {
      if (auto error = check_subject("--print", print.subject, inputs)) return error;
      if (auto error = check_range(print, inputs)) return error;
    }
    return std::nullopt;
  }

  LaunchOptions launch_;
  std::string threads_, save_launch_;
  std::vector<std::string> out_, print_, expect_;

  std::vector<launch::Output> outputs_;
  std::vector<launch::Expectation> expectations_;
  std::vector<PrintRequest> prints_;
  exec::Options options_;
  Observation observation_;
};

}  // namespace

std::unique_ptr<Command> make_run() { return std::make_unique<Run>(); }

}  // namespace lw::app
