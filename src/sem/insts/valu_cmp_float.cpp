// Vector floating-point compares.
#include "compare.h"
#include "sem/float_words.h"

namespace lw::sem {
namespace {

// A comparison with a NaN is false; the n… forms negate, so they are true then.
template <class F>
B1 unordered(F a, F b) {
  return is_nan(a) | is_nan(b);
}
template <class F>
B1 less_or_greater(F a, F b) {
  return (a < b) | (b < a);
}

// Is `a` in one of the classes whose bits are set in the mask (listed below)? No mode flushes anything here.
template <class F>
B1 in_class(F a, U32 mask) {
  const U32 size = select(is_zero(a), u32(0), select(is_denormal(a), u32(1), select(is_infinite(a), u32(3), u32(2))));
  const U32 number = select(is_negative(a), u32(5) - size, u32(6) + size);
  const U32 bit = select(is_nan(a), select(is_signalling(a), u32(0), u32(1)), number);
  return ((mask >> bit) & u32(1)) != u32(0);
}

}  // namespace

// clang-format off: one comparison a line, aligned.

// D0's bit of the lane (v_cmpx: and of EXEC) = S0 is in a class whose bit is set in S1: 0 signalling NaN, 1 quiet NaN,
// 2 -infinity, 3 -normal, 4 -denormal, 5 -0, 6 +0, 7 +denormal, 8 +normal, 9 +infinity.
void v_cmp_class_f32(Lane& x) { assign(x, in_class(f32(x.s0), u32(x.s1))); }
void v_cmpx_class_f32(Lane& x) { assign_exec_too(x, in_class(f32(x.s0), u32(x.s1))); }
void v_cmp_class_f64(Lane& x) { assign(x, in_class(f64(x.s0), u32(x.s1))); }
void v_cmpx_class_f64(Lane& x) { assign_exec_too(x, in_class(f64(x.s0), u32(x.s1))); }
void v_cmp_class_f16(Lane& x) { assign(x, in_class(f16(x.s0), u32(x.s1))); }
void v_cmpx_class_f16(Lane& x) { assign_exec_too(x, in_class(f16(x.s0), u32(x.s1))); }

// D0's bit of the lane = S0 compared with S1: f never, lt <, eq ==, le <=, gt >, lg < or >,
// ge >=, o neither is a NaN, u one is a NaN, tru always; nge, nlg, ngt, nle, neq, nlt the opposite of those.
void v_cmp_f_f16(Lane& x) { assign(x, b1(false)); }
void v_cmp_lt_f16(Lane& x) { assign(x, f16(x.s0) < f16(x.s1)); }
void v_cmp_eq_f16(Lane& x) { assign(x, f16(x.s0) == f16(x.s1)); }
void v_cmp_le_f16(Lane& x) { assign(x, f16(x.s0) <= f16(x.s1)); }
void v_cmp_gt_f16(Lane& x) { assign(x, f16(x.s0) > f16(x.s1)); }
void v_cmp_lg_f16(Lane& x) { assign(x, less_or_greater(f16(x.s0), f16(x.s1))); }
void v_cmp_ge_f16(Lane& x) { assign(x, f16(x.s0) >= f16(x.s1)); }
void v_cmp_o_f16(Lane& x) { assign(x, !unordered(f16(x.s0), f16(x.s1))); }
void v_cmp_u_f16(Lane& x) { assign(x, unordered(f16(x.s0), f16(x.s1))); }
void v_cmp_nge_f16(Lane& x) { assign(x, !(f16(x.s0) >= f16(x.s1))); }
void v_cmp_nlg_f16(Lane& x) { assign(x, !less_or_greater(f16(x.s0), f16(x.s1))); }
void v_cmp_ngt_f16(Lane& x) { assign(x, !(f16(x.s0) > f16(x.s1))); }
void v_cmp_nle_f16(Lane& x) { assign(x, !(f16(x.s0) <= f16(x.s1))); }
void v_cmp_neq_f16(Lane& x) { assign(x, !(f16(x.s0) == f16(x.s1))); }
void v_cmp_nlt_f16(Lane& x) { assign(x, !(f16(x.s0) < f16(x.s1))); }
void v_cmp_tru_f16(Lane& x) { assign(x, b1(true)); }

// D0's bit of the lane and of EXEC = S0 compared with S1: f never, lt <, eq ==, le <=, gt >, lg < or >,
// ge >=, o neither is a NaN, u one is a NaN, tru always; nge, nlg, ngt, nle, neq, nlt the opposite of those.
void v_cmpx_f_f16(Lane& x) { assign_exec_too(x, b1(false)); }
void v_cmpx_lt_f16(Lane& x) { assign_exec_too(x, f16(x.s0) < f16(x.s1)); }
void v_cmpx_eq_f16(Lane& x) { assign_exec_too(x, f16(x.s0) == f16(x.s1)); }
void v_cmpx_le_f16(Lane& x) { assign_exec_too(x, f16(x.s0) <= f16(x.s1)); }
void v_cmpx_gt_f16(Lane& x) { assign_exec_too(x, f16(x.s0) > f16(x.s1)); }
void v_cmpx_lg_f16(Lane& x) { assign_exec_too(x, less_or_greater(f16(x.s0), f16(x.s1))); }
void v_cmpx_ge_f16(Lane& x) { assign_exec_too(x, f16(x.s0) >= f16(x.s1)); }
void v_cmpx_o_f16(Lane& x) { assign_exec_too(x, !unordered(f16(x.s0), f16(x.s1))); }
void v_cmpx_u_f16(Lane& x) { assign_exec_too(x, unordered(f16(x.s0), f16(x.s1))); }
void v_cmpx_nge_f16(Lane& x) { assign_exec_too(x, !(f16(x.s0) >= f16(x.s1))); }
void v_cmpx_nlg_f16(Lane& x) { assign_exec_too(x, !less_or_greater(f16(x.s0), f16(x.s1))); }
void v_cmpx_ngt_f16(Lane& x) { assign_exec_too(x, !(f16(x.s0) > f16(x.s1))); }
void v_cmpx_nle_f16(Lane& x) { assign_exec_too(x, !(f16(x.s0) <= f16(x.s1))); }
void v_cmpx_neq_f16(Lane& x) { assign_exec_too(x, !(f16(x.s0) == f16(x.s1))); }
void v_cmpx_nlt_f16(Lane& x) { assign_exec_too(x, !(f16(x.s0) < f16(x.s1))); }
void v_cmpx_tru_f16(Lane& x) { assign_exec_too(x, b1(true)); }

// D0's bit of the lane = S0 compared with S1: f never, lt <, eq ==, le <=, gt >, lg < or >,
// ge >=, o neither is a NaN, u one is a NaN, tru always; nge, nlg, ngt, nle, neq, nlt the opposite of those.
void v_cmp_f_f32(Lane& x) { assign(x, b1(false)); }
void v_cmp_lt_f32(Lane& x) { assign(x, f32(x.s0) < f32(x.s1)); }
void v_cmp_eq_f32(Lane& x) { assign(x, f32(x.s0) == f32(x.s1)); }
void v_cmp_le_f32(Lane& x) { assign(x, f32(x.s0) <= f32(x.s1)); }
void v_cmp_gt_f32(Lane& x) { assign(x, f32(x.s0) > f32(x.s1)); }
void v_cmp_lg_f32(Lane& x) { assign(x, less_or_greater(f32(x.s0), f32(x.s1))); }
void v_cmp_ge_f32(Lane& x) { assign(x, f32(x.s0) >= f32(x.s1)); }
void v_cmp_o_f32(Lane& x) { assign(x, !unordered(f32(x.s0), f32(x.s1))); }
void v_cmp_u_f32(Lane& x) { assign(x, unordered(f32(x.s0), f32(x.s1))); }
void v_cmp_nge_f32(Lane& x) { assign(x, !(f32(x.s0) >= f32(x.s1))); }
void v_cmp_nlg_f32(Lane& x) { assign(x, !less_or_greater(f32(x.s0), f32(x.s1))); }
void v_cmp_ngt_f32(Lane& x) { assign(x, !(f32(x.s0) > f32(x.s1))); }
void v_cmp_nle_f32(Lane& x) { assign(x, !(f32(x.s0) <= f32(x.s1))); }
void v_cmp_neq_f32(Lane& x) { assign(x, !(f32(x.s0) == f32(x.s1))); }
void v_cmp_nlt_f32(Lane& x) { assign(x, !(f32(x.s0) < f32(x.s1))); }
void v_cmp_tru_f32(Lane& x) { assign(x, b1(true)); }

// D0's bit of the lane and of EXEC = S0 compared with S1: f never, lt <, eq ==, le <=, gt >, lg < or >,
// ge >=, o neither is a NaN, u one is a NaN, tru always; nge, nlg, ngt, nle, neq, nlt the opposite of those.
void v_cmpx_f_f32(Lane& x) { assign_exec_too(x, b1(false)); }
void v_cmpx_lt_f32(Lane& x) { assign_exec_too(x, f32(x.s0) < f32(x.s1)); }
void v_cmpx_eq_f32(Lane& x) { assign_exec_too(x, f32(x.s0) == f32(x.s1)); }
void v_cmpx_le_f32(Lane& x) { assign_exec_too(x, f32(x.s0) <= f32(x.s1)); }
void v_cmpx_gt_f32(Lane& x) { assign_exec_too(x, f32(x.s0) > f32(x.s1)); }
void v_cmpx_lg_f32(Lane& x) { assign_exec_too(x, less_or_greater(f32(x.s0), f32(x.s1))); }
void v_cmpx_ge_f32(Lane& x) { assign_exec_too(x, f32(x.s0) >= f32(x.s1)); }
void v_cmpx_o_f32(Lane& x) { assign_exec_too(x, !unordered(f32(x.s0), f32(x.s1))); }
void v_cmpx_u_f32(Lane& x) { assign_exec_too(x, unordered(f32(x.s0), f32(x.s1))); }
void v_cmpx_nge_f32(Lane& x) { assign_exec_too(x, !(f32(x.s0) >= f32(x.s1))); }
void v_cmpx_nlg_f32(Lane& x) { assign_exec_too(x, !less_or_greater(f32(x.s0), f32(x.s1))); }
void v_cmpx_ngt_f32(Lane& x) { assign_exec_too(x, !(f32(x.s0) > f32(x.s1))); }
void v_cmpx_nle_f32(Lane& x) { assign_exec_too(x, !(f32(x.s0) <= f32(x.s1))); }
void v_cmpx_neq_f32(Lane& x) { assign_exec_too(x, !(f32(x.s0) == f32(x.s1))); }
void v_cmpx_nlt_f32(Lane& x) { assign_exec_too(x, !(f32(x.s0) < f32(x.s1))); }
void v_cmpx_tru_f32(Lane& x) { assign_exec_too(x, b1(true)); }

// D0's bit of the lane = S0 compared with S1: f never, lt <, eq ==, le <=, gt >, lg < or >,
// ge >=, o neither is a NaN, u one is a NaN, tru always; nge, nlg, ngt, nle, neq, nlt the opposite of those.
void v_cmp_f_f64(Lane& x) { assign(x, b1(false)); }
void v_cmp_lt_f64(Lane& x) { assign(x, f64(x.s0) < f64(x.s1)); }
void v_cmp_eq_f64(Lane& x) { assign(x, f64(x.s0) == f64(x.s1)); }
void v_cmp_le_f64(Lane& x) { assign(x, f64(x.s0) <= f64(x.s1)); }
void v_cmp_gt_f64(Lane& x) { assign(x, f64(x.s0) > f64(x.s1)); }
void v_cmp_lg_f64(Lane& x) { assign(x, less_or_greater(f64(x.s0), f64(x.s1))); }
void v_cmp_ge_f64(Lane& x) { assign(x, f64(x.s0) >= f64(x.s1)); }
void v_cmp_o_f64(Lane& x) { assign(x, !unordered(f64(x.s0), f64(x.s1))); }
void v_cmp_u_f64(Lane& x) { assign(x, unordered(f64(x.s0), f64(x.s1))); }
void v_cmp_nge_f64(Lane& x) { assign(x, !(f64(x.s0) >= f64(x.s1))); }
void v_cmp_nlg_f64(Lane& x) { assign(x, !less_or_greater(f64(x.s0), f64(x.s1))); }
void v_cmp_ngt_f64(Lane& x) { assign(x, !(f64(x.s0) > f64(x.s1))); }
void v_cmp_nle_f64(Lane& x) { assign(x, !(f64(x.s0) <= f64(x.s1))); }
void v_cmp_neq_f64(Lane& x) { assign(x, !(f64(x.s0) == f64(x.s1))); }
void v_cmp_nlt_f64(Lane& x) { assign(x, !(f64(x.s0) < f64(x.s1))); }
void v_cmp_tru_f64(Lane& x) { assign(x, b1(true)); }

// D0's bit of the lane and of EXEC = S0 compared with S1: f never, lt <, eq ==, le <=, gt >, lg < or >,
// ge >=, o neither is a NaN, u one is a NaN, tru always; nge, nlg, ngt, nle, neq, nlt the opposite of those.
void v_cmpx_f_f64(Lane& x) { assign_exec_too(x, b1(false)); }
void v_cmpx_lt_f64(Lane& x) { assign_exec_too(x, f64(x.s0) < f64(x.s1)); }
void v_cmpx_eq_f64(Lane& x) { assign_exec_too(x, f64(x.s0) == f64(x.s1)); }
void v_cmpx_le_f64(Lane& x) { assign_exec_too(x, f64(x.s0) <= f64(x.s1)); }
void v_cmpx_gt_f64(Lane& x) { assign_exec_too(x, f64(x.s0) > f64(x.s1)); }
void v_cmpx_lg_f64(Lane& x) { assign_exec_too(x, less_or_greater(f64(x.s0), f64(x.s1))); }
void v_cmpx_ge_f64(Lane& x) { assign_exec_too(x, f64(x.s0) >= f64(x.s1)); }
void v_cmpx_o_f64(Lane& x) { assign_exec_too(x, !unordered(f64(x.s0), f64(x.s1))); }
void v_cmpx_u_f64(Lane& x) { assign_exec_too(x, unordered(f64(x.s0), f64(x.s1))); }
void v_cmpx_nge_f64(Lane& x) { assign_exec_too(x, !(f64(x.s0) >= f64(x.s1))); }
void v_cmpx_nlg_f64(Lane& x) { assign_exec_too(x, !less_or_greater(f64(x.s0), f64(x.s1))); }
void v_cmpx_ngt_f64(Lane& x) { assign_exec_too(x, !(f64(x.s0) > f64(x.s1))); }
void v_cmpx_nle_f64(Lane& x) { assign_exec_too(x, !(f64(x.s0) <= f64(x.s1))); }
void v_cmpx_neq_f64(Lane& x) { assign_exec_too(x, !(f64(x.s0) == f64(x.s1))); }
void v_cmpx_nlt_f64(Lane& x) { assign_exec_too(x, !(f64(x.s0) < f64(x.s1))); }
void v_cmpx_tru_f64(Lane& x) { assign_exec_too(x, b1(true)); }

}  // namespace lw::sem
