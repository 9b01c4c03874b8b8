; A word that is not an instruction of gfx803.
        .include "one_buffer.s"
        begin_kernel illegal
        flat_store_dword v[2:3], v0
        .long 0xffffffff
        end_kernel illegal
        describe illegal
