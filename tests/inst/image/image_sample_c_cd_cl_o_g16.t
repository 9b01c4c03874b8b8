# image_sample_c_cd_cl_o_g16: text and bits, as LLVM 22 has them.

target gfx1010
asm image_sample_c_cd_cl_o_g16 v8, v[16:21], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 01 00 bc f1 10 08 0c 02
asm image_sample_c_cd_cl_o_g16 v3, v[107:111], s[48:55], s[16:19] dim:SQ_RSRC_IMG_1D a16 = 01 00 bc f1 6b 03 8c 40
asm image_sample_c_cd_cl_o_g16 v[170:171], v[69:74], s[64:71], s[32:35] dmask:0x5 dim:SQ_RSRC_IMG_1D glc = 01 25 bc f1 45 aa 10 01
asm image_sample_c_cd_cl_o_g16 v180, v[190:195], s[16:23], s[0:3] dim:SQ_RSRC_IMG_1D slc = 01 00 bc f3 be b4 04 00
asm image_sample_c_cd_cl_o_g16 v51, v[18:24], s[0:7], s[80:83] dim:SQ_RSRC_IMG_2D = 09 00 bc f1 12 33 80 02
bad image_sample_c_cd_cl_o_g16 s0, s1, s2, s3, s4, s5 ! 1:28: destination must be a vector register
bad image_sample_c_cd_cl_o_g16 v8, v[16:21], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D offen ! 1:80: image_sample_c_cd_cl_o_g16 has no modifier 'offen'
