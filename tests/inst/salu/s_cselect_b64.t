# s_cselect_b64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm s_cselect_b64 s[4:5], s[2:3], s[6:7] = 02 06 84 85
asm s_cselect_b64 s[4:5], s[6:7], s[8:9] = 06 08 84 85
asm s_cselect_b64 s[4:5], 0x12345678, s[8:9] = ff 08 84 85 78 56 34 12
asm s_cselect_b64 s[4:5], exec, s[8:9] = 7e 08 84 85
asm s_cselect_b64 s[4:5], s[6:7], -16 = 06 d0 84 85
asm s_cselect_b64 vcc, s[6:7], 0.5 = 06 f0 ea 85
bad s_cselect_b64 v[4:5], s[2:3], s[6:7] ! 1:15: destination must be 2 scalar registers
bad s_cselect_b64 s[4:5], s[2:3] ! 1:29: expected 3 operands, found 2

target gfx803 gfx900
run s0=0xfedcba9876543210 s1=0 scc=0 -> d0=0
run s0=0x8000000000000000 s1=0xffffffff scc=0 -> d0=0xffffffff
run s0=0x100000000 s1=0xffffffff00000000 scc=1 -> d0=0x100000000
run s0=0x8000000000000000 s1=0x8000000000000000 scc=0 -> d0=0x8000000000000000
run s0=0x8000000000000000 s1=0x123456789abcdef scc=0 -> d0=0x123456789abcdef
run s0=0xffffffff s1=0xfedcba9876543210 scc=0 -> d0=0xfedcba9876543210
run s0=0xfedcba9876543210 s1=0xffffffff00000000 scc=0 -> d0=0xffffffff00000000
run s0=1 s1=0xffffffffffffffff scc=1 -> d0=1
run s0=0xffffffff s1=0xffffffffffffffff scc=0 -> d0=0xffffffffffffffff

target gfx1100
asm s_cselect_b64 s[16:17], s[32:33], s[48:49] = 20 30 90 98
