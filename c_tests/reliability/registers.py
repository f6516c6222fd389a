#!/usr/bin/env python3
"""registers.py [LIBRARY]: no sum of a register tile is kept in memory.

A sum that does not fit in a register is stored and loaded with every step. That changes no result and halves the speed, and
whether it happens is the compiler's choice, for each instruction set anew. Disassembles the innermost loops of the tiles and
counts stores of whole vectors to the stack beside multiply-adds.
"""
import os
import platform
import re
import subprocess
import sys

FUNCTION = re.compile(r"kernel::isa::(avx2|avx512)::(gemm_tile|gemm_tile_packing|small_tile|trsm_tile|potrf|lu_tiles)$")
MULTIPLY_ADD = re.compile(r"vfn?m(add|sub)\w*\s")
STORE = re.compile(r"vmov[au]p[sd]\s+%[yz]mm\d+,-?(0x[0-9a-f]+)?\(%r[sb]p\)")
JUMP = re.compile(r"j\w+\s+([0-9a-f]+)\b")
LEAVES = re.compile(r"(jmp|ret|ud2)\b")
INSTRUCTION = re.compile(r"\s+([0-9a-f]+):\t(.*)")
# Multiply-adds in a loop that counts, and for each store. One in 24 is hidden behind the others.
LEAST, RATIO = 12, 20


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def innermost(code):
    """First and last instruction of each loop that has no other one inside."""
    place = {address: i for i, (address, _) in enumerate(code)}
    jumps = [JUMP.match(text) for _, text in code]
    targets = [place.get(int(jump[1], 16)) if jump else None for jump in jumps]

    def returns(start, end):
        """Whether the jump at `end` is reached from `start` in between: a piece that was moved behind is no loop."""
        seen, ahead = set(), [start]
        while ahead:
            i = ahead.pop()
            if i == end:
                return True
            if i is None or i in seen or not start <= i < end:
                continue
            seen.add(i)
            ahead.append(targets[i])
            if not LEAVES.match(code[i][1]):
                ahead.append(i + 1)
        return False

    loops = {(start, i) for i, start in enumerate(targets) if start is not None and start <= i and returns(start, i)}
    inside = lambda a, b: a != b and a[0] <= b[0] and b[1] <= a[1]
    return [loop for loop in sorted(loops) if not any(inside(loop, other) for other in loops)]


def main():
    if platform.machine() != "x86_64":
        print("skipped: not x86-64")
        return 77
    library = sys.argv[1] if len(sys.argv) > 1 else os.environ["LUCHO_LIB"]
    seen, failed = {}, 0
    for line in output("nm", "-C", "-S", library).splitlines():
        fields = line.split(None, 3)
        function = FUNCTION.search(fields[3]) if len(fields) == 4 else None
        if not function:
            continue
        start, size = int(fields[0], 16), int(fields[1], 16)
        listing = output("objdump", "-d", "--no-show-raw-insn", f"--start-address={start}",
                         f"--stop-address={start + size}", library)
        found = [INSTRUCTION.match(text) for text in listing.splitlines()]
        code = [(int(m[1], 16), m[2]) for m in found if m]
        for first, last in innermost(code):
            texts = [text for _, text in code[first:last + 1]]
            sums = sum(bool(MULTIPLY_ADD.match(text)) for text in texts)
            stores = sum(bool(STORE.match(text)) for text in texts)
            if sums < LEAST:
                continue
            name = "::".join(function.groups())
            seen[name] = seen.get(name, 0) + 1
            if stores * RATIO > sums:
                failed += 1
                print(f"FAILED: {name} at {code[first][0]:#x}: {stores} sums in memory beside {sums} multiply-adds")
    for isa in ("avx2", "avx512"):
        for tile in ("gemm_tile", "gemm_tile_packing", "small_tile", "trsm_tile", "potrf", "lu_tiles"):
            if f"{isa}::{tile}" not in seen:
                failed += 1
                print(f"FAILED: no loop of {isa}::{tile} found")
    print(f"{sum(seen.values())} loops of {len(seen)} kinds of tiles, {failed} failures")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
