#include "shader/spirv.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <map>
#include <set>

#include "base/half.h"
#include "shader/spirv_image.h"

namespace lw::shader {
namespace {

// Numbers from the SPIR-V specification: opcodes (section 3.37), decorations (3.20), storage classes (3.7).
enum : uint32_t {
  kMagic = 0x07230203,
  kOpName = 5,
  kOpMemberName = 6,
  kOpEntryPoint = 15,
  kOpExecutionMode = 16,
  kOpCapability = 17,
  kOpTypeBool = 20,
  kOpTypeInt = 21,
  kOpTypeFloat = 22,
  kOpTypeVector = 23,
  kOpTypeMatrix = 24,
  kOpTypeImage = 25,
  kOpTypeSampler = 26,
  kOpTypeSampledImage = 27,
  kOpTypeArray = 28,
  kOpTypeRuntimeArray = 29,
  kOpTypeStruct = 30,
  kOpTypePointer = 32,
  kOpConstant = 43,
  kOpConstantComposite = 44,
  kOpSpecConstantTrue = 48,
  kOpSpecConstantFalse = 49,
  kOpSpecConstant = 50,
  kOpSpecConstantComposite = 51,
  kOpVariable = 59,
  kOpDecorate = 71,
  kOpMemberDecorate = 72,
  kOpExecutionModeId = 331,

  kDecorationSpecId = 1,
  kDecorationBufferBlock = 3,
  kDecorationRowMajor = 4,
  kDecorationArrayStride = 6,
  kDecorationMatrixStride = 7,
  kDecorationBuiltIn = 11,
  kDecorationBinding = 33,
  kDecorationDescriptorSet = 34,
  kDecorationOffset = 35,

  kStorageUniformConstant = 0,
  kStorageUniform = 2,
  kStorageWorkgroup = 4,
  kStoragePushConstant = 9,
  kStorageStorageBuffer = 12,

  kModelGlCompute = 5,
  kModeLocalSize = 17,
  kModeLocalSizeId = 38,
  kModeDenormPreserve = 4459,
  kModeDenormFlushToZero = 4460,
  kModeRoundingModeRtz = 4463,
  kBuiltInWorkgroupSize = 25,
};

constexpr size_t kHeaderWords = 5;
constexpr uint32_t kMaxIds = 4'194'303;    // the specification's universal limit of the bound
constexpr uint32_t kMaxSets = 32;          // as RADV has
constexpr int kMaxDepth = 64;              // of types inside types
constexpr size_t kMaxPushMembers = 4096;   // no more than bytes
constexpr uint64_t kMaxBytes = 1 << 30;    // of shared memory: more is as much too much
constexpr size_t kMaxSizeSteps = 1 << 20;  // types that share members are visited once for each path

struct Instruction {
  uint32_t opcode = 0;
  std::span<const uint32_t> words;  // operands, without the first word
};

class Reader {
 public:
  explicit Reader(std::span<const uint32_t> words) : words_(words) {}

  std::optional<Error> collect() {
    if (words_.size() < kHeaderWords || words_[0] != kMagic) return Error{"is no SPIR-V module"};
    if (words_[3] > kMaxIds) return Error{"has more ids than SPIR-V allows"};
    definitions_.resize(words_[3]);
    for (size_t at = kHeaderWords; at < words_.size();) {
      const size_t count = words_[at] >> 16;
      if (count == 0 || count > words_.size() - at) return Error{fmt::format("is truncated at word {}", at)};
      const Instruction instruction{words_[at] & 0xffff, words_.subspan(at + 1, count - 1)};
      if (!take(instruction))
        return Error{fmt::format("word {}: malformed instruction (opcode {})", at, instruction.opcode)};
      at += count;
    }
    return std::nullopt;
  }

  Result<ShaderInterface> read(const std::string& entry_point, std::span<const std::string> specializations) {
    if (std::optional<Error> error = choose_entry_point(entry_point)) return *error;
    if (std::optional<Error> error = read_constants(specializations)) return *error;
    for (const auto& [id, variable] : variables_)
      if (std::optional<Error> error = read_variable(id, variable)) return *error;
    std::ranges::sort(result_.bindings, {}, [](const DescriptorBinding& b) { return std::pair(b.set, b.binding); });
    if (std::optional<Error> error = merge_aliases()) return *error;
    read_workgroup_size();
    read_float_controls();
    return std::move(result_);
  }

