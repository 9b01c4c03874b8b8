# Wrong command lines and wrong files: exit 2, and what was expected.

$ lanewise compile two_kernels.cl --target gfx900 -o two.hsaco

$ lanewise run two.hsaco --grid 1 --block 1 'i32[1]=zeros'
error: two.hsaco: name a kernel with --kernel; there are: first, second
exit 2

$ lanewise run two.hsaco --kernel third --grid 1 --block 1 'i32[1]=zeros'
error: two.hsaco: has no kernel 'third'; it has: first, second
exit 2

$ lanewise run two.hsaco --kernel first --target gfx803 --grid 1 --block 1 'i32[1]=zeros'
error: two.hsaco: there is no code for gfx803 in the file, only for gfx900
exit 2

$ lanewise run two.hsaco --kernel first --target gfx9999 --grid 1 --block 1 'i32[1]=zeros'
error: two.hsaco: unknown target 'gfx9999'; the targets are gfx801 to gfx1201
exit 2

# Number, size and kind of arguments.
$ lanewise run two.hsaco --kernel first --grid 1 --block 1
error: kernel first takes 1 argument, 0 given
exit 2

$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'i32[1]=zeros' i32:1
error: kernel first takes 1 argument, 2 given
exit 2

$ lanewise run two.hsaco --kernel second --grid 1 --block 1 'i32[1]=zeros' i64:1 lds:64
error: argument 1 'value' (int, 4 bytes): expected i32:V; 'i64:1' is 8 bytes
exit 2

$ lanewise run two.hsaco --kernel second --grid 1 --block 1 'i32[1]=zeros' i32:1 i32:64
error: argument 2 'shared' is an LDS pointer: expected lds:BYTES
exit 2

$ lanewise run two.hsaco --kernel second --grid 1 --block 1 'i32[1]=zeros' lds:4 lds:64
error: argument 1 'value' is not an LDS pointer
exit 2

$ lanewise run two.hsaco --kernel second --grid 1 --block 1 'i32[1]=zeros' i32:1 lds:65537
error: 'lds:65537': expected 0 to 65536 bytes of LDS
exit 2

$ lanewise run two.hsaco --kernel second --grid 1 --block 1 i32:0 i32:1 lds:64
error: argument 0 'out' (int*, 8 bytes): expected a buffer, TYPE[COUNT]=INIT, or an address, u64:V; 'i32:0' is 4 bytes
exit 2

# How arguments are written.
$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'i33[1]=zeros'
error: 'i33[1]=zeros' is not an argument: expected TYPE:VALUE, TYPE[COUNT]=INIT, bytes:HEX, bytes:@FILE, lds:BYTES, image2d[WxH,FORMAT]=INIT or sampler:FILTER,ADDRESS[,OPTION]…, with TYPE one of i8 i16 i32 i64 u8 u16 u32 u64 f16 f32 f64, or a vector of them: f32x2 f32x3 f32x4 f32x8 f32x16
exit 2

$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'i32[0]=zeros'
error: 'i32[0]=zeros': the count must be a whole number above 0
exit 2

$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'i32[99999999999999]=zeros'
error: 'i32[99999999999999]=zeros': larger than 64 GiB
exit 2

$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'i32[1]=ones'
error: 'ones' is not an initial value: expected zeros, iota, fill:V, rand:SEED, undefined, @file.npy, @file.bin or, of an image, @file.png
exit 2

$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'i32[1]=fill:x'
error: 'fill:x': 'x' is not a whole number
exit 2

$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'i32[1'
error: 'i32[1': expected TYPE[COUNT]=INIT
exit 2

$ lanewise run two.hsaco --kernel second --grid 1 --block 1 'i32[1]=zeros' u8:256 lds:4
error: 'u8:256': '256' does not fit u8
exit 2

$ lanewise run two.hsaco --kernel second --grid 1 --block 1 'i32[1]=zeros' i32:one lds:4
error: 'i32:one': 'one' is not a whole number
exit 2

$ python3 write_npy.py two.npy '<f4' 1 2; lanewise run two.hsaco --kernel first --grid 1 --block 1 'i32[2]=@two.npy'
error: two.npy: holds f32, expected i32
exit 2

$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'f32[3]=@two.npy'
error: two.npy: holds 2 elements of f32, expected 3
exit 2

$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'f32[3]=@missing.npy'
error: missing.npy: No such file or directory
exit 2

