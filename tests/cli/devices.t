# devices: what is known of products and targets
$ lanewise devices | head -2
product         target   marketing name          compute units       clock  memory                     runs here
fiji-r9-nano    gfx803   AMD Radeon R9 Nano                 64    1000 MHz  4 GiB HBM1, 512 GB/s       yes

$ lanewise devices vega-64 | head -5
vega-64: AMD Radeon RX Vega 64; the chip is Vega 10, the target gfx900, GCN5 (Vega)
<blank>
Compute
  pci_device_id                     0x687f             PCI device ID; the vendor ID is 0x1002 [amdgpu]
  compute_units                     64                 active compute units; on RDNA two form a WGP [techcity, gamegpu]

$ lanewise devices gfx90a | sed -n '/Vector registers/,/^$/p'
Vector registers
  wave64.per_lane                   512 registers      VGPRs of a SIMD per lane of a wave64, shared by all its waves [LLVM, AMDGPUUsage]
  wave64.allocation_granule         8 registers        VGPRs of a wave64 are allocated in multiples of this [LLVM, AMDGPUUsage]
  wave64.encoding_granule           8 registers        unit of the VGPR count in kernel descriptors, for wave64 [LLVM, AMDGPUUsage]
  max_vgprs                         512 registers      maximum per wave; VGPRs plus AGPRs if they share a file [LLVM, AMDGPUUsage]
  agprs                             unified            where AGPRs are: nowhere, own file, VGPR file [LLVM, AMDGPUUsage]
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
  "machine": "RDNA3 and RDNA3.5 with 1.5 times the vector registers",
  "facts": [
    {
      "name": "compute_units",
      "of": "product",
      "group": "Compute",
      "value": 96,
      "unit": "",
      "meaning": "active compute units; on RDNA two form a WGP",
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
error: 'vega64' is not a product or target; did you mean vega-64?
exit 2

$ lanewise devices fiji
error: 'fiji' is not a product or target; did you mean fiji-r9-nano, fiji-mi8?
exit 2

$ lanewise devices gfx804
error: 'gfx804' is not a product or target; did you mean gfx801?
exit 2

$ lanewise devices nothing-of-the-kind
error: 'nothing-of-the-kind' is not a product or target; lanewise devices lists them
exit 2
