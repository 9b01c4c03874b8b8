# image_sample_cd_cl_o_g16: text and bits, as LLVM 22 has them.

target gfx1010
asm image_sample_cd_cl_o_g16 v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D = 01 00 b4 f1 10 08 0c 02
asm image_sample_cd_cl_o_g16 v90, v[72:76], s[0:7], s[48:51] dim:SQ_RSRC_IMG_1D slc = 01 00 b4 f3 48 5a 80 01
asm image_sample_cd_cl_o_g16 v158, v[128:132], s[0:7], s[0:3] dim:SQ_RSRC_IMG_1D lwe = 01 00 b6 f1 80 9e 00 00
asm image_sample_cd_cl_o_g16 v30, v[16:20], s[64:71], s[64:67] dim:SQ_RSRC_IMG_1D slc r128 = 01 80 b4 f3 10 1e 10 02
asm image_sample_cd_cl_o_g16 v186, v[36:39], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D unorm a16 = 01 10 b4 f1 24 ba 0c 42
bad image_sample_cd_cl_o_g16 s0, s1, s2, s3, s4, s5 ! 1:26: destination must be a vector register
bad image_sample_cd_cl_o_g16 v8, v[16:20], s[48:55], s[64:67] dim:SQ_RSRC_IMG_1D offen ! 1:78: image_sample_cd_cl_o_g16 has no modifier 'offen'
