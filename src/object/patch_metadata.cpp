// Numbers in the metadata of a code object, overwritten where they stand.
#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <array>

#include "object/byte_cursor.h"
#include "object/patch_parts.h"

namespace lw::object {
namespace {

Error damaged() { return Error{"the metadata is damaged"}; }

// One value of MessagePack, or the head of a container.
struct Item {
  enum class Kind : uint8_t { other, integer, text, container };
  Kind kind = Kind::other;
  bool is_map = false;
  uint64_t children = 0;  // keys and values of a map, elements of an array
  uint64_t value = 0;     // of an integer
  size_t at = 0;          // of an integer's bytes, without the byte that says how many
  size_t width = 0;       // of these; 0: the value is in that byte itself
  std::string_view text = {};
};

// Reads the formats of the MessagePack specification one after the other.
class MetadataReader {
 public:
  explicit MetadataReader(Bytes bytes) : cursor_(bytes) {}

  bool ok() const { return cursor_.ok(); }
  size_t at() const { return cursor_.at(); }
  void seek(size_t at) { cursor_.seek(at); }

  Item next() {
    const size_t at = cursor_.at();
    const uint8_t head = cursor_.read<uint8_t>();
    if (head <= 0x7f || head >= 0xe0) return {.kind = Item::Kind::integer, .value = head, .at = at};  // fixint
    if (head <= 0x8f) return container(true, head & 0xf);
    if (head <= 0x9f) return container(false, head & 0xf);
    if (head <= 0xbf) return text(head & 0x1f);
    switch (head) {
      case 0xc4: return skip(cursor_.read<uint8_t>());  // bin
      case 0xc5: return skip(big_endian(2));
      case 0xc6: return skip(big_endian(4));
      case 0xc7: return skip(uint64_t{cursor_.read<uint8_t>()} + 1);  // ext, with its type
      case 0xc8: return skip(big_endian(2) + 1);
      case 0xc9: return skip(big_endian(4) + 1);
      case 0xca: return skip(4);  // float
      case 0xcb: return skip(8);
      case 0xd9: return text(cursor_.read<uint8_t>());
      case 0xda: return text(big_endian(2));
      case 0xdb: return text(big_endian(4));
      case 0xdc: return container(false, big_endian(2));
      case 0xdd: return container(false, big_endian(4));
      case 0xde: return container(true, big_endian(2));
      case 0xdf: return container(true, big_endian(4));
      default: break;
    }
    if (head >= 0xcc && head <= 0xcf) return integer(size_t{1} << (head - 0xcc));       // uint
    if (head >= 0xd0 && head <= 0xd3) return integer(size_t{1} << (head - 0xd0));       // int
    if (head >= 0xd4 && head <= 0xd8) return skip((uint64_t{1} << (head - 0xd4)) + 1);  // fixext
    return {};                                                                          // nil, booleans
  }

  // What an item has inside.
  void skip_children(const Item& item) {
    for (uint64_t left = item.children; left != 0 && ok(); --left) left += next().children;
  }

 private:
  uint64_t big_endian(size_t bytes) {
    uint64_t value = 0;
    for (size_t i = 0; i < bytes; ++i) value = value << 8 | cursor_.read<uint8_t>();
    return value;
  }
  Item skip(uint64_t bytes) {
    cursor_.skip(bytes);
    return {};
  }
  Item text(uint64_t bytes) { return {.kind = Item::Kind::text, .text = cursor_.text(bytes)}; }
  Item integer(size_t width) {
    const size_t at = cursor_.at();
    return {.kind = Item::Kind::integer, .value = big_endian(width), .at = at, .width = width};
  }
  Item container(bool is_map, uint64_t count) {
    return {.kind = Item::Kind::container, .is_map = is_map, .children = is_map ? 2 * count : count};
  }

