#include "lavapipe.h"

#include <dlfcn.h>
#include <fmt/format.h>
#include <vulkan/vulkan_core.h>

#include <cstring>
#include <map>
#include <stdexcept>

namespace lw {
namespace {

constexpr const char* kDriver = "libvulkan_lvp.so";

void check(VkResult result, const char* what) {
  if (result != VK_SUCCESS) throw std::runtime_error(fmt::format("{} failed (VkResult {})", what, int{result}));
}

template <class Structure>
Structure typed(VkStructureType type, void* next = nullptr) {
  Structure structure{};
  structure.sType = type;
  structure.pNext = next;
  return structure;
}

// The driver by itself: neither the loader nor a layer that is installed comes into play.
PFN_vkGetInstanceProcAddr driver_functions() {
  void* library = ::dlopen(kDriver, RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) throw std::runtime_error(fmt::format("{}: {}", kDriver, ::dlerror()));
  using Negotiate = VkResult (*)(uint32_t*);
  uint32_t version = 5;
  if (const auto negotiate = reinterpret_cast<Negotiate>(::dlsym(library, "vk_icdNegotiateLoaderICDInterfaceVersion")))
    check(negotiate(&version), "negotiation with the driver");
  const auto get = reinterpret_cast<PFN_vkGetInstanceProcAddr>(::dlsym(library, "vk_icdGetInstanceProcAddr"));
  if (get == nullptr) throw std::runtime_error(fmt::format("{} is not a Vulkan driver", kDriver));
  return get;
}

class Lavapipe {
 public:
  explicit Lavapipe(WitnessLaunch& launch) : launch_(launch), get_(driver_functions()) {}

  void run() {
    create_device();
    for (const WitnessImage& image : launch_.images) create_image(image);
    for (const WitnessBinding& binding : launch_.bindings)
      if (!binding.image && !binding.is_sampler()) binding_buffers_.push_back(create_buffer(binding.bytes));
    create_layout();
    create_pipeline();
    write_sets();
    dispatch();
    size_t next = 0;
    for (WitnessBinding& binding : launch_.bindings)
      if (!binding.image && !binding.is_sampler())
        std::memcpy(binding.bytes.data(), binding_buffers_[next++].host, binding.bytes.size());
    for (size_t i = 0; i < images_.size(); ++i)
      std::memcpy(launch_.images[i].bytes.data(), images_[i].staging.host, launch_.images[i].bytes.size());
  }

 private:
  struct Buffer {
    VkBuffer handle = VK_NULL_HANDLE;
    void* host = nullptr;
  };
  struct Image {
    VkImage handle = VK_NULL_HANDLE;
    Buffer staging;
  };

  template <class Function>
  Function function(const char* name) {
    const auto found = get_(instance_, name);
    if (found == nullptr) throw std::runtime_error(fmt::format("the driver has no {}", name));
    return reinterpret_cast<Function>(found);
  }
// A function of Vulkan by the name it has.
#define LW_VK(name) function<PFN_##name>(#name)

