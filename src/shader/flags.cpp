#include "shader/flags.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "object/object.h"

namespace lw::shader {
namespace {

struct Refused {
  std::string_view flag;
  bool begins = false;  // every flag that begins so
  std::string_view why;
};

constexpr std::string_view kOtherOutput = "changes the compiler's output, which must be a code object";
constexpr std::string_view kOtherPlace = "names the compiler's output file, which lanewise chooses";
constexpr std::string_view kNothing = "makes the compiler print something and compile nothing";

constexpr std::array<Refused, 30> kOfClang{{
    {"-S", false, kOtherOutput},
    {"--assemble", false, kOtherOutput},
    {"-c", false, kOtherOutput},
    {"--compile", false, kOtherOutput},
    {"-r", false, kOtherOutput},
    {"-E", false, kOtherOutput},
    {"--preprocess", false, kOtherOutput},
    {"-M", false, kOtherOutput},
    {"-MM", false, kOtherOutput},
    {"--dependencies", false, kOtherOutput},
    {"--user-dependencies", false, kOtherOutput},
    {"-emit-", true, kOtherOutput},
    {"--emit-", true, kOtherOutput},
    {"--precompile", false, kOtherOutput},
    {"--analyze", false, kOtherOutput},
    {"--cuda-host-only", false, kOtherOutput},
    {"--cuda-compile-host-device", false, kOtherOutput},
    {"--offload-host-only", false, kOtherOutput},
    {"--offload-host-device", false, kOtherOutput},
    {"--gpu-bundle-output", false, kOtherOutput},
    {"-fsyntax-only", false, kNothing},
    {"-fdriver-only", false, kNothing},
    {"-###", false, kNothing},
    {"-help", true, kNothing},
    {"--help", true, kNothing},
    {"--version", false, kNothing},
    {"-print-", true, kNothing},
    {"--print-", true, kNothing},
    {"-dump", true, kNothing},
    {"-o", true, kOtherPlace},
}};

constexpr std::array<Refused, 13> kOfGlslang{{
    {"-E", false, kOtherOutput},
    {"-G", true, kOtherOutput},
    {"-x", false, kOtherOutput},
    {"--vn", false, kOtherOutput},
    {"--variable-name", false, kOtherOutput},
    {"-m", false, kNothing},
    {"-h", false, kNothing},
    {"--help", false, kNothing},
    {"--stdin", false, "makes the compiler read standard input, but lanewise chooses its input"},
    {"-o", false, kOtherPlace},
    {"-t", false, "hides errors of the compiler"},
    {"-s", false, "hides errors of the compiler"},
    {"-S", false, "names a stage; lanewise compiles only compute shaders (-S comp)"},
}};

// The word after each of these is an argument, not a flag of clang's driver.
constexpr std::array<std::string_view, 19> kTakeNext{
    {"-Xclang", "-Xlinker", "-Xassembler", "-Xpreprocessor", "-Xoffload-linker", "-Xarch_device", "-mllvm", "-D", "-U",
     "-I", "-L", "-T", "-x", "-include", "-imacros", "-isystem", "-iquote", "-MF", "-MT"}};

// Flags that name a processor, and those that name a triple, as far as their names go.
constexpr std::array<std::string_view, 4> kProcessors{{"-mcpu=", "-march=", "--offload-arch=", "--cuda-gpu-arch="}};
constexpr std::string_view kTriple = "--target=", kTripleApart = "-target";

Error refusal(std::string_view flag, std::string_view why) { return Error{fmt::format("-- {}: {}", flag, why)}; }

std::optional<Error> check(std::string_view flag, std::span<const Refused> table) {
  const auto found = std::ranges::find_if(
      table, [&](const Refused& one) { return one.begins ? flag.starts_with(one.flag) : flag == one.flag; });
  if (found == table.end()) return std::nullopt;
  return refusal(flag, found->why);
}

Error contradiction(std::string_view flag, const isa::Target& target) {
  return refusal(flag, fmt::format("contradicts the target {}", target.name));
}

// Whether a list such as "gfx906:xnack+,gfx1030" names a processor other than the target's.
bool names_another(std::string_view processors, const isa::Target& target) {
  for (size_t end = 0; end != std::string_view::npos; processors.remove_prefix(end == processors.npos ? 0 : end + 1)) {
    end = processors.find(',');
    const std::string_view one = processors.substr(0, end);
    if (one.substr(0, one.find(':')) != target.name) return true;
  }
  return false;
}

bool is_our_triple(std::string_view triple) {
  return triple.starts_with("amdgcn-") && (triple.ends_with("-amdhsa") || triple.find("-amdhsa-") != triple.npos);
}

}  // namespace

std::optional<Error> check_clang_flags(std::span<const std::string> flags, const isa::Target& target,
                                       Language language) {
  for (size_t i = 0; i < flags.size(); ++i) {
    const std::string_view flag = flags[i];
    if (const std::optional<Error> error = check(flag, kOfClang)) return error;
    if (std::ranges::find(kTakeNext, flag) != kTakeNext.end()) ++i;
    // HIP has a host, too, whose triple and architecture these are.
    const bool is_hosts = language == Language::hip;
    for (const std::string_view processor : kProcessors)
      if (flag.starts_with(processor) && !(is_hosts && processor == "-march=") &&
          names_another(flag.substr(processor.size()), target))
        return contradiction(flag, target);
    if (is_hosts) continue;
    if (flag.starts_with(kTriple) && !is_our_triple(flag.substr(kTriple.size()))) return contradiction(flag, target);
    if (flag != kTripleApart || i + 1 == flags.size()) continue;
    if (!is_our_triple(flags[++i])) return contradiction(fmt::format("{} {}", flag, flags[i]), target);
  }
  return std::nullopt;
}

std::optional<Error> check_clang_object(std::span<const std::byte> object, const isa::Target& target) {
  const Result<object::TargetId> made_for = object::target_of(object);
  if (!made_for) return Error{"wrote no AMDGPU code object"};
  if (made_for->processor != target.name)
    return Error{fmt::format("made code for {} instead of {}", made_for->processor, target.name)};
  return std::nullopt;
}

bool is_entry_flag(std::string_view flag) { return flag == "-e" || flag == "--entry-point"; }

std::optional<Error> check_glslang_flags(std::span<const std::string> flags) {
  for (size_t i = 0; i < flags.size(); ++i) {
    if (is_entry_flag(flags[i]) && i + 1 == flags.size()) return refusal(flags[i], "needs a name");
    if (flags[i] == "-S" && i + 1 < flags.size() && flags[i + 1] == "comp") continue;
    if (const std::optional<Error> error = check(flags[i], kOfGlslang)) return error;
  }
  return std::nullopt;
}

}  // namespace lw::shader
