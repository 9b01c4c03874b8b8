# The program itself.

$ lanewise --version
lanewise {{[0-9.]+}} (commit {{[0-9a-z]+}}, spelling and encodings of LLVM 22)

$ lanewise
error: name a command; lanewise --help lists them
exit 2

$ lanewise frobnicate
error: 'frobnicate' is not a command; lanewise --help lists them
exit 2

$ lanewise run --help
runs a kernel
Usage: lanewise run [OPTIONS] [FILE] [ARG...]
<blank>
Positionals:
  FILE TEXT                   code object, offload bundle, HIP executable or source; - is standard input; not needed with --launch
  ARG TEXT ...                a value: f32:2.5, f32x4:1,2,3,4, bytes:00ff, bytes:@FILE; a buffer: f32[1024]=INIT, where INIT is zeros, iota, fill:V, rand:SEED, undefined, @FILE.npy or @FILE.bin; LDS: lds:BYTES; an image: image2d[64x32,rgba8]=INIT, where INIT may also be @FILE.png, or image1d, image1d_array, image1d_buffer, image2d_array, image3d, imagecube (`,levels:N` and `,layout:L` go inside the brackets); a sampler: sampler:linear,clamp_to_edge[,unnormalized]
<blank>
Options:
  -h,--help                   Print this help message and exit
  -x,--language LANG          language of FILE if its name does not show it: cl, hip, c, ll, glsl, hlsl, spv or s
  --launch FILE.json          launch file with the kernel and its arguments; other options override it
  --kernel K                  kernel to run; not needed if there is only one
  --target T                  target of the code to run, if the file has several, or to compile source for
  --grid X[,Y,Z]              number of workgroups in each dimension
  --block X[,Y,Z]             work-items per workgroup in each dimension
  --work-items X[,Y,Z]        work-items of the whole dispatch, if the last workgroups are partial
  --bind SET.BINDING[.INDEX]=ARG
                              memory or value of a shader's binding, written as an ARG
  --push TYPE:V[,TYPE:V]…   push constants of a shader
  --specialize ID=TYPE:V      value of a specialization constant of a shader's source
  --wave-size N               wave size that a shader's source is compiled for: 32 or 64 lanes
  --out N=FILE                write argument N to FILE.npy or FILE.bin after the run, an image also to FILE.png; - is standard output, as raw bytes
  --print N[:[FIRST:]COUNT]   print argument N after the run: all of it, its first COUNT elements, or COUNT from FIRST on
  --expect N=@FILE.npy[,atol=X,rtol=Y]
                              compare argument N with a file; exit 1 on difference
  --max-instructions N        stop after N wave instructions (default: 20000000000)
  --timeout SECONDS           end the run after this time and print the results so far; Ctrl-C does the same
  --threads N                 host threads (default: all cores)
  --printf-buffer BYTES       size of the kernel's printf buffer (default: 4194304)
  --save-launch DIR           write a launch file with the code and the memory as they are before the run
  --trace[=FILE]              trace every instruction, the registers that it changed and the memory that it accessed; JSON lines if FILE ends in .jsonl; runs on one thread
  --trace-html OUT            write a page in which waves can be stepped forward and back; --trace-workgroup (default: the first), --trace-wave and --trace-pc select its contents; runs on one thread
  --trace-steps N             maximum number of instructions of each wave in that page (default: 1000)
  --trace-workgroup X,Y,Z     trace only this workgroup
  --trace-wave N              trace only wave N of a workgroup
  --trace-lane N              trace only lane N of vector registers
  --trace-pc A:B              trace only the addresses from A to below B, as `lanewise dis` shows them
  --count[=FILE.json]         count instructions by mnemonic and unit, active lanes and bytes moved
  --profile[=FILE]            count wave instructions by source line and by instruction
  --buffers                   print the bytes that the kernel loads from and stores to each buffer, and the distinct bytes; runs on one thread
  --flame FILE.svg            write the profile as a flame graph
  --folded FILE               write the profile as perf's folded stacks
  --check[=LIST]              report mistakes: memory, uninitialised, races, waits, barriers, registers, lanes; without a list, all of them; runs on one thread
  --junit OUT.xml             run --check and also write its findings as JUnit XML
  --sarif OUT.sarif           run --check and also write its findings as SARIF 2.1.0
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
