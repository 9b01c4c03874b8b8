// The devices that Lanewise knows: products and targets, and every number that is known of one, with its sources.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "lanewise/result.h"
#include "lanewise/session.h"

namespace lanewise {

struct DevicesRequest {
  std::string name = {};  // a product ("vega-64") or a target ("gfx900"); empty: the list of all
};

struct ProductInfo {
  std::string name;                              // "vega-64"
  std::string target;                            // "gfx900"
  std::string marketing_name;                    // what a driver calls it: "AMD Radeon RX Vega 64"
  std::string chip;                              // "Vega 10"
  std::uint32_t compute_units = 0;               // that work; of RDNA two make a WGP
  std::optional<std::uint32_t> boost_clock_mhz;  // the highest
  std::string memory_type;                       // "HBM2"; empty where it is not known
  std::optional<std::uint64_t> memory_bytes;
  std::optional<std::uint32_t> memory_gb_per_second;  // of 10^9 bytes
  bool runs = false;                                  // kernels of the target can be executed
};

// What sources say about a fact.
struct Claim {
  std::variant<bool, std::uint64_t, std::string> value;
  std::string unit;                  // "bytes", "MHz", "cycles"; empty for words and for plain counts
  std::vector<std::string> sources;  // FactSource::key
};

struct DeviceFact {
  std::string name;   // "boost_clock_mhz"
  std::string of;     // "product", "chip" or "target"
  std::string group;  // the table that it stands in: "Compute", "Costs"
  // Of a cost, the class of instructions: "mul_32", and the same as words.
  std::optional<std::string> cost_class, cost_class_meaning;
  Claim claim;
  std::string meaning;
  std::optional<std::pair<std::uint64_t, std::uint64_t>> range;  // of a number that nobody has measured
  std::vector<Claim> others;                                     // what other sources say
  std::optional<std::string> why;      // why this value and not another, or what the range rests on
  std::vector<std::string> fitted_to;  // ids of cases of `study timing` by which the number was chosen
};

struct FactSource {
  std::string key, words;
  std::string evidence;  // "measured", "stated", "modelled", "inferred", "fitted" or "public"
};

struct DeviceInfo {
  std::optional<ProductInfo> product;  // nothing: the request names a target
  std::string target;
  std::string machine;                // "GCN5 (Vega)"
  bool runs = false;                  // kernels of the target can be executed
  std::vector<std::string> products;  // that have the target
  std::vector<DeviceFact> facts;      // of the product, its chip and its target, or of the target alone
  std::vector<FactSource> sources;    // those that the facts name
};

struct DevicesReport {
  // Without a name.
  std::vector<ProductInfo> products;
  std::vector<std::string> targets_without_product;
  // With one.
  std::optional<DeviceInfo> device;
  Messages messages;
};

Result<DevicesReport> devices(const DevicesRequest& request, const Session& session);

}  // namespace lanewise
