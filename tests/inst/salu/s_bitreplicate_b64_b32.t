# s_bitreplicate_b64_b32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx900 gfx906
asm s_bitreplicate_b64_b32 s[4:5], s2 = 02 37 84 be
asm s_bitreplicate_b64_b32 s[4:5], s6 = 06 37 84 be
asm s_bitreplicate_b64_b32 s[4:5], 0x12345678 = ff 37 84 be 78 56 34 12
asm s_bitreplicate_b64_b32 s[4:5], m0 = 7c 37 84 be
asm s_bitreplicate_b64_b32 s[4:5], -16 = d0 37 84 be
asm s_bitreplicate_b64_b32 vcc, 0.5 = f0 37 ea be
bad s_bitreplicate_b64_b32 v[4:5], s2 ! 1:24: destination must be 2 scalar registers
bad s_bitreplicate_b64_b32 s[4:5] ! 1:30: expected 2 operands, found 1

target gfx900
run s0=0 -> d0=0
run s0=1 -> d0=3
run s0=0xffffffff -> d0=0xffffffffffffffff
run s0=0x7fffffff -> d0=0x3fffffffffffffff
run s0=0x80000000 -> d0=0xc000000000000000
run s0=0x12345678 -> d0=0x30c0f30333c3fc0
run s0=0xfedcba98 -> d0=0xfffcf3f0cfccc3c0
run s0=0x80000001 -> d0=0xc000000000000003
run s0=0xffff0000 -> d0=0xffffffff00000000
run s0=0x55555555 -> d0=0x3333333333333333

target gfx1010
asm s_bitreplicate_b64_b32 s[16:17], s32 = 20 3b 90 be

target gfx1100
asm s_bitreplicate_b64_b32 s[16:17], s32 = 20 14 90 be
