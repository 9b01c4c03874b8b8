#include "inst/wait_counters.h"

#include <algorithm>
#include <initializer_list>

namespace lw::inst {
namespace {

bool has(const isa::Target& target, Counter counter) {
  return isa::counter_bits(target.column)[static_cast<size_t>(counter)] != 0;
}

uint32_t immediate_of(const Instruction& instruction) {
  const int index = operand_index(instruction.enc(), "simm16");
  return index < 0 ? 0 : instruction.operand[static_cast<size_t>(index)];
}

unsigned written_dwords(const isa::Encoding& encoding) {
  unsigned dwords = 0;
  for (const isa::Operand& operand : encoding.operands())
    if (operand.is_written) dwords = std::max<unsigned>(dwords, operand.dwords);
  return dwords;
}

// Adds to the first of these counters that a target has.
class Adder {
 public:
  explicit Adder(const isa::Target& target) : target_(target) {}
  void add(std::initializer_list<Counter> counters, uint8_t amount = 1) {
    for (const Counter counter : counters) {
      if (!has(target_, counter)) continue;
      counts_[counter] = static_cast<uint8_t>(counts_[counter] + amount);
      return;
    }
  }
  const CounterAmounts& counts() const { return counts_; }

 private:
  const isa::Target& target_;
  CounterAmounts counts_;
};

void add_vector_memory(const isa::Encoding& encoding, Adder& adder) {
  const isa::Record& record = encoding.record();
  const isa::Form form = isa::form_of(encoding.format);
  if (encoding.format == isa::Format::MIMG_BVH)
    adder.add({Counter::bvh, Counter::vm});
  else if (counts_as_sample(encoding))
    adder.add({Counter::sample, Counter::vm});
  else if (isa::has(record.writes, isa::Implicit::memory) && written_dwords(encoding) == 0)
    adder.add({Counter::store, Counter::vs, Counter::vm});
  else
    adder.add({Counter::load, Counter::vm});
  // It may turn out to be about LDS.
  if (form == isa::Form::flat) adder.add({Counter::ds, Counter::lgkm});
}

}  // namespace

// What loads all samples of a pixel has no sampler, and goes where samples go (LLVM: isVSAMPLE).
bool counts_as_sample(const isa::Encoding& encoding) {
  return isa::form_of(encoding.format) == isa::Form::mimg &&
         (encoding.operand_count > kImageSampler || encoding.format == isa::Format::MIMG_GATHER4 ||
          encoding.format == isa::Format::VSAMPLE);
}

std::optional<Waits> waits_of(const isa::Target& target, const Instruction& instruction) {
  const isa::Record& record = instruction.enc().record();
  Waits waits;
  switch (record.waits) {
    case isa::WaitKind::none:
    case isa::WaitKind::event: return std::nullopt;
    case isa::WaitKind::all:
      for (size_t counter = 0; counter < isa::kCounterCount; ++counter)
        if (has(target, static_cast<Counter>(counter))) waits.most[counter] = 0;
      return waits;
    case isa::WaitKind::fields: {
      if (!has(target, Counter::vm)) return std::nullopt;
      const uint32_t imm = immediate_of(instruction);
      const auto& [vm, exp, lgkm] = isa::wait_fields(target.column);
      waits[Counter::vm] = vm.get(imm);
      waits[Counter::exp] = exp.get(imm);
      waits[Counter::lgkm] = lgkm.get(imm);
      return waits;
    }
    case isa::WaitKind::counters: {
      const uint32_t imm = immediate_of(instruction);
      for (const isa::WaitPart& part : isa::wait_parts(record))
        if (has(target, part.counter)) waits[part.counter] = part.get(imm);
      return waits;
    }
  }
  return std::nullopt;
}

CounterAmounts counts_of(const isa::Target& target, const Instruction& instruction) {
  const isa::Encoding& encoding = instruction.enc();
  Adder adder(target);
  switch (encoding.record().unit) {
    case isa::Unit::smem: adder.add({Counter::km, Counter::lgkm}, written_dwords(encoding) > 1 ? 2 : 1); break;
    case isa::Unit::vmem:
    case isa::Unit::flat: add_vector_memory(encoding, adder); break;
    case isa::Unit::lds:
    case isa::Unit::gds:
      adder.add({Counter::ds, Counter::lgkm});
      if (encoding.record().unit == isa::Unit::gds || instruction.mod(isa::Modifier::gds) != 0)
        adder.add({Counter::exp});
      break;
    case isa::Unit::message:
      // s_ttracedata is no message.
      if (std::ranges::find(encoding.operands(), isa::Kind::sendmsg, &isa::Operand::kind) != encoding.operands().end())
        adder.add({Counter::km, Counter::lgkm});
      break;
    case isa::Unit::exp: adder.add({Counter::exp}); break;
    case isa::Unit::interp:
      if (isa::form_of(encoding.format) == isa::Form::ldsdir) adder.add({Counter::exp});
      break;
    case isa::Unit::salu:
    case isa::Unit::valu:
    case isa::Unit::branch: break;
  }
  return adder.counts();
}

uint32_t most_counted(const isa::Target& target, Counter counter) {
  return (1u << isa::counter_bits(target.column)[static_cast<size_t>(counter)]) - 1;
}

}  // namespace lw::inst
