#include "text/register_names.h"

#include <algorithm>
#include <mutex>
#include <span>

#include "base/base.h"
#include "isa/operand_values.h"
#include "text/constants.h"
#include "text/emit.h"
#include "text/spelling.h"

namespace lw::text {

ReadyText ready_text(std::string_view text) {
  ReadyText result{};
  LW_CHECK(text.size() <= result.text.size(), "a register name is too long");
  std::memcpy(result.text.data(), text.data(), text.size());
  result.size = static_cast<uint8_t>(text.size());
  return result;
}

char* emit_range(char* to, std::string_view prefix, unsigned first, unsigned dwords) {
  to = emit(to, prefix);
  if (dwords == 1) return emit_decimal(to, first);
  *to++ = '[';
  to = emit_decimal(to, first);
  *to++ = ':';
  to = emit_decimal(to, first + dwords - 1);
  *to++ = ']';
  return to;
}

char* emit_tuple(char* to, isa::Column column, unsigned value, unsigned dwords) {
  const unsigned align = scalar_alignment(dwords);
  for (const RegisterRun& file : {vgpr_file(column), ttmp_file(column), sgpr_file(column)}) {
    if (value < file.first || value >= unsigned{file.first} + file.count) continue;
    unsigned first = value - file.first;
    if (file.first != isa::kFirstVgpr) first -= first % align;
    return emit_range(to, file.prefix, first, dwords);
  }
  for (const ScalarName& name : scalar_names())
    if (name.value == value && name.holds_in(column)) return emit(to, name.text);
  return emit_decimal(emit(to, "source_"), value);
}

namespace {

// Without those of scalar_names().
ReadyText make_name(isa::Column column, unsigned value, unsigned dwords) {
  char text[64];
  char* end = text;
  if (isa::is_inline_integer(value)) {
    end = emit_signed_decimal(end, isa::inline_integer(value));
  } else if (isa::is_inline_float(value)) {
    const FloatConstant& constant = float_constants()[value - isa::kFirstFloat];
    end = emit(end, dwords == 2 ? constant.text_f64 : constant.text);
  } else {
    end = emit_tuple(end, column, value, dwords);
  }
  return ready_text({text, static_cast<size_t>(end - text)});
}

}  // namespace

const RegisterNames& make_register_names(isa::Column column, std::atomic<const RegisterNames*>& place) {
  static std::array<RegisterNames, isa::kColumnCount> all;
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  RegisterNames& names = all[static_cast<size_t>(column)];
  if (place.load(std::memory_order_relaxed) != nullptr) return names;
  for (unsigned value = 0; value < isa::kPastVgprs; ++value) {
    names.one[value] = make_name(column, value, 1);
    names.two[value] = make_name(column, value, 2);
  }
  const std::span<const ScalarName> scalars = scalar_names();
  std::for_each(scalars.rbegin(), scalars.rend(), [&](const ScalarName& name) {  // the first one that holds
    if (!name.holds_in(column)) return;
    if (name.dwords == 1) names.one[name.value] = ready_text(name.text);
    if (name.dwords == 2) names.two[name.value] = ready_text(name.text);
  });
  place.store(&names, std::memory_order_release);
  return names;
}

}  // namespace lw::text
