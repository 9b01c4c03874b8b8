# What a kernel costs on a device. The model's numbers are no part of this: only what is said, and where.

$ lanewise time examples/saxpy.cl --device vega-64 --grid 64 --block 256 'f32[16384]=iota' 'f32[16384]=zeros' f32:2 --top 3
saxpy on vega-64 (gfx900) at 1546 MHz
  {{[\d ]+}} cycles, {{[\d.]+ [nu]s}}; uncertainty: {{[\d ]+}} to {{[\d ]+}} cycles
  64 workgroups, 6 144 wave instructions; {{\d+}} of 64 compute units had work; 10 waves per SIMD, the maximum; {{[\d.]+}} were resident on average
  {{.*}}-bound: {{.*}}
<blank>
unit utilisation
  VALU {{[\d.]+}} %   SALU {{[\d.]+}} %   LDS 0.0 %   address {{[\d.]+}} %   L2 {{[\d.]+}} %   memory {{[\d.]+}} %
<blank>
caches and memory
  instruction cache  {{ *[\d.]+}} % of {{[\d ]+}} hit{{.*}}
  scalar cache       {{ *[\d.]+}} % of {{[\d ]+}} hit{{.*}} bytes
  vector L1          {{ *[\d.]+}} % of {{[\d ]+}} hit{{.*}} bytes
  L2                 {{ *[\d.]+}} % of {{[\d ]+}} hit{{.*}} bytes
  memory             {{[\d ]+}} bytes read, {{[\d ]+}} written
<blank>
roofline
  {{[\d.]+}} of at most 64 VALU instructions per cycle, {{[\d.]+}} of at most 313.1 bytes of memory per cycle; {{[\d.]+}} instructions per byte, ridge point at 0.204
<blank>
where waves spent their cycles
  issue          {{ *[\d.]+}} % {{[\d ]+}}
...
  all            100.0 % {{[\d ]+}}
<blank>
most expensive instructions
   address    executed       issuing        stalled  instruction, main stall reasons
...
<blank>
what if
  twice the memory bandwidth {{[\d ]+}} cycles, {{[+-][\d.]+}} %
  twice the L2 bandwidth {{[\d ]+}} cycles, {{[+-][\d.]+}} %
  all code in the instruction cache {{[\d ]+}} cycles, {{[+-][\d.]+}} %
<blank>
not modelled
  page-table walks at the first access to a page
  clock changes under load
  data in caches before the kernel begins (use --warm)
...

# An RDNA device has an L0 and a GL1.
$ lanewise time examples/saxpy.cl --device navi10-5700xt --grid 64 --block 256 'f32[16384]=iota' 'f32[16384]=zeros' f32:2 | grep -E '^  (vector|GL1|L2|Infinity)'
  vector L0 {{.*}}
  GL1 {{.*}}
  L2 {{.*}}

# Side by side.
$ lanewise time examples/saxpy.cl --device vega-64 --device navi21-6900xt --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2
                                  vega-64        navi21-6900xt
file                    examples/saxpy.cl    examples/saxpy.cl
cycles{{ +[\d ]+}}
time{{ .*}}
wave instructions{{ +[\d ]+}}
waves per SIMD                         10                   16
VALU{{ .*}}
LDS                                 0.0 %                0.0 %
address{{ .*}}
memory{{ .*}}
issue{{ .*}}
...
saxpy on vega-64 (gfx900) at 1546 MHz
...
saxpy on navi21-6900xt (gfx1030) at 2250 MHz
...

# What is set is said: clock, registers, LDS, waves.
$ lanewise time examples/saxpy.cl --device vega-64 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --clock 1000 --vgprs 128 | head -3
saxpy on vega-64 (gfx900) at 1000 MHz
  {{[\d ]+}} cycles, {{[\d.]+ [nu]s}}; uncertainty: {{[\d ]+}} to {{[\d ]+}} cycles
  4 workgroups, 384 wave instructions; 4 of 64 compute units had work; 2 of at most 10 waves per SIMD, limited by VGPRs; {{[\d.]+}} were resident on average

