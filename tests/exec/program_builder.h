// Programs written by hand, and kernels made of them.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "exec/exec.h"

namespace lw::exec::test {

using sem::NodeId;
using sem::Uop;

// Appends nodes one by one, as the recorder would.
class Build {
 public:
  NodeId node(Uop op, std::initializer_list<NodeId> arguments = {}, uint64_t imm = 0, bool always_flush = false) {
    return node(op, std::vector<NodeId>(arguments), imm, always_flush);
  }
  NodeId node(Uop op, const std::vector<NodeId>& arguments, uint64_t imm, bool always_flush = false) {
    sem::Node n{};
    n.op = op;
    n.type = sem::info(op).result;
    n.always_flush = always_flush;
    n.argument_count = static_cast<uint8_t>(arguments.size());
    n.argument_first = static_cast<uint32_t>(program.arguments.size());
    n.imm = imm;
    program.arguments.insert(program.arguments.end(), arguments.begin(), arguments.end());
    program.nodes.push_back(n);
    return static_cast<NodeId>(program.nodes.size() - 1);
  }
  NodeId v(unsigned n) { return node(Uop::read_vgpr, {}, n); }
  NodeId s(unsigned n) { return node(Uop::read_sgpr, {}, n); }
  NodeId k(uint32_t value) { return node(Uop::const32, {}, value); }
  NodeId k64(uint64_t value) { return node(Uop::const64, {}, value); }
  NodeId yes() { return node(Uop::const1, {}, 1); }
  NodeId v64(unsigned n) { return node(Uop::pack64, {v(n), v(n + 1)}); }
  NodeId s64(unsigned n) { return node(Uop::pack64, {s(n), s(n + 1)}); }
  void set_v(unsigned n, NodeId value) { node(Uop::write_vgpr, {value, yes()}, n); }
  void set_v64(unsigned n, NodeId value) {
    const NodeId low = node(Uop::lo64, {value}), high = node(Uop::hi64, {value});
    set_v(n, low);
    set_v(n + 1, high);
  }
  void set_s(unsigned n, NodeId value) { node(Uop::write_sgpr, {value}, n); }
  NodeId load(sem::AddressSpace space, unsigned bytes, NodeId address) {
    return node(Uop::load, {address, yes()}, sem::MemoryAccess{space, static_cast<uint8_t>(bytes)}.pack());
  }
  NodeId part(NodeId bundle, unsigned i) { return node(Uop::part, {bundle}, i); }
  void store(sem::AddressSpace space, unsigned bytes, NodeId address, std::vector<NodeId> words) {
    words.insert(words.begin(), {address, yes()});
    node(Uop::store, words, sem::MemoryAccess{space, static_cast<uint8_t>(bytes)}.pack());
  }
  // 64 bits from a uniform base and a 32-bit offset a lane.
  NodeId at(NodeId base64, NodeId offset32) { return node(Uop::add64, {base64, node(Uop::zext64, {offset32})}); }

  sem::Program program;
};

inline sem::Program end_program() {
  Build b;
  b.node(Uop::end_program);
  return b.program;
}

// Code of four-byte instructions, each a program.
class ProgramList : public ProgramSource {
 public:
  explicit ProgramList(std::vector<sem::Program> programs) : programs_(std::move(programs)) {}
  uint64_t begin() const override { return 0x10000; }
  uint64_t end() const override { return begin() + 4 * programs_.size(); }
  Fetched fetch(uint64_t address, const sem::SpecialiseOptions&) const override {
    Fetched fetched;
    fetched.valid = true;
    fetched.meaning.program = programs_[(address - begin()) / 4];
    return fetched;
  }
  std::string text(uint64_t address) const override { return "program " + std::to_string((address - begin()) / 4); }

 private:
  std::vector<sem::Program> programs_;
};

// gfx9's apertures and FLAT_SCRATCH.
inline MachineModel gfx9_model() { return machine_model(*isa::find_target("gfx900")); }
inline MachineModel gfx8_model() { return machine_model(*isa::find_target("gfx803")); }

inline DispatchInfo one_wave(const ProgramSource& source, uint32_t work_items = 64) {
  DispatchInfo d;
  d.kernel_name = "test";
  d.entry_address = source.begin();
  d.compute_pgm_rsrc1 = 15 | 0xc0u << 12;   // 64 VGPRs; fp32 denormals flushed, others kept
  d.compute_pgm_rsrc2 = 1u << 7 | 2u << 1;  // workgroup id x in s2
  d.kernel_code_properties = 1u << 3;       // kernarg address in s[0:1]
  d.grid = {work_items, 1, 1};
  d.workgroup_size = {work_items, 1, 1};
  return d;
}

}  // namespace lw::exec::test
