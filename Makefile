.PHONY: headers

# Writes include/*.h and c_tests/symbols/expected.txt from the declarations in src/surface.
headers:
	cargo check --quiet --locked --features headers
