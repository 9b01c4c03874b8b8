# v_madak_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_madak_f32 v2, v1, v2, 0x1 = 01 05 04 30 01 00 00 00
bad v_madak_f32 s2, v1, v2, 0x1 ! 1:13: destination must be a vector register
bad v_madak_f32 v2, v1, v2 ! 1:23: expected 4 operands, found 3

target gfx803 gfx900
run s0=0x3f800001 s1=0x3f800001 k=0xbf800000 -> d0=0x34800000
run s0=0 s1=0x7f800000 k=0x3f800000 -> d0=nan
run s0=0x7f800000 s1=0x3f800000 k=0xff800000 -> d0=nan
run s0=0x3f800000 s1=0x3f800000 k=0xbf800000 -> d0=0
run s0=0x80000000 s1=0x3f800000 k=0x80000000 -> d0=0x80000000
run s0=1 s1=0x3f800000 k=0 -> d0=0
run s0=0x3f800000 s1=0x7fc00005 k=0x3f800000 -> d0=0x7fc00005
run s0=0x40200000 s1=0xbf800000 k=0x4b000001 -> d0=0x4afffffd
run s0=0x7f7fffff s1=0x3effffff k=0xbf800000 -> d0=0x7efffffe
run s0=0x3f800000 s1=0x3f800000 k=0x3f800000 -> d0=0x40000000
run s0=0x3eaaaaab s1=1 k=0x3eaaaaab -> d0=0x3eaaaaab
run s0=0x3f800000 s1=0x3effffff k=0x4b000001 -> d0=0x4b000001
run s0=0xbf800000 s1=0x40200000 k=0x3eaaaaab -> d0=0xc00aaaab
run mode=0x3f5 s0=0x3eaaaaab s1=0xc0200000 k=0x807fffff -> d0=0xbf555555
run mode=0x3f5 s0=0x7f7fffff s1=0xc0200000 k=0x807fffff -> d0=0xff7fffff
run mode=0x3fa s0=0xc0200000 s1=0x4b000001 k=0xbf800000 -> d0=0xcba00003
run mode=0x3fa s0=0xc0200000 s1=0x800000 k=0x3effffff -> d0=0x3efffffe
run mode=0x3ff s0=0x4b000001 s1=0x40490fdb k=0x3f800000 -> d0=0x4bc90fdc
run mode=0x3ff s0=0x7f7fffff s1=0x40490fdb k=0xc0200000 -> d0=0x7f7ffffe

target gfx1010
asm v_madak_f32 v8, v16, v24, 0x11223344 = 10 31 10 42 44 33 22 11
