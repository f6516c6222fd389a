# Reads preprocessed C++ in which __global__, __device__, ... are spelled __lucho_global__, ...; writes a line for each
# place with code that only a device could run, and ends with 1 if there is any. Comments are gone already; strings
# and characters are skipped here, and so is what comes from system headers.

function say(at, what) {
  printf "%s:%d: error: lucho runs host code only: %s\n", file, at, what
  found = 1
}

# The line without the contents of strings and characters. `raw` is what ends a raw string that goes on.
function plain(text,   out, at, mark, before) {
  out = ""
  for (;;) {
    if (raw != "") {
      at = index(text, raw)
      if (!at) return out
      text = substr(text, at + length(raw))
      raw = ""
    }
    if (!match(text, /["']/)) return out text
    mark = substr(text, RSTART, 1)
    before = substr(text, 1, RSTART - 1)
    text = substr(text, RSTART + 1)
    out = out before
    if (mark == "'" && before ~ /(^|[^A-Za-z0-9_])[0-9][0-9A-Za-z_.]*$/) {
      out = out "_" # a separator of digits; what follows is the same number
      if (match(text, /^[0-9A-Za-z_.']*/)) text = substr(text, RLENGTH + 1)
      continue
    }
    if (mark == "\"" && before ~ /(^|[^A-Za-z0-9_])(u8|u|U|L)?R$/) {
      at = index(text, "(")
      raw = ")" substr(text, 1, at - 1) "\""
      text = substr(text, at + 1)
      out = out "_"
      continue
    }
    # The end of the string: the first mark that is not escaped.
    if (mark == "'") match(text, /^([^'\\]|\\.)*'/)
    else match(text, /^([^"\\]|\\.)*"/)
    out = out "_"
    text = RLENGTH < 0 ? "" : substr(text, RLENGTH + 1)
  }
}

# Words before a declarator belong together, in any order and on any number of lines.
function word(w) {
  if (w == "__lucho_global__") say(line, "__global__ function (a kernel)")
  else if (w == "__lucho_device__" || w == "__lucho_constant__") { if (!device) device = line; kind = w }
  else if (w == "__lucho_host__") host = 1
}
function declared() {
  if (device && !host)
    say(device, kind == "__lucho_device__" ? "__device__ without __host__" : "__constant__ variable")
  device = host = 0
}

/^# [0-9]+ "/ {
  line = $2 - 1
  quoted = $0
  sub(/^# [0-9]+ "/, "", quoted)
  flags = quoted
  sub(/.*"/, "", flags)
  sub(/"[ 0-9]*$/, "", quoted)
  file = quoted
  system_header = flags ~ / 3( |$)/
  next
}
{ line++ }
system_header { next }
raw == "" && !/[<_"';{}(=]/ { next }
{
  text = plain($0)
  gsub(/__attribute__ *\(\([^()]*(\([^()]*\))?[^()]*\)\)/, " ", text)
  launch = text
  gsub(/operator *<<</, "", launch)
  if (index(launch, "<<<")) say(line, "kernel launch <<<...>>>")
  while (match(text, /__lucho_[a-z]+__|[;{}(=]/)) {
    token = substr(text, RSTART, RLENGTH)
    text = substr(text, RSTART + RLENGTH)
    if (length(token) > 1) word(token)
    else declared()
  }
}
END { exit found }
