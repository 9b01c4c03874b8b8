#include "prove/float_facts.h"

namespace lw::prove {
namespace {

using sem::Uop;

// MODE.FP_ROUND: 0 to even, 1 up, 2 down, 3 toward zero; bits 1:0 single precision, 3:2 half and double.
// MODE.FP_DENORM: whether denormal inputs (low bit) and results (high bit) are kept.
struct Format {
  unsigned width;
  unsigned mantissa_bits;
  unsigned round_lsb;
  unsigned denormal_lsb;

  unsigned exponent_bits() const { return width - 1 - mantissa_bits; }
  int64_t bias() const { return (int64_t{1} << (exponent_bits() - 1)) - 1; }
  uint64_t largest_exponent() const { return (uint64_t{1} << exponent_bits()) - 1; }  // that of infinities and NaNs
  uint64_t quiet_bit() const { return uint64_t{1} << (mantissa_bits - 1); }
  uint64_t sign_bit() const { return uint64_t{1} << (width - 1); }
  uint64_t power_of_two(int64_t k) const { return static_cast<uint64_t>(k + bias()) << mantissa_bits; }
  bool holds_power_of_two(int64_t k) const { return k + bias() >= 1 && k < bias() + 1; }
};

constexpr Format kHalf{16, 10, 2, 6};
constexpr Format kSingle{32, 23, 0, 4};
constexpr Format kDouble{64, 52, 2, 6};

const Format& format_of_width(unsigned width) { return width == 16 ? kHalf : width == 32 ? kSingle : kDouble; }

// A micro-operation in its three widths.
struct Family {
  Uop half, single, full;
  bool has(Uop op) const { return op == half || op == single || op == full; }
  Uop of(const Format& f) const { return f.width == 16 ? half : f.width == 32 ? single : full; }
};
constexpr Family kAdd{Uop::fadd16, Uop::fadd32, Uop::fadd64};
constexpr Family kMul{Uop::fmul16, Uop::fmul32, Uop::fmul64};
constexpr Family kFma{Uop::ffma16, Uop::ffma32, Uop::ffma64};
constexpr Family kLess{Uop::flt16, Uop::flt32, Uop::flt64};
constexpr Family kLessOrEqual{Uop::fle16, Uop::fle32, Uop::fle64};
constexpr Family kEqual{Uop::feq16, Uop::feq32, Uop::feq64};
constexpr Family kLdexp{Uop::fldexp16, Uop::fldexp32, Uop::fldexp64};
constexpr Family kFloor{Uop::ffloor16, Uop::ffloor32, Uop::ffloor64};
constexpr Family kCeil{Uop::fceil16, Uop::fceil32, Uop::fceil64};
constexpr Family kTrunc{Uop::ftrunc16, Uop::ftrunc32, Uop::ftrunc64};
constexpr Family kRound{Uop::frndne16, Uop::frndne32, Uop::frndne64};
constexpr Family kMantissa{Uop::ffrexp_mant16, Uop::ffrexp_mant32, Uop::ffrexp_mant64};

// Conversions between formats.
struct Conversion {
  Uop op;
  const Format* from;
  const Format* to;
};
constexpr Conversion kConversions[] = {
    {Uop::f64_from_f32, &kSingle, &kDouble}, {Uop::f32_from_f64, &kDouble, &kSingle},
    {Uop::f16_from_f32, &kSingle, &kHalf},   {Uop::f16_from_f32_rtz, &kSingle, &kHalf},
    {Uop::f32_from_f16, &kHalf, &kSingle},
};

class Facts {
 public:
  Facts(World& world, World::Application application, const Format& format, std::vector<z3::expr>& facts)
      : world_(world), it_(std::move(application)), f_(format), facts_(facts) {}

  void sums() {
    order_of_operands();
    quiet_nan(2);
    if (z3::eq(it_.arguments[0], it_.arguments[1]))
      state(it_.result == call(kMul, {word(f_.power_of_two(1)), it_.arguments[0]}));
  }

  void products() {
    const z3::expr a = argument(0), b = argument(1);
    order_of_operands();
    quiet_nan(2);
    const z3::expr numbers = !is_nan(a) && !is_nan(b);
    state(z3::implies(numbers, it_.result == function(widened(negated(a)), widened(negated(b)))));
    // Zero times infinity is the positive default NaN, whatever the signs.
    const z3::expr is_number = numbers && !is_nan(it_.result.extract(f_.width - 1, 0));
    state(z3::implies(is_number && rounds_alike_on_both_sides(),
                      it_.result == (function(widened(negated(a)), it_.arguments[1]) ^ word(f_.sign_bit()))));
    for (unsigned constant : {0U, 1U})
      if (const std::optional<uint64_t> c = numeral(constant))
        if (const std::optional<int64_t> k = power_of_two(*c)) scaled(1 - constant, *k, (*c & f_.sign_bit()) != 0);
  }

