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

/// Waits until a socket is ready. Returns 0, or -1 with the reason in errno.
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

// Prepares a socket so that it sends at once, never waits, raises no signal and is not inherited by other programs. Returns 0,
// or -1 with the reason in errno.
static int prepare(int socket) {
  int on = 1;
  // Requests are short and wait for their answers, so collecting small packets would only delay them.
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

static int connect_to(const struct addrinfo *address, long deadline) {
  int made = socket(address->ai_family, address->ai_socktype, address->ai_protocol);
  if (made < 0) return -1;
  int problem = 0;
  socklen_t size = sizeof problem;
  if (prepare(made) == 0) {
    if (connect(made, address->ai_addr, address->ai_addrlen) == 0) return made;
    if ((errno == EINPROGRESS || errno == EINTR) && wait_for(made, POLLOUT, deadline) == 0 &&
        getsockopt(made, SOL_SOCKET, SO_ERROR, &problem, &size) == 0) {
      if (problem == 0) return made;
      errno = problem;
    }
  }
  return close_after_failure(made);
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
