#include "cprocess.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

extern char **environ;

// Opens a pipe that other programs don't inherit.
static int open_pipe(int ends[2]) {
  if (pipe(ends) != 0) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
}

int cprocess_start(const char *const *words, int *input, int *output, pid_t *process) {
  int in[2] = {-1, -1}, out[2] = {-1, -1};
  int reason = open_pipe(out);
  if (reason == 0 && input != NULL) reason = open_pipe(in);
  posix_spawn_file_actions_t actions;
  if (reason == 0) reason = posix_spawn_file_actions_init(&actions);
  if (reason == 0) {
    if (input != NULL)
      posix_spawn_file_actions_adddup2(&actions, in[0], 0);
    else
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, out[1], 1);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    reason = posix_spawnp(process, words[0], &actions, NULL, (char *const *)words, environ);
    posix_spawn_file_actions_destroy(&actions);
  }
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
