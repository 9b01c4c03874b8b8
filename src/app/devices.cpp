#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <vector>

#include "app/command.h"
#include "base/json_text.h"
#include "base/similar.h"
#include "isa/timing.h"

namespace lw::app {
std::unique_ptr<Command> make_devices();
namespace {

// Facts of a product, its chip, its target, or a class of instructions on the target.
struct Part {
  std::string_view of;  // "product"
  std::span<const isa::Fact> facts;
  const isa::Cost* cost = nullptr;
};

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    words.push_back(text.substr(0, text.find(' ')));
    text.remove_prefix(std::min(text.size(), words.back().size() + 1));
  }
  return words;
}

// In the largest unit that it is a whole number of.
std::string bytes_text(uint64_t bytes) {
  for (const auto& [shift, unit] : {std::pair(30, "GiB"), std::pair(20, "MiB"), std::pair(10, "KiB")})
    if (bytes != 0 && bytes % (uint64_t{1} << shift) == 0) return fmt::format("{} {}", bytes >> shift, unit);
  return fmt::format("{} bytes", bytes);
}

// Of a fact, or of a claim that it is something else.
std::string value_text(const isa::FactKind& kind, uint64_t number, std::string_view word) {
  if (!word.empty()) return std::string(word);
  if (kind.unit == "bytes") return bytes_text(number);
  if (kind.unit == "id" || kind.unit == "address") return fmt::format("{:#x}", number);
  return fmt::format("{}{}{}", number, kind.unit.empty() ? "" : " ", kind.unit);
}

nlohmann::ordered_json value_json(const isa::FactKind& kind, uint64_t number, std::string_view word) {
  if (kind.unit == "no|yes") return word == "yes";
  return word.empty() ? nlohmann::ordered_json(number) : nlohmann::ordered_json(word);
}

// Words that a fact may be are no unit.
std::string_view unit_of(const isa::Fact& fact) { return fact.word.empty() ? fact.kind->unit : ""; }

// The cases of `study timing` that the number was chosen by; empty of most.
std::string_view fitted_to(const Part& part, const isa::Fact& fact, const isa::TargetLimits& limits,
                           const isa::Product* product) {
  const std::string name =
      part.cost == nullptr ? std::string(fact.kind->name) : fmt::format("{}.{}", part.cost->name, fact.kind->name);
  const auto has_it = [&](std::string_view of) {
    if (part.of == "product") return product != nullptr && of == product->name;
    if (part.of == "chip") return product != nullptr && of == product->chip->name;
    return of == limits.target || of == limits.machine;
  };
  for (const isa::Fitted& fitted : isa::fitted())
    if (fitted.number == name && has_it(fitted.of)) return fitted.cases;
  return {};
}

// What is said besides the value: its range, and what others claim; empty of most.
std::string doubt(const isa::Fact& fact) {
  std::string text;
  if (fact.high != 0) text += fmt::format("; {} to {} are possible", fact.low, fact.high);
  for (const isa::Claim& claim : fact.others)
    text += fmt::format("; {} [{}]", value_text(*fact.kind, claim.number, claim.word),
                        fmt::join(words_of(claim.sources), ", "));
  if (!fact.why.empty()) text += fmt::format("; {}", fact.why);
  return text;
}

bool contains(std::string_view text, std::string_view part) {
  return !std::ranges::search(text, part, [](char a, char b) {
            return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
          }).empty();
}

// What may have been meant by a name that nothing has; empty where nothing is like it.
std::string similar_names(std::string_view name) {
  constexpr size_t kShortestPart = 3;
  std::string list;
  if (name.size() >= kShortestPart)
    for (const isa::Product& product : isa::products())
      if (contains(product.name, name) || contains(product.marketing_name, name) || contains(product.chip->words, name))
        list += fmt::format("{}{}", list.empty() ? "" : ", ", product.name);
  if (!list.empty()) return list;
  NearestName nearest(name);
  for (const isa::Product& product : isa::products()) nearest.offer(product.name);
  for (const isa::TargetLimits& limits : isa::all_limits()) nearest.offer(limits.target);
  return nearest.found();
}

std::string join(const std::vector<std::string_view>& words) { return fmt::format("{}", fmt::join(words, ", ")); }

