# s_cmovk_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_cmovk_i32 s4, 0x1 = 01 00 84 b0
asm s_cmovk_i32 s4, 0xffff = ff ff 84 b0
asm s_cmovk_i32 s4, 0x7fff = ff 7f 84 b0
bad s_cmovk_i32 v4, 0x1 ! 1:13: destination must be a scalar register
bad s_cmovk_i32 s4 ! 1:15: expected 2 operands, found 1

target gfx803 gfx900
run simm16=0x7fff scc=0 d0=0x55555555 -> d0=0x55555555
run simm16=1 scc=0 d0=0x7fffffff -> d0=0x7fffffff
run simm16=0x1234 scc=1 d0=0x12345678 -> d0=0x1234
run simm16=0x8000 scc=1 d0=0x80000000 -> d0=0xffff8000
run simm16=0xffff scc=0 d0=0x80000000 -> d0=0x80000000
run simm16=0x7fff scc=0 d0=1 -> d0=1
run simm16=0 scc=0 d0=0xfedcba98 -> d0=0xfedcba98
run simm16=1 scc=0 d0=0x12345678 -> d0=0x12345678
run simm16=0xffff scc=0 d0=0 -> d0=0

target gfx1010
asm s_cmovk_i32 s16, 0x1 = 01 00 10 b1
