# The accelerator paper's ladder: its own tests, then a short run, whose tables must have every point and nothing wrong.
set -euo pipefail
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$LUCHO_BUILD/cargo}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

"$CARGO" test --release --locked --quiet --manifest-path "$LUCHO_SOURCE/bench/paper/Cargo.toml"

run() { # run <name> <option>...
  local name=$1
  shift
  PATH=$(dirname "$CARGO"):$PATH LUCHO_BENCH_LUCHO=$LUCHO_LIB "$LUCHO_SOURCE/bench/paper/run" --out "$out/$name" "$@"
}
# has <name> <count> <pattern>: so many lines of the tables match.
has() {
  local found
  found=$(grep -cE "$3" "$out/$1/tables.txt" || true)
  [ "$found" -eq "$2" ] || { echo "$1: $found lines, not $2, match: $3"; exit 1; }
}

run small --orders 32,96 --tune 96 --blocks 8,32 --workers 1,2,16 --rounds 2 --precisions single > "$out/text"
has small 0 'WRONG|not there|skipped'
# Seven rungs of LU and six of Cholesky at two orders; two blocks; three rungs with three numbers of workers.
has small $((2 * (7 + 6) + 2 * 2 + 2 * 3 * 3)) '^ +[0-9]+  (serial|vectorised|NR|row block|lucho)'
for plot in orders speedup blocks workers; do
  grep -q '</svg>' "$out/small/$plot.svg" || { echo "no $plot.svg"; exit 1; }
  python3 -c 'import sys, xml.dom.minidom as m; m.parse(sys.argv[1])' "$out/small/$plot.svg"
done

# What does not fit into the budget is said, with a prediction: after the first order, everything.
run budget --orders 32,1024 --budget 0.000001 --parts orders --operations lu --precisions single > "$out/text"
has budget 7 '1024 .* skipped, would take [0-9.e-]+ s'
has budget 7 '^ +32 .*[0-9]$'

# Other precisions.
run half --orders 64 --rounds 2 --parts orders --precisions half,bfloat > "$out/text"
has half 0 'WRONG|not there'
has half 20 ' (serial|vectorised|NRS|NRC|row block) .*[0-9]$'
if run none --lucho /nowhere/liblucho.so --orders 32 > "$out/text" 2>&1; then
  echo "a library that does not exist was loaded"
  exit 1
fi
