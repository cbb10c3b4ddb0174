// What swift-argument-parser looks for in the module os.
#include <os/lock.h>
