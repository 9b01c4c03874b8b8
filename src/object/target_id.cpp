#include "object/target_id.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "isa/target_names.h"

namespace lw::object {
namespace {

enum Has : uint8_t { neither = 0, xnack = 1, sramecc = 2, both = 3 };

struct Processor {
  uint32_t mach;
  std::string_view name;
  Has has;
};

// EF_AMDGPU_MACH numbers and target features from LLVM's AMDGPU user guide, tables "AMDGPU Processors" and
// "AMDGPU EF_AMDGPU_MACH Values".
constexpr Processor kProcessors[] = {
    {0x20, "gfx600", neither},
    {0x21, "gfx601", neither},
    {0x22, "gfx700", neither},
    {0x23, "gfx701", neither},
    {0x24, "gfx702", neither},
    {0x25, "gfx703", neither},
    {0x26, "gfx704", neither},
    {0x28, "gfx801", xnack},
    {0x29, "gfx802", neither},
    {0x2a, "gfx803", neither},
    {0x2b, "gfx810", xnack},
    {0x2c, "gfx900", xnack},
    {0x2d, "gfx902", xnack},
    {0x2e, "gfx904", xnack},
    {0x2f, "gfx906", both},
    {0x30, "gfx908", both},
    {0x31, "gfx909", xnack},
    {0x32, "gfx90c", xnack},
    {0x33, "gfx1010", xnack},
    {0x34, "gfx1011", xnack},
    {0x35, "gfx1012", xnack},
    {0x36, "gfx1030", neither},
    {0x37, "gfx1031", neither},
    {0x38, "gfx1032", neither},
    {0x39, "gfx1033", neither},
    {0x3a, "gfx602", neither},
    {0x3b, "gfx705", neither},
    {0x3c, "gfx805", neither},
    {0x3d, "gfx1035", neither},
    {0x3e, "gfx1034", neither},
    {0x3f, "gfx90a", both},
    {0x41, "gfx1100", neither},
    {0x42, "gfx1013", xnack},
    {0x43, "gfx1150", neither},
    {0x44, "gfx1103", neither},
    {0x45, "gfx1036", neither},
    {0x46, "gfx1101", neither},
    {0x47, "gfx1102", neither},
    {0x48, "gfx1200", neither},
    {0x49, "gfx1250", neither},
    {0x4a, "gfx1151", neither},
    {0x4c, "gfx942", both},
    {0x4e, "gfx1201", neither},
    {0x4f, "gfx950", both},
    {0x51, "gfx9-generic", xnack},
    {0x52, "gfx10-1-generic", xnack},
    {0x53, "gfx10-3-generic", neither},
    {0x54, "gfx11-generic", neither},
    {0x55, "gfx1152", neither},
    {0x58, "gfx1153", neither},
    {0x59, "gfx12-generic", neither},
    {0x5a, "gfx1251", neither},
    {0x5f, "gfx9-4-generic", both},
};

const Processor* find_processor(std::string_view name) {
  const auto at =
      std::find_if(std::begin(kProcessors), std::end(kProcessors), [&](const Processor& p) { return p.name == name; });
  return at == std::end(kProcessors) ? nullptr : at;
}

constexpr uint32_t kMachMask = 0xff;
constexpr uint32_t kXnackV3 = 0x100, kSrameccV3 = 0x200;
constexpr unsigned kXnackLsbV4 = 8, kSrameccLsbV4 = 10;

// What e_flags of v4 and later hold for a feature is the Setting itself, as a two-bit number.
static_assert(static_cast<int>(Setting::any) == 1 && static_cast<int>(Setting::off) == 2 &&
              static_cast<int>(Setting::on) == 3);

std::string suffix(std::string_view feature, Setting setting) {
  if (setting == Setting::on) return fmt::format(":{}+", feature);
  if (setting == Setting::off) return fmt::format(":{}-", feature);
  return "";
}

// Before v4 a file could only say "on"; anything else was "off" on processors that have the feature.
Setting v3_setting(bool supported, bool on) {
  if (!supported) return Setting::unsupported;
  return on ? Setting::on : Setting::off;
}

}  // namespace

std::string to_string(const TargetId& target) {
  return target.processor + suffix("sramecc", target.sramecc) + suffix("xnack", target.xnack);
}

Result<TargetId> parse_target_id(std::string_view text) {
  const std::string_view whole = text;
  if (const size_t at = text.find("gfx"); at != std::string_view::npos && text.starts_with("amdgcn")) {
    if (text[at - 1] != '-') return Error{fmt::format("target id \"{}\" has no '-' before its processor", whole)};
    text.remove_prefix(at);
  }
  std::string_view name = text;
  const Processor* processor = nullptr;
  // The generic processors have '-' in their names, so the longest known name that the text begins with is taken.
  for (const Processor& p : kProcessors) {
    if (!text.starts_with(p.name)) continue;
    const bool ends = text.size() == p.name.size() || text[p.name.size()] == ':' || text[p.name.size()] == '+';
    if (ends && (processor == nullptr || p.name.size() > processor->name.size())) processor = &p;
  }
  if (processor == nullptr) {
    name = text.substr(0, text.find_first_of(":+"));
    return Error{isa::unknown_target(name)};
  }
  TargetId target{std::string(processor->name), supports_sramecc(processor->name) ? Setting::any : Setting::unsupported,
                  supports_xnack(processor->name) ? Setting::any : Setting::unsupported};
  text.remove_prefix(processor->name.size());
  while (!text.empty()) {
    const bool v3 = text[0] == '+';  // "+xnack+sram-ecc"
    const std::string_view rest = text.substr(1);
    const size_t length = std::min(rest.find(v3 ? '+' : ':'), rest.size());
    std::string_view feature = rest.substr(0, length);
    char sign = text[0];
    if (!v3) {
      sign = feature.empty() ? ' ' : feature.back();
      if (!feature.empty()) feature.remove_suffix(1);
    }
    Setting* setting = feature == "xnack" ? &target.xnack : nullptr;
    if (feature == "sramecc" || feature == "sram-ecc") setting = &target.sramecc;
    if (setting == nullptr || (sign != '+' && sign != '-'))
      return Error{
          fmt::format("target id \"{}\": expected xnack or sramecc with '+' or '-', found \"{}\"", whole, text)};
    if (*setting == Setting::unsupported)
      return Error{fmt::format("target id \"{}\": {} has no {}", whole, target.processor, feature)};
    *setting = sign == '+' ? Setting::on : Setting::off;
    text = rest.substr(length);
  }
  return target;
}

bool compatible(const TargetId& code, const TargetId& wanted) {
  const auto clash = [](Setting a, Setting b) {
    return (a == Setting::on && b == Setting::off) || (a == Setting::off && b == Setting::on);
  };
  return code.processor == wanted.processor && !clash(code.xnack, wanted.xnack) && !clash(code.sramecc, wanted.sramecc);
}

std::string_view processor_of_mach(uint32_t mach) {
  for (const Processor& p : kProcessors)
    if (p.mach == mach) return p.name;
  return {};
}

std::optional<uint32_t> mach_of_processor(std::string_view processor) {
  const Processor* p = find_processor(processor);
  return p != nullptr ? std::optional(p->mach) : std::nullopt;
}

bool supports_xnack(std::string_view processor) {
  const Processor* p = find_processor(processor);
  return p != nullptr && (p->has & xnack) != 0;
}

bool supports_sramecc(std::string_view processor) {
  const Processor* p = find_processor(processor);
  return p != nullptr && (p->has & sramecc) != 0;
}

std::optional<inst::DescriptorTarget> descriptor_target(const TargetId& target) {
  const isa::Target* tables = isa::find_target(target.processor);
  if (tables == nullptr) return std::nullopt;
  return inst::DescriptorTarget{*tables, target.xnack == Setting::on || target.xnack == Setting::any};
}

Result<TargetId> target_of_flags(uint32_t e_flags, int code_object_version) {
  const std::string_view name = processor_of_mach(e_flags & kMachMask);
  if (name.empty())
    return Error{fmt::format("e_flags {:#x}: no processor has EF_AMDGPU_MACH {:#x}", e_flags, e_flags & kMachMask)};
  TargetId target{std::string(name)};
  if (code_object_version >= 4) {
    target.xnack = static_cast<Setting>(bit_field(e_flags, kXnackLsbV4, 2));
    target.sramecc = static_cast<Setting>(bit_field(e_flags, kSrameccLsbV4, 2));
  } else {
    target.xnack = v3_setting(supports_xnack(name), (e_flags & kXnackV3) != 0);
    target.sramecc = v3_setting(supports_sramecc(name), (e_flags & kSrameccV3) != 0);
    // Outside of HSA the bit is also set where nothing was asked for.
    if (code_object_version == 0 && target.xnack == Setting::on) target.xnack = Setting::any;
    if (code_object_version == 0 && target.sramecc == Setting::on) target.sramecc = Setting::any;
  }
  return target;
}

Result<uint32_t> flags_of_target(const TargetId& target, int code_object_version) {
  const std::optional<uint32_t> mach = mach_of_processor(target.processor);
  if (!mach) return Error{isa::unknown_target(target.processor)};
  const auto bits = [](bool supported, Setting setting) -> uint32_t {
    if (!supported) return 0;
    return static_cast<uint32_t>(setting == Setting::unsupported ? Setting::any : setting);
  };
  uint32_t flags = *mach;
  if (code_object_version >= 4) {
    flags |= bits(supports_xnack(target.processor), target.xnack) << kXnackLsbV4;
    flags |= bits(supports_sramecc(target.processor), target.sramecc) << kSrameccLsbV4;
  } else {
    if (target.xnack == Setting::on) flags |= kXnackV3;
    if (target.sramecc == Setting::on) flags |= kSrameccV3;
  }
  return flags;
}

Result<TargetId> target_of_isa_version(uint32_t major, uint32_t minor, uint32_t stepping) {
  struct Row {
    uint32_t major, minor, stepping;
    std::string_view name;
    bool xnack_on;
  };
  // LLVM's AMDGPU user guide, "Code Object V2 Supported Processors and Fixed Target Feature Settings".
  static constexpr Row kRows[] = {
      {6, 0, 0, "gfx600", false},  {6, 0, 1, "gfx601", false}, {6, 0, 2, "gfx602", false}, {7, 0, 0, "gfx700", false},
      {7, 0, 1, "gfx701", false},  {7, 0, 2, "gfx702", false}, {7, 0, 3, "gfx703", false}, {7, 0, 4, "gfx704", false},
      {7, 0, 5, "gfx705", false},  {8, 0, 0, "gfx802", false}, {8, 0, 1, "gfx801", true},  {8, 0, 2, "gfx802", false},
      {8, 0, 3, "gfx803", false},  {8, 0, 4, "gfx803", false}, {8, 0, 5, "gfx805", false}, {8, 1, 0, "gfx810", true},
      {9, 0, 0, "gfx900", false},  {9, 0, 1, "gfx900", true},  {9, 0, 2, "gfx902", false}, {9, 0, 3, "gfx902", true},
      {9, 0, 4, "gfx904", false},  {9, 0, 5, "gfx904", true},  {9, 0, 6, "gfx906", false}, {9, 0, 7, "gfx906", true},
      {9, 0, 12, "gfx90c", false},
  };
  for (const Row& row : kRows) {
    if (row.major != major || row.minor != minor || row.stepping != stepping) continue;
    TargetId target{std::string(row.name)};
    target.xnack = v3_setting(supports_xnack(row.name), row.xnack_on);
    target.sramecc = v3_setting(supports_sramecc(row.name), false);
    return target;
  }
  return Error{
      fmt::format("no processor has the instruction set version {}.{}.{} of a code object v2", major, minor, stepping)};
}

}  // namespace lw::object
