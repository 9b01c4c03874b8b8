# image_sample_c_cd_o_g16: text and bits, as LLVM 22 has them.

target gfx1010
asm image_sample_c_cd_o_g16 v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 01 00 b8 f1 10 08 0c 02
asm image_sample_c_cd_o_g16 v[128:130], v[107:115], s[0:7], s[48:51] dmask:0xd dim:SQ_RSRC_IMG_3D glc lwe = 11 2d ba f1 6b 80 80 01
asm image_sample_c_cd_o_g16 v54, v[81:85], s[64:71], s[64:67] dim:SQ_RSRC_IMG_1D a16 = 01 00 b8 f1 51 36 10 42
asm image_sample_c_cd_o_g16 v192, v[87:94], s[16:23], s[16:19] dim:SQ_RSRC_IMG_2D_MSAA_ARRAY = 39 00 b8 f1 57 c0 84 00
asm image_sample_c_cd_o_g16 v95, v[79:83], s[32:39], s[64:67] dim:SQ_RSRC_IMG_1D lwe = 01 00 ba f1 4f 5f 08 02
bad image_sample_c_cd_o_g16 s0, s1, s2, s3, s4, s5 ! 1:25: destination must be a vector register
bad image_sample_c_cd_o_g16 v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D offen ! 1:77: image_sample_c_cd_o_g16 has no modifier 'offen'
