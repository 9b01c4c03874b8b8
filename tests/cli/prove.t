# Equality for all inputs, counterexamples, claims.

$ lanewise prove move_swap.s xor_swap.s --live-out v0,v1
equal for all inputs (0.19 s)

$ lanewise prove move_swap.s xor_swap.s --live-out v0 --live-out v2
different: a counterexample for v2
  lane    = 0x0
  v0      = 0x22eb9250
  v1      = 0xffff0000
  v2      = 0x10001
  v2      = 0x22eb9250 in move_swap.s, 0x10001 in xor_swap.s
  confirmed by execution
  found by random inputs, seed 1, before the solver began
exit 1

$ lanewise prove examples/sdwa/high_add_shift.s examples/sdwa/high_add_sdwa.s --live-out v0
equal for all inputs (0.07 s)

$ lanewise prove examples/sdwa/packed_add_shift_wide.s examples/sdwa/packed_add_sdwa.s --live-out v0
equal for all inputs (0.07 s)

$ lanewise prove examples/sdwa/packed_mad_shift.s examples/sdwa/packed_mad_sdwa.s --live-out v0
equal for all inputs (0.05 s)

$ lanewise prove examples/sdwa/packed_add_swap_sdwa.s examples/sdwa/packed_add_swap_sdwa_high_first.s --live-out v0
equal for all inputs (0.07 s)

$ lanewise prove examples/sdwa/packed_add_sdwa.s examples/sdwa/packed_add_swap_sdwa.s --live-out v0.hi
different: a counterexample for v0.hi
  lane    = 0x0
  v0      = 0x22eb9250
  v1      = 0xffff0000
  v2      = 0x10001
  mode    = 0x3c0
  v0.hi   = 0xffff in examples/sdwa/packed_add_sdwa.s, 0x1 in examples/sdwa/packed_add_swap_sdwa.s
  confirmed by execution
  found by random inputs, seed 1, before the solver began
exit 1

$ lanewise prove examples/sdwa/packed_add_sdwa.s examples/sdwa/packed_add_swap_sdwa.s --live-out v1,v2
equal for all inputs (0.08 s)

$ lanewise prove move_swap.s xor_swap.s --live-out v0 --json | python3 -c 'import json, sys; j = json.load(sys.stdin); print(sorted(j), j["verdict"])'
['messages', 'nan_payload', 'random', 'refinements', 'schema', 'seconds', 'verdict'] equal

$ lanewise prove move_swap.s xor_swap.s --live-out v2 --json | python3 -c 'import json, sys; j = json.load(sys.stdin); print(sorted(j), j["verdict"], j["confirmed"])'
['confirmed', 'counterexample', 'left', 'live_out', 'messages', 'nan_payload', 'random', 'refinements', 'right', 'schema', 'seconds', 'verdict'] different True

$ lanewise prove xor_swap.s --claim 'v0 = v1' --claim 'v1 = v0'
v0 = v1: equal for all inputs (0.09 s)
v1 = v0: equal for all inputs (0.11 s)

$ lanewise prove xor_swap.s --claim 'v0 = v1' --claim 'v1 = v0' --json | python3 -c 'import json, sys; j = json.load(sys.stdin); print(sorted(j)); print(*[(c["claim"], c["verdict"]) for c in j["claims"]])'
['claims', 'messages', 'schema']
('v0 = v1', 'equal') ('v1 = v0', 'equal')

$ lanewise prove xor_swap.s --claim 'v1 = v0' --json | grep -e claim -e verdict
  "claim": "v1 = v0",
  "verdict": "equal"

# What was decided before a claim that cannot be read.
$ (echo '.warning "look"'; cat xor_swap.s) > warns.s; lanewise prove warns.s --claim 'v0 = v1' --claim 'v0 is v1' 2>&1
warns.s:1:1: warning: look
.warning "look"
^
v0 = v1: equal for all inputs (0.05 s)
error: --claim 'v0 is v1': a claim is PLACE = EXPRESSION, as in 'v0.hi = fadd16(v1.hi, v2.hi)'
exit 2

