// What meanings ask of their parameter objects, turned into nodes.
#include "isa/images.h"
#include "isa/operand_values.h"
#include "sem/memory_layout.h"
#include "sem/record/recorder.h"

namespace lw::sem {
inline namespace record {
namespace {

using isa::kExec;
using isa::kExecHi;
using isa::kFirstVgpr;
using isa::kM0;
using isa::kVcc;
using isa::kVccHi;

NodeId whole(In operand) {
  OperandBinding& b = operand.context->binding;
  return b.fetch(b.index_of(operand.name), 0, true);
}

NodeId wide(In operand) {
  OperandBinding& b = operand.context->binding;
  const int index = b.index_of(operand.name);
  const U32 low{b.fetch(index, 0, true)};
  const U32 high{b.fetch(index, 1, true)};
  return pack64(low, high).id;
}

}  // namespace

U32 u32(In operand) { return {whole(operand)}; }
I32 i32(In operand) { return {whole(operand)}; }
F32 f32(In operand) { return {whole(operand)}; }
F16 f16(In operand) { return as_f16(U32{whole(operand)}); }
U32 u16(In operand) { return low16(U32{whole(operand)}); }
I32 i16(In operand) { return sext16(U32{whole(operand)}); }
U64 u64(In operand) { return {wide(operand)}; }
I64 i64(In operand) { return {wide(operand)}; }
F64 f64(In operand) { return {wide(operand)}; }

B1 b1(In operand) {
  OperandBinding& b = operand.context->binding;
  return b.fetch_mask(b.index_of(operand.name));
}

U32 dword(In operand, unsigned i) {
  OperandBinding& b = operand.context->binding;
  return {b.fetch(b.index_of(operand.name), i, true)};
}

U32 raw_dword(In operand, unsigned i) {
  OperandBinding& b = operand.context->binding;
  return {b.fetch(b.index_of(operand.name), i, false)};
}

F16 f16_half(In operand, unsigned half) {
  OperandBinding& b = operand.context->binding;
  return b.fetch_f16_half(b.index_of(operand.name), half);
}

U32 u16_half(In operand, unsigned half) {
  OperandBinding& b = operand.context->binding;
  return b.fetch_half_bits(b.index_of(operand.name), half, false);
}

I32 i16_half(In operand, unsigned half) { return sext16(u16_half(operand, half)); }

bool present(In operand) {
  const OperandBinding& b = operand.context->binding;
  const int index = b.find(operand.name);
  return index >= 0 && b.encoding.operands()[index].kind != isa::Kind::off;
}

int32_t host_value(In operand) {
  const OperandBinding& b = operand.context->binding;
  if (b.instruction == nullptr) return 0;
  const int index = b.find(operand.name);
  if (index < 0) return 0;
  const isa::Operand& spec = b.encoding.operands()[index];
  const uint32_t value = b.instruction->operand[index];
  const bool is_signed = spec.type == isa::Type::i16 || spec.type == isa::Type::i32 || spec.type == isa::Type::i8;
  if (!is_signed || spec.width == 0 || spec.width >= 32) return static_cast<int32_t>(value);
  return static_cast<int32_t>(sign_extend(value, spec.width));
}

SccBit::operator B1() const { return {emit(Uop::read_scc)}; }
void SccBit::operator=(B1 v) { context->binding.later(Uop::write_scc, {v.id}, 0); }

bool State::clamp() const { return binding.mod(isa::Modifier::clamp) != 0; }
bool State::op_sel(int source) const { return binding.mod_of(isa::Modifier::op_sel0, source) != 0; }
bool State::op_sel_hi(int source) const { return binding.mod_of(isa::Modifier::op_sel_hi0, source) != 0; }
bool State::neg(int source) const { return binding.mod_of(isa::Modifier::neg0, source) != 0; }
bool State::abs(int source) const { return binding.mod_of(isa::Modifier::abs0, source) != 0; }

U64 State::exec() const { return binding.lane_mask(kExec); }
U64 State::vcc() const { return binding.lane_mask(kVcc); }
U32 State::m0() const { return read_sgpr(kM0); }
U32 State::mode() const { return {emit(Uop::read_mode)}; }
U64 State::pc() const { return {emit(Uop::read_pc)}; }
U64 State::shader_clock() const { return {emit(Uop::read_clock, {}, 0)}; }
U64 State::real_time() const { return {emit(Uop::read_clock, {}, 1)}; }

void State::set_exec(U64 v) {
  binding.write_sgpr_later(kExec, lo(v));
  binding.write_sgpr_later(kExecHi, hi(v));
}
void State::set_vcc(U64 v) {
  binding.write_sgpr_later(kVcc, lo(v));
  if (binding.target.wave_size == 64) binding.write_sgpr_later(kVccHi, hi(v));
}
void State::set_m0(U32 v) { binding.write_sgpr_later(kM0, v); }
void State::set_mode(U32 v) { binding.later(Uop::write_mode, {v.id}, 0); }
U32 State::sgpr(U32 number) const { return {emit(Uop::read_sgpr_at, {number.id})}; }
void State::set_sgpr(U32 number, U32 v) { binding.later(Uop::write_sgpr_at, {v.id, number.id}, 0); }
U32 State::hwreg(unsigned id) const { return {emit(Uop::read_hwreg, {}, id)}; }
void State::set_hwreg(unsigned id, U32 v) { binding.later(Uop::write_hwreg, {v.id}, id); }

void State::not_modelled(std::string_view why) {
  if (binding.refusal != ProgramRefusal::none) return;
  binding.refusal = ProgramRefusal::not_modelled;
  binding.note = why;
}

bool State::has(isa::Feature feature) const { return binding.target.has(feature); }
std::span<const isa::UnifiedBufferFormat> State::unified_formats() const {
  return isa::unified_buffer_formats(binding.target.column);
}

U32 Lane::lane_id() const { return {emit(Uop::lane_id)}; }
B1 Lane::active() const { return binding.lane_mask_bit(kExec); }
B1 Lane::vcc_bit() const { return binding.lane_mask_bit(kVcc); }
void Lane::set_exec_bit(B1 v) {
  const B1 lanes = v & active() & binding.write_where();
  set_exec(U64{emit(Uop::ballot, {lanes.id})});
}
U32 Lane::vgpr(U32 number) const { return {emit(Uop::read_vgpr_at, {number.id})}; }
void Lane::set_vgpr(U32 number, U32 v) {
  binding.later(Uop::write_vgpr_at, {v.id, binding.write_where().id, number.id}, 0);
}
uint32_t Lane::d0_register() const {
  if (binding.instruction == nullptr) return 0;
  return binding.instruction->operand[binding.index_of("d0")] & (kFirstVgpr - 1);
}
uint32_t Lane::s0_register() const {
  if (binding.instruction == nullptr) return 0;
  return binding.instruction->operand[binding.index_of("s0")] & (kFirstVgpr - 1);
}

U32 Wave::shuffle(U32 value, U32 lane) { return {emit(Uop::shuffle32, {value.id, binding.lane_number(lane).id})}; }
U32 Wave::scatter(U32 value, U32 lane) { return {emit(Uop::scatter32, {value.id, binding.lane_number(lane).id})}; }
U32 Wave::read_lane(U32 value, U32 lane) { return {emit(Uop::read_lane, {value.id, binding.lane_number(lane).id})}; }
U32 Wave::first_lane() { return {emit(Uop::first_lane)}; }
U64 Wave::ballot(B1 p) { return {emit(Uop::ballot, {p.id})}; }
void Wave::write_lane(Out operand, U32 lane, U32 value) {
  const int index = binding.index_of(operand.name);
  const uint64_t place = binding.instruction == nullptr ? static_cast<uint64_t>(index) << 8
                                                        : binding.instruction->operand[index] & (kFirstVgpr - 1);
  binding.later(Uop::write_lane, {value.id, binding.lane_number(lane).id}, place);
}

U32 dword(Loaded bundle, unsigned i) { return {emit(Uop::part, {bundle.id}, i)}; }

uint32_t Memory::modifier(isa::Modifier m) const {
  if (binding.instruction != nullptr) return binding.instruction->mod(m);
  constexpr uint32_t kAllComponents = 0xf;
  if (m == isa::Modifier::dmask) return kAllComponents;
  for (const isa::ModifierField& field : binding.encoding.modifiers())
    if (field.modifier == m) return field.required >= 0 ? static_cast<uint32_t>(field.required) : field.unwritten;
  return 0;
}

int64_t Memory::signed_modifier(isa::Modifier m) const {
  for (const isa::ModifierField& field : binding.encoding.modifiers())
    if (field.modifier == m) return static_cast<int32_t>(sign_extend(modifier(m), field.width));
  return 0;
}

namespace {

// The imm of a load, store or atomic.
uint64_t access_of(const OperandBinding& binding, const MemoryAccess& access, bool in_elements = false) {
  AccessLayout layout{in_elements};
  if (access.space == AddressSpace::flat)
    layout.flat_offset = static_cast<uint16_t>(binding.mod(isa::Modifier::offset));
  return access.pack() | layout.pack();
}
uint64_t access_of(const OperandBinding& binding, AddressSpace space, unsigned bytes, bool in_elements = false) {
  return access_of(binding, {space, static_cast<uint8_t>(bytes), binding.mod(isa::Modifier::glc) != 0}, in_elements);
}

}  // namespace

Loaded Memory::load(AddressSpace space, unsigned bytes, U64 address, B1 where, const std::optional<InElements>& in) {
  const uint64_t imm = access_of(binding, space, bytes, in.has_value());
  if (!in) return {emit(Uop::load, {address.id, where.id}, imm)};
  return {emit(Uop::load, {address.id, where.id, in->offset.id, in->elements.id}, imm)};
}
Loaded Memory::load(AddressSpace space, unsigned bytes, U32 address, B1 where) {
  return {emit(Uop::load, {address.id, where.id}, access_of(binding, space, bytes))};
}

namespace {

void record_store(OperandBinding& binding, AddressSpace space, unsigned bytes, NodeId address, B1 where,
                  std::initializer_list<U32> words, const std::optional<InElements>& in = {}) {
  std::vector<NodeId> arguments{address, where.id};
  for (U32 word : words) arguments.push_back(word.id);
  if (in) arguments.insert(arguments.end(), {in->offset.id, in->elements.id});
  ProgramRecorder::current().emit(Uop::store, arguments, access_of(binding, space, bytes, in.has_value()));
}

}  // namespace

void Memory::store(AddressSpace space, unsigned bytes, U64 address, B1 where, std::initializer_list<U32> words,
                   const std::optional<InElements>& in) {
  record_store(binding, space, bytes, address.id, where, words, in);
}
void Memory::store(AddressSpace space, unsigned bytes, U32 address, B1 where, std::initializer_list<U32> words) {
  record_store(binding, space, bytes, address.id, where, words);
}

U32 Memory::address_word(unsigned n) const {
  const inst::Instruction* instruction = binding.instruction;
  if (instruction == nullptr) return dword(vaddr, n);
  if (n >= inst::touched(binding.target, *instruction, inst::kImageAddress).read) return record::u32(0);
  return {emit(Uop::read_vgpr, {}, inst::address_register(binding.target, *instruction, n) - kFirstVgpr)};
}

namespace {

void add_descriptor(Memory& x, std::vector<NodeId>& arguments) {
  const bool is_short = x.modifier(isa::Modifier::r128) != 0;
  for (unsigned i = 0; i < kImageWords; ++i)
    arguments.push_back(is_short && i >= kImageWords / 2 ? record::u32(0).id : dword(x.srsrc, i).id);
}
void add(std::vector<NodeId>& arguments, std::span<const U32> words) {
  for (const U32 word : words) arguments.push_back(word.id);
}

NodeId record_image(Memory& x, Uop op, uint64_t imm, std::span<const U32> words, std::span<const U32> more = {}) {
  std::vector<NodeId> arguments;
  add_descriptor(x, arguments);
  add(arguments, words);
  add(arguments, more);
  return ProgramRecorder::current().emit(op, arguments, imm);
}
Loaded record_sample(Memory& x, Uop op, const SampleAccess& access, std::span<const U32> words) {
  std::vector<NodeId> arguments;
  add_descriptor(x, arguments);
  for (unsigned i = 0; i < kSamplerWords; ++i) arguments.push_back(dword(x.ssamp, i).id);
  add(arguments, words);
  return {ProgramRecorder::current().emit(op, arguments, access.pack())};
}

}  // namespace

const inst::ImageAddressParts& Memory::address_parts() const { return inst::image_address_parts(binding.encoding.op); }
Loaded Memory::image_texel(const ImageAccess& access, const std::array<U32, 4>& address) {
  return {record_image(*this, Uop::image_texel, access.pack(), address)};
}
Loaded Memory::texel_load(const ImageAccess& access, const std::array<U32, 4>& address) {
  return {record_image(*this, Uop::texel_load, access.pack(), address)};
}
void Memory::texel_store(const ImageAccess& access, const std::array<U32, 4>& address,
                         const std::array<U32, 4>& values) {
  record_image(*this, Uop::texel_store, access.pack(), address, values);
}
Loaded Memory::image_sizes(U32 level) {
  const std::array words{level};
  return {record_image(*this, Uop::image_sizes, ImageAccess{}.pack(), words)};
}
Loaded Memory::image_sample(const SampleAccess& access, std::span<const U32> address) {
  return record_sample(*this, Uop::image_sample, access, address);
}
Loaded Memory::image_lod(const SampleAccess& access, std::span<const U32> address) {
  return record_sample(*this, Uop::image_lod, access, address);
}
const isa::FieldPlace& Memory::buffer_field(isa::BufferField field) const {
  return isa::buffer_field(binding.target.column, field);
}
bool Memory::has_images() const { return isa::image_generation(binding.target.column) >= 0; }

Loaded Memory::atomic_begin(AddressSpace space, unsigned bytes, NodeId address, B1 where) {
  const MemoryAccess access{space, static_cast<uint8_t>(bytes), true};
  return {emit(Uop::atomic_begin, {address, where.id}, access_of(binding, access))};
}
void Memory::atomic_end(Loaded old, std::initializer_list<U32> words) {
  std::vector<NodeId> arguments{old.id};
  for (U32 word : words) arguments.push_back(word.id);
  ProgramRecorder::current().emit(Uop::atomic_end, arguments, 0);
}

void Control::branch_if(B1 p) {
  binding.later(Uop::branch_if, {p.id},
                static_cast<uint64_t>(binding.instruction == nullptr
                                          ? 0
                                          : static_cast<int64_t>(static_cast<int32_t>(
                                                binding.instruction->operand[binding.index_of("simm16")]))));
}
void Control::jump(U64 address) { binding.later(Uop::jump, {address.id}, 0); }
void Control::end_program() { binding.later(Uop::end_program, {}, 0); }
void Control::barrier() { binding.later(Uop::barrier, {}, 0); }
void Control::trap(U32 number) { binding.later(Uop::trap, {number.id}, 0); }
void Control::message() {
  binding.later(Uop::message, {m0().id},
                static_cast<uint64_t>(
                    binding.instruction == nullptr ? 0 : binding.instruction->operand[binding.index_of("simm16")]));
}
void Control::wait() {
  binding.later(Uop::wait, {},
                static_cast<uint64_t>(binding.instruction == nullptr || binding.find("simm16") < 0
                                          ? 0
                                          : binding.instruction->operand[binding.index_of("simm16")]));
}
void Control::hint(Hint hint) { binding.later(Uop::hint, {}, static_cast<uint64_t>(hint)); }

}  // namespace record
}  // namespace lw::sem
