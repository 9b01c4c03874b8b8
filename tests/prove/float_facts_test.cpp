// Every fact that the prover knows of floats and products, against the implementation that execution uses, in every
// MODE.
#include "prove/float_facts.h"

#include <gtest/gtest.h>

#include <bit>
#include <random>

#include "interp/straight_line.h"
#include "prove/product_facts.h"

namespace lw::prove {
namespace {

using sem::Uop;

constexpr uint32_t kModes = 256;  // rounding and denormals of both groups of formats
constexpr unsigned kRoundsPerMode = 4;

uint64_t value_of(const z3::expr& term) {
  return term.is_bool() ? uint64_t{term.is_true()} : term.get_numeral_uint64();
}

// The term with every float function replaced by what execution computes.
class Truth {
 public:
  explicit Truth(World& world) : world_(world) {}

  z3::expr of(const z3::expr& term) {
    if (!term.is_app() || term.num_args() == 0) return term;
    z3::expr_vector arguments(world_.z3);
    for (unsigned i = 0; i < term.num_args(); ++i) arguments.push_back(of(term.arg(i)));
    if (term.decl().decl_kind() != Z3_OP_UNINTERPRETED) return term.decl()(arguments).simplify();
    sem::Node node{};
    for (size_t i = 0; i < sem::kUopCount; ++i)
      if (sem::info(static_cast<Uop>(i)).name == term.decl().name().str()) node.op = static_cast<Uop>(i);
    std::vector<uint64_t> values;
    for (unsigned i = 1; i < arguments.size(); ++i)
      values.push_back(value_of(arguments[static_cast<int>(i)].simplify()));
    if (is_product(node.op)) return (arguments[1] * arguments[2]).simplify();
    const auto mode = static_cast<uint32_t>(value_of(arguments[0].simplify()));
    const uint64_t result = *interp::evaluate_float(node, values, mode);
    return term.is_bool() ? world_.z3.bool_val(result != 0) : world_.z3.bv_val(result, term.get_sort().bv_size());
  }

