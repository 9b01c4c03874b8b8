#include "shader/radv_object.h"

#include <fmt/format.h>

#include <charconv>
#include <cstring>
#include <nlohmann/json.hpp>

#include "isa/granules.h"

namespace lw::shader {
namespace {

constexpr std::string_view kConstantsHeading = "/* constant data */";
constexpr uint64_t kMaxRepeats = 1 << 20;

std::string_view trimmed(std::string_view text) {
  const size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

// Words in hexadecimal, with blanks between them; false where something else is there.
bool append_words(std::string_view text, std::vector<uint32_t>& words) {
  for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
    uint32_t word = 0;
    const char* end = text.data() + std::min<size_t>(text.size(), 8);
    if (std::from_chars(text.data(), end, word, 16).ptr != end || end - text.data() != 8) return false;
    words.push_back(word);
    text.remove_prefix(8);
    if (!text.empty() && text.front() != ' ') return false;
  }
  return true;
}

std::optional<uint64_t> repeats(std::string_view line) {
  constexpr std::string_view kBefore = "(then repeated ";
  constexpr std::string_view kAfter = " times)";
  if (!line.starts_with(kBefore) || !line.ends_with(kAfter)) return std::nullopt;
  return parse_unsigned(line.substr(kBefore.size(), line.size() - kBefore.size() - kAfter.size()));
}

class ListingWords {
 public:
  bool take(std::string_view line) {
    if (line.empty()) return true;
    if (line == kConstantsHeading) {
      in_constants_ = true;
      return true;
    }
    if (in_constants_) {
      const size_t bracket = line.find(']');
      return line.front() == '[' && bracket != std::string_view::npos &&
             append_words(line.substr(bracket + 1), code_.constants);
    }
    if (line.ends_with(':')) return true;
    if (line.starts_with("(then")) {
      const std::optional<uint64_t> times = repeats(line);
      if (!times || *times > kMaxRepeats || last_.empty()) return false;
      for (uint64_t i = 0; i < *times; ++i) code_.code.insert(code_.code.end(), last_.begin(), last_.end());
      return true;
    }
    const size_t semicolon = line.rfind(';');
    if (semicolon == std::string_view::npos) return false;
    last_.clear();
    if (!append_words(line.substr(semicolon + 1), last_) || last_.empty()) return false;
    code_.code.insert(code_.code.end(), last_.begin(), last_.end());
    return true;
  }
  RadvCode finish() { return std::move(code_); }

