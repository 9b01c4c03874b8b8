// The metadata of a note as a JSON tree: MessagePack (v3 and later) both ways, YAML (v2) for reading.
#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <limits>
#include <msgpack.hpp>
#include <nlohmann/json.hpp>

#include "object/metadata.h"

namespace lw::object {
namespace {

using nlohmann::json;

// LLVM's trees are six deep; what is deeper than this is no metadata.
constexpr size_t kMaxDepth = 64;
constexpr size_t kMaxYamlNodes = 1'000'000;  // aliases can make a short text a huge tree

// Builds the tree from the events of msgpack's parser, which itself keeps no more than one stack entry per level.
class TreeVisitor : public msgpack::null_visitor {
 public:
  bool visit_nil() { return put(nullptr); }
  bool visit_boolean(bool v) { return put(v); }
  bool visit_positive_integer(uint64_t v) { return put(v); }
  bool visit_negative_integer(int64_t v) { return put(v); }
  bool visit_float32(float v) { return put(v); }
  bool visit_float64(double v) { return put(v); }
  bool visit_str(const char* v, uint32_t size) {
    std::string text(v, size);
    if (in_key_) {
      keys_.push_back(std::move(text));
      return true;
    }
    return put(std::move(text));
  }
  bool visit_bin(const char* v, uint32_t size) { return put(json::binary(std::vector<uint8_t>(v, v + size))); }
  bool visit_ext(const char*, uint32_t) { return fail("an extension type is not part of metadata"); }

  bool start_array(uint32_t) { return open(json::array()); }
  bool end_array() { return close(); }
  bool start_map(uint32_t) { return open(json::object()); }
  bool end_map() { return close(); }
  bool start_map_key() {
    in_key_ = true;
    return true;
  }
  bool end_map_key() {
    in_key_ = false;
    return true;
  }
  void parse_error(size_t, size_t) {}
  void insufficient_bytes(size_t, size_t) {}

  bool done() const { return complete_; }
  json take() { return std::move(root_); }
  const std::string& problem() const { return problem_; }

 private:
  bool fail(std::string what) {
    problem_ = std::move(what);
    return false;
  }

  bool open(json container) {
    if (in_key_) return fail("a map key is not a string");
    if (path_.size() == kMaxDepth) return fail(fmt::format("nested more than {} deep", kMaxDepth));
    json* at = insert(std::move(container));
    if (at == nullptr) return false;
    path_.push_back(at);
    return true;
  }

  bool close() {
    path_.pop_back();
    complete_ = path_.empty();
    return true;
  }

  bool put(json value) {
    if (in_key_) return fail("a map key is not a string");
    if (insert(std::move(value)) == nullptr) return false;
    complete_ = path_.empty();
    return true;
  }

  // A pointer into the parent stays valid: only the innermost container grows while a child is open.
  json* insert(json value) {
    if (path_.empty()) {
      root_ = std::move(value);
      return &root_;
    }
    json& parent = *path_.back();
    if (parent.is_array()) return &parent.emplace_back(std::move(value));
    const std::string key = std::move(keys_.back());
    keys_.pop_back();
    const auto [at, inserted] = parent.emplace(key, std::move(value));
    if (!inserted) {
      fail(fmt::format("the key \"{}\" is there twice", key));
      return nullptr;
    }
    return &*at;
  }

