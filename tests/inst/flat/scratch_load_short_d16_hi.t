# scratch_load_short_d16_hi: text and bits, as LLVM 22 has them.

target gfx900 gfx906
asm scratch_load_short_d16_hi v170, v100, off offset:16 = 10 40 94 dc 64 00 7f aa
asm scratch_load_short_d16_hi v0, off, s65 offset:4095 = ff 4f 94 dc 00 00 41 00
asm scratch_load_short_d16_hi v255, v0, off offset:-1 glc = ff 5f 95 dc 00 00 7f ff
asm scratch_load_short_d16_hi v1, off, vcc_hi offset:-4096 glc = 00 50 95 dc 00 00 6b 01
bad scratch_load_short_d16_hi v100, v216 ! 1:37: expected 3 operands, found 2
bad scratch_load_short_d16_hi s100, v216, off ! 1:27: destination must be a vector register
bad scratch_load_short_d16_hi v100, v216, off offset:8192 ! 1:50: offset 8192 is out of range (-4096 to 4095)

target gfx1010 gfx90a gfx942
asm scratch_load_short_d16_hi v8, off, s48 = 00 40 94 dc 00 00 30 08

target gfx1010
asm scratch_load_short_d16_hi v8, v16, off = 00 40 94 dc 10 00 7d 08

target gfx1030 gfx942
asm scratch_load_short_d16_hi v8, off, off = 00 40 94 dc 00 00 7f 08

target gfx90a
asm scratch_load_short_d16_hi v8, v16, off = 00 40 94 dc 10 00 7f 08

target gfx942
asm scratch_load_short_d16_hi v8, v16, off = 00 60 94 dc 10 00 7f 08
asm scratch_load_short_d16_hi v8, v16, s48 = 00 60 94 dc 10 00 30 08

target gfx1100
asm scratch_load_d16_hi_b16 v8, v16, off = 00 00 8d dc 10 00 fc 08
asm scratch_load_d16_hi_b16 v8, v16, s48 = 00 00 8d dc 10 00 b0 08
asm scratch_load_d16_hi_b16 v8, off, off = 00 00 8d dc 00 00 7c 08
asm scratch_load_d16_hi_b16 v8, off, s48 = 00 00 8d dc 00 00 30 08

target gfx1200
asm scratch_load_d16_hi_b16 v8, v16, off scope:SCOPE_SYS = 7c c0 08 ed 08 00 0e 00 10 00 00 00
asm scratch_load_d16_hi_b16 v8, v16, s48 = 30 c0 08 ed 08 00 02 00 10 00 00 00
asm scratch_load_d16_hi_b16 v8, off, off scope:SCOPE_SE = 7c c0 08 ed 08 00 04 00 00 00 00 00
asm scratch_load_d16_hi_b16 v8, off, s48 scope:SCOPE_SE = 30 c0 08 ed 08 00 04 00 00 00 00 00
