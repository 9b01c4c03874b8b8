#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/command.h"
#include "base/json_text.h"
#include "base/symbol_name.h"
#include "input/load.h"
#include "isa/machines.h"
#include "object/shader_names.h"
#include "report/occupancy.h"
#include "shader/language.h"
#include "timing/timing.h"

namespace lw::app {
std::unique_ptr<Command> make_info();
namespace {

class Info : public Command {
 public:
  void declare(Arguments& a) override {
    a.positional("FILE", &file_, "code object, offload bundle, HIP executable or source; - is standard input");
    a.option("-x,--language", "LANG", &language_, shader::kLanguageHelp);
    a.option("--target", "T", &target_, "only this target's code; what source is compiled for");
    a.option("--block-size", "N", &block_size_,
             "work-items in a workgroup, for the occupancy (the kernel's own limit, at most 256)");
    a.after_dashes("FLAGS", &flags_, shader::kFlagsHelp);
    a.example("lanewise info saxpy.hsaco");
    a.example("lanewise info saxpy.cl --target gfx900 -- -O1");
  }

  int run(const Console& console) override {
    if (!block_size_.empty()) {
      const std::optional<uint64_t> value = parse_unsigned(block_size_);
      if (!value || *value == 0 || *value > 1024)
        return console.bad_input(fmt::format("--block-size {}: expected 1 to 1024", block_size_));
      workgroup_size_ = static_cast<uint32_t>(*value);
    }
    const Result<input::CodeFile, Messages> file =
        input::open_code_file(console.session, file_, {.target = target_, .language = language_, .flags = flags_});
    if (!file) return console.rejected(file.error());
    console.tell(file->warnings);
    // Without --target all of them, whatever they are for.
    if (target_.empty() && !file->listing) return describe_all(console, *file);
    const Result<input::OpenedFile, Messages> opened = input::open_objects(*file, target_);
    if (!opened) return console.rejected(opened.error());
    return describe_entries(console, file->name, opened->entries);
  }

 private:
  int describe_all(const Console& console, const input::CodeFile& file) const {
    const Result<object::Container> container = object::open(file.bytes(), file.file.owner);
    if (!container) return console.bad_input(fmt::format("{}: {}", file.name, container.error().message));
    return describe_entries(console, file.name, container->entries());
  }

  int describe_entries(const Console& console, const std::string& name,
                       const std::vector<object::Entry>& entries) const {
    nlohmann::json list = nlohmann::json::array();
    for (const object::Entry& entry : entries) {
      const Result<object::CodeObject> code = object::load(entry.bytes);
      if (!code) return console.bad_input(fmt::format("{}: {}", name, code.error().message));
      list.push_back(describe(*code));
      if (!console.json) print(console, *code, list.back());
    }
    if (console.json)
      console.print(json_text(list.size() == 1 ? list.front() : nlohmann::json{{"code_objects", list}}, 2) + "\n");
    return kDone;
  }

  nlohmann::json describe(const object::CodeObject& code) const {
    nlohmann::json json{{"target", object::to_string(code.target)},
                        {"code_object_version", code.version},
                        {"kernels", nlohmann::json::array()}};
    const isa::Target* target = isa::find_target(code.target.processor);
    const Result<std::optional<object::ShaderInputs>> shader = object::shader_inputs(code);
    for (const object::Kernel& kernel : code.kernels) {
      nlohmann::json entry{
          {"name", kernel.name},
          {"code_bytes", kernel.code_bytes},
          {"agprs", kernel.metadata.agpr_count.value_or(0)},
          {"lds_bytes", kernel.descriptor.group_segment_fixed_bytes},
          {"scratch_bytes", kernel.descriptor.private_segment_fixed_bytes},
          {"kernarg_bytes", kernel.metadata.kernarg_segment_bytes.value_or(kernel.descriptor.kernarg_bytes)},
          {"wave_size", kernel.metadata.wavefront_size.value_or(64)},
          {"vgpr_spills", kernel.metadata.vgpr_spill_count.value_or(0)},
          {"sgpr_spills", kernel.metadata.sgpr_spill_count.value_or(0)},
          {"arguments", nlohmann::json::array()},
          {"occupancy", nlohmann::json::array()}};
      if (const std::string name = demangled(kernel.name); !name.empty()) entry["demangled"] = name;
      for (const object::Argument& argument : kernel.metadata.arguments)
        entry["arguments"].push_back(
            {{"name", argument.name},
             {"type", argument.type_name},
             {"kind", argument.kind == object::ArgumentKind::unknown ? argument.value_kind
                                                                     : std::string(object::to_string(argument.kind))},
             {"offset_bytes", argument.offset_bytes},
             {"size_bytes", argument.size_bytes}});
      if (shader && *shader) add_inputs(**shader, object::shader_names(code), entry);
      if (target != nullptr) add_resources(*target, kernel, entry);
      json["kernels"].push_back(std::move(entry));
    }
    return json;
  }

  void add_resources(const isa::Target& target, const object::Kernel& kernel, nlohmann::json& entry) const {
    const isa::TargetLimits& limits = *target.limits;
    object::KernelResources resources = object::kernel_resources(target, kernel);
    if (workgroup_size_ != 0) resources.workgroup_size = workgroup_size_;
    entry["vgprs"] = resources.vgprs;
    entry["sgprs"] = resources.sgprs;
    entry["allocated_vgprs"] = timing::allocated_vgprs(limits, resources);
    entry["allocated_sgprs"] = timing::allocated_sgprs(limits, resources);
    entry["wave_size"] = resources.wave_size;
    entry["workgroup_size"] = resources.workgroup_size;
    for (const isa::Device& device : isa::devices()) {
      if (device.limits != &limits) continue;
      entry["occupancy"].push_back(report::occupancy_json<nlohmann::json>(timing::occupancy(limits, resources)));
      entry["occupancy"].back()["device"] = device.name;
    }
  }

