#pragma once

// GNU make's jobserver: a pipe or a fifo with a byte (a token) for each job that may run in addition to the one that a program
// already is. Tokens must go back whenever the process ends, also by a signal. This is in C, because it is certain what C code
// does in a signal handler. See https://www.gnu.org/software/make/manual/html_node/Job-Slots.html

/// Takes up to `wanted` tokens from the jobserver that `flags` (the variable MAKEFLAGS) names, without waiting for any. Returns
/// how many were taken, or -1 where `flags` names no jobserver that this process can use. Tokens from an earlier call must be
/// given back first, and only one thread at a time may call this.
int cjobserver_take(const char *flags, int wanted);

/// Gives all tokens back. Safe to call in a signal handler, and any number of times.
void cjobserver_give_back(void);
