#include "cbuild.h"

#ifndef THEMEC_ISSUES
#define THEMEC_ISSUES ""
#endif

const char *cbuild_issues(void) { return THEMEC_ISSUES; }
