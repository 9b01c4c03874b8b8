// Reports as JSON: the keys of each report's structs stand once, in a function `fields` beside them, and are read from
// there. docs/schemas says what they mean.
#pragma once

#include <concepts>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "report/json_types.h"

namespace lw::report {

template <class Json>
class FieldsAs;
using Fields = FieldsAs<SortedJson>;

template <class T>
concept Described = requires(Fields& visit, const T& value) {
  fields(visit, value);
};

template <class Json = SortedJson, class T>
Json json_of(const T& value);
template <class Json = SortedJson, class T>
Json json_of(const std::vector<T>& values);

// Collects the fields of one struct.
template <class Json>
class FieldsAs {
 public:
  template <class T>
  void operator()(std::string_view key, const T& value) {
    json_[std::string(key)] = json_of<Json>(value);
  }
  // Without a value, no key.
  template <class T>
  void operator()(std::string_view key, const std::optional<T>& value) {
    if (value) (*this)(key, *value);
  }
  // Without a value, null.
  template <class T>
  void nullable(std::string_view key, const std::optional<T>& value) {
    json_[std::string(key)] = value ? json_of<Json>(*value) : Json();
  }

  // An object with a key for each name.
  template <class T>
  void by_name(std::string_view key, const std::vector<std::pair<std::string, T>>& values) {
    Json& object = json_[std::string(key)] = Json::object();
    for (const auto& [name, value] : values) object[name] = json_of<Json>(value);
  }

  Json take() { return std::move(json_); }

 private:
  Json json_ = Json::object();
};

template <class Json, class T>
Json json_of(const T& value) {
  if constexpr (Described<T>) {
    FieldsAs<Json> visit;
    fields(visit, value);
    return visit.take();
  } else {
    return Json(value);
  }
}

template <class Json, class T>
Json json_of(const std::vector<T>& values) {
  Json list = Json::array();
  for (const T& value : values) list.push_back(json_of<Json>(value));
  return list;
}

}  // namespace lw::report
