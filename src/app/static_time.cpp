#include "app/static_time.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/run_requests.h"
#include "base/output_file.h"
#include "input/code_file.h"
#include "report/json_document.h"
#include "report/static_time.h"

namespace lw::app {
namespace {

// "A:B" or "A", from 1 on.
Result<std::pair<uint32_t, uint32_t>> parse_lines(std::string_view text) {
  const size_t colon = text.find(':');
  const std::optional<uint64_t> first = parse_unsigned(text.substr(0, colon));
  const std::optional<uint64_t> last = colon == std::string_view::npos ? first : parse_unsigned(text.substr(colon + 1));
  if (!first || !last || *first == 0 || *last < *first || *last > UINT32_MAX)
    return Error{fmt::format("--lines {}: expected A:B or A, lines counted from 1, and A at most B", text)};
  return std::pair(static_cast<uint32_t>(*first), static_cast<uint32_t>(*last));
}

}  // namespace

void StaticTime::declare(Arguments& a) {
  a.flag("--static", &is_given_,
         "without a launch: cycles per iteration of each innermost loop, of one wave and of a full SIMD, with all "
         "accesses in the nearest cache; takes FILE alone, and of the options -x, --kernel, --target, --block, "
         "--device, --set, --vgprs, --lds, --waves, --lines, --html, --json and --timeout");
  a.option("--lines", "A:B", &lines_,
           "with --static: these lines instead of loops, counted from 1; lines of an assembly file itself, else of the "
           "source file in which the kernel begins, by the debug information of the code");
}

bool StaticTime::is_given() const { return is_given_; }

std::optional<Error> StaticTime::check_absent() const {
  if (!lines_.empty()) return Error{"--lines needs --static"};
  return std::nullopt;
}

std::optional<Error> StaticTime::check(const lanewise::TimeRequest& request, const TimeOutputs& outputs,
                                       const std::vector<std::string_view>& options) const {
  const lanewise::LaunchRequest& launch = request.launch;
  if (launch.file.empty()) return Error{"--static needs a FILE"};
  if (!launch.arguments.empty())
    return Error{fmt::format("--static launches nothing, and takes no argument '{}'", launch.arguments.front())};
  const std::pair<std::string_view, bool> all[] = {{"--launch", !launch.launch_file.empty()},
                                                   {"--grid", launch.grid.has_value()},
                                                   {"--work-items", launch.work_items.has_value()},
                                                   {"--bind", !launch.bindings.empty()},
                                                   {"--push", !launch.push_constants.empty()},
                                                   {"--max-instructions", launch.max_instructions != 0},
                                                   {"--clock", request.clock_mhz.has_value()},
                                                   {"--sensitivity", request.sensitivity},
                                                   {"--full", request.full},
                                                   {"--warm", request.warm},
                                                   {"--threads", request.threads != 0},
                                                   {"--csv", !outputs.csv.empty()},
                                                   {"--att", !outputs.att.empty()},
                                                   {"--trace", !outputs.trace.empty()},
                                                   {"--junit", !outputs.junit.empty()}};
  for (const auto& [option, is_there] :
       {std::pair("--specialize", !launch.specializations.empty()), std::pair("--wave-size", launch.wave_size != 0)})
    if (is_there)
      return Error{
          fmt::format("{} makes no sense with --static, which launches nothing; for a shader, give it to "
                      "`lanewise compile`, and the object to `time --static`",
                      option)};
  for (const auto& [option, is_there] : all)
    if (is_there) return Error{fmt::format("{} makes no sense with --static, which launches nothing", option)};
  if (!options.empty())
    return Error{fmt::format("{} makes no sense with --static, which launches nothing", options.front())};
  return std::nullopt;
}

Result<lanewise::StaticTimeRequest> StaticTime::request_of(const lanewise::TimeRequest& request) const {
  const lanewise::LaunchRequest& launch = request.launch;
  lanewise::StaticTimeRequest result{.file = launch.file,
                                     .target = launch.target,
                                     .language = launch.language,
                                     .flags = launch.flags,
                                     .kernel = launch.kernel,
                                     .device = {},
                                     .set = request.set,
                                     .vgprs = request.vgprs,
                                     .lds_bytes = request.lds_bytes,
                                     .waves = request.waves};
  if (launch.block) {
    const uint64_t items = uint64_t{(*launch.block)[0]} * (*launch.block)[1] * (*launch.block)[2];
    if (items > 1024) return Error{fmt::format("--block: {} work-items, and a workgroup has at most 1024", items)};
    result.workgroup_size = static_cast<uint32_t>(items);
  }
  if (lines_.empty()) return result;
  const auto lines = parse_lines(lines_);
  if (!lines) return lines.error();
  result.lines = *lines;
  return result;
}

int StaticTime::run(const Console& console, const lanewise::TimeRequest& request,
                    const std::vector<std::string>& devices, const std::string& html) const {
  Result<lanewise::StaticTimeRequest> wanted = request_of(request);
  if (!wanted) return console.bad_input(wanted.error().message);
  std::vector<lanewise::StaticTimeReport> reports;
  for (const std::string& device : devices) {
    wanted->device = device;
    auto report = lanewise::static_time(*wanted, console.session);
    if (!report) return console.failed(report.failure());
    console.tell(report->messages);
    reports.push_back(std::move(*report));
  }
  if (html != "-")
    console.print(console.json ? report::document_text(report::static_time_document(reports))
                               : report::static_time_text(reports));
  if (!html.empty()) {
    Result<OutputFile> file = OutputFile::open(html);
    if (!file) return console.bad_input(file.error().message);
    file->write(report::static_time_html(reports));
    if (const std::optional<Error> error = file->commit()) return console.bad_input(error->message);
  }
  return std::ranges::any_of(reports, &lanewise::StaticTimeReport::is_incomplete) ? kNotModelled : kDone;
}

}  // namespace lw::app
