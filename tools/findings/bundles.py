"""Code objects in HIP libraries and executables."""
import mmap
import struct

MAGIC = b"__CLANG_OFFLOAD_BUNDLE__"


def code_objects(path):
    """(target id, bytes) of each, in the order of the file, which has several bundles one after the other."""
    with open(path, "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        bundle = data.find(MAGIC)
        while bundle >= 0:
            at = bundle + len(MAGIC)
            (count,) = struct.unpack_from("<Q", data, at)
            at += 8
            for _ in range(count):
                offset, size, name_size = struct.unpack_from("<QQQ", data, at)
                name = data[at + 24:at + 24 + name_size].decode(errors="replace")
                at += 24 + name_size
                if size and "amdgcn" in name:
                    yield name.split("--")[-1], data[bundle + offset:bundle + offset + size]
            bundle = data.find(MAGIC, bundle + len(MAGIC))
