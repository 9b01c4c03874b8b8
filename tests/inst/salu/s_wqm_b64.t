# s_wqm_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_wqm_b64 s[4:5], s[2:3] = 02 07 84 be
asm s_wqm_b64 s[4:5], s[6:7] = 06 07 84 be
asm s_wqm_b64 s[4:5], 0x12345678 = ff 07 84 be 78 56 34 12
asm s_wqm_b64 s[4:5], exec = 7e 07 84 be
asm s_wqm_b64 s[4:5], -16 = d0 07 84 be
asm s_wqm_b64 vcc, 0.5 = f0 07 ea be
bad s_wqm_b64 v[4:5], s[2:3] ! 1:11: destination must be 2 scalar registers
bad s_wqm_b64 s[4:5] ! 1:17: expected 2 operands, found 1

target gfx803 gfx900
run s0=0 -> d0=0 scc=0
run s0=1 -> d0=0xf scc=1
run s0=0x8000000000000000 -> d0=0xf000000000000000 scc=1
run s0=0xf0001000000000 -> d0=0xf000f000000000 scc=1
run s0=0xffffffffffffffff -> d0=0xffffffffffffffff scc=1
run s0=0x1111111111111111 -> d0=0xffffffffffffffff scc=1

target gfx1010
asm s_wqm_b64 s[16:17], s[32:33] = 20 0a 90 be

target gfx1100
asm s_wqm_b64 s[16:17], s[32:33] = 20 1d 90 be
