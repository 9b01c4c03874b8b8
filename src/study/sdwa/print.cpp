// The study sdwa as text and as JSON.
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>

#include "base/json_text.h"
#include "report/json_document.h"
#include "study/published.h"
#include "study/sdwa/sdwa.h"
#include "study/words.h"

namespace lw::study {
namespace {

using Json = nlohmann::ordered_json;

std::string of_devices(const SdwaStudy& study, std::string_view kernel) {
  std::string text;
  for (const SdwaDevice& device : study.devices)
    text += fmt::format("{}{:.3f} on {}", text.empty() ? "" : ", ", device.row(kernel).rate, device.name);
  return text;
}

template <class Holds>
bool holds_everywhere(const SdwaStudy& study, Holds&& holds) {
  return std::all_of(study.devices.begin(), study.devices.end(), holds);
}

// From the counts and the sums of one device: they are alike.
std::string why(const SdwaStudy& study, std::string_view kernel) {
  const SdwaRow& row = study.devices.front().row(kernel);
  uint64_t all = 0;
  for (const uint64_t cycles : row.stalls) all += cycles;
  const auto share = [&](timing::Stall stall) {
    return all == 0 ? 0 : 100 * static_cast<double>(row.stalls[static_cast<size_t>(stall)]) / static_cast<double>(all);
  };
  const double own = share(timing::Stall::issue), others = share(timing::Stall::unit_busy);
  return fmt::format(
      "{:.0f} instructions of {:.0f} cycles for {} operations; the VALU is busy {:.1f} % of the time, and waves issue "
      "({:.1f} %) or wait for the VALU ({:.1f} %), nothing else matters",
      row.instructions_of_one(), row.cycles * row.variant->operations / row.instructions_of_one(),
      row.variant->operations, 100 * row.valu_busy, own, others);
}

SdwaResult result(std::string_view id, std::string obtained, std::string why, bool is_as_published) {
  const PublishedFinding& published = published_finding("sdwa", id);
  return {id, published.says, published.published, std::move(obtained), std::move(why), is_as_published};
}

SdwaResult bytes_result(const SdwaStudy& study) {
  const SdwaDevice& device = study.devices.front();
  const double without = device.row("packed_add").bytes_of_one(), with = device.row("packed_add_sdwa").bytes_of_one();
  const PublishedFinding& published = published_finding("sdwa", "SDWA-5");
  return result("SDWA-5", fmt::format("{:.0f}, {:.0f}", without, with),
                "each shift by 16 and the or take 4 bytes; an instruction with SDWA takes 8",
                published.holds({{"bytes without SDWA", without}, {"bytes with SDWA", with}}));
}

std::string reasons(const timing::Cycles& stalls) {
  uint64_t all = 0;
  for (const uint64_t cycles : stalls) all += cycles;
  std::string text;
  for (size_t s = 0; s < timing::kStalls; ++s)
    if (stalls[s] * 100 >= all && all != 0)
      text += fmt::format("{}{} {:.0f} %", text.empty() ? "" : ", ", timing::kStallNames[s],
                          100 * static_cast<double>(stalls[s]) / static_cast<double>(all));
  return text;
}

}  // namespace

std::vector<SdwaResult> sdwa_results(const SdwaStudy& study) {
  using Quantities = PublishedFinding::Quantities;
  const auto holds = [&](std::string_view id, const std::function<Quantities(const SdwaDevice&)>& quantities) {
    return holds_everywhere(study,
                            [&](const SdwaDevice& d) { return published_finding("sdwa", id).holds(quantities(d)); });
  };
  const auto rate_holds = [&](std::string_view id, std::string_view kernel) {
    return holds(id, [&](const SdwaDevice& d) { return Quantities{{"rate", d.row(kernel).rate}}; });
  };
  const bool mad_holds = holds("SDWA-3", [](const SdwaDevice& d) {
    const double rate = d.row("packed_mad_sdwa").rate;
    return Quantities{{"rate", rate}, {"rate against the packed add", rate / d.row("packed_add").rate}};
  });
  return {
      result("SDWA-1", of_devices(study, "packed_add_sdwa"), why(study, "packed_add_sdwa"),
             rate_holds("SDWA-1", "packed_add_sdwa")),
      result("SDWA-2", of_devices(study, "packed_add"),
             why(study, "packed_add") +
                 ". The six instructions that the article lists give a rate of about one third; 0.3 may be one third "
                 "with truncated digits, and eight instructions would give 0.25",
             rate_holds("SDWA-2", "packed_add")),
      result("SDWA-3", of_devices(study, "packed_mad_sdwa"),
             why(study, "packed_mad_sdwa") + ": v_mad_f16 is a VOP3 instruction, which cannot use SDWA", mad_holds),
      bytes_result(study)};
}

void print_sdwa(const SdwaStudy& study, std::string& out) {
  out +=
      "sdwa: half-precision arithmetic with and without sub-dword addressing\n"
      "  studies/sdwa/kernels.ll, compiled from LLVM IR to a code object; a packed operation counts as two\n";
  for (const SdwaDevice& device : study.devices) {
    out += fmt::format("\n{}: {} compute units, {:.0f} MHz\n", device.name, device.compute_units, device.clock_mhz);
    out += fmt::format("  {:<28} {:>12} {:>6} {:>10} {:>6} {:>6}  {}\n", "", "instructions", "bytes", "cycles/op",
                       "rate", "VALU", "cycles of waves");
    for (const SdwaRow& row : device.rows)
      out += fmt::format("  {:<28} {:>12.0f} {:>6.0f} {:>10.3f} {:>6.3f} {:>4.0f} %  {}\n", row.variant->words,
                         row.instructions_of_one(), row.bytes_of_one(), row.cycles, row.rate, 100 * row.valu_busy,
                         reasons(row.stalls));
  }
  out += "\n  rate: operations per cycle, for add relative to v_add_f16, for mad relative to v_mad_f16\n";
  for (const SdwaResult& result : sdwa_results(study))
    out += fmt::format("\n{}  {}\n  published  {}\n  obtained   {}: {}\n  why        {}\n", result.id, result.what,
                       result.published, result.obtained, result.is_as_published ? "as published" : "not as published",
                       wrapped(result.why));
}

std::string sdwa_json(const SdwaStudy& study) {
  Json devices = Json::array(), results = Json::array();
  for (const SdwaDevice& device : study.devices) {
    Json rows = Json::array();
    for (const SdwaRow& row : device.rows) {
      Json stalls = Json::object();
      for (size_t s = 0; s < timing::kStalls; ++s)
        if (row.stalls[s] != 0) stalls[std::string(timing::kStallNames[s])] = row.stalls[s];
      rows.push_back({{"kernel", row.variant->kernel},
                      {"variant", row.variant->words},
                      {"operations", row.variant->operations},
                      {"instructions", row.instructions_of_one()},
                      {"bytes", row.bytes_of_one()},
                      {"loop_instructions", row.instructions},
                      {"loop_bytes", row.bytes},
                      {"cycles_per_operation", row.cycles},
                      {"reference", row.variant->reference},
                      {"rate", row.rate},
                      {"valu_busy", row.valu_busy},
                      {"stalls", stalls}});
    }
    devices.push_back({{"device", device.name},
                       {"compute_units", device.compute_units},
                       {"clock_mhz", device.clock_mhz},
                       {"variants", rows}});
  }
  for (const SdwaResult& result : sdwa_results(study))
    results.push_back({{"id", result.id},
                       {"what", result.what},
                       {"published", result.published},
                       {"obtained", result.obtained},
                       {"as_published", result.is_as_published},
                       {"why", result.why}});
  const Json json{{"study", "sdwa"}, {"devices", devices}, {"results", results}};
  return json_text(report::ordered_document("study-sdwa", 1, json, {}), 2) + "\n";
}

}  // namespace lw::study
