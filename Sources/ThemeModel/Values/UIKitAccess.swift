/// The access level of the code that is generated for UIKit, which determines whether other modules can use it.
package enum UIKitAccess: String, KeywordValue {
  case `internal`, `public`
  package static var noun: String { "access level" }
}