 private:
  struct EntryPoint {
    uint32_t id;
    std::string name;
  };
  struct Decorations {
    std::map<uint32_t, uint32_t> own;                             // decoration -> first literal
    std::map<uint32_t, std::map<uint32_t, uint32_t>> of_members;  // member -> the same
  };
  struct Variable {
    uint32_t type;
    uint32_t storage;
  };

  // Keeps what an instruction says; false where it is too short.
  bool take(const Instruction& i) {
    const std::span<const uint32_t> w = i.words;
    switch (i.opcode) {
      case kOpCapability:
        if (w.empty()) return false;
        result_.capabilities.push_back(w[0]);
        return true;
      case kOpName:
        if (w.size() < 2) return false;
        names_[w[0]] = shown_name(w.subspan(1));
        return true;
      case kOpMemberName:
        if (w.size() < 3) return false;
        member_names_[{w[0], w[1]}] = shown_name(w.subspan(2));
        return true;
      case kOpEntryPoint:
        if (w.size() < 3) return false;
        if (w[0] == kModelGlCompute) entry_points_.push_back({w[1], literal_text(w.subspan(2))});
        return true;
      case kOpExecutionMode:
      case kOpExecutionModeId:
        if (w.size() < 2) return false;
        modes_.push_back(i);
        return true;
      case kOpDecorate:
        if (w.size() < 2) return false;
        decorations_[w[0]].own[w[1]] = w.size() > 2 ? w[2] : 0;
        return true;
      case kOpMemberDecorate:
        if (w.size() < 3) return false;
        decorations_[w[0]].of_members[w[1]][w[2]] = w.size() > 3 ? w[3] : 0;
        return true;
      case kOpVariable:
        if (w.size() < 3) return false;
        variables_.emplace_back(w[1], Variable{w[0], w[2]});
        return true;
      default: break;
    }
    if (i.opcode >= kOpTypeBool && i.opcode <= kOpTypePointer) return !w.empty() && define(w[0], i);
    if (i.opcode >= kOpConstant - 2 && i.opcode <= kOpSpecConstantComposite + 1) {
      if (w.size() < 2) return false;
      if (i.opcode >= kOpSpecConstantTrue && i.opcode <= kOpSpecConstant) spec_constants_.push_back(w[1]);
      return define(w[1], i);
    }
    return true;
  }

  bool define(uint32_t id, const Instruction& instruction) {
    if (id >= definitions_.size()) return false;
    definitions_[id] = instruction;
    return true;
  }
  const Instruction* find(uint32_t id) const {
    return id < definitions_.size() && definitions_[id].opcode != 0 ? &definitions_[id] : nullptr;
  }
  std::optional<uint32_t> decoration(uint32_t id, uint32_t which) const {
    const auto found = decorations_.find(id);
    if (found == decorations_.end()) return std::nullopt;
    const auto value = found->second.own.find(which);
    return value == found->second.own.end() ? std::nullopt : std::optional(value->second);
  }

  static std::string literal_text(std::span<const uint32_t> words) {
    std::string text;
    for (const uint32_t word : words)
      for (int shift = 0; shift < 32; shift += 8) {
        const char c = static_cast<char>(word >> shift & 0xff);
        if (c == '\0') return text;
        text += c;
      }
    return text;
  }

  // Names are for messages and metadata: what is no printable ASCII is left out.
  static std::string shown_name(std::span<const uint32_t> words) {
    std::string name = literal_text(words);
    std::erase_if(name, [](char c) { return c <= ' ' || c > '~'; });
    return name;
  }

  std::optional<Error> choose_entry_point(const std::string& wanted) {
    std::string names;
    for (const EntryPoint& entry : entry_points_) {
      names += (names.empty() ? "" : ", ") + entry.name;
      if (entry.name == wanted || (wanted.empty() && entry_points_.size() == 1)) {
        entry_ = entry.id;
        result_.entry_point = entry.name;
        return std::nullopt;
      }
    }
    if (entry_points_.empty()) return Error{"has no compute entry point"};
    if (wanted.empty()) return Error{fmt::format("has several compute entry points, name one with --entry: {}", names)};
    return Error{fmt::format("has no compute entry point '{}'; it has: {}", wanted, names)};
  }

