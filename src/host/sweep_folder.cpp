#include <sys/stat.h>

#include <filesystem>
#include <system_error>
#include <utility>

#include "base/messages.h"
#include "base/output_file.h"
#include "base/session.h"
#include "host/files.h"
#include "lanewise/sweep.h"

namespace lw::host {
namespace {

using lanewise::Failure;
namespace fs = std::filesystem;

class SweepFolder : public lanewise::SweepStore {
 public:
  explicit SweepFolder(std::string folder) : folder_(std::move(folder)) {}

  std::string name() const override { return folder_; }

  bool has(const std::string& file) const override {
    struct stat status {};
    return ::stat(path_of(file).c_str(), &status) == 0 && S_ISREG(status.st_mode);
  }

  lanewise::Result<std::optional<FileBytes>> read(const std::string& file) const override {
    const std::string path = path_of(file);
    if (std::error_code ignored; !fs::exists(path, ignored)) return std::optional<FileBytes>();
    const Result<FileView> view = view_file(path);
    if (!view) return failure(view.error());
    return std::optional<FileBytes>(FileBytes{view->bytes(), view->owner(), true});
  }

  std::optional<Failure> write(const std::string& file, std::span<const std::byte> bytes) override {
    return write(file, bytes, false);
  }
  std::optional<Failure> write_new(const std::string& file, std::span<const std::byte> bytes) override {
    return write(file, bytes, true);
  }

 private:
  static Failure failure(const Error& error) {
    return {lanewise::FailureKind::bad_input, one_error(code::kFile, error.message)};
  }

  std::string path_of(const std::string& file) const { return (fs::path(folder_) / file).string(); }

  std::optional<Failure> write(const std::string& file, std::span<const std::byte> bytes, bool is_new) {
    const std::string path = path_of(file);
    const fs::path above = fs::path(path).parent_path();
    std::error_code error;
    fs::create_directories(above, error);
    if (error) return failure({above.string() + ": " + error.message()});
    if (const std::optional<Error> failed = write_file_to_disk(path, bytes, is_new)) return failure(*failed);
    return std::nullopt;
  }

  const std::string folder_;
};

}  // namespace
}  // namespace lw::host

namespace lanewise {

std::shared_ptr<SweepStore> sweep_folder(std::string folder) {
  return std::make_shared<lw::host::SweepFolder>(std::move(folder));
}

}  // namespace lanewise
