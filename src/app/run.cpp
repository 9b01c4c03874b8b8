#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/command.h"
#include "app/observation.h"
#include "app/run_outcome.h"
#include "app/run_requests.h"
#include "gpu/emulated_gpu.h"
#include "host/files.h"
#include "host/interruption.h"
#include "input/load.h"
#include "launch/host_replay.h"
#include "launch/launch_inputs.h"
#include "shader/language.h"
#include "shader/radv_object.h"

namespace lw::app {
std::unique_ptr<Command> make_run();
namespace {

class Run : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional("FILE", &file_,
                 "code object, offload bundle, HIP executable or source; - is standard input; not needed with --launch",
                 false);
    a.option("-x,--language", "LANG", &language_, shader::kLanguageHelp);
    a.option("--launch", "FILE.json", &launch_file_,
             "what to run is in a launch file; what else is given overrides it");
    a.option("--kernel", "K", &kernel_, "the kernel to run; not needed where there is only one");
    a.option("--target", "T", &target_,
             "which target's code to run, where the file has several; what source is compiled for");
    a.option("--grid", "X[,Y,Z]", &grid_, "workgroups");
    a.option("--block", "X[,Y,Z]", &block_, "work-items in a workgroup");
    a.option("--work-items", "X[,Y,Z]", &work_items_, "work-items in all, where the last workgroups are partial");
    a.rest("ARG", &arguments_,
           "f32:2.5, f32x4:1,2,3,4, bytes:00ff, bytes:@file, f32[1024]=iota (zeros, fill:V, rand:SEED, undefined, "
           "@file.npy, @file.bin), lds:BYTES");
    a.repeated("--out", "N=FILE", &out_, "write argument N to FILE.npy or FILE.bin after the run");
    a.repeated("--print", "N[:[FIRST:]COUNT]", &print_,
               "print argument N after the run: all of it, its first COUNT elements, or COUNT from FIRST on");
    a.repeated("--expect", "N=@FILE.npy[,atol=X,rtol=Y]", &expect_,
               "compare argument N with a file; exit 1 on difference");
    a.option("--max-instructions", "N", &max_instructions_, "stop after N wave instructions (20000000000)");
    a.option("--timeout", "SECONDS", &timeout_, "end the run then, with what is known by then; Ctrl-C does the same");
    a.option("--threads", "N", &threads_, "host threads (all cores)");
    a.option("--printf-buffer", "BYTES", &printf_buffer_, "room for what the kernel prints (4194304)");
    a.option("--save-launch", "DIR", &save_launch_, "write a launch file and what it needs, as the kernel finds it");
    observation_.declare(a);
    a.example(
        "lanewise run saxpy.hsaco --kernel saxpy --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --print "
        "1:8");
    a.example("lanewise run saxpy.cl --target gfx900 --grid 1 --block 4 'f32[4]=iota' 'f32[4]=zeros' f32:2 --print 1");
    a.example("lanewise run --launch saxpy/launch.json --threads 1");
    a.example(
        "lanewise run sum.hsaco --grid 2 --block 128 'u32[256]=iota' 'u32[2]=zeros' lds:512 --trace-html sum.html");
  }

  host::CommandFiles files() const override {
    host::CommandFiles files;
    files.reads({file_, launch_file_});
    observation_.add_files(files);
    // The rest of a request that is wrong itself is said by who reads it.
    for (const std::string& request : out_)
      if (const size_t at = request.find('='); at != std::string::npos && at + 1 < request.size())
        files.written.push_back(request.substr(at + 1));
    return files;
  }

