#include <dlfcn.h>
#include <fmt/format.h>
#include <vulkan/vulkan_core.h>

#include <algorithm>
#include <array>
#include <map>

#include "shader/capabilities.h"
#include "shader/radv.h"

namespace lw::shader {
namespace {

constexpr uint32_t kApiVersion = VK_API_VERSION_1_3;

// The driver's functions by name. The library is a Vulkan driver by itself, so that neither the loader nor any layer
// that is installed comes into play.
class Driver {
 public:
  static Result<Driver> open(const std::string& library) {
    void* handle = ::dlopen(library.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (handle == nullptr) {
      const char* why = ::dlerror();
      return Error{
          fmt::format("{}; install mesa-vulkan-drivers, or set LANEWISE_RADV", why == nullptr ? library : why)};
    }
    // The interface between loader and driver: versions are agreed on before anything else.
    using Negotiate = VkResult (*)(uint32_t*);
    const auto negotiate = reinterpret_cast<Negotiate>(::dlsym(handle, "vk_icdNegotiateLoaderICDInterfaceVersion"));
    const auto get = reinterpret_cast<PFN_vkGetInstanceProcAddr>(::dlsym(handle, "vk_icdGetInstanceProcAddr"));
    uint32_t version = 5;
    if (get == nullptr || (negotiate != nullptr && negotiate(&version) != VK_SUCCESS))
      return Error{fmt::format("{}: is not a Vulkan driver", library)};
    return Driver(get);
  }

  template <class Function>
  Function get(const char* name) {
    const auto found = get_(instance, name);
    if (found == nullptr) missing_ = missing_.empty() ? name : missing_;
    return reinterpret_cast<Function>(found);
  }
  const std::string& missing() const { return missing_; }

  VkInstance instance = VK_NULL_HANDLE;

 private:
  explicit Driver(PFN_vkGetInstanceProcAddr functions) : get_(functions) {}
  PFN_vkGetInstanceProcAddr get_;
  std::string missing_;
};

struct Functions {
  PFN_vkEnumeratePhysicalDevices enumerate_physical_devices;
  PFN_vkEnumerateDeviceExtensionProperties enumerate_device_extensions;
  PFN_vkGetPhysicalDeviceFeatures2 get_features;
  PFN_vkGetPhysicalDeviceProperties2 get_properties;
  PFN_vkCreateDevice create_device;
  PFN_vkCreateShaderModule create_shader_module;
  PFN_vkCreateDescriptorSetLayout create_set_layout;
  PFN_vkCreatePipelineLayout create_pipeline_layout;
  PFN_vkCreateComputePipelines create_pipelines;
  PFN_vkGetPipelineExecutablePropertiesKHR get_executables;
  PFN_vkGetPipelineExecutableStatisticsKHR get_statistics;
  PFN_vkGetPipelineExecutableInternalRepresentationsKHR get_representations;

