# Images and samplers as arguments: what they hold, what becomes of them, and what is refused.

$ for t in gfx803 gfx900 gfx1010 gfx1030; do lanewise compile images.cl --target $t -o images-$t.hsaco; done

$ for t in gfx803 gfx900 gfx1010 gfx1030; do lanewise run images-$t.hsaco --kernel flip --grid 1 --block 4,2 'image2d[4x2,rgba8]=iota' 'image2d[4x2,rgba32f]=zeros' --print 1:2; done
1: 0.047058824,0.050980393,0.05490196,0.05882353 0.03137255,0.03529412,0.039215688,0.043137256 …
1: 0.047058824,0.050980393,0.05490196,0.05882353 0.03137255,0.03529412,0.039215688,0.043137256 …
1: 0.047058824,0.050980393,0.05490196,0.05882353 0.03137255,0.03529412,0.039215688,0.043137256 …
1: 0.047058824,0.050980393,0.05490196,0.05882353 0.03137255,0.03529412,0.039215688,0.043137256 …

# Arrays hold bytes as they lie in memory: of bgra8, blue first.
$ lanewise run images-gfx900.hsaco --kernel flip --grid 1 --block 4,2 'image2d[4x2,rgba8]=fill:1,2,3,4' 'image2d[4x2,bgra8]=zeros' --print 0:1 --print 1:1 --out 1=b.npy --out 1=b.png --out 0=a.bin
0: 1,2,3,4 …
1: 3,2,1,4 …

$ python3 -c "print(open('b.npy','rb').read()[10:70])"
b"{'descr': '|u1', 'fortran_order': False, 'shape': (2, 4, 4),"

$ lanewise run images-gfx900.hsaco --kernel flip --grid 1 --block 4,2 'image2d[4x2,rgba8]=@b.png' 'image2d[4x2,bgra8]=@b.npy' --print 0:1 --print 1:1
0: 1,2,3,4 …
1: 3,2,1,4 …

# Numbers that are no whole bytes are one number a texel.
$ lanewise run images-gfx1010.hsaco --kernel flip --grid 1 --block 4,2 'image2d[4x2,rgba8]=fill:255,0,255,255' 'image2d[4x2,rgb565]=zeros' --print 1:2 --out 1=c.png && lanewise run images-gfx1010.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x2,rgba8]=@c.png' --print 0:1
1: 63519 63519 …
0: 255,0,255,255 …

# Every layout shows the kernel the same.
$ for l in micro displayable standard4k standard64k_x render64k_x optimal; do lanewise run images-gfx1010.hsaco --kernel flip --grid 4,2 --block 16,16 "image2d[64x32,rgba16f,layout:$l]=rand:7" "image2d[64x32,rgba16f,layout:$l]=zeros" --out 1=$l.bin && cmp micro.bin $l.bin; done

# Levels: INIT is of the first, the others are zeros; a file may have them all. Each has a file of its own.
$ lanewise run images-gfx900.hsaco --kernel flip --grid 1 --block 4,2 'image2d[4x2,r8ui,levels:all]=iota' 'image2d[4x2,r8ui,levels:2]=fill:9' --print 0 --print 1 --out 0=l.npy --out 0=l.bin && ls l*
0: 0 1 2 3 4 5 6 7 0 0 0
1: 3 2 1 0 7 6 5 4 0 0
l-0.npy
l-1.npy
l-2.npy
l.bin
long.cl

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x2,r8ui,levels:all]=@l.bin' --print 0 --expect 0=@l.bin
0: 0 1 2 3 4 5 6 7 0 0 0

# Other types.
$ lanewise run images-gfx1030.hsaco --kernel layers --grid 1 --block 2,2,2 'image3d[2x2x2,rgba8ui]=iota' 'image2d_array[2x2x2,rgba8ui,layout:standard4k]=zeros' --print 1
1: 1,2,3,4 5,6,7,8 9,10,11,12 13,14,15,16 17,18,19,20 21,22,23,24 25,26,27,28 29,30,31,32

$ lanewise run images-gfx803.hsaco --kernel rows --grid 1 --block 3 'image1d[3,r16i]=iota' 'image1d_buffer[3,rg32i]=fill:-1,5' 'image1d_array[3x2,rg16i]=zeros' --print 2 --out 2=rows.npy && python3 -c "print(open('rows.npy','rb').read()[10:70])"
2: 0,0 1,0 2,0 -1,5 -1,5 -1,5
b"{'descr': '<i2', 'fortran_order': False, 'shape': (2, 3, 2),"

