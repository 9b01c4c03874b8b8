# image_sample_c_cd_g16: text and bits, as LLVM 22 has them.

target gfx1010
asm image_sample_c_cd_g16 v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 01 00 a8 f1 10 08 0c 02
asm image_sample_c_cd_g16 v59, v[69:74], s[32:39], s[80:83] dim:SQ_RSRC_IMG_2D_ARRAY r128 = 29 80 a8 f1 45 3b 88 02
asm image_sample_c_cd_g16 v128, v[26:29], s[0:7], s[32:35] dim:SQ_RSRC_IMG_1D glc dlc a16 = 81 20 a8 f1 1a 80 00 41
asm image_sample_c_cd_g16 v[94:95], v[12:16], s[64:71], s[0:3] dmask:0x7 dim:SQ_RSRC_IMG_2D slc lwe d16 = 09 07 aa f3 0c 5e 10 80
asm image_sample_c_cd_g16 v199, v[64:69], s[48:55], s[64:67] dim:SQ_RSRC_IMG_2D_MSAA = 31 00 a8 f1 40 c7 0c 02
bad image_sample_c_cd_g16 s0, s1, s2, s3, s4, s5 ! 1:23: destination must be a vector register
bad image_sample_c_cd_g16 v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D offen ! 1:75: image_sample_c_cd_g16 has no modifier 'offen'