  explicit Functions(Driver& d)
      : enumerate_physical_devices(d.get<PFN_vkEnumeratePhysicalDevices>("vkEnumeratePhysicalDevices")),
        enumerate_device_extensions(
            d.get<PFN_vkEnumerateDeviceExtensionProperties>("vkEnumerateDeviceExtensionProperties")),
        get_features(d.get<PFN_vkGetPhysicalDeviceFeatures2>("vkGetPhysicalDeviceFeatures2")),
        get_properties(d.get<PFN_vkGetPhysicalDeviceProperties2>("vkGetPhysicalDeviceProperties2")),
        create_device(d.get<PFN_vkCreateDevice>("vkCreateDevice")),
        create_shader_module(d.get<PFN_vkCreateShaderModule>("vkCreateShaderModule")),
        create_set_layout(d.get<PFN_vkCreateDescriptorSetLayout>("vkCreateDescriptorSetLayout")),
        create_pipeline_layout(d.get<PFN_vkCreatePipelineLayout>("vkCreatePipelineLayout")),
        create_pipelines(d.get<PFN_vkCreateComputePipelines>("vkCreateComputePipelines")),
        get_executables(d.get<PFN_vkGetPipelineExecutablePropertiesKHR>("vkGetPipelineExecutablePropertiesKHR")),
        get_statistics(d.get<PFN_vkGetPipelineExecutableStatisticsKHR>("vkGetPipelineExecutableStatisticsKHR")),
        get_representations(d.get<PFN_vkGetPipelineExecutableInternalRepresentationsKHR>(
            "vkGetPipelineExecutableInternalRepresentationsKHR")) {}
};

Error failed(std::string_view what, VkResult result) {
  return Error{fmt::format("RADV: {} failed (VkResult {})", what, static_cast<int>(result))};
}

std::optional<Error> create_instance(Driver& driver) {
  const VkApplicationInfo application{
      VK_STRUCTURE_TYPE_APPLICATION_INFO, nullptr, "lanewise", 0, nullptr, 0, kApiVersion};
  const VkInstanceCreateInfo info{
      VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, nullptr, 0, &application, 0, nullptr, 0, nullptr};
  const auto create = driver.get<PFN_vkCreateInstance>("vkCreateInstance");
  if (create == nullptr) return Error{"RADV: has no vkCreateInstance"};
  VkInstance instance = VK_NULL_HANDLE;
  if (const VkResult result = create(&info, nullptr, &instance); result != VK_SUCCESS)
    return failed("vkCreateInstance", result);
  driver.instance = instance;
  return std::nullopt;
}

// A capability of SPIR-V that the driver compiles only where it offers the feature. The numbers are those of the SPIR-V
// specification, section 3.31.
struct CapabilityRule {
  uint32_t capability;
  std::string_view name;
  std::string_view feature;
  bool offered;
};

struct Features {
  VkPhysicalDeviceFeatures2 core{};
  VkPhysicalDeviceVulkan11Features v11{};
  VkPhysicalDeviceVulkan12Features v12{};
  VkPhysicalDeviceVulkan13Features v13{};
  VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR executables{};

  Features() {
    core.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
    core.pNext = &v11;
    v11.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES;
    v11.pNext = &v12;
    v12.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
    v12.pNext = &v13;
    v13.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES;
    v13.pNext = &executables;
    executables.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR;
  }
  Features(const Features&) = delete;
  Features& operator=(const Features&) = delete;

  std::optional<Error> check(const std::vector<uint32_t>& capabilities, const std::string& target) const {
    const std::array rules{
        CapabilityRule{9, "Float16", "shaderFloat16", v12.shaderFloat16 != 0},
        CapabilityRule{10, "Float64", "shaderFloat64", core.features.shaderFloat64 != 0},
        CapabilityRule{11, "Int64", "shaderInt64", core.features.shaderInt64 != 0},
        CapabilityRule{12, "Int64Atomics", "shaderBufferInt64Atomics", v12.shaderBufferInt64Atomics != 0},
        CapabilityRule{22, "Int16", "shaderInt16", core.features.shaderInt16 != 0},
        CapabilityRule{39, "Int8", "shaderInt8", v12.shaderInt8 != 0},
        CapabilityRule{4433, "StorageBuffer16BitAccess", "storageBuffer16BitAccess", v11.storageBuffer16BitAccess != 0},
        CapabilityRule{4434, "UniformAndStorageBuffer16BitAccess", "uniformAndStorageBuffer16BitAccess",
                       v11.uniformAndStorageBuffer16BitAccess != 0},
        CapabilityRule{4435, "StoragePushConstant16", "storagePushConstant16", v11.storagePushConstant16 != 0},
        CapabilityRule{4448, "StorageBuffer8BitAccess", "storageBuffer8BitAccess", v12.storageBuffer8BitAccess != 0},
        CapabilityRule{5347, "PhysicalStorageBufferAddresses", "bufferDeviceAddress", v12.bufferDeviceAddress != 0},
    };
    for (const CapabilityRule& rule : rules)
      if (!rule.offered && std::ranges::find(capabilities, rule.capability) != capabilities.end())
        return Error{fmt::format("the shader needs the SPIR-V capability {}, and RADV has no {} on {}", rule.name,
                                 rule.feature, target)};
    for (const uint32_t capability : capabilities)
      if (!compiles_with_capability(capability) &&
          std::ranges::find(rules, capability, &CapabilityRule::capability) == rules.end())
        return Error{
            fmt::format("the shader needs the SPIR-V capability {}; compute shaders are not compiled with it here",
                        capability_text(capability))};
    return std::nullopt;
  }
};

class Compilation {
 public:
  Compilation(Driver& driver, const RadvRequest& request)
      : vk_(driver), request_(request), instance_(driver.instance) {}

