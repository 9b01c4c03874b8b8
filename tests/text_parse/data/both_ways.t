# Instructions as llvm-objdump-22 shows them, with llvm-mc-22's words: read as these words, and shown as this text.
gfx1010 v_writelane_b32 v161, src_lds_direct, s64 = a10061d7fe800000
gfx1030 v_writelane_b32 v161, src_lds_direct, s64 = a10061d7fe800000