  ByteCursor cursor_;
};

struct Count {
  std::string_view key;
  std::optional<uint32_t> value;
};

std::optional<Error> larger(std::string_view kernel, std::string_view key, uint64_t now, uint64_t before) {
  if (now <= before) return std::nullopt;
  return Error{fmt::format("kernel {}: {} would be {} in the metadata, more than {}", kernel, key, now, before)};
}

// A smaller number fits into the bytes of the larger one.
void store_integer(std::span<std::byte> bytes, const Item& item, uint32_t value) {
  if (item.width == 0) bytes[item.at] = static_cast<std::byte>(value);
  for (size_t i = 0; i < item.width; ++i)
    bytes[item.at + i] = static_cast<std::byte>(uint64_t{value} >> (8 * (item.width - 1 - i)));
}

// The map of one kernel, of which the head was read.
std::optional<Error> patch_kernel_map(std::span<std::byte> bytes, MetadataReader& reader, const Item& map,
                                      const MetadataCounts& counts) {
  const std::array<Count, 3> wanted{
      {{".vgpr_count", counts.vgprs}, {".sgpr_count", counts.sgprs}, {".agpr_count", counts.agprs}}};
  std::array<std::optional<Item>, 3> found;
  bool is_it = false;
  for (uint64_t i = 0; i < map.children / 2 && reader.ok(); ++i) {
    const Item key = reader.next();
    if (key.kind != Item::Kind::text) return damaged();
    const Item value = reader.next();
    if (key.text == ".symbol") is_it = value.kind == Item::Kind::text && value.text == counts.symbol;
    for (size_t k = 0; k < wanted.size(); ++k)
      if (key.text == wanted[k].key && value.kind == Item::Kind::integer) found[k] = value;
    reader.skip_children(value);
  }
  if (!reader.ok()) return damaged();
  if (!is_it) return std::nullopt;
  for (size_t k = 0; k < wanted.size(); ++k) {
    if (!wanted[k].value || !found[k]) continue;
    if (auto error = larger(counts.name, wanted[k].key, *wanted[k].value, found[k]->value)) return error;
    store_integer(bytes, *found[k], *wanted[k].value);
  }
  return std::nullopt;
}

// A number in YAML, with blanks in front of the new one where it has fewer digits.
std::optional<Error> patch_scalar(std::span<std::byte> bytes, const MetadataCounts& counts, std::string_view key,
                                  const YAML::Node& node, uint32_t value) {
  const std::string& old = node.Scalar();
  const auto at = static_cast<size_t>(node.Mark().pos);
  const std::string now = fmt::format("{:>{}}", value, old.size());
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  if (node.Mark().pos < 0 || at > text.size() || text.substr(at, old.size()) != old || now.size() != old.size())
    return Error{fmt::format("kernel {}: {} is {} in the metadata, which cannot be overwritten by {}", counts.name, key,
                             old, value)};
  if (auto error = larger(counts.name, key, value, node.as<uint64_t>())) return error;
  for (size_t i = 0; i < now.size(); ++i) bytes[at + i] = static_cast<std::byte>(now[i]);
  return std::nullopt;
}

}  // namespace

std::optional<Error> patch_metadata(std::span<std::byte> description, const MetadataCounts& counts) {
  MetadataReader reader(description);
  const Item top = reader.next();
  if (!top.is_map) return damaged();
  for (uint64_t i = 0; i < top.children / 2 && reader.ok(); ++i) {
    const Item key = reader.next();
    const Item value = reader.next();
    if (key.text != "amdhsa.kernels" || value.is_map) {
      reader.skip_children(value);
      continue;
    }
    for (uint64_t k = 0; k < value.children && reader.ok(); ++k) {
      const Item kernel = reader.next();
      if (!kernel.is_map) return damaged();
      if (auto error = patch_kernel_map(description, reader, kernel, counts)) return error;
    }
  }
  return reader.ok() ? std::nullopt : std::optional<Error>(damaged());
}

std::optional<Error> patch_metadata_v2(std::span<std::byte> description, const MetadataCounts& counts) {
  try {
    const YAML::Node tree =
        YAML::Load(std::string(reinterpret_cast<const char*>(description.data()), description.size()));
    for (const YAML::Node& kernel : tree["Kernels"]) {
      if (!kernel.IsMap() || !kernel["Name"].IsScalar() || kernel["Name"].Scalar() != counts.name) continue;
      const YAML::Node properties = kernel["CodeProps"];
      const std::array<Count, 2> wanted{{{"NumVGPRs", counts.vgprs}, {"NumSGPRs", counts.sgprs}}};
      for (const Count& count : wanted) {
        const YAML::Node node = properties.IsMap() ? properties[std::string(count.key)] : YAML::Node();
        if (!count.value || !node.IsScalar()) continue;
        if (auto error = patch_scalar(description, counts, count.key, node, *count.value)) return error;
      }
    }
  } catch (const YAML::Exception& problem) {
    return Error{fmt::format("the metadata cannot be read: {}", problem.what())};
  }
  return std::nullopt;
}

}  // namespace lw::object