  // The constants with a SpecId, with their defaults, then with the values that were asked for.
  std::optional<Error> read_constants(std::span<const std::string> specializations) {
    for (const uint32_t id : spec_constants_) {
      const std::optional<uint32_t> spec_id = decoration(id, kDecorationSpecId);
      if (!spec_id) continue;
      const Instruction& definition = *find(id);
      const Instruction* type = find(definition.words[0]);
      if (type == nullptr) return Error{fmt::format("specialization constant {} has no type", *spec_id)};
      SpecConstant constant;
      constant.spec_id = *spec_id;
      if (type->opcode == kOpTypeBool) {
        constant.type = SpecConstant::Type::boolean;
        constant.value = definition.opcode == kOpSpecConstantTrue;
      } else {
        const bool is_float = type->opcode == kOpTypeFloat;
        const size_t needed = is_float ? 2 : 3;
        if ((!is_float && type->opcode != kOpTypeInt) || type->words.size() < needed || definition.words.size() < 3)
          return Error{fmt::format("specialization constant {} is not a scalar", *spec_id)};
        const uint32_t bits = type->words[1];
        if (bits != 8 && bits != 16 && bits != 32 && bits != 64)
          return Error{fmt::format("specialization constant {} has {} bits", *spec_id, bits)};
        constant.size_bytes = static_cast<uint8_t>(bits / 8);
        constant.type = is_float              ? SpecConstant::Type::floating
                        : type->words[2] != 0 ? SpecConstant::Type::signed_integer
                                              : SpecConstant::Type::unsigned_integer;
        constant.value = definition.words[2];
        if (bits == 64) constant.value |= uint64_t{definition.words.size() > 3 ? definition.words[3] : 0} << 32;
        if (bits < 32) constant.value &= (uint64_t{1} << bits) - 1;
      }
      const auto same = std::ranges::find(result_.constants, constant.spec_id, &SpecConstant::spec_id);
      if (same == result_.constants.end()) result_.constants.push_back(constant);
    }
    for (const std::string& text : specializations)
      if (std::optional<Error> error = specialize(text)) return error;
    return std::nullopt;
  }

  std::optional<Error> specialize(const std::string& text) {
    const size_t equals = text.find('=');
    const std::optional<uint64_t> id = parse_unsigned(std::string_view(text).substr(0, equals));
    if (!id || equals == std::string::npos)
      return Error{fmt::format("--specialize {}: expected ID=VALUE or ID=TYPE:VALUE", text)};
    const auto constant = std::ranges::find(result_.constants, *id, &SpecConstant::spec_id);
    if (constant == result_.constants.end()) {
      std::string ids;
      for (const SpecConstant& known : result_.constants)
        ids += fmt::format("{}{}", ids.empty() ? "" : ", ", known.spec_id);
      return Error{fmt::format("--specialize {}: the shader has no specialization constant {}; it has: {}", text, *id,
                               ids.empty() ? "none" : ids)};
    }
    if (!specialized_.insert(constant->spec_id).second)
      return Error{fmt::format("--specialize {}: constant {} has a value already", text, constant->spec_id)};
    std::string_view value = std::string_view(text).substr(equals + 1);
    if (const size_t colon = value.find(':'); colon != std::string_view::npos) {
      if (value.substr(0, colon) != type_name(*constant))
        return Error{fmt::format("--specialize {}: the constant is {}, which is written {}:V", text,
                                 describe(*constant), type_name(*constant))};
      value.remove_prefix(colon + 1);
    }
    const std::optional<uint64_t> bits = bits_of(*constant, value);
    if (!bits) return Error{fmt::format("--specialize {}: the constant is {}", text, describe(*constant))};
    constant->value = *bits;
    return std::nullopt;
  }

  // As arguments of kernels have it: "u32".
  static std::string type_name(const SpecConstant& constant) {
    if (constant.type == SpecConstant::Type::boolean) return "bool";
    const char letter = constant.type == SpecConstant::Type::floating         ? 'f'
                        : constant.type == SpecConstant::Type::signed_integer ? 'i'
                                                                              : 'u';
    return fmt::format("{}{}", letter, constant.size_bytes * 8);
  }

  static std::string describe(const SpecConstant& constant) {
    switch (constant.type) {
      case SpecConstant::Type::boolean: return "a boolean: 0, 1, false or true";
      case SpecConstant::Type::floating: return fmt::format("a float of {} bits", constant.size_bytes * 8);
      case SpecConstant::Type::signed_integer:
        return fmt::format("a signed integer of {} bits", constant.size_bytes * 8);
      default: return fmt::format("an unsigned integer of {} bits", constant.size_bytes * 8);
    }
  }

