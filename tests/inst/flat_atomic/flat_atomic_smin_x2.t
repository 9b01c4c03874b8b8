# flat_atomic_smin_x2: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
bad flat_atomic_smin_x2 v[100:101] ! 1:31: flat_atomic_smin_x2 needs 'glc' with these operands
bad flat_atomic_smin_x2 s[100:101], v[216:217] ! 1:43: flat_atomic_smin_x2 needs 'glc' with these operands

target gfx803
asm flat_atomic_smin_x2 v[5:6], v[238:239] = 00 00 90 dd 05 ee 00 00
asm flat_atomic_smin_x2 v[100:101], v[118:119], v[100:101] glc = 00 00 91 dd 76 64 00 64
asm flat_atomic_smin_x2 v[100:101], v[254:255] = 00 00 90 dd 64 fe 00 00
asm flat_atomic_smin_x2 v[12:13], v[0:1], v[0:1] glc slc = 00 00 93 dd 00 00 00 0c
bad flat_atomic_smin_x2 v[100:101], v[216:217] offen ! 1:44: flat_atomic_smin_x2 has no modifier 'offen'

target gfx900 gfx906
asm flat_atomic_smin_x2 v[5:6], v[238:239] offset:4 = 04 00 90 dd 05 ee 00 00
asm flat_atomic_smin_x2 v[100:101], v[118:119], v[100:101] offset:1 glc = 01 00 91 dd 76 64 00 64
asm flat_atomic_smin_x2 v[150:151], v[0:1] offset:4 slc = 04 00 92 dd 96 00 00 00
asm flat_atomic_smin_x2 v[5:6], v[254:255], v[5:6] offset:4095 glc = ff 0f 91 dd fe 05 00 05
bad flat_atomic_smin_x2 v[100:101], v[216:217] offset:4096 ! 1:51: offset 4096 is out of range (0 to 4095)

target gfx1010
asm flat_atomic_smin_x2 v[8:9], v[16:17] = 00 00 54 dd 08 10 7d 00
asm flat_atomic_smin_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 55 dd 10 18 7d 08

target gfx90a
asm flat_atomic_smin_x2 v[8:9], v[16:17] = 00 00 90 dd 08 10 00 00
asm flat_atomic_smin_x2 v[8:9], v[16:17], v[24:25] glc = 00 00 91 dd 10 18 00 08

target gfx1100
asm flat_atomic_min_i64 v[8:9], v[16:17] = 00 00 14 dd 08 10 7c 00
asm flat_atomic_min_i64 v[8:9], v[16:17], v[24:25] glc = 00 40 14 dd 10 18 7c 08

target gfx1200
asm flat_atomic_min_i64 v[8:9], v[16:17] = 7c 40 11 ec 00 00 00 08 08 00 00 00
asm flat_atomic_min_i64 v[8:9], v[16:17], v[24:25] th:TH_ATOMIC_RETURN = 7c 40 11 ec 08 00 10 0c 10 00 00 00
