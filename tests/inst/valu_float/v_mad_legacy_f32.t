# v_mad_legacy_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_mad_legacy_f32 v2, v2, v2, v4 = 02 00 c0 d1 02 05 12 04
asm v_mad_legacy_f32 v5, v6, v8, v10 = 05 00 c0 d1 06 11 2a 04
asm v_mad_legacy_f32 v5, -1, v8, v10 = 05 00 c0 d1 c1 10 2a 04
asm v_mad_legacy_f32 v5, v6, v8, v10 clamp = 05 80 c0 d1 06 11 2a 04
asm v_mad_legacy_f32 v5, -v6, v8, |v10| div:2 = 05 04 c0 d1 06 11 2a 3c
bad v_mad_legacy_f32 s2, v2, v2, v4 ! 1:18: destination must be a vector register
bad v_mad_legacy_f32 v2, v2, v2 ! 1:28: expected 4 operands, found 3

target gfx803 gfx900
run s0=0x3f800001 s1=0x3f800001 s2=0xbf800000 -> d0=0x34800000
run s0=0 s1=0x7f800000 s2=0x3f800000 -> d0=0x3f800000
run s0=0x7f800000 s1=0x3f800000 s2=0xff800000 -> d0=nan
run s0=0x3f800000 s1=0x3f800000 s2=0xbf800000 -> d0=0
run s0=0x80000000 s1=0x3f800000 s2=0x80000000 -> d0=0
run s0=1 s1=0x3f800000 s2=0 -> d0=0
run s0=0x3f800000 s1=0x7fc00005 s2=0x3f800000 -> d0=0x7fc00005
run s0=0x40200000 s1=0x40200000 s2=0x40200000 -> d0=0x410c0000
run s0=0x40490fdb s1=0x40490fdb s2=0x40490fdb -> d0=0x41502dde
run s0=0x800000 s1=0x40200000 s2=1 -> d0=0x1200000
run s0=0x7fc00001 s1=0x80000000 s2=0x40490fdb -> d0=0x40490fdb
run s0=0x80000000 s1=0x800000 s2=0x3effffff -> d0=0x3effffff
run s0=0x807fffff s1=0x4b000001 s2=0xbf800000 -> d0=0xbf800000
run mode=0x3f5 s0=0xbf800000 s1=0x40200000 s2=0x3eaaaaab -> d0=0xc00aaaaa
run mode=0x3f5 s0=0x7f7fffff s1=0x3effffff s2=0xbf800000 -> d0=0x7effffff
run mode=0x3fa s0=0x7f7fffff s1=0x40200000 s2=0xff800000 -> d0=0xff800000
run mode=0x3fa s0=0x40490fdb s1=0x40490fdb s2=0x40490fdb -> d0=0x41502ddc
run mode=0x3ff s0=0xc0200000 s1=0x40490fdb s2=0x80000000 -> d0=0xc0fb53d1
run mode=0x3ff s0=0xc0200000 s1=0x40200000 s2=0x7f7fffff -> d0=0x7f7ffffe

target gfx1010
asm v_mad_legacy_f32 v8, v16, v24, v32 = 08 00 40 d5 10 31 82 04
