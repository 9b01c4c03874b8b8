# s_mulk_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_mulk_i32 s4, 0x1 = 01 00 84 b7
asm s_mulk_i32 s4, 0xffff = ff ff 84 b7
asm s_mulk_i32 s4, 0x7fff = ff 7f 84 b7
bad s_mulk_i32 v4, 0x1 ! 1:12: destination must be a scalar register
bad s_mulk_i32 s4 ! 1:14: expected 2 operands, found 1

target gfx803 gfx900
run simm16=0x8000 d0=0x80000001 -> d0=0xffff8000
run simm16=0x7fff d0=0x12345678 -> d0=0x1907a988
run simm16=0 d0=0x7fffffff -> d0=0
run simm16=1 d0=0x80000000 -> d0=0x80000000
run simm16=0x1234 d0=0x12345678 -> d0=0x60b60060
run simm16=1 d0=0xfedcba98 -> d0=0xfedcba98
run simm16=0x8000 d0=0x7fffffff -> d0=0x8000
run simm16=0x1234 d0=0xfedcba98 -> d0=0x49f496e0
run simm16=1 d0=1 -> d0=1

target gfx1010
asm s_mulk_i32 s16, 0x1 = 01 00 10 b8