# Sizes and HSA's numbers of type and order, as OpenCL has them: CL_UNORM_INT8 and CL_BGRA.
$ for t in gfx803 gfx900 gfx1010 gfx1030; do lanewise run images-$t.hsaco --kernel about --grid 1 --block 1 'image2d[4x2,bgra8]=zeros' 'i32[4]=zeros' --print 1; done
1: 4 2 4306 4278
1: 4 2 4306 4278
1: 4 2 4306 4278
1: 4 2 4306 4278

# Outside is no fault, and nothing.
$ lanewise run images-gfx900.hsaco --kernel beyond --grid 1 --block 1 'image2d[4x2,rgba8]=fill:255' 'f32x4[1]=fill:7' --print 1
1: 0,0,0,0

$ lanewise run images-gfx1010.hsaco --kernel words --grid 1 --block 1 sampler:linear,clamp_to_edge 'u32[8]=fill:7' --print 1 && lanewise run images-gfx1010.hsaco --kernel words --grid 1 --block 1 sampler:nearest,clamp,unnormalized 'u32[8]=fill:7' --print 1
1: 146 16773120 5242880 0 0 0 0 0
1: 33206 16773120 0 0 0 0 0 0

# Compared by value, or by what a picture says.
$ lanewise run images-gfx900.hsaco --kernel flip --grid 1 --block 4,2 'image2d[4x2,rgba8]=iota' 'image2d[4x2,rgba8]=zeros' --out 1=f.png --out 1=f.npy

$ lanewise run images-gfx900.hsaco --kernel flip --grid 1 --block 4,2 'image2d[4x2,rgba8]=@f.png' 'image2d[4x2,rgba8]=zeros' --expect 1=@f.png --expect 1=@f.npy,atol=12 --json
argument 1 'out' (image2d[4x2,rgba8]): 32 of 32 elements differ from f.png; the first is [0][0]: 0, expected 12
{
  "expectations": [
    {
      "argument": 1,
      "count": 32,
      "different": 32
    },
    {
      "argument": 1,
      "count": 32,
      "different": 0
    }
  ],
  "messages": [],
  "outcome": "finished",
  "schema": "lanewise/run/1",
  "wave_instructions": 22
}
exit 1

# In launch files, and saved as what the kernel finds.
$ echo '{"code_object": "images-gfx900.hsaco", "kernel": "flip", "grid": [1], "block": [4, 2], "arguments": ["image2d[4x2,rgba8]=@f.png", "image2d[4x2,rgba8]=zeros"], "outputs": [{"argument": 1, "file": "g.png"}], "expect": [{"argument": 0, "file": "f.npy"}]}' > flip.json && lanewise run --launch flip.json --save-launch saved && lanewise run --launch saved/launch.json --print argument1:8
argument1: 0 1 2 3 4 5 6 7 …

$ lanewise time images-gfx900.hsaco --kernel flip --grid 1 --block 4,2 'image2d[4x2,rgba8]=iota' 'image2d[4x2,rgba8]=zeros' --device vega-64 | head -1
flip on vega-64 (gfx900) at 1546 MHz

