# s_addk_i32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_addk_i32 s4, 0x1 = 01 00 04 b7
asm s_addk_i32 s4, 0xffff = ff ff 04 b7
asm s_addk_i32 s4, 0x7fff = ff 7f 04 b7
bad s_addk_i32 v4, 0x1 ! 1:12: destination must be a scalar register
bad s_addk_i32 s4 ! 1:14: expected 2 operands, found 1

target gfx803 gfx900
run simm16=1 d0=0x7fffffff -> d0=0x80000000 scc=1
run simm16=0xffff d0=0x80000000 -> d0=0x7fffffff scc=1
run simm16=0xffff d0=0 -> d0=0xffffffff scc=0
run simm16=0x8000 d0=0 -> d0=0xffff8000 scc=0
run simm16=0x1234 d0=0x7fffffff -> d0=0x80001233 scc=1
run simm16=0x1234 d0=0 -> d0=0x1234 scc=0
run simm16=0 d0=0x12345678 -> d0=0x12345678 scc=0
run simm16=0x1234 d0=0x12345678 -> d0=0x123468ac scc=0
run simm16=0x8000 d0=0x7fffffff -> d0=0x7fff7fff scc=0

target gfx1010
asm s_addk_i32 s16, 0x1 = 01 00 90 b7

target gfx1200
asm s_addk_co_i32 s16, 0x1 = 01 00 90 b7
