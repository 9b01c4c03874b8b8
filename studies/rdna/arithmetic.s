// Vector arithmetic in chains: eight that do not depend on each other, or one.

.macro add_apart
  .irp r, 8, 9, 10, 11, 12, 13, 14, 15
    v_add_f32 v\r, v1, v\r
  .endr
.endm

.macro add_in_a_row
  .rept 8
    v_add_f32 v8, v1, v8
  .endr
.endm

measured independent, nothing, add_apart
measured dependent, nothing, add_in_a_row
