# The program itself.

$ lanewise --version
lanewise {{[0-9.]+}} (commit {{[0-9a-z]+}}, spelling and encodings of LLVM 22)

$ lanewise
error: name a command; lanewise --help lists them
exit 2

$ lanewise frobnicate
error: 'frobnicate' is no command; lanewise --help lists them
exit 2

$ lanewise run --help
runs a kernel
Usage: lanewise run [OPTIONS] [FILE] [ARG...]
<blank>
Positionals:
  FILE TEXT                   code object, offload bundle, HIP executable or source; - is standard input; not needed with --launch
  ARG TEXT ...                f32:2.5, f32x4:1,2,3,4, bytes:00ff, bytes:@file, f32[1024]=iota (zeros, fill:V, rand:SEED, undefined, @file.npy, @file.bin), lds:BYTES, image2d[64x32,rgba8]=@file.png (1d, 3d, arrays, 1d_buffer; ,levels:N ,layout:L), sampler:linear,clamp_to_edge[,unnormalized]
<blank>
Options:
  -h,--help                   Print this help message and exit
  -x,--language LANG          what FILE is written in where its ending does not say: cl, hip, c, ll, glsl, hlsl, spv or s
  --launch FILE.json          what to run is in a launch file; what else is given overrides it
  --kernel K                  the kernel to run; not needed where there is only one
  --target T                  which target's code to run, where the file has several; what source is compiled for
  --grid X[,Y,Z]              workgroups
  --block X[,Y,Z]             work-items in a workgroup
  --work-items X[,Y,Z]        work-items in all, where the last workgroups are partial
  --bind SET.BINDING[.INDEX]=ARG
                              what a shader finds there: memory or a value, as an ARG
  --push TYPE:V[,TYPE:V]…   push constants of a shader
  --specialize ID=TYPE:V      value of a specialization constant of a shader's source
  --wave-size N               32 or 64: what waves a shader's source is compiled for
  --out N=FILE                write argument N to FILE.npy or FILE.bin after the run, an image also to FILE.png; - is standard output, as bare bytes
  --print N[:[FIRST:]COUNT]   print argument N after the run: all of it, its first COUNT elements, or COUNT from FIRST on
  --expect N=@FILE.npy[,atol=X,rtol=Y]
                              compare argument N with a file; exit 1 on difference
  --max-instructions N        stop after N wave instructions (20000000000)
  --timeout SECONDS           end the run then, with what is known by then; Ctrl-C does the same
  --threads N                 host threads (all cores)
  --printf-buffer BYTES       room for what the kernel prints (4194304)
  --save-launch DIR           write a launch file and what it needs, as the kernel finds it
  --trace [=FILE]             every instruction with what it changed and the memory it reached; JSON lines where FILE ends in .jsonl. One thread
  --trace-html OUT            one page in which waves are stepped forward and back; --trace-workgroup (the first), --trace-wave and --trace-pc choose what is in it. One thread
  --trace-steps N             instructions of each wave in that page, at most (1000)
  --trace-workgroup X,Y,Z     trace this workgroup alone
  --trace-wave N              trace wave N of a workgroup alone
  --trace-lane N              of vector registers, trace lane N alone
  --trace-pc A:B              trace the addresses from A to below B alone, as dis shows them
  --count [=FILE.json]        instructions by mnemonic and unit, lanes active, bytes moved
  --profile [=FILE]           where the wave instructions go, by line and instruction
  --flame FILE.svg            the same as a flame graph
  --folded FILE               the same as perf's folded stacks
  --check [=LIST]             report mistakes: memory, uninitialised, races, waits, barriers, registers, lanes; all of them without a list. One thread
  --junit OUT.xml             the same checks, and what they find as JUnit XML, too
  --sarif OUT.sarif           the same checks, and what they find as SARIF 2.1.0, too
  --json                      print the result as JSON
<blank>
After --:
  FLAGS ...  flags for the compiler of a source: clang, or glslangValidator for a shader
<blank>
Examples:
  lanewise run saxpy.hsaco --kernel saxpy --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2 --print 1:8
  lanewise run saxpy.cl --target gfx900 --grid 1 --block 4 'f32[4]=iota' 'f32[4]=zeros' f32:2 --print 1
  lanewise run saxpy.cl --target gfx900 --grid 1 --block 4 'f32[4]=iota' 'f32[4]=zeros' f32:2 --print 1 -- -cl-std=CL2.0 -O1
  lanewise run --launch saxpy/launch.json --threads 1
  lanewise run sum.hsaco --grid 2 --block 128 'u32[256]=iota' 'u32[2]=zeros' lds:512 --trace-html sum.html
<blank>

$ lanewise dis --frobnicate
error: lanewise dis has no option --frobnicate; lanewise dis --help lists those it has
exit 2
