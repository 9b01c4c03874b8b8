# Wait states that software must leave: the rows of isa/hazards.isa, and the bytes are the same with them.

$ printf '%s\n' 'v_readfirstlane_b32 s4, v0' 'v_readfirstlane_b32 s5, v1' 's_nop 1' 'global_load_dword v2, v3, s[4:5]' 's_endpgm' > vmem.s; lanewise as vmem.s --target gfx900 -o vmem.bin
vmem.s:4:1: warning: VALUWriteSGPRThenVMEM: VALU writes an SGPR, then VMEM reads it (line 2): 5 wait states required in between, 2 found
global_load_dword v2, v3, s[4:5]
^
  hint: put s_nop 2 before the second instruction
$ lanewise as vmem.s --target gfx900 -o silent.bin --no-hazard-warnings; cmp vmem.bin silent.bin && echo the same
the same
$ sed 's/s_nop 1/s_nop 4/' vmem.s > mended.s; lanewise as mended.s --target gfx900 -o x.bin
$ sed 's/s_nop 1/s_nop 3/' vmem.s > nearly.s; lanewise as nearly.s --target gfx900 -o x.bin
nearly.s:4:1: warning: VALUWriteSGPRThenVMEM: VALU writes an SGPR, then VMEM reads it (line 2): 5 wait states required in between, 4 found
global_load_dword v2, v3, s[4:5]
^
  hint: put s_nop 0 before the second instruction

# RDNA waits by itself.
$ lanewise as vmem.s --target gfx1030 -o x.bin

# Every row, once with too few wait states and once with enough.
$ printf '%s\n' 'v_mov_b32 v1, v0' 'v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf' > dpp.s; lanewise as dpp.s -o x.bin
dpp.s:2:1: warning: VALUWriteVGPRReadByDPP: VALU writes a VGPR, then DPP reads it (line 1): 2 wait states required in between, none found
v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf
^
  hint: put s_nop 1 before the second instruction
$ printf '%s\n' 'v_mov_b32 v1, v0' 's_nop 1' 'v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf' 'v_mov_b32_dpp v3, v1 row_shr:1 row_mask:0xf bank_mask:0xf' > dpp.s; lanewise as dpp.s -o x.bin
$ printf '%s\n' 'v_cmpx_eq_u32 exec, v0, v1' 's_nop 3' 'v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf' > exec.s; lanewise as exec.s -o x.bin
exec.s:3:1: warning: VALUWriteEXECThenDPP: VALU writes EXEC, then an instruction with DPP (line 1): 5 wait states required in between, 4 found
v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf
^
  hint: put s_nop 0 before the second instruction
$ printf '%s\n' 'v_cmpx_eq_u32 exec, v0, v1' 's_nop 4' 'v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf' > exec.s; lanewise as exec.s -o x.bin
$ printf '%s\n' 'v_cmp_eq_u32 vcc, v0, v1' 'v_mov_b32 v2, src_vccz' > vccz.s; lanewise as vccz.s -o x.bin
vccz.s:2:1: warning: VALUWriteVCCThenVCCZ: VALU writes VCC, then VALU reads VCCZ as data (line 1): 5 wait states required in between, none found
v_mov_b32 v2, src_vccz
^
  hint: put s_nop 4 before the second instruction
$ printf '%s\n' 'v_cmp_eq_u32 s[2:3], v0, v1' 'v_readlane_b32 s0, v1, s3' 'v_readlane_b32 s0, v1, s4' > lane.s; lanewise as lane.s -o x.bin
lane.s:2:1: warning: VALUWriteSGPRThenLaneSelect: VALU writes an SGPR or VCC, then v_readlane or v_writelane uses it as lane select (line 1): 4 wait states required in between, none found
v_readlane_b32 s0, v1, s3
^
  hint: put s_nop 3 before the second instruction
$ printf '%s\n' 'v_div_scale_f32 v4, vcc, v1, v1, v2' 's_nop 2' 'v_div_fmas_f32 v4, v1, v2, v3' 'v_div_fmas_f32 v4, v1, v2, v3' > div.s; lanewise as div.s -o x.bin
div.s:3:1: warning: VALUWriteVCCThenDivFmas: VALU writes VCC, then v_div_fmas (line 1): 4 wait states required in between, 3 found
v_div_fmas_f32 v4, v1, v2, v3
^
  hint: put s_nop 0 before the second instruction
$ printf '%s\n' 's_mov_b32 m0, s0' 's_sendmsg sendmsg(MSG_INTERRUPT)' > message.s; lanewise as message.s -o x.bin
message.s:2:1: warning: M0ThenMessage: SALU writes M0, then s_sendmsg or s_ttracedata (line 1): 1 wait state required in between, none found
s_sendmsg sendmsg(MSG_INTERRUPT)
^
  hint: put s_nop 0 before the second instruction
