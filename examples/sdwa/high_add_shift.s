; v0.hi = v1.hi + v2.hi without SDWA, in the compact encodings: 20 bytes, two registers.
; The low half of v0 stays. It goes in with zeros above: a bitwise OR can only add to them.

        .include "frame.s"

        begin_kernel high_add_shift
        v_and_b32      v0, 0xffff, v0
body_begin:
        v_lshrrev_b32  v4, 16, v1
        v_lshrrev_b32  v5, 16, v2
        v_add_f16      v4, v4, v5
        v_lshlrev_b32  v4, 16, v4
        v_or_b32       v0, v0, v4
body_end:
        end_kernel high_add_shift
