#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>

#include "api/api.h"
#include "compare/compare.h"
#include "lanewise/compare.h"

namespace lw::api {
namespace {

using lanewise::LiveComparison;
using lanewise::LiveDiff;
using lanewise::LiveDiffRow;
using lanewise::LiveDiffSide;
using lanewise::LiveFunction;
using lanewise::LiveHolder;
using lanewise::LiveReport;
using lanewise::LiveRow;
using lanewise::PeakChange;

std::optional<uint32_t> waves_with(const LiveFunction& function, uint32_t vgprs) {
  if (function.occupancy.empty()) return std::nullopt;
  for (const lanewise::OccupancyStep& step : function.occupancy.front().vgpr_steps)  // most waves first
    if (vgprs <= step.most) return step.waves_per_simd;
  return 0;
}

// The text with a branch's label in place of its distance.
std::string shown_text(const LiveRow& row) {
  if (row.target_label.empty()) return std::string(row.text);
  return fmt::format("{} {}", row.text.substr(0, row.text.rfind(' ')), row.target_label);
}

// The lines of one version, for the alignment and for the rows.
struct Listing {
  std::vector<compare::Line> lines;
  std::vector<LiveDiffSide> sides;
};

Listing listing_of(const LiveFunction& function, const Session& session) {
  Listing listing;
  std::unordered_map<std::string, uint32_t> labels;
  std::vector<std::pair<uint32_t, std::string>> branches;
  function.rows([&](const LiveRow& row) {
    throw_if_requested(session.cancel);
    const auto index = static_cast<uint32_t>(listing.lines.size());
    if (!row.label.empty()) labels.emplace(row.label, index);
    if (!row.target_label.empty()) branches.emplace_back(index, row.target_label);
    listing.lines.push_back({std::string(row.text)});
    listing.sides.push_back({.line = row.line,
                             .address = row.address,
                             .text = shown_text(row),
                             .vgprs = row.vgprs,
                             .sgprs = row.sgprs,
                             .size_bytes = row.size_bytes,
                             .waves_per_simd = waves_with(function, row.vgprs)});
  });
  for (const auto& [index, label] : branches)
    if (const auto found = labels.find(label); found != labels.end()) listing.lines[index].target = found->second;
  return listing;
}

// A register that a version holds at its peak, and where its value is from: as lines of the old version where there is
// such a line, so that both versions' can be compared.
struct Held {
  const LiveHolder* holder;
  uint32_t offset;  // of the register among those of the holder
  bool live_in;
  int64_t definition;  // negative: a line that only the new version has
  bool is_matched = false;
  lanewise::Register reg() const { return static_cast<lanewise::Register>(holder->first + offset); }
};

template <class LineOf>
std::vector<Held> held_by(const LiveFunction& function, LineOf line_of) {
  std::vector<Held> list;
  for (const LiveHolder& holder : function.holders)
    for (uint32_t i = 0; i < holder.count; ++i)
      list.push_back({&holder, i, holder.live_in, line_of(holder.definition_line)});
  return list;
}

// Takes pairs with equal keys out of both lists.
template <class KeyOf>
void match(std::vector<Held>& before, std::vector<Held>& after, KeyOf key_of) {
  std::multimap<decltype(key_of(before.front())), Held*> old;
  for (Held& held : before)
    if (!held.is_matched) old.emplace(key_of(held), &held);
  for (Held& held : after) {
    const auto found = held.is_matched ? old.end() : old.find(key_of(held));
    if (found == old.end()) continue;
    held.is_matched = found->second->is_matched = true;
    old.erase(found);
  }
}

// Neighbours of one holder become one again.
void add_changes(const std::vector<Held>& list, bool is_added, std::vector<PeakChange>& changes) {
  const Held* last = nullptr;
  for (const Held& held : list) {
    if (held.is_matched) continue;
    if (last != nullptr && last->holder == held.holder && last->offset + 1 == held.offset) {
      ++changes.back().holder.count;
    } else {
      changes.push_back({is_added, *held.holder});
      changes.back().holder.first = held.reg();
      changes.back().holder.count = 1;
    }
    last = &held;
  }
}

std::vector<PeakChange> peak_changes(const LiveFunction& before, const LiveFunction& after,
                                     const std::vector<LiveDiffRow>& rows) {
  std::vector<uint32_t> old_line(after.instructions + 1);
  for (const LiveDiffRow& row : rows)
    if (row.before && row.after) old_line[row.after->line] = row.before->line;
  std::vector<Held> olds = held_by(before, [](uint32_t line) { return int64_t{line}; });
  std::vector<Held> news = held_by(after, [&](uint32_t line) {
    return line != 0 && old_line[line] == 0 ? -int64_t{line} : int64_t{old_line[line]};
  });
  match(olds, news, [](const Held& h) { return std::tuple(h.live_in, h.definition, h.reg()); });
  match(olds, news, [](const Held& h) { return std::tuple(h.live_in, h.definition); });
  std::vector<PeakChange> changes;
  add_changes(news, true, changes);
  add_changes(olds, false, changes);
  return changes;
}

class LiveWork {
 public:
  LiveWork(const LiveReport& report, const Session& session) : report_(report), session_(session) {}

