# v_cmpx_nlg_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmpx_nlg_f64_e32 vcc, v[1:2], v[2:3] = 01 05 f4 7c
asm v_cmpx_nlg_f64_e64 s[2:3], v[2:3], v[2:3] = 02 00 7a d0 02 05 02 00
asm v_cmpx_nlg_f64_e64 s[4:5], v[6:7], v[8:9] = 04 00 7a d0 06 11 02 00
asm v_cmpx_nlg_f64_e64 vcc, s[2:3], v[8:9] = 6a 00 7a d0 02 10 02 00
asm v_cmpx_nlg_f64_e32 vcc, 1.0, v[8:9] = f2 10 f4 7c
asm v_cmpx_nlg_f64_e32 vcc, 0x12345, v[8:9] = ff 10 f4 7c 45 23 01 00
asm v_cmpx_nlg_f64_e64 s[4:5], -v[6:7], |v[8:9]| = 04 02 7a d0 06 11 02 20
bad v_cmpx_nlg_f64_e32 scc, v[1:2], v[2:3] ! 1:20: destination must be vcc

target gfx803 gfx900
run s0=0 s1=0x8000000000000000 -> d0=1 exec=1
run s0=0x3ff0000000000000 s1=0x3ff0000000000000 -> d0=1 exec=1
run s0=0xbff0000000000000 s1=0x3ff0000000000000 -> d0=0 exec=0
run s0=0x3ff0000000000000 s1=0x7ff8000000000000 -> d0=1 exec=1
run s0=0xfff0000000000000 s1=0x7ff0000000000000 -> d0=0 exec=0
run s0=0x7ff8000000000000 s1=0x7ff8000000000000 -> d0=1 exec=1
run s0=0xc004000000000000 s1=0x7ff0000000000001 -> d0=1 exec=1
run s0=0x800fffffffffffff s1=0xfff0000000000000 -> d0=0 exec=0
run s0=0x400921fb54442d18 s1=0x7ff0000000000001 -> d0=1 exec=1
run s0=0x10000000000000 s1=0xfff0000000000000 -> d0=0 exec=0
run s0=0x7ff8000000000001 s1=0 -> d0=1 exec=1
run s0=0x3fdfffffffffffff s1=0xc004000000000000 -> d0=0 exec=0
run s0=0x400921fb54442d18 s1=0x400921fb54442d18 -> d0=1 exec=1
run mode=0x300 s0=0x800fffffffffffff s1=1 -> d0=1 exec=1
run mode=0x300 s0=1 s1=0 -> d0=1 exec=1

target gfx1010
asm v_cmpx_nlg_f64_e32 v[8:9], v[16:17] = 08 21 74 7c
asm v_cmpx_nlg_f64_e64 v[8:9], v[16:17] = 7e 00 3a d4 08 21 02 00

target gfx1100
asm v_cmpx_nlg_f64_e32 v[8:9], v[16:17] = 08 21 54 7d
asm v_cmpx_nlg_f64_e64 v[8:9], v[16:17] = 7e 00 aa d4 08 21 02 00
