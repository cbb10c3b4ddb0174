import FixtureSupport
import Foundation
import Testing
import ThemeBundle
import ThemeCompiler
import ThemeCore
import ThemeImage
import ThemeModel
import ThemeTargets

/// Pictures of SVG files at 3x, against the same files drawn by browsers.
@Suite struct SVGInBrowserTests {
  /// How far a channel may be from what the browser draws where no neighboring pixel differs by more than 24: browsers
  /// round the colors of gradients and of what is drawn over others after each step, and faint edges are among these
  /// pixels. The most that was seen is 4.
  private static let flatLimit = 5
  /// The same at edges. The browser draws eight times as large and its pixels are averaged, because at the size itself it
  /// only estimates how much of a pixel a shape covers, which is up to 49 levels off. Where two shapes share a pixel,
  /// such as a fill and its stroke, the average knows which of them hides the other, and drawing pixel by pixel doesn't.
  /// The most that was seen is 12.
  private static let edgeLimit = 16

  private static let files: [(fixture: String, kind: String, element: String, svg: String)] = [
    ("svg", "gallery", "icon", "art/badge.svg"),
    ("svgs-that-editors-write", "check", "inkscape", "art/inkscape.svg"),
    ("svgs-that-editors-write", "check", "figma", "art/figma.svg"),
    ("svgs-that-editors-write", "check", "illustrator", "art/illustrator.svg"),
  ]

  @Test(arguments: BrowserKind.allCases)
  func `pictures of SVGs are what browsers draw`(_ kind: BrowserKind) throws {
    try kind.run("SVG files", at: .one) { browser, folder in
      let page = folder.appending(path: "page.html")
      try Data("<!DOCTYPE html><meta charset=utf-8>".utf8).write(to: page)
      try browser.open(
        page, size: Size(width: Pixels(320), height: Pixels(320)), media: BrowserMedia())
      for file in Self.files {
        let fixture = Fixture.named(file.fixture, kind: file.kind)
        let svg = try #require(fixture.bytes(file.svg))
        let picture = try Self.picture(of: file.element, in: fixture)
        let script = Self.script(
          svg: Data(svg), png: Data(encodePNG(picture, .fast)), width: picture.width, height: picture.height)
        let answer = try #require(try browser.value(of: script) as? String)
        let numbers = answer.split(separator: " ").compactMap { Int($0) }
        try #require(numbers.count == 3, "\(file.svg): \(answer)")
        print("\(kind.rawValue), \(file.svg): at most \(numbers[0]) away from edges, \(numbers[1]) at them")
        #expect(numbers[0] <= Self.flatLimit, "\(file.svg) away from edges")
        #expect(numbers[1] <= Self.edgeLimit, "\(file.svg) at edges")
        #expect(numbers[2] > 300, "\(file.svg) shows too little")
      }
    }
  }

  /// The picture of an image at 3x.
  private static func picture(of element: String, in fixture: Fixture) throws -> Bitmap {
    let themes = try TargetTheme.compiled(fixture.themes, of: fixture, for: [.css])
    let files = try #require(themes.first?.tree).files
    let file = try #require(
      files.first {
        $0.path.hasPrefix("images/") && $0.path.contains("/\(element)") && $0.path.hasSuffix("@3x.png")
      })
    guard case .image(let pixels) = file.content else {
      throw BrowserFailure(description: "\(file.path) is no picture")
    }
    return pixels.bitmap
  }

  /// The greatest differences of a channel over white, away from edges and at edges, and how many pixels are not white.
  private static func script(svg: Data, png: Data, width: Int, height: Int) -> String {
    """
    (async () => {
      const load = source => new Promise((done, fail) => {
        const image = new Image()
        image.onload = () => done(image)
        image.onerror = () => fail(new Error('not an image'))
        image.src = source
      })
      const [width, height] = [\(width), \(height)]
      const pixels = async (source, times) => {
        const image = await load(source)
        const canvas = Object.assign(document.createElement('canvas'), { width: width * times, height: height * times })
        const context = canvas.getContext('2d', { willReadFrequently: true })
        context.fillStyle = 'white'
        context.fillRect(0, 0, canvas.width, canvas.height)
        context.drawImage(image, 0, 0, canvas.width, canvas.height)
        const samples = context.getImageData(0, 0, canvas.width, canvas.height).data
        const sums = new Float64Array(4 * width * height)
        for (let index = 0; index < samples.length; index++) {
          const [x, y] = [(index >> 2) % canvas.width, Math.floor((index >> 2) / canvas.width)]
          const place = Math.floor(y / times) * width + Math.floor(x / times)
          sums[4 * place + index % 4] += samples[index]
        }
        return sums.map(sum => Math.round(sum / (times * times)))
      }
      const wanted = await pixels('data:image/svg+xml;base64,\(svg.base64EncodedString())', 8)
      const found = await pixels('data:image/png;base64,\(png.base64EncodedString())', 1)
      const difference = (one, first, other, second) => Math.max(
        ...[0, 1, 2].map(channel => Math.abs(one[4 * first + channel] - other[4 * second + channel])))
      let [flat, edge, shown] = [0, 0, 0]
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const place = y * width + x
          let isEdge = false
          for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row++) {
            for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column++) {
              const neighbor = row * width + column
              isEdge ||= difference(wanted, place, wanted, neighbor) > 24
            }
          }
          const away = difference(wanted, place, found, place)
          if (isEdge) { edge = Math.max(edge, away) } else { flat = Math.max(flat, away) }
          if (Math.min(found[4 * place], found[4 * place + 1], found[4 * place + 2]) < 250) { shown++ }
        }
      }
      return `${flat} ${edge} ${shown}`
    })()
    """
  }
}
