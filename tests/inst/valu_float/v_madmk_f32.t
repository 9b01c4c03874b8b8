# v_madmk_f32: values worked out from the definition in the ISA manual with exact arithmetic.

target gfx803 gfx900 gfx906
asm v_madmk_f32 v2, v1, 0x1, v2 = 01 05 04 2e 01 00 00 00
bad v_madmk_f32 s2, v1, 0x1, v2 ! 1:13: destination must be a vector register
bad v_madmk_f32 v2, v1, 0x1 ! 1:24: expected 4 operands, found 3

target gfx803 gfx900
run s0=0x3f800001 s1=0x3f800001 k=0xbf800000 -> d0=0
run s0=0 s1=0x7f800000 k=0x3f800000 -> d0=0x7f800000
run s0=0x7f800000 s1=0x3f800000 k=0xff800000 -> d0=0xff800000
run s0=0x3f800000 s1=0x3f800000 k=0xbf800000 -> d0=0
run s0=0x80000000 s1=0x3f800000 k=0x80000000 -> d0=0x3f800000
run s0=1 s1=0x3f800000 k=0 -> d0=0x3f800000
run s0=0x3f800000 s1=0x7fc00005 k=0x3f800000 -> d0=0x7fc00005
run s0=0x3eaaaaab s1=0x3eaaaaab k=0x3eaaaaab -> d0=0x3ee38e3a
run s0=0x40200000 s1=0x3effffff k=0x800000 -> d0=0x3effffff
run s0=0x40200000 s1=0 k=0 -> d0=0
run s0=0x4b000001 s1=0 k=0x40200000 -> d0=0x4ba00001
run s0=0 s1=0x800000 k=0x4b000001 -> d0=0x800000
run s0=0x4b000001 s1=0xc0200000 k=0x40490fdb -> d0=0x4bc90fdc
run mode=0x3f5 s0=0x40200000 s1=0xbf800000 k=0x4b000001 -> d0=0x4ba00002
run mode=0x3f5 s0=0x3f800000 s1=0x3eaaaaab k=0x40200000 -> d0=0x40355556
run mode=0x3fa s0=0x4b000001 s1=0xc0200000 k=0x40490fdb -> d0=0x4bc90fda
run mode=0x3fa s0=0x40490fdb s1=0x3effffff k=0x4b000001 -> d0=0x4bc90fdc
run mode=0x3ff s0=0xc0200000 s1=0x40200000 k=0x7f7fffff -> d0=0xff7ffffe
run mode=0x3ff s0=0xbf800000 s1=0x40200000 k=0x3eaaaaab -> d0=0x400aaaaa

target gfx1010
asm v_madmk_f32 v8, v16, 0x11223344, v32 = 10 41 10 40 44 33 22 11
