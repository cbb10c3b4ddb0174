// What every file of this target sees.
@_exported public import FixtureSupport
@_exported public import Foundation
@_exported public import Testing
@_exported public import ThemeCore
@_exported public import ThemeDrawing
@_exported public import ThemeImage
