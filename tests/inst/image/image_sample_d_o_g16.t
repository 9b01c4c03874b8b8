# image_sample_d_o_g16: text and bits, as LLVM 22 has them.

target gfx1010
asm image_sample_d_o_g16 v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 01 00 c8 f0 10 08 0c 02
asm image_sample_d_o_g16 v72, v[96:99], s[64:71], s[64:67] dim:SQ_RSRC_IMG_1D lwe = 01 00 ca f0 60 48 10 02
asm image_sample_d_o_g16 v105, v[44:50], s[64:71], s[16:19] dim:SQ_RSRC_IMG_2D_MSAA_ARRAY = 39 00 c8 f0 2c 69 90 00
asm image_sample_d_o_g16 v[111:114], v[55:62], s[32:39], s[80:83] dmask:0x7 dim:SQ_RSRC_IMG_3D tfe = 11 07 c9 f0 37 6f 88 02
asm image_sample_d_o_g16 v21, v[65:68], s[32:39], s[0:3] dim:SQ_RSRC_IMG_1D = 01 00 c8 f0 41 15 08 00
bad image_sample_d_o_g16 s0, s1, s2, s3, s4, s5 ! 1:22: destination must be a vector register
bad image_sample_d_o_g16 v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D offen ! 1:74: image_sample_d_o_g16 has no modifier 'offen'

target gfx1100
asm image_sample_d_o_g16 v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 ec f0 10 08 0c 40

target gfx1200
asm image_sample_d_o_g16 v8, [v16, v0, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT scope:SCOPE_SYS = 00 c0 0e e4 08 60 2c 20 10 00 00 00