  void fused() {
    order_of_operands();
    quiet_nan(3);
    const z3::expr a = argument(0), b = argument(1);
    state(z3::implies(!is_nan(a) && !is_nan(b),
                      it_.result == function(widened(negated(a)), widened(negated(b)), it_.arguments[2])));
    for (unsigned constant : {0U, 1U}) {
      const std::optional<uint64_t> c = numeral(constant);
      const z3::expr other = argument(1 - constant);
      if (c == f_.power_of_two(0))
        state(it_.result == call(kAdd, {widened(other), it_.arguments[2]}));
      else if (c == (f_.power_of_two(0) | f_.sign_bit()))
        state(z3::implies(!is_nan(other), it_.result == call(kAdd, {widened(negated(other)), it_.arguments[2]})));
    }
  }

  // Exact definitions: a comparison is one of integers once NaNs, zeros and denormals are out of the way.
  void comparison() {
    const z3::expr a = flushed(argument(0)), b = flushed(argument(1));
    const z3::expr numbers = !is_nan(a) && !is_nan(b);
    const z3::expr zeros = magnitude(a) == bits(0) && magnitude(b) == bits(0);
    const z3::expr equal = numbers && (zeros || a == b);
    const z3::expr less = numbers && !zeros && order(a) < order(b);
    const Uop op = it_.node.op;
    state(it_.result == (kEqual.has(op) ? equal : kLess.has(op) ? less : less || equal));
  }

  void ldexp() {
    quiet_nan(1);
    const z3::expr power = it_.arguments[1].simplify();
    if (!power.is_numeral()) return;
    const auto k = static_cast<int32_t>(static_cast<uint32_t>(power.get_numeral_uint64()));
    if (f_.holds_power_of_two(k)) state(it_.result == call(kMul, {word(f_.power_of_two(k)), it_.arguments[0]}));
  }

  void quiet_nan(unsigned count) {
    z3::expr result = it_.result;
    for (unsigned i = count; i-- > 0;)
      result = z3::ite(is_nan(argument(i)), widened(argument(i) | bits(f_.quiet_bit())), result);
    state(it_.result == result);
  }

  void conversion(const Format& to) {
    state(z3::implies(is_nan(argument(0)), is_nan(it_.result.extract(to.width - 1, 0))));
    // There and back again: a half is a float, exactly.
    const z3::expr& inner = it_.arguments[0];
    const World::Application* widening = nullptr;
    for (const World::Application& known : world_.applications())
      if (known.node.op == Uop::f32_from_f16 && z3::eq(known.result, inner)) widening = &known;
    if (to.width != 16 || widening == nullptr) return;
    const z3::expr half = widening->arguments[0].extract(15, 0);
    const z3::expr is_denormal =
        half.extract(14, 10) == world_.z3.bv_val(0, 5) && half.extract(9, 0) != world_.z3.bv_val(0, 10);
    const z3::expr kept = (widening->mode & world_.word(1U << kHalf.denormal_lsb)) != world_.word(0) &&
                          (it_.mode & world_.word(2U << kHalf.denormal_lsb)) != world_.word(0);
    state(z3::implies(!is_nan(half) && (!is_denormal || kept), it_.result == z3::zext(half, 16)));
  }

 private:
  void state(const z3::expr& fact) { facts_.push_back(fact); }

  // Words of 32 bits hold halves.
  z3::expr argument(unsigned i) const { return it_.arguments[i].extract(f_.width - 1, 0); }
  z3::expr widened(const z3::expr& value) const { return f_.width == 16 ? z3::zext(value, 16) : value; }
  z3::expr bits(uint64_t value) const { return world_.z3.bv_val(value, f_.width); }
  z3::expr word(uint64_t value) const { return world_.z3.bv_val(value, f_.width == 64 ? 64 : 32); }
  z3::expr negated(const z3::expr& value) const { return value ^ bits(f_.sign_bit()); }
  z3::expr magnitude(const z3::expr& value) const { return value & bits(f_.sign_bit() - 1); }
  z3::expr has_zero_exponent(const z3::expr& value) const {
    return value.extract(f_.width - 2, f_.mantissa_bits) == world_.z3.bv_val(0, f_.exponent_bits());
  }
  // To even and toward zero do not ask for the sign.
  z3::expr rounds_alike_on_both_sides() const {
    const z3::expr field = it_.mode.extract(f_.round_lsb + 1, f_.round_lsb);
    return field == world_.z3.bv_val(0, 2) || field == world_.z3.bv_val(3, 2);
  }
  z3::expr keeps_denormal_inputs() const { return mode_bit(f_.denormal_lsb); }
  z3::expr keeps_denormal_results() const { return mode_bit(f_.denormal_lsb + 1); }
  z3::expr mode_bit(unsigned bit) const { return it_.mode.extract(bit, bit) == world_.z3.bv_val(1, 1); }

