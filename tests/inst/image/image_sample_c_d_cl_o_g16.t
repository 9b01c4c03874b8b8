# image_sample_c_d_cl_o_g16: text and bits, as LLVM 22 has them.

target gfx1010
asm image_sample_c_d_cl_o_g16 v8, v[16:21], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 01 00 ec f0 10 08 0c 02
asm image_sample_c_d_cl_o_g16 v[113:114], v[137:142], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D tfe = 01 00 ed f0 89 71 0c 02
asm image_sample_c_d_cl_o_g16 v83, v[8:13], s[80:87], s[48:51] dim:SQ_RSRC_IMG_1D slc dlc = 81 00 ec f2 08 53 94 01
asm image_sample_c_d_cl_o_g16 v[25:26], v[142:147], s[32:39], s[48:51] dmask:0x7 dim:SQ_RSRC_IMG_1D slc r128 lwe d16 = 01 87 ee f2 8e 19 88 81
asm image_sample_c_d_cl_o_g16 v96, v[21:26], s[0:7], s[64:67] dim:SQ_RSRC_IMG_1D unorm d16 = 01 10 ec f0 15 60 00 82
bad image_sample_c_d_cl_o_g16 s0, s1, s2, s3, s4, s5 ! 1:27: destination must be a vector register
bad image_sample_c_d_cl_o_g16 v8, v[16:21], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D offen ! 1:79: image_sample_c_d_cl_o_g16 has no modifier 'offen'

target gfx1100
asm image_sample_c_d_cl_o_g16 v8, v[16:21], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 58 f1 10 08 0c 40

target gfx1200
asm image_sample_c_d_cl_o_g16 v8, [v16, v0, v0, v[0:2]], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT = 00 80 15 e4 08 60 10 20 10 00 00 00
