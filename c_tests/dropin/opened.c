/* opened <library> <name>...: the libraries that answer names looked up through dlopen(library). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>

int main(int argc, char **argv) {
  void *library = argc > 1 ? dlopen(argv[1], RTLD_LAZY | RTLD_LOCAL) : NULL;
  if (!library) {
    printf("%s\n", argc > 1 ? dlerror() : "usage: opened <library> <name>...");
    return 1;
  }
  for (int i = 2; i < argc; i++) {
    Dl_info info;
    void *address = dlsym(library, argv[i]);
    printf("%s %s\n", argv[i], address && dladdr(address, &info) ? info.dli_fname : "nobody");
  }
  return 0;
}