$ printf '%s\n' 's_mov_b32 m0, s0' 's_movrels_b32 s0, s1' > movrel.s; lanewise as movrel.s --target gfx900 -o x.bin; lanewise as movrel.s --target gfx803 -o x.bin
movrel.s:2:1: warning: M0ThenMovRel: SALU writes M0, then s_movrel (line 1): 1 wait state required in between, none found
s_movrels_b32 s0, s1
^
  hint: put s_nop 0 before the second instruction
$ printf '%s\n' 's_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s3' 's_getreg_b32 s1, hwreg(HW_REG_TRAPSTS)' 's_getreg_b32 s1, hwreg(HW_REG_MODE)' > setreg.s; lanewise as setreg.s -o x.bin
setreg.s:3:1: warning: SetRegThenGetReg: s_setreg, then s_getreg of the same register (line 1): 2 wait states required in between, 1 found
s_getreg_b32 s1, hwreg(HW_REG_MODE)
^
  hint: put s_nop 0 before the second instruction
$ printf '%s\n' 'flat_store_dwordx4 v[0:1], v[4:7]' 'v_mov_b32 v7, 0' 'flat_store_dwordx2 v[0:1], v[4:5]' 'v_mov_b32 v5, 0' 'buffer_store_dwordx4 v[4:7], off, s[0:3], s4' 'v_mov_b32 v7, 0' 'buffer_store_dwordx4 v[4:7], off, s[0:3], 0' 'v_mov_b32 v7, 0' > store.s; lanewise as store.s -o x.bin
store.s:2:1: warning: StoreDataWAR: a store of more than 64 bits, then VALU overwrites its data (line 1): 1 wait state required in between, none found
v_mov_b32 v7, 0
^
  hint: put s_nop 0 before the second instruction
store.s:8:1: warning: StoreDataWAR: a store of more than 64 bits, then VALU overwrites its data (line 7): 1 wait state required in between, none found
v_mov_b32 v7, 0
^
  hint: put s_nop 0 before the second instruction

# Code falls through labels and branches that are not taken; behind the end of a program nothing is known.
$ printf '%s\n' 'v_mov_b32 v1, v0' 'again:' 's_cbranch_scc0 again' 'v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf' > label.s; lanewise as label.s -o x.bin
label.s:4:1: warning: VALUWriteVGPRReadByDPP: VALU writes a VGPR, then DPP reads it (line 1): 2 wait states required in between, 1 found
v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf
^
  hint: put s_nop 0 before the second instruction
$ printf '%s\n' 'v_mov_b32 v1, v0' 's_endpgm' 'v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf' > end.s; lanewise as end.s -o x.bin
$ printf '%s\n' 'v_mov_b32 v1, v0' 's_branch away' 'v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf' 'away:' > away.s; lanewise as away.s -o x.bin

# Words that directives write are data; a macro's code is where it is used.
$ printf '%s\n' '.long 0x7e020300' 'v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf' > data.s; lanewise as data.s -o x.bin
$ printf '%s\n' '.macro shifted' 'v_mov_b32_dpp v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf' '.endm' 'v_mov_b32 v1, v0' ' shifted' > macro.s; lanewise as macro.s -o x.bin
macro.s:5:2: warning: VALUWriteVGPRReadByDPP: VALU writes a VGPR, then DPP reads it (line 4): 2 wait states required in between, none found
 shifted
 ^
  hint: put s_nop 1 before the second instruction

# CDNA3 has some of its own, and s_nop of gfx8 takes three bits of its operand.
$ printf '%s\n' 'v_exp_f32 v0, v1' 'v_add_f32 v2, v0, v1' 'v_exp_f32 v3, v1' 'v_rcp_f32 v4, v3' > trans.s; lanewise as trans.s --target gfx942 -o x.bin
trans.s:2:1: warning: TransForward: a transcendental instruction writes a VGPR, then another VALU instruction reads it (line 1): 1 wait state required in between, none found
v_add_f32 v2, v0, v1
^
  hint: put s_nop 0 before the second instruction
$ lanewise as trans.s --target gfx90a -o x.bin
$ printf '%s\n' 'v_cmp_lt_f32 vcc, v0, v1' 's_nop 8' 'v_div_fmas_f32 v4, v1, v2, v3' > nop.s; lanewise as nop.s --target gfx900 -o x.bin
$ lanewise as nop.s --target gfx803 -o x.bin
nop.s:3:1: warning: VALUWriteVCCThenDivFmas: VALU writes VCC, then v_div_fmas (line 1): 4 wait states required in between, 1 found
v_div_fmas_f32 v4, v1, v2, v3
^
  hint: put s_nop 2 before the second instruction