  static std::optional<uint64_t> bits_of(const SpecConstant& constant, std::string_view text) {
    const unsigned bits = constant.size_bytes * 8u;
    const uint64_t mask = bits == 64 ? ~uint64_t{0} : (uint64_t{1} << bits) - 1;
    if (constant.type == SpecConstant::Type::boolean) {
      if (text == "true" || text == "1") return 1;
      if (text == "false" || text == "0") return 0;
      return std::nullopt;
    }
    if (constant.type == SpecConstant::Type::floating) {
      const std::optional<double> value = parse_double(text);
      if (!value) return std::nullopt;
      if (bits == 64) return std::bit_cast<uint64_t>(*value);
      if (bits == 32) return std::bit_cast<uint32_t>(static_cast<float>(*value));
      return half_from_double(*value);
    }
    const bool negative = text.starts_with('-');
    const std::optional<uint64_t> magnitude = parse_unsigned(negative ? text.substr(1) : text);
    if (!magnitude) return std::nullopt;
    const bool is_signed = constant.type == SpecConstant::Type::signed_integer;
    const uint64_t most = is_signed ? (mask >> 1) + (negative ? 1 : 0) : mask;
    if (*magnitude > most || (negative && !is_signed && *magnitude != 0)) return std::nullopt;
    return (negative ? -*magnitude : *magnitude) & mask;
  }

  // A value where it is a constant, with specialization; nullopt for constant expressions (OpSpecConstantOp).
  std::optional<uint64_t> integer(uint32_t id) const {
    const Instruction* definition = find(id);
    if (definition == nullptr) return std::nullopt;
    if (definition->opcode != kOpConstant && definition->opcode != kOpSpecConstant) return std::nullopt;
    if (definition->words.size() < 3) return std::nullopt;
    if (const std::optional<uint32_t> spec_id = decoration(id, kDecorationSpecId)) {
      const auto constant = std::ranges::find(result_.constants, *spec_id, &SpecConstant::spec_id);
      if (constant != result_.constants.end()) return constant->value;
    }
    return definition->words[2];
  }

  std::optional<Error> read_variable(uint32_t id, const Variable& variable) {
    const Instruction* pointer = find(variable.type);
    if (pointer == nullptr || pointer->opcode != kOpTypePointer || pointer->words.size() < 3)
      return Error{fmt::format("variable %{} is of no pointer type", id)};
    const uint32_t type = pointer->words[2];
    if (variable.storage == kStoragePushConstant) {
      const std::optional<uint64_t> size = size_of(type, 0, {});
      if (!size || *size > 4096) return Error{"the size of the push constants cannot be determined"};
      result_.push_constant_bytes =
          std::max(result_.push_constant_bytes, static_cast<uint32_t>(align_up(*size, uint64_t{4})));
      if (!add_push_members(type, 0, "", {}, 0)) result_.push_members.clear();
      std::ranges::sort(result_.push_members, {}, &object::PushMember::offset_bytes);
      return std::nullopt;
    }
    if (variable.storage == kStorageWorkgroup) {
      const std::optional<Extent> extent = natural_extent(type, 0);
      const uint64_t before = align_up(result_.shared_bytes, extent ? extent->alignment : 1);
      result_.shared_bytes = std::min(before + (extent ? extent->bytes : 0), kMaxBytes);
      return std::nullopt;
    }
    if (variable.storage != kStorageUniformConstant && variable.storage != kStorageUniform &&
        variable.storage != kStorageStorageBuffer)
      return std::nullopt;
    DescriptorBinding binding;
    binding.set = decoration(id, kDecorationDescriptorSet).value_or(0);
    binding.binding = decoration(id, kDecorationBinding).value_or(0);
    if (binding.set >= kMaxSets) return Error{fmt::format("set = {}: RADV has {} sets", binding.set, kMaxSets)};
    // A layout has room for every number up to the highest.
    if (binding.binding >= 65536) return Error{fmt::format("binding = {}: too high", binding.binding)};
    binding.name = name_of(id);
    if (binding.name.empty()) binding.name = name_of(type);
    return read_descriptor(id, variable.storage, type, binding);
  }

