#pragma once

// The source code that themes for UIKit share, which ships to their users: the files of swift/ and objective-c/, byte for
// byte.

/// A file of the runtime.
struct uikitruntime_file {
  /// Its path in swift/ or objective-c/, with that.
  const char *path;
  /// Its text, in UTF-8.
  const char *text;
};

/// The files, the last followed by one without a path.
const struct uikitruntime_file *uikitruntime_files(void);
