#include "app/live_outputs.h"

#include <fmt/format.h>

#include <functional>

#include "host/files.h"
#include "host/process.h"
#include "host/temporary_folder.h"
#include "report/report.h"

namespace lw::app {
namespace {

// Writes as the text comes, so that a long one is never whole in memory.
std::optional<Error> write_stream(const Session& session, const std::string& path,
                                  const std::function<void(text::OutputBuffer&)>& write) {
  const Cancel::Listening listening(session.cancel);
  Result<OutputFile> file = OutputFile::open(path);
  if (!file) return file.error();
  text::OutputBuffer out([&](std::string_view part) {
    throw_if_requested(session.cancel);
    file->write(part);
  });
  write(out);
  out.flush();
  return file->commit();
}

std::string drawn(const Session& session, const std::string& path, const lanewise::LiveReport& report, bool sgprs) {
  const Reporting reporting(session, "drawing " + path);
  return report::live_svg(report, sgprs);
}

std::optional<Error> write_png(const Session& session, const std::string& path, const std::string& svg) {
  const host::TemporaryFolder folder(session.cancel);
  if (!folder.ok()) return Error{folder.problem()};
  const std::string name = folder.file("chart.svg"), picture = folder.file("chart.png");
  if (std::optional<Error> error = write_file(name, svg)) return error;
  const Result<host::Finished> done =
      host::run_program(session.cancel, {"rsvg-convert", "--zoom", "2", "--output", picture, name});
  throw_if_requested(session.cancel);
  if (!done)
    return Error{fmt::format("--png needs rsvg-convert (Debian package librsvg2-bin): {}", done.error().message)};
  if (done->exit_code != 0)
    return Error{fmt::format("{}: rsvg-convert ended with {}: {}", path, done->exit_code, done->output)};
  const Result<std::vector<std::byte>> png = host::read_file(picture);
  if (!png) return png.error();
  return write_file(path, *png);
}

std::string graphs_of(const Session& session, const std::string& path, const lanewise::LiveReport& report) {
  const Reporting reporting(session, "drawing " + path);
  std::string graphs;
  for (const lanewise::LiveFunction& f : report.functions) graphs += f.graphviz();
  return graphs;
}

std::vector<report::CheckResult> checks_of(const LiveResults& results) {
  std::vector<report::CheckResult> checks;
  for (const lanewise::BudgetResult& budget : results.report.budgets)
    checks.push_back({budget.file, budget.name, budget.failure});
  const std::vector<report::CheckResult> compared = results.baseline.results();
  checks.insert(checks.end(), compared.begin(), compared.end());
  return checks;
}

// Makes rows end early when that is asked for.
void listen(const Session& session, lanewise::LiveReport& report) {
  for (lanewise::LiveFunction& f : report.functions)
    if (f.rows)
      f.rows = [&session, rows = std::move(f.rows)](const lanewise::RowVisitor& visit) {
        rows([&](const lanewise::LiveRow& row) {
          throw_if_requested(session.cancel);
          visit(row);
        });
      };
}

}  // namespace

void LiveOutputs::add_to(host::CommandFiles& files) const { files.writes({csv, svg, png, html, cfg, junit}); }

std::optional<Error> write_outputs(const Session& session, const LiveOutputs& outputs, LiveResults& results,
                                   bool sgprs) {
  lanewise::LiveReport& report = results.report;
  listen(session, report);
  if (!outputs.csv.empty())
    if (auto e =
            write_stream(session, outputs.csv, [&](text::OutputBuffer& out) { report::write_live_csv(report, out); }))
      return e;
  if (!outputs.svg.empty())
    if (auto e = write_file(outputs.svg, drawn(session, outputs.svg, report, sgprs))) return e;
  if (!outputs.png.empty())
    if (auto e = write_png(session, outputs.png, drawn(session, outputs.png, report, sgprs))) return e;
  if (!outputs.html.empty())
    if (auto e = write_stream(session, outputs.html, [&](text::OutputBuffer& out) {
          report::write_live_html(report, results.comparisons(), out);
        }))
      return e;
  if (!outputs.cfg.empty())
    if (auto e = write_file(outputs.cfg, graphs_of(session, outputs.cfg, report))) return e;
  if (!outputs.junit.empty())
    if (auto e = write_stream(session, outputs.junit, [&](text::OutputBuffer& out) {
          report::write_junit("lanewise live", checks_of(results), out);
        }))
      return e;
  return std::nullopt;
}

}  // namespace lw::app