  std::string name_of(uint32_t id) const {
    const auto found = names_.find(id);
    return found == names_.end() ? std::string() : found->second;
  }

  // "f32", and its bytes; nullopt for what is no number.
  std::optional<std::pair<std::string, uint32_t>> scalar_type(uint32_t type) const {
    const Instruction* definition = find(type);
    if (definition == nullptr) return std::nullopt;
    const std::span<const uint32_t> w = definition->words;
    if (definition->opcode == kOpTypePointer) return std::pair(std::string("u64"), 8u);  // PhysicalStorageBuffer
    const bool is_float = definition->opcode == kOpTypeFloat;
    if ((!is_float && definition->opcode != kOpTypeInt) || w.size() < (is_float ? 2u : 3u)) return std::nullopt;
    if (w[1] != 8 && w[1] != 16 && w[1] != 32 && w[1] != 64) return std::nullopt;
    return std::pair(fmt::format("{}{}", is_float ? 'f' : w[2] != 0 ? 'i' : 'u', w[1]), w[1] / 8);
  }

  // False where something in the type has no name here, or is too much.
  bool add_push_members(uint32_t type, uint64_t offset, const std::string& name,
                        const std::map<uint32_t, uint32_t>& member, int depth) {
    const Instruction* definition = find(type);
    if (definition == nullptr || depth > kMaxDepth || ++size_steps_ > kMaxSizeSteps) return false;
    const std::span<const uint32_t> w = definition->words;
    if (definition->opcode == kOpTypeStruct) return add_struct_members(type, w, offset, name, depth);
    if (definition->opcode == kOpTypeArray) return add_array(type, w, offset, name, member, depth);
    if (definition->opcode == kOpTypeMatrix) {
      const Instruction* column = w.size() < 3 ? nullptr : find(w[1]);
      const auto stride = member.find(kDecorationMatrixStride);
      if (column == nullptr || column->words.size() < 3 || stride == member.end()) return false;
      const bool by_rows = member.contains(kDecorationRowMajor);
      return add_vectors(column->words[1], by_rows ? w[2] : column->words[2], by_rows ? column->words[2] : w[2],
                         stride->second, offset, name);
    }
    if (definition->opcode == kOpTypeVector) return w.size() >= 3 && add_vectors(w[1], w[2], 1, 0, offset, name);
    return add_vectors(type, 1, 1, 0, offset, name);
  }

  bool add_struct_members(uint32_t type, std::span<const uint32_t> words, uint64_t offset, const std::string& name,
                          int depth) {
    const auto decorations = decorations_.find(type);
    if (decorations == decorations_.end()) return words.size() <= 1;
    for (uint32_t i = 0; i + 1 < words.size(); ++i) {
      const auto member = decorations->second.of_members.find(i);
      if (member == decorations->second.of_members.end()) return false;
      const auto at = member->second.find(kDecorationOffset);
      if (at == member->second.end()) return false;
      const auto named = member_names_.find({type, i});
      std::string path = named == member_names_.end() ? std::string() : named->second;
      if (!name.empty() && !path.empty()) path = fmt::format("{}.{}", name, path);
      if (!add_push_members(words[i + 1], offset + at->second, path, member->second, depth + 1)) return false;
    }
    return true;
  }

  // One member where the elements are numbers or vectors; else each element is taken apart.
  bool add_array(uint32_t type, std::span<const uint32_t> words, uint64_t offset, const std::string& name,
                 const std::map<uint32_t, uint32_t>& member, int depth) {
    if (words.size() < 3) return false;
    const std::optional<uint64_t> count = integer(words[2]);
    const std::optional<uint32_t> stride = decoration(type, kDecorationArrayStride);
    const Instruction* element = find(words[1]);
    if (!count || !stride || element == nullptr || *count == 0 || *count > kMaxPushMembers) return false;
    if (element->opcode == kOpTypeVector)
      return element->words.size() >= 3 &&
             add_vectors(element->words[1], element->words[2], *count, *stride, offset, name);
    if (scalar_type(words[1])) return add_vectors(words[1], 1, *count, *stride, offset, name);
    for (uint64_t i = 0; i < *count; ++i)
      if (!add_push_members(words[1], offset + i * *stride, name.empty() ? name : fmt::format("{}[{}]", name, i),
                            member, depth + 1))
        return false;
    return true;
  }

