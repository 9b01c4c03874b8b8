# Vectors and structures as arguments, and parts of results.

$ lanewise compile arguments.cl --target gfx900 -o arguments.hsaco && lanewise compile arguments.hip --target gfx900 -o boxes.hsaco

$ lanewise run arguments.hsaco --kernel vectors --grid 1 --block 1 'f32[12]=zeros' f32x4:1,2.5,-3,4e2 f32x3:5,6,7 f32x2:8,0x1p-1 u8x2:255,0b11 i32x4:0,0,0,-12 --print 0
0: 1 2.5 -3 400 5 6 7 8 0.5 255 3 -12

$ lanewise run arguments.hsaco --kernel wide --grid 1 --block 1 'f64[3]=zeros' f64x8:1,2,3,4,5,6,7,8 i16x16:-1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5 i64x2:9000000000,-1 --print 0
0: 9 4 9000000001

# A structure, by its bytes: 1.5f, 7, 'a', 'b', 'c', padding.
$ lanewise run arguments.hsaco --kernel settings --grid 1 --block 1 'i32[4]=zeros' bytes:0000c03f0700000061626300 --print 0
0: 1069547520 7 97 99

$ printf '\x00\x00\xc0\x3f\x07\x00\x00\x00abc\x00' > settings.bin; lanewise run arguments.hsaco --kernel settings --grid 1 --block 1 'i32[4]=zeros' bytes:@settings.bin --print 0
0: 1069547520 7 97 99

$ lanewise run arguments.hsaco --kernel settings --grid 1 --block 1 'i32[4]=zeros' 'bytes:00 00 C0 3F 07 00 00 00 61 62 63 00' --print 0
0: 1069547520 7 97 99

# HIP's vectors of three have no padding.
$ lanewise run boxes.hsaco --grid 1 --block 1 'f32[4]=zeros' f32x3:1,2,3 bytes:0000803f0000000000000000000000000000000000004040 f32x4:1,2,3,4 'f32x2[2]=fill:5,6' --print 0
0: 4 4 4 6

# Buffers of vectors: COUNT and --print are of vectors, iota counts their elements.
$ lanewise run arguments.hsaco --kernel sum --grid 1 --block 2 'f32x4[2]=iota' 'f32x4[2]=zeros' f32:2 i32:1 --print 0 --print 1 --print 1:1:1 --out 1=sum.npy
0: 0,1,2,3 4,5,6,7
1: 1,3,5,7 9,11,13,15
1: … 9,11,13,15

$ python3 -c "print(open('sum.npy','rb').read()[10:70])"
b"{'descr': '<f4', 'fortran_order': False, 'shape': (2, 4), } "

$ lanewise run arguments.hsaco --kernel sum --grid 1 --block 2 'f32x4[2]=@sum.npy' 'f32x4[2]=fill:1,2,3,4' f32:1 i32:0 --print 1 --expect 1=@sum.npy --json
{
  "arguments": {
    "1": [
      "1,3,5,7",
      "9,11,13,15"
    ]
  },
  "expectations": [
    {
      "argument": 1,
      "count": 8,
      "different": 0
    }
  ],
  "messages": [],
  "outcome": "finished",
  "schema": "lanewise/run/1",
  "wave_instructions": 27
}

$ lanewise run arguments.hsaco --kernel sum --grid 1 --block 2 'f32x4[2]=@sum.npy' 'f32x4[2]=fill:1,2,3,4' f32:1 i32:1 --expect 1=@sum.npy
argument 1 'out' (f32x4[2]): 8 of 8 elements differ from sum.npy; the first is [0][0]: 2, expected 1
exit 1

# Parts of results.
$ lanewise run arguments.hsaco --kernel sum --grid 1 --block 8 'f32[32]=iota' 'f32[32]=zeros' f32:1 i32:0 --print 1:3 --print 1:29:3 --print 1:10:2 --print 1:0:2 --print 1:32:0
1: 0 1 2 …
1: … 29 30 31
1: … 10 11 …
1: 0 1 …
1: …

