#include "flow/mask_value.h"

namespace lw::flow {
namespace {

bool is_operation(MaskTerm::Kind kind) {
  return kind == MaskTerm::Kind::conjunction || kind == MaskTerm::Kind::disjunction ||
         kind == MaskTerm::Kind::exclusive;
}

MaskValue complement(MaskValue value) {
  value.negated = !value.negated;
  return value;
}

// A set in place of the complement of one.
MaskValue without_negation(const MaskValue& value) {
  if (!value.negated) return value;
  if (value.id == kUnknownMask) return {};
  return value.id == kNoLanes ? MaskValue::known(kAllLanes) : MaskValue::fresh({.complement_of = value.id});
}

}  // namespace

MaskValue MaskEvaluator::evaluate(size_t i, const std::vector<MaskTerm>& terms, const MaskState& state) {
  if (terms.size() > kMostTerms) return {};
  size_t depth = 0;
  for (const MaskTerm& term : terms) {
    if (is_operation(term.kind)) {
      --depth;
      stack_[depth - 1] = operation(term.kind, stack_[depth - 1], stack_[depth]);
    } else {
      stack_[depth++] = leaf(i, term, state);
    }
  }
  return without_negation(stack_[depth - 1]);
}

MaskValue MaskEvaluator::leaf(size_t i, const MaskTerm& term, const MaskState& state) const {
  switch (term.kind) {
    case MaskTerm::Kind::pair: return MaskValue::known(state.pair(code_.resolve(i, term.slot)));
    case MaskTerm::Kind::within_exec: return MaskValue::fresh({.within = state.exec});
    case MaskTerm::Kind::constant:
      if (term.value == 0) return MaskValue::known(kNoLanes);
      if (term.value == ~uint64_t{0}) return MaskValue::known(kAllLanes);
      return {};
    default: return {};
  }
}

MaskValue MaskEvaluator::operation(MaskTerm::Kind kind, const MaskValue& left, const MaskValue& right) const {
  if (kind == MaskTerm::Kind::conjunction) return conjunction(left, right);
  if (kind == MaskTerm::Kind::disjunction) return disjunction(left, right);
  // Against all lanes it is the complement.
  const bool left_all = left.is_known() && left.id == kAllLanes;
  const bool right_all = right.is_known() && right.id == kAllLanes;
  if ((left_all || right_all) && !(left.is_new || right.is_new)) return complement(left_all ? right : left);
  return exclusive(left, right);
}

MaskValue MaskEvaluator::without(const MaskValue& a, MaskId b) const {
  if (!a.is_known()) return a.is_new ? MaskValue::fresh({.within = a.relations.within}) : MaskValue{};
  if (b == kUnknownMask) return MaskValue::fresh({.within = a.id});
  if (masks_.is_within(a.id, b)) return MaskValue::known(kNoLanes);
  if (masks_.are_disjoint(a.id, b)) return a;
  const Mask& mask = masks_.at(b);
  if (b > kNoLanes && mask.within == a.id && mask.complement_of != kUnknownMask)
    return MaskValue::known(mask.complement_of);
  return MaskValue::fresh({.within = a.id, .complement_of = masks_.is_within(b, a.id) ? b : kUnknownMask});
}

MaskValue MaskEvaluator::conjunction(const MaskValue& a, const MaskValue& b) const {
  if (b.negated && !b.is_new) return without(a, b.id);
  if (a.negated && !a.is_new) return without(b, a.id);
  if (a.is_known() && b.is_known()) {
    if (masks_.is_within(a.id, b.id)) return a;
    if (masks_.is_within(b.id, a.id)) return b;
    if (masks_.are_disjoint(a.id, b.id)) return MaskValue::known(kNoLanes);
    return MaskValue::fresh({.within = a.id});
  }
  const MaskId around = a.around() != kUnknownMask ? a.around() : b.around();
  return around == kUnknownMask ? MaskValue{} : MaskValue::fresh({.within = around});
}

MaskValue MaskEvaluator::disjunction(const MaskValue& a, const MaskValue& b) const {
  if (a.is_known() && b.is_known()) {
    if (masks_.is_within(a.id, b.id)) return b;
    if (masks_.is_within(b.id, a.id)) return a;
    if (a.id > kNoLanes && masks_.at(a.id).complement_of == b.id) return MaskValue::known(masks_.at(a.id).within);
    if (b.id > kNoLanes && masks_.at(b.id).complement_of == a.id) return MaskValue::known(masks_.at(b.id).within);
  }
  if (a.around() == kUnknownMask || b.around() == kUnknownMask) return {};
  return MaskValue::fresh(
      {.within = masks_.common(a.around(), b.around()), .part_a = a.around(), .part_b = b.around()});
}

MaskValue MaskEvaluator::exclusive(const MaskValue& a, const MaskValue& b) const {
  if (a.is_known() && b.is_known()) {
    if (masks_.is_within(b.id, a.id)) return without(a, b.id);
    if (masks_.is_within(a.id, b.id)) return without(b, a.id);
  }
  if (a.around() == kUnknownMask || b.around() == kUnknownMask) return {};
  return MaskValue::fresh({.within = masks_.common(a.around(), b.around())});
}

}  // namespace lw::flow
