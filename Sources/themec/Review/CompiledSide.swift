import ArgumentParser
import ThemeCompiler
import ThemeReview

/// The bundles of a theme file or a folder with theme files, compiled in memory. What is wrong with them is printed.
func compiledBundles(_ typed: String) throws -> [BundleContents] {
  var arguments = try CompileArguments.parse([])
  arguments.themes = [typed]
  arguments.quiet = true
  var run = try Run(arguments)
  return try run.compile(emits: true).compactMap { theme in theme.tree.map { BundleContents($0) } }
    .sorted { $0.manifest.theme.utf8.lexicographicallyPrecedes($1.manifest.theme.utf8) }
}
