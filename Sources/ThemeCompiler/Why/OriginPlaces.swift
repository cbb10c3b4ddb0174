package import ThemeCore
package import ThemeModel
import ThemeSyntax

extension OriginSearch {
  /// The places that affect a value: those of its steps that hold and, where the value names a recipe, those of all scalars in
  /// the recipe's definition and of the tokens that they refer to.
  func places(of value: ValueOrigin, in key: VariantKey, of id: ElementID) -> [SourceRange] {
    let steps = value.steps.filter { ![.overridden, .default].contains($0.kind) }
    var found = steps.compactMap(\.place)
    let isRecipe = value.key.split(separator: ".").last == "use" && TracedValue.isOfArt(value.key)
    guard isRecipe, let name = value.value?.unquoted else { return found }
    for node in places.scalars(below: ["art", name]) {
      found.append(node.range)
      if let text = node.scalar?.text, text.contains("$") {
        found += tokens(from: text, in: key, of: id).compactMap(\.place)
      }
    }
    return found
  }
}

extension WrittenPlaces {
  /// The scalars that the files have at a path of keys and below it.
  func scalars(below path: [String]) -> [SyntaxNode] {
    nodes(at: path).flatMap(\.scalars)
  }
}

extension String {
  /// The text without the quotes that the value of a setting may have.
  var unquoted: String {
    hasPrefix("\"") && hasSuffix("\"") && count > 1 ? String(dropFirst().dropLast()) : self
  }
}

extension SyntaxNode {
  fileprivate var scalars: [SyntaxNode] {
    switch value {
    case .scalar: [self]
    case .sequence(let items): items.flatMap(\.scalars)
    case .mapping(let mapping): mapping.entries.flatMap(\.value.scalars)
    }
  }
}

/// A limit on the work of finding origins, counted in settings that are compared and steps that are taken. It is needed because
/// the references of a theme may lead from each of its elements to all others.
///
/// This is a class because all searches of a theme share the limit.
final class OriginWork {
  private var left: Int

  init(_ most: Int) {
    left = most
  }

  /// Takes an amount of work; false where less than that was left.
  func spend(_ count: Int) -> Bool {
    left -= count
    return left >= 0
  }
}

/// The origin of a value of an element: the places that lead to it.
package struct ValueOrigin: Sendable {
  /// The key as the language reference writes it: `title.font.size`.
  package let key: String
  /// The value in one line; nil where nothing sets it and there is no default.
  package let value: String?
  /// The places that lead to the value, beginning with the one that the element itself names; then the overridden values, the
  /// nearest first.
  package let steps: [Step]

  /// One place on the way to a value.
  package struct Step: Sendable {
    package let kind: Kind
    /// The place; nil for a default.
    package let place: SourceRange?
    /// The keys that lead to the place from the root of its file, joined by dots; empty where there are none.
    package let keys: String
    /// The text at the place, in one line.
    package let text: String
  }

  /// The role of a place for a value.
  package enum Kind: String, Sendable, CaseIterable {
    /// The theme, or the project file, names the file that contains the following places.
    case extends
    /// The element names, by `like`, the element that contains the following place.
    case like
    /// The variant mirrors another, so values for left hold for right.
    case mirror
    /// The element sets the value.
    case element
    /// The element sets the value for certain values of axes.
    case variant
    /// A token sets the value.
    case token
    /// A token sets the value for certain values of axes.
    case mode
    /// A parameter of a recipe has the value as its default.
    case recipe
    /// Another element's art is used.
    case of
    /// The language has a default, because the theme does not set the value.
    case `default`
    /// Another value of the key, which is overridden.
    case overridden
  }
}

/// The origins of the values of an element in one of its variants.
package struct ElementOrigins: Sendable {
  package let element: ElementID
  package let variant: VariantKey
  /// The origins, in the order of the language reference.
  package let values: [ValueOrigin]
}
