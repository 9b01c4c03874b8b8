# Names for registers that are register names on other targets, words of modifiers, or functions of operands.
.gpu Fiji
a = %v[0:1]
a3 = %v2
acc = %v[4:7]
acc0 = %v8
v = %v9
s = %s[4:5]
ttmp = %s6
ttmp12 = %s7
null = %s[8:9]
xnack_mask = %s[10:11]
src_shared_base = %s12
offset = %v10
glc = %v11
mul = %v12
neg = %v13
abs = %v14
v_mov_b32 a[1], a3
v_mov_b32 acc0, acc[3]
v_mov_b32 v, v[1]
v_add_f32 v, -a[0], acc0
s_mov_b64 s, null
s_mov_b32 ttmp, ttmp12
s_mov_b64 xnack_mask, s[8:9]
s_mov_b32 src_shared_base, ttmp12
v_add_f32 offset, glc, mul
v_add_f32 neg, abs, neg
buffer_load_dword glc, offset, s[0:3], s12 offen glc