$ lanewise time examples/saxpy.cl --device vega-64 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --waves 3 | sed -n 3p
  4 workgroups, 384 wave instructions; 4 of 64 compute units had work; 3 waves per SIMD, the maximum; {{[\d.]+}} were resident on average

# How far numbers that nobody has measured move the answer.
$ lanewise time examples/saxpy.cl --device fiji-r9-nano --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --sensitivity | grep -A4 -E '^un(certainty|measured)'
uncertainty
  unmeasured parameters                        {{[\d ]+}} to {{[\d ]+}} cycles
  error of the model for latency-bound kernels {{-\d+}} % to {{\+\d+}} %
  busy time of the busiest unit                {{[\d ]+}} cycles
  together                                     {{[\d ]+}} to {{[\d ]+}} cycles
--
unmeasured parameters, and the cycles at both ends of their ranges
  {{\w+ +\d+ +[\d ]+ +\d+ +[\d ]+}}
...

# Tables.
$ lanewise time examples/saxpy.cl --device vega-64 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --csv - | sed -n '1p;$p'
file,kernel,device,address,instruction,source,executed,issue,dependency,wait vm,wait lgkm,wait vs,wait exp,unit busy,not picked,fetch,barrier,lds conflict,memory queue,sleep,launch,drain
examples/saxpy.cl,saxpy,vega-64,{{0x[0-9a-f]+}},s_endpgm,examples/saxpy.cl:5:1,16{{,[\d,]+}}

$ lanewise compile examples/saxpy.cl --target gfx900 -o lines.hsaco -- -g && lanewise time lines.hsaco --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --att - --device vega-64 | sed -n '1,2p;$p'
CodeObj,Vaddr,Instruction,Hitcount,Latency,Stall,Idle,Source
1,{{\d+}},"{{.*}}",16,{{\d+}},{{\d+}},{{\d+}},"{{.*}}"
1,{{\d+}},"s_endpgm",16,{{\d+}},{{\d+}},{{\d+}},"examples/saxpy.cl:{{\d+:\d+}}"

$ lanewise time examples/saxpy.cl --device vega-64 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --json | python3 -c 'import json, sys; d, = json.load(sys.stdin)["dispatches"]; print(d["kernel"], d["device"], d["complete"], sum(d["stalls"].values()) == d["wave_cycles"])'
saxpy vega-64 True True

$ lanewise time examples/saxpy.cl --device vega-64 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --trace trace.json --html page.html > report.txt && python3 -c 'import json; print(sorted(json.load(open("trace.json"))))' && head -c 15 page.html
['displayTimeUnit', 'otherData', 'traceEvents']
<!DOCTYPE html>

# The whole is needed of one dispatch.
$ lanewise time examples/saxpy.cl --device vega-64 --device fiji-r9-nano --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --html two.html
error: --html takes one file and one device, or two files
exit 2

# Devices.
$ lanewise time examples/saxpy.cl --device vega-65 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2
error: --device vega-65: there is no such device (is it vega-64?); `lanewise devices` lists them
exit 2

$ lanewise time lines.hsaco --device fiji-r9-nano --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2
error: lines.hsaco: there is no code for gfx803 in the file, only for gfx900
exit 2

$ lanewise time lines.hsaco --target gfx900 --device fiji-r9-nano --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2
error: lines.hsaco: the code is for gfx900, and fiji-r9-nano runs gfx803
exit 2

$ lanewise time examples/saxpy.cl --target gfx904 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2
not modelled: examples/saxpy.cl: no product of gfx904 is known, so nothing is known of its clocks, caches and memory
exit 4

# Numbers.
$ lanewise time lines.hsaco --set memory_cycle=3 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2
error: --set: 'memory_cycle' is not a number of vega-64; is it memory_cycles?; `lanewise devices vega-64` lists them
exit 2

$ lanewise time lines.hsaco --set memory_cycles=fast --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2
error: --set memory_cycles=fast: expected KEY=NUMBER with a whole number
exit 2

$ lanewise time lines.hsaco --lds 131072 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2
error: vega-64: a workgroup of 256 work-items with {{\d+}} VGPRs, {{\d+}} SGPRs and 131072 bytes of LDS does not fit a compute unit of gfx900
exit 2

