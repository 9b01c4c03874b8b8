#include "shader/language.h"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace lw::shader {
namespace {

// C++ for a GPU is HIP, whatever its file is called; of GLSL and HLSL only compute shaders are compiled.
constexpr std::array<std::pair<std::string_view, Language>, 13> kEndings{{
    {".cl", Language::opencl},
    {".cl.h", Language::opencl},
    {".hip", Language::hip},
    {".cpp", Language::hip},
    {".cc", Language::hip},
    {".cu", Language::hip},
    {".c", Language::c},
    {".ll", Language::llvm_ir},
    {".comp", Language::glsl},
    {".glsl", Language::glsl},
    {".hlsl", Language::hlsl},
    {".spv", Language::spirv},
    {".s", Language::assembly},
}};

}  // namespace

bool is_shader(Language language) {
  return language == Language::glsl || language == Language::hlsl || language == Language::spirv;
}

std::optional<Language> language_of(std::string_view path) {
  for (const auto& [ending, language] : kEndings)
    if (path.ends_with(ending)) return language;
  return std::nullopt;
}

Result<std::optional<Language>> language_of(std::string_view path, std::string_view name) {
  if (name.empty()) return language_of(path);
  for (const auto& [ending, language] : kEndings)
    if (ending.substr(1) == name) return std::optional(language);
  return Error{fmt::format("-x {}: expected cl, hip, c, ll, glsl, hlsl, spv or s", name)};
}

std::vector<std::string> language_names() {
  std::vector<std::string> names;
  for (const auto& [ending, language] : kEndings) names.emplace_back(ending.substr(1));
  return names;
}

std::string language_endings() {
  std::string list;
  for (size_t i = 0; i < kEndings.size(); ++i)
    list += fmt::format("{}{}", i == 0 ? "" : i + 1 == kEndings.size() ? " or " : ", ", kEndings[i].first);
  return list;
}

}  // namespace lw::shader