  LiveComparison comparison() {
    for (size_t i = 0; i < report_.functions.size(); ++i) {
      const LiveFunction& f = report_.functions[i];
      if (f.input > 1) throw bad_input(code::kOption, "a comparison takes two files");
      if (!f.rows) throw bad_input(code::kOption, "a comparison needs the details of both files");
      (f.input == 0 ? before_ : after_).push_back(i);
    }
    if (before_.empty() || after_.empty()) throw bad_input(code::kOption, "a comparison takes two files");
    pair();
    return std::move(comparison_);
  }

 private:
  const LiveFunction& function(size_t i) const { return report_.functions[i]; }

  void pair() {
    if (before_.size() == 1 && after_.size() == 1) return compare(before_.front(), after_.front());
    for (const size_t after : after_) {
      const auto fits = [&](size_t i, bool by_target) {
        return function(i).name == function(after).name && (!by_target || function(i).target == function(after).target);
      };
      auto found = std::ranges::find_if(before_, [&](size_t i) { return fits(i, true); });
      if (found == before_.end()) found = std::ranges::find_if(before_, [&](size_t i) { return fits(i, false); });
      if (found == before_.end()) {
        comparison_.only_after.push_back(function(after).name);
      } else {
        compare(*found, after);
        before_.erase(found);
      }
    }
    for (const size_t i : before_) comparison_.only_before.push_back(function(i).name);
  }

  void compare(size_t before, size_t after) {
    const Reporting reporting(session_, "comparing " + function(after).name);
    LiveDiff diff{.before = before, .after = after};
    diff.numbers = compare::compared(compare::numbers_of(function(before)), compare::numbers_of(function(after)));
    const Listing old = listing_of(function(before), session_), now = listing_of(function(after), session_);
    for (const compare::Row& row : compare::align(old.lines, now.lines)) {
      LiveDiffRow& out = diff.rows.emplace_back();
      out.kind = row.kind;
      if (row.before != compare::kNone) out.before = old.sides[row.before];
      if (row.after != compare::kNone) out.after = now.sides[row.after];
    }
    diff.peak = peak_changes(function(before), function(after), diff.rows);
    comparison_.kernels.push_back(std::move(diff));
  }

  const LiveReport& report_;
  const Session& session_;
  std::vector<size_t> before_, after_;  // functions that have no partner yet
  LiveComparison comparison_;
};

}  // namespace
}  // namespace lw::api

lanewise::Result<lanewise::LiveComparison> lanewise::compare_live(const LiveReport& report, const Session& session) {
  return lw::api::guarded<LiveComparison>(session, [&] { return lw::api::LiveWork(report, session).comparison(); });
}
