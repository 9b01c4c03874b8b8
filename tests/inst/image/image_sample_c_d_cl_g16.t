# image_sample_c_d_cl_g16: text and bits, as LLVM 22 has them.

target gfx1010
asm image_sample_c_d_cl_g16 v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 01 00 ac f0 10 08 0c 02
asm image_sample_c_d_cl_g16 v183, v[48:52], s[16:23], s[0:3] dim:SQ_RSRC_IMG_1D dlc r128 = 81 80 ac f0 30 b7 04 00
asm image_sample_c_d_cl_g16 v[106:107], v[92:96], s[0:7], s[16:19] dim:SQ_RSRC_IMG_1D r128 tfe = 01 80 ad f0 5c 6a 80 00
asm image_sample_c_d_cl_g16 v[58:59], v[153:159], s[64:71], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_CUBE d16 = 19 0f ac f0 99 3a 90 80
asm image_sample_c_d_cl_g16 v[116:117], v[74:78], s[80:87], s[32:35] dmask:0xb dim:SQ_RSRC_IMG_1D dlc d16 = 81 0b ac f0 4a 74 14 81
bad image_sample_c_d_cl_g16 s0, s1, s2, s3, s4, s5 ! 1:25: destination must be a vector register
bad image_sample_c_d_cl_g16 v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D offen ! 1:77: image_sample_c_d_cl_g16 has no modifier 'offen'

target gfx1100
asm image_sample_c_d_cl_g16 v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 00 00 50 f1 10 08 0c 40

target gfx1200
asm image_sample_c_d_cl_g16 v8, [v16, v0, v0, v[0:1]], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D th:TH_LOAD_HT = 00 00 15 e4 08 60 20 20 10 00 00 00
