package import ThemeCore
package import ThemeModel

/// Where a value of an element comes from.
package struct ValueOrigin: Sendable {
  /// As the language reference writes it: `title.font.size`.
  package let key: String
  /// The value in one line; nil where nothing says it and there is no default.
  package let value: String?
  /// What leads to the value, the place that the element itself names first; then what was overridden, the nearest first.
  package let steps: [Step]

  /// One place on the way to a value.
  package struct Step: Sendable {
    package let kind: Kind
    /// Nil for defaults.
    package let place: SourceRange?
    /// The keys that lead to the place from the root of its file, joined by dots; empty where there are none.
    package let keys: String
    /// What is written there, in one line.
    package let text: String
  }

  /// What a place is to a value.
  package enum Kind: String, Sendable, CaseIterable {
    /// The theme, or the project file, names the file in which the following places are.
    case extends
    /// The element begins with another, in which the following place is.
    case like
    /// The variant is the mirror image of another, so what is said of left holds for right.
    case mirror
    /// It is said of the element.
    case element
    /// It is said of the element for values of axes.
    case variant
    /// A token.
    case token
    /// A token's value for values of axes.
    case mode
    /// A parameter of a recipe where nothing else is said.
    case recipe
    /// The element whose art is shown.
    case of
    /// What the language says where a theme says nothing.
    case `default`
    /// Another value of the key, which does not hold here.
    case overridden
  }
}

/// Where the values of an element come from in one of its variants.
package struct ElementOrigins: Sendable {
  package let element: ElementID
  package let variant: VariantKey
  /// In the order of the reference.
  package let values: [ValueOrigin]
}
