# s_mulk_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803
asm s_mulk_i32 s4, 0x1 = 01 00 84 b7
asm s_mulk_i32 s4, 0xffff = ff ff 84 b7
asm s_mulk_i32 s4, 0x7fff = ff 7f 84 b7
bad s_mulk_i32 v4, 0x1
bad s_mulk_i32 s4
run simm16=0x7fff d0=0x55555555 -> d0=0x55552aab
run simm16=0xffff d0=0x80000000 -> d0=0x80000000
run simm16=0xffff d0=0xfedcba98 -> d0=0x1234568
run simm16=1 d0=0xffff0000 -> d0=0xffff0000
run simm16=1 d0=1 -> d0=1
run simm16=0x7fff d0=0x80000001 -> d0=0x80007fff
run simm16=0xffff d0=0xffff0000 -> d0=0x10000
run simm16=0x8000 d0=0x7fffffff -> d0=0x8000
run simm16=0x1234 d0=1 -> d0=0x1234

target gfx900
asm s_mulk_i32 s4, 0x1 = 01 00 84 b7
asm s_mulk_i32 s4, 0xffff = ff ff 84 b7
asm s_mulk_i32 s4, 0x7fff = ff 7f 84 b7
bad s_mulk_i32 v4, 0x1
bad s_mulk_i32 s4

target gfx906
asm s_mulk_i32 s4, 0x1 = 01 00 84 b7
asm s_mulk_i32 s4, 0xffff = ff ff 84 b7
asm s_mulk_i32 s4, 0x7fff = ff 7f 84 b7
bad s_mulk_i32 v4, 0x1
bad s_mulk_i32 s4
