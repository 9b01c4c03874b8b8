# image_sample_cd_g16: text and bits, as LLVM 22 has them.

target gfx1010
asm image_sample_cd_g16 v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 01 00 a0 f1 10 08 0c 02
asm image_sample_cd_g16 v7, v[105:107], s[64:71], s[32:35] dim:SQ_RSRC_IMG_1D = 01 00 a0 f1 69 07 10 01
asm image_sample_cd_g16 v[149:150], v[187:189], s[0:7], s[48:51] dim:SQ_RSRC_IMG_1D tfe lwe = 01 00 a3 f1 bb 95 80 01
asm image_sample_cd_g16 v[55:56], v[35:37], s[0:7], s[0:3] dim:SQ_RSRC_IMG_1D tfe = 01 00 a1 f1 23 37 00 00
asm image_sample_cd_g16 v[88:89], v[142:144], s[16:23], s[32:35] dmask:0x3 dim:SQ_RSRC_IMG_1D dlc r128 lwe = 81 83 a2 f1 8e 58 04 01
bad image_sample_cd_g16 s0, s1, s2, s3, s4, s5 ! 1:21: destination must be a vector register
bad image_sample_cd_g16 v8, v[16:18], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D offen ! 1:73: image_sample_cd_g16 has no modifier 'offen'