$ lanewise prove warns.s --claim 'v0 = v1' --claim 'v0 is v1' --json 2> /dev/null | python3 -c 'import json, sys; j = json.load(sys.stdin); print(j["command"], [m["text"] for m in j["messages"]])'
prove ['look', "--claim 'v0 is v1': a claim is PLACE = EXPRESSION, as in 'v0.hi = fadd16(v1.hi, v2.hi)'"]

$ lanewise prove xor_swap.s --claim 'v0 = v1 + 1'
v0 = v1 + 1: different: a counterexample for v0
  mode    = 0x0
  exec_lo = 0x0
  exec_hi = 0x20000000
  v0      = 0x0
  v1      = 0x0
  lane    = 0x3d
  v0      = 0x0 in xor_swap.s, 0x1 claimed
  confirmed by execution
exit 1

$ lanewise prove examples/sdwa/packed_add_sdwa.s --claim 'v0.lo = fadd16(v1.lo, v2.lo)'
v0.lo = fadd16(v1.lo, v2.lo): equal for all inputs (0.07 s)

# A compare's mask is the bits of all lanes.
$ echo 'v_cmp_ne_u32_e64 s[4:5], 1, v2' > a.s; printf 'v_cmp_ne_u32_e32 vcc, 1, v2\ns_mov_b64 s[4:5], vcc\n' > b.s; lanewise prove a.s b.s --target gfx900 --live-out s4,s5
equal for all inputs (0.02 s)

$ lanewise prove a.s b.s --target gfx900 --live-out 's[4:5], v[0:2]'
equal for all inputs (0.02 s)

$ echo 'v_cmp_ne_u32_e64 s[4:5], 1, v2' > a.s; echo 'v_cmp_ne_u32_e64 s[4:5], 2, v2' > b.s; lanewise prove a.s b.s --target gfx900 --live-out s[4:5] | grep -v ' = '
different: a counterexample for s4
  confirmed by execution
  found by random inputs, seed 1, before the solver began

# A lane reads another one.
$ echo 'v_mov_b32_dpp v0, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf' > a.s; (cat a.s; echo 's_nop 1'; echo 'v_mov_b32_dpp v0, v1 quad_perm:[1,0,2,3] row_mask:0xf bank_mask:0xf') > b.s; lanewise prove a.s b.s --target gfx900 --live-out v0 --json | python3 -c 'import json, sys; j = json.load(sys.stdin); print(j["verdict"], j["confirmed"])'
different True

$ echo 'v_mov_b32_dpp v0, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf' > a.s; (cat a.s; echo 'v_and_b32 v0, 1, v0') > b.s; echo 'v_mov_b32 v0, 0' | cat - a.s > c.s; echo 'v_mov_b32 v0, 0' | cat - b.s > d.s; lanewise prove c.s d.s --target gfx900 --live-out v0 --json | python3 -c 'import json, sys; j = json.load(sys.stdin); print(j["verdict"], j["confirmed"], len(j["other_lanes"]))'
different True 1

$ lanewise prove a.s a.s --target gfx900 --live-out 'ttmp[0:3],ttmp11,flat_scratch,m0,vcc_hi,v7.b1'
equal for all inputs (0.02 s)

$ lanewise prove a.s --target gfx900 --claim 'v[2:3] = v[2:3] + v0'
error: --claim 'v[2:3] = v[2:3] + v0': column 13 of the expression: expected words of the same size
exit 2

$ lanewise prove a.s --target gfx900 --claim 'v[2:3] = v[2:3] + 0'
v[2:3] = v[2:3] + 0: equal for all inputs (0.01 s)

$ lanewise prove a.s --target gfx900 --claim 'v[2:3] = v[2:3] | zext64(0)'
v[2:3] = v[2:3] | zext64(0): equal for all inputs (0.01 s)

