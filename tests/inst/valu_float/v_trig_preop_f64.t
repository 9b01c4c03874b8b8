# v_trig_preop_f64: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_trig_preop_f64 v[2:3], v[2:3], v2 = 02 00 92 d2 02 05 02 00
asm v_trig_preop_f64 v[4:5], v[6:7], v8 = 04 00 92 d2 06 11 02 00
asm v_trig_preop_f64 v[4:5], -1, v8 = 04 00 92 d2 c1 10 02 00
asm v_trig_preop_f64 v[4:5], v[6:7], v8 clamp = 04 80 92 d2 06 11 02 00
bad v_trig_preop_f64 s[2:3], v[2:3], v2 ! 1:18: destination must be 2 vector registers
bad v_trig_preop_f64 v[2:3], v[2:3] ! 1:32: expected 3 operands, found 2

target gfx803 gfx900
run s0=0x4360000000000000 s1=3 -> d0=0x35ce21c820ff28b0
run s0=0x4360000000000000 s1=1 -> d0=0x3c729fc2757d1f52
run s0=0x3ff0000000000000 s1=3 -> d0=0x35f3c439041fe516
run s0=0x7fefffffffffffff s1=4 -> d0=0x1bf1ec
run s0=0x7b00000000000000 s1=5 -> d0=0x180cc11bf1ec
run s0=0x7af0000000000000 s1=3 -> d0=0x1de294a
run s0=0x4340000000000000 s1=2 -> d0=0x394a6ee06db14acc
run s0=0x7b00000000000000 s1=0 -> d0=0x10374f463f669e5f
run s0=0x4350000000000000 s1=0 -> d0=0x3fe45f306dc9c882
run mode=0x300 s0=0x7af0000000000000 s1=3 -> d0=0
run mode=0x300 s0=0x7b00000000000000 s1=5 -> d0=0

target gfx1010
asm v_trig_preop_f64 v[8:9], v[16:17], v24 = 08 00 74 d5 10 31 02 00

target gfx1100
asm v_trig_preop_f64 v[8:9], v[16:17], v24 = 08 00 2f d7 10 31 02 00
