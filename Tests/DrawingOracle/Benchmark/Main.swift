import CairoButton
import DrawingProbe
import Foundation

/// Measures a chevron button with a gradient, a stroke and two shadows, drawn here and by Cairo in C, in turns.
@main
struct Bench {
  static func main() {
    var sum = (ours: 0.0, cairo: 0.0)
    for scale in 1...3 {
      var pixels = [UInt32](repeating: 0, count: 50 * 32 * scale * scale)
      var (ours, cairo) = (Double.infinity, Double.infinity)
      for _ in 0..<200 {
        ours = min(ours, time { _ = Probe.button(scale: scale) })
        cairo = min(cairo, time { _ = cairo_button_draw(Int32(scale), &pixels) })
      }
      let drawn = Probe.button(scale: scale)
      var difference = 0
      for (a, b) in zip(drawn, pixels) where a >> 24 == 255 && b >> 24 == 255 {
        for shift in [0, 8, 16] as [UInt32] {
          difference = max(difference, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
        }
      }
      report("\(scale)x", ours, cairo, "opaque pixels differ by at most \(difference)")
      sum = (sum.ours + ours, sum.cairo + cairo)
    }
    report("all", sum.ours, sum.cairo, "promised: 1.5 x")
  }

  static func report(_ name: String, _ ours: Double, _ cairo: Double, _ remark: String) {
    let figures = String(format: "%7.1f us, Cairo %7.1f us: %.2f x", ours * 1e6, cairo * 1e6, ours / cairo)
    print("\(name)  \(figures)  (\(remark))")
  }

  /// In seconds, the mean of five.
  static func time(_ work: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<5 { work() }
    return Double(DispatchTime.now().uptimeNanoseconds - start) * 1e-9 / 5
  }
}