  int run(const Console& console) override {
    const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
    if (!timeout) return console.bad_input(timeout.error().message);
    const host::Interruption interruption(*timeout);
    launch::LaunchFile request;
    if (const std::optional<Error> error = read_launch(request)) return console.bad_input(error->message);
    const Result<input::CodeFile> file = input::open_code_file(code_path_, {target_, language_, console.colour});
    if (!file) {
      fmt::print(console.err, "{}", file.error().message);
      return kBadInput;
    }
    fmt::print(console.err, "{}", file->messages);
    if (const std::optional<Error> error = prepare(*file, std::move(request))) return console.bad_input(error->message);
    const std::string& path = file->name;
    if (const std::string convention = shader::foreign_calling_convention(loaded_->code); !convention.empty())
      return console.not_modelled(
          fmt::format("{}: compiled for {}'s calling convention, which run does not model", path, convention));
    if (!gpu::models(loaded_->code.target.processor))
      return console.not_modelled(
          fmt::format("{}: running kernels for {} is not modelled", path, loaded_->code.target.processor));
    Result<std::unique_ptr<gpu::EmulatedGpu>> created = gpu::EmulatedGpu::create(loaded_->code, gpu_options());
    if (!created) return console.bad_input(fmt::format("{}: {}", path, created.error().message));
    gpu::EmulatedGpu& device = **created;
    Result<gpu::Launch> launch = inputs_->place(device, *kernel_found_);
    if (!launch) return console.bad_input(launch.error().message);
    launch->printf_buffer_bytes = printf_bytes_;
    const Result<gpu::PlacedLaunch> placed = device.place(*kernel_found_, *launch);
    if (!placed) return console.bad_input(placed.error().message);
    std::unique_ptr<launch::HostReplay> host;
    if (inputs_->file().host) {
      Result<std::unique_ptr<launch::HostReplay>> replay = launch::HostReplay::create(*inputs_, device.memory());
      if (!replay) return console.bad_input(replay.error().message);
      host = std::move(*replay);
    }
    if (!save_launch_.empty()) {
      const Result<launch::RecordedDispatch> recorded = inputs_->recorded(device, *placed, loaded_->elf);
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
      facts.emplace(device.target_of(*kernel_found_), device.code_begin(), device.code_bytes());
      facts->add_debug(device.base(), loaded_->code, loaded_->elf);
      if (const auto error = observation_.begin(*facts, device.memory(), console))
        return console.bad_input(error->message);
    }
    observe::Fan watching;
    if (host != nullptr) {
      watching.add(host.get());  // first: the others see what the host did
      options_.cancel[1] = &host->left();
      options_.threads = 1;
    }
    if (observation_.sink() != nullptr) watching.add(observation_.sink());
    options_.sink = watching.sink();
    if (observation_.wants_one_thread()) options_.threads = 1;

    options_.cancel[0] = &host::Interruption::flag();
    exec::Progress progress;
    options_.progress = &progress;
    std::optional<ProgressBar> bar;
    if (!observation_.prints_meanwhile())
      bar.emplace(exec::look_at(progress, fmt::format("running {}", kernel_found_->name)));
    events::Outcome outcome = device.run(*placed, options_);
    bar.reset();
    if (outcome.kind == events::OutcomeKind::interrupted) outcome.fault.detail = host::Interruption::reason();
    inputs_->collect(device);
    gpu::KernelPrinted printed;
    if (placed->printf_address != 0)
      printed = gpu::read_printf_buffer(device.memory(), placed->printf_address, loaded_->code.metadata.printf_formats);
    if (!console.json) console.print(printed.text);
    if (!printed.problem.empty()) fmt::print(console.err, "warning: {}\n", printed.problem);
    check::Rerun rerun;
    // What a host answers once cannot be asked again.
    if (host == nullptr)
      rerun = [&](state::Memory& memory, const check::RerunOptions& wanted) {
        exec::Options options{.threads = 1, .max_instructions = wanted.max_instructions, .sink = wanted.sink};
        options.garbage = wanted.garbage;
        options.cancel = options_.cancel;
        exec::Progress again;
        options.progress = &again;
        const ProgressBar bar_again(exec::look_at(again, fmt::format("checking {}", kernel_found_->name)));
        return device.run_in(memory, *placed, options);
      };
    const bool was_interrupted = host::Interruption::happened();
    observation_.note(outcome, rerun);
    const bool check_interrupted = !was_interrupted && host::Interruption::happened();
    if (host != nullptr && !host->difference().empty()) {
      fmt::print(console.err, "the kernel does not do what was recorded: {}\n", host->difference());
      return kCheckFailed;
    }
    if (!outcome.finished()) add_cause(outcome, *kernel_found_, *loaded_, device.base());
    nlohmann::json json;
    int code = say_outcome(console, outcome, progress, inputs_->file());
    if (check_interrupted && outcome.finished()) {
      code = kProgramFaulted;
      fmt::print(console.err,
                 "interrupted: {}\n  the kernel was done, but it was still to be seen whether the uses of values that "
                 "nobody wrote have an effect\n",
                 host::Interruption::reason());
    }
    const int report_code = report_results(console, json, *inputs_, prints_, *kernel_found_, outcome.finished());
    if (facts)
      if (const auto error = observation_.finish(*facts, console, json, kernel_found_->name))
        return console.bad_input(error->message);
    if (console.json) {
      json["outcome"] = std::string(events::outcome_name(outcome.kind));
      json["wave_instructions"] = outcome.instructions;
      if (placed->printf_address != 0) json["printf"] = printed.text;
      if (outcome.kind == events::OutcomeKind::interrupted || check_interrupted) json["complete"] = false;
      if (outcome.kind == events::OutcomeKind::interrupted) json["progress"] = progress_json(progress);
      if (!outcome.finished()) json["fault"] = fault_json(outcome);
      console.print(json.dump(2) + "\n");
    }
    if (code == kDone && report_code == kDone && observation_.found_something()) return kCheckFailed;
    return code != kDone ? code : report_code;
  }