  bool add_vectors(uint32_t scalar, uint32_t components, uint64_t count, uint32_t stride, uint64_t offset,
                   const std::string& name) {
    const auto number = scalar_type(scalar);
    if (!number || components == 0 || components > 4 || result_.push_members.size() >= kMaxPushMembers) return false;
    const uint32_t bytes = number->second * components;
    result_.push_members.push_back({name, static_cast<uint32_t>(offset),
                                    components == 1 ? number->first : fmt::format("{}x{}", number->first, components),
                                    bytes, number->second, static_cast<uint32_t>(count), count > 1 ? stride : bytes});
    return result_.push_members.back().end_bytes() <= result_.push_constant_bytes;
  }

  std::optional<Error> read_descriptor(uint32_t id, uint32_t storage, uint32_t type, DescriptorBinding binding) {
    const Instruction* definition = find(type);
    uint64_t count = 1;
    for (int depth = 0; definition != nullptr && depth < kMaxDepth; ++depth) {
      if (definition->opcode == kOpTypeRuntimeArray && definition->words.size() >= 2) {
        count *= kUnsizedArrayCount;
        binding.is_unsized = true;
      } else if (definition->opcode == kOpTypeArray && definition->words.size() >= 3) {
        count *= integer(definition->words[2]).value_or(kUnsizedArrayCount);
      } else {
        break;
      }
      if (count == 0 || count > 1u << 20)
        return Error{fmt::format("variable %{}: an array of {} descriptors", id, count)};
      type = definition->words[1];
      definition = find(type);
    }
    if (definition == nullptr)
      return Error{fmt::format("variable %{}: a resource of a kind that is not known here", id)};
    binding.count = static_cast<uint32_t>(count);
    const auto add = [&](DescriptorType which) {
      binding.type = which;
      result_.bindings.push_back(binding);
      return std::nullopt;
    };
    const auto add_image = [&](const Instruction& image, DescriptorType in_memory, DescriptorType of_texels) {
      binding.dimension = image_dimension(image.words[2], image.words[4] != 0, image.words[5] != 0);
      binding.image_format = image_format_name(image.words[7]);
      return add(binding.dimension == object::ImageDimension::buffer ? of_texels : in_memory);
    };
    constexpr size_t kImageWords = 8;
    switch (definition->opcode) {
      case kOpTypeStruct:
        if (storage == kStorageStorageBuffer || decoration(type, kDecorationBufferBlock))
          return add(DescriptorType::storage_buffer);
        return add(DescriptorType::uniform_buffer);
      case kOpTypeSampler: return add(DescriptorType::sampler);
      case kOpTypeSampledImage: {
        const Instruction* image = definition->words.size() > 1 ? find(definition->words[1]) : nullptr;
        if (image == nullptr || image->words.size() < kImageWords)
          return Error{fmt::format("variable %{}: a sampled image of no type", id)};
        return add_image(*image, DescriptorType::combined_image_sampler, DescriptorType::uniform_texel_buffer);
      }
      case kOpTypeImage: {
        if (definition->words.size() < kImageWords)
          return Error{fmt::format("variable %{}: a malformed image type", id)};
        if (definition->words[6] == 2)
          return add_image(*definition, DescriptorType::storage_image, DescriptorType::storage_texel_buffer);
        return add_image(*definition, DescriptorType::sampled_image, DescriptorType::uniform_texel_buffer);
      }
      default: return Error{fmt::format("variable %{}: a resource of a kind that is not known here", id)};
    }
  }

  // Several variables may stand for one descriptor, where they are of one kind.
  std::optional<Error> merge_aliases() {
    std::vector<DescriptorBinding> merged;
    for (const DescriptorBinding& binding : result_.bindings) {
      if (merged.empty() || merged.back().set != binding.set || merged.back().binding != binding.binding) {
        merged.push_back(binding);
        continue;
      }
      const std::string place = fmt::format("set = {}, binding = {}: ", binding.set, binding.binding);
      const bool has_names = !merged.back().name.empty() && !binding.name.empty();
      const std::string names = has_names ? fmt::format(", '{}' and '{}'", merged.back().name, binding.name) : "";
      if (merged.back().type != binding.type) return Error{fmt::format("{}{}{}", place, kTwoResources, names)};
      result_.shared_bindings.push_back(fmt::format("{}two resources{}", place, names));
      merged.back().count = std::max(merged.back().count, binding.count);
      merged.back().is_unsized |= binding.is_unsized;
      if (merged.back().dimension != binding.dimension) merged.back().dimension = object::ImageDimension::none;
      if (merged.back().image_format != binding.image_format) merged.back().image_format.clear();
    }
    result_.bindings = std::move(merged);
    return std::nullopt;
  }