  std::optional<Error> create_device() {
    uint32_t count = 1;
    const VkResult listed = vk_.enumerate_physical_devices(instance_, &count, &physical_);
    if ((listed != VK_SUCCESS && listed != VK_INCOMPLETE) || count == 0)
      return Error{fmt::format("RADV offers no device for {}", request_.target)};
    VkPhysicalDeviceProperties2 properties{};
    properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
    vk_.get_properties(physical_, &properties);
    if (const uint32_t most = properties.properties.limits.maxPushConstantsSize;
        request_.interface.push_constant_bytes > most)
      return Error{fmt::format("the shader has {} bytes of push constants; RADV has at most {}",
                               request_.interface.push_constant_bytes, most)};
    Features features;
    vk_.get_features(physical_, &features.core);
    if (features.executables.pipelineExecutableInfo == 0)
      return Error{"RADV: VK_KHR_pipeline_executable_properties is not offered"};
    if (std::optional<Error> error = features.check(request_.interface.capabilities, request_.target)) return error;
    // Everything the device can do is switched on, but bounds checks, which programs rarely ask for and which change
    // the code.
    features.core.features.robustBufferAccess = VK_FALSE;
    features.v13.robustImageAccess = VK_FALSE;

    const float priority = 1;
    const VkDeviceQueueCreateInfo queue{VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, nullptr, 0, 0, 1, &priority};
    const std::vector<std::string> names = extensions();
    std::vector<const char*> enabled;
    for (const std::string& name : names) enabled.push_back(name.c_str());
    VkDeviceCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    info.pNext = &features.core;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    info.enabledExtensionCount = static_cast<uint32_t>(enabled.size());
    info.ppEnabledExtensionNames = enabled.data();
    if (const VkResult result = vk_.create_device(physical_, &info, nullptr, &device_); result != VK_SUCCESS)
      return failed("vkCreateDevice", result);
    return std::nullopt;
  }

  std::optional<Error> create_layout() {
    std::map<uint32_t, std::vector<VkDescriptorSetLayoutBinding>> sets;
    for (const DescriptorBinding& binding : request_.interface.bindings)
      sets[binding.set].push_back(
          {binding.binding, type_of(binding), binding.count, VK_SHADER_STAGE_COMPUTE_BIT, nullptr});
    std::vector<VkDescriptorSetLayout> layouts;
    const uint32_t set_count = sets.empty() ? 0 : sets.rbegin()->first + 1;
    for (uint32_t set = 0; set < set_count; ++set) {
      const std::vector<VkDescriptorSetLayoutBinding>& bindings = sets[set];
      VkDescriptorSetLayoutCreateInfo info{};
      info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO;
      info.bindingCount = static_cast<uint32_t>(bindings.size());
      info.pBindings = bindings.data();
      if (const VkResult result = vk_.create_set_layout(device_, &info, nullptr, &layouts.emplace_back());
          result != VK_SUCCESS)
        return failed("vkCreateDescriptorSetLayout", result);
    }
    const VkPushConstantRange range{VK_SHADER_STAGE_COMPUTE_BIT, 0, request_.interface.push_constant_bytes};
    VkPipelineLayoutCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
    info.setLayoutCount = static_cast<uint32_t>(layouts.size());
    info.pSetLayouts = layouts.data();
    info.pushConstantRangeCount = range.size > 0 ? 1 : 0;
    info.pPushConstantRanges = &range;
    if (const VkResult result = vk_.create_pipeline_layout(device_, &info, nullptr, &layout_); result != VK_SUCCESS)
      return failed("vkCreatePipelineLayout", result);
    return std::nullopt;
  }

