#include "lanewise/run.h"

#include <fmt/format.h>

#include <filesystem>

#include "app/command.h"
#include "app/launch_options.h"
#include "app/run_requests.h"
#include "app/watch_options.h"
#include "base/messages.h"
#include "base/sparse_file.h"
#include "report/json_document.h"
#include "report/run.h"

namespace lw::app {
std::unique_ptr<Command> make_run();
namespace {

class Run : public Command {
 public:
  void declare(Arguments& a) override {
    launch_.declare_file(a);
    launch_.declare_launch(a);
    launch_.declare_arguments(a);
    a.repeated("--out", "N=FILE", &out_,
               "write argument N to FILE.npy or FILE.bin after the run, an image also to FILE.png; - is standard "
               "output, as raw bytes");
    a.repeated("--print", "N[:[FIRST:]COUNT]", &print_,
               "print argument N after the run: all of it, its first COUNT elements, or COUNT from FIRST on");
    a.repeated("--expect", "N=@FILE.npy[,atol=X,rtol=Y]", &expect_,
               "compare argument N with a file; exit 1 on difference");
    launch_.declare_limits(a);
    a.option("--threads", "N", &threads_, "host threads (default: all cores)");
    launch_.declare_printf_buffer(a);
    a.option("--save-launch", "DIR", &save_launch_,
             "write a launch file with the code and the memory as they are before the run");
    watch_.declare(a);
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
    launch_.add_files(files);
    watch_.add_files(files);
    // The rest of a request that is wrong itself is said by who reads it.
    for (const std::string& request : out_)
      if (const size_t at = request.find('='); at != std::string::npos && at + 1 < request.size())
        files.written.push_back(request.substr(at + 1));
    for (const std::string& request : expect_)
      if (const auto expectation = parse_expectation(request)) files.read.push_back(expectation->file);
    return files;
  }

  int run(const Console& console) override {
    const Cancel::Listening listening(console.session.cancel);
    lanewise::RunRequest request;
    if (const auto error = read(console, request)) return console.bad_input(error->message);
    if (const auto error = watch_.begin()) return console.bad_input(error->message);
    Session session = console.session;
    if (watch_.prints_trace()) session.progress = nullptr;  // a progress bar would stand among the lines
    const auto report = lanewise::run(request, session);
    if (!report) return console.failed(report.failure());
    const bool all_written = write(console, *report);
    if (console.json)
      console.print(
          report::document_text(report::run_document(*report, {watch_.prints_count(), watch_.prints_profile()})));
    const int code = exit_code(*report);
    return all_written || (code != kDone && code != kCheckFailed) ? code : kBadInput;
  }

 private:
  std::optional<Error> read(const Console& console, lanewise::RunRequest& request) {
    Result<lanewise::LaunchRequest> launch = launch_.request();
    if (!launch) return launch.error();
    request.launch = std::move(*launch);
    uint64_t threads = 0;
    constexpr uint64_t kMostThreads = 1024;
    if (auto error = parse_count("--threads", threads_, kMostThreads, threads)) return error;
    request.threads = static_cast<unsigned>(threads);
    if (auto error = watch_.read(console, request)) return error;
    if (request.threads > 1 && watch_.wants_one_thread())
      return Error{fmt::format("--threads {}: --check, --trace and --buffers run on one thread only", threads_)};
    if (auto error = read_arrays(request)) return error;
    if (files().writes_standard_output() && (watch_.prints_report() || !print_.empty()))
      return Error{"an output and a report go to standard output; name a file for one of them"};
    request.check_outputs = [](const std::vector<std::string>& paths) {
      for (const std::string& path : paths)
        if (const auto error = check_output(path, true)) return one_error(code::kFile, error->message);
      return Messages();
    };
    if (!save_launch_.empty())
      request.save_launch = [this](const std::string& name, std::span<const std::byte> bytes) {
        const std::optional<Error> error = save(name, bytes);
        return error ? one_error(code::kFile, error->message) : Messages();
      };
    return std::nullopt;
  }

  std::optional<Error> read_arrays(lanewise::RunRequest& request) const {
    for (const std::string& text : out_) {
      const Result<lanewise::ArrayOutput> output = parse_out(text);
      if (!output) return output.error();
      request.outputs.push_back(*output);
    }
    for (const std::string& text : print_) {
      const Result<lanewise::ArrayValues> values = parse_print(text);
      if (!values) return values.error();
      request.values.push_back(*values);
    }
    for (const std::string& text : expect_) {
      const Result<lanewise::ArrayExpectation> expectation = parse_expectation(text);
      if (!expectation) return expectation.error();
      request.expectations.push_back(*expectation);
    }
    return std::nullopt;
  }

  std::optional<Error> save(const std::string& name, std::span<const std::byte> bytes) const {
    std::error_code failed;
    std::filesystem::create_directories(save_launch_, failed);
    if (failed) return Error{fmt::format("{}: {}", save_launch_, failed.message())};
    return write_sparse_file((std::filesystem::path(save_launch_) / name).string(), bytes);
  }

  // Everything but the JSON document. False: a file could not be written, which is said.
  bool write(const Console& console, const lanewise::RunReport& report) {
    bool all_written = true;
    const auto say = [&](const std::optional<Error>& error) {
      if (error) console.tell_error(error->message);
      all_written &= !error;
    };
    console.tell(report.messages);
    if (files().writes_standard_output())
      fmt::print(console.err, "{}", report.printf.value_or(""));
    else if (!console.json)
      console.print(report.printf.value_or(""));
    fmt::print(console.err, "{}", report::run_outcome_text(report, console.colour));
    for (const lanewise::OutputFile& file : report.files) say(update_file(file.path, file.contents.bytes));
    if (!console.json) console.print(report::run_values_text(report));
    if (!report.replay_difference.empty()) fmt::print(console.err, "{}\n", report.replay_difference);
    if (report.has_finished())
      for (const lanewise::ExpectationResult& e : report.expectations)
        if (!e.failure.empty()) fmt::print(console.err, "{}\n", e.failure);
    for (const Error& error : watch_.finish(console, report, results_of(report))) say(error);
    console.tell(report.missing_files);
    return all_written && report.missing_files.empty();
  }

  // What a CI server is to hear besides the findings.
  static std::vector<report::CheckResult> results_of(const lanewise::RunReport& report) {
    std::vector<report::CheckResult> results{{report.kernel, "run", report.replay_difference}};
    if (report.fault && report.replay_difference.empty()) results[0].failure = report.fault->message;
    if (report.has_finished() && !report.is_complete)
      results[0].failure = fmt::format("interrupted: {}", report.interrupted);
    for (const lanewise::ExpectationResult& e : report.expectations)
      results.push_back({report.kernel, e.name, e.failure});
    return results;
  }

  static int exit_code(const lanewise::RunReport& report) {
    if (!report.replay_difference.empty()) return kCheckFailed;
    if (report.failure) return static_cast<int>(*report.failure);
    if (!report.is_complete) return kProgramFaulted;
    return report.has_mistakes() ? kCheckFailed : kDone;
  }

  LaunchOptions launch_;
  WatchOptions watch_;
  std::string threads_, save_launch_;
  std::vector<std::string> out_, print_, expect_;
};

}  // namespace

std::unique_ptr<Command> make_run() { return std::make_unique<Run>(); }

}  // namespace lw::app
