; v0.hi = v1.hi + v2.hi without SDWA, with the shifts and the OR in the 8-byte encoding: 36 bytes.
; The low half of v0 stays. It goes in with zeros above: a bitwise OR can only add to them.

        .include "frame.s"

        begin_kernel high_add_shift_wide
        v_and_b32      v0, 0xffff, v0
body_begin:
        v_lshrrev_b32_e64  v4, 16, v1
        v_lshrrev_b32_e64  v5, 16, v2
        v_add_f16          v4, v4, v5
        v_lshlrev_b32_e64  v4, 16, v4
        v_or_b32_e64       v0, v0, v4
body_end:
        end_kernel high_add_shift_wide
