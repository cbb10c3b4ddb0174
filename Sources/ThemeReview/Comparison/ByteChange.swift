/// How many bytes the files that differ have on both sides.
package struct ByteChange: Hashable, Sendable {
  /// By kind and name; nil for what gathers several elements.
  package let element: String?
  package let old: Int
  package let new: Int
}
