; Packed add, v0 = { v1.hi + v2.hi, v1.lo + v2.lo }, without SDWA in the compact encodings: 24 bytes, two registers.

        .include "frame.s"

        begin_kernel packed_add_shift
body_begin:
        v_lshrrev_b32  v4, 16, v1
        v_lshrrev_b32  v5, 16, v2
        v_add_f16      v0, v1, v2
        v_add_f16      v4, v4, v5
        v_lshlrev_b32  v4, 16, v4
        v_or_b32       v0, v0, v4
body_end:
        end_kernel packed_add_shift
