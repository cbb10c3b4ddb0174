#if defined(__linux__)
#define _GNU_SOURCE
#endif
#include "csocket.h"

#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#if !defined(MSG_NOSIGNAL)
#define MSG_NOSIGNAL 0
#endif

long csocket_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (long)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/// Waits until a socket is ready: 0, or -1 with the reason.
static int wait_for(int socket, short events, long deadline) {
  for (;;) {
    long left = deadline - csocket_now();
    struct pollfd entry = { socket, events, 0 };
    int count = poll(&entry, 1, left > 0 ? (int)left : 0);
    if (count > 0) return 0;
    if (count < 0 && errno != EINTR) return -1;
    if (count == 0 && left <= 0) {
      errno = ETIMEDOUT;
      return -1;
    }
  }
}

static int connect_to(const struct addrinfo *address, long deadline) {
  int made = socket(address->ai_family, address->ai_socktype, address->ai_protocol);
  if (made < 0) return -1;
  int on = 1, problem = 0;
  socklen_t size = sizeof problem;
  // What is asked is short, and waits for the answer.
  setsockopt(made, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
#if defined(SO_NOSIGPIPE)
  setsockopt(made, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
  if (fcntl(made, F_SETFD, FD_CLOEXEC) == 0 && fcntl(made, F_SETFL, O_NONBLOCK) == 0) {
    if (connect(made, address->ai_addr, address->ai_addrlen) == 0) return made;
    if ((errno == EINPROGRESS || errno == EINTR) && wait_for(made, POLLOUT, deadline) == 0 &&
        getsockopt(made, SOL_SOCKET, SO_ERROR, &problem, &size) == 0) {
      if (problem == 0) return made;
      errno = problem;
    }
  }
  problem = errno;
  close(made);
  errno = problem;
  return -1;
}

int csocket_connect(const char *host, const char *port, long deadline) {
  struct addrinfo hints, *found = NULL;
  memset(&hints, 0, sizeof hints);
  hints.ai_socktype = SOCK_STREAM;
  if (getaddrinfo(host, port, &hints, &found) != 0) return -2;
  int made = -1;
  errno = EHOSTUNREACH;
  for (struct addrinfo *address = found; address && made < 0; address = address->ai_next) {
    made = connect_to(address, deadline);
  }
  int problem = errno;
  freeaddrinfo(found);
  errno = problem;
  return made;
}

long csocket_send(int socket, const void *bytes, size_t count, long deadline) {
  for (;;) {
    ssize_t sent = send(socket, bytes, count, MSG_NOSIGNAL);
    if (sent >= 0) return (long)sent;
    if (errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK) return -1;
    if (errno != EINTR && wait_for(socket, POLLOUT, deadline) != 0) return -1;
  }
}

long csocket_receive(int socket, void *bytes, size_t room, long deadline) {
  for (;;) {
    ssize_t count = recv(socket, bytes, room, 0);
    if (count >= 0) return (long)count;
    if (errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK) return -1;
    if (errno != EINTR && wait_for(socket, POLLIN, deadline) != 0) return -1;
  }
}
