#include "cstartup.h"

#include <stddef.h>
#include <stdlib.h>
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
