#include "app/live_output.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <system_error>

#include "app/compile_tools.h"
#include "app/files.h"
#include "app/process.h"

namespace lw::app {
namespace {

std::optional<Error> write_text(const std::string& path, std::string_view text) {
  return write_file(path, std::as_bytes(std::span(text)));
}

// Writes as the text comes, so that a long one is never whole in memory. An unfinished file is removed.
std::optional<Error> write_stream(const std::string& path, const std::function<void(text::Buffer&)>& write) {
  std::FILE* file = std::fopen(path.c_str(), "wb");
  const auto failure = [&] { return Error{fmt::format("{}: {}", path, std::generic_category().message(errno))}; };
  if (file == nullptr) return failure();
  bool good = true;
  text::Buffer out(
      [&](std::string_view part) { good = good && std::fwrite(part.data(), 1, part.size(), file) == part.size(); });
  write(out);
  out.flush();
  good = std::fclose(file) == 0 && good;
  if (good) return std::nullopt;
  const Error error = failure();
  std::remove(path.c_str());
  return error;
}

std::optional<Error> write_png(const std::string& path, const std::string& svg) {
  const TemporaryFolder folder;
  if (!folder.ok()) return Error{"no folder for temporary files; set TMPDIR"};
  const std::string name = folder.file("chart.svg");
  if (std::optional<Error> error = write_text(name, svg)) return error;
  const Result<Finished> done = run_program({"rsvg-convert", "--zoom", "2", "--output", path, name});
  if (!done)
    return Error{fmt::format("--png needs rsvg-convert (Debian package librsvg2-bin): {}", done.error().message)};
  if (done->exit_code != 0)
    return Error{fmt::format("{}: rsvg-convert ended with {}: {}", path, done->exit_code, done->output)};
  return std::nullopt;
}

}  // namespace

std::optional<Error> write_outputs(const LiveOutputs& outputs, const report::LiveReport& report, bool sgprs,
                                   const std::vector<report::CheckResult>& checks,
                                   const std::vector<std::string>& graphs) {
  if (!outputs.csv.empty())
    if (auto e = write_stream(outputs.csv, [&](text::Buffer& out) { report::write_live_csv(report, out); })) return e;
  if (!outputs.svg.empty())
    if (auto e = write_text(outputs.svg, report::live_svg(report, sgprs))) return e;
  if (!outputs.png.empty())
    if (auto e = write_png(outputs.png, report::live_svg(report, sgprs))) return e;
  if (!outputs.html.empty())
    if (auto e = write_stream(outputs.html, [&](text::Buffer& out) { report::write_live_html(report, out); })) return e;
  if (!outputs.cfg.empty()) {
    std::string all;
    for (const std::string& graph : graphs) all += graph;
    if (auto e = write_text(outputs.cfg, all)) return e;
  }
  if (!outputs.junit.empty())
    if (auto e =
            write_stream(outputs.junit, [&](text::Buffer& out) { report::write_junit("lanewise live", checks, out); }))
      return e;
  return std::nullopt;
}

}  // namespace lw::app
