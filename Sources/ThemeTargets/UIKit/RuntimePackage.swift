import CTexts

/// `ThemeRuntime`, the Swift package that themes for UIKit and SwiftUI share.
package enum RuntimePackage {
  /// The first line of each source file of the package as it is written.
  package static let mark = "// Part of ThemeRuntime. `themec runtime` writes this file again."

  /// The files as a version of themec writes them, with their paths in the package.
  package static func files(version: String) -> [(path: String, text: String)] {
    embedded.map { path, text in
      guard path == "Package.swift" else { return (path, "\(mark)\n\n\(text)") }
      // The version of the tools has to be on the first line.
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      lines.insert("// ThemeRuntime, written by themec \(version)", at: 1)
      return (path, lines.joined(separator: "\n"))
    }
  }

  /// The files of the folder `ThemeRuntime`, which the compiler embeds.
  package static var embedded: [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    var next = unsafe uikitruntime_files()
    while let path = unsafe next?.pointee.path, let text = unsafe next?.pointee.text {
      unsafe files.append((String(cString: path), String(cString: text)))
      unsafe next = next?.successor()
    }
    return files
  }
}