  static void add_inputs(const object::ShaderInputs& shader, const Result<object::ShaderNames>& names,
                         nlohmann::json& entry) {
    entry["push_constant_bytes"] = shader.push_constant_bytes;
    entry["push_constants"] = nlohmann::json::array();
    entry["bindings"] = nlohmann::json::array();
    for (const object::ShaderBinding& b : shader.bindings) {
      nlohmann::json binding{{"set", b.set},
                             {"binding", b.binding},
                             {"type", object::to_string(b.type)},
                             {"count", b.is_unsized ? nlohmann::json() : nlohmann::json(b.count)},
                             {"name", names ? names->of_binding(b.set, b.binding) : std::string()}};
      if (b.dimension != object::ImageDimension::none) binding["dimension"] = object::to_string(b.dimension);
      if (!b.image_format.empty()) binding["format"] = b.image_format;
      entry["bindings"].push_back(std::move(binding));
    }
    if (!names) return;
    for (const object::PushMember& m : names->push_members)
      entry["push_constants"].push_back({{"name", m.name},
                                         {"type", m.type},
                                         {"count", m.count},
                                         {"offset_bytes", m.offset_bytes},
                                         {"size_bytes", m.end_bytes() - m.offset_bytes}});
  }

  static void print_inputs(const Console& console, const nlohmann::json& kernel) {
    for (const nlohmann::json& b : kernel.value("bindings", nlohmann::json::array())) {
      const nlohmann::json& count = b["count"];
      std::string image;
      for (const char* key : {"dimension", "format"})
        if (b.contains(key)) image += fmt::format(", {}", b[key].get<std::string>());
      const std::string name = b["name"];
      console.print(fmt::format("  binding {}.{} {}{}{}{}{}\n", b["set"].get<uint32_t>(), b["binding"].get<uint32_t>(),
                                b["type"].get<std::string>(),
                                count.is_null()              ? "[]"
                                : count.get<uint32_t>() == 1 ? ""
                                                             : fmt::format("[{}]", count.get<uint32_t>()),
                                name.empty() ? "" : " ", name, image));
    }
    if (const uint32_t bytes = kernel.value("push_constant_bytes", 0u); bytes != 0)
      console.print(fmt::format("  push        {} bytes of push constants\n", bytes));
    for (const nlohmann::json& m : kernel.value("push_constants", nlohmann::json::array())) {
      const uint32_t count = m["count"];
      const std::string name = m["name"];
      console.print(fmt::format("  push at {:<3} {}{}{}{}\n", m["offset_bytes"].get<uint32_t>(),
                                m["type"].get<std::string>(), count == 1 ? "" : fmt::format("[{}]", count),
                                name.empty() ? "" : " ", name));
    }
  }

  static void print(const Console& console, const object::CodeObject& code, const nlohmann::json& json) {
    console.print(fmt::format("code object for {}, version {}, {} kernel{}\n", object::to_string(code.target),
                              code.version, code.kernels.size(), code.kernels.size() == 1 ? "" : "s"));
    for (const nlohmann::json& kernel : json["kernels"]) {
      console.print(fmt::format("\n{}\n", shown_symbol(kernel["name"].get<std::string>())));
      if (kernel.contains("vgprs"))
        console.print(fmt::format("  registers   {} VGPRs ({} allocated), {} SGPRs ({} allocated)\n",
                                  kernel["vgprs"].get<int>(), kernel["allocated_vgprs"].get<int>(),
                                  kernel["sgprs"].get<int>(), kernel["allocated_sgprs"].get<int>()));
      const isa::Target* target = isa::find_target(code.target.processor);
      if (target != nullptr && target->has(isa::Feature::wave32))
        console.print(fmt::format("  waves       of {} lanes\n", kernel["wave_size"].get<int>()));
      const auto vgpr_spills = kernel["vgpr_spills"].get<uint64_t>(),
                 sgpr_spills = kernel["sgpr_spills"].get<uint64_t>();
      if (vgpr_spills != 0 || sgpr_spills != 0)
        console.print(fmt::format("  spills      {} VGPRs, {} SGPRs\n", vgpr_spills, sgpr_spills));
      console.print(
          fmt::format("  memory      {} bytes of code, {} of LDS, {} of scratch per work-item, {} of arguments\n",
                      kernel["code_bytes"].get<uint64_t>(), kernel["lds_bytes"].get<uint64_t>(),
                      kernel["scratch_bytes"].get<uint64_t>(), kernel["kernarg_bytes"].get<uint64_t>()));
      size_t index = 0;
      for (const nlohmann::json& argument : kernel["arguments"]) {
        const std::string kind = argument["kind"];
        if (kind.starts_with("hidden_")) continue;
        std::string label = argument["type"];
        if (const std::string name = argument["name"]; !name.empty()) label += (label.empty() ? "" : " ") + name;
        console.print(fmt::format("  argument {}  {}{}({}, {} bytes at {})\n", index++, label, label.empty() ? "" : " ",
                                  kind, argument["size_bytes"].get<int>(), argument["offset_bytes"].get<int>()));
      }
      print_inputs(console, kernel);
      for (const nlohmann::json& o : kernel["occupancy"])
        console.print(fmt::format("  occupancy   {}: {}, workgroups of {}\n", o["device"].get<std::string>(),
                                  o["text"].get<std::string>(), kernel["workgroup_size"].get<int>()));
    }
  }

  std::string file_, language_, target_, block_size_;
  std::vector<std::string> flags_;
  uint32_t workgroup_size_ = 0;
};

}  // namespace

std::unique_ptr<Command> make_info() { return std::make_unique<Info>(); }

}  // namespace lw::app
