#include "app/hip_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <sstream>
#include <system_error>

#include "host/files.h"

namespace lw::app {

namespace fs = std::filesystem;

Result<nlohmann::ordered_json> read_summary(const std::string& folder) {
  auto kernels = nlohmann::ordered_json::array(), faults = nlohmann::ordered_json::array();
  std::map<std::pair<std::string, std::string>, size_t> places;
  std::vector<fs::path> files;
  std::error_code failed;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, failed)) files.push_back(entry.path());
  if (failed) return Error{fmt::format("{}: {}", folder, failed.message())};
  std::sort(files.begin(), files.end());
  for (const fs::path& file : files) {
    const Result<std::string> text = host::read_text_file(file.string());
    if (!text) return text.error();
    std::istringstream lines(*text);
    for (std::string line; std::getline(lines, line);) {
      const auto dispatch = nlohmann::ordered_json::parse(line, nullptr, /*allow_exceptions=*/false);
      if (dispatch.is_discarded()) return Error{fmt::format("{}: '{}' is no JSON", file.string(), line)};
      const std::pair key(dispatch["device"].get<std::string>(), dispatch["kernel"].get<std::string>());
      const auto [place, is_new] = places.try_emplace(key, kernels.size());
      if (is_new)
        kernels.push_back({{"device", key.first}, {"kernel", key.second}, {"dispatches", 0}, {"wave_instructions", 0}});
      nlohmann::ordered_json& kernel = kernels[place->second];
      kernel["dispatches"] = kernel["dispatches"].get<uint64_t>() + 1;
      kernel["wave_instructions"] =
          kernel["wave_instructions"].get<uint64_t>() + dispatch["wave_instructions"].get<uint64_t>();
      if (!dispatch.contains("message")) continue;
      faults.push_back({{"device", key.first},
                        {"kernel", key.second},
                        {"outcome", dispatch["outcome"]},
                        {"message", dispatch["message"]}});
    }
  }
  return nlohmann::ordered_json{{"dispatches", std::move(kernels)}, {"faults", std::move(faults)}};
}

}  // namespace lw::app
