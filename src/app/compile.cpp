#include "app/compile.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "app/command.h"
#include "app/compile_tools.h"
#include "app/files.h"

namespace lw::app {
std::unique_ptr<Command> make_compile();
namespace {

using Compiler = Result<Compiled> (*)(const std::string&, const isa::Target&, const CompileOptions&);

constexpr std::array<std::pair<std::string_view, Compiler>, 7> kKinds{{
    {".cl", compile_with_clang},
    {".c", compile_with_clang},
    {".ll", compile_with_clang},
    {".hip", compile_with_clang},
    {".cu", compile_with_clang},
    {".comp", compile_shader},
    {".spv", compile_shader},
}};

Compiler compiler_of(std::string_view path) {
  for (const auto& [ending, compiler] : kKinds)
    if (path.ends_with(ending)) return compiler;
  return nullptr;
}

class Compile : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional("SRC", &source_,
                 "OpenCL C (.cl), HIP (.hip .cu), C (.c), LLVM IR (.ll), GLSL (.comp) or SPIR-V (.spv)");
    a.option("--target", "T", &target_, "gfx name", true);
    a.option("-o,--output", "OUT", &out_, "code object to write", true);
    a.repeated("--spec", "ID=VALUE", &options_.specializations, "value of a specialization constant of a shader");
    a.option("--entry", "NAME", &options_.entry_point, "compute entry point, where a SPIR-V module has several");
    a.option("--listing", "FILE", &listing_, "also write RADV's own listing of a shader");
    a.rest("FLAGS", &options_.flags, "flags for clang or glslangValidator, after --");
    a.example("lanewise compile saxpy.cl --target gfx900 -o saxpy.hsaco -- -O3");
    a.example("lanewise compile blur.comp --target gfx900 -o blur.hsaco --spec 0=64 -- -DRADIUS=4");
  }

  CommandFiles files() const override {
    CommandFiles files{{source_}, {out_}};
    if (!listing_.empty()) files.written.push_back(listing_);
    return files;
  }

  int run(const Console& console) override {
    const isa::Target* target = isa::find_target(target_);
    if (target == nullptr) return console.bad_input(fmt::format("unknown target '{}'", target_));
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

  std::string source_, target_, out_, listing_;
  CompileOptions options_;
};

}  // namespace

bool is_source(std::string_view path) { return compiler_of(path) != nullptr; }

Result<Compiled> compile(const std::string& path, const isa::Target& target, const CompileOptions& options) {
  const Compiler compiler = compiler_of(path);
  if (compiler == nullptr) {
    std::string endings;
    for (size_t i = 0; i < kKinds.size(); ++i)
      endings += fmt::format("{}{}", i == 0 ? "" : i + 1 == kKinds.size() ? " or " : ", ", kKinds[i].first);
    return rendered(fmt::format("{}: expected a file that ends in {}", path, endings));
  }
  if (::access(path.c_str(), R_OK) != 0) return rendered(fmt::format("{}: cannot be read", path));
  const bool is_shader = compiler == compile_shader;
  if (!is_shader && !options.specializations.empty())
    return rendered(
        fmt::format("--spec {}: only shaders have specialization constants", options.specializations.front()));
  if (!is_shader && !options.entry_point.empty())
    return rendered(fmt::format("--entry {}: only shaders have entry points to choose from", options.entry_point));
  return compiler(path, target, options);
}

Result<std::vector<std::byte>> compile_source(const std::string& path, const std::string& target_name,
                                              const CompileOptions& options) {
  const isa::Target* target = isa::find_target(target_name);
  if (target == nullptr) return rendered(fmt::format("unknown target '{}'", target_name));
  Result<Compiled> compiled = compile(path, *target, options);
  if (!compiled) return compiled.error();
  return std::move(compiled->object);
}

std::unique_ptr<Command> make_compile() { return std::make_unique<Compile>(); }

}  // namespace lw::app
