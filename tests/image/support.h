// Short words for targets, surfaces and layouts.
#pragma once

#include <gtest/gtest.h>

#include <string_view>
#include <utility>

#include "image/layout.h"

namespace lw::image {

inline const isa::Target& target(std::string_view name) { return *isa::find_target(name); }

inline Surface surface_2d(uint32_t width, uint32_t height, uint8_t bytes, uint32_t mode, uint32_t levels = 1) {
  Surface surface;
  surface.width = width, surface.height = height, surface.element_bytes = bytes, surface.mode = mode;
  surface.levels = levels;
  return surface;
}

inline ImageLayout layout_of(std::string_view name, const Surface& surface, std::string_view chip = {}) {
  auto layout = ImageLayout::make(target(name), surface, chip);
  EXPECT_TRUE(layout.ok()) << name << ": " << layout.error().what;
  return std::move(layout).value();
}

}  // namespace lw::image
