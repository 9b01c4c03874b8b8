// The same under an EXEC of EXEC_LO and EXEC_HI, and compares, which write a scalar register.

.macro set_lanes
  s_mov_b32 exec_lo, EXEC_LO
  s_mov_b32 exec_hi, EXEC_HI
.endm

.macro add_apart
  .irp r, 8, 9, 10, 11, 12, 13, 14, 15
    v_add_f32 v\r, v1, v\r
  .endr
.endm

.macro compare
  .rept 8
    v_cmp_lt_f32 vcc, v1, v2
  .endr
.endm

measured adds, set_lanes, add_apart
measured compares, set_lanes, compare