  // Bytes of a type with explicit layout; `member` holds the decorations of the member that has the type.
  std::optional<uint64_t> size_of(uint32_t type, int depth, const std::map<uint32_t, uint32_t>& member) const {
    const Instruction* definition = find(type);
    if (definition == nullptr || depth > kMaxDepth || ++size_steps_ > kMaxSizeSteps) return std::nullopt;
    const std::span<const uint32_t> w = definition->words;
    switch (definition->opcode) {
      case kOpTypeInt:
      case kOpTypeFloat: return w.size() > 1 ? std::optional<uint64_t>(w[1] / 8) : std::nullopt;
      case kOpTypePointer: return 8;  // PhysicalStorageBuffer
      case kOpTypeVector: {
        if (w.size() < 3 || w[2] > 16) return std::nullopt;
        const std::optional<uint64_t> element = size_of(w[1], depth + 1, {});
        return element ? std::optional(*element * w[2]) : std::nullopt;
      }
      case kOpTypeMatrix: {
        if (w.size() < 3 || w[2] > 16) return std::nullopt;
        const Instruction* column = find(w[1]);
        const auto stride = member.find(kDecorationMatrixStride);
        if (column == nullptr || column->words.size() < 3 || stride == member.end()) return std::nullopt;
        const uint64_t vectors = member.contains(kDecorationRowMajor) ? column->words[2] : w[2];
        return vectors * stride->second;
      }
      case kOpTypeArray: {
        if (w.size() < 3) return std::nullopt;
        const std::optional<uint64_t> count = integer(w[2]);
        const std::optional<uint32_t> stride = decoration(type, kDecorationArrayStride);
        if (!count || !stride || *count > 1u << 20) return std::nullopt;
        return *count * *stride;
      }
      case kOpTypeStruct: return size_of_struct(type, w, depth);
      default: return std::nullopt;
    }
  }

  struct Extent {
    uint64_t bytes = 0;
    uint64_t alignment = 1;
  };

  // Of a type without a layout: scalars one after the other, each at a multiple of its size, as RADV has it.
  std::optional<Extent> natural_extent(uint32_t type, int depth) const {
    const Instruction* definition = find(type);
    if (definition == nullptr || depth > kMaxDepth || ++size_steps_ > kMaxSizeSteps) return std::nullopt;
    const std::span<const uint32_t> w = definition->words;
    switch (definition->opcode) {
      case kOpTypeBool: return Extent{4, 4};
      case kOpTypeInt:
      case kOpTypeFloat:
        if (w.size() < 2 || w[1] < 8 || w[1] > 64 || !std::has_single_bit(w[1])) return std::nullopt;
        return Extent{w[1] / 8, w[1] / 8};
      case kOpTypePointer: return Extent{8, 8};
      case kOpTypeVector:
      case kOpTypeMatrix:
      case kOpTypeArray: {
        if (w.size() < 3) return std::nullopt;
        const std::optional<Extent> element = natural_extent(w[1], depth + 1);
        const std::optional<uint64_t> count =
            definition->opcode == kOpTypeArray ? integer(w[2]) : std::optional<uint64_t>(w[2]);
        if (!element || !count) return std::nullopt;
        const uint64_t bytes = std::min(*count, kMaxBytes) * align_up(element->bytes, element->alignment);
        return Extent{std::min(bytes, kMaxBytes), element->alignment};
      }
      case kOpTypeStruct: {
        Extent whole;
        for (const uint32_t member : w.subspan(1)) {
          const std::optional<Extent> one = natural_extent(member, depth + 1);
          if (!one) return std::nullopt;
          whole.bytes = std::min(align_up(whole.bytes, one->alignment) + one->bytes, kMaxBytes);
          whole.alignment = std::max(whole.alignment, one->alignment);
        }
        return whole;
      }
      default: return std::nullopt;
    }
  }

