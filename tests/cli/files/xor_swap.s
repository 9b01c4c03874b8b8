        v_xor_b32 v0, v0, v1
        v_xor_b32 v1, v0, v1
        v_xor_b32 v0, v0, v1