# One that the clock does not use would change nothing.
$ lanewise time lines.hsaco --set texture_units=3 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2
error: --set: the time model does not use texture_units: setting it would change nothing
exit 2

# More waves do not help where the compute unit has no room for another miss.
$ lanewise time lines.hsaco --set misses_in_flight=2 --grid 512 --block 256 'f32[131072]=iota' 'f32[131072]=zeros' f32:2 | sed -n '/-bound/s/[0-9]* %/N %/gp'
  latency-bound: waves wait N % of the time for the address unit, whose queue or whose room for misses in flight is full; twice the memory bandwidth would save N % of the time
  error of the model for latency-bound kernels -N % to +N %

# Lines and bursts lie in one block of a channel, and a block in one row.
$ for s in dram_burst_bytes=33 dram_burst_bytes=512 l2_line_bytes=512 channel_interleave_bytes=4096 dcc_percent=101 translation_page_bytes=1000; do lanewise time lines.hsaco --set $s --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2; done
error: --set: vega-64: dram_burst_bytes is 33, which is not a power of two
error: --set: vega-64: dram_burst_bytes is 512, more than channel_interleave_bytes, which is 256
error: --set: vega-64: l2_line_bytes is 512, more than channel_interleave_bytes, which is 256
error: --set: vega-64: channel_interleave_bytes is 4096, more than dram_row_bytes, which is 1024
error: --set: vega-64: dcc_percent is 101, and the model has 25 to 100
error: --set: vega-64: translation_page_bytes is 1000, which is not a power of two
exit 2

$ lanewise time lines.hsaco --set lds_banks=0 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2
error: --set: vega-64: lds_banks is 0
exit 2

# Loads that would wait for ever, and a cache that the host has no memory for.
$ lanewise time lines.hsaco --set misses_in_flight=0 --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2
error: --set: vega-64: misses_in_flight is 0
exit 2
$ for s in l3_line_bytes=1 l3_bytes=2147483648; do lanewise time examples/saxpy.cl --device navi21-6900xt --set $s --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2; done
error: --set: navi21-6900xt: l3_line_bytes is 1, less than the 64 bytes that a trace tells apart
error: --set: navi21-6900xt: l3_bytes is 2147483648 and l3_line_bytes is 64: more than 8388608 lines
exit 2

# One wave: what units do is said of the compute unit that has it.
$ lanewise time examples/saxpy.cl --device vega-64 --grid 1 --block 64 'f32[64]=iota' 'f32[64]=zeros' f32:2 | sed -n '3p;/^unit /p'
  1 workgroup, 24 wave instructions; 1 of 64 compute units had work; 10 waves per SIMD, the maximum; {{0.[23]}} were resident on average
unit utilisation of the 1 compute unit that had work

# The second of two runs finds its code and its data in caches.
$ lanewise time examples/saxpy.cl --device vega-64 --warm --grid 64 --block 256 'f32[16384]=iota' 'f32[16384]=zeros' f32:2 | grep -E 'dispatches|bytes read'
  {{[\d ]+}} cycles, {{[\d.]+ [nu]s}}; uncertainty: {{[\d ]+}} to {{[\d ]+}} cycles; second of two dispatches, caches warm
  memory             0 bytes read, 0 written

# A kernel that faults is reported as `run` does it, after what was timed until then.
$ lanewise time lines.hsaco --grid 4 --block 256 'f32[100]=iota' 'f32[1024]=zeros' f32:2 --top 1 2>&1 > report.txt; code=$?; head -2 report.txt; exit $code
fault: memory_fault: global load of 4 bytes at {{0x[0-9a-f]+}}, just past the end of argument 0 'x' (f32[100])
  in kernel saxpy, workgroup (0, 0, 0), wave 1, lane 36, pc {{0x[0-9a-f]+}}: global_load_dword {{.*}}
{{.*}}
saxpy on vega-64 (gfx900) at 1546 MHz
  {{[\d ]+}} cycles, {{[\d.]+ [nu]s}}; only the part that was timed
exit 3

