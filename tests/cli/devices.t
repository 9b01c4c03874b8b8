# devices: what is known of products and targets
$ lanewise devices | head -2
product         target   marketing name          compute units       clock  memory                     runs here
fiji-r9-nano    gfx803   AMD Radeon R9 Nano                 64    1000 MHz  4 GiB HBM1, 512 GB/s       yes

$ lanewise devices vega-64 | head -5
vega-64: AMD Radeon RX Vega 64; the chip is Vega 10, the target gfx900, GCN5 (Vega)
<blank>
Compute
  pci_device_id                     0x687f             PCI device; the vendor is 0x1002 [amdgpu]
  compute_units                     64                 that work; on RDNA two make a WGP [techcity, gamegpu]

$ lanewise devices gfx90a | sed -n '/Vector registers/,/^$/p'
Vector registers
  wave64.per_lane                   512 registers      of a SIMD, for a lane of waves of 64 [LLVM, AMDGPUUsage]
  wave64.allocation_granule         8 registers        what is set aside for a wave of 64 is a multiple of this [LLVM, AMDGPUUsage]
  wave64.encoding_granule           8 registers        what kernel descriptors count in, for waves of 64 [LLVM, AMDGPUUsage]
  max_vgprs                         512 registers      of one wave; VGPRs and AGPRs together where those share a file [LLVM, AMDGPUUsage]
  agprs                             unified            where accumulation registers are [LLVM, AMDGPUUsage]
<blank>

$ lanewise devices navi31-7900xtx --json | head -32
{
  "schema": "lanewise/devices/1",
  "messages": [],
  "name": "navi31-7900xtx",
  "target": "gfx1100",
  "marketing_name": "AMD Radeon RX 7900 XTX",
  "chip": "Navi 31",
  "compute_units": 96,
  "boost_clock_mhz": 2498,
  "memory_bytes": 25769803776,
  "memory_gb_per_second": 960,
  "runs": false,
  "machine": "RDNA3 and RDNA3.5 with half as many vector registers again",
  "facts": [
    {
      "name": "compute_units",
      "of": "product",
      "group": "Compute",
      "value": 96,
      "unit": "",
      "meaning": "that work; on RDNA two make a WGP",
      "sources": [
        "fpsbench",
        "CC-rdna3"
      ]
    },
    {
      "name": "base_clock_mhz",
      "of": "product",
      "group": "Compute",
      "value": 1929,
      "unit": "MHz",

$ lanewise devices gfx803 --json | head -14
{
  "schema": "lanewise/devices/1",
  "messages": [],
  "name": "gfx803",
  "target": "gfx803",
  "machine": "GCN3 and GCN4",
  "runs": true,
  "products": [
    "fiji-r9-nano",
    "fiji-mi8",
    "polaris-mi6",
    "polaris-rx480"
  ],
  "facts": [

$ lanewise devices --json | head -16
{
  "schema": "lanewise/devices/1",
  "messages": [],
  "products": [
    {
      "name": "fiji-r9-nano",
      "target": "gfx803",
      "marketing_name": "AMD Radeon R9 Nano",
      "chip": "Fiji",
      "compute_units": 64,
      "boost_clock_mhz": 1000,
      "memory_bytes": 4294967296,
      "memory_gb_per_second": 512,
      "runs": true
    },
    {

$ lanewise devices vega64
error: 'vega64' is no product or target; did you mean vega-64?
exit 2

$ lanewise devices fiji
error: 'fiji' is no product or target; did you mean fiji-r9-nano, fiji-mi8?
exit 2

$ lanewise devices gfx804
error: 'gfx804' is no product or target; did you mean gfx801?
exit 2

$ lanewise devices nothing-of-the-kind
error: 'nothing-of-the-kind' is no product or target; lanewise devices lists them
exit 2
