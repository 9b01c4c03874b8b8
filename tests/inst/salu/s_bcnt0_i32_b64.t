# s_bcnt0_i32_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_bcnt0_i32_b64 s4, s[2:3] = 02 0b 84 be
asm s_bcnt0_i32_b64 s4, s[6:7] = 06 0b 84 be
asm s_bcnt0_i32_b64 s4, 0x12345678 = ff 0b 84 be 78 56 34 12
asm s_bcnt0_i32_b64 s4, exec = 7e 0b 84 be
asm s_bcnt0_i32_b64 s4, -16 = d0 0b 84 be
asm s_bcnt0_i32_b64 vcc_hi, 0.5 = f0 0b eb be
bad s_bcnt0_i32_b64 v4, s[2:3] ! 1:17: destination must be a scalar register
bad s_bcnt0_i32_b64 s4 ! 1:19: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0x40 scc=1
run s0=0xffffffffffffffff -> d0=0 scc=0
run s0=0x7fffffffffffffff -> d0=1 scc=1
run s0=1 -> d0=0x3f scc=1
run s0=0x123456789abcdef -> d0=0x20 scc=1
run s0=0x8000000000000000 -> d0=0x3f scc=1
run s0=0xfedcba9876543210 -> d0=0x20 scc=1
run s0=0x100000000 -> d0=0x3f scc=1
run s0=0xffffffff00000000 -> d0=0x20 scc=1
run s0=0xffffffff -> d0=0x20 scc=1

target gfx1010
asm s_bcnt0_i32_b64 s16, s[32:33] = 20 0e 90 be

target gfx1100
asm s_bcnt0_i32_b64 s16, s[32:33] = 20 17 90 be
