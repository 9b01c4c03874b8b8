#include "timing/path_key.h"

#include <string>

#include "timing/cluster.h"

namespace lw::timing {

flow::Register RegisterNames::general(flow::Register named) {
  if (named == flow::kScc) return named;
  std::vector<flow::Register>& all = named < flow::kScc ? scalars_ : others_;
  const auto first = static_cast<flow::Register>(named < flow::kScc ? 0 : flow::kScc + 1);
  const auto [found, is_new] = general_.try_emplace(named, static_cast<flow::Register>(first + all.size()));
  if (is_new) all.push_back(named);
  return found->second;
}

flow::Register RegisterNames::named(flow::Register general) const {
  if (general < flow::kScc) return scalars_.at(general);
  const size_t other = general - flow::kScc - size_t{1};
  return general == flow::kScc || other >= others_.size() ? general : others_[other];
}

size_t PathKey::Hash::operator()(const PathKey& key) const {
  std::u16string text{static_cast<char16_t>(key.groups), static_cast<char16_t>(key.group.workgroups)};
  for (const Step& step : key.steps) {
    text += {static_cast<char16_t>(step.info.port), static_cast<char16_t>(step.info.cost_class)};
    text.append(step.info.reads.begin(), step.info.reads.end());
    text.append(step.info.writes.begin(), step.info.writes.end());
  }
  return std::hash<std::u16string>()(text);
}

PathKey path_key(const Machine& machine, CodeInfo& code, std::span<const uint32_t> words, const trace::WaveTrace& once,
                 RegisterNames& names) {
  PathKey key;
  uint32_t before = words.back();
  for (const uint32_t word : words) {
    PathKey::Step step{.info = code.at(word), .distance = word - before};
    for (flow::Register& r : step.info.reads) r = names.general(r);
    for (flow::Register& r : step.info.writes) r = names.general(r);
    step.info.past_written = 0;  // depends on register numbers
    const bool follows = step.distance * 4 == code.at(before).size_bytes;
    step.is_late_target = !follows && lies_in_two_windows(machine, code, word);
    key.steps.push_back(std::move(step));
    before = word;
  }
  key.trace = once.steps;
  for (trace::TraceStep& step : key.trace) step.instruction -= words.front();
  key.accesses = once.accesses;
  key.lines = once.lines;
  return key;
}

}  // namespace lw::timing
