// Sets of lanes while an expression that makes one is evaluated.
#pragma once

#include <array>
#include <vector>

#include "flow/mask_state.h"

namespace lw::flow {

// The relations of a set to others, as in Mask.
struct MaskRelations {
  MaskId within = kAllLanes;
  MaskId complement_of = kUnknownMask;
  MaskId part_a = kUnknownMask;
  MaskId part_b = kUnknownMask;
  bool operator==(const MaskRelations&) const = default;
};

// A known set, the complement of one, or a new set with what is known of it. Otherwise nothing is known.
struct MaskValue {
  MaskId id = kUnknownMask;
  bool negated = false;
  bool is_new = false;
  MaskRelations relations;  // of a new one

  static MaskValue known(MaskId id) { return {.id = id, .relations = {}}; }
  static MaskValue fresh(const MaskRelations& relations) { return {.is_new = true, .relations = relations}; }
  bool is_known() const { return !is_new && !negated && id != kUnknownMask; }
  // The smallest known set around it.
  MaskId around() const { return is_new ? relations.within : is_known() ? id : kUnknownMask; }
};

class MaskEvaluator {
 public:
  MaskEvaluator(const Code& code, const Masks& masks) : code_(code), masks_(masks) {}

  // The value of an expression of instruction i, with `state` before it.
  MaskValue evaluate(size_t i, const std::vector<MaskTerm>& terms, const MaskState& state);

  MaskValue conjunction(const MaskValue& a, const MaskValue& b) const;
  MaskValue disjunction(const MaskValue& a, const MaskValue& b) const;
  MaskValue exclusive(const MaskValue& a, const MaskValue& b) const;
  MaskValue without(const MaskValue& a, MaskId b) const;

 private:
  // Maximum number of terms; longer expressions count as unknown.
  static constexpr size_t kMostTerms = 16;

  MaskValue operation(MaskTerm::Kind kind, const MaskValue& left, const MaskValue& right) const;
  MaskValue leaf(size_t i, const MaskTerm& term, const MaskState& state) const;

  const Code& code_;
  const Masks& masks_;
  std::array<MaskValue, kMostTerms> stack_;
};

}  // namespace lw::flow
