#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "csocket.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#if !defined(MSG_NOSIGNAL)
#define MSG_NOSIGNAL 0
#endif

// Prepares a socket so that it sends at once, never waits, raises no signal and is not inherited by other programs. Returns 0,
// or -1 with the reason in errno.
static int prepare(int socket) {
  int on = 1;
  // Answers are short and clients wait for them, so collecting small packets would only delay them.
  setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
#if defined(SO_NOSIGPIPE)
  setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
  return fcntl(socket, F_SETFD, FD_CLOEXEC) == 0 && fcntl(socket, F_SETFL, O_NONBLOCK) == 0 ? 0 : -1;
}

static int close_after_failure(int socket) {
  int problem = errno;
  close(socket);
  errno = problem;
  return -1;
}

int csocket_listen(unsigned short *port) {
  int made = socket(AF_INET, SOCK_STREAM, 0);
  if (made < 0) return -1;
  int on = 1;
  struct sockaddr_in address;
  socklen_t size = sizeof address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(*port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  // Lets the port be used again while connections that were closed a moment ago still occupy it.
  setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  if (prepare(made) != 0 || bind(made, (struct sockaddr *)&address, size) != 0 || listen(made, 64) != 0 ||
      getsockname(made, (struct sockaddr *)&address, &size) != 0)
    return close_after_failure(made);
  *port = ntohs(address.sin_port);
  return made;
}

int csocket_accept(int listener) {
  int made = accept(listener, NULL, NULL);
  if (made < 0) return -1;
  return prepare(made) == 0 ? made : close_after_failure(made);
}

long csocket_send(int socket, const void *bytes, size_t count) { return (long)send(socket, bytes, count, MSG_NOSIGNAL); }
