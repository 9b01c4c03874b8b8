// The words of context.h that are not operands.
#include <algorithm>

#include "base/base.h"
#include "image/bound_image.h"
#include "image/sample.h"
#include "isa/images.h"
#include "isa/operand_values.h"
#include "run.h"

namespace lw::sem {
inline namespace direct {
namespace {

constexpr unsigned kTrapsts = 3;  // HW_REG_TRAPSTS

using isa::kExec;
using isa::kM0;
using isa::kVcc;
using isa::Modifier;

U64 pair(const Run& run, unsigned number) {
  return pack64({run.before().sgpr[number]}, {run.before().sgpr[number + 1]});
}

uint32_t vgpr_of(const Run& run, std::string_view name) {
  const uint32_t value = run.instruction.operand[run.index_of(name)];
  LW_CHECK(value >= isa::kFirstVgpr, "not a vector register");
  return value - isa::kFirstVgpr;
}

}  // namespace

SccBit::operator B1() const { return {context->run.before().scc}; }
void SccBit::operator=(B1 v) { context->run.writes.scc = v.v; }

bool State::clamp() const { return run.modifier(Modifier::clamp) != 0; }
bool State::op_sel(int source) const { return run.modifier_of(Modifier::op_sel0, source) != 0; }
bool State::op_sel_hi(int source) const { return run.modifier_of(Modifier::op_sel_hi0, source) != 0; }
bool State::neg(int source) const { return run.modifier_of(Modifier::neg0, source) != 0; }
bool State::abs(int source) const { return run.modifier_of(Modifier::abs0, source) != 0; }

U64 State::exec() const { return pair(run, kExec); }
U64 State::vcc() const { return pair(run, kVcc); }
U32 State::m0() const { return {run.before().sgpr[kM0]}; }
U32 State::mode() const { return {run.before().mode}; }
U64 State::pc() const { return {run.surroundings.next_pc}; }
U64 State::shader_clock() const {
  run.refuse("the clock is the interpreter's own");
  return {};
}
U64 State::real_time() const { return shader_clock(); }
void State::set_exec(U64 v) {
  run.write_sgpr(kExec, lo(v).v);
  run.write_sgpr(kExec + 1, hi(v).v);
}
void State::set_vcc(U64 v) {
  run.write_sgpr(kVcc, lo(v).v);
  run.write_sgpr(kVcc + 1, hi(v).v);
}
void State::set_m0(U32 v) { run.write_sgpr(kM0, v.v); }
void State::set_mode(U32 v) { run.writes.mode = v.v; }
U32 State::sgpr(U32 number) const {
  LW_CHECK(number.v < lw::direct::kSgprs, "a scalar register beyond the last");
  return {run.before().sgpr[number.v]};
}
void State::set_sgpr(U32 number, U32 v) { run.write_sgpr(number.v, v.v); }
U32 State::hwreg(unsigned id) const {
  if (id != kTrapsts) run.refuse("this hardware register is the interpreter's own");
  return {run.before().trapsts};
}
void State::set_hwreg(unsigned id, U32 v) {
  if (id != kTrapsts) run.refuse("this hardware register is the interpreter's own");
  run.writes.trapsts = v.v;
}
void State::not_modelled(std::string_view why) { run.refuse(why); }
bool State::has(isa::Feature feature) const { return run.target.has(feature); }
std::span<const isa::UnifiedBufferFormat> State::unified_formats() const {
  return isa::unified_buffer_formats(run.target.column);
}

U32 Lane::lane_id() const { return {run.lane()}; }
B1 Lane::active() const { return {run.active(run.lane())}; }
B1 Lane::vcc_bit() const { return {(vcc().v >> run.lane() & 1) != 0}; }
void Lane::set_exec_bit(B1 v) { run.write_sgpr_bit(kExec, v.v && active().v); }
U32 Lane::vgpr(U32 number) const {
  return {run.before().vgpr[number.v < lw::direct::kVgprs ? number.v : 0][run.lane()]};
}
void Lane::set_vgpr(U32 number, U32 v) {
  if (active().v && run.may_write()) run.write_vgpr(number.v, run.lane(), v.v);
}
uint32_t Lane::d0_register() const { return vgpr_of(run, "d0"); }
uint32_t Lane::s0_register() const { return vgpr_of(run, "s0"); }

U32 Wave::shuffle(U32 value, U32 lane) { return {run.shuffle(value.v, lane.v)}; }
U32 Wave::scatter(U32 value, U32 lane) { return {run.scatter(value.v, lane.v)}; }
U32 Wave::read_lane(U32 value, U32 lane) { return {run.read_lane(value.v, lane.v)}; }
U32 Wave::first_lane() {
  for (uint32_t i = 0; i < lw::direct::kLanes; ++i)
    if (run.active(i)) return {i};
  return {0};
}
U64 Wave::ballot(B1 p) { return {run.ballot(p.v)}; }
void Wave::write_lane(Out operand, U32 lane, U32 value) {
  // One write for the wave; every lane would say the same.
  if (run.lane() == 0) run.write_vgpr(vgpr_of(run, operand.name), lane.v % lw::direct::kLanes, value.v);
}

U32 dword(const Loaded& bundle, unsigned i) { return {bundle.words[i]}; }

uint32_t Memory::modifier(Modifier m) const { return run.modifier(m); }
int64_t Memory::signed_modifier(Modifier m) const {
  for (const isa::ModifierField& field : run.instruction.enc().modifiers()) {
    if (field.modifier != m) continue;
    const int64_t value = run.modifier(m), size = int64_t{1} << field.width;
    return value < size / 2 ? value : value - size;
  }
  return 0;
}
U32 Memory::address_word(unsigned n) const {
  const inst::Instruction& instruction = run.instruction;
  if (n >= inst::touched(run.target, instruction, inst::kImageAddress).read) return {0};
  const uint32_t number = inst::address_register(run.target, instruction, n) - isa::kFirstVgpr;
  return {run.before().vgpr[number][run.lane()]};
}

namespace {

// Made anew for each lane: nothing is remembered that the interpreter remembers.
std::optional<image::BoundImage> image_of(Memory& x) {
  image::ImageResourceWords words{};
  const bool is_short = x.modifier(Modifier::r128) != 0;
  for (unsigned i = 0; i < words.size(); ++i) words[i] = is_short && i >= 4 ? 0 : dword(x.srsrc, i).v;
  const auto image = image::BoundImage::make(x.run.target, words);
  if (image) return *image;
  x.run.refuse(image.error().what);
  return std::nullopt;
}
image::TexelWords plain(const std::array<U32, 4>& words) { return {words[0].v, words[1].v, words[2].v, words[3].v}; }
Loaded loaded(const image::TexelWords& words) {
  Loaded result;
  std::copy(words.begin(), words.end(), result.words.begin());
  return result;
}

}  // namespace

const inst::ImageAddressParts& Memory::address_parts() const { return inst::image_address_parts(run.encoding.op); }
Loaded Memory::image_texel(const ImageAccess& access, const std::array<U32, 4>& address) {
  const auto image = image_of(*this);
  if (!image) return {};
  const image::TexelPlace place = image->find(access.coordinates, plain(address));
  return loaded({static_cast<uint32_t>(place.address), static_cast<uint32_t>(place.address >> 32), place.bytes, 0});
}
Loaded Memory::texel_load(const ImageAccess& access, const std::array<U32, 4>& address) {
  const auto image = image_of(*this);
  if (!image) return {};
  const image::TexelPlace place = image->find(access.coordinates, plain(address));
  const Loaded element = run.load(AddressSpace::global, place.bytes, place.address, place.bytes != 0);
  if (place.bytes == 0) return {};
  return loaded(image->loaded(reinterpret_cast<const std::byte*>(element.words.data()), access.halves));
}
void Memory::texel_store(const ImageAccess& access, const std::array<U32, 4>& address,
                         const std::array<U32, 4>& values) {
  const auto image = image_of(*this);
  if (!image) return;
  if (image->store_refusal()) return run.refuse(image->store_refusal()->what);
  std::array<uint32_t, 4> element{};
  image->store(plain(values), access.halves, reinterpret_cast<std::byte*>(element.data()));
  const image::TexelPlace place = image->find(access.coordinates, plain(address));
  run.store(AddressSpace::global, place.bytes, place.address, place.bytes != 0,
            {{element[0]}, {element[1]}, {element[2]}, {element[3]}});
}
Loaded Memory::image_sizes(U32 level) {
  const auto image = image_of(*this);
  return image ? loaded(image->sizes(level.v)) : Loaded{};
}

namespace {

class ReadTexels final : public image::TexelSource {
 public:
  explicit ReadTexels(Run& run) : run_(run) {}
  const std::byte* read(uint64_t address, uint32_t bytes) override {
    return run_.active(run_.lane()) ? run_.memory(AddressSpace::global, address, bytes) : nullptr;
  }

 private:
  Run& run_;
};

// Calls f with how to sample, and the place; the others of the quad are shuffled here.
template <class F>
Loaded sampled(Memory& x, const SampleAccess& access, std::span<const U32> address, F f) {
  const auto image = image_of(x);
  if (!image) return {};
  const auto sampler = image::BoundSampler::make(
      x.run.target, {dword(x.ssamp, 0).v, dword(x.ssamp, 1).v, dword(x.ssamp, 2).v, dword(x.ssamp, 3).v});
  if (!sampler) {
    x.run.refuse(sampler.error().what);
    return {};
  }
  if (image->is_unbound()) return {};
  const image::ImageType type = image->view().type;
  constexpr size_t kQuad = 4;
  std::array<std::array<uint32_t, kQuad>, image::kMostSampleWords> words;
  std::array<const uint32_t*, image::kMostSampleWords> rows;
  for (size_t n = 0; n < words.size(); ++n) {
    for (uint32_t i = 0; i < kQuad; ++i) words[n][i] = x.shuffle(address[n], {x.run.lane() / 4 * 4 + i}).v;
    rows[n] = words[n].data();
  }
  image::SampleAddresses quad;
  image::read_sample_addresses(access.form, type, rows, kQuad, quad);
  if (access.form.has_quads()) image::differentiate(quad, kQuad);
  return loaded(f(image::SampleSetup(*image, *sampler, access.form), quad.of(x.run.lane() % kQuad)));
}

}  // namespace

Loaded Memory::image_sample(const SampleAccess& access, std::span<const U32> address) {
  return sampled(*this, access, address, [&](const image::SampleSetup& sampling, const image::SampleAddress& place) {
    ReadTexels texels(run);
    return sampling.sample(place, access.halves, texels);
  });
}
Loaded Memory::image_lod(const SampleAccess& access, std::span<const U32> address) {
  return sampled(*this, access, address, [&](const image::SampleSetup& sampling, const image::SampleAddress& place) {
    return sampling.level_of_detail(place);
  });
}
const isa::FieldPlace& Memory::buffer_field(isa::BufferField field) const {
  return isa::buffer_field(run.target.column, field);
}
bool Memory::has_images() const { return isa::image_generation(run.target.column) >= 0; }

namespace {

Layout layout_of(const std::optional<InElements>& in) {
  if (!in || in->elements.v == 0) return {};
  return {in->offset.v, uint64_t{1} << (in->elements.v & 0xff), uint64_t{1} << (in->elements.v >> 8 & 0xff)};
}

}  // namespace

Loaded Memory::load(AddressSpace space, unsigned bytes, U64 address, B1 where, const std::optional<InElements>& in) {
  return run.load(space, bytes, address.v, where.v, layout_of(in));
}
Loaded Memory::load(AddressSpace space, unsigned bytes, U32 address, B1 where) {
  return run.load(space, bytes, address.v, where.v);
}
void Memory::store(AddressSpace space, unsigned bytes, U64 address, B1 where, std::initializer_list<U32> words,
                   const std::optional<InElements>& in) {
  run.store(space, bytes, address.v, where.v, words, layout_of(in));
}
void Memory::store(AddressSpace space, unsigned bytes, U32 address, B1 where, std::initializer_list<U32> words) {
  run.store(space, bytes, address.v, where.v, words);
}
uint64_t Memory::atomic(AddressSpace space, unsigned bytes, uint64_t address, B1 where,
                        const std::function<uint64_t(uint64_t)>& update) {
  return run.atomic(space, bytes, address, where.v, update);
}

void Control::branch_if(B1 p) {
  if (p.v) run.writes.ending.pc = run.surroundings.next_pc + static_cast<uint64_t>(int64_t{4} * host_value(simm16));
}
void Control::jump(U64 address) { run.writes.ending.pc = address.v; }
void Control::end_program() { run.writes.ending.ended = true; }
void Control::barrier() {}
void Control::trap(U32) { run.writes.ending.trapped = true; }
void Control::message() {}
void Control::wait() {}
void Control::hint(Hint) {}

}  // namespace direct
}  // namespace lw::sem
