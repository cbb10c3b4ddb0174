/// Android's compiler takes every file, its linker finds what every file refers to, and the compiled nine-patches stretch
/// and pad as the written ones, which are compared with slices: with and without crunching.
@Suite(.enabled(if: Aapt.installed != nil)) struct AaptTests {
  @Test(arguments: Fixture.all("targets") + Fixture.all("build")) func `takes every fixture`(
    _ fixture: Fixture
  ) throws {
    for theme in try TargetTheme.all(of: fixture, for: .android) { try link(theme) }
  }

  /// Those that have elements: the others are only extended.
  private static let themes = Fixture.shippedThemes.themes.filter { theme in
    Fixture.shippedThemes.lines(theme.text).contains { $0.hasPrefix("name: ") }
  }

  @Test(arguments: themes) func `takes every theme that is shipped`(_ theme: ThemePath) throws {
    try link(try #require(try TargetTheme.all([theme], of: .shippedThemes, for: .android).first))
  }

  @Test func `reads titles as the theme says them`() throws {
    let fixture = Fixture.named("android-titles-of-screens-cannot-inject", kind: "targets")
    let theme = try #require(try TargetTheme.all(of: fixture, for: .android).first)
    let resources = try #require(Aapt.installed).resources(of: theme.files)
    let titles = [
      #"@string/app_name"#, #"日本 & <b>"#, #"%s of %s it's  "two" \u0041"#, "</string><string name=\"x\">",
      "a\u{202E}b\u{FEFF}c\u{200B}d\u{2066}e\u{AD}f\u{E0001}g\u{200D}h",
    ]
    for title in titles {
      #expect(resources.unicodeScalars.firstRange(of: "\"\(title)\"".unicodeScalars) != nil, "\(title)")
    }
  }

  @Test func `links the example beside an app's own resources`() throws {
    let example = Fixture.example("android")
    let built = try TargetTheme.shipped("bars", for: .android)
    let shop = try #require(ThemePath("shop.theme.yaml"))
    let second = try #require(try TargetTheme.all([shop], of: example, for: .android).first)
    try Self.withApp(holding: second.files, besides: example.folder) { app in
      let patches = try #require(Aapt.installed).link(built.files, crunches: true, besides: app)
      #expect(patches.count > 10)
    }
  }

  /// Themes with the same elements and different prefixes have no resource in common.
  @Test func `links two themes into one app`() throws {
    let day = try TargetTheme.named("android-names-have-a-prefix", for: .android)
    let night = try TargetTheme.named("android-names-begin-with-the-namespace", for: .android)
    try Self.withApp(holding: night.files, besides: nil) { app in
      let patches = try #require(Aapt.installed).link(day.files, crunches: false, besides: app)
      #expect(!patches.isEmpty)
    }
  }

  private static let names = "xmlns:android=\"http://schemas.android.com/apk/res/android\""

  /// Does something with a folder of an app with the files of a theme in `res`, beside the manifest and the resources of `other`.
  private static func withApp(
    holding files: [OutputFile], besides other: URL?, _ body: (URL) throws -> Void
  ) throws {
    let manifest = ["AndroidManifest.xml": "<manifest \(names) package=\"themec.two\"/>"]
    try TemporaryFolder.with(other == nil ? manifest : [:]) { app in
      for name in other == nil ? [] : ["AndroidManifest.xml", "res"] {
        try (other?.appending(path: name)).map {
          try FileManager.default.copyItem(at: $0, to: app.appending(path: name))
        }
      }
      for file in files {
        let path = String(file.path.dropFirst("android/".count))
        // An app's own file of values may have the same name.
        let ending = path.contains("/values") ? "_theme.xml" : ".xml"
        try file.write(below: app, at: path.replacing(".xml", with: ending))
      }
      try body(app)
    }
  }

  /// The chunk `npOl`, by which Android draws shadows and clips, is that of the uncut art, and no more of it is kept than needed.
  @Test func `finds the outline of the uncut art`() throws {
    let theme = try TargetTheme.named("android-nine-patches-keep-the-outline", for: .android)
    var outlines: [String: [UInt8]] = [:]
    for (path, _, png) in try #require(Aapt.installed).link(theme.files, crunches: true) {
      let start = try #require(png.firstRange(of: Array("npOl".utf8))).upperBound
      outlines[path] = Array(png[start..<start + 24])
    }
    func size(_ path: String) throws -> Int {
      let file = try #require(theme.files.first { $0.path == path })
      guard case .image(let pixels) = file.content else { return 0 }
      return pixels.size.width.count * pixels.size.height.count
    }
    let cut = outlines.keys.filter { !$0.contains("_whole.") }.sorted()
    #expect(cut.count == 12)
    for path in cut {
      let whole = path.replacingOccurrences(of: ".9.png", with: "_whole.9.png")
      #expect(outlines[path] == outlines[whole], "\(path)")
      #expect(try size(path) < size(whole), "\(path)")
    }
  }

  @Test func `links what the documentation says of Material themes`() throws {
    let theme = try TargetTheme.shipped("nav-button", for: .android)
    let section = try #require(
      Fixture.documentation.text("targets.md")
        .firstMatch(of: #/### Material themes\n(.*?)\n### /#.dotMatchesNewlines())?.output.1)
    let codes = section.matches(of: /```xml\n(.*?)\n```/.dotMatchesNewlines()).map { $0.output.1 }
    #expect(codes.count == 3)
    let isStyle = { (code: Substring) in code.hasPrefix("<style") }
    let files = [
      "AndroidManifest.xml": "<manifest \(Self.names) package=\"themec.material\"/>",
      // As AppCompat declares it.
      "res/values/attrs.xml":
        "<resources><attr name=\"backgroundTint\" format=\"color\"/></resources>",
      "res/values/own.xml":
        "<resources>\(codes.filter(isStyle).joined(separator: "\n"))</resources>",
      "res/layout/buttons.xml": """
      <LinearLayout \(Self.names) xmlns:app="http://schemas.android.com/apk/res-auto"
          android:layout_width="match_parent" android:layout_height="match_parent">
      \(codes.filter { !isStyle($0) }.joined(separator: "\n"))
      </LinearLayout>
      """,
    ]
    try TemporaryFolder.with(files) { app in
      let patches = try #require(Aapt.installed).link(theme.files, crunches: false, besides: app)
      #expect(!patches.isEmpty)
    }
  }

  @Test func `links a layout of every view of controls`() throws {
    let theme = try TargetTheme.named("android-controls-are-styles-of-views", for: .android)
    let segments = try TargetTheme.named("android-segments-show-their-outer-caps", for: .android)
    let views = Self.views.map { view, attributes in
      "<\(view) \(attributes) android:layout_width=\"wrap_content\" android:layout_height=\"wrap_content\"/>"
    }
    let app = [
      "AndroidManifest.xml": "<manifest \(Self.names) package=\"themec.controls\"/>",
      "res/layout/controls.xml": """
      <LinearLayout \(Self.names) android:layout_width="match_parent" android:layout_height="match_parent">
      \(views.joined(separator: "\n"))
      </LinearLayout>
      """,
    ]
    // Of two themes, only what belongs to controls of theirs is linked.
    let files = theme.files + segments.files.filter { $0.path.contains("segmented_control") }
    let values = segments.files.filter { $0.path.contains("/values/") }.map { file in
      OutputFile(path: file.path.replacing("/values/", with: "/values-v21/"), content: file.content)
    }
    try TemporaryFolder.with(app) { app in
      let patches = try #require(Aapt.installed).link(files + values, crunches: false, besides: app)
      #expect(!patches.isEmpty)
    }
  }

  /// Views of the framework, each with the style of a control.
  private static let views = [
    ("TextView", #"style="@style/bubble_mine""#), ("FrameLayout", #"style="@style/panel_card""#),
    ("ListView", #"style="@style/cell_row""#),
    ("TextView", #"android:background="@drawable/cell_row_single""#),
    ("ProgressBar", #"style="@style/progress_bar_download""#),
    ("SearchView", #"android:theme="@style/search_bar_find__overlay""#),
    ("SeekBar", #"style="@style/slider_volume""#), ("Switch", #"style="@style/switch_wifi""#),
    ("TabWidget", #"style="@style/tab_bar_main""#),
    (
      "TextView",
      #"style="@style/tab_bar_main__item" android:drawableTop="@drawable/tab_bar_main_icons_home""#
    ),
    ("EditText", #"style="@style/text_field_plain""#), ("Toolbar", #"style="@style/toolbar_actions""#),
    ("RadioGroup", #"style="@style/segmented_control_tabs""#),
    ("RadioButton", #"style="@style/segmented_control_tabs__first""#),
    ("RadioButton", #"style="@style/segmented_control_plain__single""#),
  ]

  private func link(_ theme: TargetTheme) throws {
    let aapt = try #require(Aapt.installed)
    let patches = try aapt.link(theme.files, crunches: true) + aapt.compileUncrunched(theme.files)
    for (path, compiled, png) in patches {
      guard case .image(let pixels)? = theme.files.first(where: { $0.path == path })?.content else {
        continue
      }
      let framed = try readNinePatch(pixels.bitmap)
      #expect(compiled == CompiledNinePatch(framed), "\(path)")
      // Taken out of an app again, it is the same nine-patch.
      let read = try readNinePatch(decodePNG(png))
      #expect(read.isCompiled && read.content == framed.content, "\(path)")
      #expect(CompiledNinePatch(read) == compiled, "\(path)")
    }
  }
}
