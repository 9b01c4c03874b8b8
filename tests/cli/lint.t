# Findings of finished code, by kind. tests/lint has every hazard on every target.

# A hazard across a branch, and the lines of the assembly.
$ printf '%s\n' 'v_mov_b32 v1, v0' 's_cbranch_scc0 near' 's_nop 7' 'near:' 'v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf' 'global_store_dword v[4:5], v2, off' 's_endpgm' > near.s; lanewise lint near.s --target gfx900
near.s: note: NeedlessNop: hazards require only 1 of its 8 wait states
  in near (gfx900)
  at        0x1218: s_nop 7  (near.s:3)
near.s: error: VALUWriteVGPRReadByDPP: VALU writes a VGPR, then DPP reads it: 2 wait states required, 1 present
  in near (gfx900)
  first     0x1210: v_mov_b32_e32 v1, v0  (near.s:1)
  through   0x1214: s_cbranch_scc0 1  (near.s:2)
  second    0x121c: v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf  (near.s:5)
  remedy    put s_nop 0 before the second instruction
1 error, 0 warnings, 1 note in 6 instructions of 1 function
        1  error    VALUWriteVGPRReadByDPP
        1  note     NeedlessNop
exit 1

# Registers that are used before they have arrived: a read, an overwrite, and LDS that a wait covers although SMEM is outstanding.
$ printf '%s\n' 's_load_dword s8, s[0:1], 0x0' 'ds_read_b32 v1, v0' 'ds_read_b32 v2, v0 offset:4' 'global_load_dword v3, v[4:5], off' 's_waitcnt lgkmcnt(1)' 'v_add_f32 v6, v1, v1' 'v_add_f32 v6, v6, v2' 'v_mov_b32 v3, v6' 'v_add_f32 v3, s8, v3' 'global_store_dword v[4:5], v3, off' 's_endpgm' > waits.s; lanewise lint waits.s --target gfx900
waits.s: error: MissingWait: reads v2 before an earlier operation has written it; no wait for lgkmcnt covers it
  in waits (gfx900)
  first     0x1220: ds_read_b32 v2, v0 offset:4  (waits.s:3)
  second    0x1238: v_add_f32_e32 v6, v6, v2  (waits.s:7)
waits.s: error: MissingWait: overwrites v3 before an earlier operation has written it; no wait for vmcnt covers it
  in waits (gfx900)
  first     0x1228: global_load_dword v3, v[4:5], off  (waits.s:4)
  second    0x123c: v_mov_b32_e32 v3, v6  (waits.s:8)
waits.s: error: MissingWait: reads s8 before an earlier operation has written it; no wait for lgkmcnt covers it
  in waits (gfx900)
  first     0x1210: s_load_dword s8, s[0:1], 0x0  (waits.s:1)
  second    0x1240: v_add_f32_e32 v3, s8, v3  (waits.s:9)
3 errors, 0 warnings, 0 notes in 11 instructions of 1 function
        3  error    MissingWait
exit 1

# Back-pressure: vmcnt does not count beyond 15 on gfx8, so that the first load is done when the sixteenth has been issued.
$ (for i in $(seq 16); do echo "buffer_load_dword v$i, off, s[0:3], 0 offset:$((4 * i))"; done; echo 'v_mov_b32 v20, v1'; echo 'buffer_store_dword v20, off, s[0:3], 0'; echo s_endpgm) > full.s; lanewise lint full.s --target gfx803
0 errors, 0 warnings, 0 notes in 19 instructions of 1 function

# The same with one load less.
$ sed -i 1,1d full.s; sed -i 's/v20, v1$/v20, v2/' full.s; lanewise lint full.s --target gfx803
full.s: error: MissingWait: reads v2 before an earlier operation has written it; no wait for vmcnt covers it
  in full (gfx803)
  first     0x1210: buffer_load_dword v2, off, s[0:3], 0 offset:8  (full.s:1)
  second    0x1288: v_mov_b32_e32 v20, v2  (full.s:16)
1 error, 0 warnings, 0 notes in 18 instructions of 1 function
        1  error    MissingWait
exit 1

# A store reads its data when it is issued: to overwrite them is no fault.
$ printf '%s\n' 'global_store_dword v[0:1], v2, off' 'v_mov_b32 v2, 0' 'global_store_dword v[0:1], v2, off offset:4' 's_endpgm' > war.s; lanewise lint war.s --target gfx900
0 errors, 0 warnings, 0 notes in 4 instructions of 1 function

# Five thousand blocks that branch into each other come to an end.
$ (for i in $(seq 5000); do echo "L$i: global_load_dword v1, v[2:3], off"; echo "s_cbranch_scc0 L$(( (i * 7919) % 5000 + 1 ))"; done; echo 's_waitcnt vmcnt(0)'; echo 'global_store_dword v[2:3], v1, off'; echo s_endpgm) > large.s; lanewise lint large.s --target gfx900 | grep errors
0 errors, 0 warnings, 1 note in 10003 instructions of 1 function

