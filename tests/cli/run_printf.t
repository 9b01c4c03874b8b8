# What kernels print.

$ lanewise compile printf.cl --target gfx900 -o printf.hsaco -- -w

$ lanewise run printf.hsaco --kernel greets --grid 2 --block 2 'i32[4]=iota' --threads 1 --print 0
work-item 0 of workgroup 0 has 0
work-item 1 of workgroup 0 has 1
work-item 2 of workgroup 1 has 2
work-item 3 of workgroup 1 has 3
0: 0 1 2 3

$ lanewise run printf.hsaco --kernel greets --grid 1 --block 1 'i32[1]=fill:9' --json
{
  "messages": [],
  "outcome": "finished",
  "printf": "work-item 0 of workgroup 0 has 9\n",
  "schema": "lanewise/run/1",
  "wave_instructions": 68
}

$ lanewise run printf.hsaco --kernel corners --grid 1 --block 1 'u8[4]=zeros' --check
1,-2,3,-4 1,4000000000 1,2,3 a,a,a,a,a,a,a,a
four65|8 letterA||0
???
%5q %k 50%

# The text stands before the fault.
$ lanewise run printf.hsaco --kernel prints_and_faults --grid 1 --block 1 'i32[1]=zeros' 2>/dev/null
before
exit 3

# A saved launch prints the same.
$ lanewise run printf.hsaco --kernel greets --grid 1 --block 1 'i32[1]=fill:9' --save-launch kept && lanewise run --launch kept/launch.json
work-item 0 of workgroup 0 has 9
work-item 0 of workgroup 0 has 9

# A buffer that is too small is not passed over.
$ lanewise run printf.hsaco --kernel greets --grid 1 --block 64 'i32[64]=iota' --printf-buffer 64
warning: the kernel's printf buffer of 64 bytes is full, and what did not fit is lost; --printf-buffer BYTES makes it larger
work-item 0 of workgroup 0 has 0
work-item 1 of workgroup 0 has 1

$ lanewise run printf.hsaco --kernel greets --grid 1 --block 64 'i32[64]=iota' --printf-buffer 10
error: --printf-buffer 10: expected 64 to 4294967295
exit 2

# HIP's printf where it is compiled to use the same buffer; what it takes otherwise is named.
$ lanewise compile printf_buffered.hip --target gfx900 -o buffered.hsaco -- -mprintf-kind=buffered

$ printf 'text\0' > s.bin; printf 'own %%d!\n\0' > f.bin; lanewise run buffered.hsaco --grid 1 --block 1 'u8[5]=@s.bin' 'u8[9]=@f.bin' f32:2.5
-3 text 2.50:     42 (nil)
const abc.
own 7!

$ lanewise compile printf_buffered.hip --target gfx900 -o hostcall.hsaco && lanewise run hostcall.hsaco --grid 1 --block 1 'u8[5]=@s.bin' 'u8[9]=@f.bin' f32:2.5 2>&1 | head -1
fault: memory_fault: global load of 8 bytes at 0x18, offset 24 from a null pointer: the kernel may call its host (printf of HIP, malloc on the device), which run does not support; compile with -mprintf-kind=buffered, or run the program under lanewise hip

# A width in an argument: LLVM leaves the argument out.
$ printf 'kernel void k(global int* a) { printf("%%*d: %%s\\n", a[0], 3, "x"); }\n' > star.cl; lanewise run star.cl --target gfx900 --grid 1 --block 1 'i32[1]=fill:5'; lanewise compile star.cl --target gfx900 -o star.hsaco && lanewise info star.hsaco
error: star.cl: metadata: amdhsa.printf[0]: printf("%*d: %s\n", …) cannot be read: compilers leave out the arguments of '*'
error: star.hsaco: metadata: amdhsa.printf[0]: printf("%*d: %s\n", …) cannot be read: compilers leave out the arguments of '*'
exit 2
