#!/usr/bin/env python3
"""Counts the wait states between marked instructions of a listing, along the shortest path.

  llvm-objdump-22 -d -r --show-all-symbols FILE.o | count_states.py [--gfx8]

The labels first_N and second_N mark two instructions. For each N it prints `N: STATES`, or `N: -` if no path leads from
the first to the second. Every instruction in between is one state, and s_nop I is I+1; with --gfx8, which sees three
bits of I, at most 8. Paths follow branches, calls and returns.

This counts for gfx8, gfx9 and CDNA, with nothing but the text of the listing: it shares no code with the program that
it checks.
"""
import heapq
import re
import sys

LABEL = re.compile(r"^([0-9a-f]{8,16}) <([^>]+)>:$")
INSTRUCTION = re.compile(r"^\t(\S+)(.*?)\s*// ([0-9A-F]{8,16}):((?: [0-9A-F]{8})+)")
RELOCATION = re.compile(r"^\s+[0-9a-f]{8,16}:\s+R_AMDGPU_REL32_LO\s+([\w.$]+)(?:\+0x([0-9a-f]+))?")
MARK = re.compile(r"^(first|second)_(\d+)$")
ENDS = ("s_endpgm", "s_rfe_")


class Listing:
    def __init__(self, text, gfx8=False):
        self.nop_bits = 7 if gfx8 else 15
        self.address_of = {}  # label -> address
        self.function_at = {}  # address -> the function that the instruction belongs to
        self.instructions = {}  # address -> mnemonic, first word, bytes
        self.callee_of = {}  # address of an s_swappc -> address of the callee
        self.order = []
        self._read(text)
        self.return_to = {}  # function -> addresses behind the calls of it
        for call, callee in self.callee_of.items():
            self.return_to.setdefault(self.function_at[callee], []).append(call + self.instructions[call][2])

    def _read(self, text):
        function = callee = None
        calls = {}
        for line in text.splitlines():
            if label := LABEL.match(line):
                self.address_of[label[2]] = int(label[1], 16)
                if not MARK.match(label[2]):
                    function = label[2]
            elif relocation := RELOCATION.match(line):
                callee = (relocation[1], int(relocation[2] or "0", 16))
            elif instruction := INSTRUCTION.match(line):
                address = int(instruction[3], 16)
                words = instruction[4].split()
                self.instructions[address] = (instruction[1], int(words[0], 16), 4 * len(words))
                self.function_at[address] = function
                self.order.append(address)
                if instruction[1] == "s_swappc_b64":
                    if callee is None:
                        raise ValueError(f"the call at {address:#x} has no symbol")
                    calls[address] = callee
        # What s_getpc_b64 gives is 4 bytes before the literal of s_add_u32, to which the relocation is relative.
        for address, (symbol, addend) in calls.items():
            begin = 0 if symbol == ".text" else self.address_of[symbol]
            self.callee_of[address] = begin + addend - 4

    def states(self, address):
        mnemonic, word, _ = self.instructions[address]
        return (word & self.nop_bits) + 1 if mnemonic == "s_nop" else 1

    def successors(self, address):
        mnemonic, word, size = self.instructions[address]
        behind = address + size
        if mnemonic.startswith(ENDS):
            return []
        if mnemonic == "s_swappc_b64":
            return [self.callee_of[address]]
        if mnemonic == "s_setpc_b64":
            return self.return_to.get(self.function_at[address], [])
        if mnemonic == "s_branch" or mnemonic.startswith("s_cbranch_"):
            offset = (word & 0xffff) - (0x10000 if word & 0x8000 else 0)
            target = behind + 4 * offset
            return [target] if mnemonic == "s_branch" else [target, behind]
        return [behind]

    def least_states(self, first, second):
        """The states between two addresses on the shortest path, or None."""
        waiting = [(0, address) for address in self.successors(first)]
        heapq.heapify(waiting)
        seen = set()
        while waiting:
            states, address = heapq.heappop(waiting)
            if address == second:
                return states
            if address in seen or address not in self.instructions:
                continue
            seen.add(address)
            for successor in self.successors(address):
                heapq.heappush(waiting, (states + self.states(address), successor))
        return None

    def marked(self):
        """N -> the states between first_N and second_N, where both labels exist."""
        found = {}
        for label, address in self.address_of.items():
            mark = MARK.match(label)
            if mark and mark[1] == "first" and f"second_{mark[2]}" in self.address_of:
                found[int(mark[2])] = self.least_states(address, self.address_of[f"second_{mark[2]}"])
        return found


def main():
    listing = Listing(sys.stdin.read(), "--gfx8" in sys.argv[1:])
    for number, states in sorted(listing.marked().items()):
        print(f"{number}: {'-' if states is None else states}")


if __name__ == "__main__":
    main()
