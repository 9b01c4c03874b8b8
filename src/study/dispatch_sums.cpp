#include "study/dispatch_sums.h"

namespace lw::study {

DispatchSums sums_of(const timing::DispatchTime& time) {
  DispatchSums sums;
  sums.cycles = static_cast<double>(time.cycles);
  sums.nanoseconds = time.nanoseconds;
  sums.instructions = static_cast<double>(time.instructions);
  for (size_t s = 0; s < timing::kStalls; ++s) sums.stalls[s] = static_cast<double>(time.cycles_of_waves[s]);
  sums.valu_busy = static_cast<double>(time.use.valu_busy);
  sums.lds_busy = static_cast<double>(time.use.lds_busy);
  sums.address_busy = static_cast<double>(time.use.vmem_busy);
  sums.lines_asked = static_cast<double>(time.use.vector.requests());
  sums.lines_missed = static_cast<double>(time.use.vector.misses);
  sums.l2_bytes = static_cast<double>(time.l2.bytes);
  sums.bytes_read = static_cast<double>(time.bytes_read);
  sums.bytes_written = static_cast<double>(time.bytes_written);
  return sums;
}

namespace {

constexpr double DispatchSums::*kNumbers[] = {
    &DispatchSums::cycles,   &DispatchSums::nanoseconds,  &DispatchSums::instructions, &DispatchSums::valu_busy,
    &DispatchSums::lds_busy, &DispatchSums::address_busy, &DispatchSums::lines_asked,  &DispatchSums::lines_missed,
    &DispatchSums::l2_bytes, &DispatchSums::bytes_read,   &DispatchSums::bytes_written};

}  // namespace

DispatchSums& DispatchSums::operator+=(const DispatchSums& other) {
  for (const auto number : kNumbers) this->*number += other.*number;
  for (size_t s = 0; s < timing::kStalls; ++s) stalls[s] += other.stalls[s];
  return *this;
}

DispatchSums& DispatchSums::operator/=(double divisor) {
  for (const auto number : kNumbers) this->*number /= divisor;
  for (double& stall : stalls) stall /= divisor;
  return *this;
}

DispatchSums DispatchSums::operator-(const DispatchSums& other) const {
  DispatchSums minus = other;
  minus /= -1;
  return minus += *this;
}

}  // namespace lw::study