$ lanewise run arguments.hsaco --kernel sum --grid 1 --block 1 'f32[4]=iota' 'f32[4]=zeros' f32:1 i32:0 --print 1:1:2 --print 1:1 --json | head -10
{
  "arguments": {
    "1": [
      "0"
    ],
    "1:1": [
      "1",
      "2"
    ]
  },

$ lanewise run arguments.hsaco --kernel sum --grid 1 --block 1 'f32[4]=iota' 'f32[4]=zeros' f32:1 i32:0 --print 1:5
error: --print 1:5: there are 4 elements, f32[4]
exit 2

$ lanewise run arguments.hsaco --kernel sum --grid 1 --block 1 'f32[4]=iota' 'f32[4]=zeros' f32:1 i32:0 --print 1:2:3
error: --print 1:2:3: there are 4 elements, f32[4]
exit 2

$ lanewise run arguments.hsaco --kernel sum --grid 1 --block 1 'f32x4[1]=iota' 'f32x4[1]=zeros' f32:1 i32:0 --print 1:18446744073709551615:2
error: --print 1:18446744073709551615:2: there is 1 element, f32x4[1]
exit 2

$ for p in 1: 1:: 1:1: 1::1 1:a:1 1:1:a 1:1:1:1 1:-1; do lanewise run arguments.hsaco --kernel sum --grid 1 --block 1 'f32[4]=iota' 'f32[4]=zeros' f32:1 i32:0 --print $p; done
error: --print 1:: expected N, N:COUNT or N:FIRST:COUNT
error: --print 1::: expected N, N:COUNT or N:FIRST:COUNT
error: --print 1:1:: expected N, N:COUNT or N:FIRST:COUNT
error: --print 1::1: expected N, N:COUNT or N:FIRST:COUNT
error: --print 1:a:1: expected N, N:COUNT or N:FIRST:COUNT
error: --print 1:1:a: expected N, N:COUNT or N:FIRST:COUNT
error: --print 1:1:1:1: expected N, N:COUNT or N:FIRST:COUNT
error: --print 1:-1: expected N, N:COUNT or N:FIRST:COUNT
exit 2

# Launch files say the same, and a saved one gives the same.
$ printf '{"code_object": "arguments.hsaco", "kernel": "settings", "grid": [1], "block": [1], "arguments": ["i32[4]=zeros", "bytes:@settings.bin"]}' > settings.json; mkdir -p elsewhere; cp settings.json settings.bin arguments.hsaco elsewhere; lanewise run --launch elsewhere/settings.json --print 0; lanewise run --launch elsewhere/settings.json arguments.hsaco 'i32[4]=fill:1' bytes:@settings.bin --print 0
0: 1069547520 7 97 99
0: 1069547520 7 97 99

$ lanewise run arguments.hsaco --kernel vectors --grid 1 --block 1 'f32[12]=zeros' f32x4:1,2,3,4 f32x3:5,6,7 f32x2:8,9 u8x2:10,11 i32x4:0,0,0,12 --save-launch vectors-kept && lanewise run --launch vectors-kept/launch.json --print argument0:12
argument0: 0 0 128 63 0 0 0 64 0 0 64 64 …

$ lanewise run arguments.hsaco --kernel sum --grid 1 --block 2 'f32x4[2]=iota' 'f32x4[2]=zeros' f32:2 i32:1 --save-launch sum-kept && lanewise run --launch sum-kept/launch.json --print argument1:4:4
argument1: … 0 0 64 64 …

# What does not fit the kernel.
$ for v in f32x2:1,2 f32x3:1,2,3 f32:1 f64x2:1,2 i32x4:1,2,3,4 u64:1 bytes:00 'f32[4]=zeros' lds:64; do lanewise run arguments.hsaco --kernel vectors --grid 1 --block 1 'f32[12]=zeros' $v f32x3:5,6,7 f32x2:8,9 u8x2:10,11 i32x4:0,0,0,12; done
error: argument 1 'four' (float4, 16 bytes): expected f32x4:V,V,V,V; 'f32x2:1,2' is 8 bytes
error: argument 1 'four' (float4, 16 bytes): expected f32x4:V,V,V,V; 'f32x3:1,2,3' is 12 bytes
error: argument 1 'four' (float4, 16 bytes): expected f32x4:V,V,V,V; 'f32:1' is 4 bytes
error: argument 1 'four' (float4, 16 bytes): expected f32x4:V,V,V,V; 'f64x2:1,2' is of another type
error: argument 1 'four' (float4, 16 bytes): expected f32x4:V,V,V,V; 'i32x4:1,2,3,4' is of another type
error: argument 1 'four' (float4, 16 bytes): expected f32x4:V,V,V,V; 'u64:1' is 8 bytes
error: argument 1 'four' (float4, 16 bytes): expected f32x4:V,V,V,V; 'bytes:00' is 1 byte
error: argument 1 'four' (float4, 16 bytes) is not a pointer: expected f32x4:V,V,V,V; 'f32[4]=zeros' is a buffer
error: argument 1 'four' is not an LDS pointer
exit 2

$ lanewise run arguments.hsaco --kernel sum --grid 1 --block 1 f32x2:1,2 'f32[4]=zeros' f32:1 i32:0
error: argument 0 'in' (float4*, 8 bytes): expected a buffer, TYPE[COUNT]=INIT, or an address, u64:V; 'f32x2:1,2' is of another type
exit 2

$ lanewise run arguments.hsaco --kernel sum --grid 1 --block 1 'f32[4]=iota' 'f32[4]=zeros' i32:2 i32:0
error: argument 2 'by' (float, 4 bytes): expected f32:V; 'i32:2' is of another type
exit 2

$ lanewise run arguments.hsaco --kernel sum --grid 1 --block 1 'f32[4]=iota' 'f32[4]=zeros' f32:2 f32:1
error: argument 3 'n' (int, 4 bytes): expected i32:V; 'f32:1' is of another type
exit 2

$ lanewise run arguments.hsaco --kernel sum --grid 1 --block 1 'f32[4]=iota' 'f32[4]=zeros' f32:2 'i32[1]=zeros'
error: argument 3 'n' (int, 4 bytes) is not a pointer: expected i32:V; 'i32[1]=zeros' is a buffer
exit 2

# A bit pattern is meant, and so is an address.
$ lanewise run arguments.hsaco --kernel sum --grid 1 --block 1 'f32[4]=iota' 'f32[4]=zeros' u32:0x40000000 u32:1 --print 1
1: 1 3 5 7

$ lanewise run arguments.hsaco --kernel sum --grid 1 --block 1 u64:0x1000 'f32[4]=zeros' f32:1 i32:0 2>&1 | head -1
fault: memory_fault: global load of 16 bytes at 0x1000, offset 4096 from a null pointer

$ lanewise run arguments.hsaco --kernel settings --grid 1 --block 1 'i32[4]=zeros' bytes:0000c03f
error: argument 1 's' (Settings, 12 bytes): expected a value of 12 bytes, or bytes:HEX; 'bytes:0000c03f' is 4 bytes
exit 2

# What is not an argument.
$ for v in f32x4:1,2,3 f32x4:1,2,3,4,5 f32x4:1,,3,4 f32x4: f32x5:1 f32x:1 f32x04:1,2,3,4 u8x2:1,256 'f32x3[4]=zeros' 'f32x4[2]=fill:1,2' 'f32x4[0]=zeros' 'f32[4]=fill:1,2' bytes: bytes:0 bytes:0g bytes:@ bytes:@missing.bin bytes:@/dev/null; do lanewise run arguments.hsaco --kernel sum --grid 1 --block 1 'f32[4]=iota' 'f32[4]=zeros' $v i32:0; done
error: 'f32x4:1,2,3': expected 4 numbers, 3 given
error: 'f32x4:1,2,3,4,5': expected 4 numbers, 5 given
error: 'f32x4:1,,3,4': '' is not a floating-point number
error: 'f32x4:': '' is not a floating-point number
error: 'f32x5:1' is not an argument: expected TYPE:VALUE, TYPE[COUNT]=INIT, bytes:HEX, bytes:@FILE, lds:BYTES, image2d[WxH,FORMAT]=INIT or sampler:FILTER,ADDRESS[,OPTION]…, with TYPE one of i8 i16 i32 i64 u8 u16 u32 u64 f16 f32 f64, or a vector of them: f32x2 f32x3 f32x4 f32x8 f32x16
error: 'f32x:1' is not an argument: expected TYPE:VALUE, TYPE[COUNT]=INIT, bytes:HEX, bytes:@FILE, lds:BYTES, image2d[WxH,FORMAT]=INIT or sampler:FILTER,ADDRESS[,OPTION]…, with TYPE one of i8 i16 i32 i64 u8 u16 u32 u64 f16 f32 f64, or a vector of them: f32x2 f32x3 f32x4 f32x8 f32x16
error: 'f32x04:1,2,3,4' is not an argument: expected TYPE:VALUE, TYPE[COUNT]=INIT, bytes:HEX, bytes:@FILE, lds:BYTES, image2d[WxH,FORMAT]=INIT or sampler:FILTER,ADDRESS[,OPTION]…, with TYPE one of i8 i16 i32 i64 u8 u16 u32 u64 f16 f32 f64, or a vector of them: f32x2 f32x3 f32x4 f32x8 f32x16
error: 'u8x2:1,256': '256' does not fit u8
error: 'f32x3[4]=zeros': the stride of vectors of three differs between languages: use f32x4[COUNT]=INIT if it is that of four elements, a buffer of single elements if it is that of three
error: 'fill:1,2': expected 4 numbers, 2 given
error: 'f32x4[0]=zeros': the count must be a whole number above 0
error: 'fill:1,2': expected 1 number, 2 given
error: 'bytes:': 0 bytes; an argument has 1 to 65536
error: 'bytes:0': expected pairs of hexadecimal digits, or @FILE
error: 'bytes:0g': expected pairs of hexadecimal digits, or @FILE
error: : No such file or directory
error: missing.bin: No such file or directory
error: 'bytes:@/dev/null': 0 bytes; an argument has 1 to 65536
exit 2

# A result on standard output stands alone there, as bare bytes, which @- reads.
$ lanewise compile examples/saxpy.cl --target gfx900 -o saxpy.hsaco && lanewise run saxpy.hsaco --grid 1 --block 4 'f32[4]=iota' 'f32[4]=zeros' f32:2 --out 1=- > y.bin; stat -c %s y.bin; od -An -tf4 y.bin; lanewise run saxpy.hsaco --grid 1 --block 4 'f32[4]=@-' 'f32[4]=zeros' f32:1 --print 1 < y.bin
16
               0               2               4               6
1: 0 2 4 6

$ lanewise run saxpy.hsaco --grid 1 --block 4 'f32[4]=iota' 'f32[4]=zeros' f32:2 --out 1=- --json
error: --json and an output of the command both go to standard output; name a file for the output
{
  "command": "run",
  "messages": [
    {
      "code": "option",
      "severity": "error",
      "text": "--json and an output of the command both go to standard output; name a file for the output"
    }
  ],
  "schema": "lanewise/failure/1"
}
exit 2
