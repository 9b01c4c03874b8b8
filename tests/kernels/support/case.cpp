#include "support/case.h"

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "support/initial_values.h"

namespace lw::kernels {

namespace fs = std::filesystem;
using Json = nlohmann::json;

namespace {

// Thrown by the helpers below and turned into an Error, with the file's name, by load_case.
struct BadCase {
  std::string message;
};

void allow_keys(const Json& object, std::initializer_list<const char*> keys, const std::string& where) {
  if (!object.is_object()) throw BadCase{where + ": expected an object"};
  for (const auto& [key, value] : object.items()) {
    const bool known = std::any_of(keys.begin(), keys.end(), [&](const char* k) { return key == k; });
    if (!known) throw BadCase{where + ": unknown key \"" + key + "\""};
  }
}

ElementType parse_type(const Json& value, const std::string& where) {
  if (value.is_string()) {
    if (const auto type = element_type(value.get<std::string>())) return *type;
  }
  throw BadCase{where + ": unknown element type " + value.dump()};
}

std::array<uint32_t, 3> parse_size(const Json& run, const char* key, const std::string& where) {
  const Json& list = run.at(key);
  if (!list.is_array() || list.empty() || list.size() > 3)
    throw BadCase{where + ": " + key + " needs one to three sizes"};
  std::array<uint32_t, 3> size{1, 1, 1};
  for (size_t i = 0; i < list.size(); ++i) {
    size[i] = list[i].get<uint32_t>();
    if (size[i] == 0) throw BadCase{where + ": " + key + " has a size of zero"};
  }
  return size;
}

Buffer values_of(ElementType type, const Json& list, const std::string& where) {
  Buffer buffer{type, list.size(), std::vector<std::byte>(list.size() * size_bytes(type))};
  for (size_t i = 0; i < list.size(); ++i) {
    const std::string text = list[i].is_string() ? list[i].get<std::string>() : list[i].dump();
    if (!store_text(type, text, &buffer.bytes[i * size_bytes(type)]))
      throw BadCase{where + ": \"" + text + "\" is not a value of " + name(type)};
  }
  return buffer;
}

// What an argument with "init" holds at first.
void fill(Buffer& buffer, const Json& argument, const std::string& where) {
  if (buffer.count == 0 || buffer.count > (size_t{1} << 26)) throw BadCase{where + ": count out of range"};
  buffer.bytes.resize(buffer.count * size_bytes(buffer.type));
  const Json init = argument.value("init", Json("zeros"));
  if (init.is_array()) {
    const Buffer values = values_of(buffer.type, init, where);
    if (values.count > buffer.count) throw BadCase{where + ": more values than elements"};
    std::copy(values.bytes.begin(), values.bytes.end(), buffer.bytes.begin());
    return;
  }
  const std::string problem = initialise(buffer, init.get<std::string>());
  if (!problem.empty()) throw BadCase{where + ": " + problem};
}

Buffer parse_buffer(const Json& argument, const std::string& where) {
  allow_keys(argument, {"buffer", "count", "init"}, where);
  Buffer buffer;
  buffer.type = parse_type(argument.at("buffer"), where);
  buffer.count = argument.at("count").get<size_t>();
  fill(buffer, argument, where);
  return buffer;
}

Buffer parse_image(const Json& argument, const std::string& where) {
  allow_keys(argument, {"image", "size", "format", "layout", "levels", "init"}, where);
  ImageShape image;
  image.kind = argument.at("image").get<std::string>();
  image.format = argument.at("format").get<std::string>();
  image.layout = argument.value("layout", image.layout);
  image.levels = argument.value("levels", image.levels);
  image.size = parse_size(argument, "size", where);
  if (argument.at("size").size() != sizes_of(image.kind)) throw BadCase{where + ": no image of that kind and size"};
  const auto format = channel_format(image.format);
  if (!format) throw BadCase{where + ": unknown format " + image.format};
  Buffer buffer;
  buffer.type = element_of(*format);
  buffer.count = size_t{image.size[0]} * image.size[1] * image.size[2] * format->channels();
  buffer.image = std::move(image);
  fill(buffer, argument, where);
  return buffer;
}

Argument parse_argument(const Json& json, Case& out, const std::string& where) {
  Argument argument;
  if (json.contains("buffer")) {
    argument.kind = Argument::Kind::buffer;
    argument.buffer = out.buffers.size();
    out.buffers.push_back(parse_buffer(json, where));
  } else if (json.contains("buffer_ref")) {
    allow_keys(json, {"buffer_ref"}, where);
    argument.kind = Argument::Kind::buffer;
    argument.buffer = json.at("buffer_ref").get<size_t>();
    if (argument.buffer >= out.buffers.size()) throw BadCase{where + ": buffer_ref names no earlier buffer"};
  } else if (json.contains("image")) {
    argument.kind = Argument::Kind::image;
    argument.buffer = out.buffers.size();
    out.buffers.push_back(parse_image(json, where));
  } else if (json.contains("image_ref")) {
    allow_keys(json, {"image_ref"}, where);
    argument.kind = Argument::Kind::image;
    argument.buffer = json.at("image_ref").get<size_t>();
    if (argument.buffer >= out.buffers.size() || !out.buffers[argument.buffer].image)
      throw BadCase{where + ": image_ref names no earlier image"};
  } else if (json.contains("sampler")) {
    allow_keys(json, {"sampler"}, where);
    argument.kind = Argument::Kind::sampler;
    const auto sampler = parse_sampler(json.at("sampler").get<std::string>());
    if (!sampler) throw BadCase{where + ": expected FILTER,ADDRESS[,unnormalized]"};
    argument.sampler = *sampler;
  } else if (json.contains("scalar")) {
    allow_keys(json, {"scalar", "value", "values"}, where);
    argument.kind = Argument::Kind::scalar;
    argument.scalar_type = parse_type(json.at("scalar"), where);
    const Json values = json.contains("values") ? json.at("values") : Json::array({json.at("value")});
    argument.scalar = values_of(argument.scalar_type, values, where).bytes;
  } else if (json.contains("local")) {
    allow_keys(json, {"local"}, where);
    argument.kind = Argument::Kind::local;
    argument.local_bytes = json.at("local").get<size_t>();
  } else {
    throw BadCase{where + ": expected one of buffer, buffer_ref, image, image_ref, sampler, scalar, local"};
  }
  return argument;
}

Compare parse_compare(const Json& json, const Run& run, const Case& owner, const std::string& where) {
  allow_keys(json, {"arg", "rtol", "atol", "ulp", "known"}, where);
  Compare compare;
  compare.argument = json.at("arg").get<size_t>();
  compare.rtol = json.value("rtol", 0.0);
  compare.atol = json.value("atol", 0.0);
  compare.ulp = json.value("ulp", uint64_t{0});
  if (compare.argument >= run.arguments.size() || !run.arguments[compare.argument].is_memory())
    throw BadCase{where + ": arg names neither a buffer nor an image"};
  const Buffer& buffer = owner.buffers[run.arguments[compare.argument].buffer];
  for (const Json& entry : json.value("known", Json::array())) {
    allow_keys(entry, {"at", "values"}, where + " known");
    Known known{entry.value("at", size_t{0}), values_of(buffer.type, entry.at("values"), where + " known")};
    if (known.at + known.values.count > buffer.count) throw BadCase{where + ": known values lie beyond the buffer"};
    compare.known.push_back(std::move(known));
  }
  return compare;
}

Run parse_run(const Json& json, Case& out, const std::string& where) {
  allow_keys(json, {"kernel", "global", "local", "args", "compare"}, where);
  Run run;
  run.kernel = json.at("kernel").get<std::string>();
  run.global = parse_size(json, "global", where);
  run.local = parse_size(json, "local", where);
  for (const Json& argument : json.at("args"))
    run.arguments.push_back(parse_argument(argument, out, where + " argument " + std::to_string(run.arguments.size())));
  for (const Json& compare : json.value("compare", Json::array()))
    run.compares.push_back(parse_compare(compare, run, out, where + " compare " + std::to_string(run.compares.size())));
  return run;
}

void parse_case(const Json& json, Case& out) {
  allow_keys(json, {"about", "options", "host_options", "host", "not_compiled", "runs"}, "case");
  out.options = json.value("options", "");
  out.host_options = json.value("host_options", "");
  out.not_compiled = json.value("not_compiled", std::vector<std::string>());
  const std::string host = json.value("host", "pocl");
  if (host != "pocl" && host != "reference") throw BadCase{"host must be pocl or reference"};
  out.host = host == "pocl" ? Host::pocl : Host::reference;
  size_t compares = 0;
  for (const Json& run : json.at("runs")) {
    out.runs.push_back(parse_run(run, out, "run " + std::to_string(out.runs.size())));
    compares += out.runs.back().compares.size();
  }
  if (compares == 0) throw BadCase{"nothing is compared"};
}

}  // namespace

Result<Case> load_case(const fs::path& folder) {
  const fs::path path = folder / "case.json";
  Case out;
  out.folder = folder;
  out.name = folder.filename().string();
  out.source = folder / "kernel.cl";
  if (!fs::exists(out.source)) return Error{out.source.string() + ": missing"};
  std::ifstream file(path);
  if (!file) return Error{path.string() + ": cannot be read"};
  try {
    parse_case(Json::parse(file), out);
  } catch (const BadCase& bad) {
    return Error{path.string() + ": " + bad.message};
  } catch (const Json::exception& bad) {
    return Error{path.string() + ": " + bad.what()};
  }
  return out;
}

Result<std::vector<Case>> load_cases(const fs::path& root) {
  std::vector<fs::path> folders;
  std::error_code status;
  for (const auto& entry : fs::directory_iterator(root, status))
    if (fs::exists(entry.path() / "case.json")) folders.push_back(entry.path());
  if (status) return Error{root.string() + ": " + status.message()};
  std::sort(folders.begin(), folders.end());
  std::vector<Case> cases;
  for (const fs::path& folder : folders) {
    Result<Case> one = load_case(folder);
    if (!one) return one.error();
    cases.push_back(std::move(one).value());
    cases.back().number = cases.size() - 1;
  }
  if (cases.empty()) return Error{root.string() + ": holds no case"};
  return cases;
}

}  // namespace lw::kernels