# The same of what has no end, and of what is not modelled.
$ lanewise as endless.s -o endless.hsaco && lanewise time endless.hsaco --grid 1 --block 64 'u32[64]=zeros' --max-instructions 10000 2>&1 | grep -E '^fault|part'
fault: limit_reached: more than 10000 instructions
  {{[\d ]+}} cycles, {{[\d.]+ [nu]s}}; only the part that was timed

$ lanewise as exporting.s -o exporting.hsaco && lanewise time exporting.hsaco --grid 1 --block 64 'u32[64]=zeros' > report.txt
not modelled: exports are not modelled
...
exit 4

# Of more than 50 million wave instructions a part is timed, and said so.
$ lanewise time long.cl --device vega-64 --grid 8192 --block 256 'f32[2097152]=zeros' i32:384 | sed -n 2,4p
  {{[\d ]+}} cycles, {{[\d.]+ [num]s}} +- {{[\d.]+}} %; uncertainty: {{[\d ]+}} to {{[\d ]+}} cycles
  {{[\d ]+}} workgroups, {{[\d ]+}} wave instructions; {{\d+}} of 64 compute units had work; 10 waves per SIMD, the maximum; {{[\d.]+}} were resident on average
  sampled: {{[\d.]+}} % of {{[\d ]+}} wave instructions and {{[\d ]+}} of 8 192 workgroups were simulated; all figures below are about this part, which took {{[\d ]+}} cycles

# Waves that are over before the next workgroup is launched.
$ lanewise time nothing.cl --target gfx900 --grid 20000 --block 256 | sed -n 4p
  launch-bound: the workgroup launcher is busy {{\d+}} % of the time

# Hazards of the code are shown at the instruction, in the words of lint, and among what is not modelled.
$ printf '%s\n' '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"' 'near:' 'v_readfirstlane_b32 s4, v0' 'v_readlane_b32 s5, v0, s4' 's_endpgm' 'v_readlane_b32 s5, v0, s4' '.amdhsa_kernel near' '.amdhsa_next_free_vgpr 4' '.amdhsa_next_free_sgpr 8' '.end_amdhsa_kernel' > near.s; lanewise time near.s --device vega-64 --grid 1 --block 64 | sed -n '/v_readlane/,/remedy/p; /hazards/p'
      1284           1 {{ +\d+ +\d+}}  v_readlane_b32 s5, v0, s4
            error: VALUWriteSGPRThenLaneSelect: VALU writes an SGPR or VCC, then v_readlane or v_writelane uses it as lane select: 4 wait states required, 0 present
              first     0x1280: v_readfirstlane_b32 s4, v0
              remedy    put s_nop 3 before the second instruction
  hazards in the code (VALUWriteSGPRThenLaneSelect at 0x1284): the cycles are those of this code, not of correct code
$ lanewise time near.s --device vega-64 --grid 1 --block 64 --json | tr -d '\n' | grep -oE '"hazards": *\[[^]]*\][^]]*\]|"text": *"v_[^"]*"'
"text": "v_readfirstlane_b32 s4, v0"
"hazards": [            {              "message": "VALU writes an SGPR or VCC, then v_readlane or v_writelane uses it as lane select",              "name": "VALUWriteSGPRThenLaneSelect",              "needed": 4,              "path": [],              "present": 0,              "producer": {                "address": 4736,                "function": "near",                "text": "v_readfirstlane_b32 s4, v0"              },              "remedy": "put s_nop 3 before the second instruction",              "severity": "error",              "sources": "GCN3-ISA LLVM-haz",              "unit": "wait states"            }          ]
"text": "v_readlane_b32 s5, v0, s4"
$ lanewise time near.s --device vega-64 --grid 1 --block 64 --top 1 --html near.html | grep -cE 'error:|hazards in the code'
1
$ grep -c '"hazard_marks":\[\["error: VALUWriteSGPRThenLaneSelect","error: VALUWrite' near.html
1

# Correct code has neither.
$ sed 's/^v_readlane/s_nop 3\n&/' near.s > far.s; lanewise time far.s --device vega-64 --grid 1 --block 64 | grep -ci hazard
0
exit 1
