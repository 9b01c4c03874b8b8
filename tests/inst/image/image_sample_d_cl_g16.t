# image_sample_d_cl_g16: text and bits, as LLVM 22 has them.

target gfx1010
asm image_sample_d_cl_g16 v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 01 00 8c f0 10 08 0c 02
asm image_sample_d_cl_g16 v[176:177], v[83:86], s[32:39], s[80:83] dmask:0x8 dim:SQ_RSRC_IMG_1D tfe = 01 08 8d f0 53 b0 88 02
asm image_sample_d_cl_g16 v29, v[155:159], s[48:55], s[48:51] dim:SQ_RSRC_IMG_2D unorm lwe = 09 10 8e f0 9b 1d 8c 01
asm image_sample_d_cl_g16 v174, v[178:182], s[48:55], s[0:3] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY d16 = 21 01 8c f0 b2 ae 0c 80
asm image_sample_d_cl_g16 v120, v[183:186], s[0:7], s[80:83] dim:SQ_RSRC_IMG_1D = 01 00 8c f0 b7 78 80 02
bad image_sample_d_cl_g16 s0, s1, s2, s3, s4, s5 ! 1:23: destination must be a vector register
bad image_sample_d_cl_g16 v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D offen ! 1:75: image_sample_d_cl_g16 has no modifier 'offen'

target gfx1100
asm image_sample_d_cl_g16 v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 7c f1 10 08 0c 40

target gfx1200
asm image_sample_d_cl_g16 v8, [v16, v0, v0, v0], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_NT scope:SCOPE_SE = 00 c0 17 e4 08 60 14 20 10 00 00 00
