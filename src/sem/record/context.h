// The parameter objects of meanings, in the form that records.
//
// A meaning reads its operands, computes, and assigns. Operands go by the names of the records (s0, d0, vaddr, …); what
// is assigned takes effect when the meaning returns, so that every read sees the state before the instruction.
#pragma once

namespace lw::sem {
inline namespace record {

class OperandBinding;  // the instruction or the bare record that is being recorded (recorder.cpp)

struct Context {
  explicit Context(OperandBinding& b) : binding(b) {}
  OperandBinding& binding;
};

// An operand that is read. Reading applies the operand's modifiers: SDWA select and sign extension, DPP, op_sel,
// absolute value, negation. Reading an operand the encoding lacks is a defect.
struct In {
  Context* context;
  std::string_view name;
};

// The operand's value in the type asked for. The 16-bit forms read the low half (after op_sel) without or with sign
// extension; b1 is this lane's bit of a mask operand.
U32 u32(In operand);
I32 i32(In operand);
U64 u64(In operand);
I64 i64(In operand);
F16 f16(In operand);
F32 f32(In operand);
F64 f64(In operand);
B1 b1(In operand);
U32 u16(In operand);                      // zero-extended
I32 i16(In operand);                      // sign-extended
U32 dword(In operand, unsigned i);        // dword i of a longer operand
F16 f16_half(In operand, unsigned half);  // packed operands: half 0 or 1 after op_sel, op_sel_hi, neg_lo, neg_hi
U32 u16_half(In operand, unsigned half);
I32 i16_half(In operand, unsigned half);
U32 raw_dword(In operand, unsigned i = 0);  // before any modifier
bool present(In operand);                   // the encoding has it and it names something (not `off`)
int32_t host_value(In operand);  // an immediate, as the host sees it; sign-extended where its field is signed

// An operand that is written. Write-back applies omod, clamp, SDWA dst_sel and dst_unused, the half that op_sel names,
// DPP masks and EXEC. A B1 sets this lane's bit of a mask operand, 0 for lanes whose EXEC bit is 0.
struct Out {
  Context* context;
  std::string_view name;
  void operator=(B1 v);
  void operator=(U32 v);
  void operator=(I32 v) { *this = as_u32(v); }
  void operator=(F16 v);  // 16-bit results: zeros above, or the other half kept where the encoding has op_sel
  void operator=(F32 v);
  void operator=(U64 v);
  void operator=(I64 v) { *this = as_u64(v); }
  void operator=(F64 v);
};
void set_u16(Out operand, U32 v);                 // a 16-bit integer result (low half of v)
void set_halves(Out operand, U32 low, U32 high);  // packed integer result
void set_halves(Out operand, F16 low, F16 high);  // packed float result, each half clamped
void set_dword(Out operand, unsigned i, U32 v);   // one dword of a longer result

// SCC, as a value and as something to assign.
struct SccBit {
  Context* context;
  operator B1() const;
  void operator=(B1 v);
};

struct State : Context {
  using Context::Context;
  In s0{this, "s0"}, s1{this, "s1"}, s2{this, "s2"};
  Out d0{this, "d0"}, d1{this, "d1"};
  In old_d0{this, "d0"};  // what d0 holds before the instruction (tied operands)
  In old_d1{this, "d1"};
  In simm16{this, "simm16"};

  bool clamp() const;  // the instruction's clamp bit; integer meanings saturate on it, floats need not ask
  // The raw bits of source 0, 1 or 2 (op_sel: 3 is the destination's), for meanings that give them a sense of their
  // own.
  bool op_sel(int source) const;
  bool op_sel_hi(int source) const;
  bool neg(int source) const;
  bool abs(int source) const;

  U64 exec() const;  // uniform
  U64 vcc() const;   // uniform
  U32 m0() const;
  U32 mode() const;
  U64 pc() const;  // address of the next instruction
  U64 shader_clock() const;
  U64 real_time() const;
  void set_exec(U64 v);
  void set_vcc(U64 v);
  void set_m0(U32 v);
  void set_mode(U32 v);
  U32 sgpr(U32 number) const;  // relative addressing: number uniform
  void set_sgpr(U32 number, U32 v);
  U32 hwreg(unsigned id) const;
  void set_hwreg(unsigned id, U32 v);
  void not_modelled(std::string_view why);
  bool has(isa::Feature feature) const;  // what the target can do
  std::span<const isa::UnifiedBufferFormat> unified_formats() const;
};

// A scalar instruction, or one that works on the wave as a whole.
struct Scalar : State {
  using State::State;
  SccBit scc{this};
};

// A vector instruction as one lane sees it.
struct Lane : State {
  using State::State;
  U32 lane_id() const;
  B1 active() const;           // this lane's EXEC bit
  B1 vcc_bit() const;          // this lane's VCC bit
  void set_exec_bit(B1 v);     // EXEC = the lanes where v holds, of those that were active
  U32 vgpr(U32 number) const;  // relative addressing: number uniform
  void set_vgpr(U32 number, U32 v);
  uint32_t d0_register() const;  // the host's number of the destination VGPR / source VGPR, for v_movrel
  uint32_t s0_register() const;
};

// A vector instruction in which lanes see each other.
struct Wave : Lane {
  using Lane::Lane;
  U32 shuffle(U32 value, U32 lane);    // value as it is in `lane` (mod the wave's size), whatever EXEC says
  U32 scatter(U32 value, U32 lane);    // active lanes send value to `lane`, higher lanes last; 0 where none came
  U32 read_lane(U32 value, U32 lane);  // uniform lane number, uniform result
  U32 first_lane();                    // lowest active lane; 0 where none is
  U64 ballot(B1 p);                    // lanes where p holds, EXEC or not
  void write_lane(Out operand, U32 lane, U32 value);  // into one lane, whatever EXEC says
};

// What a load returned.
struct Loaded {
  NodeId id = kNoNode;
};
U32 dword(Loaded bundle, unsigned i);

// Where an access lies in a record of memory that may be swizzled.
struct InElements {
  U64 offset;    // of its first byte
  U32 elements;  // Elements as a word, 0 where memory is not swizzled
};

// A memory instruction. Operands by the records' names.
struct Memory : Wave {
  using Wave::Wave;
  In addr{this, "addr"}, data{this, "data"}, data0{this, "data0"}, data1{this, "data1"}, saddr{this, "saddr"};
  In vaddr{this, "vaddr"}, srsrc{this, "srsrc"}, ssamp{this, "ssamp"}, soffset{this, "soffset"}, sbase{this, "sbase"};
  In offset{this, "offset"}, offset0{this, "offset0"}, offset1{this, "offset1"};
  In sdata_in{this, "sdata"}, vdata_in{this, "vdata"}, old_vdst{this, "vdst"};
  Out vdst{this, "vdst"}, vdata{this, "vdata"}, sdata{this, "sdata"};
  SccBit scc{this};

  uint32_t modifier(isa::Modifier m) const;                           // the raw field
  int64_t signed_modifier(isa::Modifier m) const;                     // the field, whose highest bit is its sign
  const isa::FieldPlace& buffer_field(isa::BufferField field) const;  // where the target's V# has it

  // `bytes` of 1, 2, 4, 8, 12, 16 (scalar space: up to 64); lanes in which `where` does not hold take no part, read 0.
  // `in` where memory may be swizzled.
  Loaded load(AddressSpace space, unsigned bytes, U64 address, B1 where, const std::optional<InElements>& in = {});
  Loaded load(AddressSpace space, unsigned bytes, U32 address, B1 where);  // lds and scratch
  void store(AddressSpace space, unsigned bytes, U64 address, B1 where, std::initializer_list<U32> words,
             const std::optional<InElements>& in = {});
  void store(AddressSpace space, unsigned bytes, U32 address, B1 where, std::initializer_list<U32> words);

  // Images. The address's n-th register: VADDR's, or those of its list; 0 behind the last one.
  U32 address_word(unsigned n) const;
  const inst::ImageAddressParts& address_parts() const;
  // The micro-operations of the same names.
  Loaded image_texel(const ImageAccess& access, const std::array<U32, 4>& address);
  Loaded texel_load(const ImageAccess& access, const std::array<U32, 4>& address);
  void texel_store(const ImageAccess& access, const std::array<U32, 4>& address, const std::array<U32, 4>& values);
  Loaded image_sizes(U32 level);
  Loaded image_sample(const SampleAccess& access, std::span<const U32> address);
  Loaded image_lod(const SampleAccess& access, std::span<const U32> address);
  bool has_images() const;  // descriptors of the target can be read here

  // new = update(old), indivisible, lane after lane; returns old. `address` is U64, or U32 for lds.
  template <class Address, class Update>
  U32 atomic32(AddressSpace space, Address address, B1 where, Update update) {
    const Loaded old = atomic_begin(space, 4, address.id, where);
    const U32 value = dword(old, 0);
    atomic_end(old, {update(value)});
    return value;
  }
  template <class Address, class Update>
  U64 atomic64(AddressSpace space, Address address, B1 where, Update update) {
    const Loaded old = atomic_begin(space, 8, address.id, where);
    const U64 value = pack64(dword(old, 0), dword(old, 1));
    const U64 updated = update(value);
    atomic_end(old, {lo(updated), hi(updated)});
    return value;
  }

 private:
  Loaded atomic_begin(AddressSpace space, unsigned bytes, NodeId address, B1 where);
  void atomic_end(Loaded old, std::initializer_list<U32> words);
};

// Branches, waits, messages: everything that decides what the wave does next.
struct Control : Scalar {
  using Scalar::Scalar;
  void branch_if(B1 p);  // to the label operand
  void jump(U64 address);
  void end_program();
  void barrier();
  void trap(U32 number);
  void message();
  void wait();
  void hint(Hint hint);  // no effect on values
};

}  // namespace record
}  // namespace lw::sem
