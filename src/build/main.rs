//! Build script: link options of the shared library, and (feature `headers`) the C headers.

#[cfg(feature = "headers")]
mod flatten;
#[cfg(feature = "headers")]
mod headers;

fn main() {
    println!("cargo:rerun-if-changed=src/build");
    // Programs depend on the soname; its number changes only when the ABI breaks.
    println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,liblucho.so.0");
    // Worker threads may outlive a dlclose, so the code must stay mapped.
    println!("cargo:rustc-cdylib-link-arg=-Wl,-z,nodelete");

    #[cfg(feature = "headers")]
    if let Err(message) = headers::generate() {
        println!("cargo:error={message}");
        std::process::exit(1);
    }
}