  z3::expr flushed(const z3::expr& value) const {
    return z3::ite(has_zero_exponent(value) && !keeps_denormal_inputs(), value & bits(f_.sign_bit()), value);
  }
  // Orders as the floats do but for -0, which stands below +0.
  z3::expr order(const z3::expr& value) const {
    return value ^ (z3::ashr(value, bits(f_.width - 1)) & bits(f_.sign_bit() - 1));
  }

  // A function of this operation's kind; not remembered, since its truth would not help.
  template <class... Arguments>
  z3::expr function(const Arguments&... arguments) const {
    z3::expr_vector values(world_.z3);
    values.push_back(it_.mode);
    (values.push_back(arguments), ...);
    return it_.function(values);
  }
  z3::expr call(const Family& family, const std::vector<z3::expr>& arguments) {
    sem::Node node = it_.node;
    node.op = family.of(f_);
    return world_.apply(node, arguments, it_.mode);
  }

  // Of two NaNs the first comes out.
  void order_of_operands() {
    const z3::expr swapped = it_.arguments.size() == 3 ? function(it_.arguments[1], it_.arguments[0], it_.arguments[2])
                                                       : function(it_.arguments[1], it_.arguments[0]);
    state((is_nan(argument(0)) && is_nan(argument(1))) || it_.result == swapped);
  }

  std::optional<uint64_t> numeral(unsigned i) const {
    const z3::expr value = it_.arguments[i].simplify();
    return value.is_numeral() ? std::optional(value.get_numeral_uint64()) : std::nullopt;
  }
  std::optional<int64_t> power_of_two(uint64_t value) const {
    const uint64_t exponent = (value & (f_.sign_bit() - 1)) >> f_.mantissa_bits;
    if ((value & ((uint64_t{1} << f_.mantissa_bits) - 1)) != 0 || exponent == 0 || exponent == f_.largest_exponent())
      return std::nullopt;
    return static_cast<int64_t>(exponent) - f_.bias();
  }

  // Multiplied by ±2^k, a number keeps its digits: defined but where the result leaves the normal numbers.
  void scaled(unsigned other, int64_t k, bool negative) {
    const z3::expr x = flushed(argument(other));
    const z3::expr signed_x = negative ? negated(x) : x;
    const z3::expr sign = signed_x & bits(f_.sign_bit());
    const unsigned room = f_.exponent_bits() + 2;
    const z3::expr before = z3::zext(x.extract(f_.width - 2, f_.mantissa_bits), 2);
    const z3::expr after = before + world_.z3.bv_val(k, room);
    const z3::expr stays = after > world_.z3.bv_val(0, room) &&
                           after < world_.z3.bv_val(static_cast<int64_t>(f_.largest_exponent()), room);
    const z3::expr shift = bits(static_cast<uint64_t>(k) << f_.mantissa_bits);
    z3::expr result = z3::ite(stays, widened(signed_x + shift), it_.result);
    const z3::expr denormal = k == 0 ? widened(z3::ite(keeps_denormal_results(), signed_x, sign)) : it_.result;
    result = z3::ite(has_zero_exponent(x), z3::ite(magnitude(x) == bits(0), widened(sign), denormal), result);
    result = z3::ite(magnitude(x) == bits(f_.largest_exponent() << f_.mantissa_bits), widened(signed_x), result);
    state(is_nan(x) || it_.result == result);
  }

  World& world_;
  const World::Application it_;
  const Format& f_;
  std::vector<z3::expr>& facts_;
};

const Format& format_of(Uop op) {
  const std::string_view name = sem::info(op).name;
  return format_of_width(name.ends_with("16") ? 16 : name.ends_with("32") ? 32 : 64);
}

}  // namespace

z3::expr is_nan(const z3::expr& value) {
  const unsigned width = value.get_sort().bv_size();
  const Format& f = format_of_width(width);
  return z3::ugt(value.extract(width - 2, 0), value.ctx().bv_val(f.largest_exponent() << f.mantissa_bits, width - 1));
}

void add_facts(World& world, size_t index, std::vector<z3::expr>& facts) {
  const World::Application& application = world.applications()[index];
  const Uop op = application.node.op;
  for (const Conversion& conversion : kConversions)
    if (conversion.op == op) return Facts(world, application, *conversion.from, facts).conversion(*conversion.to);
  Facts of(world, application, format_of(op), facts);
  if (kAdd.has(op)) return of.sums();
  if (kMul.has(op)) return of.products();
  if (kFma.has(op)) return of.fused();
  if (kLess.has(op) || kLessOrEqual.has(op) || kEqual.has(op)) return of.comparison();
  if (kLdexp.has(op)) return of.ldexp();
  for (const Family& family : {kFloor, kCeil, kTrunc, kRound, kMantissa})
    if (family.has(op)) return of.quiet_nan(1);
}

}  // namespace lw::prove
