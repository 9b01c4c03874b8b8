# v_div_fmas_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_div_fmas_f32 v2, v2, v2, v4 = 02 00 e2 d1 02 05 12 04
asm v_div_fmas_f32 v5, v6, v8, v10 = 05 00 e2 d1 06 11 2a 04
asm v_div_fmas_f32 v5, -1, v8, v10 = 05 00 e2 d1 c1 10 2a 04
asm v_div_fmas_f32 v5, v6, v8, v10 clamp = 05 80 e2 d1 06 11 2a 04
asm v_div_fmas_f32 v5, -v6, v8, |v10| div:2 = 05 04 e2 d1 06 11 2a 3c
bad v_div_fmas_f32 s2, v2, v2, v4 ! 1:16: destination must be a vector register
bad v_div_fmas_f32 v2, v2, v2 ! 1:26: expected 4 operands, found 3

target gfx803 gfx900
run s0=0x7f7fffff s1=0x3effffff s2=0xbf800000 vcc=1 -> d0=0x5efffffe
run s0=0x7f7fffff s1=0x3eaaaaab s2=0x3eaaaaab vcc=1 -> d0=0x5eaaaaaa
run s0=0x40200000 s1=0xc0200000 s2=0x3f800000 vcc=1 -> d0=0xa0a80000
run s0=1 s1=1 s2=1 vcc=0 -> d0=1
run s0=0x3eaaaaab s1=0x3eaaaaab s2=0x3eaaaaab vcc=1 -> d0=0x1ee38e39
run s0=0x40490fdb s1=0x40490fdb s2=0x40490fdb vcc=0 -> d0=0x41502dde
run s0=0x7f7fffff s1=0x807fffff s2=0x80000000 vcc=1 -> d0=0xa07ffffd
run s0=0x4b000001 s1=0xc0200000 s2=0x40490fdb vcc=1 -> d0=0xeba00000
run s0=0x40200000 s1=0x3effffff s2=0x800000 vcc=1 -> d0=0x1f9fffff
run mode=0x300 s0=0xff800000 s1=1 s2=0x3eaaaaab vcc=0 -> d0=0x7fc00000
run mode=0x300 s0=0x3f800000 s1=0 s2=1 vcc=0 -> d0=0
run mode=0x3f5 s0=0x7f7fffff s1=0x3eaaaaab s2=0x3eaaaaab vcc=1 -> d0=0x5eaaaaab
run mode=0x3f5 s0=0x4b000001 s1=0x3eaaaaab s2=0 vcc=1 -> d0=0x2a2aaaad
run mode=0x3fa s0=0x807fffff s1=0x80000000 s2=0x80000000 vcc=1 -> d0=0x80000000
run mode=0x3fa s0=0x807fffff s1=0x4b000001 s2=0xbf800000 vcc=0 -> d0=0xbf800001
run mode=0x3ff s0=0x4b000001 s1=0xbf800000 s2=0x800000 vcc=1 -> d0=0xab000000
run mode=0x3ff s0=0x7f7fffff s1=0x4b000001 s2=0x3effffff vcc=0 -> d0=0x7f7fffff

target gfx1010
asm v_div_fmas_f32 v8, v16, v24, v32 = 08 00 6f d5 10 31 82 04

target gfx1100
asm v_div_fmas_f32 v8, v16, v24, v32 = 08 00 37 d6 10 31 82 04
