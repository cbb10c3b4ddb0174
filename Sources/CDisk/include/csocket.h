#pragma once

#include <stddef.h>

// Connections, none of whose calls waits longer than until a moment: milliseconds since the one that `csocket_now` counts from.
// A call that fails gives a negative number, with the reason in errno; that the time is up is ETIMEDOUT.

/// The present.
long csocket_now(void);

/// A connection to a port of a host, or -2 where nothing is known of the host.
int csocket_connect(const char *host, const char *port, long deadline);

/// A socket that listens on this machine alone, at `*port`, or where that is 0 at a port that is free, which it is set to.
int csocket_listen(unsigned short *port);

/// The next connection to a listening socket, without waiting.
int csocket_accept(int listener);

/// How many bytes were sent; no signal comes when nobody reads.
long csocket_send(int socket, const void *bytes, size_t count, long deadline);

/// How many bytes have come; 0 at the end.
long csocket_receive(int socket, void *bytes, size_t room, long deadline);
