# global_atomic_sub: text and bits, as LLVM 22 has them.

target gfx900
asm global_atomic_sub v[100:101], v255, off offset:-1 slc = ff 9f 0e dd 64 ff 7f 00
asm global_atomic_sub v255, v[130:131], v7, off offset:-4096 glc = 00 90 0d dd 82 07 7f ff
asm global_atomic_sub v161, v0, s[62:63] offset:-1 = ff 9f 0c dd a1 00 3e 00
asm global_atomic_sub v45, v74, v5, xnack_mask offset:16 glc = 10 80 0d dd 4a 05 68 2d
bad global_atomic_sub v[100:101], v216
bad global_atomic_sub s[100:101], v216, off
bad global_atomic_sub v[100:101], v216, off offset:8192

target gfx906
asm global_atomic_sub v[100:101], v255, off offset:-1 slc = ff 9f 0e dd 64 ff 7f 00
asm global_atomic_sub v255, v[130:131], v7, off offset:-4096 glc = 00 90 0d dd 82 07 7f ff
asm global_atomic_sub v161, v0, s[62:63] offset:-1 = ff 9f 0c dd a1 00 3e 00
asm global_atomic_sub v45, v74, v5, xnack_mask offset:16 glc = 10 80 0d dd 4a 05 68 2d
bad global_atomic_sub v[100:101], v216
bad global_atomic_sub s[100:101], v216, off
bad global_atomic_sub v[100:101], v216, off offset:8192
