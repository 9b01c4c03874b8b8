# image_atomic_pk_add_f16: text and bits, as LLVM 22 has them.

target gfx1200
dis image_atomic_pk_add_f16 v186, v16, s[32:39] dim:SQ_RSRC_IMG_1D scope:SCOPE_SE = 00 80 21 d0 ba 40 04 00 10 00 00 00
