# Proofs of rule files.

# Errors.
$ lanewise prove --rules=nosuch.rule
error: nosuch.rule: No such file or directory
exit 2

$ lanewise prove --rules=add_with_shift.rule --only add_with_shift --only nosuch
error: there is no rule 'nosuch'
exit 2

$ lanewise prove --rules --only nosuch
error: there is no rule 'nosuch'
exit 2

$ lanewise prove --rules=add_with_shift.rule --target gfx7
error: unknown target 'gfx7'; expected a name from gfx801 to gfx1201, as gfx900; `lanewise devices` lists them
exit 2

$ lanewise prove add_with_shift.rule --rules
error: to prove the rules of a file, write --rules=add_with_shift.rule
exit 2

$ lanewise prove xor_swap.s move_swap.s --rules=add_with_shift.rule
error: --rules takes one FILE, not also xor_swap.s
exit 2

# The ledger would replace the rules.
$ lanewise prove --rules=add_with_shift.rule --ledger add_with_shift.rule
error: add_with_shift.rule: is an input; writing an output there would destroy it
exit 2

# All errors of a file.
$ lanewise prove --rules=errors.rule
errors.rule:1:3: error: this line is in no rule
  says    no rule begins before this line
  ^
  hint: a rule begins with 'rule NAME' in column 1
errors.rule:2:1: error: '2nd' is not a name: expected letters, digits and '_'
rule 2nd
^
errors.rule:2:1: error: rule 2nd has no line 'says'
rule 2nd
^
errors.rule:2:1: error: rule 2nd has no line 'idea'
rule 2nd
^
errors.rule:2:1: error: rule 2nd has no 'to'
rule 2nd
^
  hint: an empty one removes the instructions
errors.rule:2:1: error: rule 2nd: 'dead d.q': expected .lo, .hi, .b0 to .b3, or .0 to .3 of a tuple
rule 2nd
^
errors.rule:2:1: error: rule 2nd: 'dead z' names no register of the rule
rule 2nd
^
errors.rule:3:3: error: 'says' has no text
  says
  ^
errors.rule:4:3: error: 't' is declared twice
  vgpr    d t t vcc p[9]
  ^
errors.rule:4:3: error: 'vcc' is a register
  vgpr    d t t vcc p[9]
  ^
errors.rule:4:3: error: 'p[9]': expected NAME, or NAME[2], NAME[3], NAME[4] for a tuple of registers
  vgpr    d t t vcc p[9]
  ^
errors.rule:5:3: error: expected let NAME = EXPRESSION
  let     w
  ^
errors.rule:6:3: error: '1 +': expected a name or a number
  let     y = 1 +
  ^
errors.rule:7:3: error: '3': expected 2 words, one for each name
  for     A B = 1 2 | 3
  ^
errors.rule:8:3: error: no set of instructions is called 'salu'
  for     OP in salu
  ^
  hint: expected sdwa or valu
errors.rule:9:3: error: 't': expected two expressions with ==, !=, <, <=, > or >= between them
  where   t
  ^
errors.rule:10:3: error: ' q': the rule has no constant 'q'
  where   t < q
  ^
errors.rule:11:3: error: 'color' begins no line of a rule
  color   red
  ^
  hint: expected says, idea, targets, vgpr, sgpr, mask, value, constant, let, for, from, to, where, assume, each, faster or dead
errors.rule:13:3: error: instructions stand in the lines below 'from'
  from    v_mov_b32 d, t
  ^
errors.rule:16:1: error: rule empty has no line 'says'
rule empty
^
errors.rule:16:1: error: rule empty has no line 'idea'
rule empty
^
errors.rule:16:1: error: rule empty has no instructions in 'from'
rule empty
^
errors.rule:16:1: error: rule empty has no 'to'
rule empty
^
  hint: an empty one removes the instructions
errors.rule:17:1: error: a rule 'empty' is already there
rule empty
^
exit 2

# A rule that is right. A register of the rule may be read in both orders, so that there are two cases.
$ lanewise prove --rules=add_with_shift.rule
add_with_shift               gfx900:wave64    proved       2/2  {{\d+\.\d\d}} s
1 proved, 0 to be proved at each application, 0 refuted, 0 unknown

# Targets that ask the same share the answer.
$ lanewise prove --rules=high_halves.rule | sed 's/[0-9.]* s$/TIME/'
add_high_halves              gfx801:wave64    proved       2/2  TIME
add_high_halves              gfx802:wave64    proved       2/2  (known)
add_high_halves              gfx803:wave64    proved       2/2  (known)
add_high_halves              gfx805:wave64    proved       2/2  (known)
add_high_halves              gfx810:wave64    proved       2/2  (known)
add_high_halves              gfx900:wave64    proved       2/2  (known)
add_high_halves              gfx902:wave64    proved       2/2  (known)
add_high_halves              gfx904:wave64    proved       2/2  (known)
add_high_halves              gfx906:wave64    proved       2/2  (known)
add_high_halves              gfx908:wave64    proved       2/2  (known)
add_high_halves              gfx909:wave64    proved       2/2  (known)
add_high_halves              gfx90c:wave64    proved       2/2  (known)
add_high_halves              gfx90a:wave64    proved       2/2  (known)
add_high_halves              gfx942:wave64    proved       2/2  (known)
add_high_halves              gfx950:wave64    proved       2/2  (known)
15 proved, 0 to be proved at each application, 0 refuted, 0 unknown

