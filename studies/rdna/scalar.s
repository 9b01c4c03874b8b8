// Scalar arithmetic alone, and beside as much vector arithmetic.

.macro scalars
  .irp r, 8, 9, 10, 11, 12, 13, 14, 15
    s_mov_b32 s\r, s6
  .endr
.endm

.macro vectors_and_scalars
  .irp r, 8, 9, 10, 11
    v_add_f32 v\r, v1, v\r
    s_mov_b32 s\r, s6
  .endr
.endm

measured scalar, nothing, scalars
measured mixed, nothing, vectors_and_scalars