// In lines of their own, with two blanks before each.
std::string wrapped(const std::vector<std::string_view>& words) {
  constexpr size_t kWidth = 100;
  std::string text;
  size_t column = kWidth;
  for (const std::string_view word : words) {
    if (column + 1 + word.size() > kWidth) {
      text += "\n ";
      column = 1;
    }
    text += fmt::format(" {}", word);
    column += 1 + word.size();
  }
  return text + "\n";
}

std::string memory_text(const isa::Product& product) {
  std::string text;
  if (product.memory_bytes) text = bytes_text(*product.memory_bytes);
  if (!product.memory_type.empty()) text += fmt::format("{}{}", text.empty() ? "" : " ", product.memory_type);
  if (product.memory_gb_per_second)
    text += fmt::format("{}{} GB/s", text.empty() ? "" : ", ", *product.memory_gb_per_second);
  return text.empty() ? "-" : text;
}

class Devices : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional("NAME", &name_, "a product (vega-64) or target (gfx900): everything known of it, with sources", false);
    a.example("lanewise devices");
    a.example("lanewise devices vega-64");
    a.example("lanewise devices gfx1030 --json");
  }

  int run(const Console& console) override {
    if (name_.empty()) return list(console);
    for (const isa::Product& product : isa::products())
      if (product.name == name_) return describe(console, *product.chip->limits, &product);
    if (const isa::TargetLimits* limits = isa::find_limits(name_)) return describe(console, *limits, nullptr);
    const std::string similar = similar_names(name_);
    return console.bad_input(
        fmt::format("'{}' is no product or target; {}", name_,
                    similar.empty() ? "lanewise devices lists them" : fmt::format("did you mean {}?", similar)));
  }

 private:
  static std::vector<std::string_view> targets_without_product() {
    std::vector<std::string_view> targets;
    for (const isa::Device& device : isa::devices())
      if (device.is_generic()) targets.push_back(device.name);
    return targets;
  }

  static int list(const Console& console) {
    if (console.json) {
      nlohmann::ordered_json json{{"products", nlohmann::ordered_json::array()},
                                  {"targets_without_product", targets_without_product()}};
      for (const isa::Product& product : isa::products()) json["products"].push_back(heading(product));
      console.print(json_text(json, 2) + "\n");
      return kDone;
    }
    constexpr std::string_view kRow = "{:<15} {:<8} {:<23} {:>13}  {:>10}  {:<26} {}\n";
    std::string text =
        fmt::format(kRow, "product", "target", "marketing name", "compute units", "clock", "memory", "runs here");
    for (const isa::Product& product : isa::products())
      text +=
          fmt::format(kRow, product.name, product.chip->limits->target, product.marketing_name, product.compute_units,
                      product.boost_clock_mhz ? fmt::format("{} MHz", *product.boost_clock_mhz) : "-",
                      memory_text(product), product.chip->limits->runs ? "yes" : "no");
    console.print(text + "\ntargets without a product:" + wrapped(targets_without_product()));
    return kDone;
  }

  static nlohmann::ordered_json heading(const isa::Product& product) {
    nlohmann::ordered_json json{{"name", product.name},
                                {"target", product.chip->limits->target},
                                {"marketing_name", product.marketing_name},
                                {"chip", product.chip->words},
                                {"compute_units", product.compute_units}};
    if (product.boost_clock_mhz) json["boost_clock_mhz"] = *product.boost_clock_mhz;
    if (product.memory_bytes) json["memory_bytes"] = *product.memory_bytes;
    if (product.memory_gb_per_second) json["memory_gb_per_second"] = *product.memory_gb_per_second;
    json["runs"] = product.chip->limits->runs;
    return json;
  }

  // With a product its facts, its chip's and its target's; without one the target's.
  static int describe(const Console& console, const isa::TargetLimits& limits, const isa::Product* product) {
    std::vector<Part> parts;
    if (product != nullptr)
      parts = {{"product", product->facts}, {"product", product->timing}, {"chip", product->chip->facts}};
    parts.push_back({"target", limits.facts});
    parts.push_back({"target", limits.timing});
    for (const isa::Cost* cost : isa::costs_of(limits)) parts.push_back({"target", cost->facts, cost});
    std::vector<std::string_view> same_target;
    for (const isa::Product& other : isa::products())
      if (other.chip->limits == &limits) same_target.push_back(other.name);
    if (console.json) {
      nlohmann::ordered_json json{{"name", limits.target}, {"target", limits.target}};
      if (product != nullptr) json = heading(*product);
      json["machine"] = limits.machine;
      json["runs"] = limits.runs;
      if (product == nullptr) json["products"] = same_target;
      json.update(facts_json(parts, limits, product));
      console.print(json_text(json, 2) + "\n");
      return kDone;
    }
    if (product != nullptr)
      console.print(fmt::format("{}: {}; the chip is {}, the target {}, {}\n", product->name, product->marketing_name,
                                product->chip->words, limits.target, limits.machine));
    else
      console.print(
          fmt::format("{}: {}; {}\n", limits.target, limits.machine,
                      same_target.empty() ? "no product here has it" : fmt::format("products: {}", join(same_target))));
    print_facts(console, parts, limits, product);
    return kDone;
  }

  static nlohmann::ordered_json facts_json(const std::vector<Part>& parts, const isa::TargetLimits& limits,
                                           const isa::Product* product) {
    auto facts = nlohmann::ordered_json::array();
    for (const Part& part : parts)
      for (const isa::Fact& fact : part.facts) {
        facts.push_back(fact_json(part, fact));
        const std::string_view cases = fitted_to(part, fact, limits, product);
        if (!cases.empty()) facts.back()["fitted_to"] = words_of(cases);
      }
    auto sources = nlohmann::ordered_json::object();
    auto evidence = nlohmann::ordered_json::object();
    for (const isa::Source& source : used_sources(parts)) {
      sources[std::string(source.key)] = source.words;
      evidence[std::string(source.key)] = source.evidence;
    }
    return {{"facts", std::move(facts)}, {"sources", std::move(sources)}, {"evidence", std::move(evidence)}};
  }

  static nlohmann::ordered_json fact_json(const Part& part, const isa::Fact& fact) {
    nlohmann::ordered_json json{{"name", fact.kind->name},
                                {"of", part.of},
                                {"group", part.cost == nullptr ? fact.kind->table : "Costs"},
                                {"value", value_json(*fact.kind, fact.number, fact.word)},
                                {"unit", unit_of(fact)},
                                {"meaning", fact.kind->words},
                                {"sources", words_of(fact.sources)}};
    if (part.cost != nullptr) json["class"] = part.cost->name;
    if (fact.high != 0) json["range"] = {fact.low, fact.high};
    for (const isa::Claim& claim : fact.others)
      json["others"].push_back(
          {{"value", value_json(*fact.kind, claim.number, claim.word)}, {"sources", words_of(claim.sources)}});
    if (!fact.why.empty()) json["why"] = fact.why;
    return json;
  }

  static void print_facts(const Console& console, const std::vector<Part>& parts, const isa::TargetLimits& limits,
                          const isa::Product* product) {
    std::string heading;
    for (const Part& part : parts)
      for (const isa::Fact& fact : part.facts) {
        std::string above = part.cost == nullptr ? std::string(fact.kind->table)
                                                 : fmt::format("Cost of {}: {}", part.cost->name, part.cost->words);
        if (above != heading) {
          heading = std::move(above);
          console.print(fmt::format("\n{}\n", heading));
        }
        const std::string_view cases = fitted_to(part, fact, limits, product);
        console.print(fmt::format("  {:<33} {:<18} {} [{}]{}{}\n", fact.kind->name,
                                  value_text(*fact.kind, fact.number, fact.word), fact.kind->words,
                                  join(words_of(fact.sources)), doubt(fact),
                                  cases.empty() ? "" : fmt::format("; fitted to {}", join(words_of(cases)))));
      }
    console.print("\nSources\n");
    for (const isa::Source& source : used_sources(parts))
      console.print(fmt::format("  {:<14} {:<9} {}\n", source.key, source.evidence, source.words));
  }

  static std::vector<isa::Source> used_sources(const std::vector<Part>& parts) {
    std::vector<isa::Source> used;
    for (const isa::Source& source : isa::sources()) {
      const auto names_it = [&](const isa::Fact& fact) {
        const auto has_key = [&](std::string_view keys) { return std::ranges::count(words_of(keys), source.key) != 0; };
        return has_key(fact.sources) ||
               std::ranges::any_of(fact.others, [&](const isa::Claim& claim) { return has_key(claim.sources); });
      };
      if (std::ranges::any_of(parts, [&](const Part& part) { return std::ranges::any_of(part.facts, names_it); }))
        used.push_back(source);
    }
    return used;
  }

  std::string name_;
};

}  // namespace

std::unique_ptr<Command> make_devices() { return std::make_unique<Devices>(); }

}  // namespace lw::app
