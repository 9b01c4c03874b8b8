# s_xor_b64: manual 12.1

target gfx803 gfx900 gfx906
asm s_xor_b64 s[4:5], s[2:3], s[6:7] = 02 06 84 88
asm s_xor_b64 s[4:5], s[6:7], s[8:9] = 06 08 84 88
asm s_xor_b64 s[4:5], 0x12345678, s[8:9] = ff 08 84 88 78 56 34 12
asm s_xor_b64 s[4:5], exec, s[8:9] = 7e 08 84 88
asm s_xor_b64 s[4:5], s[6:7], -16 = 06 d0 84 88
asm s_xor_b64 vcc, s[6:7], 0.5 = 06 f0 ea 88
bad s_xor_b64 v[4:5], s[2:3], s[6:7] ! 1:11: destination must be 2 scalar registers
bad s_xor_b64 s[4:5], s[2:3] ! 1:25: expected 3 operands, found 2

target gfx803 gfx900
run s0=1 s1=0x123456789abcdef -> d0=0x123456789abcdee scc=1
run s0=0xffffffffffffffff s1=0x100000000 -> d0=0xfffffffeffffffff scc=1
run s0=0x100000000 s1=0xffffffff00000000 -> d0=0xfffffffe00000000 scc=1
run s0=0xfedcba9876543210 s1=0x100000000 -> d0=0xfedcba9976543210 scc=1
run s0=0 s1=0x123456789abcdef -> d0=0x123456789abcdef scc=1
run s0=1 s1=0xfedcba9876543210 -> d0=0xfedcba9876543211 scc=1
run s0=0x7fffffffffffffff s1=0xfedcba9876543210 -> d0=0x8123456789abcdef scc=1
run s0=0xffffffff00000000 s1=1 -> d0=0xffffffff00000001 scc=1
run s0=0x123456789abcdef s1=0xfedcba9876543210 -> d0=0xffffffffffffffff scc=1

target gfx1010
asm s_xor_b64 s[16:17], s[32:33], s[48:49] = 20 30 90 89

target gfx1100
asm s_xor_b64 s[16:17], s[32:33], s[48:49] = 20 30 90 8d
