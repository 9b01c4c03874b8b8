# v_cmpx_ne_u64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmpx_ne_u64_e32 vcc, v[1:2], v[2:3] = 01 05 fa 7d
asm v_cmpx_ne_u64_e64 s[2:3], v[2:3], v[2:3] = 02 00 fd d0 02 05 02 00
asm v_cmpx_ne_u64_e64 s[4:5], v[6:7], v[8:9] = 04 00 fd d0 06 11 02 00
asm v_cmpx_ne_u64_e64 vcc, s[2:3], v[8:9] = 6a 00 fd d0 02 10 02 00
asm v_cmpx_ne_u64_e32 vcc, 1.0, v[8:9] = f2 10 fa 7d
asm v_cmpx_ne_u64_e32 vcc, 0x12345, v[8:9] = ff 10 fa 7d 45 23 01 00
bad v_cmpx_ne_u64_e32 scc, v[1:2], v[2:3] ! 1:19: destination must be vcc

target gfx803 gfx900
run s0=0 s1=0 -> d0=0 exec=0
run s0=0x7fffffffffffffff s1=0 -> d0=1 exec=1
run s0=0x7fffffffffffffff s1=0x7fffffffffffffff -> d0=0 exec=0
run s0=0xffffffff s1=0x8000000000000000 -> d0=1 exec=1
run s0=0x100000000 s1=0x100000000 -> d0=0 exec=0
run s0=0xffffffff00000000 s1=0x123456789abcdef -> d0=1 exec=1
run s0=0x8000000000000000 s1=0x8000000000000000 -> d0=0 exec=0

target gfx1010
asm v_cmpx_ne_u64_e32 v[8:9], v[16:17] = 08 21 ea 7d
asm v_cmpx_ne_u64_e64 v[8:9], v[16:17] = 7e 00 f5 d4 08 21 02 00

target gfx1100
asm v_cmpx_ne_u64_e32 v[8:9], v[16:17] = 08 21 ba 7d
asm v_cmpx_ne_u64_e64 v[8:9], v[16:17] = 7e 00 dd d4 08 21 02 00
