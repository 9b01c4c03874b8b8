# ds_sub_gs_reg_rtn: text and bits, as LLVM 22 has them; RDNA3 manual 12.6.1.

target gfx1100
asm ds_sub_gs_reg_rtn v[2:3], v5 gds = 00 00 ee d9 00 05 00 02
asm ds_sub_gs_reg_rtn v[254:255], v255 offset:65535 gds = ff ff ee d9 00 ff 00 fe
bad ds_sub_gs_reg_rtn v[2:3], v5 ! 1:29: ds_sub_gs_reg_rtn needs 'gds' with these operands
bad ds_sub_gs_reg_rtn v2, v5 gds ! 1:19: first operand takes 2 vector registers, found 1 register

target gfx1150
asm ds_sub_gs_reg_rtn v[3:4], v5 gds = 00 00 ee d9 00 05 00 03

target gfx1200
bad ds_sub_gs_reg_rtn v[2:3], v5 gds ! 1:1: 'ds_sub_gs_reg_rtn' does not exist on gfx1200; it exists on gfx11
