# image_sample_cd_cl_g16: text and bits, as LLVM 22 has them.

target gfx1010
asm image_sample_cd_cl_g16 v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 01 00 a4 f1 10 08 0c 02
asm image_sample_cd_cl_g16 v61, v[125:128], s[64:71], s[32:35] dim:SQ_RSRC_IMG_2D r128 a16 = 09 80 a4 f1 7d 3d 10 41
asm image_sample_cd_cl_g16 v[156:157], v[97:101], s[32:39], s[64:67] dmask:0x5 dim:SQ_RSRC_IMG_2D slc = 09 05 a4 f3 61 9c 08 02
asm image_sample_cd_cl_g16 v10, v[95:98], s[0:7], s[0:3] dim:SQ_RSRC_IMG_2D a16 = 09 00 a4 f1 5f 0a 00 40
asm image_sample_cd_cl_g16 v114, v[103:108], s[16:23], s[16:19] dim:SQ_RSRC_IMG_2D_ARRAY glc slc dlc = a9 20 a4 f3 67 72 84 00
bad image_sample_cd_cl_g16 s0, s1, s2, s3, s4, s5 ! 1:24: destination must be a vector register
bad image_sample_cd_cl_g16 v8, v[16:19], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D offen ! 1:76: image_sample_cd_cl_g16 has no modifier 'offen'