  std::optional<Error> create_pipeline() {
    VkShaderModuleCreateInfo module_info{};
    module_info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    module_info.codeSize = request_.module.size() * sizeof(uint32_t);
    module_info.pCode = request_.module.data();
    VkShaderModule module = VK_NULL_HANDLE;
    if (const VkResult result = vk_.create_shader_module(device_, &module_info, nullptr, &module); result != VK_SUCCESS)
      return failed("vkCreateShaderModule", result);

    std::vector<VkSpecializationMapEntry> entries;
    std::vector<uint64_t> values;
    for (const SpecConstant& constant : request_.interface.constants) {
      entries.push_back(
          {constant.spec_id, static_cast<uint32_t>(values.size() * sizeof(uint64_t)), constant.size_bytes});
      values.push_back(constant.value);
    }
    const VkSpecializationInfo specialization{static_cast<uint32_t>(entries.size()), entries.data(),
                                              values.size() * sizeof(uint64_t), values.data()};
    VkComputePipelineCreateInfo info{};
    info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
    info.flags =
        VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR | VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR;
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = request_.interface.entry_point.c_str();
    const VkPipelineShaderStageRequiredSubgroupSizeCreateInfo wave{
        VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO, nullptr, request_.wave_size};
    if (request_.wave_size != 0) info.stage.pNext = &wave;
    info.stage.pSpecializationInfo = entries.empty() ? nullptr : &specialization;
    info.layout = layout_;
    if (const VkResult result = vk_.create_pipelines(device_, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline_);
        result != VK_SUCCESS)
      return failed("vkCreateComputePipelines", result);
    return std::nullopt;
  }

  Result<RadvShader> read_back() {
    const VkPipelineInfoKHR pipeline{VK_STRUCTURE_TYPE_PIPELINE_INFO_KHR, nullptr, pipeline_};
    uint32_t count = 0;
    vk_.get_executables(device_, &pipeline, &count, nullptr);
    if (count != 1) return Error{fmt::format("RADV: expected one executable of the pipeline, found {}", count)};
    VkPipelineExecutablePropertiesKHR properties{};
    properties.sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_PROPERTIES_KHR;
    vk_.get_executables(device_, &pipeline, &count, &properties);
    RadvShader shader;
    shader.driver = driver_name();
    shader.subgroup_size = properties.subgroupSize;

    const VkPipelineExecutableInfoKHR executable{VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR, nullptr, pipeline_, 0};
    vk_.get_statistics(device_, &executable, &count, nullptr);
    std::vector<VkPipelineExecutableStatisticKHR> statistics(count);
    for (auto& statistic : statistics) statistic.sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR;
    vk_.get_statistics(device_, &executable, &count, statistics.data());
    for (const VkPipelineExecutableStatisticKHR& statistic : statistics)
      shader.statistics.push_back({statistic.name, value_of(statistic)});

    // Twice: the first call says how long each text is.
    vk_.get_representations(device_, &executable, &count, nullptr);
    std::vector<VkPipelineExecutableInternalRepresentationKHR> texts(count);
    for (auto& text : texts) text.sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INTERNAL_REPRESENTATION_KHR;
    vk_.get_representations(device_, &executable, &count, texts.data());
    std::vector<std::vector<char>> contents(count);
    for (size_t i = 0; i < texts.size(); ++i) {
      contents[i].resize(texts[i].dataSize + 1);
      texts[i].pData = contents[i].data();
    }
    vk_.get_representations(device_, &executable, &count, texts.data());
    for (size_t i = 0; i < texts.size(); ++i) {
      const std::string_view name = texts[i].name;
      if (name == "NIR Shader(s)") shader.texts.nir = contents[i].data();
      if (name == "ACO IR") shader.texts.ir = contents[i].data();
      if (name == "Assembly") shader.listing = contents[i].data();
    }
    if (shader.listing.empty()) return Error{"RADV: gives no listing of the code"};
    return shader;
  }

