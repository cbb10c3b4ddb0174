#pragma once

#include <stddef.h>

// TCP connections. A deadline is a time as `csocket_now` returns it. Calls with a deadline wait no longer than that, except for
// the lookup of a host's name. A call that fails returns a negative number, with the reason in errno, which is ETIMEDOUT when
// the deadline has passed.

/// The present time, in milliseconds since an arbitrary fixed time.
long csocket_now(void);

/// Connects to a port of a host. Returns a socket, or -2 where the name of the host can't be resolved.
int csocket_connect(const char *host, const char *port, long deadline);

/// Returns a socket that listens at `*port`, for connections from this machine only. If `*port` is 0, a free port is chosen and
/// stored there.
int csocket_listen(unsigned short *port);

/// Accepts the next connection to a listening socket, without waiting, and returns its socket.
int csocket_accept(int listener);

/// Sends bytes and returns how many were sent. A closed connection is an error and raises no signal.
long csocket_send(int socket, const void *bytes, size_t count, long deadline);

/// Receives bytes and returns how many there were; 0 when the other side has closed the connection.
long csocket_receive(int socket, void *bytes, size_t room, long deadline);
