#include "app/trace_options.h"

#include <fmt/format.h>
#include <sys/ioctl.h>

#include <algorithm>

#include "app/run_requests.h"

namespace lw::app {
namespace {

// The width of a terminal; the usual one for anything else.
unsigned terminal_columns(std::FILE* out) {
  constexpr unsigned kUsual = 100, kFewest = 60;
  winsize size{};
  const bool is_terminal = ioctl(fileno(out), TIOCGWINSZ, &size) == 0 && size.ws_col != 0;
  return is_terminal ? std::max<unsigned>(kFewest, size.ws_col) : kUsual;
}

}  // namespace

void TraceOptions::declare(Arguments& a) {
  a.optional_value("--trace", "FILE", &path_, kStandardOutput,
                   "trace every instruction, the registers that it changed and the memory that it accessed; JSON lines "
                   "if FILE ends in .jsonl; runs on one thread");
  a.option("--trace-html", "OUT", &page_path_,
           "write a page in which waves can be stepped forward and back; --trace-workgroup (default: the first), "
           "--trace-wave and --trace-pc select its contents; runs on one thread");
  a.option("--trace-steps", "N", &page_steps_,
           "maximum number of instructions of each wave in that page (default: 1000)");
  a.option("--trace-workgroup", "X,Y,Z", &workgroup_, "trace only this workgroup");
  a.option("--trace-wave", "N", &wave_, "trace only wave N of a workgroup");
  a.option("--trace-lane", "N", &lane_, "trace only lane N of vector registers");
  a.option("--trace-pc", "A:B", &pc_, "trace only the addresses from A to below B, as `lanewise dis` shows them");
}

void TraceOptions::add_files(host::CommandFiles& files) const {
  if (!path_.empty() && !prints()) files.written.push_back(path_);
  files.writes({page_path_});
}

std::optional<Error> TraceOptions::read_range(lanewise::TraceFilter& filter) const {
  if (pc_.empty()) return std::nullopt;
  const size_t colon = pc_.find(':');
  const auto address = [](const std::string& text) {
    return parse_unsigned(text.starts_with("0x") ? text : "0x" + text);
  };
  const std::optional<uint64_t> first = colon == std::string::npos ? std::nullopt : address(pc_.substr(0, colon));
  const std::optional<uint64_t> last = colon == std::string::npos ? std::nullopt : address(pc_.substr(colon + 1));
  if (!first || !last || *first >= *last)
    return Error{fmt::format("--trace-pc {}: expected two hexadecimal addresses A:B with A below B", pc_)};
  filter.pc_begin = *first;
  filter.pc_end = *last;
  return std::nullopt;
}

std::optional<Error> TraceOptions::read_filter(lanewise::TraceFilter& filter) const {
  if (auto error = parse_number("--trace-wave", wave_, 0, 31, filter.wave)) return error;
  if (auto error = parse_number("--trace-lane", lane_, 0, 63, filter.lane)) return error;
  if (!workgroup_.empty()) {
    const auto group = parse_three("--trace-workgroup", workgroup_, 0);
    if (!group) return group.error();
    filter.workgroup = *group;
  }
  return read_range(filter);
}

std::optional<Error> TraceOptions::read_page(lanewise::RunRequest& request) const {
  constexpr uint64_t kMostSteps = 100'000;
  if (!page_path_.empty()) request.trace_page = lanewise::TracePageRequest{.file = page_path_};
  if (page_steps_.empty()) return std::nullopt;
  if (page_path_.empty()) return Error{"--trace-steps needs --trace-html"};
  return parse_count("--trace-steps", page_steps_, kMostSteps, request.trace_page->most_steps);
}

std::optional<Error> TraceOptions::read(const Console& console, lanewise::RunRequest& request) {
  if (auto error = read_filter(request.filter)) return error;
  const bool filtered = !workgroup_.empty() || !wave_.empty() || !lane_.empty() || !pc_.empty();
  if (filtered && !is_used()) path_ = std::string(kStandardOutput);
  if (auto error = read_page(request)) return error;
  return path_.empty() ? std::nullopt : write_to_file_or_console(console, request);
}

std::optional<Error> TraceOptions::write_to_file_or_console(const Console& console, lanewise::RunRequest& request) {
  request.trace = lanewise::TraceRequest{.write = [&console](std::string_view text) { console.print(text); },
                                         .json_lines = path_.ends_with(".jsonl")};
  if (prints()) {
    if (console.json) return Error{"--trace --json: name a file, --trace=FILE.jsonl"};
    request.trace->columns = terminal_columns(console.out);
    return std::nullopt;
  }
  request.trace->write = [this](std::string_view text) {
    if (file_) file_->write(text);
  };
  return std::nullopt;
}

bool TraceOptions::prints() const { return path_ == kStandardOutput; }

std::optional<Error> TraceOptions::begin() {
  if (path_.empty() || prints()) return std::nullopt;
  Result<OutputFile> file = OutputFile::open(path_);
  if (!file) return file.error();
  file_ = std::move(*file);
  return std::nullopt;
}

std::optional<Error> TraceOptions::finish(const Console& console, const lanewise::RunReport& report) {
  if (report.trace_is_empty)
    fmt::print(
        console.err,
        "warning: the trace is empty: --trace-workgroup, --trace-wave and --trace-pc select no instruction that ran\n");
  return file_ ? file_->commit() : std::nullopt;
}

}  // namespace lw::app
