#include "api/sweep_object.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <system_error>

#include "api/api.h"
#include "base/json_text.h"
#include "lanewise/compile.h"
#include "shader/language.h"
#include "sweep/digest.h"
#include "sweep/inputs.h"

namespace lw::api {
namespace {

using lanewise::Sweep;
using lanewise::SweepStore;

FileBytes kept(std::vector<std::byte> bytes) {
  const auto owner = std::make_shared<const std::vector<std::byte>>(std::move(bytes));
  return {*owner, owner};
}

// Reads and removes what a launch file says about compiling a shader: what is compiled already takes no such options.
ShaderOptions take_shader_options(const std::string& launch, SweepFiles& files) {
  ShaderOptions options;
  const auto file = files.read(launch);
  if (!file) throw file.failure();
  nlohmann::ordered_json json = nlohmann::ordered_json::parse(file->text(), nullptr, false);
  if (!json.is_object() || (!json.contains("specialize") && !json.contains("wave_size"))) return options;
  if (const auto wave_size = json.find("wave_size"); wave_size != json.end() && wave_size->is_number_unsigned())
    options.wave_size = wave_size->get<uint32_t>();
  if (const auto values = json.find("specialize"); values != json.end() && values->is_object())
    for (const auto& [id, value] : values->items())
      if (value.is_string()) options.specializations.push_back(id + "=" + value.get<std::string>());
  json.erase("specialize");
  json.erase("wave_size");
  const std::string text = json_text(json, 1);
  const auto bytes = std::as_bytes(std::span(text));
  files.add(launch, kept({bytes.begin(), bytes.end()}));
  return options;
}

class Compilation {
 public:
  Compilation(const Sweep& sweep, const sweep::CellValues& cell, ShaderOptions options, const Session& session)
      : sweep_(sweep), cell_(cell), options_(std::move(options)), session_(session) {}

  FileBytes object() {
    const std::string key = this->key(), name = fmt::format("objects/{}.hsaco", key);
    auto there = sweep_.store->read(name);
    if (!there) throw there.failure();
    if (*there) return **there;
    auto compiled = lanewise::compile({.file = cell_.source,
                                       .target = cell_.target,
                                       .flags = flags(),
                                       .specializations = options_.specializations,
                                       .wave_size = options_.wave_size},
                                      session_);
    if (!compiled) throw compiled.failure();
    // Otherwise the source changed meanwhile.
    if (this->key() == key)
      if (std::optional<Failure> failure = sweep_.store->write(name, compiled->object)) throw *failure;
    return kept(std::move(compiled->object));
  }

 private:
  // All that determines the object.
  std::string key() const {
    sweep::Inputs inputs(*session_.files);
    sweep::Digest digest;
    digest.add(cell_.source);
    digest.add(inputs.source(cell_.source, cell_.flags));
    digest.add(cell_.target);
    digest.add(sweep_.compilers);
    for (const std::string& flag : cell_.all_flags()) digest.add(flag);
    digest.add(fmt::format("wave size {}", options_.wave_size));
    for (const std::string& value : options_.specializations) digest.add(value);
    return digest.hex();
  }

  std::vector<std::string> flags() const {
    return sweep::with_paths(cell_.all_flags(), [&](const std::string& path) {
      return path.empty() ? path : session_.files->path_on_disk(path).value_or(path);
    });
  }

  const Sweep& sweep_;
  const sweep::CellValues& cell_;
  const ShaderOptions options_;
  const Session& session_;
};

}  // namespace

std::string add_object(const Sweep& sweep, const sweep::CellValues& cell, const Session& session, SweepFiles& files) {
  if (!sweep::is_compiled(cell.source)) return cell.source;
  const bool is_shader = shader::is_shader(*shader::language_of(cell.source));
  ShaderOptions options;
  if (is_shader && !cell.launch.empty()) options = take_shader_options(cell.launch, files);
  const std::string name = std::filesystem::path(cell.source).replace_extension(".hsaco").string();
  files.add(name, Compilation(sweep, cell, std::move(options), session).object());
  return name;
}

bool is_of_computer(const lanewise::Failure& failure) {
  constexpr std::array kReasons{ENOSPC, EDQUOT, EFBIG, EMFILE, ENFILE};
  return std::ranges::any_of(failure.messages, [&](const Message& message) {
    if (message.code == code::kMissingProgram) return true;
    return std::ranges::any_of(kReasons, [&](int reason) {
      return message.text.find(std::generic_category().message(reason)) != std::string::npos;
    });
  });
}

}  // namespace lw::api
