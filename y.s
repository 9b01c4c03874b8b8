v_alignbit_b32 v0, v1, v2, v3 clamp