# Of two NaNs a sum returns the first.
$ echo 'v_add_f32 v0, v1, v2' > a.s; echo 'v_add_f32 v0, v2, v1' > b.s; lanewise prove a.s b.s --target gfx900 --live-out v0 | grep -v ' = '
different: a counterexample for v0
  confirmed by execution
  found by random inputs, seed 1, before the solver began
$ lanewise prove a.s b.s --target gfx900 --live-out v0 --nan-payload ignore
equal for all inputs (0.02 s); NaNs count as equal whatever their signs and payloads (v0 as f32)
$ lanewise prove a.s b.s --target gfx900 --live-out v0 --nan-payload ignore --json | grep -v -e seconds -e refinements
{
  "messages": [],
  "nan_formats": {
    "v0": "f32"
  },
  "nan_payload": "ignore",
  "random": {
    "found": false,
    "inputs": 4096,
    "seed": 1
  },
  "schema": "lanewise/prove/1",
  "verdict": "equal"
}
$ lanewise prove a.s --target gfx900 --claim 'v0 = fadd32(v2, v1)' --nan-payload ignore
v0 = fadd32(v2, v1): equal for all inputs (0.02 s); NaNs count as equal whatever their signs and payloads (v0 as f32)
$ echo 'v_mul_f32 v0, 2.0, v1' > a.s; echo 'v_add_f32 v0, v1, v1' > b.s; lanewise prove a.s b.s --target gfx900 --live-out v0
equal for all inputs (0.02 s)

# Assumptions.
$ echo 'v_mul_lo_u32 v0, v1, v2' > a.s; echo 'v_mul_u32_u24 v0, v1, v2' > b.s; lanewise prove a.s b.s --target gfx900 --live-out v0 --assume 'v1 < 0x1000000, v2 < 0x1000000' --json | grep -v -e seconds -e refinements
{
  "assumptions": [
    "v1 < 0x1000000",
    "v2 < 0x1000000"
  ],
  "messages": [],
  "nan_payload": "exact",
  "random": {
    "found": false,
    "inputs": 4096,
    "seed": 1
  },
  "schema": "lanewise/prove/1",
  "verdict": "equal"
}
$ lanewise prove a.s b.s --target gfx900 --live-out v0 --assume 'v1 < 0x2000000' | grep -v ' = '
different: a counterexample for v0; assumed: v1 < 0x2000000
  confirmed by execution
  found by random inputs, seed 1, before the solver began
$ echo 'v_mul_f32 v0, 2.0, v1 clamp' > a.s; lanewise prove a.s --target gfx900 --claim 'v0 = 0' --assume dx10-clamp --assume 'v1 > 0x7f800000,v1 <= 0x7fffffff'
v0 = 0: equal for all inputs (0.06 s); assumed: dx10-clamp, v1 > 0x7f800000, v1 <= 0x7fffffff
$ lanewise prove a.s --target gfx900 --claim 'v0 = 0' --assume no-dx10-clamp --assume 'v1 > 0x7f800000,v1 <= 0x7fffffff' | grep -v ' = '
  confirmed by execution
$ lanewise prove a.s a.s --target gfx900 --live-out v0 --assume 'v1 < v2' --assume 'v2 < v1'
error: the assumptions contradict each other
exit 2
$ lanewise prove a.s a.s --target gfx900 --live-out v0 --assume ieee --mode 0xf0
error: no state with MODE 0xf0 satisfies the assumptions
exit 2
$ lanewise prove a.s a.s --target gfx900 --live-out v0 --assume flush
error: --assume 'flush': expected a comparison such as 'v2 < 0x1000000', no-denormals, no-denormals32, no-denormals16, denormals, denormals32, denormals16, round-nearest, round-nearest32, round-nearest16, round-to-zero32, round-to-zero16, dx10-clamp, no-dx10-clamp, ieee, no-ieee
exit 2
$ lanewise prove a.s a.s --target gfx1200 --live-out v0 --assume ieee
error: --assume 'ieee': MODE of gfx1200 has no such bit
exit 2
$ lanewise prove a.s a.s --target gfx900 --live-out v0 --assume 'v1 + 1'
error: --assume 'v1 + 1': expected a comparison such as 'v2 < 0x1000000', no-denormals, no-denormals32, no-denormals16, denormals, denormals32, denormals16, round-nearest, round-nearest32, round-nearest16, round-to-zero32, round-to-zero16, dx10-clamp, no-dx10-clamp, ieee, no-ieee
exit 2

