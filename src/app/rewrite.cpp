#include "report/rewrite.h"
#include "report/json_document.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "app/command.h"
#include "app/run_requests.h"
#include "app/suggest_options.h"
#include "host/interruption.h"
#include "lanewise/suggest.h"

namespace lw::app {
std::unique_ptr<Command> make_rewrite();
namespace {

class Rewrite : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional("FILE", &file_, "a code object, HIP executable, offload bundle or assembly");
    a.option("-o,--output", "OUT", &out_, "file to write, of the same kind as FILE", true);
    options_.declare(a, request_.code);
    a.option("--verify", "N", &verify_, "run old and new code of each changed kernel on N random launches");
    a.option("--seed", "S", &seed_, "seed of the first of these launches (default: 1)");
    a.option("--timeout", "SECONDS", &timeout_, "end after this time");
    a.example("lanewise rewrite saxpy.hsaco -o better.hsaco");
    a.example("lanewise rewrite saxpy.hsaco -o better.hsaco --verify 100");
  }

  host::CommandFiles files() const override {
    host::CommandFiles files;
    files.reads({file_});
    files.read.insert(files.read.end(), request_.code.rules.begin(), request_.code.rules.end());
    files.writes({out_});
    return files;
  }

  int run(const Console& console) override {
    const Result<std::optional<double>> timeout = host::parse_timeout(timeout_);
    if (!timeout) return console.bad_input(timeout.error().message);
    if (const std::optional<Error> error = options_.finish(request_.code)) return console.bad_input(error->message);
    host::Interruption::set_timeout(*timeout);
    if (const std::optional<Error> error = read_numbers()) return console.bad_input(error->message);
    request_.code.files = {file_};
    auto report = lanewise::rewrite(request_, console.session);
    if (!report) return console.failed(report.failure());
    const std::string refusal = report->verification ? refusal_of(*report->verification) : std::string();
    if (!refusal.empty())
      for (Message& error : one_error(code::kKernel, fmt::format("{} is not written: {}", out_, refusal)))
        report->suggested.messages.push_back(std::move(error));
    console.tell(report->suggested.messages);
    if (refusal.empty())
      if (const std::optional<Error> error = write_output(report->output)) return console.bad_input(error->message);
    if (!refusal.empty() || !files().writes_standard_output())
      console.print(console.json ? report::document_text(report::rewrite_document(*report))
                                 : report::rewrite_text(*report));
    if (!refusal.empty()) return kCheckFailed;
    return report->verification && report->verification->has_not_modelled() ? kNotModelled : kDone;
  }

 private:
  // Why --verify forbids the output; empty if it does not.
  static std::string refusal_of(const lanewise::VerificationReport& verification) {
    if (verification.has_differences()) return "old and new code differ";
    const auto& kernels = verification.kernels;
    if (!kernels.empty() && !verification.has_not_modelled() &&
        std::ranges::none_of(kernels, &lanewise::VerifiedKernel::is_verified))
      return "no launch of a changed kernel can be compared; without --verify, it is written";
    return {};
  }

  // A program can be executed afterwards as before. A file that is replaced keeps its own permissions.
  std::optional<Error> write_output(const std::vector<std::byte>& bytes) const {
    std::error_code ignored;
    const bool is_new = !std::filesystem::exists(out_, ignored);
    if (std::optional<Error> error = write_file(out_, bytes)) return error;
    if (is_new && file_ != "-" && out_ != "-") copy_permissions(file_, out_);
    return std::nullopt;
  }

  std::optional<Error> read_numbers() {
    constexpr uint64_t kMost = lanewise::RewriteRequest::kMostLaunches;
    if (auto error = parse_number("--verify", verify_, 1, kMost, request_.verify)) return error;
    return parse_number("--seed", seed_, 0, UINT64_MAX, request_.seed);
  }

  lanewise::RewriteRequest request_;
  SuggestOptions options_;
  std::string file_, out_, timeout_, verify_, seed_;
};

}  // namespace

std::unique_ptr<Command> make_rewrite() { return std::make_unique<Rewrite>(); }

}  // namespace lw::app
