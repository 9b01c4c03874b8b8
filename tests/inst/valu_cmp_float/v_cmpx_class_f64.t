# v_cmpx_class_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_cmpx_class_f64_e32 vcc, v[1:2], v2 = 01 05 26 7c
asm v_cmpx_class_f64_e64 s[2:3], v[2:3], v2 = 02 00 13 d0 02 05 02 00
asm v_cmpx_class_f64_e64 s[4:5], v[6:7], v8 = 04 00 13 d0 06 11 02 00
asm v_cmpx_class_f64_e64 vcc, s[2:3], v8 = 6a 00 13 d0 02 10 02 00
asm v_cmpx_class_f64_e32 vcc, 1.0, v8 = f2 10 26 7c
asm v_cmpx_class_f64_e32 vcc, 0x12345, v8 = ff 10 26 7c 45 23 01 00
bad v_cmpx_class_f64_e32 scc, v[1:2], v2 ! 1:22: destination must be vcc
bad v_cmpx_class_f64_e32 vcc, v[1:2] ! 1:27: third operand takes a vector register, found 2 registers

target gfx803 gfx900
run s0=0x10000000000000 s1=0x3ff -> d0=1 exec=1
run s0=0x400921fb54442d18 s1=1 -> d0=0 exec=0
run s0=0 s1=0x3ff -> d0=1 exec=1
run s0=1 s1=0x200 -> d0=0 exec=0
run s0=0x4004000000000000 s1=0x100 -> d0=1 exec=1
run s0=0x3ff0000000000000 s1=0 -> d0=0 exec=0
run s0=0xc004000000000000 s1=0x3ff -> d0=1 exec=1

target gfx1010
asm v_cmpx_class_f64_e32 v[8:9], v16 = 08 21 70 7d
asm v_cmpx_class_f64_e64 v[8:9], v16 = 7e 00 b8 d4 08 21 02 00

target gfx1100
asm v_cmpx_class_f64_e32 v[8:9], v16 = 08 21 fe 7d
asm v_cmpx_class_f64_e64 v[8:9], v16 = 7e 00 ff d4 08 21 02 00
