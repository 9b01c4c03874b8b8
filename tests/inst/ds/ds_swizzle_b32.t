# ds_swizzle_b32: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm ds_swizzle_b32 v100, v1 offset:swizzle(BITMASK_PERM,"00p11") = 64 00 7a d8 01 00 00 64
asm ds_swizzle_b32 v1, v115 offset:swizzle(BROADCAST,8,3) gds = 78 00 7b d8 73 00 00 01
asm ds_swizzle_b32 v54, v243 offset:swizzle(REVERSE,16) = 1f 3c 7a d8 f3 00 00 36
asm ds_swizzle_b32 v7, v255 offset:swizzle(REVERSE,16) = 1f 3c 7a d8 ff 00 00 07
asm ds_swizzle_b32 v1, v1 offset:swizzle(BITMASK_PERM,"00p11") = 64 00 7a d8 01 00 00 01
bad ds_swizzle_b32 v100 ! 1:20: expected 2 operands, found 1
bad ds_swizzle_b32 s100, v216 ! 1:16: destination must be a vector register
bad ds_swizzle_b32 v100, v216 offset:65536 ! 1:34: offset 65536 is out of range (0 to 65535)

target gfx803
asm ds_swizzle_b32 v255, v7 offset:65535 gds = ff ff 7b d8 07 00 00 ff

target gfx900 gfx906
asm ds_swizzle_b32 v169, v1 offset:swizzle(BITMASK_PERM,"00p11") gds = 64 00 7b d8 01 00 00 a9

target gfx1010
asm ds_swizzle_b32 v8, v16 = 00 00 d4 d8 10 00 00 08

target gfx90a
asm ds_swizzle_b32 v8, v16 = 00 00 7a d8 10 00 00 08

target gfx1200
asm ds_swizzle_b32 v8, v16 offset:swizzle(BROADCAST,16,0) = 10 00 d4 d8 10 00 00 08
