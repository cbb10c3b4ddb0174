// What every file of this target sees.
@_exported public import CommitCrasher
@_exported public import FixtureSupport
@_exported public import Foundation
@_exported public import Synchronization
@_exported public import Testing
@_exported public import ThemeBundle
@_exported public import ThemeCore
@_exported public import ThemeDisk
@_exported public import ThemeImage
@_exported public import ThemeTargets