# Wrong texts.
$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4,rgba8]=zeros'
error: 'image2d[4,rgba8]=zeros': expected image2d[WxH,FORMAT]=INIT
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x2]=zeros'
error: 'image2d[4x2]=zeros': expected image2d[WxH,FORMAT]=INIT
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x2,rgb8]=zeros'
error: 'image2d[4x2,rgb8]=zeros': 'rgb8' is not a format: expected one of r8 r8_snorm r8ui r8i r16 r16_snorm r16ui r16i r16f r32ui r32i r32f rg8 rg8_snorm rg8ui rg8i rg16 rg16_snorm rg16ui rg16i rg16f rg32ui rg32i rg32f rgba8 rgba8_snorm rgba8_srgb rgba8ui rgba8i rgba16 rgba16_snorm rgba16ui rgba16i rgba16f rgba32ui rgba32i rgba32f bgra8 bgra8_srgb rgb565 rgb555 rgb10 rgb10a2 rgb10a2ui r11g11b10f rgb9e5
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[0x2,rgba8]=zeros'
error: 'image2d[0x2,rgba8]=zeros': width 0: expected 1 to 16384
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[16385x2,rgba8]=zeros'
error: 'image2d[16385x2,rgba8]=zeros': width 16385: expected 1 to 16384
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d_array[4x2x8193,rgba8]=zeros'
error: 'image2d_array[4x2x8193,rgba8]=zeros': slices 8193: expected 1 to 8192
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image3d[4x2x0,rgba8]=zeros'
error: 'image3d[4x2x0,rgba8]=zeros': depth 0: expected 1 to 8192
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d_array[16384x16384x5,rgba8]=zeros'
error: 'image2d_array[16384x16384x5,rgba8]=zeros': 5368709120 bytes of texels: an image has at most 4294967296
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x2,rgba8,levels:4]=zeros'
error: 'image2d[4x2,rgba8,levels:4]=zeros': 4 levels: this image has 1 to 3
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x2,rgba8,levels:1,levels:1]=zeros'
error: 'image2d[4x2,rgba8,levels:1,levels:1]=zeros': 'levels' comes twice
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x2,rgba8,tiled]=zeros'
error: 'image2d[4x2,rgba8,tiled]=zeros': 'tiled': expected levels:N, levels:all, level:N or layout:NAME
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x2,rgba8,layout:tiled]=zeros'
error: 'image2d[4x2,rgba8,layout:tiled]=zeros': 'tiled' is not a layout: expected one of linear micro macro displayable displayable4k displayable256 standard4k standard64k standard4k_x standard64k_x displayable64k_x render64k_x optimal
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x2,rgba8,layout:macro]=zeros'
error: argument 0: 'image2d[4x2,rgba8,layout:macro]=zeros': 'macro' is not a layout of a 2D image on gfx900; it has: linear micro displayable displayable4k displayable256 standard4k standard64k standard4k_x standard64k_x displayable64k_x render64k_x optimal
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x2,rgba8]=fill:1,2'
error: 'image2d[4x2,rgba8]=fill:1,2': 'fill:1,2': expected 4 numbers, 2 given
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x2,rgba8]=many'
error: 'image2d[4x2,rgba8]=many': 'many' is not an initial value: expected zeros, iota, fill:V, rand:SEED, undefined, @file.npy, @file.bin or, of an image, @file.png
exit 2

$ lanewise run images-gfx900.hsaco --kernel words --grid 1 --block 1 sampler:linear 'u32[8]=zeros'
error: 'sampler:linear': expected sampler:FILTER,ADDRESS[,OPTION]…, with FILTER one of nearest linear, ADDRESS one of none clamp_to_edge clamp clamp_to_border repeat mirrored_repeat mirror_clamp_to_edge, and OPTION one of unnormalized mip:nearest mip:linear compare:FUNCTION, FUNCTION one of never less equal less_or_equal greater not_equal greater_or_equal always
exit 2

$ lanewise run images-gfx900.hsaco --kernel words --grid 1 --block 1 sampler:linear,repeat,unnormalized 'u32[8]=zeros'
error: 'sampler:linear,repeat,unnormalized': 'repeat' needs normalized coordinates
exit 2

# Wrong files.
$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x3,rgba8]=@f.png'
error: 'image2d[4x3,rgba8]=@f.png': f.png: is 4 x 2 pixels, expected 4 x 3
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x2,r8]=@f.png'
error: 'image2d[4x2,r8]=@f.png': f.png: is RGB and alpha, expected grey for r8
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x2,rgba16f]=@f.npy'
error: 'image2d[4x2,rgba16f]=@f.npy': f.npy: holds u8, expected f16
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x4,rgba8,levels:2]=@f.npy'
error: 'image2d[4x4,rgba8,levels:2]=@f.npy': f.npy: holds 32 elements of u8, expected 64, or 80 of all levels
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x2,rgba8]=@sea.exr'
error: 'image2d[4x2,rgba8]=@sea.exr': sea.exr: EXR files are not read; .npy holds the same numbers
exit 2

$ cp f.npy n.png && lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x2,rgba8]=@n.png'
error: 'image2d[4x2,rgba8]=@n.png': n.png: is not a PNG file
exit 2

