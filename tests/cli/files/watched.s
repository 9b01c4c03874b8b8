; Work-item i adds i to word i of `data`; the first lane's word is doubled by a function called from two places.
        .include "one_buffer.s"
        .text
        .globl  helper
        .p2align 8
        .type   helper,@function
helper:
        v_add_u32       v5, vcc, v5, v5
        s_setpc_b64     s[12:13]
.Lend_helper:
        .size   helper, .Lend_helper-helper

        begin_kernel watched
        v_mov_b32       v5, v0
        s_getpc_b64     s[6:7]
.Lhere:
        s_sub_u32       s6, s6, .Lhere-helper
        s_subb_u32      s7, s7, 0
        s_swappc_b64    s[12:13], s[6:7]
        s_mov_b64       exec, 1
        s_swappc_b64    s[12:13], s[6:7]
        flat_store_dword v[2:3], v5
        end_kernel watched
        describe watched
