#include "cprocess.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

extern char **environ;

// Keeps both ends from other programs.
static void keep(const int ends[2]) {
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
}

static int open_output(int ends[2]) {
  if (pipe(ends) != 0) return errno;
  keep(ends);
  return 0;
}

// A socket and not a pipe, because writing to a pipe that nobody reads ends the process by a signal.
static int open_input(int ends[2]) {
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return errno;
  keep(ends);
#if defined(SO_NOSIGPIPE)
  const int on = 1;
  setsockopt(ends[1], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
  return 0;
}

// Whether a variable of the environment is one of the settings.
static bool is_set(const char *variable, const char *const *settings) {
  const char *end = strchr(variable, '=');
  if (!end) return false;
  const size_t length = (size_t)(end - variable) + 1;
  for (; *settings; settings++)
    if (strncmp(variable, *settings, length) == 0) return true;
  return false;
}

// The environment of this process with the settings, to be freed; NULL without memory for it.
static const char **environment(const char *const *settings) {
  size_t count = 0, added = 0;
  while (environ[count]) count++;
  while (settings[added]) added++;
  const char **all = malloc((count + added + 1) * sizeof *all);
  if (!all) return NULL;
  size_t next = 0;
  for (size_t i = 0; i < count; i++)
    if (!is_set(environ[i], settings)) all[next++] = environ[i];
  for (size_t i = 0; i < added; i++) all[next++] = settings[i];
  all[next] = NULL;
  return all;
}

int cprocess_start(
  const char *const *words, const char *const *settings, int *input, int *output, int *process) {
  int in[2] = {-1, -1}, out[2] = {-1, -1};
  const char **variables = environment(settings);
  int reason = variables ? open_output(out) : ENOMEM;
  if (reason == 0 && input != NULL) reason = open_input(in);
  posix_spawn_file_actions_t actions;
  if (reason == 0) reason = posix_spawn_file_actions_init(&actions);
  if (reason == 0) {
    if (input != NULL)
      posix_spawn_file_actions_adddup2(&actions, in[0], 0);
    else
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, out[1], 1);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    reason = posix_spawnp(process, words[0], &actions, NULL, (char *const *)words, (char *const *)variables);
    posix_spawn_file_actions_destroy(&actions);
  }
  free(variables);
  if (in[0] >= 0) close(in[0]);
  if (out[1] >= 0) close(out[1]);
  if (reason != 0) {
    if (in[1] >= 0) close(in[1]);
    if (out[0] >= 0) close(out[0]);
    return reason;
  }
  if (input != NULL) *input = in[1];
  *output = out[0];
  return 0;
}

ptrdiff_t cprocess_write(int input, const void *bytes, size_t count) {
#if defined(MSG_NOSIGNAL)
  return send(input, bytes, count, MSG_NOSIGNAL);
#else
  return send(input, bytes, count, 0);
#endif
}
