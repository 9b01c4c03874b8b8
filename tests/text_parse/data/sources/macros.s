.macro add a, b=2, c:req
  v_add_f32 v\a, v\b, v\c
label\@:
.endm
add 1, c=3
add 1, 4, 5
add 6 7 8
.macro bytes first, rest:vararg
  .byte \first
  .ifnb \rest
  bytes \rest
  .endif
.endm
bytes 1, 2, 3
.rept 3
  s_nop 1
.endr
.irp r, 1, 2, 5
  s_mov_b32 s\r, \r
.endr
.irpc c, 123
  .byte \c
.endr
.macro outer n
  .if \n > 0
    s_nop \n
    outer (\n-1)
  .else
    s_endpgm
    .exitm
    s_nop 15
  .endif
.endm
outer 3
.purgem add
.macro add
  s_nop 9
.endm
add
.if 0
  this is not read
  .if 1
    nor this
  .endif
.elseif 2 == 2
  s_nop 4
.else
  s_nop 5
.endif
.ifdef start
  s_nop 6
.else
  s_nop 7
.endif
.ifndef start
  s_nop 8
.endif
.ifc abc, abc
  s_nop 10
.endif
.ifeq 1-1
  s_nop 11
.endif
