# Launch files: what they may say, what overrides them, and that a saved launch runs to the same bytes.

$ lanewise compile examples/saxpy.cl --target gfx900 -o saxpy.hsaco -- -cl-std=CL2.0 && lanewise compile examples/sum.cl --target gfx803 -o sum.hsaco

$ mkdir kept && cp saxpy.hsaco kept && cp saxpy_launch.json kept/launch.json && python3 write_npy.py kept/both.npy '<f4' 0 1 2 3 0.5 0.5 0.5 0.5 && python3 write_npy.py kept/wanted.npy '<f4' 0 1 2 3 0.5 2.5 4.5 6.5

# Two pointers into one buffer, a scalar by its bytes, files beside the launch file.
$ lanewise run --launch kept/launch.json --print both --print 1:2
both: 0 1 2 3 0.5 2.5 4.5 6.5
1: 0 1 …

$ cmp kept/after.npy kept/wanted.npy

$ lanewise run --launch kept/launch.json --block 2 --print both
buffer 'both' (f32[8]): 2 of 8 elements differ from wanted.npy; the first is [6]: 0.5, expected 4.5
both: 0 1 2 3 0.5 2.5 0.5 0.5
exit 1

# What stands behind FILE replaces the arguments; its files are from where the program runs.
$ cp kept/both.npy here.npy && lanewise run --launch kept/launch.json saxpy.hsaco 'f32[8]=@here.npy' 'f32[8]=zeros' f32:3 --print 1 --json
buffer 'both' (f32[8]): 3 of 8 elements differ from wanted.npy; the first is [5]: 0.5, expected 2.5
{
  "arguments": {
    "1": [
      "0",
      "3",
      "6",
      "9",
      "0",
      "0",
      "0",
      "0"
    ]
  },
  "expectations": [
    {
      "buffer": "both",
      "count": 8,
      "different": 3
    }
  ],
  "messages": [],
  "outcome": "finished",
  "schema": "lanewise/run/1",
  "wave_instructions": 24
}
exit 1

# A launch that was saved: the same addresses, the same bytes.
$ lanewise run saxpy.hsaco --grid 3 --block 256 --work-items 700 'f32[1024]=rand:1' 'f32[1024]=rand:2' f32:2 --save-launch saved --out 1=direct.bin

$ ls saved && python3 -m json.tool saved/launch.json
buffer0.bin
buffer1.bin
code.hsaco
kernarg.bin
launch.json
...

$ lanewise run --launch saved/launch.json --out argument1=replayed.bin --expect argument1=@direct.bin && cmp direct.bin replayed.bin

$ lanewise run --launch saved/launch.json --save-launch again && diff -r saved again

$ lanewise run sum.hsaco --grid 4 --block 256 'u32[1024]=iota' 'u32[4]=undefined' lds:1024 --save-launch sum --print 1
1: 32640 98176 163712 229248

$ lanewise run --launch sum/launch.json --print argument1 && grep undefined sum/launch.json
argument1: 128 127 0 0 128 127 1 0 128 127 2 0 128 127 3 0
      "contents": "u8[16]=undefined"

# Wrong launch files. All of them: exit 2, and where.
$ printf '{"grid": [1],\n "grid": [2]}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:2:2: "grid" is there twice
exit 2

$ printf '{"grid": [1],\n "block": [64' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:2:14: the JSON text ends too early
exit 2

$ printf '{"grid": [1],\n "block": [64] "kernel": 1}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:2:16: this is not JSON
exit 2

$ printf '{"grid": [1],\n "blocks": [64]}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:2:12: blocks: unknown key; expected one of: kernel, code_object, grid, block, work_items, target, device, code_object_address, dynamic_lds_bytes, private_segment_bytes, arguments, kernarg, bind, push, specialize, wave_size, buffers, expect, outputs, host
exit 2

$ printf '[]' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:1:1: expected an object, found []
exit 2

$ printf '{"grid": [1, 0]}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:1:14: grid[1]: expected a whole number from 1 to 4294967295, found 0
exit 2

$ printf '{"grid": [1, 1, 1, 1]}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:1:10: grid: expected one to three numbers
exit 2

$ printf '{"kernel": 7}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:1:12: kernel: expected a string, found 7
exit 2

$ printf '{"arguments": [{"buffer": "a"}]}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:1:27: arguments[0].buffer: there is no buffer "a"
exit 2

$ printf '{"arguments": [{"bytes": "00 0"}]}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:1:26: arguments[0].bytes: expected bytes as pairs of hexadecimal digits: "00 00 80 3f"
exit 2

$ printf '{"arguments": [], "kernarg": {"bytes": "00"}}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:1:30: kernarg: expected one of "arguments" and "kernarg"
exit 2

$ printf '{"buffers": [{"name": "a", "contents": "u8[1]=zeros", "address": 4096}]}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:1:66: buffers[0].address: expected an address as "0x1234", found 4096
exit 2

$ printf '{"buffers": [{"name": "a"}]}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:1:14: buffers[0]: "contents" is missing
exit 2

$ printf '{"expect": [{"argument": 0, "buffer": "a", "file": "x"}]}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:1:13: expect[0]: expected one of "argument", "buffer" and "binding"
exit 2

$ printf '{"code_object": "saxpy.hsaco", "grid": [1]}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:1:1: "block" is missing
exit 2

$ printf '{"grid": [1], "block": [1]}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:1:1: "code_object" is missing, and no FILE was given
exit 2

$ printf '{"code_object": "saxpy.hsaco", "grid": [1], "block": [1],\n "arguments": ["f32[2]=ones"]}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:2:16: arguments[0]: 'ones' is not an initial value: expected zeros, iota, fill:V, rand:SEED, undefined, @file.npy, @file.bin or, of an image, @file.png
exit 2

$ printf '{"buffers": [{"name": "a", "contents": "u8[4]=zeros"}], "host": {"file": "x", "buffers": ["b"]}}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:1:91: host.buffers[0]: there is no buffer "b"
exit 2

$ printf '{"code_object": "saxpy.hsaco", "grid": [1], "block": [1], "buffers": [{"name": "a", "contents": "u8[4]=zeros"}], "arguments": ["f32[8]=zeros", "f32[8]=zeros", "f32:2"], "host": {"file": "wrong.json", "buffers": ["a"]}}' > wrong.json && lanewise run --launch wrong.json
error: wrong.json:1:187: host.file: wrong.json: byte 0: expected a read of 1 to 64 bytes by at least one lane
exit 2

$ printf '' > none && sed -i 's/"file": "wrong.json"/"file": "none"/' wrong.json && lanewise run --launch wrong.json
error: wrong.json:1:207: host.buffers[0]: expected a buffer with an "address"
exit 2

$ printf '{"code_object": "saxpy.hsaco", "grid": [1], "block": [1], "kernarg": {"bytes": "00"}}' > wrong.json && lanewise run --launch wrong.json
error: kernel saxpy takes {{\d+}} bytes of arguments, 1 given
exit 2

$ lanewise run --launch kept/launch.json --print c
error: --print c: expected the number of an argument or the name of a buffer
exit 2

$ lanewise run --grid 1 --block 1
error: FILE or --launch is required
exit 2
