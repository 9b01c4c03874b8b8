// The C interface to images and samplers.
#include <hsa/hsa_ext_amd.h>

#include "hsa/images.h"
#include "hsa/status.h"

using namespace lw;
using namespace lw::hsa;

namespace {

bool is_permission(hsa_access_permission_t permission) {
  return permission >= HSA_ACCESS_PERMISSION_RO && permission <= HSA_ACCESS_PERMISSION_RW;
}

// Images are a GPU's.
template <class Body>
hsa_status_t on_gpu(hsa_agent_t handle, Body&& body) {
  return guarded([&]() -> hsa_status_t {
    if (Runtime::current() == nullptr) return HSA_STATUS_ERROR_NOT_INITIALIZED;
    const Agent* gpu = agent_of(handle);
    if (gpu == nullptr || !gpu->is_gpu) return HSA_STATUS_ERROR_INVALID_AGENT;
    return body(*gpu);
  });
}

// 0 where there is none.
template <class Handle>
hsa_status_t give(const Result<Handle, hsa_status_t>& made, Handle& handle) {
  handle = made ? *made : Handle{};
  return made ? HSA_STATUS_SUCCESS : made.error();
}

hsa_status_t data_info(hsa_agent_t agent, const hsa_ext_image_descriptor_t* descriptor,
                       hsa_access_permission_t permission, const std::optional<Pitches>& linear,
                       hsa_ext_image_data_info_t* info) {
  return on_gpu(agent, [&](const Agent& gpu) {
    if (descriptor == nullptr || info == nullptr || !is_permission(permission))
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    *info = {};
    const auto layout = lay_out_image(gpu, *descriptor, linear);
    if (!layout) return layout.error();
    *info = {.size = layout->size_bytes(), .alignment = layout->alignment()};
    return HSA_STATUS_SUCCESS;
  });
}

hsa_status_t create_image(hsa_agent_t agent, const hsa_ext_image_descriptor_t* descriptor, const void* data,
                          hsa_access_permission_t permission, const std::optional<Pitches>& linear,
                          hsa_ext_image_t* image) {
  return on_gpu(agent, [&](const Agent& gpu) {
    if (descriptor == nullptr || data == nullptr || image == nullptr || !is_permission(permission))
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return give(ImageObjects::instance().create(gpu, *descriptor, data, linear), *image);
  });
}

hsa_status_t capability(hsa_agent_t agent, hsa_ext_image_geometry_t geometry, const hsa_ext_image_format_t* format,
                        uint32_t* mask) {
  if (agent_of(agent) == nullptr) return HSA_STATUS_ERROR_INVALID_AGENT;
  if (format == nullptr || mask == nullptr || geometry > HSA_EXT_IMAGE_GEOMETRY_2DADEPTH)
    return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  *mask = agent_of(agent)->is_gpu ? image_capability(geometry, *format) : 0;
  return HSA_STATUS_SUCCESS;
}

}  // namespace

hsa_status_t hsa_amd_image_get_info_max_dim(hsa_agent_t agent, hsa_agent_info_t attribute, void* value) {
  const auto number = static_cast<unsigned>(attribute);
  if (number < HSA_EXT_AGENT_INFO_IMAGE_1D_MAX_ELEMENTS || number > HSA_EXT_AGENT_INFO_IMAGE_ARRAY_MAX_LAYERS)
    return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  return hsa_agent_get_info(agent, attribute, value);
}

hsa_status_t hsa_ext_image_get_capability(hsa_agent_t agent, hsa_ext_image_geometry_t geometry,
                                          const hsa_ext_image_format_t* format, uint32_t* mask) {
  return capability(agent, geometry, format, mask);
}
hsa_status_t hsa_ext_image_get_capability_with_layout(hsa_agent_t agent, hsa_ext_image_geometry_t geometry,
                                                      const hsa_ext_image_format_t* format,
                                                      hsa_ext_image_data_layout_t layout, uint32_t* mask) {
  if (layout != HSA_EXT_IMAGE_DATA_LAYOUT_LINEAR) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  return capability(agent, geometry, format, mask);
}

