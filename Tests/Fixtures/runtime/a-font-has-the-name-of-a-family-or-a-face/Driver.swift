import UIKit

/// Which font a name and a weight mean.
@main @MainActor struct Driver {
  static func main() {
    for family in ["system", "Helvetica", "HelveticaNeue-Medium", "HelveticaNeue", "Nowhere-Bold"] {
      for weight in [UIFont.Weight.regular, .bold] {
        let typeface = MyTheme.Typeface(family: family, weight: weight, size: 12)
        print(family, weight.rawValue, typeface.font)
      }
    }
    print(MyTheme.Typeface(family: "HelveticaNeue-Medium", size: 12, isItalic: true).font)
  }
}
