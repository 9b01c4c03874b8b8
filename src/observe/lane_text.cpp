#include "observe/lane_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

namespace lw::observe {
namespace {

struct Run {
  std::vector<unsigned> lanes;
  enum class Kind : uint8_t { list, same, even } kind = Kind::list;
};

// Lanes from `first` on, in `order`, that hold the same value or go up evenly from lane to lane.
class Runs {
 public:
  Runs(const std::array<uint64_t, 64>& values, ValueForm form) : values_(values), form_(form) {}

  std::vector<Run> of(const std::vector<unsigned>& order) const {
    std::vector<Run> runs;
    for (size_t at = 0; at < order.size();) {
      const size_t same = length(order, at, true), even = length(order, at, false);
      Run run;
      size_t count = 1;
      if (same >= 2 && same >= even) {
        run.kind = Run::Kind::same, count = same;
      } else if (even >= 4) {
        run.kind = Run::Kind::even, count = even;
      }
      run.lanes.assign(order.begin() + static_cast<std::ptrdiff_t>(at),
                       order.begin() + static_cast<std::ptrdiff_t>(at + count));
      const bool joins = run.kind == Run::Kind::list && !runs.empty() && runs.back().kind == Run::Kind::list &&
                         runs.back().lanes.back() + 1 == run.lanes.front();
      if (joins)
        runs.back().lanes.push_back(run.lanes.front());
      else
        runs.push_back(std::move(run));
      at += count;
    }
    return runs;
  }

 private:
  // Lanes that follow one another without a hole, for a run is named by its first and last.
  size_t length(const std::vector<unsigned>& order, size_t at, bool same) const {
    size_t end = at + 1;
    while (end < order.size() && order[end] == order[end - 1] + 1 &&
           (same ? values_[order[end]] == values_[order[at]]
                 : end == at + 1 || goes_on(order[at], order[end - 1], order[end])))
      ++end;
    return end - at;
  }
  bool goes_on(unsigned first, unsigned previous, unsigned lane) const {
    if (form_ == ValueForm::hexadecimal)
      return values_[lane] - values_[previous] == values_[first + 1] - values_[first];
    const auto number = [&](unsigned l) { return double{std::bit_cast<float>(static_cast<uint32_t>(values_[l]))}; };
    return number(lane) - number(previous) == number(first + 1) - number(first);
  }

  const std::array<uint64_t, 64>& values_;
  ValueForm form_;
};

std::string lanes_name(const Run& run) {
  return run.lanes.size() == 1 ? fmt::format("{}", run.lanes[0])
                               : fmt::format("{}-{}", run.lanes.front(), run.lanes.back());
}

// U+2026 has three bytes and one column.
size_t columns_of(const std::string& text) {
  return static_cast<size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

}  // namespace

std::string value_text(uint64_t value, ValueForm form) {
  if (form == ValueForm::float32) return fmt::format("{}", std::bit_cast<float>(static_cast<uint32_t>(value)));
  return value < 10 ? fmt::format("{}", value) : fmt::format("{:#x}", value);
}

std::string lanes_text(const std::array<uint64_t, 64>& values, uint64_t lanes, uint64_t of, ValueForm form,
                       unsigned columns) {
  std::vector<unsigned> order;
  for (uint64_t left = lanes; left != 0; left &= left - 1)
    order.push_back(static_cast<unsigned>(std::countr_zero(left)));
  const std::vector<Run> runs = Runs(values, form).of(order);
  const bool bare = runs.size() == 1 && lanes == of;
  std::string text;
  const auto left_out = [&](size_t count) { return fmt::format("{}… and {} more", text.empty() ? "" : " ", count); };
  // Room for what says that lanes are left out.
  constexpr size_t kRoom = 15;
  size_t said = 0;
  for (const Run& run : runs) {
    std::string piece = text.empty() ? "" : "  ";
    if (!bare) piece += lanes_name(run) + ": ";
    const auto value = [&](size_t i) { return value_text(values[run.lanes[i]], form); };
    if (run.kind == Run::Kind::same) {
      piece += value(0);
    } else if (run.kind == Run::Kind::even) {
      piece += fmt::format("{}, {} … {}", value(0), value(1), value(run.lanes.size() - 1));
    } else {
      for (size_t i = 0; i < run.lanes.size(); ++i) {
        const std::string next = (i == 0 ? "" : ", ") + value(i);
        const bool last = said + i + 1 == order.size();
        if (columns_of(text) + columns_of(piece) + next.size() + (last ? 0 : kRoom) > columns && said + i != 0) {
          if (i != 0) text += piece;
          return text + left_out(order.size() - said - i);
        }
        piece += next;
      }
    }
    const bool last = said + run.lanes.size() == order.size();
    if (columns_of(text) + columns_of(piece) + (last ? 0 : kRoom) > columns && said != 0)
      return text + left_out(order.size() - said);
    text += piece;
    said += run.lanes.size();
  }
  return text;
}

std::string lanes_picture(uint64_t lanes, unsigned wave_lanes) {
  std::string text;
  for (unsigned lane = 0; lane < wave_lanes; ++lane) {
    if (lane != 0 && lane % 16 == 0) text += ' ';
    text += (lanes >> lane & 1) != 0 ? "█" : "▁";
  }
  return text;
}

}  // namespace lw::observe
