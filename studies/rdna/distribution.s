// Half of a workgroup's work-items go on, chosen in one of four ways, with vector arithmetic; waves of which none does
// leave at once.

.macro go_on_where_vcc
  .if WAVE == 64
    s_and_b64 exec, exec, vcc
  .else
    s_and_b32 exec_lo, exec_lo, vcc_lo
  .endif
  s_cbranch_execnz .Lwork_\@
  s_endpgm
.Lwork_\@:
.endm

.macro compare operation, left, right
  .if WAVE == 64
    \operation vcc, \left, \right
  .else
    \operation vcc_lo, \left, \right
  .endif
.endm

.macro take_every_second
  v_and_b32 v2, 1, v0
  compare v_cmp_eq_u32, 0, v2
  go_on_where_vcc
.endm

.macro take_half_of_32
  v_and_b32 v2, 16, v0
  compare v_cmp_eq_u32, 0, v2
  go_on_where_vcc
.endm

.macro take_half_of_64
  v_and_b32 v2, 32, v0
  compare v_cmp_eq_u32, 0, v2
  go_on_where_vcc
.endm

.macro take_first_half
  s_movk_i32 s8, SIZE / 2
  compare v_cmp_gt_u32, s8, v0
  go_on_where_vcc
.endm

.macro add_apart
  .irp r, 8, 9, 10, 11, 12, 13, 14, 15
    v_add_f32 v\r, v1, v\r
  .endr
.endm

measured all, nothing, add_apart
measured every_second, take_every_second, add_apart
measured half_of_32, take_half_of_32, add_apart
measured half_of_64, take_half_of_64, add_apart
measured first_half, take_first_half, add_apart