  json root_;
  std::vector<json*> path_;
  std::vector<std::string> keys_;
  bool in_key_ = false;
  bool complete_ = false;
  std::string problem_;
};

void pack(msgpack::packer<msgpack::sbuffer>& packer, const json& node) {
  switch (node.type()) {
    case json::value_t::null:
    case json::value_t::discarded: packer.pack_nil(); break;
    case json::value_t::boolean: packer.pack(node.get<bool>()); break;
    case json::value_t::number_unsigned: packer.pack_uint64(node.get<uint64_t>()); break;
    case json::value_t::number_integer: packer.pack_int64(node.get<int64_t>()); break;
    case json::value_t::number_float: packer.pack_double(node.get<double>()); break;
    case json::value_t::string: {
      const std::string& text = node.get_ref<const std::string&>();
      packer.pack_str(static_cast<uint32_t>(text.size()));
      packer.pack_str_body(text.data(), static_cast<uint32_t>(text.size()));
      break;
    }
    case json::value_t::binary: {
      const json::binary_t& bytes = node.get_binary();
      packer.pack_bin(static_cast<uint32_t>(bytes.size()));
      packer.pack_bin_body(reinterpret_cast<const char*>(bytes.data()), static_cast<uint32_t>(bytes.size()));
      break;
    }
    case json::value_t::array:
      packer.pack_array(static_cast<uint32_t>(node.size()));
      for (const json& element : node) pack(packer, element);
      break;
    case json::value_t::object:
      packer.pack_map(static_cast<uint32_t>(node.size()));
      for (const auto& [key, value] : node.items()) {
        packer.pack_str(static_cast<uint32_t>(key.size()));
        packer.pack_str_body(key.data(), static_cast<uint32_t>(key.size()));
        pack(packer, value);
      }
      break;
  }
}

struct YamlProblem {
  std::string message;
};

json scalar_of_yaml(const YAML::Node& node) {
  const std::string& text = node.Scalar();
  if (node.Tag() == "!") return text;  // quoted
  if (text == "true") return true;
  if (text == "false") return false;
  if (const std::optional<uint64_t> number = parse_unsigned(text)) return *number;
  if (const std::optional<int64_t> number = parse_signed(text)) return *number;
  return text;
}

json tree_of_yaml(const YAML::Node& node, size_t depth, size_t& budget) {
  if (depth > kMaxDepth) throw YamlProblem{fmt::format("nested more than {} deep", kMaxDepth)};
  if (budget-- == 0) throw YamlProblem{fmt::format("more than {} values", kMaxYamlNodes)};
  switch (node.Type()) {
    case YAML::NodeType::Scalar: return scalar_of_yaml(node);
    case YAML::NodeType::Sequence: {
      json out = json::array();
      for (const YAML::Node& element : node) out.push_back(tree_of_yaml(element, depth + 1, budget));
      return out;
    }
    case YAML::NodeType::Map: {
      json out = json::object();
      for (const auto& pair : node) {
        if (!pair.first.IsScalar()) throw YamlProblem{"a map key is not a string"};
        out[pair.first.Scalar()] = tree_of_yaml(pair.second, depth + 1, budget);
      }
      return out;
    }
    default: return nullptr;
  }
}

// nlohmann-json throws when it prints text that is not UTF-8, so it is refused while reading.
std::optional<Error> check_utf8(const json& tree) {
  try {
    (void)tree.dump();
    return std::nullopt;
  } catch (const json::exception&) {
    return Error{"metadata: a string is not UTF-8"};
  }
}

}  // namespace

MetadataTree::MetadataTree() : tree_(std::make_unique<json>()) {}
MetadataTree::MetadataTree(json tree) : tree_(std::make_unique<json>(std::move(tree))) {}
MetadataTree::MetadataTree(const MetadataTree& other) { *this = other; }
MetadataTree::MetadataTree(MetadataTree&& other) noexcept = default;
MetadataTree& MetadataTree::operator=(const MetadataTree& other) {
  if (this != &other) tree_ = std::make_unique<json>(other.tree_ != nullptr ? *other.tree_ : json());
  return *this;
}
MetadataTree& MetadataTree::operator=(MetadataTree&& other) noexcept = default;
MetadataTree::~MetadataTree() = default;
bool MetadataTree::is_null() const { return tree_ == nullptr || tree_->is_null(); }

Result<json> metadata_from_msgpack(Bytes description) {
  TreeVisitor visitor;
  size_t offset = 0;
  const char* data = reinterpret_cast<const char*>(description.data());
  bool whole = false;
  try {
    whole = msgpack::parse(data, description.size(), offset, visitor);
  } catch (const std::exception& e) {
    return Error{fmt::format("metadata: {}", e.what())};
  }
  if (!visitor.problem().empty())
    return Error{fmt::format("metadata: {} (byte {} of the MessagePack note)", visitor.problem(), offset)};
  if (!whole || !visitor.done())
    return Error{fmt::format("metadata: the MessagePack note is broken or ends too early (byte {} of {})", offset,
                             description.size())};
  json tree = visitor.take();
  if (auto error = check_utf8(tree)) return *error;
  return tree;
}

std::string metadata_to_msgpack(const json& tree) {
  msgpack::sbuffer buffer;
  msgpack::packer<msgpack::sbuffer> packer(buffer);
  pack(packer, tree);
  return std::string(buffer.data(), buffer.size());
}

Result<json> metadata_from_yaml(Bytes description) {
  std::string text(reinterpret_cast<const char*>(description.data()), description.size());
  while (!text.empty() && text.back() == '\0') text.pop_back();
  try {
    size_t budget = kMaxYamlNodes;
    json tree = tree_of_yaml(YAML::Load(text), 0, budget);
    if (auto error = check_utf8(tree)) return *error;
    return tree;
  } catch (const YAML::Exception& e) {
    return Error{
        fmt::format("metadata: line {}, column {} of the YAML note: {}", e.mark.line + 1, e.mark.column + 1, e.msg)};
  } catch (const YamlProblem& e) {
    return Error{fmt::format("metadata: the YAML note: {}", e.message)};
  } catch (const std::exception& e) {
    return Error{fmt::format("metadata: the YAML note: {}", e.what())};
  }
}

}  // namespace lw::object
