#include "launch/record.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "base/json_text.h"
#include "base/sparse_file.h"

namespace lw::launch {
namespace {

using nlohmann::ordered_json;

std::string hex(uint64_t value) { return fmt::format("{:#x}", value); }

ordered_json extent_json(const std::array<uint32_t, 3>& extent) { return {extent[0], extent[1], extent[2]}; }

std::string bytes_text(const std::vector<std::byte>& bytes, std::string_view between = " ") {
  std::string text;
  for (const std::byte b : bytes)
    text += fmt::format("{}{:02x}", text.empty() ? "" : between, std::to_integer<unsigned>(b));
  return text;
}

ordered_json pointer_json(const Pointer& pointer) {
  return {{"buffer", pointer.buffer}, {"offset_bytes", pointer.offset_bytes}};
}

void put_subject(ordered_json& to, const Subject& subject) {
  if (const auto* number = std::get_if<uint64_t>(&subject))
    to["argument"] = *number;
  else
    to[parse_binding_name(std::get<std::string>(subject)) ? "binding" : "buffer"] = std::get<std::string>(subject);
}

std::optional<Error> add_buffer(LaunchFile& launch, const WriteFile& write, const RecordedBuffer& from) {
  if (from.contents.empty()) return std::nullopt;  // nothing to read or write there
  // Names must be different, and no numbers, which mean arguments.
  std::string name = from.name;
  if (name.empty() || parse_unsigned(name) ||
      std::any_of(launch.buffers.begin(), launch.buffers.end(), [&](const NamedBuffer& b) { return b.name == name; }))
    name = fmt::format("{}@{:#x}", name, from.address);
  NamedBuffer buffer{name, from.address, from.also_at, {}, from.writable};
  std::string init = from.initialised ? "zeros" : "undefined";
  if (from.initialised && !is_all_zero(from.contents)) {
    const std::string file = fmt::format("buffer{}.bin", launch.buffers.size());
    if (auto error = write(file, from.contents)) return error;
    init = "@" + file;
  }
  buffer.contents = fmt::format("u8[{}]={}", from.contents.size(), init);
  launch.buffers.push_back(std::move(buffer));
  return std::nullopt;
}

std::optional<Error> add_binding(LaunchFile& launch, const WriteFile& write, const RecordedBinding& from,
                                 std::span<const RecordedBuffer> buffers) {
  const auto bind = [&](ArgumentValue argument) {
    launch.bindings.emplace_back();
    launch.bindings.back().name = from.name;
    launch.bindings.back().argument = std::move(argument);
  };
  if (!from.texels.empty()) {
    std::string init = "zeros";
    if (!is_all_zero(from.texels)) {
      const std::string file = fmt::format("binding{}.bin", launch.bindings.size());
      if (auto error = write(file, from.texels)) return error;
      init = "@" + file;
    }
    bind(from.text + "=" + init);
    return std::nullopt;
  }
  if (!from.text.empty()) {
    bind(from.text);
    return std::nullopt;
  }
  for (const NamedBuffer& buffer : launch.buffers) {
    const auto at = std::ranges::find(buffers, *buffer.address, &RecordedBuffer::address);
    const uint64_t offset = from.address - *buffer.address;
    if (at != buffers.end() && offset < at->contents.size()) bind(Pointer{buffer.name, offset});
  }
  return std::nullopt;
}

void put_dispatch(ordered_json& to, const LaunchFile& launch) {
  if (!launch.code_object.empty()) to["code_object"] = launch.code_object;
  if (launch.code_object_address) to["code_object_address"] = hex(*launch.code_object_address);
  if (!launch.target.empty()) to["target"] = launch.target;
  if (!launch.device.empty()) to["device"] = launch.device;
  if (!launch.kernel.empty()) to["kernel"] = launch.kernel;
  if (launch.grid) to["grid"] = extent_json(*launch.grid);
  if (launch.block) to["block"] = extent_json(*launch.block);
  if (launch.work_items) to["work_items"] = extent_json(*launch.work_items);
  if (launch.dynamic_lds_bytes != 0) to["dynamic_lds_bytes"] = launch.dynamic_lds_bytes;
  if (launch.private_segment_bytes != 0) to["private_segment_bytes"] = launch.private_segment_bytes;
}

ordered_json argument_json(const ArgumentValue& argument) {
  if (const auto* text = std::get_if<std::string>(&argument)) return *text;
  if (const auto* pointer = std::get_if<Pointer>(&argument)) return pointer_json(*pointer);
  return {{"bytes", bytes_text(std::get<ScalarBytes>(argument).bytes)}};
}

ordered_json kernarg_json(const Kernarg& kernarg) {
  ordered_json json;
  if (kernarg.address) json["address"] = hex(*kernarg.address);
  if (kernarg.file.empty())
    json["bytes"] = bytes_text(kernarg.bytes);
  else
    json["file"] = kernarg.file;
  return json;
}

// An image and its sampler have one name, and are an array then.
void put_binding(ordered_json& bound, const ArgumentValue& argument) {
  ordered_json value = argument_json(argument);
  if (bound.is_null())
    bound = std::move(value);
  else if (bound.is_array())
    bound.push_back(std::move(value));
  else
    bound = ordered_json::array({bound, std::move(value)});
}

void put_shader(ordered_json& to, const LaunchFile& launch) {
  for (const ArgumentBinding& binding : launch.bindings) put_binding(to["bind"][binding.name.text()], binding.argument);
  for (const std::string& push : launch.push) to["push"].push_back(push);
  for (const std::string& text : launch.specialize)
    to["specialize"][text.substr(0, text.find('='))] = text.substr(text.find('=') + 1);
  if (launch.wave_size != 0) to["wave_size"] = launch.wave_size;
}

ordered_json buffer_json(const NamedBuffer& buffer) {
  ordered_json json;
  json["name"] = buffer.name;
  if (buffer.address) json["address"] = hex(*buffer.address);
  if (buffer.also_at) json["also_at"] = hex(*buffer.also_at);
  json["contents"] = buffer.contents;
  if (!buffer.writable) json["writable"] = false;
  return json;
}

ordered_json expectation_json(const Expectation& expectation) {
  ordered_json json;
  put_subject(json, expectation.subject);
  json["file"] = expectation.file;
  if (expectation.atol > 0) json["atol"] = expectation.atol;
  if (expectation.rtol > 0) json["rtol"] = expectation.rtol;
  return json;
}

ordered_json output_json(const Output& output) {
  ordered_json json;
  put_subject(json, output.subject);
  json["file"] = output.file;
  return json;
}

}  // namespace

std::string launch_file_text(const LaunchFile& launch) {
  ordered_json j = ordered_json::object();
  put_dispatch(j, launch);
  for (const ArgumentValue& argument : launch.arguments) j["arguments"].push_back(argument_json(argument));
  if (launch.kernarg) j["kernarg"] = kernarg_json(*launch.kernarg);
  put_shader(j, launch);
  for (const NamedBuffer& buffer : launch.buffers) j["buffers"].push_back(buffer_json(buffer));
  for (const Expectation& expectation : launch.expectations) j["expect"].push_back(expectation_json(expectation));
  for (const Output& output : launch.outputs) j["outputs"].push_back(output_json(output));
  if (launch.host) j["host"] = {{"file", launch.host->file}, {"buffers", launch.host->buffers}};
  return json_text(j, 2) + "\n";
}

Result<LaunchFile> write_launch(const WriteFile& write, const RecordedDispatch& dispatch) {
  LaunchFile launch;
  launch.code_object = "code.hsaco";
  launch.code_object_address = dispatch.code_object_address;
  launch.target = dispatch.target;
  launch.device = dispatch.device;
  launch.kernel = dispatch.kernel;
  launch.block = dispatch.block;
  launch.grid.emplace();
  for (size_t i = 0; i < 3; ++i) {
    const uint64_t block = std::max(dispatch.block[i], 1u);
    (*launch.grid)[i] = static_cast<uint32_t>((dispatch.work_items[i] + block - 1) / block);
    if (dispatch.work_items[i] % block != 0) launch.work_items = dispatch.work_items;
  }
  launch.dynamic_lds_bytes = dispatch.dynamic_lds_bytes;
  launch.private_segment_bytes = dispatch.private_segment_bytes;
  if (auto error = write(launch.code_object, dispatch.code_object)) return *error;
  if (!dispatch.is_shader) {
    launch.kernarg = Kernarg{dispatch.kernarg_address, {}, "kernarg.bin"};
    if (auto error = write(launch.kernarg->file, dispatch.kernarg)) return *error;
  }
  for (const RecordedBuffer& buffer : dispatch.buffers)
    if (auto error = add_buffer(launch, write, buffer)) return *error;
  for (const RecordedBinding& binding : dispatch.bindings)
    if (auto error = add_binding(launch, write, binding, dispatch.buffers)) return *error;
  if (!dispatch.push_constants.empty())
    launch.push = {"bytes:" + bytes_text({dispatch.push_constants.begin(), dispatch.push_constants.end()}, "")};
  const std::string text = launch_file_text(launch);
  if (auto error = write(kLaunchFile, std::as_bytes(std::span(text)))) return *error;
  return launch;
}

std::optional<Error> write_results(const WriteFile& write, LaunchFile launch, std::span<const RecordedBuffer> results,
                                   const RecordedHost* host) {
  const auto buffer_at = [&](uint64_t address) -> Result<const NamedBuffer*> {
    const auto buffer = std::find_if(launch.buffers.begin(), launch.buffers.end(),
                                     [&](const NamedBuffer& b) { return b.address == address; });
    if (buffer == launch.buffers.end()) return Error{fmt::format("{}: no buffer at {:#x}", kLaunchFile, address)};
    return &*buffer;
  };
  for (const RecordedBuffer& result : results) {
    const Result<const NamedBuffer*> buffer = buffer_at(result.address);
    if (!buffer) return buffer.error();
    const std::string name = fmt::format("buffer{}_after.bin", *buffer - launch.buffers.data());
    if (auto error = write(name, result.contents)) return error;
    launch.expectations.push_back({(*buffer)->name, name, 0, 0});
  }
  if (host != nullptr) {
    launch.host = HostMemory{"host_reads.bin", {}};
    if (auto error = write(launch.host->file, pack_host_reads(host->reads))) return error;
    for (const uint64_t address : host->buffers) {
      const Result<const NamedBuffer*> buffer = buffer_at(address);
      if (!buffer) return buffer.error();
      launch.host->buffers.push_back((*buffer)->name);
    }
    for (const RecordedBuffer& appeared : host->appeared)
      if (auto error = add_buffer(launch, write, appeared)) return error;
  }
  const std::string text = launch_file_text(launch);
  return write(kLaunchFile, std::as_bytes(std::span(text)));
}

}  // namespace lw::launch
