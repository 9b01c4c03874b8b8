# Writes OUT, a C++ source with FILES (names below FOLDER, separated by commas) as string literals:
# cmake -DFOLDER=... -DFILES=... -DOUT=... -P embed.cmake
string(REPLACE "," ";" names "${FILES}")
set(text "// Made by src/study/embed.cmake.\n#include \"study/files.h\"\n\n#include <array>\n\nnamespace lw::study {\nnamespace {\n")
string(APPEND text "constexpr std::array kFiles{\n")
foreach(name IN LISTS names)
  file(READ ${FOLDER}/${name} content)
  string(APPEND text "    StudyFile{\"${name}\", R\"FILE(${content})FILE\"},\n")
endforeach()
string(APPEND text "};\n}  // namespace\n\nstd::span<const StudyFile> study_files() { return kFiles; }\n}  // namespace lw::study\n")
file(WRITE ${OUT} "${text}")
