# Running kernels: arguments, results, checks.

$ lanewise compile examples/saxpy.cl --target gfx900 -o saxpy.hsaco

$ lanewise run saxpy.hsaco --kernel saxpy --grid 4 --block 256 'f32[1024]=iota' 'f32[1024]=fill:0.5' f32:2 --print 0:3 --print 1:8
0: 0 1 2 …
1: 0.5 2.5 4.5 6.5 8.5 10.5 12.5 14.5 …

# The same on one thread, and with the last workgroup partial: what is beyond 700 stays.
$ lanewise run saxpy.hsaco --grid 3 --block 256 --work-items 700 --threads 1 'f32[1024]=fill:1' 'f32[1024]=zeros' f32:2 --out 1=y.bin && od -An -tf4 -j2788 -N24 y.bin
warning: kernel saxpy is compiled for full workgroups (OpenCL C 1.2): in a partial workgroup it may use the size of a full one; -cl-std=CL2.0 compiles for both
               2               2               2               0
               0               0

$ lanewise run saxpy.hsaco --grid 1 --block 4 'f32[4]=iota' 'f32[4]=zeros' f32:2 --json --print 1
{
  "arguments": {
    "1": [
      "0",
      "2",
      "4",
      "6"
    ]
  },
  "messages": [],
  "outcome": "finished",
  "schema": "lanewise/run/1",
  "wave_instructions": 24
}

# .npy out, in and as an expectation.
$ lanewise run saxpy.hsaco --grid 1 --block 64 'f32[64]=rand:7' 'f32[64]=rand:8' f32:-1.5 --out 1=y.npy --out 0=x.npy

$ lanewise run saxpy.hsaco --grid 1 --block 64 'f32[64]=@x.npy' 'f32[64]=rand:8' f32:-1.5 --expect 1=@y.npy

$ lanewise run saxpy.hsaco --grid 1 --block 64 'f32[64]=@x.npy' 'f32[64]=rand:8' f32:-1.25 --expect 1=@y.npy
argument 1 'y' (f32[64]): 64 of 64 elements differ from y.npy; the first is [0]: 0.13121746, expected 0.03376004
exit 1

$ lanewise run saxpy.hsaco --grid 1 --block 64 'f32[64]=@x.npy' 'f32[64]=rand:8' f32:-1.25 --expect 1=@y.npy,atol=0.5

$ python3 write_npy.py wanted.npy '<f4' 0.5 2.5 4.5 6.5 && lanewise run saxpy.hsaco --grid 1 --block 4 'f32[4]=iota' 'f32[4]=fill:0.5' f32:2 --expect 1=@wanted.npy --json
{
  "expectations": [
    {
      "argument": 1,
      "count": 4,
      "different": 0
    }
  ],
  "messages": [],
  "outcome": "finished",
  "schema": "lanewise/run/1",
  "wave_instructions": 24
}

# Half zeros, small halves, largest halves.
$ lanewise as examples/sdwa/packed_add_sdwa.s -o packed.hsaco && lanewise run packed.hsaco --grid 1 --block 256 'f16[512]=iota' 'f16[512]=fill:6e-8' 'u32[256]=zeros' 'u32[256]=zeros' --print 3:2 --print 0:4 --print 1:1
3: 1006632961 1107312640 …
0: 0 1 2 3 …
1: 5.9604645e-08 …

# Local memory, barriers, a dynamic LDS pointer.
$ lanewise compile examples/sum.cl --target gfx803 -o sum.hsaco && lanewise run sum.hsaco --grid 4 --block 256 'u32[1024]=iota' 'u32[4]=zeros' lds:1024 --print 1
1: 32640 98176 163712 229248

$ lanewise run sum.hsaco --grid 2,1,1 --block 64,1,1 'u32[128]=fill:3' 'u32[2]=zeros' lds:0x100 --print 1
1: 192 192

# A file that cannot be written loses nothing else: the values, the other files and the reports.
$ ln -s /dev/full full.bin && lanewise run saxpy.hsaco --grid 1 --block 4 'f32[4]=iota' 'f32[4]=zeros' f32:2 --out 1=full.bin --print 1 --flame full.bin.svg --junit /dev/full --profile=profile.txt --sarif found.sarif; head -1 profile.txt; grep -c '"results"' found.sarif
error: full.bin: No space left on device
error: /dev/full: No space left on device
1: 0 2 4 6
saxpy: 24 wave instructions
1
