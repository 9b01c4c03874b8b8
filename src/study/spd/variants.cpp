#include "study/spd/variants.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/base.h"
#include "study/files.h"

namespace lw::study {
namespace {

SpdVariant read_variant(const nlohmann::json& json) {
  SpdVariant variant;
  variant.name = json["name"];
  const nlohmann::json& define = json["define"];
  for (const auto& [name, value] : define.items())
    variant.flags.push_back(fmt::format("-D{}={}", name, value.is_string() ? value.get<std::string>() : value.dump()));
  variant.order = define["ORDER"];
  variant.exchange = define["EXCHANGE"];
  variant.format = define["FORMAT"];
  variant.is_packed = define["PACKED"] == 1;
  variant.is_half = define["HALF"] == 1;
  variant.is_sampled = define["SAMPLER"] == 1;
  variant.is_passes = define["PASSES"] == 1;
  return variant;
}

std::vector<SpdVariant> read_variants() {
  std::vector<SpdVariant> variants;
  const nlohmann::json json = nlohmann::json::parse(study_file("spd/variants.json"));
  for (const nlohmann::json& one : json["variants"])
    if (std::ranges::find(one["languages"], "glsl") != one["languages"].end()) variants.push_back(read_variant(one));
  return variants;
}

}  // namespace

std::span<const SpdVariant> spd_variants() {
  static const std::vector<SpdVariant> variants = read_variants();
  return variants;
}

const SpdVariant& spd_variant(std::string_view name) {
  const auto variants = spd_variants();
  const auto found = std::ranges::find(variants, name, &SpdVariant::name);
  LW_CHECK(found != variants.end(), name);
  return *found;
}

}  // namespace lw::study