 private:
  VkDescriptorType type_of(const DescriptorBinding& binding) const {
    if (binding.set == request_.dynamic_set && binding.type == DescriptorType::uniform_buffer)
      return VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC;
    if (binding.set == request_.dynamic_set && binding.type == DescriptorType::storage_buffer)
      return VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
    return static_cast<VkDescriptorType>(binding.type);
  }

  // All extensions of the device that concern shaders alone need no others; those of windows and memory do.
  std::vector<std::string> extensions() const {
    constexpr std::array<std::string_view, 8> kWanted{"VK_KHR_pipeline_executable_properties",
                                                      "VK_KHR_shader_clock",
                                                      "VK_EXT_shader_atomic_float",
                                                      "VK_EXT_shader_image_atomic_int64",
                                                      "VK_AMD_gcn_shader",
                                                      "VK_AMD_shader_ballot",
                                                      "VK_AMD_shader_trinary_minmax",
                                                      "VK_KHR_workgroup_memory_explicit_layout"};
    uint32_t count = 0;
    vk_.enumerate_device_extensions(physical_, nullptr, &count, nullptr);
    std::vector<VkExtensionProperties> offered(count);
    vk_.enumerate_device_extensions(physical_, nullptr, &count, offered.data());
    std::vector<std::string> names;
    for (const VkExtensionProperties& extension : offered)
      if (std::ranges::find(kWanted, std::string_view(extension.extensionName)) != kWanted.end())
        names.emplace_back(extension.extensionName);
    return names;
  }

  // "radv, Mesa 22.3.6".
  std::string driver_name() const {
    VkPhysicalDeviceDriverProperties driver{};
    driver.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES;
    VkPhysicalDeviceProperties2 properties{};
    properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
    properties.pNext = &driver;
    vk_.get_properties(physical_, &properties);
    return fmt::format("{}, {}", driver.driverName, driver.driverInfo);
  }

  static uint64_t value_of(const VkPipelineExecutableStatisticKHR& statistic) {
    switch (statistic.format) {
      case VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_BOOL32_KHR: return statistic.value.b32;
      case VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_INT64_KHR: return static_cast<uint64_t>(statistic.value.i64);
      case VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_UINT64_KHR: return statistic.value.u64;
      default: return static_cast<uint64_t>(statistic.value.f64);
    }
  }

  Functions vk_;
  const RadvRequest& request_;
  VkInstance instance_;
  VkPhysicalDevice physical_ = VK_NULL_HANDLE;
  VkDevice device_ = VK_NULL_HANDLE;
  VkPipelineLayout layout_ = VK_NULL_HANDLE;
  VkPipeline pipeline_ = VK_NULL_HANDLE;
};

}  // namespace

Result<RadvShader> call_radv(const RadvRequest& request, const std::string& library) {
  Result<Driver> driver = Driver::open(library);
  if (!driver) return driver.error();
  if (std::optional<Error> error = create_instance(*driver)) return *error;
  Compilation compilation(*driver, request);
  if (!driver->missing().empty()) return Error{fmt::format("RADV: has no {}", driver->missing())};
  if (std::optional<Error> error = compilation.create_device()) return *error;
  if (std::optional<Error> error = compilation.create_layout()) return *error;
  if (std::optional<Error> error = compilation.create_pipeline()) return *error;
  return compilation.read_back();
}

}  // namespace lw::shader
