#include "lanewise/recording.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

#include "flow/registers.h"
#include "live/register_list.h"

namespace lanewise {
namespace {

void apply(const RecordedWave& wave, const RegisterWrite& write, WaveRegisters& registers) {
  const std::uint32_t* value = wave.values.data() + write.first_value;
  if (write.lanes == 0) {
    if (write.reg == lw::flow::kScc)
      registers.scc = *value != 0;
    else
      registers.scalars.at(write.reg) = *value;
    return;
  }
  std::uint32_t* row = registers.vgprs.data() + std::size_t{64} * (write.reg - kFirstVgpr);
  for (std::uint64_t left = write.lanes; left != 0; left &= left - 1) row[std::countr_zero(left)] = *value++;
}

}  // namespace

std::string register_name(Register reg) { return lw::flow::register_name(reg); }

std::optional<Register> register_number(std::string_view name) {
  const auto registers = lw::live::parse_registers(name);
  if (!registers || registers->size() != 1) return std::nullopt;
  return registers->front();
}

std::optional<std::size_t> RecordedWave::last_write(Register reg, std::optional<std::uint32_t> lane,
                                                    std::size_t before) const {
  const auto is_wanted = [&](const RegisterWrite& write) {
    return write.reg == reg && (!lane || write.lanes == 0 || (write.lanes >> *lane & 1) != 0);
  };
  for (std::size_t step = std::min(before, steps.size()); step-- > 0;)
    if (std::any_of(writes.begin() + static_cast<std::ptrdiff_t>(steps[step].first_write),
                    writes.begin() + static_cast<std::ptrdiff_t>(end_of_writes(step)), is_wanted))
      return step;
  return std::nullopt;
}

WaveReplay::WaveReplay(const RecordedWave& wave) : wave_(wave), now_(wave.first) {}

const WaveRegisters& WaveReplay::before(std::size_t step) {
  if (step > wave_.steps.size()) throw std::out_of_range("lanewise::WaveReplay: there is no such step");
  if (step < at_) {
    now_ = wave_.first;
    at_ = 0;
  }
  for (; at_ < step; ++at_)
    for (std::size_t w = wave_.steps[at_].first_write; w < wave_.end_of_writes(at_); ++w)
      apply(wave_, wave_.writes[w], now_);
  return now_;
}

}  // namespace lanewise