  std::optional<uint64_t> size_of_struct(uint32_t type, std::span<const uint32_t> words, int depth) const {
    uint64_t end = 0;
    const auto decorations = decorations_.find(type);
    for (uint32_t i = 0; i + 1 < words.size(); ++i) {
      if (decorations == decorations_.end()) return std::nullopt;
      const auto member = decorations->second.of_members.find(i);
      if (member == decorations->second.of_members.end()) return std::nullopt;
      const auto offset = member->second.find(kDecorationOffset);
      const std::optional<uint64_t> size = size_of(words[i + 1], depth + 1, member->second);
      if (offset == member->second.end() || !size) return std::nullopt;
      end = std::max(end, offset->second + *size);
    }
    return end;
  }

  // A constant with the built-in WorkgroupSize wins over the execution mode (Vulkan specification, "Built-In
  // Variables").
  void read_workgroup_size() {
    std::vector<uint32_t> ids;
    for (const auto& [id, decorations] : decorations_) {
      const auto built_in = decorations.own.find(kDecorationBuiltIn);
      if (built_in == decorations.own.end() || built_in->second != kBuiltInWorkgroupSize) continue;
      const Instruction* definition = find(id);
      if (definition == nullptr || definition->words.size() < 5) continue;
      if (definition->opcode == kOpConstantComposite || definition->opcode == kOpSpecConstantComposite)
        ids.assign(definition->words.begin() + 2, definition->words.begin() + 5);
    }
    std::array<uint32_t, 3> size{1, 1, 1};
    for (const Instruction& mode : modes_) {
      if (mode.words[0] != entry_ || mode.words.size() < 5) continue;
      if (mode.words[1] == kModeLocalSize && mode.opcode == kOpExecutionMode && ids.empty()) {
        for (int i = 0; i < 3; ++i) size[i] = mode.words[2 + i];
        result_.workgroup_size = size;
      }
      if (mode.words[1] == kModeLocalSizeId && ids.empty()) ids.assign(mode.words.begin() + 2, mode.words.begin() + 5);
    }
    if (ids.size() != 3) return;
    for (int i = 0; i < 3; ++i) {
      const std::optional<uint64_t> value = integer(ids[i]);
      if (!value) return;
      size[i] = static_cast<uint32_t>(*value);
    }
    result_.workgroup_size = size;
  }

  void read_float_controls() {
    for (const Instruction& mode : modes_) {
      if (mode.words[0] != entry_ || mode.words.size() < 3) continue;
      const bool is_32 = mode.words[2] == 32;
      FloatControls& floats = result_.floats;
      if (mode.words[1] == kModeDenormPreserve && is_32) floats.preserve_denormals_32 = true;
      if (mode.words[1] == kModeDenormFlushToZero && !is_32) floats.flush_denormals_16_64 = true;
      if (mode.words[1] == kModeRoundingModeRtz) (is_32 ? floats.round_to_zero_32 : floats.round_to_zero_16_64) = true;
    }
  }

  std::span<const uint32_t> words_;
  std::vector<Instruction> definitions_;  // by id: types and constants
  std::map<uint32_t, Decorations> decorations_;
  std::map<uint32_t, std::string> names_;                              // of ids
  std::map<std::pair<uint32_t, uint32_t>, std::string> member_names_;  // by type and number
  std::vector<std::pair<uint32_t, Variable>> variables_;
  std::vector<uint32_t> spec_constants_;
  std::vector<EntryPoint> entry_points_;
  std::vector<Instruction> modes_;
  std::set<uint32_t> specialized_;  // ids that were given a value
  uint32_t entry_ = 0;
  mutable size_t size_steps_ = 0;
  ShaderInterface result_;
};

}  // namespace

Result<std::vector<uint32_t>> spirv_words(std::span<const std::byte> file) {
  std::vector<uint32_t> words(file.size() / sizeof(uint32_t));
  std::memcpy(words.data(), file.data(), words.size() * sizeof(uint32_t));
  if (!words.empty() && words[0] == __builtin_bswap32(kMagic))
    for (uint32_t& word : words) word = __builtin_bswap32(word);
  if (words.size() < kHeaderWords || words[0] != kMagic || file.size() % sizeof(uint32_t) != 0)
    return Error{"is no SPIR-V module"};
  return words;
}

Result<ShaderInterface> read_shader_interface(std::span<const uint32_t> words, const std::string& entry_point,
                                              std::span<const std::string> specializations) {
  Reader reader(words);
  if (std::optional<Error> error = reader.collect()) return *error;
  return reader.read(entry_point, specializations);
}

}  // namespace lw::shader
