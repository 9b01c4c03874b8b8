#include "app/compile.h"

#include <fmt/format.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include "app/assemble.h"
#include "app/command.h"
#include "app/compile_tools.h"
#include "app/files.h"

namespace lw::app {
std::unique_ptr<Command> make_compile();
namespace {

Result<Compiled> assemble(const std::string& path, const isa::Target& target, const CompileOptions& options) {
  if (!options.flags.empty())
    return rendered(fmt::format("{}: assembly takes no flags ('{}')", shown_path(path), options.flags.front()));
  Compiled compiled;
  Result<text::Assembly> assembly = assemble_file(path, std::string(target.name), options.colour, compiled.messages);
  if (!assembly) return assembly.error();
  Result<std::vector<std::byte>> object = link(*assembly, shown_path(path));
  if (!object) return object.error();
  compiled.object = std::move(*object);
  return compiled;
}

class Compile : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional(
        "SRC", &source_,
        "OpenCL C (.cl .cl.h), HIP (.hip .cpp .cc .cu), C (.c), LLVM IR (.ll), a compute shader in GLSL (.comp "
        ".glsl) or SPIR-V (.spv), assembly (.s); - is standard input, with -x");
    a.option("-x,--language", "LANG", &language_, kLanguageHelp);
    a.option("--target", "T", &target_, "gfx name", true);
    a.option("-o,--output", "OUT", &out_, "code object to write", true);
    a.repeated("--spec", "ID=VALUE", &options_.specializations, "value of a specialization constant of a shader");
    a.option("--entry", "NAME", &options_.entry_point, "compute entry point, where a SPIR-V module has several");
    a.option("--listing", "FILE", &listing_, "also write RADV's own listing of a shader");
    a.rest("FLAGS", &options_.flags, "flags for clang or glslangValidator, after --");
    a.example("lanewise compile saxpy.cl --target gfx900 -o saxpy.hsaco -- -O3");
    a.example("generate | lanewise compile -x cl - --target gfx900 -o generated.hsaco");
    a.example("lanewise compile blur.comp --target gfx900 -o blur.hsaco --spec 0=64 -- -DRADIUS=4");
  }

  CommandFiles files() const override {
    CommandFiles files{{source_}, {}};
    files.writes({out_, listing_});
    return files;
  }

  int run(const Console& console) override {
    const isa::Target* target = isa::find_target(target_);
    if (target == nullptr) return console.bad_input(fmt::format("unknown target '{}'", target_));
    const Result<std::optional<Language>> language = language_of(source_, language_);
    if (!language) return console.bad_input(language.error().message);
    options_.language = *language;
    options_.colour = console.colour;
    const Result<Compiled> compiled = compile(source_, *target, options_);
    if (!compiled) {
      fmt::print(console.err, "{}", compiled.error().message);
      return kBadInput;
    }
    fmt::print(console.err, "{}", compiled->messages);
    if (const std::optional<Error> error = write_file(out_, compiled->object)) return console.bad_input(error->message);
    if (!listing_.empty()) {
      if (compiled->listing.empty()) return console.bad_input("--listing: only shaders have one");
      if (const std::optional<Error> error = write_file(listing_, compiled->listing))
        return console.bad_input(error->message);
    }
    if (console.json) console.print(describe(*compiled).dump(2) + "\n");
    return kDone;
  }

 private:
  nlohmann::json describe(const Compiled& compiled) const {
    nlohmann::json json{{"target", target_}, {"output", out_}, {"commands", compiled.commands}};
    for (const auto& [name, value] : compiled.statistics) json["statistics"][name] = value;
    return json;
  }

  std::string source_, language_, target_, out_, listing_;
  CompileOptions options_;
};

}  // namespace

Result<Compiled> compile(const std::string& path, const isa::Target& target, const CompileOptions& options) {
  const std::optional<Language> language = options.language ? options.language : language_of(path);
  if (!language)
    return rendered(fmt::format("{}: expected a file that ends in {}, or -x", shown_path(path), language_endings()));
  if (path != kStandardInput && ::access(path.c_str(), R_OK) != 0)
    return rendered(fmt::format("{}: cannot be read", path));
  const bool is_shader = *language == Language::glsl || *language == Language::spirv;
  if (!is_shader && !options.specializations.empty())
    return rendered(
        fmt::format("--spec {}: only shaders have specialization constants", options.specializations.front()));
  if (!is_shader && !options.entry_point.empty())
    return rendered(fmt::format("--entry {}: only shaders have entry points to choose from", options.entry_point));
  if (*language == Language::assembly) return assemble(path, target, options);
  const TemporaryFolder folder;
  SourceFile source{path, path, *language};
  if (path == kStandardInput) {
    // Compilers are programs of their own; what they read is what is left of standard input.
    if (!folder.ok()) return rendered("no folder for temporary files; set TMPDIR");
    Result<std::vector<std::byte>> bytes = read_file(path);
    if (!bytes) return rendered(bytes.error().message);
    source.path = folder.file("stdin");
    source.shown = shown_path(path);
    if (std::optional<Error> error = write_file(source.path, *bytes)) return rendered(error->message);
  }
  return is_shader ? compile_shader(source, target, options) : compile_with_clang(source, target, options);
}

std::unique_ptr<Command> make_compile() { return std::make_unique<Compile>(); }

}  // namespace lw::app