 private:
  gpu::GpuOptions gpu_options() const {
    constexpr uint64_t kRedZoneBytes = uint64_t{1} << 30;
    gpu::GpuOptions options = inputs_->gpu_options();
    if (observation_.wants_red_zones()) options.red_zone_bytes = kRedZoneBytes;
    return options;
  }

  std::optional<Error> read_launch(launch::LaunchFile& launch) {
    if (!launch_file_.empty()) {
      const Result<std::string> text = host::read_text_file(launch_file_);
      if (!text) return text.error();
      Result<launch::LaunchFile> parsed = launch::parse_launch_file(host::shown_path(launch_file_), *text);
      if (!parsed) return parsed.error();
      launch = std::move(*parsed);
    }
    if (file_.empty() && launch.code_object.empty())
      return Error{launch_file_.empty() ? "FILE is required, or --launch"
                                        : launch.label("") + "\"code_object\" is missing, and no FILE was given"};
    code_path_ = file_.empty() ? launch.resolve(launch.code_object) : file_;
    if (kernel_.empty()) kernel_ = launch.kernel;
    if (target_.empty()) target_ = launch.target;
    return std::nullopt;
  }

  // Everything else that can be wrong with the command line and the launch file, before anything runs.
  std::optional<Error> prepare(const input::CodeFile& file, launch::LaunchFile launch) {
    Result<std::unique_ptr<input::LoadedFile>> loaded = input::load_objects(file, target_, kernel_);
    if (!loaded) return loaded.error();
    loaded_ = std::move(*loaded);
    const object::CodeObject& code = loaded_->code;
    if (code.kernels.empty())
      return Error{
          fmt::format("{}: has no kernel that could run: a kernel is a function with a descriptor "
                      "(.amdhsa_kernel in assembly)",
                      file.name)};
    if (kernel_.empty() && code.kernels.size() != 1) {
      std::vector<std::string> names;
      for (const object::Kernel& kernel : code.kernels) names.push_back(kernel.name);
      return Error{fmt::format("{}: name a kernel with --kernel; there are:{}", file.name, input::name_list(names))};
    }
    kernel_found_ = kernel_.empty() ? &code.kernels.front() : loaded_->kernel;

    const auto extent = [](std::string_view flag, const std::string& text,
                           std::optional<std::array<uint32_t, 3>>& into) -> std::optional<Error> {
      if (text.empty()) return std::nullopt;
      const auto parsed = parse_three(flag, text, 1);
      if (!parsed) return parsed.error();
      into = *parsed;
      return std::nullopt;
    };
    if (auto error = extent("--grid", grid_, launch.grid)) return error;
    if (auto error = extent("--block", block_, launch.block)) return error;
    const object::KernelMetadata& metadata = kernel_found_->metadata;
    if (!launch.block && metadata.reqd_workgroup_size) launch.block = metadata.reqd_workgroup_size;
    if (!grid_.empty() || !block_.empty()) launch.work_items.reset();
    if (auto error = extent("--work-items", work_items_, launch.work_items)) return error;
    gpu::Launch extents;
    if (auto error = launch::set_extents(launch, extents)) return error;
    if (auto error = launch::check_workgroup(*kernel_found_, extents.workgroup_size)) return error;
    if (auto error = parse_count("--max-instructions", max_instructions_, UINT64_MAX, options_.max_instructions))
      return error;
    uint64_t threads = options_.threads;
    constexpr uint64_t kMostThreads = 1024;
    if (auto error = parse_count("--threads", threads_, kMostThreads, threads)) return error;
    options_.threads = static_cast<unsigned>(threads);
    if (!printf_buffer_.empty()) {
      const std::optional<uint64_t> bytes = parse_unsigned(printf_buffer_);
      if (!bytes || *bytes < gpu::kLeastPrintfBytes || *bytes > UINT32_MAX)
        return Error{
            fmt::format("--printf-buffer {}: expected {} to {}", printf_buffer_, gpu::kLeastPrintfBytes, UINT32_MAX)};
      printf_bytes_ = *bytes;
    }
    if (auto error = observation_.prepare()) return error;
    return read_inputs(std::move(launch));
  }

