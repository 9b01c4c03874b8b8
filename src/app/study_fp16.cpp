#include <fmt/format.h>

#include <atomic>

#include "app/studies.h"
#include "host/files.h"
#include "host/interruption.h"
#include "study/fp16.h"

namespace lw::app {
namespace {

void print(const Console& console, const study::Fp16Study& study) {
  if (console.json) return console.print(study::fp16_json(study));
  std::string text;
  study::print_fp16(study, text);
  console.print(text);
}

int write(const Console& console, const StudyOptions& options, const study::Fp16Study& study) {
  if (!options.files().writes_standard_output()) print(console, study);
  if (!options.svg.empty())
    if (const auto error = write_file(options.svg, study::fp16_svg(study))) return console.bad_input(error->message);
  if (!options.html.empty())
    if (const auto error = write_file(options.html, study::fp16_page(study))) return console.bad_input(error->message);
  return kDone;
}

}  // namespace

int run_fp16_study(const Console& console, const StudyOptions& options) {
  if (!options.compiler.empty() && options.compiler != "radv" && options.compiler != "clang" &&
      options.compiler != "article")
    return console.bad_input(fmt::format("--compiler {}: expected radv, clang or article", options.compiler));
  if (options.compiler == "article" && !options.svg.empty())
    return console.bad_input("--svg: the article's listings are excerpts, which have no curve");

  const Result<std::optional<double>> timeout = host::parse_timeout(options.timeout);
  if (!timeout) return console.bad_input(timeout.error().message);
  host::Interruption::set_timeout(*timeout);
  const Cancel::Listening listening(console.session.cancel);
  std::atomic<uint64_t> done{0};
  const uint64_t compilers = options.compiler.empty() ? 2 : options.compiler == "article" ? 0 : 1;
  Reporting bar(console.session, [&done, all = 2 * compilers * study::fp16_versions().size()] {
    return ProgressState{
        .doing = "compiling and timing", .done = done, .all = all, .unit = "steps", .instructions = {}};
  });
  study::Fp16Study study;
  for (const std::string_view name : {"radv", "clang"}) {
    if (!options.compiler.empty() && options.compiler != name) continue;
    Result<study::Fp16Compiler, Messages> compiler = study::run_fp16_compiler(console.session, name, &done);
    std::optional<Messages> error;
    if (compiler)
      error = study::time_fp16(console.session, *compiler, &done);
    else
      error = compiler.error();
    if (error) bar.end();
    if (console.session.cancel.requested())
      return say_interrupted_study(console, done, "compilations and timings are done");
    if (error) return console.rejected(*error);
    study.compilers.push_back(std::move(*compiler));
  }
  if (options.compiler.empty() || options.compiler == "article") {
    Result<std::vector<study::Fp16Excerpt>, Messages> article = study::read_fp16_article();
    if (!article) return console.rejected(article.error());
    study.article = std::move(*article);
  }
  bar.end();
  return write(console, options, study);
}

}  // namespace lw::app
