// Vector integer compares.
#include "compare.h"

namespace lw::sem {
// clang-format off: one comparison a line, aligned.

// D0's bit of the lane = S0 compared with S1, signed 16-bit:
// f never, lt <, eq ==, le <=, gt >, ne !=, ge >=, t always.
void v_cmp_f_i16(Lane& x) { assign(x, b1(false)); }
void v_cmp_lt_i16(Lane& x) { assign(x, i16(x.s0) < i16(x.s1)); }
void v_cmp_eq_i16(Lane& x) { assign(x, i16(x.s0) == i16(x.s1)); }
void v_cmp_le_i16(Lane& x) { assign(x, i16(x.s0) <= i16(x.s1)); }
void v_cmp_gt_i16(Lane& x) { assign(x, i16(x.s0) > i16(x.s1)); }
void v_cmp_ne_i16(Lane& x) { assign(x, i16(x.s0) != i16(x.s1)); }
void v_cmp_ge_i16(Lane& x) { assign(x, i16(x.s0) >= i16(x.s1)); }
void v_cmp_t_i16(Lane& x) { assign(x, b1(true)); }

// D0's bit of the lane and of EXEC = S0 compared with S1, signed 16-bit:
// f never, lt <, eq ==, le <=, gt >, ne !=, ge >=, t always.
void v_cmpx_f_i16(Lane& x) { assign_exec_too(x, b1(false)); }
void v_cmpx_lt_i16(Lane& x) { assign_exec_too(x, i16(x.s0) < i16(x.s1)); }
void v_cmpx_eq_i16(Lane& x) { assign_exec_too(x, i16(x.s0) == i16(x.s1)); }
void v_cmpx_le_i16(Lane& x) { assign_exec_too(x, i16(x.s0) <= i16(x.s1)); }
void v_cmpx_gt_i16(Lane& x) { assign_exec_too(x, i16(x.s0) > i16(x.s1)); }
void v_cmpx_ne_i16(Lane& x) { assign_exec_too(x, i16(x.s0) != i16(x.s1)); }
void v_cmpx_ge_i16(Lane& x) { assign_exec_too(x, i16(x.s0) >= i16(x.s1)); }
void v_cmpx_t_i16(Lane& x) { assign_exec_too(x, b1(true)); }

// D0's bit of the lane = S0 compared with S1, unsigned 16-bit:
// f never, lt <, eq ==, le <=, gt >, ne !=, ge >=, t always.
void v_cmp_f_u16(Lane& x) { assign(x, b1(false)); }
void v_cmp_lt_u16(Lane& x) { assign(x, u16(x.s0) < u16(x.s1)); }
void v_cmp_eq_u16(Lane& x) { assign(x, u16(x.s0) == u16(x.s1)); }
void v_cmp_le_u16(Lane& x) { assign(x, u16(x.s0) <= u16(x.s1)); }
void v_cmp_gt_u16(Lane& x) { assign(x, u16(x.s0) > u16(x.s1)); }
void v_cmp_ne_u16(Lane& x) { assign(x, u16(x.s0) != u16(x.s1)); }
void v_cmp_ge_u16(Lane& x) { assign(x, u16(x.s0) >= u16(x.s1)); }
void v_cmp_t_u16(Lane& x) { assign(x, b1(true)); }

// D0's bit of the lane and of EXEC = S0 compared with S1, unsigned 16-bit:
// f never, lt <, eq ==, le <=, gt >, ne !=, ge >=, t always.
void v_cmpx_f_u16(Lane& x) { assign_exec_too(x, b1(false)); }
void v_cmpx_lt_u16(Lane& x) { assign_exec_too(x, u16(x.s0) < u16(x.s1)); }
void v_cmpx_eq_u16(Lane& x) { assign_exec_too(x, u16(x.s0) == u16(x.s1)); }
void v_cmpx_le_u16(Lane& x) { assign_exec_too(x, u16(x.s0) <= u16(x.s1)); }
void v_cmpx_gt_u16(Lane& x) { assign_exec_too(x, u16(x.s0) > u16(x.s1)); }
void v_cmpx_ne_u16(Lane& x) { assign_exec_too(x, u16(x.s0) != u16(x.s1)); }
void v_cmpx_ge_u16(Lane& x) { assign_exec_too(x, u16(x.s0) >= u16(x.s1)); }
void v_cmpx_t_u16(Lane& x) { assign_exec_too(x, b1(true)); }

// D0's bit of the lane = S0 compared with S1, signed 32-bit:
// f never, lt <, eq ==, le <=, gt >, ne !=, ge >=, t always.
void v_cmp_f_i32(Lane& x) { assign(x, b1(false)); }
void v_cmp_lt_i32(Lane& x) { assign(x, i32(x.s0) < i32(x.s1)); }
void v_cmp_eq_i32(Lane& x) { assign(x, i32(x.s0) == i32(x.s1)); }
void v_cmp_le_i32(Lane& x) { assign(x, i32(x.s0) <= i32(x.s1)); }
void v_cmp_gt_i32(Lane& x) { assign(x, i32(x.s0) > i32(x.s1)); }
void v_cmp_ne_i32(Lane& x) { assign(x, i32(x.s0) != i32(x.s1)); }
void v_cmp_ge_i32(Lane& x) { assign(x, i32(x.s0) >= i32(x.s1)); }
void v_cmp_t_i32(Lane& x) { assign(x, b1(true)); }

// D0's bit of the lane and of EXEC = S0 compared with S1, signed 32-bit:
// f never, lt <, eq ==, le <=, gt >, ne !=, ge >=, t always.
void v_cmpx_f_i32(Lane& x) { assign_exec_too(x, b1(false)); }
void v_cmpx_lt_i32(Lane& x) { assign_exec_too(x, i32(x.s0) < i32(x.s1)); }
void v_cmpx_eq_i32(Lane& x) { assign_exec_too(x, i32(x.s0) == i32(x.s1)); }
void v_cmpx_le_i32(Lane& x) { assign_exec_too(x, i32(x.s0) <= i32(x.s1)); }
void v_cmpx_gt_i32(Lane& x) { assign_exec_too(x, i32(x.s0) > i32(x.s1)); }
void v_cmpx_ne_i32(Lane& x) { assign_exec_too(x, i32(x.s0) != i32(x.s1)); }
void v_cmpx_ge_i32(Lane& x) { assign_exec_too(x, i32(x.s0) >= i32(x.s1)); }
void v_cmpx_t_i32(Lane& x) { assign_exec_too(x, b1(true)); }

// D0's bit of the lane = S0 compared with S1, unsigned 32-bit:
// f never, lt <, eq ==, le <=, gt >, ne !=, ge >=, t always.
void v_cmp_f_u32(Lane& x) { assign(x, b1(false)); }
void v_cmp_lt_u32(Lane& x) { assign(x, u32(x.s0) < u32(x.s1)); }
void v_cmp_eq_u32(Lane& x) { assign(x, u32(x.s0) == u32(x.s1)); }
void v_cmp_le_u32(Lane& x) { assign(x, u32(x.s0) <= u32(x.s1)); }
void v_cmp_gt_u32(Lane& x) { assign(x, u32(x.s0) > u32(x.s1)); }
void v_cmp_ne_u32(Lane& x) { assign(x, u32(x.s0) != u32(x.s1)); }
void v_cmp_ge_u32(Lane& x) { assign(x, u32(x.s0) >= u32(x.s1)); }
void v_cmp_t_u32(Lane& x) { assign(x, b1(true)); }

// D0's bit of the lane and of EXEC = S0 compared with S1, unsigned 32-bit:
// f never, lt <, eq ==, le <=, gt >, ne !=, ge >=, t always.
void v_cmpx_f_u32(Lane& x) { assign_exec_too(x, b1(false)); }
void v_cmpx_lt_u32(Lane& x) { assign_exec_too(x, u32(x.s0) < u32(x.s1)); }
void v_cmpx_eq_u32(Lane& x) { assign_exec_too(x, u32(x.s0) == u32(x.s1)); }
void v_cmpx_le_u32(Lane& x) { assign_exec_too(x, u32(x.s0) <= u32(x.s1)); }
void v_cmpx_gt_u32(Lane& x) { assign_exec_too(x, u32(x.s0) > u32(x.s1)); }
void v_cmpx_ne_u32(Lane& x) { assign_exec_too(x, u32(x.s0) != u32(x.s1)); }
void v_cmpx_ge_u32(Lane& x) { assign_exec_too(x, u32(x.s0) >= u32(x.s1)); }
void v_cmpx_t_u32(Lane& x) { assign_exec_too(x, b1(true)); }

// D0's bit of the lane = S0 compared with S1, signed 64-bit:
// f never, lt <, eq ==, le <=, gt >, ne !=, ge >=, t always.
void v_cmp_f_i64(Lane& x) { assign(x, b1(false)); }
void v_cmp_lt_i64(Lane& x) { assign(x, i64(x.s0) < i64(x.s1)); }
void v_cmp_eq_i64(Lane& x) { assign(x, i64(x.s0) == i64(x.s1)); }
void v_cmp_le_i64(Lane& x) { assign(x, i64(x.s0) <= i64(x.s1)); }
void v_cmp_gt_i64(Lane& x) { assign(x, i64(x.s0) > i64(x.s1)); }
void v_cmp_ne_i64(Lane& x) { assign(x, i64(x.s0) != i64(x.s1)); }
void v_cmp_ge_i64(Lane& x) { assign(x, i64(x.s0) >= i64(x.s1)); }
void v_cmp_t_i64(Lane& x) { assign(x, b1(true)); }

// D0's bit of the lane and of EXEC = S0 compared with S1, signed 64-bit:
// f never, lt <, eq ==, le <=, gt >, ne !=, ge >=, t always.
void v_cmpx_f_i64(Lane& x) { assign_exec_too(x, b1(false)); }
void v_cmpx_lt_i64(Lane& x) { assign_exec_too(x, i64(x.s0) < i64(x.s1)); }
void v_cmpx_eq_i64(Lane& x) { assign_exec_too(x, i64(x.s0) == i64(x.s1)); }
void v_cmpx_le_i64(Lane& x) { assign_exec_too(x, i64(x.s0) <= i64(x.s1)); }
void v_cmpx_gt_i64(Lane& x) { assign_exec_too(x, i64(x.s0) > i64(x.s1)); }
void v_cmpx_ne_i64(Lane& x) { assign_exec_too(x, i64(x.s0) != i64(x.s1)); }
void v_cmpx_ge_i64(Lane& x) { assign_exec_too(x, i64(x.s0) >= i64(x.s1)); }
void v_cmpx_t_i64(Lane& x) { assign_exec_too(x, b1(true)); }

// D0's bit of the lane = S0 compared with S1, unsigned 64-bit:
// f never, lt <, eq ==, le <=, gt >, ne !=, ge >=, t always.
void v_cmp_f_u64(Lane& x) { assign(x, b1(false)); }
void v_cmp_lt_u64(Lane& x) { assign(x, u64(x.s0) < u64(x.s1)); }
void v_cmp_eq_u64(Lane& x) { assign(x, u64(x.s0) == u64(x.s1)); }
void v_cmp_le_u64(Lane& x) { assign(x, u64(x.s0) <= u64(x.s1)); }
void v_cmp_gt_u64(Lane& x) { assign(x, u64(x.s0) > u64(x.s1)); }
void v_cmp_ne_u64(Lane& x) { assign(x, u64(x.s0) != u64(x.s1)); }
void v_cmp_ge_u64(Lane& x) { assign(x, u64(x.s0) >= u64(x.s1)); }
void v_cmp_t_u64(Lane& x) { assign(x, b1(true)); }

// D0's bit of the lane and of EXEC = S0 compared with S1, unsigned 64-bit:
// f never, lt <, eq ==, le <=, gt >, ne !=, ge >=, t always.
void v_cmpx_f_u64(Lane& x) { assign_exec_too(x, b1(false)); }
void v_cmpx_lt_u64(Lane& x) { assign_exec_too(x, u64(x.s0) < u64(x.s1)); }
void v_cmpx_eq_u64(Lane& x) { assign_exec_too(x, u64(x.s0) == u64(x.s1)); }
void v_cmpx_le_u64(Lane& x) { assign_exec_too(x, u64(x.s0) <= u64(x.s1)); }
void v_cmpx_gt_u64(Lane& x) { assign_exec_too(x, u64(x.s0) > u64(x.s1)); }
void v_cmpx_ne_u64(Lane& x) { assign_exec_too(x, u64(x.s0) != u64(x.s1)); }
void v_cmpx_ge_u64(Lane& x) { assign_exec_too(x, u64(x.s0) >= u64(x.s1)); }
void v_cmpx_t_u64(Lane& x) { assign_exec_too(x, b1(true)); }

}  // namespace lw::sem