# A wait that waits for nothing, and one on gfx10.1 that ends a hazard.
$ printf '%s\n' 'ds_write_b32 v0, v1' 's_branch next' 'next:' 's_waitcnt_vscnt null, 0x0' 'global_load_dword v2, v[4:5], off' 's_waitcnt vmcnt(0)' 's_waitcnt_vscnt null, 0x0' 'global_store_dword v[4:5], v2, off' 's_endpgm' > vscnt.s; lanewise lint vscnt.s --target gfx1010; lanewise lint vscnt.s --target gfx1030
vscnt.s: note: BranchToNext: the branch goes to the next instruction
  in vscnt (gfx1010)
  at        0x1218: s_branch 0  (vscnt.s:2)
0 errors, 0 warnings, 1 note in 8 instructions of 1 function
        1  note     BranchToNext
vscnt.s: note: BranchToNext: the branch goes to the next instruction
  in vscnt (gfx1030)
  at        0x1218: s_branch 0  (vscnt.s:2)
vscnt.s: note: RedundantWait: no operation that this waits for is outstanding
  in vscnt (gfx1030)
  at        0x121c: s_waitcnt_vscnt null, 0x0  (vscnt.s:4)
vscnt.s: note: RedundantWait: no operation that this waits for is outstanding
  in vscnt (gfx1030)
  at        0x122c: s_waitcnt_vscnt null, 0x0  (vscnt.s:7)
0 errors, 0 warnings, 3 notes in 8 instructions of 1 function
        1  note     BranchToNext
        2  note     RedundantWait

# Operations are outstanding, but no more than the wait allows.
$ printf '%s\n' 'ds_read_b32 v1, v0' 's_waitcnt lgkmcnt(1)' 'global_load_dword v2, v[4:5], off' 's_waitcnt vmcnt(2) lgkmcnt(3)' 's_waitcnt expcnt(0)' 's_waitcnt vmcnt(0) lgkmcnt(0)' 'v_add_f32 v2, v2, v1' 'global_store_dword v[4:5], v2, off' 's_endpgm' > low.s; lanewise lint low.s --target gfx900
low.s: note: RedundantWait: lgkmcnt is already at most 1
  in low (gfx900)
  at        0x1218: s_waitcnt lgkmcnt(1)  (low.s:2)
low.s: note: RedundantWait: vmcnt is already at most 2 and lgkmcnt is already at most 3
  in low (gfx900)
  at        0x1224: s_waitcnt vmcnt(2) lgkmcnt(3)  (low.s:4)
low.s: note: RedundantWait: no operation that this waits for is outstanding
  in low (gfx900)
  at        0x1228: s_waitcnt expcnt(0)  (low.s:5)
0 errors, 0 warnings, 3 notes in 9 instructions of 1 function
        3  note     RedundantWait
$ printf '%s\n' 'ds_load_b32 v1, v0' 'global_load_b32 v2, v[4:5], off' 's_wait_loadcnt_dscnt 0x101' 's_wait_loadcnt_dscnt 0x0' 'v_add_f32 v2, v2, v1' 'global_store_b32 v[4:5], v2, off' 's_endpgm' > low.s; lanewise lint low.s --target gfx1200
low.s: note: RedundantWait: loadcnt is already at most 1 and dscnt is already at most 1
  in low (gfx1200)
  at        0x1224: s_wait_loadcnt_dscnt 0x101  (low.s:3)
0 errors, 0 warnings, 1 note in 7 instructions of 1 function
        1  note     RedundantWait

# A function begins a load and returns through another pair than s[30:31].
$ printf '%s\n' '.type call,@function' 'call:' 's_getpc_b64 s[20:21]' 'here:' 's_add_u32 s20, s20, begin-here' 's_addc_u32 s21, s21, 0' 's_swappc_b64 s[22:23], s[20:21]' 'v_add_f32 v5, v5, v5' 'global_store_dword v[2:3], v5, off' 's_endpgm' '.p2align 8' '.type begin,@function' 'begin:' 'global_load_dword v5, v[2:3], off' 's_setpc_b64 s[22:23]' > call.s; lanewise lint call.s --target gfx900
call.s: error: MissingWait: reads v5 before an earlier operation has written it; no wait for vmcnt covers it
  in call (gfx900)
  first     0x1400: global_load_dword v5, v[2:3], off  (call.s:14)
  second    0x1314: v_add_f32_e32 v5, v5, v5  (call.s:8)
1 error, 0 warnings, 0 notes in 64 instructions of 2 functions
        1  error    MissingWait
exit 1

# More wait states than one s_nop has.
$ printf '%s\n' 'v_mfma_f32_32x32x2f32 a[0:15], v0, v1, a[0:15]' 'v_accvgpr_read_b32 v2, a5' 'global_store_dword v[4:5], v2, off' 's_endpgm' > far.s; lanewise lint far.s --target gfx90a
far.s: error: MatrixThenVALU90a: a matrix instruction writes registers, then VALU reads or writes them: 19 wait states required, 0 present
  in far (gfx90a)
  first     0x1210: v_mfma_f32_32x32x2f32 a[0:15], v0, v1, a[0:15]  (far.s:1)
  second    0x1218: v_accvgpr_read_b32 v2, a5  (far.s:2)
  remedy    put s_nop 15, s_nop 2 before the second instruction
