// Vector arithmetic in chains: eight that do not depend on each other, or one.

.macro add_apart
  .irp r, 8, 9, 10, 11, 12, 13, 14, 15
    v_add_f32 v\r, v1, v\r
  .endr
.endm

// Where waves share a queue in front of the VALU, what waits there is in the way of other waves: s_delay_alu lets it wait
// before, as compilers do.
.macro add_in_a_row
  .rept 8
    .if .amdgcn.gfx_generation_number >= 11
      s_delay_alu instid0(VALU_DEP_1)
    .endif
    v_add_f32 v8, v1, v8
  .endr
.endm

measured independent, nothing, add_apart
measured dependent, nothing, add_in_a_row
