#include "compare/align.h"

#include <algorithm>

#include "base/base.h"
#include "compare/keys.h"
#include "compare/moves.h"
#include "compare/myers.h"
#include "compare/refine.h"
#include "compare/renaming.h"

namespace lw::compare {
namespace {

using lanewise::DiffKind;

Box whole(const Keys& before, const Keys& after) {
  return {0, static_cast<uint32_t>(before.size()), 0, static_cast<uint32_t>(after.size())};
}

// Pairs lines by shape. This suits versions with renamed registers.
Partners by_shape(const Keys& before, const Keys& after) {
  Partners partners(before.size(), kNone);
  pair_equal(before.shape, after.shape, whole(before, after), partners);
  refine(before, after, partners);
  return partners;
}

// Pairs equal lines first, then the lines between them by shape. This suits versions with the same registers and many
// repeated lines.
Partners by_text(const Keys& before, const Keys& after) {
  Partners exact(before.size(), kNone);
  pair_equal(before.exact, after.exact, whole(before, after), exact);
  Partners partners = exact;
  Box gap;
  for (uint32_t i = 0; i <= before.size(); ++i) {
    if (i < before.size() && exact[i] == kNone) continue;
    gap.last_before = i;
    gap.last_after = i < before.size() ? exact[i] : static_cast<uint32_t>(after.size());
    pair_equal(before.shape, after.shape, gap, partners);
    gap.first_before = gap.last_before + 1;
    gap.first_after = gap.last_after + 1;
  }
  refine(before, after, partners);
  return partners;
}

Partners best_partners(const Keys& before, const Keys& after) {
  Partners shapes = by_shape(before, after);
  if (before.size() == after.size() && before.shape == after.shape) return shapes;
  Partners texts = by_text(before, after);
  return total_fit(before, after, texts) > total_fit(before, after, shapes) ? texts : shapes;
}

// Says which rows the targets of branches are in. A target without a partner counts as the next line that has one: a
// loop whose first instruction was removed is still that loop.
class Targets {
 public:
  Targets(const Partners& partners, size_t after_count)
      : next_before_(partners.size() + 1, kNone), next_after_(after_count + 1, kNone) {
    std::vector<bool> has_partner(after_count);
    for (size_t i = partners.size(); i-- > 0;) {
      next_before_[i] = partners[i] != kNone ? partners[i] : next_before_[i + 1];
      if (partners[i] != kNone) has_partner[partners[i]] = true;
    }
    for (size_t j = after_count; j-- > 0;)
      next_after_[j] = has_partner[j] ? static_cast<uint32_t>(j) : next_after_[j + 1];
  }
  bool are_paired(const Line& before, const Line& after) const {
    if (before.target == kNone || after.target == kNone) return before.target == after.target;
    return next_before_[before.target] == next_after_[after.target];
  }

 private:
  std::vector<uint32_t> next_before_, next_after_;  // the next line of the new version that has a partner
};

class Rows {
 public:
  Rows(std::span<const Line> before, std::span<const Line> after) : before_(before), after_(after) {
    KeyTable table;
    old_keys_ = table.keys_of(before);
    new_keys_ = table.keys_of(after);
  }

  std::vector<Row> all() {
    const Partners partners = best_partners(old_keys_, new_keys_);
    const Partners moved = moved_lines(old_keys_, new_keys_, partners);
    const Targets targets(partners, after_.size());
    std::vector<bool> is_moved(before_.size());
    for (const uint32_t i : moved)
      if (i != kNone) is_moved[i] = true;
    std::vector<Row> rows;
    uint32_t j = 0;
    const auto add_new_lines_before = [&](uint32_t end) {
      for (; j < end; ++j) rows.push_back({moved[j] == kNone ? DiffKind::added : DiffKind::moved, moved[j], j});
    };
    for (uint32_t i = 0; i < before_.size(); ++i) {
      if (partners[i] != kNone) {
        add_new_lines_before(partners[i]);
        rows.push_back({kind_of(i, partners[i], targets), i, partners[i]});
        ++j;
      } else if (!is_moved[i]) {
        rows.push_back({DiffKind::removed, i, kNone});
      }
    }
    add_new_lines_before(static_cast<uint32_t>(after_.size()));
    return rows;
  }

 private:
  DiffKind kind_of(uint32_t i, uint32_t j, const Targets& targets) const {
    if (old_keys_.shape[i] != new_keys_.shape[j] || !targets.are_paired(before_[i], after_[j]))
      return DiffKind::changed;
    return old_keys_.exact[i] == new_keys_.exact[j] ? DiffKind::same : DiffKind::renamed;
  }

  std::span<const Line> before_, after_;
  Keys old_keys_, new_keys_;
};

}  // namespace

std::vector<Row> align(std::span<const Line> before, std::span<const Line> after) { return Rows(before, after).all(); }

}  // namespace lw::compare
