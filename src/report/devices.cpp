#include "report/devices.h"

#include <fmt/format.h>

#include "base/json_text.h"
#include "report/json_document.h"

namespace lw::report {

using lanewise::Claim;
using lanewise::DeviceFact;
using lanewise::DeviceInfo;
using lanewise::FactSource;
using lanewise::ProductInfo;

template <class Visit>
void fields(Visit& visit, const ProductInfo& p) {
  visit("name", p.name);
  visit("target", p.target);
  visit("marketing_name", p.marketing_name);
  visit("chip", p.chip);
  visit("compute_units", p.compute_units);
  visit("boost_clock_mhz", p.boost_clock_mhz);
  visit("memory_bytes", p.memory_bytes);
  visit("memory_gb_per_second", p.memory_gb_per_second);
  visit("runs", p.runs);
}

namespace {

template <class T>
std::optional<std::vector<T>> unless_none(const std::vector<T>& values) {
  return values.empty() ? std::nullopt : std::optional(values);
}

template <class Visit>
void value_of(Visit& visit, const Claim& claim) {
  std::visit([&](const auto& value) { visit("value", value); }, claim.value);
}

}  // namespace

template <class Visit>
void fields(Visit& visit, const Claim& c) {
  value_of(visit, c);
  visit("sources", c.sources);
}

template <class Visit>
void fields(Visit& visit, const DeviceFact& f) {
  visit("name", f.name);
  visit("of", f.of);
  visit("group", f.group);
  value_of(visit, f.claim);
  visit("unit", f.claim.unit);
  visit("meaning", f.meaning);
  visit("sources", f.claim.sources);
  visit("class", f.cost_class);
  visit("range", f.range);
  visit("others", unless_none(f.others));
  visit("why", f.why);
  visit("fitted_to", unless_none(f.fitted_to));
}

namespace {

// One text of each source, by its key.
struct BySource {
  const std::vector<FactSource>& sources;
  std::string FactSource::*text;
};

template <class Visit>
void fields(Visit& visit, const BySource& s) {
  for (const FactSource& source : s.sources) visit(source.key, source.*s.text);
}

}  // namespace

template <class Visit>
void fields(Visit& visit, const DeviceInfo& d) {
  if (d.product) {
    fields(visit, *d.product);
    visit("machine", d.machine);
  } else {
    visit("name", d.target);
    visit("target", d.target);
    visit("machine", d.machine);
    visit("runs", d.runs);
    visit("products", d.products);
  }
  visit("facts", d.facts);
  visit("sources", BySource{d.sources, &FactSource::words});
  visit("evidence", BySource{d.sources, &FactSource::evidence});
}

template <class Visit>
void fields(Visit& visit, const lanewise::DevicesReport& r) {
  if (r.device) return fields(visit, *r.device);
  visit("products", r.products);
  visit("targets_without_product", r.targets_without_product);
}

namespace {

// In the largest unit that it is a whole number of.
std::string bytes_text(uint64_t bytes) {
  for (const auto& [shift, unit] : {std::pair(30, "GiB"), std::pair(20, "MiB"), std::pair(10, "KiB")})
    if (bytes != 0 && bytes % (uint64_t{1} << shift) == 0) return fmt::format("{} {}", bytes >> shift, unit);
  return fmt::format("{} bytes", bytes);
}

std::string value_text(const Claim& claim) {
  if (const auto* word = std::get_if<std::string>(&claim.value)) return *word;
  if (const auto* yes = std::get_if<bool>(&claim.value)) return *yes ? "yes" : "no";
  const uint64_t number = std::get<uint64_t>(claim.value);
  if (claim.unit == "bytes") return bytes_text(number);
  if (claim.unit == "id" || claim.unit == "address") return fmt::format("{:#x}", number);
  return fmt::format("{}{}{}", number, claim.unit.empty() ? "" : " ", claim.unit);
}

// What is said besides the value: its range, and what others claim; empty of most.
std::string doubt(const DeviceFact& fact) {
  std::string text;
  if (fact.range) text += fmt::format("; possible: {} to {}", fact.range->first, fact.range->second);
  for (const Claim& claim : fact.others)
    text += fmt::format("; {} [{}]", value_text(claim), fmt::join(claim.sources, ", "));
  if (fact.why) text += fmt::format("; {}", *fact.why);
  return text;
}

// In lines of their own, with two blanks before each.
std::string wrapped(const std::vector<std::string>& words) {
  constexpr size_t kWidth = 100;
  std::string text;
  size_t column = kWidth;
  for (const std::string& word : words) {
    if (column + 1 + word.size() > kWidth) {
      text += "\n ";
      column = 1;
    }
    text += fmt::format(" {}", word);
    column += 1 + word.size();
  }
  return text + "\n";
}

std::string memory_text(const ProductInfo& product) {
  std::string text;
  if (product.memory_bytes) text = bytes_text(*product.memory_bytes);
  if (!product.memory_type.empty()) text += fmt::format("{}{}", text.empty() ? "" : " ", product.memory_type);
  if (product.memory_gb_per_second)
    text += fmt::format("{}{} GB/s", text.empty() ? "" : ", ", *product.memory_gb_per_second);
  return text.empty() ? "-" : text;
}

std::string list_text(const lanewise::DevicesReport& report) {
  constexpr std::string_view kRow = "{:<15} {:<8} {:<23} {:>13}  {:>10}  {:<26} {}\n";
  std::string text =
      fmt::format(kRow, "product", "target", "marketing name", "compute units", "clock", "memory", "runs here");
  for (const ProductInfo& product : report.products)
    text += fmt::format(kRow, product.name, product.target, product.marketing_name, product.compute_units,
                        product.boost_clock_mhz ? fmt::format("{} MHz", *product.boost_clock_mhz) : "-",
                        memory_text(product), product.runs ? "yes" : "no");
  return text + "\ntargets without a product:" + wrapped(report.targets_without_product);
}

std::string head_text(const DeviceInfo& device) {
  if (device.product)
    return fmt::format("{}: {}; the chip is {}, the target {}, {}\n", device.product->name,
                       device.product->marketing_name, device.product->chip, device.target, device.machine);
  return fmt::format("{}: {}; {}\n", device.target, device.machine,
                     device.products.empty() ? "no listed product has this target"
                                             : fmt::format("products: {}", fmt::join(device.products, ", ")));
}

std::string device_text(const DeviceInfo& device) {
  std::string text = head_text(device);
  std::string heading;
  for (const DeviceFact& fact : device.facts) {
    std::string above =
        fact.cost_class ? fmt::format("Cost of {}: {}", *fact.cost_class, *fact.cost_class_meaning) : fact.group;
    if (above != heading) {
      heading = std::move(above);
      text += fmt::format("\n{}\n", heading);
    }
    text += fmt::format("  {:<33} {:<18} {} [{}]{}{}\n", fact.name, value_text(fact.claim), fact.meaning,
                        fmt::join(fact.claim.sources, ", "), doubt(fact),
                        fact.fitted_to.empty() ? "" : fmt::format("; fitted to {}", fmt::join(fact.fitted_to, ", ")));
  }
  text += "\nSources\n";
  for (const FactSource& source : device.sources)
    text += fmt::format("  {:<14} {:<9} {}\n", source.key, source.evidence, source.words);
  return text;
}

}  // namespace

std::string devices_text(const lanewise::DevicesReport& report) {
  return report.device ? device_text(*report.device) : list_text(report);
}

OrderedJson devices_document(const lanewise::DevicesReport& report) {
  return ordered_document("devices", 1, json_of<OrderedJson>(report), report.messages);
}

}  // namespace lw::report
