# flat_atomic_smin: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_smin v[100:101] ! 1:28: flat_atomic_smin needs 'glc' with these operands
bad flat_atomic_smin s[100:101], v216 ! 1:34: flat_atomic_smin needs 'glc' with these operands

target gfx803
asm flat_atomic_smin v[5:6], v7 slc = 00 00 12 dd 05 07 00 00
asm flat_atomic_smin v255, v[1:2], v7 glc slc = 00 00 13 dd 01 07 00 ff
asm flat_atomic_smin v[7:8], v255 slc = 00 00 12 dd 07 ff 00 00
asm flat_atomic_smin v100, v[107:108], v5 glc = 00 00 11 dd 6b 05 00 64
bad flat_atomic_smin v[100:101], v216 offen ! 1:35: flat_atomic_smin has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_smin v[5:6], v7 offset:4095 slc = ff 0f 12 dd 05 07 00 00
asm flat_atomic_smin v0, v[7:8], v0 offset:4 glc slc = 04 00 13 dd 07 00 00 00
asm flat_atomic_smin v[254:255], v1 offset:1 = 01 00 10 dd fe 01 00 00
asm flat_atomic_smin v5, v[100:101], v7 offset:4095 glc slc = ff 0f 13 dd 64 07 00 05
bad flat_atomic_smin v[100:101], v216 offset:4096 ! 1:42: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_smin v[8:9], v16 = 00 00 d4 dc 08 10 7d 00
asm flat_atomic_smin v8, v[16:17], v24 glc = 00 00 d5 dc 10 18 7d 08

target gfx90a
asm flat_atomic_smin v[8:9], v16 = 00 00 10 dd 08 10 00 00
asm flat_atomic_smin v8, v[16:17], v24 glc = 00 00 11 dd 10 18 00 08

target gfx1100
asm flat_atomic_min_i32 v[8:9], v16 = 00 00 e0 dc 08 10 7c 00
asm flat_atomic_min_i32 v8, v[16:17], v24 glc = 00 40 e0 dc 10 18 7c 08

target gfx1200
asm flat_atomic_min_i32 v[8:9], v16 scope:SCOPE_SYS = 7c 00 0e ec 00 00 0c 08 08 00 00 00
asm flat_atomic_min_i32 v8, v[16:17], v24 th:TH_ATOMIC_RETURN scope:SCOPE_SE = 7c 00 0e ec 08 00 14 0c 10 00 00 00
