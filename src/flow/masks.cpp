#include "flow/masks.h"

#include <algorithm>

namespace lw::flow {
namespace {

// Chains of `within` are as deep as a program's nesting.
constexpr int kMaxDepth = 256;

}  // namespace

void Masks::finish() {
  first_union_ = static_cast<MaskId>(masks_.size());
  begins_at_.resize(exec_in_.size());
  for (const Mask& mask : masks_)
    if (mask.block != kNoBlock) begins_at_[mask.block] = true;
  // The sets within each, as lists.
  std::vector<MaskId> inner(masks_.size(), kUnknownMask), next(masks_.size(), kUnknownMask);
  for (MaskId id = kNoLanes + 1; id < masks_.size(); ++id) {
    MaskId& head = inner[masks_[id].within];
    next[id] = head;
    head = id;
  }
  places_.resize(masks_.size());
  uint32_t number = 0;
  std::vector<MaskId> open;
  const auto enter = [&](MaskId id) {
    places_[id].first = ++number;
    open.push_back(id);
  };
  const auto walk = [&](MaskId root) {
    enter(root);
    while (!open.empty()) {
      const MaskId at = open.back();
      if (const MaskId child = inner[at]; child != kUnknownMask) {
        inner[at] = next[child];
        if (places_[child].first == 0) enter(child);
      } else {
        places_[at].last = number;
        open.pop_back();
      }
    }
  };
  walk(kAllLanes);
  walk(kNoLanes);
  // Sets that lie within one another in a circle are not related to others.
  for (MaskId id = 0; id < masks_.size(); ++id)
    if (places_[id].first == 0) walk(id);
}

bool Masks::is_within_by_steps(MaskId a, MaskId b) const {
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
  const Answers::Answer& known = without_.at(a, b);
  if (known.a == a && known.b == b) return known.result;
  const MaskId result = work_out_without(a, b);
  without_.at(a, b) = {a, b, result};
  return result;
}

MaskId Masks::work_out_without(MaskId a, MaskId b) const {
  if (is_union(a)) {
    MaskId rest = kNoLanes;
    const Union all = as_union(a);
    for (size_t i = 0; i < all.count; ++i) rest = together(rest, without(all.parts[i], b));
    return rest;
  }
  // The two sides of a divergent branch: what one leaves of the whole is the other.
  const Mask& mask = masks_[b];
  return mask.complement_of != kUnknownMask && is_within(a, mask.within) ? mask.complement_of : a;
}

std::span<const MaskId> Masks::parts(const MaskId& id) const {
  if (!is_union(id)) return {&id, 1};
  const Union& all = unions_[id - first_union_];
  return std::span(all.parts).first(all.count);
}

// A copy, which stays when unions are made.
Masks::Union Masks::as_union(MaskId id) const {
  if (is_union(id)) return unions_[id - first_union_];
  return {{id}, 1};
}

MaskId Masks::union_of(std::span<MaskId> parts) const {
  std::sort(parts.begin(), parts.end());
  Union all;
  all.count = static_cast<uint32_t>(parts.size());
  std::copy(parts.begin(), parts.end(), all.parts.begin());
  const auto [at, fresh] = union_ids_.try_emplace(all, static_cast<MaskId>(masks_.size()));
  if (fresh) {
    Mask mask;
    mask.within = parts.front();
    for (const MaskId part : parts) mask.within = common(mask.within, part);
    masks_.push_back(mask);
    unions_.push_back(all);
  }
  return at->second;
}

MaskId Masks::together(MaskId a, MaskId b) const {
  if (is_within(a, b)) return b;
  if (is_within(b, a)) return a;
  const Answers::Answer& known = together_.at(a, b);
  if (known.a == a && known.b == b) return known.result;
  const MaskId result = work_out_together(a, b);
  together_.at(a, b) = {a, b, result};
  return result;
}

MaskId Masks::work_out_together(MaskId a, MaskId b) const {
  std::array<MaskId, 2 * kMostParts> room;
  size_t count = 0;
  for (const MaskId id : {a, b})
    for (const MaskId part : parts(id)) {
      const auto end = room.begin() + static_cast<std::ptrdiff_t>(count);
      if (std::any_of(room.begin(), end, [&](MaskId other) { return is_within(part, other); })) continue;
      const auto kept = std::remove_if(room.begin(), end, [&](MaskId other) { return is_within(other, part); });
      *kept = part;
      count = static_cast<size_t>(kept - room.begin()) + 1;
    }
  const std::span all = std::span(room).first(count);
  if (count == 1) return all.front();
  if (count <= kMostParts && first_union_ != kUnknownMask) return union_of(all);
  MaskId around = all.front();
  for (const MaskId part : all) around = common(around, part);
  return around;
}

MaskId Masks::before_definition(MaskId id, MaskId defined) const {
  if (id != defined && !is_union(id)) return id;
  MaskId before = kNoLanes;
  const Union all = as_union(id);
  for (const MaskId part : std::span(all.parts).first(all.count)) {
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
    const Union all = as_union(id);
    for (const MaskId part : std::span(all.parts).first(all.count))
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
         changes_.capacity() * sizeof(Change) + first_change_.capacity() * 4 + places_.capacity() * sizeof(Place) +
         unions_.capacity() * sizeof(Union) + sizeof together_ + sizeof without_ +
         (exec_in_.capacity() + exec_out_.capacity()) * sizeof(MaskId);
}

}  // namespace lw::flow
