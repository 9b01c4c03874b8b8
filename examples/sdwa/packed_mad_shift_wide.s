; Packed mad without SDWA, with the shifts and the OR in the 8-byte encoding.
; v_mad_f16 flushes denormals whatever the mode; the mode does the same for the multiplications and additions.

        .include "frame.s"

        begin_kernel packed_mad_shift_wide
body_begin:
        v_lshrrev_b32_e64  v4, 16, v1
        v_lshrrev_b32_e64  v5, 16, v2
        v_mad_f16          v0, v1, v2, v3
        v_lshrrev_b32_e64  v3, 16, v3
        v_mad_f16          v4, v4, v5, v3
        v_lshlrev_b32_e64  v4, 16, v4
        v_or_b32_e64       v0, v0, v4
body_end:
        end_kernel packed_mad_shift_wide, 0
