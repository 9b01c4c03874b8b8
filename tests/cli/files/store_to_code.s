; Stores a word over the program itself.
        .include "one_buffer.s"
        begin_kernel store_to_code
        s_getpc_b64     s[6:7]
        v_mov_b32       v4, s6
        v_mov_b32       v5, s7
        flat_store_dword v[4:5], v0
        end_kernel store_to_code
        describe store_to_code
