// The devices that Lanewise knows: products and targets, and every known number of each with its sources.
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

// The product or target to describe.
struct DevicesRequest {
  std::string name = {};  // a product ("vega-64") or a target ("gfx900"); empty: list all products
};

// A product, with its most important numbers.
struct ProductInfo {
  std::string name;                                   // "vega-64"
  std::string target;                                 // "gfx900"
  std::string marketing_name;                         // the name that a driver reports: "AMD Radeon RX Vega 64"
  std::string chip;                                   // "Vega 10"
  std::uint32_t compute_units = 0;                    // enabled compute units; on RDNA, two form a WGP
  std::optional<std::uint32_t> boost_clock_mhz;       // highest shader clock
  std::string memory_type;                            // "HBM2"; empty if unknown
  std::optional<std::uint64_t> memory_bytes;          // size of the device memory
  std::optional<std::uint32_t> memory_gb_per_second;  // 10^9 bytes per second
  bool runs = false;                                  // the emulator can execute kernels for this target
};

// A value, and the sources that state it.
struct Claim {
  std::variant<bool, std::uint64_t, std::string> value;  // yes or no, a number in `unit`, or a word
  std::string unit;                  // "bytes", "MHz", "cycles"; empty for words and for plain counts
  std::vector<std::string> sources;  // FactSource::key of each
};

// One number, word or yes/no answer about a device.

struct DeviceFact {
  std::string name;   // "boost_clock_mhz"
  std::string of;     // "product", "chip" or "target"
  std::string group;  // title of the table that contains it: "Compute", "Costs"
  // For a cost: the class of instructions ("mul_32"), and its description.
  std::optional<std::string> cost_class, cost_class_meaning;
  Claim claim;                                                   // the value that Lanewise uses
  std::string meaning;                                           // what the value is, in words
  std::optional<std::pair<std::uint64_t, std::uint64_t>> range;  // lowest and highest value, if it is unmeasured
  std::vector<Claim> others;                                     // differing values of other sources
  std::optional<std::string> why;      // why this value and not another, or the basis of the range
  std::vector<std::string> fitted_to;  // ids of the cases of `study timing` that the number was chosen to match
};

// A source of facts.
struct FactSource {
  std::string key;       // "CLRX"
  std::string words;     // what the source is
  std::string evidence;  // "measured", "stated", "modelled", "inferred", "fitted" or "public"
};

// Everything that is known about one product or target.
struct DeviceInfo {
  std::optional<ProductInfo> product;  // not set: the request names a target
  std::string target;                  // "gfx900"
  std::string machine;                 // architecture: "GCN5 (Vega)"
  bool runs = false;                   // the emulator can execute kernels for this target
  std::vector<std::string> products;   // names of all products with this target
  std::vector<DeviceFact> facts;       // of the product, its chip and its target; of the target alone if it is named
  std::vector<FactSource> sources;     // all sources that the facts name
};

// Either the list of all products, or one device.
struct DevicesReport {
  // If the request has no name.
  std::vector<ProductInfo> products;
  std::vector<std::string> targets_without_product;  // "gfx1036"
  // If the request has a name.
  std::optional<DeviceInfo> device;
  Messages messages;
};

// Reads no file. Fails with bad_input if there is no product or target of this name.
Result<DevicesReport> devices(const DevicesRequest& request, const Session& session);

}  // namespace lanewise
