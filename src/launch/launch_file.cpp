#include "launch/launch_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/hex.h"
#include "base/output_file.h"

namespace lw::launch {
namespace {

using nlohmann::json;

constexpr uint64_t kMaxExtent = 0xffffffff;

// The first thing that is wrong ends the reading: what follows from it would only confuse.
struct Wrong {
  std::string message;
};

// One value of the file with its path.
class Value {
 public:
  Value(const LaunchFile& file, const json& value, std::string path)
      : file_(file), value_(value), path_(std::move(path)) {}

  [[noreturn]] void fail(std::string_view what) const { throw Wrong{file_.label(path_) + std::string(what)}; }

  // Every key must be among these; those named first, up to `required`, must be there.
  void check_keys(std::initializer_list<std::string_view> known, size_t required) const {
    if (!value_.is_object()) fail(fmt::format("expected an object, found {}", found()));
    for (const auto& item : value_.items())
      if (std::find(known.begin(), known.end(), item.key()) == known.end())
        throw Wrong{
            fmt::format("{}unknown key; expected one of: {}", file_.label(inside(item.key())), fmt::join(known, ", "))};
    for (size_t i = 0; i < required; ++i)
      if (!value_.contains(std::string(known.begin()[i]))) fail(fmt::format("\"{}\" is missing", known.begin()[i]));
  }

  std::optional<Value> find(const std::string& key) const {
    const auto it = value_.find(key);
    if (it == value_.end()) return std::nullopt;
    return Value(file_, *it, inside(key));
  }
  Value at(const std::string& key) const { return Value(file_, value_.at(key), inside(key)); }

  std::vector<Value> elements() const {
    if (!value_.is_array()) fail(fmt::format("expected an array, found {}", found()));
    std::vector<Value> list;
    for (size_t i = 0; i < value_.size(); ++i) list.emplace_back(file_, value_[i], fmt::format("{}[{}]", path_, i));
    return list;
  }

  // Of an object, by key.
  std::vector<std::pair<std::string, Value>> members() const {
    if (!value_.is_object()) fail(fmt::format("expected an object, found {}", found()));
    std::vector<std::pair<std::string, Value>> list;
    for (const auto& item : value_.items()) list.emplace_back(item.key(), at(item.key()));
    return list;
  }

  bool is_string() const { return value_.is_string(); }
  bool is_array() const { return value_.is_array(); }
  bool has(const std::string& key) const { return value_.is_object() && value_.contains(key); }

  std::string string() const {
    if (!value_.is_string()) fail(fmt::format("expected a string, found {}", found()));
    const std::string text = value_.get<std::string>();
    if (text.empty()) fail("expected a string that is not empty");
    if (text.find('\0') != std::string::npos) fail("a string must not hold a NUL");
    return text;
  }
  std::string file() const {
    std::string text = string();
    if (text.back() == '/') fail("expected a file's name, found a folder's");
    return text;
  }
  bool boolean() const {
    if (!value_.is_boolean()) fail(fmt::format("expected true or false, found {}", found()));
    return value_.get<bool>();
  }
  uint64_t number(uint64_t lowest, uint64_t highest) const {
    if (!value_.is_number_unsigned() || value_.get<uint64_t>() < lowest || value_.get<uint64_t>() > highest)
      fail(fmt::format("expected a whole number from {} to {}, found {}", lowest, highest, found()));
    return value_.get<uint64_t>();
  }
  // Addresses are strings: "0x7f0000001000". Numbers above 2^53 do not survive many JSON programs.
  uint64_t address() const {
    const std::optional<uint64_t> value = value_.is_string() && value_.get<std::string>().starts_with("0x")
                                              ? parse_unsigned(value_.get<std::string>())
                                              : std::nullopt;
    if (!value) fail(fmt::format("expected an address as \"0x1234\", found {}", found()));
    return *value;
  }
  double tolerance() const {
    if (!value_.is_number() || !(value_.get<double>() >= 0))
      fail(fmt::format("expected a number that is not below 0, found {}", found()));
    return value_.get<double>();
  }
  std::array<uint32_t, 3> extent() const {
    std::array<uint32_t, 3> extent{1, 1, 1};
    const std::vector<Value> list = elements();
    if (list.empty() || list.size() > 3) fail("expected one to three numbers");
    for (size_t i = 0; i < list.size(); ++i) extent[i] = static_cast<uint32_t>(list[i].number(1, kMaxExtent));
    return extent;
  }
  // "01 00 00 00": pairs of hexadecimal digits, spaces between them or not.
  std::vector<std::byte> bytes() const {
    std::optional<std::vector<std::byte>> bytes = parse_hex_bytes(string());
    if (!bytes) fail("expected bytes as pairs of hexadecimal digits: \"00 00 80 3f\"");
    return std::move(*bytes);
  }

