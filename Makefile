# make demo      build everything and run the main job on real matrices
# make test      what a build machine runs: all but the long checks, in half the time
# make test-all  every check there is
# make bench     compare speed with MKL, OpenBLAS and faer
# make headers   write include/ and the symbol list from the declarations in src/surface
# make install   PREFIX=/usr/local
#
# Missing tools are installed (as root on Debian) or named; see tools/ensure.

SHELL := /bin/bash
MAKEFLAGS += --no-print-directory
export PATH := $(PATH):$(or $(CARGO_HOME),$(HOME)/.cargo)/bin
# Cargo is called from several places here; all of them share one place for what it builds.
export CARGO_TARGET_DIR ?= $(CURDIR)/target
JOBS := $(shell nproc 2>/dev/null || echo 2)
PREFIX ?= /usr/local
CTEST = ctest --test-dir build --output-on-failure --no-tests=error

say = @printf '\n== %s\n' $(1)

.PHONY: all demo test test-all bench headers install configure build clean \
        test-packages test-rust test-quick test-full test-san test-long

all: build

configure:
	@tools/ensure gcc g++ cmake cargo
	$(call say,"configure")
	cmake -S . -B build

build: configure
	$(call say,"build: library; C tests; examples")
	cmake --build build -j $(JOBS)

demo: configure
	$(call say,"build: library; examples; demonstration")
	cmake --build build -j $(JOBS) --target lucho_examples lucho_demo
	@for program in build/examples/aclblas_*; do \
	  [ -x "$$program" ] && [ -f "$$program" ] || continue; \
	  printf '\n== %s\n' "$$program"; "$$program" || exit; done
	$(call say,"demonstration")
	@build/examples/demo/lucho_demo c_tests/data

# One line per stage; the first failure ends the run.
test: test-packages test-rust test-quick test-full test-san
	$(call say,"all tests passed")

test-all: test test-long
	$(call say,"all long tests passed")

test-rust:
	@tools/ensure gcc g++ cmake ctest pkg-config valgrind nm diff cargo cargo-fmt cargo-clippy
	$(call say,"format")
	cargo fmt --check
	$(call say,"clippy")
	cargo clippy --quiet --locked --all-targets -- -D warnings
	$(call say,"cargo test")
	cargo test --release --locked --quiet
	cargo test --locked --quiet --manifest-path bench/Cargo.toml --target-dir target

# These wait more than they compute.
test-quick: build test-rust
	$(call say,"ctest: quick")
	$(CTEST) -L quick -j $$((2 * $(JOBS)))

# What the full tests run lucho under; before anything is configured, which looks for some of it. The reference libraries
# by their names: where OpenBLAS is installed it would do for what depends on them.
test-packages:
	@tools/ensure libblas3 liblapack3 libblas-test liblapack-test liblapacke python3-numpy python3-scipy python3-pytest \
	  libscalapack-mpi-dev mpirun hpcc

test-full: test-packages test-quick
	$(call say,"ctest: full")
	$(CTEST) -L full -LE long -j $(JOBS)

test-san: test-full
	$(call say,"ctest: quick suite under ASan and valgrind")
	$(CTEST) -L san -LE long -j $(JOBS)

test-long: test-san
	$(call say,"ctest: long and stress")
	$(CTEST) -L 'long|stress' -j $(JOBS)

# Options go in BENCH="--quick --routines dpotrf,dgetrf"; bench/run --help lists them.
bench:
	@tools/ensure cargo gcc python3 python3-venv
	$(call say,"bench: lucho and its peers")
	bench/run $(BENCH)

headers:
	@tools/ensure cargo
	cargo check --quiet --locked --features headers

install: configure
	cmake --build build -j $(JOBS) --target lucho_cargo lucho_blas lucho_toolkit
	cmake --install build --prefix "$(PREFIX)"

clean:
	rm -rf build
	cargo clean