$ lanewise prove --rules=high_halves.rule --target gfx803
add_high_halves              gfx803:wave64    proved       2/2  {{\d+\.\d\d}} s
1 proved, 0 to be proved at each application, 0 refuted, 0 unknown

# Waves of 32 and of 64 lanes.
$ sed 's/targets gfx900/targets gfx1030/; s/v_add_u32/v_add_nc_u32/' add_with_shift.rule > wide.rule; lanewise prove --rules=wide.rule
add_with_shift               gfx1030:wave32   proved       2/2  {{\d+\.\d\d}} s
add_with_shift               gfx1030:wave64   proved       2/2  (known)
2 proved, 0 to be proved at each application, 0 refuted, 0 unknown

$ lanewise prove --rules=wide.rule --target gfx1030:wave64
add_with_shift               gfx1030:wave64   proved       2/2  {{\d+\.\d\d}} s
1 proved, 0 to be proved at each application, 0 refuted, 0 unknown

# A rule that needs an assumption.
$ printf '%s\n' 'rule fused' '  says    a product and a sum are one instruction' '  idea    LLVM' '  assume  no-denormals32' '  vgpr    d t' '  value   a b c' '  from' '    v_mul_f32 t, a, b' '    v_add_f32 d, t, c' '  to' '    v_mad_f32 d, a, b, c' '  dead    t' > fused.rule; lanewise prove --rules=fused.rule --target gfx900
fused                        gfx900:wave64    proved       1/1  under no-denormals32  {{\d+\.\d\d}} s
1 proved, 0 to be proved at each application, 0 refuted, 0 unknown

# Without the assumption, the rule is wrong.
$ grep -v assume fused.rule > always.rule; lanewise prove --rules=always.rule --target gfx900
fused                        gfx900:wave64    refuted      0/1  {{\d+\.\d\d}} s
  - v_mul_f32_e32 v12, v16, v20
  - v_add_f32_e32 v8, v12, v24
  + v_mad_f32 v8, v16, v20, v24
  v8 becomes {{0x[0-9a-f]+}}, with the rule {{0x[0-9a-f]+}}; before: {{[^()]*}}
0 proved, 0 to be proved at each application, 1 refuted, 0 unknown
exit 1

# A rule that is wrong, with a counterexample for each case.
$ lanewise prove --rules=swapped.rule
lshl_add_swapped             gfx900:wave64    refuted      0/2  {{\d+\.\d\d}} s
  - v_lshlrev_b32_e32 v12, v20, v16
  - v_add_u32_e32 v8, v12, v24
  + v_lshl_add_u32 v8, v24, v20, v16
  v8 becomes {{0x[0-9a-f]+}}, with the rule {{0x[0-9a-f]+}}; before: {{[^()]*}}
  - v_lshlrev_b32_e32 v12, v20, v16
  - v_add_u32_e32 v8, v24, v12
  + v_lshl_add_u32 v8, v24, v20, v16
  v8 becomes {{0x[0-9a-f]+}}, with the rule {{0x[0-9a-f]+}}; before: {{[^()]*}}
0 proved, 0 to be proved at each application, 1 refuted, 0 unknown
exit 1

# An immediate field of the encoding: no proof covers all its values, so that each application is proved by itself.
$ printf '%s\n' 'rule short_add' '  says    a sum with a short constant needs no literal' '  idea    LLVM' '  sgpr    d' '  constant n' '  where   n < 0x8000' '  from' '    s_add_i32 d, d, n' '  to' '    s_addk_i32 d, n' > short.rule; lanewise prove --rules=short.rule --target gfx900
short_add                    gfx900:wave64    each         0/1  {{\d+\.\d\d}} s
0 proved, 1 to be proved at each application, 0 refuted, 0 unknown

# Counterexamples as JSON.
$ lanewise prove --rules=swapped.rule --json
{
  "messages": [],
  "rules": [
    {
      "assumptions": [],
      "cases": 2,
      "file": "swapped.rule",
      "from_ledger": false,
      "not_proved": [
        {
          "confirmed": true,
          "from": [
            "v_lshlrev_b32_e32 v12, v20, v16",
            "v_add_u32_e32 v8, v12, v24"
          ],
          "inputs": [
...
          ],
          "left": {{\d+}},
          "live_out": "v8",
          "name": "",
          "right": {{\d+}},
          "to": [
            "v_lshl_add_u32 v8, v24, v20, v16"
          ]
        },
        {
          "confirmed": true,
          "from": [
            "v_lshlrev_b32_e32 v12, v20, v16",
            "v_add_u32_e32 v8, v24, v12"
          ],
          "inputs": [
...
          ],
          "left": {{\d+}},
          "live_out": "v8",
          "name": "",
          "right": {{\d+}},
          "to": [
            "v_lshl_add_u32 v8, v24, v20, v16"
          ]
        }
      ],
      "proved": 0,
      "rule": "lshl_add_swapped",
      "says": "a sum with a shifted operand is one instruction",
      "seconds": {{[\d.e-]+}},
      "target": "gfx900:wave64",
      "verdict": "refuted"
    }
  ],
  "schema": "lanewise/rules/1",
  "without_target": []
}
exit 1

