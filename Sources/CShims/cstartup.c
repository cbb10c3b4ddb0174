#if defined(__linux__)
#define _DEFAULT_SOURCE
#endif
#include "cstartup.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if defined(__APPLE__)

#include <crt_externs.h>

char **cstartup_words(void) { return *_NSGetArgv(); }

#elif defined(__GLIBC__)

static char **words;

// glibc passes every constructor the arguments of `main`. This one runs before the constructors of the Swift runtime, which end
// the process if they can't find the runtime's location in /proc. They need it only to find the program that prints stack
// traces, so the variable turns stack traces off and names a location.
__attribute__((constructor(101))) static void keep(int count, char **arguments, char **environment) {
  (void)count;
  (void)environment;
  words = arguments;
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/", 0);
}

char **cstartup_words(void) { return words; }

#else

char **cstartup_words(void) { return NULL; }

#endif

void cstartup_catch_bad_accesses(void (*handler)(int)) {
  static char bytes[65536];
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = bytes;
  stack.ss_size = sizeof bytes;
  sigaltstack(&stack, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = SA_ONSTACK;
  sigaction(SIGSEGV, &action, NULL);
  sigaction(SIGBUS, &action, NULL);
}

int cstartup_lacks_memory(void) {
  if (errno == ENOMEM) return 1;
#if defined(__linux__)
  // glibc takes the number of an error for the new end of the data segment, and malloc then writes there.
  uintptr_t end = (uintptr_t)sbrk(0);
  return end > (uintptr_t)-4096;
#else
  return 0;
#endif
}
