#include "rewrite/parts.h"

#include <algorithm>

#include "rewrite/layout.h"

namespace lw::rewrite {
namespace {

// Finds the regions of a program that are parts by themselves.
class Separator {
 public:
  Separator(const ProgramInput& input, const Program& program)
      : input_(input), program_(program), graph_(program.graph()) {}

  bool is_separate(const Region& region) const {
    const flow::BlockId first = graph_.block_of(region.first);
    const uint32_t function = graph_.blocks[first].function;
    if (!input_.entries[region.entry].is_kernel || graph_.functions[function].entry != first) return false;
    if (graph_.functions[function].called_from_elsewhere || has_alias(region)) return false;
    size_t inside = 0;
    for (flow::BlockId b = first; b < graph_.blocks.size() && graph_.blocks[b].first < region.end; ++b) {
      const flow::Block& block = graph_.blocks[b];
      if (!block.reachable) continue;
      const bool is_own = block.function == function && graph_.call_at(b) == nullptr &&
                          block.ends != flow::BlockEnd::unknown_jump && block.ends != flow::BlockEnd::returns;
      if (!is_own) return false;
      ++inside;
    }
    return inside == graph_.functions[function].blocks.size() && !takes_addresses(region);
  }

 private:
  bool has_alias(const Region& region) const {
    return std::ranges::count(input_.entries, input_.entries[region.entry].address, &flow::EntryPoint::address) > 1;
  }

  bool takes_addresses(const Region& region) const {
    for (size_t i = region.first; i < region.end; ++i)
      if (is_getpc(program_.instruction(i))) return true;
    return false;
  }

  const ProgramInput& input_;
  const Program& program_;
  const flow::Graph& graph_;
};

// The stretches without the ranges, which are in order.
std::vector<Stretch> without(const std::vector<Stretch>& stretches,
                             const std::vector<std::pair<uint64_t, uint64_t>>& ranges) {
  std::vector<Stretch> out;
  for (const Stretch& stretch : stretches) {
    uint64_t at = stretch.address;
    const uint64_t end = stretch.address + stretch.bytes.size();
    const auto keep = [&](uint64_t until) {
      const auto bytes = std::span(stretch.bytes).subspan(at - stretch.address, until - at);
      if (!bytes.empty()) out.push_back({at, {bytes.begin(), bytes.end()}});
    };
    for (const auto& [first, past] : ranges) {
      if (first < at || past > end) continue;
      keep(first);
      at = past;
    }
    keep(end);
  }
  return out;
}

std::vector<Stretch> only(const std::vector<Stretch>& stretches, uint64_t begin, uint64_t end) {
  std::vector<Stretch> out = {{begin, std::vector<std::byte>(end - begin)}};
  copy_bytes(stretches, begin, end, out);
  return out;
}

}  // namespace

void copy_bytes(const std::vector<Stretch>& from, uint64_t begin, uint64_t end, std::vector<Stretch>& to) {
  for (const Stretch& source : from)
    for (Stretch& goal : to) {
      const uint64_t first = std::max({begin, source.address, goal.address});
      const uint64_t past = std::min({end, source.address + source.bytes.size(), goal.address + goal.bytes.size()});
      if (first >= past) continue;
      const auto bytes = std::span(source.bytes).subspan(first - source.address, past - first);
      std::ranges::copy(bytes, goal.bytes.begin() + static_cast<std::ptrdiff_t>(first - goal.address));
    }
}

std::vector<Part> parts_of(const ProgramInput& input) {
  const Program program(input);
  const Separator separator(input, program);
  std::vector<Part> parts;
  std::vector<std::pair<uint64_t, uint64_t>> ranges;
  std::vector<bool> is_taken(input.entries.size());
  for (const Region& region : regions_of(input, program)) {
    if (!separator.is_separate(region)) continue;
    const uint64_t begin = program.code().address(region.first), end = program.code().end_address(region.end - 1);
    ranges.emplace_back(begin, end);
    is_taken[region.entry] = true;
    parts.push_back({{input.target, only(input.stretches, begin, end), {input.entries[region.entry]}, input.constants},
                     {region.entry}});
  }
  Part rest{{input.target, without(input.stretches, ranges), {}, input.constants}, {}};
  for (size_t e = 0; e < input.entries.size(); ++e) {
    if (is_taken[e]) continue;
    rest.input.entries.push_back(input.entries[e]);
    rest.entries.push_back(e);
  }
  if (!rest.entries.empty()) parts.push_back(std::move(rest));
  return parts;
}

}  // namespace lw::rewrite
