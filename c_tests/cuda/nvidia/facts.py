"""facts.py <our include directory> <version>: a C program that prints what our CUDA headers say, as static assertions.

Every enumerator, every structure with its size, alignment and the place of each member, every number that is a macro.
"""
import re
import subprocess
import sys
from pathlib import Path

include, version = Path(sys.argv[1]), sys.argv[2]
names = ["driver_types.h", "library_types.h", "vector_types.h", "cublas_api.h", "cusparse.h"]
raw = "".join((include / name).read_text() for name in names)
lines = "".join(f'#include "{include / name}"\n' for name in names)
command = ["gcc", "-E", "-P", f"-DLUCHO_CUDA_VERSION={version}", "-xc", "-"]
text = subprocess.run(command, input=lines, capture_output=True, text=True, check=True).stdout


def print_fact(name, value, form):
    print(f'  printf("{name} IS({form}, {value});\\n", {"(long long)" if form == "%lld" else ""}{value});')


print("#include <stdio.h>\n#include <stddef.h>\n#include <cuda_runtime_api.h>\n#include <library_types.h>\n#include <cublas_v2.h>\n"
      "#include <cusparse.h>\n"
      "int main(void) {")
for body in re.findall(r"\benum \w+ \{(.*?)\}", text, flags=re.S):
    for name in re.findall(r"^\s*(\w+) = ", body, flags=re.M):
        print_fact(name, name, "%lld")
for name in re.findall(r"^#define (cuda\w+) \(?-?\d+\)?$", raw, flags=re.M):
    print_fact(name, name, "%lld")
for tag, body in re.findall(r"\bstruct (?:__attribute__\(\(\w+\(\d+\)\)\) )?(\w+) \{(.*?)^\}", text, flags=re.S | re.M):
    if not re.search(rf"\b{tag}\b", raw):
        continue
    kind = f"struct {tag}"
    print_fact(tag, f"sizeof({kind})", "%zu")
    print_fact(tag, f"_Alignof({kind})", "%zu")
    for line in body.split(";"):
        function = re.search(r"\(\*(\w+)\)", line)
        for part in [function.group(1)] if function else line.split(","):
            member = re.search(r"(\w+)(?:\[\d+\])*$", part.strip())
            if member:
                print_fact(tag, f"offsetof({kind}, {member.group(1)})", "%zu")
print("  return 0;\n}")
