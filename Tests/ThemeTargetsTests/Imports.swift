// What every file of this target sees.
@_exported public import FixtureSupport
@_exported public import Foundation
@_exported public import Testing
@_exported public import ThemeBundle
@_exported public import ThemeCheck
@_exported public import ThemeCompiler
@_exported public import ThemeCore
@_exported public import ThemeDiagnostics
@_exported public import ThemeImage
@_exported public import ThemeModel
@_exported public import ThemePictures
@_exported public import ThemeResolution
@_exported public import ThemeReview
@_exported public import ThemeTargets