# Answers as a file, by what was asked.
$ lanewise prove --rules=add_with_shift.rule --ledger ledger.txt; cat ledger.txt
add_with_shift               gfx900:wave64    proved       2/2  {{\d+\.\d\d}} s
1 proved, 0 to be proved at each application, 0 refuted, 0 unknown
# Proofs of the rules, by rule and by what was asked. Made by `./dev rules`; not to be edited.
# RULE TEXT QUESTIONS VERDICT PROVED/ASKED SECONDS SOLVER TARGETS UNPROVED
# TEXT and QUESTIONS are hashes: of the rule, and of what the solver was asked.
add_with_shift {{[0-9a-f]+}} {{[0-9a-f]+}} proved 2/2 {{\d+\.\d\d z3}} gfx900:64 -

# Lines that are no instruction of any target, alternatives and names that do not exist.
$ printf '%s\n' 'rule typo' '  says    a sum with a shifted operand is one instruction' '  idea    none' '  targets gfx77 gfx9' '  assume  nonsense' '  vgpr    d t' '  value   x n y' '  for     ADD = v_add_u32 | v_add_nc_u33' '  from' '    v_lshlrev_b33 t, n, x' '    ADD d, {t, y}' '  to' '    v_lshl_add_u32 d, x, n, y, 7' '  dead    t' > typo.rule; lanewise prove --rules=typo.rule
typo.rule:1:1: error: rule typo: 'targets gfx77' begins the name of no target
rule typo
^
typo.rule:1:1: error: rule typo: 'assume nonsense' is no assumption
rule typo
^
typo.rule:10:5: error: unknown instruction 'v_lshlrev_b33'
    v_lshlrev_b33 t, n, x
    ^
  hint: did you mean v_lshlrev_b32?
typo.rule:11:5: error: no target has an instruction 'v_add_nc_u33'
    ADD d, {t, y}
    ^
typo.rule:13:5: error: expected 4 operands, found 5
    v_lshl_add_u32 d, x, n, y, 7
    ^
exit 2

# A proof says nothing about waits, caches and the like.
$ for i in 's_waitcnt vmcnt(0)' 's_dcache_wb' 's_sleep 1'; do printf '%s\n' 'rule gone' '  says    the instruction is needless' '  idea    none' '  from' "    $i" '  to' > gone.rule; lanewise prove --rules=gone.rule --target gfx900; done
gone                         gfx900:wave64    unknown      0/1  0.0{{[0-9]}} s
  - s_waitcnt vmcnt(0)
  not decided: one side waits, or does something else that proofs do not cover
0 proved, 0 to be proved at each application, 0 refuted, 1 unknown
gone                         gfx900:wave64    unknown      0/1  0.0{{[0-9]}} s
  - s_dcache_wb
  not decided: one side waits, or does something else that proofs do not cover
0 proved, 0 to be proved at each application, 0 refuted, 1 unknown
gone                         gfx900:wave64    unknown      0/1  0.0{{[0-9]}} s
  - s_sleep 1
  not decided: one side waits, or does something else that proofs do not cover
0 proved, 0 to be proved at each application, 0 refuted, 1 unknown
exit 1

# Limits.
$ (printf '%s\n' 'rule wide' '  says    x' '  idea    y' '  vgpr    d'; for n in A B C; do printf '  for     %s = v0' $n; printf ' | v%d' $(seq 1 20); printf '\n'; done; printf '%s\n' '  from' '    v_mov_b32 d, A' '  to') > wide.rule; lanewise prove --rules=wide.rule; (printf 'rule long\n  says    '; head -c 5000 /dev/zero | tr '\0' x; printf '\n') > long.rule; lanewise prove --rules=long.rule 2>&1 | grep error: | head -1
wide.rule:1:1: error: rule wide has more than 4096 combinations of alternatives
rule wide
^
long.rule:1:1: error: rule long has no line 'says'

# Nor does a proof of one application.
$ printf '%s\n' 'rule gone' '  says    the wait is needless' '  idea    none' '  each' '  from' '    s_waitcnt vmcnt(0)' '  to' > gone.rule; printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' 'k:' 'global_store_dword v[2:3], v1, off' 's_waitcnt vmcnt(0)' 's_barrier' 's_endpgm' > waits.s; lanewise suggest waits.s --rules gone.rule --only gone
waits.s (gfx900): 4 instructions become 4 (no change), 20 bytes become 20 (no change)
