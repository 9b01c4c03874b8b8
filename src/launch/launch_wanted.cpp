// What LaunchInputs has of expectations.
#include <fmt/format.h>

#include <cmath>
#include <cstring>

#include "host/files.h"
#include "launch/image_argument.h"
#include "launch/launch_inputs.h"
#include "launch/texels.h"

namespace lw::launch {

ComparedArray compare_arrays(const Array& got, const Array& wanted, bool exact, double atol, double rtol) {
  ComparedArray compared;
  if (got.bytes == wanted.bytes) return compared;
  const size_t size = element_bytes(got.element);
  for (uint64_t i = 0; i < got.count; ++i) {
    if (std::memcmp(got.bytes.data() + i * size, wanted.bytes.data() + i * size, size) == 0) continue;
    if (!exact) {
      const double a = element_value(got, i);
      const double b = element_value(wanted, i);
      if (std::isnan(a) && std::isnan(b)) continue;
      if (a == b && element_text(got, i) == element_text(wanted, i)) continue;
      if (std::fabs(a - b) <= atol + rtol * std::fabs(b) && (atol > 0 || rtol > 0)) continue;
    }
    if (compared.different++ == 0) compared.first = i;
  }
  return compared;
}

std::optional<Error> LaunchInputs::read_wanted(const NamedFiles& files) {
  for (size_t i = 0; i < file_.expectations.size(); ++i) {
    const launch::Expectation& expectation = file_.expectations[i];
    const std::string at = file_.label(fmt::format("expect[{}]", i));
    const Array* got = array(expectation.subject);
    if (got == nullptr) {
      const uint64_t number = std::get<uint64_t>(expectation.subject);
      return Error{fmt::format("{}argument {} is neither a buffer nor an image",
                               file_.path.empty() ? fmt::format("--expect {}: ", number) : at, number)};
    }
    const std::string path = file_.resolve(expectation.file);
    const Result<FileBytes> file = files.read(path);
    if (!file) return Error{at + file.error().message};
    const std::span<const std::byte> bytes = file->bytes;
    const image::ImageDescription* shown = image(expectation.subject);
    if (shown != nullptr && path.ends_with(".png") && shown->levels != 1)
      return Error{fmt::format("{}{}: a picture holds one level; the image has {}", at, path, shown->levels)};
    Array wanted{got->element, bytes.size() / element_bytes(got->element), {}};
    if (path.ends_with(".npy")) {
      Result<Array> npy = read_npy(bytes);
      if (!npy) return Error{fmt::format("{}{}: {}", at, path, npy.error().message)};
      wanted = std::move(*npy);
    } else if (shown != nullptr && path.ends_with(".png")) {
      wanted = {got->element, got->count, ZeroedBytes(got->bytes.size()), got->components};
      if (const auto error = load_picture(*shown, files, path, wanted.bytes)) return Error{at + error->message};
    } else {
      wanted.bytes.assign(bytes.begin(), bytes.end());
    }
    if (wanted.element != got->element || wanted.count != got->count || wanted.bytes.size() != got->bytes.size()) {
      const auto* number = std::get_if<uint64_t>(&expectation.subject);
      return Error{fmt::format("{}{}: holds {}, {} is {}", at, path, type_text(wanted),
                               number != nullptr ? fmt::format("argument {}", *number)
                                                 : "buffer " + std::get<std::string>(expectation.subject),
                               shown != nullptr ? type_text(*shown) + " of " + type_text(*got) : type_text(*got))};
    }
    wanted_.push_back(std::move(wanted));
  }
  return std::nullopt;
}

}  // namespace lw::launch
