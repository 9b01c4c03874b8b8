# image_sample_c_cd_cl_g16: text and bits, as LLVM 22 has them.

target gfx1010
asm image_sample_c_cd_cl_g16 v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 01 00 ac f1 10 08 0c 02
asm image_sample_c_cd_cl_g16 v[83:84], v[87:91], s[48:55], s[0:3] dim:SQ_RSRC_IMG_1D r128 tfe d16 = 01 80 ad f1 57 53 0c 80
asm image_sample_c_cd_cl_g16 v58, v[104:109], s[64:71], s[48:51] dim:SQ_RSRC_IMG_2D glc = 09 20 ac f1 68 3a 90 01
asm image_sample_c_cd_cl_g16 v[61:63], v[68:72], s[32:39], s[16:19] dmask:0xa dim:SQ_RSRC_IMG_1D dlc tfe = 81 0a ad f1 44 3d 88 00
asm image_sample_c_cd_cl_g16 v188, v[168:172], s[80:87], s[16:19] dim:SQ_RSRC_IMG_1D dlc = 81 00 ac f1 a8 bc 94 00
bad image_sample_c_cd_cl_g16 s0, s1, s2, s3, s4, s5 ! 1:26: destination must be a vector register
bad image_sample_c_cd_cl_g16 v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D offen ! 1:78: image_sample_c_cd_cl_g16 has no modifier 'offen'