# Several s_nop where one does not have enough wait states: at most 16, on gfx8 8.
$ printf '%s\n' 'v_mfma_f32_32x32x2f32 a[0:15], v0, v1, a[0:15]' 'v_accvgpr_read_b32 v2, a5' > far.s; lanewise as far.s --target gfx90a -o x.bin
far.s:2:1: warning: MatrixThenVALU90a: a matrix instruction writes registers, then VALU reads or writes them (line 1): 19 wait states required in between, none found
v_accvgpr_read_b32 v2, a5
^
  hint: put s_nop 15, s_nop 2 before the second instruction
$ printf '%s\n' 'v_mfma_f32_32x32x2f32 a[0:15], v0, v1, a[0:15]' 's_nop 15' 's_nop 2' 'v_accvgpr_read_b32 v2, a5' > far.s; lanewise as far.s --target gfx90a -o x.bin

# --lint tells the other findings, too, each with the name that explain takes. Messages that are no hazards have another code.
$ printf '%s\n' 'v_exp_f32 v0, v1' 'v_rcp_f32 v4, v1' 'v_mov_b32 v2, v1' 'global_load_dword v5, v[2:3], off' 'v_add_f32 v5, v5, v0' 's_waitcnt vmcnt(0)' 'v_mov_b32_dpp v5, v5 row_shr:1 row_mask:0xf bank_mask:0xf' 'global_store_dword v[2:3], v5, off' 's_endpgm' > all.s; lanewise as all.s --target gfx900 -o x.bin --lint
all.s:2:1: note: DeadResult: no instruction uses its result
v_rcp_f32 v4, v1
^
all.s:5:1: error: MissingWait: reads v5 before an earlier operation has written it; no wait for vmcnt covers it (line 4)
v_add_f32 v5, v5, v0
^
all.s:7:1: error: VALUWriteVGPRReadByDPP: VALU writes a VGPR, then DPP reads it (line 5): 2 wait states required in between, 1 found
v_mov_b32_dpp v5, v5 row_shr:1 row_mask:0xf bank_mask:0xf
^
  hint: put s_nop 0 before the second instruction
exit 1
$ lanewise as all.s --target gfx900 -o x.bin --lint --json 2> all.txt
{
  "findings": [
    {
      "line": 2,
      "name": "DeadResult",
      "severity": "note",
      "text": "no instruction uses its result"
    },
    {
      "first_line": 4,
      "line": 5,
      "name": "MissingWait",
      "severity": "error",
      "text": "reads v5 before an earlier operation has written it; no wait for vmcnt covers it (line 4)"
    },
    {
      "first_line": 5,
      "line": 7,
      "name": "VALUWriteVGPRReadByDPP",
      "remedy": "put s_nop 0 before the second instruction",
      "severity": "error",
      "text": "VALU writes a VGPR, then DPP reads it (line 5): 2 wait states required in between, 1 found"
    }
  ],
  "instructions": 9,
  "kernels": [],
  "messages": [
    {
      "code": "lint",
      "column": 1,
      "file": "all.s",
      "length": 9,
      "line": 2,
      "severity": "note",
      "text": "DeadResult: no instruction uses its result"
    },
    {
      "code": "lint",
      "column": 1,
      "file": "all.s",
      "length": 9,
      "line": 5,
      "severity": "error",
      "text": "MissingWait: reads v5 before an earlier operation has written it; no wait for vmcnt covers it (line 4)"
    },
    {
      "code": "hazard",
      "column": 1,
      "file": "all.s",
      "hint": "put s_nop 0 before the second instruction",
      "length": 13,
      "line": 7,
      "severity": "error",
      "text": "VALUWriteVGPRReadByDPP: VALU writes a VGPR, then DPP reads it (line 5): 2 wait states required in between, 1 found"
    }
  ],
  "output": "x.bin",
  "schema": "lanewise/as/1",
  "size_bytes": 48,
  "target": "gfx900"
}
exit 1
$ lanewise as vmem.s --target gfx900 -o x.bin --json 2> all.txt | grep -A8 '"findings"'
  "findings": [
    {
      "first_line": 2,
      "line": 4,
      "name": "VALUWriteSGPRThenVMEM",
      "remedy": "put s_nop 2 before the second instruction",
      "severity": "warning",
      "text": "VALU writes an SGPR, then VMEM reads it (line 2): 5 wait states required in between, 2 found"
    }
$ lanewise as mended.s --target gfx900 -o x.bin --json | head -2
{
  "findings": [],
