#pragma once

// GNU make's jobserver: a pipe or a fifo with a byte for each job that may run beside the one that a program already is. Tokens
// must go back on every way out, signals among them, and only C may be sure of what a signal handler runs.
// https://www.gnu.org/software/make/manual/html_node/Job-Slots.html

/// Takes up to `wanted` tokens of the jobserver that `flags` (the variable MAKEFLAGS) names, without waiting for any. Returns how
/// many, or -1 where it names none that this process can use. At most once in a process, before it has a second thread.
int cjobserver_take(const char *flags, int wanted);

/// Gives all tokens back. Safe in a signal handler, and safe to call again.
void cjobserver_give_back(void);
