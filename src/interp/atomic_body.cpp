#include "interp/atomic_body.h"

#include <bit>

#include "exec/float_one_lane.h"
#include "exec/machine.h"
#include "sem/fold.h"

namespace lw::interp {
namespace {

using exec::for_lanes;
using sem::Uop;

// Below this many lanes, one after the other costs less than all at once.
constexpr int kFewLanes = 8;

template <Uop op>
void fold_rows(const RecordedBody::Row& x, const RecordedBody::Row& y, const RecordedBody::Row& z,
               RecordedBody::Row& to) {
  for (size_t i = 0; i < to.size(); ++i) {
    const uint64_t arguments[3] = {x[i], y[i], z[i]};
    to[i] = *sem::fold(op, arguments);
  }
}

}  // namespace

void RecordedBody::compute(uint64_t lanes, const uint64_t* old) {
  read_inputs(lanes, old);
  const size_t inputs = step_.inputs.size();
  for (size_t i = 0; i < step_.operations.size(); ++i) {
    if (std::popcount(lanes) > kFewLanes)
      run_row(step_.operations[i], lanes, values_[inputs + i]);
    else
      for_lanes(lanes, [&](int lane) {
        values_[inputs + i][static_cast<size_t>(lane)] = run_lane(step_.operations[i], lane);
      });
  }
}

uint64_t RecordedBody::updated(int lane) const {
  const auto at = static_cast<size_t>(lane);
  uint64_t result = values_[step_.result[0]][at] & 0xffff'ffff;
  if (step_.bytes == 8) result |= values_[step_.result[1]][at] << 32;
  return result;
}

uint64_t RecordedBody::update(int lane, uint64_t old) {
  const auto at = static_cast<size_t>(lane);
  const size_t inputs = step_.inputs.size();
  for (size_t i = 0; i < inputs; ++i)
    if (step_.inputs[i].from == AtomicStep::Input::From::old_word)
      values_[i][at] = old >> (32 * step_.inputs[i].constant) & 0xffff'ffff;
  for (size_t i = 0; i < step_.operations.size(); ++i) values_[inputs + i][at] = run_lane(step_.operations[i], lane);
  return updated(lane);
}

void RecordedBody::read_inputs(uint64_t lanes, const uint64_t* old) {
  using From = AtomicStep::Input::From;
  for (size_t i = 0; i < step_.inputs.size(); ++i) {
    const AtomicStep::Input& input = step_.inputs[i];
    Row& to = values_[i];
    switch (input.from) {
      case From::constant: to.fill(input.constant); break;
      case From::uniform32: to.fill(*at<uint32_t>(c_, input.place)); break;
      case From::uniform64:
      case From::uniform_truth: to.fill(*at<uint64_t>(c_, input.place)); break;
      case From::row32: {
        const uint32_t* from = at<uint32_t>(c_, input.place);
        for (size_t lane = 0; lane < to.size(); ++lane) to[lane] = from[lane];
        break;
      }
      case From::row64: {
        const uint64_t* from = at<uint64_t>(c_, input.place);
        for (size_t lane = 0; lane < to.size(); ++lane) to[lane] = from[lane];
        break;
      }
      case From::mask: {
        const uint64_t mask = *at<uint64_t>(c_, input.place);
        for (size_t lane = 0; lane < to.size(); ++lane) to[lane] = mask >> lane & 1;
        break;
      }
      case From::old_word:
        for_lanes(lanes,
                  [&](int lane) { to[static_cast<size_t>(lane)] = old[lane] >> (32 * input.constant) & 0xffff'ffff; });
        break;
    }
  }
}

// The operations that bodies of integers are made of; the others go lane after lane.
void RecordedBody::run_row(const AtomicStep::Operation& operation, uint64_t lanes, Row& to) {
  const Row& x = values_[operation.argument[0]];
  const Row& y = values_[operation.argument[1]];
  const Row& z = values_[operation.argument[2]];
  switch (operation.op) {
    case Uop::add32: return fold_rows<Uop::add32>(x, y, z, to);
    case Uop::sub32: return fold_rows<Uop::sub32>(x, y, z, to);
    case Uop::and32: return fold_rows<Uop::and32>(x, y, z, to);
    case Uop::or32: return fold_rows<Uop::or32>(x, y, z, to);
    case Uop::eq32: return fold_rows<Uop::eq32>(x, y, z, to);
    case Uop::ult32: return fold_rows<Uop::ult32>(x, y, z, to);
    case Uop::slt32: return fold_rows<Uop::slt32>(x, y, z, to);
    case Uop::select32: return fold_rows<Uop::select32>(x, y, z, to);
    case Uop::add64: return fold_rows<Uop::add64>(x, y, z, to);
    case Uop::sub64: return fold_rows<Uop::sub64>(x, y, z, to);
    case Uop::and64: return fold_rows<Uop::and64>(x, y, z, to);
    case Uop::or64: return fold_rows<Uop::or64>(x, y, z, to);
    case Uop::xor64: return fold_rows<Uop::xor64>(x, y, z, to);
    case Uop::eq64: return fold_rows<Uop::eq64>(x, y, z, to);
    case Uop::ult64: return fold_rows<Uop::ult64>(x, y, z, to);
    case Uop::slt64: return fold_rows<Uop::slt64>(x, y, z, to);
    case Uop::select64: return fold_rows<Uop::select64>(x, y, z, to);
    case Uop::lo64: return fold_rows<Uop::lo64>(x, y, z, to);
    case Uop::hi64: return fold_rows<Uop::hi64>(x, y, z, to);
    case Uop::pack64: return fold_rows<Uop::pack64>(x, y, z, to);
    case Uop::not1: return fold_rows<Uop::not1>(x, y, z, to);
    case Uop::and1: return fold_rows<Uop::and1>(x, y, z, to);
    case Uop::or1: return fold_rows<Uop::or1>(x, y, z, to);
    default: for_lanes(lanes, [&](int lane) { to[static_cast<size_t>(lane)] = run_lane(operation, lane); });
  }
}

uint64_t RecordedBody::run_lane(const AtomicStep::Operation& operation, int lane) {
  const auto at = static_cast<size_t>(lane);
  uint64_t arguments[3] = {};
  for (unsigned k = 0; k < operation.argument_count; ++k) arguments[k] = values_[operation.argument[k]][at];
  if (const auto folded = sem::fold(operation.op, {arguments, operation.argument_count})) return *folded;
  need_rounding(c_, operation.mode.rounding);
  return exec::float_one_lane(operation.op, operation.mode, arguments[0], arguments[1], arguments[2]);
}

}  // namespace lw::interp