  void create_device() {
    const VkApplicationInfo application{
        VK_STRUCTURE_TYPE_APPLICATION_INFO, nullptr, "lavapipe", 0, nullptr, 0, VK_API_VERSION_1_3};
    const VkInstanceCreateInfo info{
        VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, nullptr, 0, &application, 0, nullptr, 0, nullptr};
    check(LW_VK(vkCreateInstance)(&info, nullptr, &instance_), "vkCreateInstance");
    uint32_t count = 1;
    LW_VK(vkEnumeratePhysicalDevices)(instance_, &count, &physical_);
    if (count == 0) throw std::runtime_error("the driver offers no device");
    auto v13 = typed<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    auto v12 = typed<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES, &v13);
    auto v11 = typed<VkPhysicalDeviceVulkan11Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES, &v12);
    auto features = typed<VkPhysicalDeviceFeatures2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, &v11);
    LW_VK(vkGetPhysicalDeviceFeatures2)(physical_, &features);
    features.features.robustBufferAccess = VK_FALSE;
    const float priority = 1;
    const VkDeviceQueueCreateInfo queue{VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, nullptr, 0, 0, 1, &priority};
    auto device = typed<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, &features);
    device.queueCreateInfoCount = 1;
    device.pQueueCreateInfos = &queue;
    check(LW_VK(vkCreateDevice)(physical_, &device, nullptr, &device_), "vkCreateDevice");
    LW_VK(vkGetDeviceQueue)(device_, 0, 0, &queue_);
  }

  VkDeviceMemory allocate(VkDeviceSize bytes) {
    // All memory of a CPU is visible to the host: type 0 will do.
    const VkMemoryAllocateInfo info{VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, nullptr, bytes, 0};
    VkDeviceMemory memory = VK_NULL_HANDLE;
    check(LW_VK(vkAllocateMemory)(device_, &info, nullptr, &memory), "vkAllocateMemory");
    return memory;
  }

  Buffer create_buffer(const std::vector<std::byte>& bytes) {
    Buffer buffer;
    auto info = typed<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = bytes.size();
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT |
                 VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT |
                 VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    check(LW_VK(vkCreateBuffer)(device_, &info, nullptr, &buffer.handle), "vkCreateBuffer");
    VkMemoryRequirements needs{};
    LW_VK(vkGetBufferMemoryRequirements)(device_, buffer.handle, &needs);
    const VkDeviceMemory memory = allocate(needs.size);
    check(LW_VK(vkBindBufferMemory)(device_, buffer.handle, memory, 0), "vkBindBufferMemory");
    check(LW_VK(vkMapMemory)(device_, memory, 0, VK_WHOLE_SIZE, 0, &buffer.host), "vkMapMemory");
    std::memcpy(buffer.host, bytes.data(), bytes.size());
    return buffer;
  }

  void create_image(const WitnessImage& image) {
    Image made;
    auto info = typed<VkImageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO);
    using image::ImageType;
    const bool is_shown_otherwise = std::ranges::any_of(launch_.bindings, [&](const WitnessBinding& binding) {
      return binding.image && &launch_.images[*binding.image] == &image && binding.texel_format != 0;
    });
    info.flags = image.type == ImageType::cube ? VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT : 0;
    if (is_shown_otherwise) info.flags |= VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT | VK_IMAGE_CREATE_EXTENDED_USAGE_BIT;
    info.imageType = image.type == ImageType::image_3d                                              ? VK_IMAGE_TYPE_3D
                     : image.type == ImageType::image_1d || image.type == ImageType::image_1d_array ? VK_IMAGE_TYPE_1D
                                                                                                    : VK_IMAGE_TYPE_2D;
    info.format = static_cast<VkFormat>(image.format);
    info.extent = {image.width, image.height, image.depth};
    info.mipLevels = image.levels;
    info.arrayLayers = image.slices;
    info.samples = VK_SAMPLE_COUNT_1_BIT;
    info.usage = VK_IMAGE_USAGE_STORAGE_BIT | VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT |
                 VK_IMAGE_USAGE_TRANSFER_DST_BIT;
    check(LW_VK(vkCreateImage)(device_, &info, nullptr, &made.handle), "vkCreateImage");
    VkMemoryRequirements needs{};
    LW_VK(vkGetImageMemoryRequirements)(device_, made.handle, &needs);
    check(LW_VK(vkBindImageMemory)(device_, made.handle, allocate(needs.size), 0), "vkBindImageMemory");
    made.staging = create_buffer(image.bytes);
    images_.push_back(made);
  }

  static VkImageViewType view_type(const WitnessImage& image) {
    using image::ImageType;
    switch (image.type) {
      case ImageType::image_1d: return VK_IMAGE_VIEW_TYPE_1D;
      case ImageType::image_3d: return VK_IMAGE_VIEW_TYPE_3D;
      case ImageType::cube: return image.slices > 6 ? VK_IMAGE_VIEW_TYPE_CUBE_ARRAY : VK_IMAGE_VIEW_TYPE_CUBE;
      case ImageType::image_1d_array: return VK_IMAGE_VIEW_TYPE_1D_ARRAY;
      case ImageType::image_2d_array: return VK_IMAGE_VIEW_TYPE_2D_ARRAY;
      default: return VK_IMAGE_VIEW_TYPE_2D;
    }
  }

  VkImageView create_view(const WitnessBinding& binding) {
    const WitnessImage& image = launch_.images.at(*binding.image);
    auto info = typed<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
    info.image = images_[*binding.image].handle;
    info.viewType = view_type(image);
    info.format = static_cast<VkFormat>(binding.texel_format != 0 ? binding.texel_format : image.format);
    info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, binding.level.value_or(0),
                             binding.level ? 1 : VK_REMAINING_MIP_LEVELS, 0, image.slices};
    VkImageView view = VK_NULL_HANDLE;
    check(LW_VK(vkCreateImageView)(device_, &info, nullptr, &view), "vkCreateImageView");
    return view;
  }

  static VkSamplerAddressMode address_mode(image::Clamp clamp) {
    switch (clamp) {
      case image::Clamp::wrap: return VK_SAMPLER_ADDRESS_MODE_REPEAT;
      case image::Clamp::mirror: return VK_SAMPLER_ADDRESS_MODE_MIRRORED_REPEAT;
      case image::Clamp::border: return VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER;
      case image::Clamp::mirror_once_last_texel: return VK_SAMPLER_ADDRESS_MODE_MIRROR_CLAMP_TO_EDGE;
      default: return VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    }
  }

  VkSampler create_sampler(const image::SamplerSettings& settings) {
    auto info = typed<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
    info.magFilter = info.minFilter = settings.is_linear ? VK_FILTER_LINEAR : VK_FILTER_NEAREST;
    info.mipmapMode = settings.mip_filter == image::MipFilter::linear ? VK_SAMPLER_MIPMAP_MODE_LINEAR
                                                                      : VK_SAMPLER_MIPMAP_MODE_NEAREST;
    info.maxLod = settings.mip_filter == image::MipFilter::base_level ? 0 : VK_LOD_CLAMP_NONE;
    info.addressModeU = info.addressModeV = info.addressModeW = address_mode(settings.clamp);
    info.compareEnable = settings.compare != image::CompareFunction::never;
    info.compareOp = static_cast<VkCompareOp>(settings.compare);
    info.borderColor = VK_BORDER_COLOR_FLOAT_TRANSPARENT_BLACK;
    info.unnormalizedCoordinates = settings.is_unnormalized;
    VkSampler sampler = VK_NULL_HANDLE;
    check(LW_VK(vkCreateSampler)(device_, &info, nullptr, &sampler), "vkCreateSampler");
    return sampler;
  }

  std::vector<VkBufferImageCopy> copies_of_levels(const WitnessImage& image) {
    std::vector<VkBufferImageCopy> copies;
    VkDeviceSize offset = 0;
    for (uint32_t level = 0; level < image.levels; offset += image.level_bytes(level++))
      copies.push_back({offset,
                        0,
                        0,
                        {VK_IMAGE_ASPECT_COLOR_BIT, level, 0, image.slices},
                        {0, 0, 0},
                        {image.width_of(level), image.height_of(level), image.depth_of(level)}});
    return copies;
  }

  // All that was recorded before is done, and seen by what follows.
  void order(VkCommandBuffer commands) {
    auto barrier = typed<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    barrier.srcAccessMask = barrier.dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
    LW_VK(vkCmdPipelineBarrier)
    (commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 1, &barrier, 0, nullptr, 0,
     nullptr);
  }

  void upload(VkCommandBuffer commands) {
    for (size_t i = 0; i < images_.size(); ++i) {
      auto barrier = typed<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
      barrier.newLayout = VK_IMAGE_LAYOUT_GENERAL;
      barrier.image = images_[i].handle;
      barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, VK_REMAINING_MIP_LEVELS, 0, VK_REMAINING_ARRAY_LAYERS};
      LW_VK(vkCmdPipelineBarrier)
      (commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0, nullptr, 0, nullptr, 1,
       &barrier);
      const std::vector<VkBufferImageCopy> copies = copies_of_levels(launch_.images[i]);
      LW_VK(vkCmdCopyBufferToImage)
      (commands, images_[i].staging.handle, images_[i].handle, VK_IMAGE_LAYOUT_GENERAL,
       static_cast<uint32_t>(copies.size()), copies.data());
    }
    order(commands);
  }

  void download(VkCommandBuffer commands) {
    order(commands);
    for (size_t i = 0; i < images_.size(); ++i) {
      const std::vector<VkBufferImageCopy> copies = copies_of_levels(launch_.images[i]);
      LW_VK(vkCmdCopyImageToBuffer)
      (commands, images_[i].handle, VK_IMAGE_LAYOUT_GENERAL, images_[i].staging.handle,
       static_cast<uint32_t>(copies.size()), copies.data());
    }
    order(commands);
  }

  void create_layout() {
    std::map<uint32_t, std::vector<VkDescriptorSetLayoutBinding>> sets;
    for (const shader::DescriptorBinding& b : launch_.interface.bindings)
      sets[b.set].push_back(
          {b.binding, static_cast<VkDescriptorType>(b.type), b.count, VK_SHADER_STAGE_COMPUTE_BIT, nullptr});
    const uint32_t count = sets.empty() ? 0 : sets.rbegin()->first + 1;
    for (uint32_t set = 0; set < count; ++set) {
      auto info = typed<VkDescriptorSetLayoutCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
      info.bindingCount = static_cast<uint32_t>(sets[set].size());
      info.pBindings = sets[set].data();
      check(LW_VK(vkCreateDescriptorSetLayout)(device_, &info, nullptr, &set_layouts_.emplace_back()),
            "vkCreateDescriptorSetLayout");
    }
    const VkPushConstantRange range{VK_SHADER_STAGE_COMPUTE_BIT, 0, launch_.interface.push_constant_bytes};
    auto info = typed<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
    info.setLayoutCount = count;
    info.pSetLayouts = set_layouts_.data();
    info.pushConstantRangeCount = range.size > 0 ? 1 : 0;
    info.pPushConstantRanges = &range;
    check(LW_VK(vkCreatePipelineLayout)(device_, &info, nullptr, &layout_), "vkCreatePipelineLayout");
  }

  void create_pipeline() {
    auto module_info = typed<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    module_info.codeSize = launch_.module.size() * sizeof(uint32_t);
    module_info.pCode = launch_.module.data();
    VkShaderModule module = VK_NULL_HANDLE;
    check(LW_VK(vkCreateShaderModule)(device_, &module_info, nullptr, &module), "vkCreateShaderModule");
    std::vector<VkSpecializationMapEntry> entries;
    std::vector<uint64_t> values;
    for (const shader::SpecConstant& constant : launch_.interface.constants) {
      entries.push_back({constant.spec_id, static_cast<uint32_t>(values.size() * 8), constant.size_bytes});
      values.push_back(constant.value);
    }
    const VkSpecializationInfo specialization{static_cast<uint32_t>(entries.size()), entries.data(), values.size() * 8,
                                              values.data()};
    auto info = typed<VkComputePipelineCreateInfo>(VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
    info.stage = typed<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = launch_.interface.entry_point.c_str();
    info.stage.pSpecializationInfo = &specialization;
    info.layout = layout_;
    check(LW_VK(vkCreateComputePipelines)(device_, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline_),
          "vkCreateComputePipelines");
  }

  void write_sets() {
    if (set_layouts_.empty()) return;
    std::map<uint32_t, uint32_t> counts;
    for (const shader::DescriptorBinding& b : launch_.interface.bindings)
      counts[static_cast<uint32_t>(b.type)] += b.count;
    std::vector<VkDescriptorPoolSize> sizes;
    for (const auto& [type, count] : counts) sizes.push_back({static_cast<VkDescriptorType>(type), count});
    auto pool_info = typed<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    pool_info.maxSets = static_cast<uint32_t>(set_layouts_.size());
    pool_info.poolSizeCount = static_cast<uint32_t>(sizes.size());
    pool_info.pPoolSizes = sizes.data();
    VkDescriptorPool pool = VK_NULL_HANDLE;
    check(LW_VK(vkCreateDescriptorPool)(device_, &pool_info, nullptr, &pool), "vkCreateDescriptorPool");
    sets_.resize(set_layouts_.size());
    const VkDescriptorSetAllocateInfo allocate{VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO, nullptr, pool,
                                               pool_info.maxSets, set_layouts_.data()};
    check(LW_VK(vkAllocateDescriptorSets)(device_, &allocate, sets_.data()), "vkAllocateDescriptorSets");
    const auto update = LW_VK(vkUpdateDescriptorSets);
    size_t next = 0;
    for (const WitnessBinding& binding : launch_.bindings) {
      const launch::BindingName& name = binding.name;
      VkDescriptorBufferInfo buffer{};
      VkDescriptorImageInfo image{VK_NULL_HANDLE, VK_NULL_HANDLE, VK_IMAGE_LAYOUT_GENERAL};
      VkBufferView texels = VK_NULL_HANDLE;
      if (binding.image) {
        image.imageView = create_view(binding);
        image.sampler = create_sampler(binding.sampler);
      } else if (binding.is_sampler()) {
        image.sampler = create_sampler(binding.sampler);
      } else {
        buffer = {binding_buffers_[next++].handle, 0, VK_WHOLE_SIZE};
        if (binding.texel_format != 0) {
          auto info = typed<VkBufferViewCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO);
          info.buffer = buffer.buffer;
          info.format = static_cast<VkFormat>(binding.texel_format);
          info.range = VK_WHOLE_SIZE;
          check(LW_VK(vkCreateBufferView)(device_, &info, nullptr, &texels), "vkCreateBufferView");
        }
      }
      auto write = typed<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
      for (const shader::DescriptorBinding& b : launch_.interface.bindings)
        if (b.set == name.set && b.binding == name.binding)
          write.descriptorType = static_cast<VkDescriptorType>(b.type);
      write.dstSet = sets_.at(name.set);
      write.dstBinding = name.binding;
      write.dstArrayElement = name.index;
      write.descriptorCount = 1;
      write.pBufferInfo = &buffer;
      write.pImageInfo = &image;
      write.pTexelBufferView = &texels;
      update(device_, 1, &write, 0, nullptr);
    }
  }

  void dispatch() {
    auto pool_info = typed<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    VkCommandPool pool = VK_NULL_HANDLE;
    check(LW_VK(vkCreateCommandPool)(device_, &pool_info, nullptr, &pool), "vkCreateCommandPool");
    const VkCommandBufferAllocateInfo allocate{VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, nullptr, pool,
                                               VK_COMMAND_BUFFER_LEVEL_PRIMARY, 1};
    VkCommandBuffer commands = VK_NULL_HANDLE;
    check(LW_VK(vkAllocateCommandBuffers)(device_, &allocate, &commands), "vkAllocateCommandBuffers");
    auto begin = typed<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    check(LW_VK(vkBeginCommandBuffer)(commands, &begin), "vkBeginCommandBuffer");
    upload(commands);
    LW_VK(vkCmdBindPipeline)(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
    if (!sets_.empty()) LW_VK(vkCmdBindDescriptorSets)
    (commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, static_cast<uint32_t>(sets_.size()), sets_.data(), 0,
     nullptr);
    if (!launch_.push_constants.empty()) LW_VK(vkCmdPushConstants)
    (commands, layout_, VK_SHADER_STAGE_COMPUTE_BIT, 0, static_cast<uint32_t>(launch_.push_constants.size()),
     launch_.push_constants.data());
    LW_VK(vkCmdDispatch)(commands, launch_.grid[0], launch_.grid[1], launch_.grid[2]);
    download(commands);
    check(LW_VK(vkEndCommandBuffer)(commands), "vkEndCommandBuffer");
    auto submit = typed<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    check(LW_VK(vkQueueSubmit)(queue_, 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    check(LW_VK(vkQueueWaitIdle)(queue_), "vkQueueWaitIdle");
  }
#undef LW_VK

  WitnessLaunch& launch_;
  PFN_vkGetInstanceProcAddr get_;
  VkInstance instance_ = VK_NULL_HANDLE;
  VkPhysicalDevice physical_ = VK_NULL_HANDLE;
  VkDevice device_ = VK_NULL_HANDLE;
  VkQueue queue_ = VK_NULL_HANDLE;
  std::vector<Buffer> binding_buffers_;  // of the bindings that are no images, in their order
  std::vector<Image> images_;
  std::vector<VkDescriptorSetLayout> set_layouts_;
  std::vector<VkDescriptorSet> sets_;
  VkPipelineLayout layout_ = VK_NULL_HANDLE;
  VkPipeline pipeline_ = VK_NULL_HANDLE;
};

}  // namespace

// The process ends after one shader, so that nothing is given back.
std::string run_on_lavapipe(WitnessLaunch& launch) {
  try {
    Lavapipe(launch).run();
    return {};
  } catch (const std::runtime_error& error) {
    return error.what();
  }
}

}  // namespace lw