1 error, 0 warnings, 0 notes in 4 instructions of 1 function
        1  error    MatrixThenVALU90a
exit 1

# s_nop that no hazard needs, or not all of it.
$ printf '%s\n' 'v_mov_b32 v1, v0' 's_nop 7' 'v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf' 's_nop 0' 'global_store_dword v[4:5], v2, off' 's_endpgm' > nops.s; lanewise lint nops.s --target gfx900
nops.s: note: NeedlessNop: hazards require only 2 of its 8 wait states
  in nops (gfx900)
  at        0x1214: s_nop 7  (nops.s:2)
nops.s: note: NeedlessNop: no hazard needs this s_nop
  in nops (gfx900)
  at        0x1220: s_nop 0  (nops.s:4)
0 errors, 0 warnings, 2 notes in 6 instructions of 1 function
        2  note     NeedlessNop

# What is suspicious: a dead result, code that nothing reaches, a tuple that no instruction may have.
$ printf '%s\n' 'v_mov_b32 v1, 0' 'v_mov_b32 v1, 1' '.long 0xc0020043, 0x00000000' 's_branch next' 'v_mov_b32 v1, 2' 'next: s_branch last' 'last: global_store_dword v[4:5], v1, off' 's_endpgm' > odd.s; lanewise lint odd.s --target gfx900
odd.s: note: DeadResult: no instruction uses its result
  in odd (gfx900)
  at        0x1210: v_mov_b32_e32 v1, 0  (odd.s:1)
odd.s: note: DeadResult: no instruction uses its result
  in odd (gfx900)
  at        0x1218: s_load_dword s1, s[6:7], 0x0
odd.s: note: UnreachableCode: no path leads here
  in code at 0x1224 (gfx900)
  at        0x1224: v_mov_b32_e32 v1, 2  (odd.s:5)
odd.s: note: BranchToNext: the branch goes to the next instruction
  in odd (gfx900)
  at        0x1228: s_branch 0  (odd.s:6)
0 errors, 0 warnings, 4 notes in 8 instructions of 1 function
        1  note     BranchToNext
        2  note     DeadResult
        1  note     UnreachableCode

# A kernel that names a register that its descriptor does not have.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' '.globl k' '.type k,@function' 'k:' 'v_mov_b32 v9, 0' 'global_store_dword v[0:1], v9, off' 's_endpgm' '.amdhsa_kernel k' '.amdhsa_next_free_vgpr 8' '.amdhsa_next_free_sgpr 8' '.end_amdhsa_kernel' > few.s; lanewise lint few.s --kernel k
few.s: error: RegisterNotAllocated: the descriptor of kernel k allocates 8 VGPRs; v9 is beyond them
  in k (gfx900)
  at        0x12c0: v_mov_b32_e32 v9, 0  (few.s:5)
1 error, 0 warnings, 0 notes in 3 instructions of 1 function
        1  error    RegisterNotAllocated
exit 1

# Only warnings.
$ printf 's_mov_b64 exec, 0\nglobal_store_dword v[0:1], v2, off\ns_endpgm\n' > idle.s; lanewise lint idle.s --target gfx900 > idle.txt; echo $?; lanewise lint idle.s --target gfx900 --strict > idle.txt; echo $?
0
1

# A word that is no instruction, and a jump that may go anywhere.
$ printf 'v_mov_b32 v1, 0\n.long 0xffffffff\ns_endpgm\n' > word.s; lanewise lint word.s --target gfx900
word.s: note: UnreachableCode: no path leads here
  in code at 0x1218 (gfx900)
  at        0x1218: s_endpgm  (word.s:3)
word.s: word: 0x1214: not modelled: .long 0xffffffff is not an instruction of gfx900
0 errors, 0 warnings, 1 note in 3 instructions of 1 function
        1  note     UnreachableCode
exit 4

$ printf 's_setpc_b64 s[4:5]\n' > jump.s; lanewise lint jump.s --target gfx900
jump.s: note: jump: 0x1210: the target of this jump is not known
0 errors, 0 warnings, 0 notes in 1 instruction of 1 function

# Errors.
$ lanewise lint
error: lint needs a FILE
exit 2

$ lanewise lint nosuch.hsaco
error: nosuch.hsaco: No such file or directory
exit 2

$ lanewise lint examples/saxpy.cl --target gfx900 --kernel nosuch
error: examples/saxpy.cl: has no kernel 'nosuch'; it has: saxpy
exit 2

$ lanewise dis war.s --target gfx900 > war.txt; lanewise as war.txt -o x.bin --target gfx900 --lint
error: war.txt: --lint: the file is a listing; `lanewise lint` takes listings
exit 2