$ head -c 60 f.png > cut.png && lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x2,rgba8]=@cut.png'
error: 'image2d[4x2,rgba8]=@cut.png': cut.png: is a damaged PNG file: the file ends too early
exit 2

# What PNG cannot hold.
$ lanewise run images-gfx900.hsaco --kernel flip --grid 1 --block 4,2 'image2d[4x2,r32ui]=zeros' 'image2d[4x2,rgba8_snorm]=zeros' --out 0=x.png
error: x.png: PNG cannot hold the numbers of r32ui; use .npy
exit 2

$ lanewise run images-gfx900.hsaco --kernel flip --grid 1 --block 4,2 'image2d[4x2,r32ui]=zeros' 'image2d[4x2,rgba8_snorm]=zeros' --out 1=x.png
error: x.png: PNG cannot hold the numbers of rgba8_snorm; use .npy
exit 2

$ lanewise run images-gfx900.hsaco --kernel about --grid 1 --block 1 'image2d[4x2,r8]=zeros' 'i32[4]=zeros' --out 1=x.png
error: x.png: a buffer cannot be written as a picture; use .npy
exit 2

# Arguments that are something else.
$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'u32[8]=zeros'
error: argument 0 'in' (image2d_t, 8 bytes): expected image2d[WxH,FORMAT]=INIT; 'u32[8]=zeros' is a buffer
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 u64:0
error: argument 0 'in' (image2d_t, 8 bytes): expected image2d[WxH,FORMAT]=INIT; found 'u64:0'
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 sampler:linear,repeat
error: argument 0 'in' (image2d_t, 8 bytes): expected image2d[WxH,FORMAT]=INIT; 'sampler:linear,repeat' is a sampler
exit 2

$ lanewise run images-gfx900.hsaco --kernel nothing --grid 1 --block 1 'image2d_array[4x2x1,rgba8]=zeros'
error: argument 0 'in' (image2d_t, 8 bytes): expected image2d[WxH,FORMAT]=INIT; 'image2d_array[4x2x1,rgba8]=zeros' is another type of image
exit 2

$ lanewise run images-gfx900.hsaco --kernel about --grid 1 --block 1 'image2d[4x2,r8]=zeros' 'image2d[4x2,r8]=zeros'
error: argument 1 'out' (int*, 8 bytes) is a pointer: expected a buffer, TYPE[COUNT]=INIT; 'image2d[4x2,r8]=zeros' is an image
exit 2

$ lanewise run images-gfx900.hsaco --kernel words --grid 1 --block 1 'u32[8]=zeros' 'u32[8]=zeros'
error: argument 0 'sampler' (sampler_t, 8 bytes): expected sampler:FILTER,ADDRESS[,OPTION]…; 'u32[8]=zeros' is a buffer
exit 2

$ lanewise run images-gfx900.hsaco --kernel flip --grid 1 --block 1 'image2d[4x2,rgba8_srgb]=zeros' 'image2d[4x2,rgba8_srgb]=zeros'
error: argument 1 'out' (image2d_t, 8 bytes) is write_only: no image instruction writes the format rgba8_srgb of 'image2d[4x2,rgba8_srgb]=zeros'
exit 2

$ echo '{"code_object": "images-gfx900.hsaco", "kernel": "nothing", "grid": [1], "block": [1], "buffers": [{"name": "a", "contents": "image2d[4x2,r8]=zeros"}], "arguments": [{"buffer": "a"}]}' > buffer.json && lanewise run --launch buffer.json
error: buffer.json:1:126: buffers[0].contents: 'image2d[4x2,r8]=zeros': expected TYPE[COUNT]=INIT
exit 2

# What is not modelled.
$ lanewise run images-gfx803.hsaco --kernel nothing --grid 1 --block 1 'image2d[4x2,rgba8,levels:2]=zeros'
not modelled: argument 0: 'image2d[4x2,rgba8,levels:2]=zeros': several levels in one descriptor, on gfx803
exit 4

$ lanewise run images-gfx900.hsaco --kernel rows --grid 1 --block 3 'image1d[3,r16i,layout:standard4k]=iota' 'image1d_buffer[3,rg32i]=zeros' 'image1d_array[3x2,rg16i]=zeros'
not modelled: argument 0: 'image1d[3,r16i,layout:standard4k]=iota': 1D images in blocks (4KB_S)
exit 4
