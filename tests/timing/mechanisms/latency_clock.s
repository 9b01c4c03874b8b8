// Latency of a chain of loads at half the clock of the measurement. What lies behind the L2 has clocks of its own: half
// the clock takes half the cycles for that part. The L2 runs at the shader clock.
// slope: loops 1 13
// per: 32
// with: n=32 stride=128
// source: gpu-benches (gpu-latency at 2570 MHz: 203 to 223 cycles for the L2, 370 to 405 for the Infinity Cache)
// case: the L2 at 1285 MHz
// device: navi21-6900xt
// with: n=32 stride=128 buffer=3584K
// set: boost_clock_mhz=1285
// expect: between 198 and 228
// case: the Infinity Cache at 1285 MHz, 213 + 175 / 2
// device: navi21-6900xt
// with: n=32 stride=128 buffer=10M
// set: boost_clock_mhz=1285
// expect: 300 within 4 %
// case: the Infinity Cache at 2570 MHz
// device: navi21-6900xt
// with: n=32 stride=128 buffer=10M
// set: boost_clock_mhz=2570
// expect: between 370 and 405
.macro before
  buffer_resource
  touch_lines 32, 7
  begin_chain
.endm
.macro body
  next_of_chain
.endm
