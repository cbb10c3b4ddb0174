package import ThemeCore

/// What is done with the pixels of a group, step by step, as the filter effects of SVG (Filter Effects 1). The result is that of
/// the last step.
package struct Filter: Hashable, Sendable {
  package var steps: [Step]
  /// The rectangle of the artboard, in points, outside of which nothing is left; nil for a filter that reaches as far as it needs.
  package var region: Rect<Double>?

  package init(_ steps: [Step], region: Rect<Double>? = nil) {
    self.steps = steps
    self.region = region
  }

  /// A step, whose lengths are points of the artboard.
  package struct Step: Hashable, Sendable {
    package var effect: Effect
    /// What the step is made of: as many as the effect says.
    package var inputs: [Input]
    /// The rectangle of the artboard, in points, outside of which the step's result is transparent; nil for the filter's region.
    package var region: Rect<Double>?
    /// Whether the step computes with linear colors, in place of sRGB.
    package var isLinear: Bool

    package init(
      _ effect: Effect, of inputs: [Input] = [.source], region: Rect<Double>? = nil, isLinear: Bool = false
    ) {
      self.effect = effect
      self.inputs = inputs
      self.region = region
      self.isLinear = isLinear
    }
  }

  package enum Input: Hashable, Sendable {
    /// The group as it is drawn.
    case source
    /// The alpha of the group, in black.
    case sourceAlpha
    /// The result of an earlier step, by its index.
    case step(Int)
  }

  package enum Effect: Hashable, Sendable {
    /// A Gaussian blur with a standard deviation for each direction. 0 does not blur in that direction.
    case blur(x: Double, y: Double)
    case offset(x: Double, y: Double)
    /// A color everywhere, of no input.
    case flood(Color)
    /// The first input blended over the second one.
    case blend(BlendMode)
    /// The first input composited with the second one.
    case composite(Operator)
    /// A color matrix of 4 rows with 5 numbers each, for straight colors.
    case colorMatrix([Double])
    /// All inputs, the first one lowest.
    case merge
    /// The darkest or the lightest of the pixels within a distance.
    case morphology(dilates: Bool, x: Double, y: Double)
    /// For red, green, blue and alpha, straight: a function of what was there.
    case transfer(Transfer, Transfer, Transfer, Transfer)
    case turbulence(Turbulence)
    /// The input's pixels within a rectangle of the artboard, repeated.
    case tile(Rect<Double>)
  }

  /// How two inputs are composited (Filter Effects 1, §9.9).
  package enum Operator: Hashable, Sendable {
    case over, `in`, out, atop, xor, lighter
    case arithmetic(k1: Double, k2: Double, k3: Double, k4: Double)
  }

  /// A transfer function (Filter Effects 1, §9.7).
  package enum Transfer: Hashable, Sendable {
    case identity
    case table([Double])
    case discrete([Double])
    case linear(slope: Double, intercept: Double)
    case gamma(amplitude: Double, exponent: Double, offset: Double)
  }

  /// Perlin's noise (Filter Effects 1, §9.19), of no input.
  package struct Turbulence: Hashable, Sendable {
    package var frequency: Point<Double>
    package var octaves: Int
    package var seed: Int
    /// Whether the noise is the sum of its octaves, in place of that of their magnitudes.
    package var isFractal: Bool
    /// Whether the noise fits together at the edges of the step's region.
    package var isStitched: Bool
    /// From the coordinates of the noise to those of the artboard.
    package var transform: Affine

    package init(
      frequency: Point<Double>, octaves: Int, seed: Int, isFractal: Bool, isStitched: Bool = false,
      transform: Affine = Affine()
    ) {
      self.frequency = frequency
      self.octaves = octaves
      self.seed = seed
      self.isFractal = isFractal
      self.isStitched = isStitched
      self.transform = transform
    }
  }
}
