/// A limit of the size or cost of an input, with the name that messages and `--limit` use for it.
///
/// Themes can come from untrusted sources; the limits prevent one from exhausting the machine. Every limit of the tool is in
/// ``all``, from which the list in `SECURITY.md` is made.
package struct Limit: Sendable {
  /// The unique name in kebab case.
  package let name: String
  /// The unit that is counted, in the plural, such as `bytes`.
  package let unit: String
  /// What the units belong to, as the continuation of a sentence, such as `of a theme or token file`.
  package let owner: String
  /// The allowed number unless the user sets another one.
  package let standard: Int
  /// The largest number that the user can set; equal to `standard` for a fixed limit.
  package let most: Int

  /// A limit that `--limit` can raise up to `most`.
  init(_ name: String, _ standard: Int, _ unit: String, _ owner: String, upTo most: Int) {
    self.name = name
    self.unit = unit
    self.owner = owner
    self.standard = standard
    self.most = most
  }

  /// A limit that can't be raised, because data structures or arithmetic depend on it.
  init(fixed name: String, _ standard: Int, _ unit: String, _ owner: String) {
    self.init(name, standard, unit, owner, upTo: standard)
  }

  package var isFixed: Bool { most == standard }
}