hsa_status_t hsa_ext_image_data_get_info(hsa_agent_t agent, const hsa_ext_image_descriptor_t* descriptor,
                                         hsa_access_permission_t permission, hsa_ext_image_data_info_t* info) {
  return data_info(agent, descriptor, permission, std::nullopt, info);
}
hsa_status_t hsa_ext_image_data_get_info_with_layout(hsa_agent_t agent, const hsa_ext_image_descriptor_t* descriptor,
                                                     hsa_access_permission_t permission,
                                                     hsa_ext_image_data_layout_t layout, size_t row_pitch,
                                                     size_t slice_pitch, hsa_ext_image_data_info_t* info) {
  if (layout != HSA_EXT_IMAGE_DATA_LAYOUT_LINEAR) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  return data_info(agent, descriptor, permission, Pitches{row_pitch, slice_pitch}, info);
}

hsa_status_t hsa_ext_image_create(hsa_agent_t agent, const hsa_ext_image_descriptor_t* descriptor, const void* data,
                                  hsa_access_permission_t permission, hsa_ext_image_t* image) {
  return create_image(agent, descriptor, data, permission, std::nullopt, image);
}
hsa_status_t hsa_ext_image_create_with_layout(hsa_agent_t agent, const hsa_ext_image_descriptor_t* descriptor,
                                              const void* data, hsa_access_permission_t permission,
                                              hsa_ext_image_data_layout_t layout, size_t row_pitch, size_t slice_pitch,
                                              hsa_ext_image_t* image) {
  if (layout != HSA_EXT_IMAGE_DATA_LAYOUT_LINEAR) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
  return create_image(agent, descriptor, data, permission, Pitches{row_pitch, slice_pitch}, image);
}

hsa_status_t hsa_amd_image_create(hsa_agent_t agent, const hsa_ext_image_descriptor_t* descriptor,
                                  const hsa_amd_image_descriptor_t* layout, const void* data,
                                  hsa_access_permission_t permission, hsa_ext_image_t* image) {
  return on_gpu(agent, [&](const Agent& gpu) {
    if (descriptor == nullptr || layout == nullptr || data == nullptr || image == nullptr || !is_permission(permission))
      return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return give(ImageObjects::instance().create(gpu, *descriptor, *layout, data), *image);
  });
}

hsa_status_t hsa_ext_image_destroy(hsa_agent_t agent, hsa_ext_image_t image) {
  return on_gpu(agent, [&](const Agent&) {
    return ImageObjects::instance().destroy(image) ? HSA_STATUS_SUCCESS : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}

hsa_status_t hsa_ext_image_import(hsa_agent_t agent, const void* memory, size_t row_pitch, size_t slice_pitch,
                                  hsa_ext_image_t handle, const hsa_ext_image_region_t* region) {
  return on_gpu(agent, [&](const Agent&) {
    const std::optional<AllocatedImage> image = ImageObjects::instance().find(handle);
    if (memory == nullptr || region == nullptr || !image) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return import_texels(memory, {row_pitch, slice_pitch}, *image, *region);
  });
}
hsa_status_t hsa_ext_image_export(hsa_agent_t agent, hsa_ext_image_t handle, void* memory, size_t row_pitch,
                                  size_t slice_pitch, const hsa_ext_image_region_t* region) {
  return on_gpu(agent, [&](const Agent&) {
    const std::optional<AllocatedImage> image = ImageObjects::instance().find(handle);
    if (memory == nullptr || region == nullptr || !image) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return export_texels(*image, memory, {row_pitch, slice_pitch}, *region);
  });
}

hsa_status_t hsa_ext_sampler_create(hsa_agent_t agent, const hsa_ext_sampler_descriptor_t* descriptor,
                                    hsa_ext_sampler_t* sampler) {
  return on_gpu(agent, [&](const Agent& gpu) {
    if (descriptor == nullptr || sampler == nullptr) return HSA_STATUS_ERROR_INVALID_ARGUMENT;
    return give(ImageObjects::instance().create(gpu, *descriptor), *sampler);
  });
}
hsa_status_t hsa_ext_sampler_destroy(hsa_agent_t agent, hsa_ext_sampler_t sampler) {
  return on_gpu(agent, [&](const Agent&) {
    return ImageObjects::instance().destroy(sampler) ? HSA_STATUS_SUCCESS : HSA_STATUS_ERROR_INVALID_ARGUMENT;
  });
}
