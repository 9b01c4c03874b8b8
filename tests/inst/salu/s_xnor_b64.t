# s_xnor_b64: manual 12.1

target gfx803 gfx900 gfx906
asm s_xnor_b64 s[4:5], s[2:3], s[6:7] = 02 06 84 8d
asm s_xnor_b64 s[4:5], s[6:7], s[8:9] = 06 08 84 8d
asm s_xnor_b64 s[4:5], 0x12345678, s[8:9] = ff 08 84 8d 78 56 34 12
asm s_xnor_b64 s[4:5], exec, s[8:9] = 7e 08 84 8d
asm s_xnor_b64 s[4:5], s[6:7], -16 = 06 d0 84 8d
asm s_xnor_b64 vcc, s[6:7], 0.5 = 06 f0 ea 8d
bad s_xnor_b64 v[4:5], s[2:3], s[6:7] ! 1:12: destination must be 2 scalar registers
bad s_xnor_b64 s[4:5], s[2:3] ! 1:26: expected 3 operands, found 2

target gfx803 gfx900
run s0=0xfedcba9876543210 s1=0 -> d0=0x123456789abcdef scc=1
run s0=0 s1=0x100000000 -> d0=0xfffffffeffffffff scc=1
run s0=0xfedcba9876543210 s1=0x100000000 -> d0=0x123456689abcdef scc=1
run s0=0x8000000000000000 s1=1 -> d0=0x7ffffffffffffffe scc=1
run s0=0xffffffff s1=1 -> d0=0xffffffff00000001 scc=1
run s0=0x100000000 s1=0x100000000 -> d0=0xffffffffffffffff scc=1
run s0=0xfedcba9876543210 s1=0xffffffffffffffff -> d0=0xfedcba9876543210 scc=1
run s0=1 s1=0xfedcba9876543210 -> d0=0x123456789abcdee scc=1
run s0=0xffffffffffffffff s1=0xffffffff -> d0=0xffffffff scc=1

target gfx1010
asm s_xnor_b64 s[16:17], s[32:33], s[48:49] = 20 30 90 8e

target gfx1100
asm s_xnor_b64 s[16:17], s[32:33], s[48:49] = 20 30 90 90
