# s_movk_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_movk_i32 s4, 0x1 = 01 00 04 b0
asm s_movk_i32 s4, 0xffff = ff ff 04 b0
asm s_movk_i32 s4, 0x7fff = ff 7f 04 b0
bad s_movk_i32 v4, 0x1 ! 1:12: destination must be a scalar register
bad s_movk_i32 s4 ! 1:14: expected 2 operands, found 1

target gfx803 gfx900
run simm16=0 -> d0=0
run simm16=1 -> d0=1
run simm16=0xffff -> d0=0xffffffff
run simm16=0x7fff -> d0=0x7fff
run simm16=0x8000 -> d0=0xffff8000
run simm16=0x1234 -> d0=0x1234
