; Packed add without SDWA, with the shifts and the OR in the 8-byte encoding: 40 bytes.

        .include "frame.s"

        begin_kernel packed_add_shift_wide
body_begin:
        v_lshrrev_b32_e64  v4, 16, v1
        v_lshrrev_b32_e64  v5, 16, v2
        v_add_f16          v0, v1, v2
        v_add_f16          v4, v4, v5
        v_lshlrev_b32_e64  v4, 16, v4
        v_or_b32_e64       v0, v0, v4
body_end:
        end_kernel packed_add_shift_wide
