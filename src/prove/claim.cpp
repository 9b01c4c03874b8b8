// Claims: `PLACE = EXPRESSION`, over the contents that registers had before the code.
#include "isa/operand_values.h"
#include "prove/encoder.h"
#include "prove/float_facts.h"
#include "prove/solve.h"

namespace lw::prove {
namespace {

// Whether what is claimed is a NaN, where the register that it is claimed of is looked at as this format.
z3::expr is_nan_as(FloatFormat format, const z3::expr& whole, const z3::expr& part) {
  switch (format) {
    case FloatFormat::f16: return is_nan(part.extract(15, 0));
    case FloatFormat::f32: return is_nan(part);
    case FloatFormat::f64_low:
    case FloatFormat::f64_high: return whole.get_sort().bv_size() == 64 ? is_nan(whole) : whole.ctx().bool_val(false);
    case FloatFormat::none:
    case FloatFormat::two_f16: break;
  }
  return whole.ctx().bool_val(false);
}

}  // namespace

Result<Answer> solve_claim(const Snippet& snippet, const Equation& claim, const ProveOptions& options) {
  z3::context z3;
  World world(z3, options.target->wave_size, options.timeout_ms, options.cancel);
  SymbolicLane before(world);
  SymbolicLane after(world);
  if (!after.run(snippet)) return time_ran_out();
  const z3::expr expected = before.evaluate(claim.expression);
  // EXEC decides whether anything is written at all; a claim speaks of lanes that are active.
  const z3::expr active = before.lane_bit(before.sgpr(isa::kExec), before.sgpr(isa::kExecHi));
  std::vector<Goal> goals;
  for (size_t i = 0; i < claim.place.size(); ++i)
    for (const LiveOut& part : parts_of(claim.place[i])) {
      const unsigned lsb = 32 * static_cast<unsigned>(i) + (part.width != claim.place[i].width ? part.lsb : 0);
      const unsigned bits = part.width != claim.place[i].width ? part.width : 32;
      const z3::expr value = after.value(part);
      const z3::expr claimed = expected.extract(lsb + bits - 1, lsb);
      const z3::expr wanted = z3::ite(active, bits < 32 ? z3::zext(claimed, 32 - bits) : claimed, value);
      goals.push_back({part, value, wanted, after.holds_nan(part) && is_nan_as(part.ignored_nan, expected, claimed)});
    }
  return under_assumptions(z3, solve(world, goals, options), options);
}

}  // namespace lw::prove
