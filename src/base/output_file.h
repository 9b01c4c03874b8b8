// Files for the user: whole or not at all, and what stood at the path stays until then.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"

namespace lw {

// The path that means standard output.
inline constexpr std::string_view kStandardOutput = "-";

// A file being written. A regular file grows without a name and takes its path's place in `commit`, so that neither a
// full disk nor a kill loses what was there or leaves half of the new one; permissions stay those of the file it
// replaces, and of a symbolic link the target is replaced. What is no regular file (a device, a pipe, standard output)
// is written in place and never removed.
class OutputFile {
 public:
  // An error where nothing could be written there: no folder, a folder itself, no permission, or a file of
  // protect_input(), unless the caller `updates` it.
  static Result<OutputFile> open(const std::string& path, bool updates = false);

  OutputFile(OutputFile&&) noexcept;
  OutputFile& operator=(OutputFile&&) noexcept;
  ~OutputFile();  // without `commit`, what stood at the path is still there

  // What fails is remembered until `commit`.
  void write(std::string_view text);
  void write(std::span<const std::byte> bytes);
  // Zeros, as a hole where the file can have one.
  void write_zeros(uint64_t count);

  // The first failure, if any: then nothing changed at the path.
  std::optional<Error> commit();

  // From now on, `commit` returns when the bytes are on the disk, so that a crash of the system does not lose them.
  void reach_disk();
  // From now on, `commit` leaves a file alone that stands at the path by then.
  void keep_existing();

 private:
  struct State;
  explicit OutputFile(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

// From now on, an output does not replace this file: the process has read it as an input. For programs that read and
// write files for their user; the library never calls it.
void protect_input(const std::string& path);

std::optional<Error> write_file(const std::string& path, std::span<const std::byte> bytes);
std::optional<Error> write_file(const std::string& path, std::string_view text);
// Writes the file and waits until it is on the disk. `is_new`: unless a file stands there, whoever wrote it.
std::optional<Error> write_file_to_disk(const std::string& path, std::span<const std::byte> bytes, bool is_new);
// The same as write_file() for an array or a picture, which may be an input: it is updated in place.
std::optional<Error> update_file(const std::string& path, std::span<const std::byte> bytes);

// Copies the permissions of `from` to `to` if both are ordinary files. Ignores failures.
void copy_permissions(const std::string& from, const std::string& to);

// Why `path` cannot be written, for a look before long work. Leaves nothing behind, and does not wait for a pipe's
// reader.
std::optional<Error> check_output(const std::string& path, bool updates = false);

// Whether both name one file that is there, by whatever path.
bool is_same_file(const std::string& a, const std::string& b);

// Whether `path` names, or would name, a regular file, which each writing replaces; others take all that is written.
bool is_replaced_when_written(const std::string& path);

}  // namespace lw
