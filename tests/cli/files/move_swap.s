        v_mov_b32 v2, v0
        v_mov_b32 v0, v1
        v_mov_b32 v1, v2
