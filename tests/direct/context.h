// The parameter objects of src/sem/record/context.h on plain numbers.
#pragma once

#include <functional>

namespace lw::sem {
inline namespace direct {

class Run;  // one instruction of one wave (run.h)

struct Context {
  explicit Context(Run& r) : run(r) {}
  Run& run;
};

struct In {
  Context* context;
  std::string_view name;
};
U32 u32(In operand);
I32 i32(In operand);
U64 u64(In operand);
I64 i64(In operand);
F16 f16(In operand);
F32 f32(In operand);
F64 f64(In operand);
B1 b1(In operand);
U32 u16(In operand);
I32 i16(In operand);
U32 dword(In operand, unsigned i);
F16 f16_half(In operand, unsigned half);
U32 u16_half(In operand, unsigned half);
I32 i16_half(In operand, unsigned half);
U32 raw_dword(In operand, unsigned i = 0);
bool present(In operand);
int32_t host_value(In operand);

struct Out {
  Context* context;
  std::string_view name;
  void operator=(B1 v);
  void operator=(U32 v);
  void operator=(I32 v) { *this = as_u32(v); }
  void operator=(F16 v);
  void operator=(F32 v);
  void operator=(U64 v);
  void operator=(I64 v) { *this = as_u64(v); }
  void operator=(F64 v);
};
void set_u16(Out operand, U32 v);
void set_halves(Out operand, U32 low, U32 high);
void set_halves(Out operand, F16 low, F16 high);
void set_dword(Out operand, unsigned i, U32 v);

struct SccBit {
  Context* context;
  operator B1() const;
  void operator=(B1 v);
};

struct State : Context {
  using Context::Context;
  In s0{this, "s0"}, s1{this, "s1"}, s2{this, "s2"};
  Out d0{this, "d0"}, d1{this, "d1"};
  In old_d0{this, "d0"};
  In old_d1{this, "d1"};
  In simm16{this, "simm16"};

  bool clamp() const;
  bool op_sel(int source) const;
  bool op_sel_hi(int source) const;
  bool neg(int source) const;
  bool abs(int source) const;

  U64 exec() const;
  U64 vcc() const;
  U32 m0() const;
  U32 mode() const;
  U64 pc() const;
  U64 shader_clock() const;
  U64 real_time() const;
  void set_exec(U64 v);
  void set_vcc(U64 v);
  void set_m0(U32 v);
  void set_mode(U32 v);
  U32 sgpr(U32 number) const;
  void set_sgpr(U32 number, U32 v);
  U32 hwreg(unsigned id) const;
  void set_hwreg(unsigned id, U32 v);
  void not_modelled(std::string_view why);
  bool has(isa::Feature feature) const;
  std::span<const isa::UnifiedBufferFormat> unified_formats() const;
};

struct Scalar : State {
  using State::State;
  SccBit scc{this};
};

struct Lane : State {
  using State::State;
  U32 lane_id() const;
  B1 active() const;
  B1 vcc_bit() const;
  void set_exec_bit(B1 v);
  U32 vgpr(U32 number) const;
  void set_vgpr(U32 number, U32 v);
  uint32_t d0_register() const;
  uint32_t s0_register() const;
};

struct Wave : Lane {
  using Lane::Lane;
  U32 shuffle(U32 value, U32 lane);
  U32 scatter(U32 value, U32 lane);
  U32 read_lane(U32 value, U32 lane);
  U32 first_lane();
  U64 ballot(B1 p);
  void write_lane(Out operand, U32 lane, U32 value);
};

struct Loaded {
  std::array<uint32_t, 16> words{};
};
U32 dword(const Loaded& bundle, unsigned i);

struct InElements {
  U64 offset;
  U32 elements;
};

struct Memory : Wave {
  using Wave::Wave;
  In addr{this, "addr"}, data{this, "data"}, data0{this, "data0"}, data1{this, "data1"}, saddr{this, "saddr"};
  In vaddr{this, "vaddr"}, srsrc{this, "srsrc"}, ssamp{this, "ssamp"}, soffset{this, "soffset"}, sbase{this, "sbase"};
  In offset{this, "offset"}, offset0{this, "offset0"}, offset1{this, "offset1"};
  In sdata_in{this, "sdata"}, vdata_in{this, "vdata"}, old_vdst{this, "vdst"};
  Out vdst{this, "vdst"}, vdata{this, "vdata"}, sdata{this, "sdata"};
  SccBit scc{this};

  uint32_t modifier(isa::Modifier m) const;
  int64_t signed_modifier(isa::Modifier m) const;
  const isa::FieldPlace& buffer_field(isa::BufferField field) const;

  U32 address_word(unsigned n) const;
  const inst::ImageAddressParts& address_parts() const;
  Loaded image_texel(const ImageAccess& access, const std::array<U32, 4>& address);
  Loaded texel_load(const ImageAccess& access, const std::array<U32, 4>& address);
  void texel_store(const ImageAccess& access, const std::array<U32, 4>& address, const std::array<U32, 4>& values);
  Loaded image_sizes(U32 level);
  Loaded image_sample(const SampleAccess& access, std::span<const U32> address);
  Loaded image_lod(const SampleAccess& access, std::span<const U32> address);
  bool has_images() const;

  Loaded load(AddressSpace space, unsigned bytes, U64 address, B1 where, const std::optional<InElements>& in = {});
  Loaded load(AddressSpace space, unsigned bytes, U32 address, B1 where);
  void store(AddressSpace space, unsigned bytes, U64 address, B1 where, std::initializer_list<U32> words,
             const std::optional<InElements>& in = {});
  void store(AddressSpace space, unsigned bytes, U32 address, B1 where, std::initializer_list<U32> words);

  template <class Address, class Update>
  U32 atomic32(AddressSpace space, Address address, B1 where, Update update) {
    const auto on_bits = [&](uint64_t old) -> uint64_t { return update(U32{static_cast<uint32_t>(old)}).v; };
    return {static_cast<uint32_t>(atomic(space, 4, address.v, where, on_bits))};
  }
  template <class Address, class Update>
  U64 atomic64(AddressSpace space, Address address, B1 where, Update update) {
    return {atomic(space, 8, address.v, where, [&](uint64_t old) { return update(U64{old}).v; })};
  }

 private:
  uint64_t atomic(AddressSpace space, unsigned bytes, uint64_t address, B1 where,
                  const std::function<uint64_t(uint64_t)>& update);
};

struct Control : Scalar {
  using Scalar::Scalar;
  void branch_if(B1 p);
  void jump(U64 address);
  void end_program();
  void barrier();
  void trap(U32 number);
  void message();
  void wait();
  void hint(Hint hint);
};

}  // namespace direct
}  // namespace lw::sem
