# exp: text and bits, as LLVM 22 has them.

target gfx803 gfx900 gfx906
asm exp null off, off, v7, v0 = 9c 00 00 c4 00 00 07 00
asm exp pos0 v255, v255, v7, v7 compr vm = cf 14 00 c4 ff 07 00 00
asm exp null v0, v1, off, v1 = 9b 00 00 c4 00 01 00 01
asm exp param0 v100, v100, v1, v1 compr = 0f 06 00 c4 64 01 00 00
asm exp param31 v0, off, off, off = f1 03 00 c4 00 00 00 00
asm exp pos0 v0, off, v255, v5 vm = cd 10 00 c4 00 00 ff 05
bad exp param0 v100, v126, v255, v7 offen ! 1:33: exp has no modifier 'offen'

target gfx803
bad exp v0 ! 1:5: 'v0' is not an export target of gfx803

target gfx900
bad exp v0 ! 1:5: 'v0' is not an export target of gfx900

target gfx906
bad exp v0 ! 1:5: 'v0' is not an export target of gfx906

target gfx1010
dis exp mrt1 off, off, off, off = 10 00 00 f8 66 10 44 ac

target gfx1100
asm exp mrt1 off, off, off, off = 10 00 00 f8 00 00 00 00

target gfx1200
dis export mrt1 off, off, off, off = 10 00 00 f8 9c 2e 32 4a
