#include "flow/masks.h"

#include <algorithm>

namespace lw::flow {
namespace {

// Chains of `within` are as deep as a program's nesting.
constexpr int kMaxDepth = 256;
// Unions of more sets than so many are taken as the smallest set around them.
constexpr size_t kMostParts = 4;

}  // namespace

bool Masks::is_within(MaskId a, MaskId b) const {
  if (b == kAllLanes || a == kNoLanes || a == b) return true;
  if (a == kUnknownMask || b == kUnknownMask) return false;
  if (is_union(a)) return std::ranges::all_of(parts(a), [&](MaskId part) { return is_within(part, b); });
  if (is_union(b)) return std::ranges::any_of(parts(b), [&](MaskId part) { return is_within(a, part); });
  for (int depth = 0; depth < kMaxDepth; ++depth) {
    if (a == b) return true;
    if (a == kAllLanes || a == kNoLanes) return a == kNoLanes;
    a = masks_[a].within;
  }
  return false;
}

bool Masks::are_disjoint(MaskId a, MaskId b) const {
  const auto outside = [&](MaskId x, MaskId y) {
    for (int depth = 0; depth < kMaxDepth && x != kAllLanes && x != kNoLanes && x != kUnknownMask; ++depth) {
      const Mask& mask = masks_[x];
      if (mask.complement_of != kUnknownMask && is_within(y, mask.complement_of)) return true;
      x = mask.within;
    }
    return false;
  };
  return a == kNoLanes || b == kNoLanes || outside(a, b) || outside(b, a);
}

MaskId Masks::common(MaskId a, MaskId b) const {
  if (a == kUnknownMask || b == kUnknownMask) return kAllLanes;
  if (a == kNoLanes) return b;
  if (is_union(a)) a = masks_[a].within;
  for (int depth = 0; depth < kMaxDepth; ++depth) {
    if (is_within(b, a)) return a;
    if (a == kAllLanes) break;
    a = masks_[a].within;
  }
  return kAllLanes;
}

MaskId Masks::without(MaskId a, MaskId b) const {
  if (is_within(a, b)) return kNoLanes;
  if (b == kUnknownMask || b <= kNoLanes) return a;
  if (is_union(a)) {
    MaskId rest = kNoLanes;
    for (const MaskId part : std::vector<MaskId>(parts(a).begin(), parts(a).end()))
      rest = together(rest, without(part, b));
    return rest;
  }
  // The two sides of a divergent branch: what one leaves of the whole is the other.
  const Mask& mask = masks_[b];
  return mask.complement_of != kUnknownMask && is_within(a, mask.within) ? mask.complement_of : a;
}

std::span<const MaskId> Masks::parts(const MaskId& id) const {
  if (!is_union(id)) return {&id, 1};
  return unions_[id - first_union_];
}

MaskId Masks::union_of(std::vector<MaskId> parts) const {
  std::sort(parts.begin(), parts.end());
  const auto [at, fresh] = union_ids_.try_emplace(parts, static_cast<MaskId>(masks_.size()));
  if (fresh) {
    Mask mask;
    mask.within = parts.front();
    for (const MaskId part : parts) mask.within = common(mask.within, part);
    masks_.push_back(mask);
    unions_.push_back(std::move(parts));
  }
  return at->second;
}

MaskId Masks::together(MaskId a, MaskId b) const {
  if (is_within(a, b)) return b;
  if (is_within(b, a)) return a;
  std::vector<MaskId> all;
  for (const MaskId id : {a, b})
    for (const MaskId part : parts(id)) {
      if (std::ranges::any_of(all, [&](MaskId other) { return is_within(part, other); })) continue;
      std::erase_if(all, [&](MaskId other) { return is_within(other, part); });
      all.push_back(part);
    }
  if (all.size() == 1) return all.front();
  if (all.size() <= kMostParts && first_union_ != kUnknownMask) return union_of(std::move(all));
  MaskId around = all.front();
  for (const MaskId part : all) around = common(around, part);
  return around;
}

MaskId Masks::before_definition(MaskId id, MaskId defined) const {
  if (id != defined && !is_union(id)) return id;
  MaskId before = kNoLanes;
  for (const MaskId part : std::vector<MaskId>(parts(id).begin(), parts(id).end())) {
    MaskId here = part;
    if (part == defined) {
      const Mask mask = masks_[defined];
      here = mask.part_a != kUnknownMask ? together(mask.part_a, mask.part_b) : mask.within;
    }
    before = together(before, here);
  }
  return before;
}

MaskId Masks::on_this_edge(MaskId id, BlockId block, BlockId predecessor) const {
  if (id == kUnknownMask) return id;
  if (is_union(id)) {
    MaskId here = kNoLanes;
    for (const MaskId part : std::vector<MaskId>(parts(id).begin(), parts(id).end()))
      here = together(here, on_edge(part, block, predecessor));
    return here;
  }
  if (masks_[id].block != block) return id;
  auto at = std::lower_bound(incoming_.begin(), incoming_.end(), id,
                             [](const Incoming& incoming, MaskId wanted) { return incoming.id < wanted; });
  for (; at != incoming_.end() && at->id == id; ++at)
    if (at->predecessor == predecessor) return at->value;
  return kAllLanes;
}

size_t Masks::memory_bytes() const {
  return masks_.capacity() * sizeof(Mask) + incoming_.capacity() * sizeof(Incoming) +
         changes_.capacity() * sizeof(Change) + first_change_.capacity() * 4 +
         (exec_in_.capacity() + exec_out_.capacity()) * sizeof(MaskId);
}

}  // namespace lw::flow