 private:
  World& world_;
};

// Zeros, denormals, powers of two, the ends of the range, infinities, both kinds of NaN, and anything.
uint64_t some_float(unsigned width, std::mt19937_64& random) {
  const unsigned mantissa_bits = width == 16 ? 10 : width == 32 ? 23 : 52;
  const uint64_t mantissa_mask = (uint64_t{1} << mantissa_bits) - 1;
  const uint64_t largest = (uint64_t{1} << (width - 1 - mantissa_bits)) - 1;
  const uint64_t bias = largest >> 1;
  uint64_t exponent = random() & largest;
  uint64_t mantissa = random() & mantissa_mask;
  switch (random() % 9) {
    case 0: exponent = mantissa = 0; break;
    case 1: exponent = 0; break;
    case 2: exponent = largest; break;                // a NaN of either kind
    case 3: exponent = largest, mantissa = 0; break;  // an infinity
    case 4: exponent = largest - 1 - random() % 2; break;
    case 5: exponent = 1 + random() % 2; break;
    case 6: exponent = bias + random() % 3 - 1, mantissa = 0; break;
    case 7: exponent = std::min(largest - 1, bias + random() % 8), mantissa &= ~(mantissa_mask >> 3); break;
    default: break;
  }
  return (random() & 1) << (width - 1) | exponent << mantissa_bits | mantissa;
}

struct Operation {
  Uop op;
  unsigned width;
};
constexpr Operation kOperations[] = {
    {Uop::fadd16, 16},
    {Uop::fadd32, 32},
    {Uop::fadd64, 64},
    {Uop::fmul16, 16},
    {Uop::fmul32, 32},
    {Uop::fmul64, 64},
    {Uop::ffma16, 16},
    {Uop::ffma32, 32},
    {Uop::ffma64, 64},
    {Uop::flt16, 16},
    {Uop::flt32, 32},
    {Uop::flt64, 64},
    {Uop::fle16, 16},
    {Uop::fle32, 32},
    {Uop::fle64, 64},
    {Uop::feq16, 16},
    {Uop::feq32, 32},
    {Uop::feq64, 64},
    {Uop::ffloor16, 16},
    {Uop::ffloor32, 32},
    {Uop::ffloor64, 64},
    {Uop::fceil32, 32},
    {Uop::ftrunc32, 32},
    {Uop::frndne64, 64},
    {Uop::frndne16, 16},
    {Uop::ffrexp_mant16, 16},
    {Uop::ffrexp_mant32, 32},
    {Uop::ffrexp_mant64, 64},
    {Uop::fldexp16, 16},
    {Uop::fldexp32, 32},
    {Uop::fldexp64, 64},
    {Uop::f64_from_f32, 32},
    {Uop::f32_from_f64, 64},
    {Uop::f16_from_f32, 32},
    {Uop::f16_from_f32_rtz, 32},
    {Uop::f32_from_f16, 16},
};

class FloatFacts : public testing::TestWithParam<Operation> {};

TEST_P(FloatFacts, HoldInEveryMode) {
  const auto [op, width] = GetParam();
  const sem::UopInfo& info = sem::info(op);
  std::mt19937_64 random(static_cast<unsigned>(op));
  z3::context context;
  size_t checked = 0;
  World world(context, 64, 60'000);
  Truth truth(world);
  const auto call = [&](Uop called, const std::vector<z3::expr>& arguments, uint32_t mode) {
    sem::Node node{};
    node.op = called;
    return world.apply(node, arguments, world.word(mode));
  };
  for (uint32_t mode = 0; mode < kModes; ++mode)
    for (unsigned round = 0; round < kRoundsPerMode; ++round) {
      std::vector<z3::expr> arguments;
      for (size_t i = 0; i < info.arguments.size(); ++i) {
        const bool is_power = i == 1 && info.name.starts_with("fldexp");
        const uint64_t bits =
            is_power ? static_cast<uint32_t>(static_cast<int>(random() % 64) - 32) : some_float(width, random);
        arguments.push_back(info.arguments[i] == 'd' ? world.double_word(bits)
                                                     : world.word(static_cast<uint32_t>(bits)));
      }
      // Some facts speak of equal operands, and of a half made wider and narrower again.
      if (arguments.size() >= 2 && round == 0 && !info.name.starts_with("fldexp")) arguments[1] = arguments[0];
      if ((op == Uop::f16_from_f32 || op == Uop::f16_from_f32_rtz) && round != 0)
        arguments[0] = call(Uop::f32_from_f16, {world.word(static_cast<uint32_t>(some_float(16, random)))}, mode);
      const size_t first = world.facts().size();
      call(op, arguments, mode);
      for (size_t i = first; i < world.facts().size(); ++i, ++checked)
        ASSERT_TRUE(truth.of(world.facts()[i]).simplify().is_true())
            << "MODE " << mode << ": " << world.facts()[i].simplify();
    }
  EXPECT_GE(checked, kModes * kRoundsPerMode / 2);
}

// Of products of unknown words, which the words then stand in for.
TEST(ProductFacts, Hold) {
  std::mt19937_64 random(1);
  for (const Uop op : {Uop::mul32, Uop::mul64}) {
    const unsigned width = op == Uop::mul32 ? 32 : 64;
    z3::context context;
    World world(context, 64, 60'000);
    Truth truth(world);
    z3::expr_vector names(context), values(context);
    for (const char* name : {"a", "b"}) names.push_back(context.bv_const(name, width));
    world.product(op, names[0], names[1]);
    ASSERT_GE(world.facts().size(), 7U);  // those of the product of the low halves, too
    for (unsigned i = 0; i < 1000; ++i) {
      values.resize(0);
      for (unsigned k = 0; k < 2; ++k) {
        const uint64_t word = random() >> (random() % 64);
        values.push_back(context.bv_val(width == 32 ? word & 0xffffffff : word, width));
      }
      for (const z3::expr& fact : world.facts()) {
        z3::expr with_names = fact;
        ASSERT_TRUE(truth.of(with_names.substitute(names, values)).simplify().is_true()) << fact << values;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Operations, FloatFacts, testing::ValuesIn(kOperations),
                         [](const auto& test) { return std::string(sem::info(test.param.op).name); });

}  // namespace
}  // namespace lw::prove
