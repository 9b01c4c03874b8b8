// Images in memory. Descriptor words (descriptor.h, sampler.h) become a layout (layout.h, by surface.h and format.h),
// which says where each texel lies; bound_image.h joins the layout with the device's memory, and sample.h filters
// texels. device_image.h and image_object.h make images and their descriptors for a host program.
#pragma once

#include "image/bound_image.h"
#include "image/coordinates.h"
#include "image/descriptor.h"
#include "image/device_image.h"
#include "image/image_object.h"
#include "image/recent.h"
#include "image/sample.h"
#include "image/sampler.h"
