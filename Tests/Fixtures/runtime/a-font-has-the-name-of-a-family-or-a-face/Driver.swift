import ThemeRuntime
import UIKit

/// Which font a name and a weight mean.
@main @MainActor struct Driver {
  static func main() {
    for family in ["system", "Helvetica", "HelveticaNeue-Medium", "HelveticaNeue", "Nowhere-Bold"] {
      for weight in [UIFont.Weight.regular, .bold] {
        print(family, weight.rawValue, ThemeFont(12, weight, family: family).font)
      }
    }
    print(ThemeFont(12, family: "HelveticaNeue-Medium", isItalic: true).font)
  }
}
