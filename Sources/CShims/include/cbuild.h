#pragma once

// What whoever builds themec may say of the build, by variables of the environment that Package.swift reads.

/// Where bugs are reported: what THEMEC_ISSUES says, and empty without it.
const char *cbuild_issues(void);
