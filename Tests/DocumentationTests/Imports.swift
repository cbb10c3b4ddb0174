// What every file of this target sees.
@_exported public import FixtureSupport
@_exported public import Foundation
@_exported public import Testing
@_exported public import ThemeCore
@_exported public import ThemeDiagnostics
@_exported public import ThemeModel
@_exported public import ThemeSyntax
@_exported public import ThemeTargets
