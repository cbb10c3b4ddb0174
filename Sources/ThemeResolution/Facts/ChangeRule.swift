/// What a change of a fact of the manifest means for the apps that use a bundle.
///
/// Whatever can need more room, leave less to touch, or take away a name is breaking; what only looks different is visible.
package enum ChangeRule: Equatable, Sendable {
  case breaking, visible, metadata
  /// Which letters a title has: others may be wider, and none need no room.
  case letters
  /// A length: more of it needs more room. An absent one is `ifAbsent`; nil where it can't be known, so that every change
  /// counts.
  case length(ifAbsent: Double?)
  /// Insets between what a layout aligns and the edge of the art: less of them makes the element larger for layouts.
  case alignment
  /// One of some words, of which the first needs the least room; `ifAbsent` is meant where the fact is absent.
  case words([String], ifAbsent: String)
  /// On which side of a title an icon is: beside and above it need room along different axes.
  case placement
  /// The number of lines of a title, of which 0 is any number and an absent one is 1.
  case lines
  /// A side of what can be touched.
  case touch
  /// How art is cut, or where it comes from: the pixels decide.
  case pixels
}
