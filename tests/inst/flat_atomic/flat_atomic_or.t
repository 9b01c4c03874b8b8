# flat_atomic_or: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_or v[100:101] ! 1:26: flat_atomic_or needs 'glc' with these operands
bad flat_atomic_or s[100:101], v216 ! 1:32: flat_atomic_or needs 'glc' with these operands

target gfx803
asm flat_atomic_or v[0:1], v7 slc = 00 00 26 dd 00 07 00 00
asm flat_atomic_or v255, v[171:172], v0 glc = 00 00 25 dd ab 00 00 ff
asm flat_atomic_or v[254:255], v5 slc = 00 00 26 dd fe 05 00 00
asm flat_atomic_or v1, v[7:8], v100 glc slc = 00 00 27 dd 07 64 00 01
bad flat_atomic_or v[100:101], v216 offen ! 1:33: flat_atomic_or has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_or v[0:1], v7 offset:4 slc = 04 00 26 dd 00 07 00 00
asm flat_atomic_or v255, v[211:212], v7 offset:4095 glc = ff 0f 25 dd d3 07 00 ff
asm flat_atomic_or v[5:6], v7 offset:4 = 04 00 24 dd 05 07 00 00
asm flat_atomic_or v7, v[100:101], v5 offset:1 glc = 01 00 25 dd 64 05 00 07
bad flat_atomic_or v[100:101], v216 offset:4096 ! 1:40: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_or v[8:9], v16 = 00 00 e8 dc 08 10 7d 00
asm flat_atomic_or v8, v[16:17], v24 glc = 00 00 e9 dc 10 18 7d 08

target gfx90a
asm flat_atomic_or v[8:9], v16 = 00 00 24 dd 08 10 00 00
asm flat_atomic_or v8, v[16:17], v24 glc = 00 00 25 dd 10 18 00 08

target gfx1100
asm flat_atomic_or_b32 v[8:9], v16 = 00 00 f4 dc 08 10 7c 00
asm flat_atomic_or_b32 v8, v[16:17], v24 glc = 00 40 f4 dc 10 18 7c 08

target gfx1200
asm flat_atomic_or_b32 v[8:9], v16 scope:SCOPE_SE = 7c 40 0f ec 00 00 04 08 08 00 00 00
asm flat_atomic_or_b32 v8, v[16:17], v24 th:TH_ATOMIC_RETURN scope:SCOPE_DEV = 7c 40 0f ec 08 00 18 0c 10 00 00 00
