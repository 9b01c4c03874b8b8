# image_sample_c_d_g16: text and bits, as LLVM 22 has them.

target gfx1010
asm image_sample_c_d_g16 v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 01 00 a8 f0 10 08 0c 02
asm image_sample_c_d_g16 v154, v[46:49], s[16:23], s[0:3] dim:SQ_RSRC_IMG_1D glc = 01 20 a8 f0 2e 9a 04 00
asm image_sample_c_d_g16 v[31:32], v[188:191], s[80:87], s[80:83] dmask:0x5 dim:SQ_RSRC_IMG_1D lwe = 01 05 aa f0 bc 1f 94 02
asm image_sample_c_d_g16 v0, v[179:183], s[16:23], s[80:83] dim:SQ_RSRC_IMG_1D_ARRAY lwe = 21 00 aa f0 b3 00 84 02
asm image_sample_c_d_g16 v18, v[14:17], s[64:71], s[16:19] dmask:0x8 dim:SQ_RSRC_IMG_1D a16 = 01 08 a8 f0 0e 12 90 40
bad image_sample_c_d_g16 s0, s1, s2, s3, s4, s5 ! 1:22: destination must be a vector register
bad image_sample_c_d_g16 v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D offen ! 1:74: image_sample_c_d_g16 has no modifier 'offen'

target gfx1100
asm image_sample_c_d_g16 v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 e8 f0 10 08 0c 40

target gfx1200
asm image_sample_c_d_g16 v8, [v16, v0, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D scope:SCOPE_SYS = 00 80 0e e4 08 60 0c 20 10 00 00 00