$ head -c 60 two.npy > short.npy; lanewise run two.hsaco --kernel first --grid 1 --block 1 'f32[2]=@short.npy'
error: short.npy: is no .npy file
exit 2

# Sizes of the launch.
$ lanewise run two.hsaco --kernel first --grid 0 --block 1 'i32[1]=zeros'
error: --grid 0: expected X, X,Y or X,Y,Z of whole numbers above 0
exit 2

$ lanewise run two.hsaco --kernel first --grid 1,2,3,4 --block 1 'i32[1]=zeros'
error: --grid 1,2,3,4: expected X, X,Y or X,Y,Z of whole numbers above 0
exit 2

$ lanewise run two.hsaco --kernel first --grid 1 --block 1025 'i32[1]=zeros'
error: --block 1025: a workgroup has at most 1024 work-items
exit 2

$ lanewise run two.hsaco --kernel first --grid 4294967295 --block 1024 'i32[1]=zeros'
error: --grid 4294967295 of --block 1024: too many work-items
exit 2

$ lanewise run two.hsaco --kernel first --grid 2 --block 64 --work-items 64 'i32[64]=zeros'
error: --work-items 64 with --block 64 needs --grid 1, not 2
exit 2

$ lanewise run two.hsaco --kernel first --block 64 'i32[64]=zeros'
error: --grid is required
exit 2

$ lanewise run two.hsaco --kernel first --grid 1 --block 64 'i32[64]=zeros' --threads 0
error: --threads 0: expected 1 to 1024
exit 2

$ lanewise run two.hsaco --kernel first --grid 1 --block 64 'i32[64]=zeros' --max-instructions none
error: --max-instructions none: expected a whole number above 0
exit 2

# Numbers that 64 bits do not hold.
$ lanewise run two.hsaco --kernel first --grid 0x10000000000000000 --block 1 'i32[1]=zeros'
error: --grid 0x10000000000000000: 0x10000000000000000 is too large: at most 4294967295
exit 2
$ lanewise run two.hsaco --kernel first --grid 18446744073709551616 --block 1 'i32[1]=zeros'
error: --grid 18446744073709551616: 18446744073709551616 is too large: at most 4294967295
exit 2
$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'i32[1]=zeros' --max-instructions 18446744073709551616
error: --max-instructions 18446744073709551616: the number is too large: at most 18446744073709551615
exit 2
$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'i32[18446744073709551616]=zeros'
error: 'i32[18446744073709551616]=zeros': larger than 64 GiB
exit 2

# Values that are missing.
$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'i32[1]='
error: 'i32[1]=': an initial value is missing after '='
exit 2
$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'i32[1]=zeros' --check=
error: --check: a value is missing; see `lanewise run --help`
exit 2
$ lanewise run two.hsaco --kernel first --grid= --block 1 'i32[1]=zeros'
error: --grid: a value is missing; see `lanewise run --help`
exit 2
$ lanewise run two.hsaco --frob=
error: lanewise run has no option --frob; lanewise run --help lists those it has
exit 2

# Requests about arguments.
$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'i32[1]=zeros' --print 1
error: --print 1: argument 1 is neither a buffer nor an image
exit 2

$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'i32[1]=zeros' --print 0:x
error: --print 0:x: expected N, N:COUNT or N:FIRST:COUNT
exit 2

$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'i32[1]=zeros' --out 0=out.txt
error: --out 0=out.txt: the file's name must end in .npy or .bin, or .png for an image, or be - for standard output
exit 2

$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'i32[2]=zeros' --expect 0=@two.npy
error: two.npy: holds f32[2], argument 0 is i32[2]
exit 2

$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'f32[2]=zeros' --expect 0=@two.npy,xtol=1
error: --expect 0=@two.npy,xtol=1: 'xtol=1' is neither atol=X nor rtol=Y
exit 2

$ lanewise run two.hsaco --kernel first --grid 1 --block 1 'i32[1]=zeros' --out 0=no/such/folder/out.npy
error: no/such/folder/out.npy: there is no folder 'no/such/folder'
exit 2

# Files.
$ lanewise run missing.hsaco --grid 1 --block 1
error: missing.hsaco: No such file or directory
exit 2

$ printf 'no object\0' > neither; lanewise run neither --grid 1 --block 1
error: neither: the file is neither an ELF file nor an offload bundle; `lanewise dis --raw` disassembles raw instruction words
exit 2

