#include "loops/loop_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace lw::loops {
namespace {

using timing::LinkKind;

// Of a wave alone, by the kind of link that takes the most cycles of the chain.
constexpr std::array<std::string_view, timing::kLinkKinds> kBounds = {
    "by the issue of its instructions, one after the other",
    "by the way from issue to execution",
    "by its dependences",
    "by waits for memory or LDS",
    "by the time that its instructions take units",
    "by branches",
    "by instructions that pause it",
};

constexpr double kBusy = 0.95;  // of the time: a unit limits the loop

std::string shown(double cycles) {
  constexpr double kWhole = 1000;  // and more: without a fraction
  return cycles < kWhole ? fmt::format("{:.4g}", cycles) : fmt::format("{:.0f}", cycles);
}

}  // namespace

void add_chain(const timing::CriticalChain& chain, lanewise::StaticLoop& loop) {
  loop.chain_iterations = chain.iterations;
  loop.chain_cycles = chain.cycles;
  for (const timing::ChainLink& link : chain.links) {
    loop.instructions[link.from].is_on_chain = loop.instructions[link.to].is_on_chain = true;
    loop.chain.push_back({.from = link.from,
                          .to = link.to,
                          .from_previous = link.from_previous,
                          .cycles = link.cycles,
                          .kind = timing::kLinkNames[static_cast<size_t>(link.kind)],
                          .reg = link.reg < flow::kRegisterCount ? flow::register_name(link.reg) : ""});
  }
}

std::string unit_name(const timing::StaticUnit& unit) {
  const std::string_view port = timing::port_name(unit.port);
  return unit.part.empty() ? std::string(port) : fmt::format("{}, {}", port, unit.part);
}

std::string alone_bound(const timing::StaticTime& time) {
  if (time.chain.iterations == 0) return "not known: no chain of instructions repeats itself";
  std::array<uint64_t, timing::kLinkKinds> cycles{};
  for (const timing::ChainLink& link : time.chain.links) cycles[static_cast<size_t>(link.kind)] += link.cycles;
  const auto most = static_cast<size_t>(std::ranges::max_element(cycles) - cycles.begin());
  return fmt::format("bound {} ({} of {} cycles)", kBounds[most],
                     shown(static_cast<double>(cycles[most]) / time.chain.iterations),
                     shown(static_cast<double>(time.chain.cycles) / time.chain.iterations));
}

std::string full_bound(const timing::StaticTime& time) {
  const timing::StaticUnit* busiest = time.busiest();
  if (busiest == nullptr) return "bound by no unit";
  const std::string unit = fmt::format("{} needs {} of {} cycles", unit_name(*busiest), shown(busiest->least_cycles),
                                       shown(time.full_cycles));
  if (busiest->least_cycles >= kBusy * time.full_cycles)
    return fmt::format("bound by {} ({})", unit_name(*busiest), unit);
  const auto valu = std::ranges::find(time.units, timing::Port::valu, &timing::StaticUnit::port);
  if (valu != time.units.end() && valu->least_cycles + time.held_cycles >= kBusy * time.full_cycles)
    return fmt::format(
        "bound by instructions that wait in the VALU for their operands ({} and waits {} cycles for operands)", unit,
        shown(time.held_cycles));
  const double waves = std::ceil(time.alone_cycles / std::max(busiest->least_cycles, 1e-9));
  if (waves > time.most_waves_per_simd)
    return fmt::format("bound by the time of one wave ({}; no occupancy keeps it busy: at most {} per SIMD)", unit,
                       time.most_waves_per_simd);
  if (waves > time.waves_per_simd)
    return fmt::format("bound by the time of one wave ({}; {:.0f} waves per SIMD could keep it busy)", unit, waves);
  return fmt::format("bound by waves that wait for each other's instructions ({})", unit);
}

}  // namespace lw::loops