 private:
  RadvCode code_;
  std::vector<uint32_t> last_;
  bool in_constants_ = false;
};

nlohmann::json metadata_of(const RadvShader& shader, const ShaderInterface& interface,
                           const inst::KernelDescriptor& descriptor, const std::string& kernel) {
  nlohmann::json entry{{".name", kernel},
                       {".symbol", kernel + ".kd"},
                       {".args", nlohmann::json::array()},
                       {".kernarg_segment_size", 0},
                       {".kernarg_segment_align", 4},
                       {".group_segment_fixed_size", descriptor.group_segment_fixed_bytes},
                       {".private_segment_fixed_size", descriptor.private_segment_fixed_bytes},
                       {".wavefront_size", shader.subgroup_size},
                       {".sgpr_count", shader.statistic("SGPRs").value_or(0)},
                       {".vgpr_count", shader.statistic("VGPRs").value_or(0)},
                       {".sgpr_spill_count", shader.statistic("Spilled SGPRs").value_or(0)},
                       {".vgpr_spill_count", shader.statistic("Spilled VGPRs").value_or(0)},
                       {".max_flat_workgroup_size", 1024}};
  if (const auto& size = interface.workgroup_size) {
    entry[".reqd_workgroup_size"] = *size;
    entry[".max_flat_workgroup_size"] = uint64_t{(*size)[0]} * (*size)[1] * (*size)[2];
  }
  return {{"amdhsa.kernels", nlohmann::json::array({std::move(entry)})}};
}

// Bytes of a descriptor in a set, and what it is aligned to (radv_descriptor_set.c): images are T# with a second one
// for FMASK when they are sampled, S# stands behind both.
struct DescriptorSize {
  uint32_t bytes = 16;
  uint32_t alignment = 16;
};
DescriptorSize size_of(DescriptorType type) {
  switch (type) {
    case DescriptorType::combined_image_sampler: return {96, 32};
    case DescriptorType::sampled_image: return {64, 32};
    case DescriptorType::storage_image: return {32, 32};
    default: return {16, 16};
  }
}

object::ShaderInputs inputs_of(const RadvShader& shader, const ShaderInterface& interface,
                               const Result<std::vector<object::ShaderSgpr>>& sgprs, const isa::Target& target) {
  object::ShaderInputs inputs;
  inputs.calling_convention = "RADV";
  inputs.compiler = shader.driver;
  inputs.push_constant_bytes = interface.push_constant_bytes;
  inputs.address_high = radv_family(target.name)->address_high;
  inputs.has_1d_as_2d = radv_family(target.name)->has_1d_as_2d;
  if (sgprs)
    inputs.sgprs = *sgprs;
  else
    inputs.unknown_sgprs = sgprs.error().message;
  uint32_t end = 0;  // of a set, whose bindings lie in the order of their numbers
  for (const DescriptorBinding& binding : interface.bindings) {
    if (inputs.bindings.empty() || inputs.bindings.back().set != binding.set) end = 0;
    const DescriptorSize size = size_of(binding.type);
    end = align_up(end, size.alignment);
    inputs.bindings.push_back({binding.set, binding.binding, binding.type, binding.count, binding.is_unsized, end,
                               size.bytes, binding.dimension, binding.image_format});
    end += size.bytes * binding.count;
  }
  return inputs;
}

object::ShaderNames names_of(const ShaderInterface& interface) {
  object::ShaderNames names{interface.push_members, {}};
  for (const DescriptorBinding& binding : interface.bindings)
    if (!binding.name.empty()) names.bindings[{binding.set, binding.binding}] = binding.name;
  return names;
}

// Dwords of code with what is put between it and its constants.
constexpr uint32_t kCodeEnd = 0xbf9f0000;
size_t padded(size_t dwords, const isa::Target& target) {
  constexpr size_t kLeast = 48;
  const uint32_t granule = radv_family(target.name)->padding_granule_dwords;
  return granule == 0 ? dwords : align_up(dwords + kLeast, granule);
}

void set_float_mode(const FloatControls& floats, inst::KernelDescriptor& descriptor) {
  // As the driver has them: what SPIR-V leaves open is kept for 16 and 64 bits, and flushed for 32.
  constexpr uint32_t kFlush = 0, kKeep = 3, kToNearestEven = 0, kToZero = 3;
  descriptor.float_denorm_mode_32 = floats.preserve_denormals_32 ? kKeep : kFlush;
  descriptor.float_denorm_mode_16_64 = floats.flush_denormals_16_64 ? kFlush : kKeep;
  descriptor.float_round_mode_32 = floats.round_to_zero_32 ? kToZero : kToNearestEven;
  descriptor.float_round_mode_16_64 = floats.round_to_zero_16_64 ? kToZero : kToNearestEven;
  descriptor.enable_dx10_clamp = 1;
}

}  // namespace

Result<RadvCode> read_radv_listing(std::string_view listing) {
  ListingWords words;
  for (size_t number = 1; !listing.empty(); ++number) {
    const size_t end = listing.find('\n');
    const std::string_view line = trimmed(listing.substr(0, end));
    if (!words.take(line)) return Error{fmt::format("RADV's listing, line {}: '{}' is not understood", number, line)};
    listing.remove_prefix(end == std::string_view::npos ? listing.size() : end + 1);
  }
  RadvCode code = words.finish();
  if (code.code.empty()) return Error{"RADV's listing has no code"};
  return code;
}

namespace {

// The section of the code, with its symbols.
void add_code(const RadvCode& code, const isa::Target& target, const std::string& kernel,
              object::NewCodeObject& result) {
  const uint64_t code_bytes = code.code.size() * sizeof(uint32_t);
  const uint64_t constant_bytes = code.constants.size() * sizeof(uint32_t);
  // The code finds its constants by their distance, so that they share a section.
  std::vector<uint32_t> words = code.code;
  if (constant_bytes != 0) words.resize(padded(words.size(), target), kCodeEnd);
  const uint64_t constants_at = words.size() * sizeof(uint32_t);
  words.insert(words.end(), code.constants.begin(), code.constants.end());
  object::NewSection text{".text", object::SectionUse::code, 256, {}, 0};
  const std::span<const std::byte> bytes = std::as_bytes(std::span(words));
  text.bytes.assign(bytes.begin(), bytes.end());
  result.sections.push_back(std::move(text));
  object::NewSymbol entry{kernel,
                          0,
                          0,
                          code_bytes,
                          object::SymbolKind::function,
                          object::SymbolBinding::global,
                          object::SymbolVisibility::protected_};
  result.symbols.push_back(entry);
  if (constant_bytes != 0)
    result.symbols.push_back({kernel + ".constants", 0, constants_at, constant_bytes, object::SymbolKind::object,
                              object::SymbolBinding::local, object::SymbolVisibility::normal});
}

inst::KernelDescriptor descriptor_of(const RadvShader& shader, const ShaderInterface& interface,
                                     const isa::Target& target) {
  inst::KernelDescriptor descriptor;
  const uint64_t scratch_bytes_per_wave = shader.statistic("Scratch size").value_or(0);
  descriptor.group_segment_fixed_bytes = static_cast<uint32_t>(shader.statistic("LDS size").value_or(0));
  descriptor.private_segment_fixed_bytes = static_cast<uint32_t>(scratch_bytes_per_wave / shader.subgroup_size);
  descriptor.enable_private_segment = scratch_bytes_per_wave > 0 ? 1 : 0;
  const inst::DescriptorTarget counting{target, false};
  descriptor.enable_wavefront_size32 = shader.subgroup_size == 32 ? 1 : 0;
  const auto count = [&](std::string_view statistic) {
    return static_cast<uint32_t>(shader.statistic(statistic).value_or(0));
  };
  descriptor.granulated_workitem_vgpr_count =
      isa::encoded_vgprs(*target.limits, descriptor.wave_size(), count("VGPRs"));
  if (counting.counts_sgprs()) {
    // 2 * max(0, ceil(SGPRs / 16) - 1), says LLVM's AMDGPUUsage of this field.
    const uint32_t granule = target.limits->sgpr_allocation_granule;
    descriptor.granulated_wavefront_sgpr_count =
        2 * static_cast<uint32_t>(align_up(std::max(count("SGPRs"), 1u), granule) / granule - 1);
  } else {
    // As RADV dispatches compute shaders: in workgroup processors, with memory returning in order.
    descriptor.wgp_mode = 1;
    descriptor.mem_ordered = 1;
  }
  // The driver shares as few as there can be, 8.
  constexpr uint32_t kSharedVgprCountOfEight = 1;
  if (target.has(isa::Feature::shared_vgprs) && descriptor.wave_size() == 64 && permutes_whole_waves(shader.texts))
    descriptor.compute_pgm_rsrc3 |= kSharedVgprCountOfEight;
  set_float_mode(interface.floats, descriptor);
  constexpr uint32_t kXyz = 2;
  descriptor.enable_vgpr_workitem_id = kXyz;
  return descriptor;
}

}  // namespace

Result<std::vector<std::byte>> radv_code_object(const RadvShader& shader, const ShaderInterface& interface,
                                                const Result<std::vector<object::ShaderSgpr>>& sgprs,
                                                const isa::Target& target, const std::string& kernel) {
  const Result<RadvCode> code = read_radv_listing(shader.listing);
  if (!code) return code.error();
  const uint64_t code_bytes = code->code.size() * sizeof(uint32_t);
  const uint64_t constant_bytes = code->constants.size() * sizeof(uint32_t);
  if (const auto stated = shader.statistic("Code size");
      stated && *stated != code_bytes && *stated != code_bytes + constant_bytes)
    return Error{fmt::format("RADV's listing has {} bytes of code and {} of constants, its statistics say {}",
                             code_bytes, constant_bytes, *stated)};

  object::NewCodeObject result;
  result.target.processor = std::string(target.name);
  if (object::supports_xnack(target.name)) result.target.xnack = object::Setting::any;
  if (object::supports_sramecc(target.name)) result.target.sramecc = object::Setting::any;
  add_code(*code, target, kernel, result);
  const inst::KernelDescriptor descriptor = descriptor_of(shader, interface, target);
  result.metadata = metadata_of(shader, interface, descriptor, kernel);
  object::put_shader_inputs(*result.metadata, inputs_of(shader, interface, sgprs, target));
  object::put_shader_names(*result.metadata, names_of(interface));
  result.kernels.push_back({kernel, descriptor});
  object::complete_metadata(*result.metadata, result.target, result.version);
  return object::write(result);
}

bool has_foreign_calling_convention(const object::CodeObject& code) {
  const Result<std::optional<object::ShaderInputs>> inputs = object::shader_inputs(code);
  return !inputs || inputs->has_value();
}

}  // namespace lw::shader
