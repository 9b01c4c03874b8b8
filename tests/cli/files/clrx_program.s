# A program in CLRX's dialect.
.rawcode
.gpu Fiji
.text
offset = 2
pool = %v[16:31]
mask = %s[0:1]
.set count, 5
.macro one register
    v_mov_b32 v\register, 1
.endm
start:
    S_AND_B64 mask, s[2:3], s[4:5]; s_cmp_lt_i32 mask[0], s2  # two statements
    v_xor_b32 pool[offset+1], pool[offset+5], \
              pool[offset+7]
    v_mov_b32 v1, count
    one 3
    s_branch start
    s_cbranch_scc0 1f
1:  s_endpgm
