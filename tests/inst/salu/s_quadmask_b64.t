# s_quadmask_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_quadmask_b64 s[4:5], s[2:3] = 02 29 84 be
asm s_quadmask_b64 s[4:5], s[6:7] = 06 29 84 be
asm s_quadmask_b64 s[4:5], 0x12345678 = ff 29 84 be 78 56 34 12
asm s_quadmask_b64 s[4:5], exec = 7e 29 84 be
asm s_quadmask_b64 s[4:5], -16 = d0 29 84 be
asm s_quadmask_b64 vcc, 0.5 = f0 29 ea be
bad s_quadmask_b64 v[4:5], s[2:3] ! 1:16: destination must be 2 scalar registers
bad s_quadmask_b64 s[4:5] ! 1:22: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0 scc=0
run s0=1 -> d0=1 scc=1
run s0=0x8000000000000000 -> d0=0x8000 scc=1
run s0=0xf0001000000000 -> d0=0x2200 scc=1
run s0=0xffffffffffffffff -> d0=0xffff scc=1
run s0=0x1111111111111111 -> d0=0xffff scc=1

target gfx1010
asm s_quadmask_b64 s[16:17], s[32:33] = 20 2d 90 be

target gfx1100
asm s_quadmask_b64 s[16:17], s[32:33] = 20 1b 90 be
