// What ROCR has and Lanewise has not. Each of these functions fails and says its own name: a program never takes one
// for done. Images copied and cleared by the library, sharing between processes, finalising HSAIL, code objects by
// their old interface, regions, signal groups, soft queues, masks of compute units, and shared virtual memory beyond
// what pools and locks give.
#include <hsa/hsa_ext_finalize.h>
#include <hsa/hsa_ext_image.h>

#include "hsa/status.h"

using lw::hsa::not_available;

hsa_status_t hsa_agent_get_exception_policies(hsa_agent_t, hsa_profile_t, uint16_t*) { return not_available(__func__); }
hsa_status_t hsa_agent_iterate_regions(hsa_agent_t, hsa_status_t (*)(hsa_region_t, void*), void*) {
  return not_available(__func__);
}
hsa_status_t hsa_amd_deregister_deallocation_callback(void*, hsa_amd_deallocation_callback_t) {
  return not_available(__func__);
}
hsa_status_t hsa_amd_interop_map_buffer(uint32_t, hsa_agent_t*, int, uint32_t, size_t*, void**, size_t*, const void**) {
  return not_available(__func__);
}
hsa_status_t hsa_amd_interop_unmap_buffer(void*) { return not_available(__func__); }
hsa_status_t hsa_amd_ipc_memory_attach(const hsa_amd_ipc_memory_t*, size_t, uint32_t, const hsa_agent_t*, void**) {
  return not_available(__func__);
}
hsa_status_t hsa_amd_ipc_memory_create(void*, size_t, hsa_amd_ipc_memory_t*) { return not_available(__func__); }
hsa_status_t hsa_amd_ipc_memory_detach(void*) { return not_available(__func__); }
hsa_status_t hsa_amd_ipc_signal_attach(const hsa_amd_ipc_signal_t*, hsa_signal_t*) { return not_available(__func__); }
hsa_status_t hsa_amd_ipc_signal_create(hsa_signal_t, hsa_amd_ipc_signal_t*) { return not_available(__func__); }
hsa_status_t hsa_amd_memory_migrate(const void*, hsa_amd_memory_pool_t, uint32_t) { return not_available(__func__); }
hsa_status_t hsa_amd_queue_cu_get_mask(const hsa_queue_t*, uint32_t, uint32_t*) { return not_available(__func__); }
hsa_status_t hsa_amd_queue_cu_set_mask(const hsa_queue_t*, uint32_t, const uint32_t*) {
  return not_available(__func__);
}
hsa_status_t hsa_amd_register_deallocation_callback(void*, hsa_amd_deallocation_callback_t, void*) {
  return not_available(__func__);
}
hsa_status_t hsa_amd_svm_attributes_get(void*, size_t, hsa_amd_svm_attribute_pair_t*, size_t) {
  return not_available(__func__);
}
hsa_status_t hsa_amd_svm_attributes_set(void*, size_t, hsa_amd_svm_attribute_pair_t*, size_t) {
  return not_available(__func__);
}
hsa_status_t hsa_amd_svm_prefetch_async(void*, size_t, hsa_agent_t, uint32_t, const hsa_signal_t*, hsa_signal_t) {
  return not_available(__func__);
}
hsa_status_t hsa_code_object_deserialize(void*, size_t, const char*, hsa_code_object_t*) {
  return not_available(__func__);
}
hsa_status_t hsa_code_object_destroy(hsa_code_object_t) { return not_available(__func__); }
hsa_status_t hsa_code_object_get_info(hsa_code_object_t, hsa_code_object_info_t, void*) {
  return not_available(__func__);
}
hsa_status_t hsa_code_object_get_symbol(hsa_code_object_t, const char*, hsa_code_symbol_t*) {
  return not_available(__func__);
}
hsa_status_t hsa_code_object_get_symbol_from_name(hsa_code_object_t, const char*, const char*, hsa_code_symbol_t*) {
  return not_available(__func__);
}
hsa_status_t hsa_code_object_iterate_symbols(hsa_code_object_t,
                                             hsa_status_t (*)(hsa_code_object_t, hsa_code_symbol_t, void*), void*) {
  return not_available(__func__);
}
hsa_status_t hsa_code_object_reader_create_from_file(hsa_file_t, hsa_code_object_reader_t*) {
  return not_available(__func__);
}
hsa_status_t hsa_code_object_serialize(hsa_code_object_t, hsa_status_t (*)(size_t, hsa_callback_data_t, void**),
                                       hsa_callback_data_t, const char*, void**, size_t*) {
  return not_available(__func__);
}
hsa_status_t hsa_code_symbol_get_info(hsa_code_symbol_t, hsa_code_symbol_info_t, void*) {
  return not_available(__func__);
}
hsa_status_t hsa_executable_global_variable_define(hsa_executable_t, const char*, void*) {
  return not_available(__func__);
}
hsa_status_t hsa_executable_iterate_program_symbols(hsa_executable_t,
                                                    hsa_status_t (*)(hsa_executable_t, hsa_executable_symbol_t, void*),
                                                    void*) {
  return not_available(__func__);
}
hsa_status_t hsa_executable_load_code_object(hsa_executable_t, hsa_agent_t, hsa_code_object_t, const char*) {
  return not_available(__func__);
}
hsa_status_t hsa_executable_load_program_code_object(hsa_executable_t, hsa_code_object_reader_t, const char*,
                                                     hsa_loaded_code_object_t*) {
  return not_available(__func__);
}
hsa_status_t hsa_executable_readonly_variable_define(hsa_executable_t, hsa_agent_t, const char*, void*) {
  return not_available(__func__);
}
hsa_status_t hsa_ext_image_clear(hsa_agent_t, hsa_ext_image_t, const void*, const hsa_ext_image_region_t*) {
  return not_available(__func__);
}
hsa_status_t hsa_ext_image_copy(hsa_agent_t, hsa_ext_image_t, const hsa_dim3_t*, hsa_ext_image_t, const hsa_dim3_t*,
                                const hsa_dim3_t*) {
  return not_available(__func__);
}
hsa_status_t hsa_ext_program_add_module(hsa_ext_program_t, hsa_ext_module_t) { return not_available(__func__); }
hsa_status_t hsa_ext_program_create(hsa_machine_model_t, hsa_profile_t, hsa_default_float_rounding_mode_t, const char*,
                                    hsa_ext_program_t*) {
  return not_available(__func__);
}
hsa_status_t hsa_ext_program_destroy(hsa_ext_program_t) { return not_available(__func__); }
hsa_status_t hsa_ext_program_finalize(hsa_ext_program_t, hsa_isa_t, int32_t, hsa_ext_control_directives_t, const char*,
                                      hsa_code_object_type_t, hsa_code_object_t*) {
  return not_available(__func__);
}
hsa_status_t hsa_ext_program_get_info(hsa_ext_program_t, hsa_ext_program_info_t, void*) {
  return not_available(__func__);
}
hsa_status_t hsa_ext_program_iterate_modules(hsa_ext_program_t,
                                             hsa_status_t (*)(hsa_ext_program_t, hsa_ext_module_t, void*), void*) {
  return not_available(__func__);
}
hsa_status_t hsa_isa_get_exception_policies(hsa_isa_t, hsa_profile_t, uint16_t*) { return not_available(__func__); }
hsa_status_t hsa_isa_get_round_method(hsa_isa_t, hsa_fp_type_t, hsa_flush_mode_t, hsa_round_method_t*) {
  return not_available(__func__);
}
hsa_status_t hsa_memory_allocate(hsa_region_t, size_t, void**) { return not_available(__func__); }
hsa_status_t hsa_memory_assign_agent(void*, hsa_agent_t, hsa_access_permission_t) { return not_available(__func__); }
hsa_status_t hsa_memory_free(void*) { return not_available(__func__); }
hsa_status_t hsa_region_get_info(hsa_region_t, hsa_region_info_t, void*) { return not_available(__func__); }
hsa_status_t hsa_signal_group_create(uint32_t, const hsa_signal_t*, uint32_t, const hsa_agent_t*, hsa_signal_group_t*) {
  return not_available(__func__);
}
hsa_status_t hsa_signal_group_destroy(hsa_signal_group_t) { return not_available(__func__); }
hsa_status_t hsa_signal_group_wait_any_relaxed(hsa_signal_group_t, const hsa_signal_condition_t*,
                                               const hsa_signal_value_t*, hsa_wait_state_t, hsa_signal_t*,
                                               hsa_signal_value_t*) {
  return not_available(__func__);
}
hsa_status_t hsa_signal_group_wait_any_scacquire(hsa_signal_group_t, const hsa_signal_condition_t*,
                                                 const hsa_signal_value_t*, hsa_wait_state_t, hsa_signal_t*,
                                                 hsa_signal_value_t*) {
  return not_available(__func__);
}
hsa_status_t hsa_soft_queue_create(hsa_region_t, uint32_t, hsa_queue_type32_t, uint32_t, hsa_signal_t, hsa_queue_t**) {
  return not_available(__func__);
}
