#!/usr/bin/env bash
# Promise 30: what the library is made of. At most ten crates are linked into it, all from the package index under licenses
# that go with its own, locked to versions with check sums, and found offline. With "twice", it is built in two folders of
# different names, and the two libraries are the same to the last byte.
set -euo pipefail
cd "$LUCHO_SOURCE"
CARGO=${CARGO:-cargo}
bad=0
fail() { echo "FAIL $*"; bad=1; }

# Everything that this machine's build needs must be locked, and be there.
host=$("${RUSTC:-rustc}" -vV | sed -n 's/^host: //p')
"$CARGO" metadata --locked --offline --filter-platform "$host" --format-version 1 >"$LUCHO_BUILD/metadata.json" ||
  fail "cargo metadata --locked --offline"
# Only what is linked: build scripts, procedural macros and what these need are not in the library.
"$CARGO" tree --locked --offline --edges normal,no-proc-macro --prefix none --format '{p}|{l}' |
  sed 's/ (\*)//; s| (/[^)]*)||' | grep -v '^lucho v' | sort -u >"$LUCHO_BUILD/crates.txt"
count=$(wc -l <"$LUCHO_BUILD/crates.txt")
echo "$count crates:"
cat "$LUCHO_BUILD/crates.txt"
[ "$count" -ge 1 ] || fail "no crates found"
[ "$count" -le 10 ] || fail "more than ten crates are linked"
# One of a crate's alternatives has to be one of these.
while IFS='|' read -r crate license; do
  grep -qE '(^|[ (/])(MIT|Apache-2.0|BSD-3-Clause|Zlib)($|[ )/])' <<<"$license" || fail "$crate: license $license"
done <"$LUCHO_BUILD/crates.txt"
# No crate from elsewhere, none without a sum.
python3 - Cargo.lock <<'END' || fail "Cargo.lock"
import re, sys
ok = True
for package in open(sys.argv[1]).read().split("[[package]]")[1:]:
    name = re.search(r'name = "(.*)"', package).group(1)
    if name == "lucho":
        continue
    source = re.search(r'source = "(.*)"', package)
    if not source or source.group(1) != "registry+https://github.com/rust-lang/crates.io-index":
        print("not from the index:", name)
        ok = False
    if not re.search(r'checksum = "[0-9a-f]{64}"', package):
        print("no check sum:", name)
        ok = False
sys.exit(not ok)
END

if [ "${1-}" = twice ]; then
  work=$(mktemp -d "$LUCHO_BUILD/twice.XXXXXX")
  trap 'rm -rf "$work"' EXIT
  for folder in one another/folder; do
    mkdir -p "$work/$folder"
    tar c --exclude=./target --exclude=./build --exclude=./.git . | tar x -C "$work/$folder"
    # Not optimized, for time: what differs are paths and the order of things, which are the same kind at every level.
    (cd "$work/$folder" && CARGO_TARGET_DIR=$work/$folder/target CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_INCREMENTAL=0 \
      RUSTFLAGS="--remap-path-prefix=$work/$folder=/lucho" "$CARGO" rustc --quiet --release --lib --crate-type cdylib --locked --offline) ||
      fail "cargo rustc --locked --offline in $folder"
    sha256sum "$work/$folder/target/release/liblucho.so" | cut -d' ' -f1 | tee -a "$work/sums"
  done
  [ "$(sort -u "$work/sums" | wc -l)" = 1 ] || fail "two builds give two libraries"
fi
exit $bad
