#pragma once

// The Swift package that themes for UIKit and SwiftUI share: the files of ThemeRuntime/, byte for byte.

/// A file of the package.
struct uikitruntime_file {
  /// Its path in ThemeRuntime/.
  const char *path;
  /// Its text, in UTF-8.
  const char *text;
};

/// The files, the last followed by one without a path.
const struct uikitruntime_file *uikitruntime_files(void);