  std::optional<Error> read_inputs(launch::LaunchFile launch) {
    // Names on the command line are from where the program runs; those of a launch file from its folder.
    const auto here = [&](const std::string& path) {
      return launch.folder.empty() || path == host::kStandardInput || path.starts_with("/")
                 ? path
                 : std::filesystem::absolute(path).string();
    };
    if (!arguments_.empty()) {
      launch.arguments.clear();
      launch.kernarg.reset();
      for (const std::string& text : arguments_) {
        const bool is_bytes = text.starts_with("bytes:@");
        const size_t at = is_bytes ? text.find('@') : text.find("]=@");
        const size_t file = at == std::string::npos ? text.size() : at + (is_bytes ? 1 : 3);
        launch.arguments.push_back(file == text.size() ? text : text.substr(0, file) + here(text.substr(file)));
      }
    }
    std::vector<launch::Output> outputs;
    for (const std::string& text : out_) {
      const Result<launch::Output> output = parse_out(text);
      if (!output) return output.error();
      outputs.push_back(*output);
    }
    for (const std::string& text : print_) {
      const Result<PrintRequest> print = parse_print(text);
      if (!print) return print.error();
      prints_.push_back(*print);
    }
    std::vector<launch::Expectation> expectations;
    for (const std::string& text : expect_) {
      const Result<launch::Expectation> expectation = parse_expectation(text);
      if (!expectation) return expectation.error();
      expectations.push_back(*expectation);
    }
    for (launch::Output& output : outputs) {
      output.file = here(output.file);
      launch.outputs.push_back(std::move(output));
    }
    for (launch::Expectation& expectation : expectations) {
      expectation.file = here(expectation.file);
      launch.expectations.push_back(std::move(expectation));
    }
    Result<launch::LaunchInputs> inputs = launch::LaunchInputs::read(std::move(launch));
    if (!inputs) return inputs.error();
    inputs_ = std::make_unique<launch::LaunchInputs>(std::move(*inputs));
    for (const launch::Output& output : inputs_->file().outputs)
      if (auto error = check_subject("--out", output.subject, *inputs_)) return error;
    for (const launch::Output& output : inputs_->file().outputs)
      if (auto error = check_output(inputs_->file().resolve(output.file))) return error;
    for (const PrintRequest& print : prints_) {
      if (auto error = check_subject("--print", print.subject, *inputs_)) return error;
      if (auto error = check_range(print, *inputs_)) return error;
    }
    return std::nullopt;
  }

  std::string file_, language_, launch_file_, kernel_, target_, grid_, block_, work_items_, max_instructions_, timeout_,
      threads_, printf_buffer_, save_launch_;
  std::vector<std::string> arguments_, out_, print_, expect_;

  std::string code_path_;
  std::unique_ptr<input::LoadedFile> loaded_;
  const object::Kernel* kernel_found_ = nullptr;
  std::unique_ptr<launch::LaunchInputs> inputs_;
  std::vector<PrintRequest> prints_;
  uint64_t printf_bytes_ = gpu::kDefaultPrintfBytes;
  exec::Options options_;
  Observation observation_;
};

}  // namespace

std::unique_ptr<Command> make_run() { return std::make_unique<Run>(); }

}  // namespace lw::app
