#include "prove/lane_words.h"

namespace lw::prove {
namespace {

class LaneBit {
 public:
  LaneBit(World& world, unsigned first) : world_(world), first_(first) {}

  // Bit `lane - first + offset` of the term, for lanes first to first + 31.
  z3::expr of(const z3::expr& term, unsigned offset) {
    if (term.is_numeral()) return shifted(term, offset);
    if (const std::optional<z3::expr> predicate = world_.predicate_of(term); predicate && offset == first_) {
      found_mask_ = true;
      return *predicate;
    }
    switch (term.decl().decl_kind()) {
      case Z3_OP_BNOT: return !of(term.arg(0), offset);
      case Z3_OP_BAND: return joined(term, offset, [](const z3::expr& p, const z3::expr& q) { return p && q; });
      case Z3_OP_BOR: return joined(term, offset, [](const z3::expr& p, const z3::expr& q) { return p || q; });
      case Z3_OP_BXOR: return joined(term, offset, [](const z3::expr& p, const z3::expr& q) { return p != q; });
      case Z3_OP_ITE: return z3::ite(term.arg(0), of(term.arg(1), offset), of(term.arg(2), offset));
      case Z3_OP_EXTRACT: return of(term.arg(0), offset + term.lo());
      case Z3_OP_CONCAT: return of_joined_words(term, offset);
      default: return shifted(term, offset);
    }
  }
  bool found_mask() const { return found_mask_; }

 private:
  template <class Join>
  z3::expr joined(const z3::expr& term, unsigned offset, const Join& join) {
    z3::expr result = of(term.arg(0), offset);
    for (unsigned i = 1; i < term.num_args(); ++i) result = join(result, of(term.arg(i), offset));
    return result;
  }

  z3::expr of_joined_words(const z3::expr& term, unsigned offset) {
    unsigned begin = 0;
    for (unsigned i = term.num_args(); i-- > 0;) {
      const unsigned size = term.arg(i).get_sort().bv_size();
      if (offset >= begin && offset + 32 <= begin + size) return of(term.arg(i), offset - begin);
      begin += size;
    }
    return shifted(term, offset);
  }

  z3::expr shifted(const z3::expr& term, unsigned offset) {
    const z3::expr word = term.extract(offset + 31, offset);
    const z3::expr bit = world_.lane & world_.word(31);  // first is a multiple of 32
    return z3::lshr(word, bit).extract(0, 0) == world_.z3.bv_val(1, 1);
  }

  World& world_;
  const unsigned first_;
  bool found_mask_ = false;
};

}  // namespace

std::optional<z3::expr> differ_in_lane(World& world, const z3::expr& a, const z3::expr& b, unsigned first) {
  LaneBit bit(world, first);
  const z3::expr differ = bit.of(a, 0) != bit.of(b, 0);
  if (!bit.found_mask()) return std::nullopt;
  return differ && z3::uge(world.lane, world.word(first)) && z3::ult(world.lane, world.word(first + 32));
}

}  // namespace lw::prove
