#pragma once

#include <stddef.h>

// TCP connections from this machine, whose sockets never wait. A call that fails returns -1 with the reason in errno.

/// Returns a socket that listens at `*port`, for connections from this machine only. If `*port` is 0, a free port is chosen and
/// stored there.
int csocket_listen(unsigned short *port);

/// Accepts the next connection to a listening socket, and returns its socket.
int csocket_accept(int listener);

/// Sends bytes and returns how many were sent. A closed connection is an error and raises no signal.
long csocket_send(int socket, const void *bytes, size_t count);
