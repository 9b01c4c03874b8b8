#include "prove/product_facts.h"

namespace lw::prove {
namespace {

bool is_zero(const z3::expr& term) { return term.simplify().is_numeral() && term.simplify().get_numeral_uint64() == 0; }

}  // namespace

void add_product_facts(World& world, size_t index, std::vector<z3::expr>& facts) {
  const World::Application it = world.applications()[index];
  const z3::expr &a = it.arguments[0], &b = it.arguments[1];
  const z3::sort sort = a.get_sort();
  const z3::expr zero = world.z3.bv_val(0, sort.bv_size()), one = world.z3.bv_val(1, sort.bv_size());

  z3::expr_vector exchanged(world.z3);
  for (const z3::expr& value : {it.mode, b, a}) exchanged.push_back(value);
  facts.push_back(it.result == it.function(exchanged));
  facts.push_back(z3::implies(a == zero || b == zero, it.result == zero));
  facts.push_back(z3::implies(a == one, it.result == b) && z3::implies(b == one, it.result == a));

  // The low bits of a product are those of the product of the low bits.
  if (it.node.op == sem::Uop::mul64) {
    const z3::expr low = world.product(sem::Uop::mul32, a.extract(31, 0), b.extract(31, 0));
    facts.push_back(it.result.extract(31, 0) == low);
  } else if (!is_zero(a.extract(31, 16)) || !is_zero(b.extract(31, 16))) {
    const auto half = [](const z3::expr& word) { return z3::zext(word.extract(15, 0), 16); };
    const z3::expr low = world.product(sem::Uop::mul32, half(a), half(b));
    facts.push_back(it.result.extract(15, 0) == low.extract(15, 0));
  }
}

}  // namespace lw::prove
