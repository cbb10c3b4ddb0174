// What darwin.sh must find, and at no other line.
#include <sys/socket.h>

int unknown(int socket) { return accept4(socket, 0, 0, 0); } // fault: call to undeclared function 'accept4'

int careless(int left, unsigned right) { return left < right; } // fault: comparison of integers of different signs
