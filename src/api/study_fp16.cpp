#include <fmt/format.h>

#include <atomic>

#include "api/studies.h"
#include "study/fp16/fp16.h"

namespace lw::api {
namespace {

// Nothing: the session was cancelled.
std::optional<study::Fp16Compiler> run_compiler(std::string_view name, const Session& session,
                                                std::atomic<uint64_t>& done) {
  Result<study::Fp16Compiler, Messages> compiler = study::run_fp16_compiler(session, name, &done);
  std::optional<Messages> error;
  if (compiler)
    error = study::time_fp16(session, *compiler, &done);
  else
    error = compiler.error();
  if (session.cancel.requested()) return std::nullopt;
  if (error) throw Failure{FailureKind::bad_input, std::move(*error)};
  return std::move(*compiler);
}

void add_forms(study::Fp16Study study, lanewise::StudyReport& report) {
  const auto results = std::make_shared<const study::Fp16Study>(std::move(study));
  report.text = text_of(results, study::print_fp16);
  report.json = [results] { return study::fp16_json(*results); };
  report.svg = [results] { return study::fp16_svg(*results); };
  report.html = [results] { return study::fp16_page(*results); };
}

}  // namespace

lanewise::StudyReport run_fp16_study(const lanewise::StudyRequest& request, const Session& session) {
  const std::string& only = request.compiler;
  if (!only.empty() && only != "radv" && only != "clang" && only != "article")
    throw bad_input(code::kOption, fmt::format("--compiler {}: expected radv, clang or article", only));
  std::atomic<uint64_t> done{0};
  const uint64_t compilers = only.empty() ? 2 : only == "article" ? 0 : 1;
  Reporting bar(session,
                count_of("compiling and timing", done, 2 * compilers * study::fp16_versions().size(), "steps"));
  study::Fp16Study study;
  lanewise::StudyReport report;
  for (const std::string_view name : {"radv", "clang"}) {
    if (!only.empty() && only != name) continue;
    std::optional<study::Fp16Compiler> compiler = run_compiler(name, session, done);
    if (!compiler) {
      add_interruption(session, done, "compilations and timings are done", report);
      return report;
    }
    study.compilers.push_back(std::move(*compiler));
  }
  if (only.empty() || only == "article") study.article = checked(session, study::read_fp16_article());
  bar.end();
  add_forms(std::move(study), report);
  // The article's listings are excerpts, which have no curve.
  if (only == "article") report.svg = nullptr;
  return report;
}

}  // namespace lw::api