$ python3 write_npy.py large.npy '<i4' 1 2 && sed -i 's/(2,)/(9999999999999,)/' large.npy; lanewise run two.hsaco --kernel first --grid 1 --block 1 'i32[2]=@large.npy'
error: large.npy: its shape (9999999999999,) is malformed or has more than 2^40 elements
exit 2

$ head -c 1000 two.hsaco > cut.hsaco; lanewise run cut.hsaco --kernel first --grid 1 --block 1 'i32[1]=zeros'
error: cut.hsaco: ELF file: 15 section headers at 0x1460 reach past the end of the file (0x3e8 bytes)
exit 2

$ : > empty; lanewise run empty --grid 1 --block 1
error: empty: the file is empty
exit 2

$ lanewise run . --grid 1 --block 1
error: .: is a folder
exit 2

# Targets whose code is read and written, but not run.
$ lanewise compile examples/saxpy.cl --target gfx908 -o saxpy908.hsaco
$ lanewise run saxpy908.hsaco --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=zeros' f32:2
not modelled: saxpy908.hsaco: running kernels for gfx908 is not modelled
exit 4

# What no compute unit has room for does not run, as `info` and `time` say.
$ lanewise as does_not_fit.s -o does_not_fit.hsaco && lanewise run does_not_fit.hsaco --grid 1 --block 1024
error: a workgroup of 1024 work-items with 200 VGPRs, 96 SGPRs and 0 bytes of LDS does not fit a compute unit of gfx900
exit 2

$ lanewise time does_not_fit.hsaco --grid 1 --block 1024
error: vega-64: a workgroup of 1024 work-items with 200 VGPRs, 96 SGPRs and 0 bytes of LDS does not fit a compute unit of gfx900
exit 2

$ lanewise run does_not_fit.hsaco --grid 1 --block 64

# An output does not replace what the command has read, by whatever name.
$ lanewise run two.hsaco --kernel first --grid 1 --block 4 'i32[4]=iota' --out 0=e.npy && cp e.npy kept.npy && ln -s e.npy link.npy; lanewise run two.hsaco --kernel first --grid 1 --block 4 'i32[4]=zeros' --expect 0=@e.npy --out 0=link.npy; cmp e.npy kept.npy
error: link.npy: is an input; writing an output there would destroy it
$ lanewise run two.hsaco --kernel first --grid 1 --block 4 'i32[4]=iota' --save-launch saved && cp saved/code.hsaco kept.hsaco && lanewise run --launch saved/launch.json --count=saved/code.hsaco; cmp saved/code.hsaco kept.hsaco
error: saved/code.hsaco: is an input; writing an output there would destroy it
$ printf 'v_mov_b32 v0, v1\n' > part.s; printf '.include "part.s"\n' > whole.s; lanewise as whole.s -o part.s; cat part.s
error: part.s: is an input; writing an output there would destroy it
v_mov_b32 v0, v1
$ cp /bin/true program; lanewise hip --check-json program -- ./program; ./program && echo kept
error: program: is an input; writing an output there would destroy it
kept

# But a run may update an array in place.
$ lanewise run two.hsaco --kernel first --grid 1 --block 4 'i32[4]=@e.npy' --out 0=e.npy && lanewise run two.hsaco --kernel first --grid 1 --block 4 'i32[4]=@e.npy' --out 0=e.npy --print 0
0: 1 1 1 1

# A kernel without metadata has no known arguments.
$ printf '.amdgcn_target "amdgcn-amd-amdhsa--gfx900"\n.text\nk:\n s_endpgm\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 8\n.end_amdhsa_kernel\n' > bare.s; lanewise as bare.s -o bare.hsaco && lanewise run bare.hsaco --grid 1 --block 1 'i32[1]=zeros'
error: kernel k has no metadata, so its arguments are unknown; add .amdgpu_metadata, or give "kernarg" in a launch file
exit 2

# An option twice; a tolerance that is none.
$ lanewise run two.hsaco --kernel first --grid 1 --grid 2 --block 1 'i32[1]=zeros'
error: --grid is given more than once
exit 2
$ lanewise run two.hsaco --kernel first --grid 1 --block 4 'i32[4]=zeros' --expect 0=@e.npy,atol=nan
error: --expect 0=@e.npy,atol=nan: 'atol=nan': a tolerance is a number of 0 or more
exit 2
$ lanewise compile examples/saxpy.cl --target gfx900 -o noted.hsaco -- -v 2>&1 | head -1 | cut -c1-5
note:
