#include "study/fp16/fp16.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "host/files.h"
#include "host/process.h"
#include "input/compile_file.h"
#include "live/module_analysis.h"
#include "study/files.h"

namespace lw::study {
namespace {

constexpr uint32_t kArrayBytes = 16 * 16 * 4;

constexpr std::array<Fp16Version, 5> kVersions{{
    {"A", "two uint arrays, half3", "half", "float16_t", 3, "TWO_ARRAYS", 4, kArrayBytes},
    {"B", "two uint arrays, half4", "half", "float16_t", 4, "TWO_ARRAYS", 4, kArrayBytes},
    {"C", "one uint2 array, half3", "half", "float16_t", 3, "PAIRS", 8, 0},
    {"D", "one array of three halves", "half", "float16_t", 3, "HALVES", 6, 0},
    {"fp32", "two uint arrays, float3", "float", "float", 3, "TWO_ARRAYS", 4, kArrayBytes},
}};

struct Excerpt {
  std::string_view name, version;
};
constexpr std::array<Excerpt, 6> kExcerpts{
    {{"fp32", "fp32"}, {"a_first", "A"}, {"a_second", "A"}, {"b", "B"}, {"c", "C"}, {"d", "D"}}};

struct CompilerKind {
  std::string_view name, source, file;
  std::string_view type_of(const Fp16Version& v) const { return source == "GLSL" ? v.glsl_type : v.opencl_type; }
};
constexpr std::array<CompilerKind, 2> kCompilers{{
    {"radv", "GLSL", "fp16/moments.comp"},
    {"clang", "OpenCL C", "fp16/moments.cl"},
}};

std::string first_line(std::string_view text) { return std::string(text.substr(0, text.find('\n'))); }

// "Debian clang version 22.1.0"
Result<std::string, Messages> clang_version(const Session& session) {
  const Result<host::Finished> finished =
      host::run_program(session.cancel, {host::program_named("LANEWISE_CLANG", "clang-22"), "--version"});
  if (!finished) return one_error(code::kMissingProgram, finished.error().message);
  return first_line(finished->output);
}

std::optional<report::LiveFunction> analysed(input::CodeModule module, const live::LiveOptions& options) {
  std::vector<std::string> not_modelled;
  for (report::LiveFunction& f : live::ModuleAnalysis::make(std::move(module), options)->functions(not_modelled))
    if (f.is_kernel && not_modelled.empty()) return std::move(f);
  return std::nullopt;
}

Result<Fp16Result, Messages> run_version(const Session& session, std::string_view compiler, const Fp16Version& version,
                                         std::string& driver) {
  Result<shader::Compiled, Messages> compiled = compile_fp16(session, compiler, version);
  if (!compiled) return compiled.error();
  driver = compiled->driver;
  Session with_object = session;
  constexpr const char* kObject = "moments.hsaco";
  with_object.files = lanewise::memory_files(
      {{kObject, {reinterpret_cast<const char*>(compiled->object.data()), compiled->object.size()}}});
  Result<input::CodeInput, Messages> input = input::read_code(with_object, kObject, {});
  if (!input) return input.error();
  Fp16Result result;
  result.version = &version;
  for (input::CodeModule& module : input->modules)
    if (auto f = analysed(std::move(module), {})) result.live = std::move(*f);
  if (result.live.instructions == 0)
    return one_error(code::kNotModelled, fmt::format("fp16: {} of {} is not analysed in full", version.name, compiler));
  result.object = std::move(compiled->object);
  result.live.file = "fp16";
  result.live.name = fmt::format("{}, {}", version.name, compiler);
  result.measures = measure_fp16(result.live);
  return result;
}

const CompilerKind& kind_named(std::string_view name) {
  const auto* kind = std::find_if(kCompilers.begin(), kCompilers.end(), [&](const auto& c) { return c.name == name; });
  LW_CHECK(kind != kCompilers.end(), "fp16: an unknown compiler");
  return *kind;
}

// Lines "address words text" with tabs between, below a header.
input::CodeModule excerpt_module(std::string_view table) {
  input::CodeModule module;
  module.target = isa::find_target(kFp16Target);
  uint64_t end = 0;
  for (table.remove_prefix(table.find('\n') + 1); !table.empty(); table.remove_prefix(table.find('\n') + 1)) {
    const std::string_view line = table.substr(0, table.find('\n'));
    const size_t tab = line.find('\t');
    std::string_view words = line.substr(tab + 1, line.find('\t', tab + 1) - tab - 1);
    const uint64_t address = *parse_unsigned("0x" + std::string(line.substr(0, tab)));
    if (module.stretches.empty() || address != end) module.stretches.push_back({address, {}});
    std::vector<std::byte>& bytes = module.stretches.back().bytes;
    end = address;
    while (!words.empty()) {
      const auto word = static_cast<uint32_t>(*parse_unsigned("0x" + std::string(words.substr(0, 8))));
      for (unsigned byte = 0; byte < 4; ++byte) bytes.push_back(static_cast<std::byte>(word >> (8 * byte)));
      words.remove_prefix(std::min<size_t>(9, words.size()));
      end += 4;
    }
  }
  input::CodeEntry entry;
  entry.address = module.stretches.front().address;
  module.entries.push_back(std::move(entry));
  return module;
}

const Fp16Version& version_named(std::string_view name) {
  return *std::find_if(kVersions.begin(), kVersions.end(), [&](const Fp16Version& v) { return v.name == name; });
}

}  // namespace

const std::array<Fp16Version, 5>& fp16_versions() { return kVersions; }

Result<shader::Compiled, Messages> compile_fp16(const Session& session, std::string_view compiler,
                                                const Fp16Version& version) {
  const CompilerKind& kind = kind_named(compiler);
  shader::CompileOptions options;
  options.flags = {fmt::format("-DREAL={}", kind.type_of(version)), fmt::format("-DCOMPONENTS={}", version.components),
                   fmt::format("-DTILE={}", version.tile)};
  return input::compile_file(with_study_file(session, kind.file), fmt::format("studies/{}", kind.file),
                             *isa::find_target(kFp16Target), options);
}

Result<Fp16Compiler, Messages> run_fp16_compiler(const Session& session, std::string_view name,
                                                 std::atomic<uint64_t>* done) {
  Fp16Compiler compiler;
  compiler.name = name;
  compiler.source = kind_named(name).source;
  for (const Fp16Version& version : kVersions) {
    Result<Fp16Result, Messages> result = run_version(session, name, version, compiler.version);
    if (!result) return result.error();
    compiler.results.push_back(std::move(*result));
    if (done != nullptr) ++*done;
    if (session.cancel.requested())
      return one_error(code::kInterrupted, fmt::format("interrupted: {}", session.cancel.reason()));
  }
  if (compiler.version.empty()) {
    const Result<std::string, Messages> clang = clang_version(session);
    if (!clang) return clang.error();
    compiler.version = *clang;
  }
  const Fp16Measures& fp32 = compiler.results.back().measures;
  for (Fp16Result& result : compiler.results)
    result.explanation =
        explain_fp16(result.measures, *result.version, result.version->name == "fp32" ? nullptr : &fp32);
  return compiler;
}

Result<std::vector<Fp16Excerpt>, Messages> read_fp16_article() {
  live::LiveOptions options;
  // What an excerpt reads from LDS and does not use is used behind its end.
  for (unsigned i = 0; i < 256; ++i) options.live_out.push_back(static_cast<flow::Register>(flow::kVgpr + i));
  std::vector<Fp16Excerpt> excerpts;
  for (const Excerpt& one : kExcerpts) {
    Fp16Excerpt excerpt;
    excerpt.name = one.name;
    excerpt.version = &version_named(one.version);
    input::CodeModule module = excerpt_module(study_file(fmt::format("fp16/article/{}.tsv", one.name)));
    module.file = "fp16";
    module.entries.front().name = one.name;
    std::optional<report::LiveFunction> f = analysed(std::move(module), options);
    if (!f) return one_error(code::kNotModelled, fmt::format("fp16: excerpt {} is not analysed in full", one.name));
    excerpt.live = std::move(*f);
    excerpt.measures = measure_fp16(excerpt.live);
    excerpt.explanation = explain_fp16_excerpt(excerpt.measures, *excerpt.version);
    excerpts.push_back(std::move(excerpt));
  }
  return excerpts;
}

report::LiveReport fp16_report(const Fp16Compiler& compiler) {
  report::LiveReport report;
  for (const Fp16Result& result : compiler.results) report.functions.push_back(result.live);
  return report;
}

}  // namespace lw::study