 private:
  std::string inside(const std::string& key) const { return path_.empty() ? key : path_ + "." + key; }
  std::string found() const {
    const std::string text = value_.dump(-1, ' ', true, json::error_handler_t::replace);
    constexpr size_t kMostShown = 40;
    return text.size() <= kMostShown ? text : fmt::format("{} {}", value_.is_object() ? "an" : "a", value_.type_name());
  }

  const LaunchFile& file_;
  const json& value_;
  std::string path_;
};

ArgumentValue read_argument(const Value& value) {
  if (value.is_string()) return value.string();
  if (value.has("bytes")) {
    value.check_keys({"bytes"}, 1);
    return ScalarBytes{value.at("bytes").bytes()};
  }
  value.check_keys({"buffer", "offset_bytes"}, 1);
  Pointer pointer{value.at("buffer").string(), 0};
  if (const auto offset = value.find("offset_bytes")) pointer.offset_bytes = offset->number(0, UINT64_MAX);
  return pointer;
}

NamedBuffer read_buffer(const Value& value) {
  value.check_keys({"name", "contents", "address", "also_at", "writable"}, 2);
  NamedBuffer buffer;
  buffer.name = value.at("name").string();
  buffer.contents = value.at("contents").string();
  if (const auto address = value.find("address")) buffer.address = address->address();
  if (const auto also_at = value.find("also_at")) buffer.also_at = also_at->address();
  if (buffer.also_at && !buffer.address) value.at("also_at").fail("a second address needs a first, \"address\"");
  if (const auto writable = value.find("writable")) buffer.writable = writable->boolean();
  if (parse_unsigned(buffer.name) || parse_binding_name(buffer.name))
    value.at("name").fail("a name must not be a number, nor that of a binding");
  return buffer;
}

Kernarg read_kernarg(const Value& value) {
  value.check_keys({"file", "bytes", "address"}, 0);
  Kernarg kernarg;
  if (value.has("file") == value.has("bytes")) value.fail("expected one of \"file\" and \"bytes\"");
  if (const auto file = value.find("file")) kernarg.file = file->file();
  if (const auto bytes = value.find("bytes")) kernarg.bytes = bytes->bytes();
  if (const auto address = value.find("address")) kernarg.address = address->address();
  return kernarg;
}

Subject read_subject(const Value& value, const LaunchFile& launch) {
  if (value.has("argument") + value.has("buffer") + value.has("binding") != 1)
    value.fail("expected one of \"argument\", \"buffer\" and \"binding\"");
  if (const auto argument = value.find("argument")) return argument->number(0, UINT64_MAX);
  if (const auto binding = value.find("binding")) {
    const std::optional<BindingName> name = parse_binding_name(binding->string());
    if (!name || std::ranges::find(launch.bindings, *name, &ArgumentBinding::name) == launch.bindings.end())
      binding->fail(fmt::format("nothing is bound to \"{}\"", binding->string()));
    return name->text();
  }
  const std::string name = value.at("buffer").string();
  if (std::none_of(launch.buffers.begin(), launch.buffers.end(), [&](const NamedBuffer& b) { return b.name == name; }))
    value.at("buffer").fail(fmt::format("there is no buffer \"{}\"", name));
  return name;
}

// The names of the file's buffers.
using Names = std::set<std::string>;

void check_name(const Names& buffers, const Value& value, const std::string& name) {
  if (!buffers.contains(name)) value.fail(fmt::format("there is no buffer \"{}\"", name));
}

// A pointer names a buffer of the file.
ArgumentValue read_checked_argument(const Value& value, const Names& buffers) {
  ArgumentValue argument = read_argument(value);
  if (const auto* pointer = std::get_if<Pointer>(&argument)) check_name(buffers, value.at("buffer"), pointer->buffer);
  return argument;
}

void read_bindings(LaunchFile& launch, const Value& bind, const Names& buffers) {
  for (const auto& [key, value] : bind.members()) {
    const std::optional<BindingName> name = parse_binding_name(key);
    if (!name) value.fail("expected \"SET.BINDING\" or \"SET.BINDING.INDEX\" as the key");
    // An image and its sampler.
    if (value.is_array()) {
      for (const Value& element : value.elements()) launch.bindings.push_back({*name, element.string()});
      continue;
    }
    launch.bindings.push_back({*name, read_checked_argument(value, buffers)});
    if (std::holds_alternative<ScalarBytes>(launch.bindings.back().argument))
      value.fail("expected memory: text, or a buffer");
  }
}

void read_shader(LaunchFile& launch, const Value& root, const Names& buffers) {
  if (const auto bind = root.find("bind")) read_bindings(launch, *bind, buffers);
  if (const auto push = root.find("push"))
    for (const Value& element : push->elements()) launch.push.push_back(element.string());
  if (const auto specialize = root.find("specialize"))
    for (const auto& [key, value] : specialize->members())
      launch.specialize.push_back(fmt::format("{}={}", key, value.string()));
  if (const auto v = root.find("wave_size")) {
    launch.wave_size = static_cast<uint32_t>(v->number(32, 64));
    if (launch.wave_size != 32 && launch.wave_size != 64) v->fail("expected 32 or 64");
  }
}

void check_root(const Value& root) {
  root.check_keys({"kernel",
                   "code_object",
                   "grid",
                   "block",
                   "work_items",
                   "target",
                   "device",
                   "code_object_address",
                   "dynamic_lds_bytes",
                   "private_segment_bytes",
                   "arguments",
                   "kernarg",
                   "bind",
                   "push",
                   "specialize",
                   "wave_size",
                   "buffers",
                   "expect",
                   "outputs",
                   "host"},
                  0);
}

// What runs, on what, and how much of it.
void read_dispatch(LaunchFile& launch, const Value& root) {
  constexpr uint64_t kMaxLdsBytes = 1 << 20, kMaxPrivateBytes = 1 << 20;
  if (const auto v = root.find("kernel")) launch.kernel = v->string();
  if (const auto v = root.find("code_object")) launch.code_object = v->file();
  if (const auto v = root.find("code_object_address")) launch.code_object_address = v->address();
  if (const auto v = root.find("target")) launch.target = v->string();
  if (const auto v = root.find("device")) launch.device = v->string();
  if (const auto v = root.find("grid")) launch.grid = v->extent();
  if (const auto v = root.find("block")) launch.block = v->extent();
  if (const auto v = root.find("work_items")) launch.work_items = v->extent();
  if (const auto v = root.find("dynamic_lds_bytes"))
    launch.dynamic_lds_bytes = static_cast<uint32_t>(v->number(0, kMaxLdsBytes));
  if (const auto v = root.find("private_segment_bytes"))
    launch.private_segment_bytes = static_cast<uint32_t>(v->number(0, kMaxPrivateBytes));
}

Names read_buffers(LaunchFile& launch, const Value& root) {
  Names names;
  const auto buffers = root.find("buffers");
  if (!buffers) return names;
  for (const Value& element : buffers->elements()) {
    launch.buffers.push_back(read_buffer(element));
    if (!names.insert(launch.buffers.back().name).second)
      element.at("name").fail(fmt::format("there is another buffer \"{}\"", launch.buffers.back().name));
  }
  return names;
}

void read_arguments(LaunchFile& launch, const Value& root, const Names& buffers) {
  if (const auto v = root.find("arguments"))
    for (const Value& element : v->elements()) launch.arguments.push_back(read_checked_argument(element, buffers));
  if (const auto v = root.find("kernarg")) {
    if (root.has("arguments")) v->fail("expected one of \"arguments\" and \"kernarg\"");
    launch.kernarg = read_kernarg(*v);
  }
}

Expectation read_expectation(const LaunchFile& launch, const Value& element) {
  element.check_keys({"file", "argument", "buffer", "binding", "atol", "rtol"}, 1);
  Expectation e{read_subject(element, launch), element.at("file").file(), 0, 0};
  if (const auto atol = element.find("atol")) e.atol = atol->tolerance();
  if (const auto rtol = element.find("rtol")) e.rtol = rtol->tolerance();
  if ((e.atol > 0 || e.rtol > 0) && !e.file.ends_with(".npy"))
    element.at("file").fail("expected a .npy file: other files are compared by bytes, without atol and rtol");
  return e;
}

Output read_output(const LaunchFile& launch, const Value& element) {
  element.check_keys({"file", "argument", "buffer", "binding"}, 1);
  Output output{read_subject(element, launch), element.at("file").file()};
  if (!has_output_form(output.file))
    element.at("file").fail(fmt::format("expected a name that ends in {}", kOutputForms));
  return output;
}

HostMemory read_host(const Value& value, const Names& buffers) {
  value.check_keys({"file", "buffers"}, 2);
  HostMemory host{value.at("file").file(), {}};
  for (const Value& element : value.at("buffers").elements()) {
    host.buffers.push_back(element.string());
    check_name(buffers, element, host.buffers.back());
  }
  return host;
}

void read(LaunchFile& launch, const Value& root) {
  check_root(root);
  read_dispatch(launch, root);
  const Names buffers = read_buffers(launch, root);
  read_arguments(launch, root, buffers);
  read_shader(launch, root, buffers);
  if (const auto v = root.find("expect"))
    for (const Value& element : v->elements()) launch.expectations.push_back(read_expectation(launch, element));
  if (const auto v = root.find("outputs"))
    for (const Value& element : v->elements()) launch.outputs.push_back(read_output(launch, element));
  if (const auto v = root.find("host")) launch.host = read_host(*v, buffers);
}

}  // namespace

bool has_output_form(std::string_view file) {
  return file.ends_with(".npy") || file.ends_with(".bin") || file.ends_with(".png");
}

std::string LaunchFile::label(std::string_view value_path) const {
  if (path.empty()) return "";
  std::string text = path;
  const auto it = where.find(std::string(value_path));
  if (it != where.end()) text += fmt::format(":{}:{}", it->second.line, it->second.column);
  return fmt::format("{}: {}{}", text, value_path, value_path.empty() ? "" : ": ");
}

std::string LaunchFile::resolve(const std::string& file) const {
  return file == kStandardOutput || file.starts_with("/") ? file : folder + file;
}

Result<LaunchFile> parse_launch_file(const std::string& path, std::string_view text) {
  Result<LocatedJson> located = parse_located_json(text);
  if (!located) return Error{fmt::format("{}:{}", path, located.error().message)};
  LaunchFile launch;
  launch.path = path;
  const size_t slash = path.rfind('/');
  if (slash != std::string::npos) launch.folder = path.substr(0, slash + 1);
  launch.where = std::move(located->where);
  try {
    read(launch, Value(launch, located->value, ""));
  } catch (const Wrong& wrong) {
    return Error{wrong.message};
  }
  return launch;
}

}  // namespace lw::launch
