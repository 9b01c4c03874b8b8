"""A root folder with some of this machine's Debian packages and nothing else, in which commands run.

It is made of copies, needs no network, and is as strict as a fresh installation: what a package forgets to depend on
is not there.
"""
import os
import pathlib
import re
import subprocess

DPKG = pathlib.Path("var/lib/dpkg")
NOT_COPIED = ("/usr/share/doc/", "/usr/share/man/", "/usr/share/locale/")


class Machine:
    """The packages that are installed here, by name."""

    def __init__(self):
        self.packages, self.providers = {}, {}
        for text in (pathlib.Path("/") / DPKG / "status").read_text().split("\n\n"):
            fields = dict(re.findall(r"^([\w-]+): ?(.*(?:\n[ \t].*)*)", text, re.M))
            if fields.get("Status", "").endswith(" installed"):
                name = fields["Package"]
                self.packages[name] = (fields, text)
                for provided in self.names(fields.get("Provides", "")):
                    self.providers.setdefault(provided[0], name)

    @staticmethod
    def names(relation):
        """[[alternative, ...], ...] without versions and architectures."""
        return [[re.split(r"[ (:\[]", one.strip())[0] for one in group.split("|")] for group in relation.split(",") if group.strip()]

    def closure(self, names):
        """The packages and what they depend on."""
        found, wanted = set(), list(names)
        while wanted:
            name = wanted.pop()
            if name in found:
                continue
            found.add(name)
            fields = self.packages[name][0]
            for group in self.names(fields.get("Pre-Depends", "")) + self.names(fields.get("Depends", "")):
                known = [one for one in group if one in self.packages] or [self.providers[one] for one in group if one in self.providers]
                assert known, f"{name} depends on {' | '.join(group)}, which is not installed"
                wanted.append(known[0])
        return found

    def essential(self):
        return {name for name, (fields, _) in self.packages.items() if fields.get("Essential") == "yes"}


class CleanRoot:
    def __init__(self, folder, machine):
        self.folder, self.machine, self.packages = pathlib.Path(folder), machine, set()
        for name in ("dev", "proc", "tmp", "root", "var/lib/dpkg/info", "var/lib/dpkg/updates", "var/lib/dpkg/triggers",
                     "var/cache", "var/log", "etc", "usr/share/man/man1"):
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        for name in ("bin", "sbin", "lib", "lib64", "lib32", "libx32"):
            if pathlib.Path("/", name).is_symlink():
                (self.folder / name).symlink_to(os.readlink(pathlib.Path("/", name)))
                (self.folder / os.readlink(pathlib.Path("/", name))).mkdir(parents=True, exist_ok=True)
        (self.folder / "etc/passwd").write_text("root:x:0:0:root:/root:/bin/bash\n")
        (self.folder / "etc/group").write_text("root:x:0:\n")
        (self.folder / DPKG / "status").write_text("")
        (self.folder / DPKG / "info/format").write_text("1\n")
        (self.folder / DPKG / "triggers/ldconfig").write_text("libc-bin\n")  # manuals are not indexed: man finds them without
        self.add(machine.essential())

    def add(self, names):
        """Copies packages and what they depend on. Returns the paths that these have."""
        new = self.machine.closure(names) - self.packages
        self.packages |= new
        info = pathlib.Path("/") / DPKG / "info"
        paths, texts = [], []
        for name in sorted(new):
            fields, text = self.machine.packages[name]
            texts.append(text)
            known = [f"{name}:{fields['Architecture']}", name]
            files = next(info / f"{one}.list" for one in known if (info / f"{one}.list").exists())
            (self.folder / DPKG / "info" / files.name).write_text(files.read_text())
            if name == "libc-bin":
                for part in info.glob("libc-bin.*"):
                    (self.folder / DPKG / "info" / part.name).write_bytes(part.read_bytes())
            paths += [line for line in files.read_text().splitlines()
                      if line != "/." and not line.startswith(NOT_COPIED) and os.path.lexists(line)]
        paths += [link for path in paths for link in ALTERNATIVES.get(path, ())]
        lists = "\0".join(sorted({path.lstrip("/") for path in paths})).encode()
        packed = subprocess.Popen(["tar", "-C", "/", "--create", "--file=-", "--null", "--no-recursion", "--files-from=-"],
                                  stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        unpacked = subprocess.Popen(["tar", "-C", self.folder, "--extract", "--keep-directory-symlink", "--no-same-owner"], stdin=packed.stdout)
        packed.stdin.write(lists)
        packed.stdin.close()
        packed.stdout.close()
        assert packed.wait() == 0 and unpacked.wait() == 0
        with open(self.folder / DPKG / "status", "a") as status:
            status.write("".join(text.strip("\n") + "\n\n" for text in texts))
        return paths

    def run(self, *command, check=True, **options):
        """Runs a command in the root, in name spaces of its own."""
        spaces = ["unshare", "--mount", "--pid", "--fork", "--kill-child"] + ([] if os.geteuid() == 0 else ["--user", "--map-root-user"])
        inside = f'mount --rbind /dev "{self.folder}/dev" && mount -t proc proc "{self.folder}/proc" && exec chroot "{self.folder}" "$@"'
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive",
                       "PYTHONDONTWRITEBYTECODE": "1"}  # of Python's own modules; a package compiles its own all the same
        done = subprocess.run([*spaces, "sh", "-c", inside, "sh", *map(str, command)], env=environment, capture_output=True, text=True,
                              **options)
        if check:
            assert done.returncode == 0, f"{command}: {done.returncode}\n{done.stdout}{done.stderr}"
        return done

    def paths(self):
        """All that is in the root but what dpkg keeps of its own work, and files of the tests in /tmp."""
        done = subprocess.run(["find", ".", "-path", "./var/lib/dpkg", "-prune", "-o", "-path", "./tmp/*", "-prune", "-o",
                               "-path", "./var/log/*", "-prune", "-o", "-print"], cwd=self.folder, capture_output=True, text=True, check=True)
        info = {f"info/{path.name}" for path in (self.folder / DPKG / "info").iterdir()}
        return {path for path in done.stdout.splitlines()} | info


def read_alternatives():
    """The links by which update-alternatives chooses programs, by the path that they stand for."""
    found = {}
    folder = pathlib.Path("/etc/alternatives")
    for link in filter(pathlib.Path.is_symlink, folder.iterdir() if folder.is_dir() else ()):
        name = f"/usr/bin/{link.name}"
        if os.path.lexists(name):
            found.setdefault(os.readlink(link), []).extend([name, str(link)])
    return found


ALTERNATIVES = read_alternatives()