# Wrong command lines.
$ lanewise prove a.s b.s --target gfx900 --live-out v0 --nan-payload maybe
error: --nan-payload maybe: expected exact or ignore
exit 2

$ lanewise prove a.s b.s --target gfx900 --live-out 'v[3:1]'
error: --live-out v[3:1]: 'v[3:1]': the first register comes after the last
exit 2

$ lanewise prove a.s b.s --target gfx900 --live-out 's[100:103]'
error: --live-out s[100:103]: 's102': gfx900 has s0 to s101
exit 2

$ lanewise prove move_swap.s xor_swap.s
error: name what must be equal with --live-out
exit 2

$ lanewise prove move_swap.s --live-out v0
error: expected two files, or one with --claim
exit 2

$ lanewise prove move_swap.s xor_swap.s --live-out v0.middle
error: --live-out v0.middle: 'v0.middle' is not a register: expected v0, v0.hi, v0.lo, v0.b1, v[0:3], s5, s[4:5], vcc, exec, scc, m0 or ttmp0
exit 2

$ lanewise prove move_swap.s xor_swap.s --live-out v256
error: --live-out v256: 'v256': gfx803 has v0 to v255
exit 2

$ lanewise prove move_swap.s --claim 'v0 is v1'
error: --claim 'v0 is v1': a claim is PLACE = EXPRESSION, as in 'v0.hi = fadd16(v1.hi, v2.hi)'
exit 2

$ lanewise prove move_swap.s xor_swap.s --live-out v0 --timeout never
error: --timeout never: expected seconds, 0.001 to 1000000
exit 2

$ lanewise prove move_swap.s missing.s --live-out v0
error: missing.s: No such file or directory
exit 2

$ lanewise prove move_swap.s errors.s --live-out v0 2>&1 | head -4
errors.s:2:19: error: destination must be a vector register
        v_add_f32 s0, v1, v2
                  ^
errors.s:3:25: error: expected 3 operands, found 2

# Loads and stores.
$ printf 'global_load_dword v0, v[6:7], off\nglobal_load_dword v1, v[6:7], off offset:4\n' > a.s; echo 'global_load_dwordx2 v[0:1], v[6:7], off' > b.s; lanewise prove a.s b.s --target gfx900 --live-out v[0:1]
equal for all inputs (0.03 s)
$ lanewise prove a.s b.s --target gfx900 --live-out v[0:1] --json | grep -A4 random
  "random": {
    "found": false,
    "inputs": 0,
    "seed": 1
  },
$ echo 'global_load_dwordx2 v[0:1], v[6:7], off offset:4' > b.s; lanewise prove a.s b.s --target gfx900 --live-out v[0:1]
not proved: a difference in v0 depends on memory; no execution shows it
exit 1
$ echo 'ds_write_b32 v2, v4' > a.s; echo 'ds_write_b32 v2, v5' > b.s; lanewise prove a.s b.s --target gfx900 --live-out v0
not proved: the two files may store differently; no execution shows it
  4096 random inputs, seed 1, show no difference
exit 1
$ echo 'v_mov_b32 v0, v4' >> a.s; echo 'v_mov_b32 v0, v5' >> b.s; lanewise prove a.s b.s --target gfx900 --live-out v0 | grep -v ' = '
different: a counterexample for v0
  confirmed by execution
  found by random inputs, seed 1, before the solver began
$ echo 'ds_add_u32 v2, v4' > a.s; lanewise prove a.s b.s --target gfx900 --live-out v0
not modelled: a.s: ds_add_u32 v2, v4: the micro-operation atomic_begin has no bit-vector form
exit 4
