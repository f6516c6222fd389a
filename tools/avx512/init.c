/* The only program of the imitated machine: runs the tests whose names it finds, one after the other, and turns the machine off. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/reboot.h>
#include <sys/wait.h>
#include <unistd.h>

static void run(const char *name) {
  printf("RUN %s\n", name);
  pid_t child = fork();
  if (child == 0) {
    setenv("LUCHO_ISA", "avx512", 1);
    /* Orders up to 130: a multiply-add of a vector takes a microsecond here. */
    setenv("LUCHO_TEST_SHORT", "1", 1);
    execl("/suite", "/suite", name, "--test-threads", "1", (char *)NULL);
    perror("/suite");
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  printf("%s %s\n", WIFEXITED(status) && WEXITSTATUS(status) == 0 ? "PASSED" : "FAILED", name);
}

int main(void) {
  mount("proc", "/proc", "proc", 0, NULL);
  mount("sysfs", "/sys", "sysfs", 0, NULL);
  mount("devtmpfs", "/dev", "devtmpfs", 0, NULL);
  int line = open("/dev/ttyS0", O_RDWR);
  for (int i = 0; i < 3; i++) dup2(line, i);
  setvbuf(stdout, NULL, _IONBF, 0);
  FILE *names = fopen("/names", "r");
  char name[256];
  while (names && fgets(name, sizeof name, names)) {
    name[strcspn(name, "\n")] = 0;
    if (*name) run(name);
  }
  puts("END");
  sleep(1);
  reboot(RB_POWER_OFF);
  return 1;
}
