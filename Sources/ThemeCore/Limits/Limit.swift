/// The most that an input may hold or cost, by the name under which messages and `--limit` know it.
///
/// A theme may come from a stranger: limits keep one that is built to exhaust the machine from doing so. Every limit of
/// the tool stands in ``all``, and `SECURITY.md` lists them from there.
package struct Limit: Sendable {
  /// In kebab-case, and unique.
  package let name: String
  /// What it counts, in the plural: `bytes`.
  package let unit: String
  /// What has or costs them, as a sentence would go on: `of a theme or token file`.
  package let owner: String
  /// How many are allowed unless the user says otherwise.
  package let standard: Int
  /// How many the user can allow at most; as many as the standard for a limit that is fixed.
  package let most: Int

  /// A limit that `--limit` raises up to `most`.
  init(_ name: String, _ standard: Int, _ unit: String, _ owner: String, upTo most: Int) {
    self.name = name
    self.unit = unit
    self.owner = owner
    self.standard = standard
    self.most = most
  }

  /// A limit that no option raises: tables and arithmetic rest on it.
  init(fixed name: String, _ standard: Int, _ unit: String, _ owner: String) {
    self.init(name, standard, unit, owner, upTo: standard)
  }

  package var isFixed: Bool { most == standard }
}
