# Flags after -- for the compilers of sources: what lanewise says to a compiler itself is refused.

# Another target, in every command that compiles.
$ cp examples/saxpy.cl .; run='--grid 1 --block 4 f32[4]=iota f32[4]=zeros f32:2'; lanewise compile saxpy.cl --target gfx900 -o y.hsaco -- -mcpu=gfx1030; lanewise run saxpy.cl --target gfx900 $run -- -mcpu=gfx1030; lanewise time saxpy.cl --target gfx900 $run -- -mcpu=gfx1030; for c in info live dis; do lanewise $c saxpy.cl --target gfx900 -- -mcpu=gfx1030; done; ls y.hsaco
error: -- -mcpu=gfx1030: contradicts the target gfx900
error: -- -mcpu=gfx1030: contradicts the target gfx900
error: -- -mcpu=gfx1030: contradicts the target gfx900
error: -- -mcpu=gfx1030: contradicts the target gfx900
error: -- -mcpu=gfx1030: contradicts the target gfx900
error: -- -mcpu=gfx1030: contradicts the target gfx900
ls: cannot access 'y.hsaco': No such file or directory
exit 2

$ for f in -mcpu=gfx1100 -march=gfx1030 '-target x86_64' --target=x86_64-linux-gnu -mcpu=native '-O1 -mcpu=gfx900 -mcpu=gfx906:xnack+'; do lanewise compile saxpy.cl --target gfx900 -o y.hsaco -- $f; done
error: -- -mcpu=gfx1100: contradicts the target gfx900
error: -- -march=gfx1030: contradicts the target gfx900
error: -- -target x86_64: contradicts the target gfx900
error: -- --target=x86_64-linux-gnu: contradicts the target gfx900
error: -- -mcpu=native: contradicts the target gfx900
error: -- -mcpu=gfx906:xnack+: contradicts the target gfx900
exit 2

$ for f in --offload-arch=gfx1030 --offload-arch=gfx900,gfx1030 --cuda-gpu-arch=gfx906; do lanewise compile names.hip --target gfx900 -o y.hsaco -- $f; done
error: -- --offload-arch=gfx1030: contradicts the target gfx900
error: -- --offload-arch=gfx900,gfx1030: contradicts the target gfx900
error: -- --cuda-gpu-arch=gfx906: contradicts the target gfx900
exit 2

$ lanewise compile saxpy.cl --target gfx1030:wave64 -o y.hsaco -- -mno-wavefrontsize64
error: -- -mno-wavefrontsize64 contradicts the target gfx1030:wave64
exit 2

# The same target again is none.
$ for f in -mcpu=gfx900 -mcpu=gfx900:xnack+ '-target amdgcn-amd-amdhsa' --target=amdgcn-amd-amdhsa; do lanewise compile saxpy.cl --target gfx900 -o y.hsaco -- $f && lanewise info y.hsaco | head -1; done
code object for gfx900, version 5, 1 kernel
code object for gfx900:xnack+, version 5, 1 kernel
code object for gfx900, version 5, 1 kernel
code object for gfx900, version 5, 1 kernel

# Whatever else says it: what was made is looked at.
$ echo -mcpu=gfx1030 > flags.txt; for f in '-Xclang -target-cpu -Xclang gfx1030' @flags.txt; do lanewise compile saxpy.cl --target gfx900 -o y.hsaco -- $f; done
error: clang-22 made code for gfx1030 instead of gfx900; a flag after -- changes that
error: clang-22 made code for gfx1030 instead of gfx900; a flag after -- changes that
exit 2

# What the compiler writes, and where.
$ rm -f y.hsaco; for f in -S -E -c -M -MM -emit-llvm '-emit-llvm -c' -r --analyze -fsyntax-only -### --help --version -print-targets '-o z.hsaco' -oz.hsaco; do lanewise compile saxpy.cl --target gfx900 -o y.hsaco -- $f; done; ls *.hsaco
error: -- -S: changes the compiler's output, which must be a code object
error: -- -E: changes the compiler's output, which must be a code object
error: -- -c: changes the compiler's output, which must be a code object
error: -- -M: changes the compiler's output, which must be a code object
error: -- -MM: changes the compiler's output, which must be a code object
error: -- -emit-llvm: changes the compiler's output, which must be a code object
error: -- -emit-llvm: changes the compiler's output, which must be a code object
error: -- -r: changes the compiler's output, which must be a code object
error: -- --analyze: changes the compiler's output, which must be a code object
error: -- -fsyntax-only: makes the compiler print something and compile nothing
error: -- -###: makes the compiler print something and compile nothing
error: -- --help: makes the compiler print something and compile nothing
error: -- --version: makes the compiler print something and compile nothing
error: -- -print-targets: makes the compiler print something and compile nothing
error: -- -o: names the compiler's output file, which lanewise chooses
error: -- -oz.hsaco: names the compiler's output file, which lanewise chooses
shader_zero_block.hsaco

$ lanewise dis saxpy.cl --target gfx900 -- -S
error: -- -S: changes the compiler's output, which must be a code object
exit 2

$ echo -fsyntax-only > flags.txt; lanewise compile saxpy.cl --target gfx900 -o y.hsaco -- @flags.txt
error: clang-22 wrote no code object
exit 2

# What belongs to another flag is not looked at.
$ echo '#define -S' > ./-S; lanewise compile saxpy.cl --target gfx900 -o y.hsaco -- -I -S -Xlinker -Map=map.txt && head -1 map.txt | cut -c1-30
             VMA

# Shaders.
$ printf '#version 450\nlayout(binding = 0) buffer B { float o[]; };\nvoid main() { o[0] = 1; }\n' > one.comp; for f in '-o z.spv' '-S frag' -E -G -x '--vn name' -h -m -s --stdin; do lanewise compile one.comp --target gfx900 -o y.hsaco -- $f; done; ls *.spv
error: -- -o: names the compiler's output file, which lanewise chooses
error: -- -S: names a stage; lanewise compiles only compute shaders (-S comp)
error: -- -E: changes the compiler's output, which must be a code object
error: -- -G: changes the compiler's output, which must be a code object
error: -- -x: changes the compiler's output, which must be a code object
error: -- --vn: changes the compiler's output, which must be a code object
error: -- -h: makes the compiler print something and compile nothing
error: -- -m: makes the compiler print something and compile nothing
error: -- -s: hides errors of the compiler
error: -- --stdin: makes the compiler read standard input, but lanewise chooses its input
ls: cannot access '*.spv': No such file or directory
exit 2

$ for f in '-S comp' -l -g; do lanewise compile one.comp --target gfx900 -o y.hsaco -- $f && lanewise info y.hsaco | head -1; done
code object for gfx900, version 5, 1 kernel
code object for gfx900, version 5, 1 kernel
code object for gfx900, version 5, 1 kernel
