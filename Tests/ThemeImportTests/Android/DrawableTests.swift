/// What becomes of each kind of drawable. Every theme is built, and has no errors.
@Suite struct DrawableTests {
  private func look(_ xml: String, _ more: [String: String] = [:]) throws -> String? {
    let built = try BuiltResources(more.merging(["drawable/it.xml": xml]) { $1 }.mapValues(\.android))
    #expect(built.errors == "")
    return built.look("it") ?? built.reasons("drawable/it").joined(separator: "; ")
  }

  /// A drawable, the files that it needs, each after its path, and the look that it becomes, or why none.
  @Test(arguments: Fixture.cases("each-kind-of-drawable-becomes-art"))
  func `becomes art`(_ lines: [String]) throws {
    let files = lines.dropFirst().dropLast().map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    let more = Dictionary(uniqueKeysWithValues: files.map { ($0[0], $0[1]) })
    #expect(try look(lines[0], more) == lines.last)
  }

  @Test func `what is drawn out of its frame is cut`() throws {
    let xml =
      ##"<layer-list><item android:left="-2dp" android:top="-2dp" android:right="-2dp"><shape><stroke android:width="2dp" android:color="#f00"/></shape></item></layer-list>"##
    #expect(try look(xml)?.hasPrefix(##"{"art":{"draw":"##) == true)
  }

  @Test func `a selector whose states keep sizes of their own is an image`() throws {
    let (flat, padding) = (
      Insets(top: 0, left: 1, bottom: 0, right: 1), Insets(top: 1, left: 2, bottom: 0, right: 2)
    )
    func patch(_ height: Int) -> [UInt8] {
      let pixels = [UInt32](repeating: 0xFF11_2233, count: 4 * height)
      return encodePNG(Bitmap(width: 4, height: height, pixels: pixels).framed(flat, padding, 1), .fast)
    }
    let built = try BuiltResources([
      "drawable-mdpi/low.9.png": patch(4), "drawable-mdpi/high.9.png": patch(5),
      "drawable/it.xml":
        #"<selector><item android:state_pressed="true" android:drawable="@drawable/high"/><item android:drawable="@drawable/low"/></selector>"#
        .android,
    ])
    #expect(built.errors == "")
    #expect(
      built.look("it")
        == #"{"art":{"ninePatch":"art/low.9.png"},"states":{"highlighted":{"art":{"ninePatch":"art/high.9.png"}}}}"#
    )
    #expect(
      built.reasons("drawable/it", .changed) == [
        "its states keep sizes of their own, which a button can't: it is an image, without a title"
      ])
  }

  @Test func `no file is called as Windows calls a device`() throws {
    let bitmap = Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: 0xFF11_2233, count: 4))
    let built = try BuiltResources(["drawable-mdpi/aux.png": encodePNG(bitmap, .fast)])
    #expect(built.look("aux") == #"{"art":{"file":"art/aux-image.png"}}"#)
  }

  @Test func `padding that a look does not have is taken back`() throws {
    func shape(_ padding: String) -> [UInt8] {
      ##"<shape><solid android:color="#123"/><padding \##(padding)/></shape>"##.android
    }
    let patch = Bitmap(width: 6, height: 6, pixels: [UInt32](repeating: 0xFF11_2233, count: 36))
    let caps = Insets(top: 1, left: 1, bottom: 1, right: 1)
    let built = try BuiltResources([
      "drawable/it.xml": shape(#"android:left="16dp" android:right="12dp""#),
      "drawable-night/it.xml": shape(#"android:right="2dp" android:top="3dp""#),
      "drawable-ldrtl-mdpi/it.9.png": encodePNG(
        patch.framed(caps, Insets(top: 0, left: 2, bottom: 1, right: 0), 1), .fast),
      "drawable-ldrtl-night/it.xml": ##"<shape><solid android:color="#123"/></shape>"##.android,
    ])
    #expect(built.errors == "")
    #expect(built.titleInsets("it") == [16, 0, 12, 0])
    #expect(built.titleInsets("it", isNight: true) == [0, 3, 2, 0])
    #expect(built.titleInsets("it", isRTL: true) == [2, 0, 0, 1])
    #expect(built.titleInsets("it", isNight: true, isRTL: true) == [0, 0, 0, 0])
  }

  @Test(arguments: [
    (0, "90"), (45, "53.1301"), (90, "0"), (135, "306.8699"), (180, "270"), (225, "233.1301"), (270, "180"),
    (315, "126.8699"), (-90, "180"),
  ])
  func `a gradient has another angle`(android: Int, css: String) throws {
    let found = try look(
      ##"<shape><gradient android:angle="\##(android)" android:startColor="#f00" android:endColor="#00f"/><size android:width="8dp" android:height="6dp"/></shape>"##
    )
    #expect(
      found?.contains(
        ##""fill":{"linear":{"angle":\##(css),"stops":[{"at":0,"color":"#ff0000"},{"at":1,"color":"#0000ff"}]}}"##
      ) == true, "\(found ?? "")")
  }

  @Test func `a vector is an SVG`() throws {
    let built = try BuiltResources([
      "drawable/it.xml":
        ##"<vector android:width="12dp" android:height="12dp" android:viewportWidth="24" android:viewportHeight="24" android:autoMirrored="true"><group android:translateX="1" android:rotation="90" android:pivotX="2"><clip-path android:pathData="M0,0h24v24h-24z"/><path android:pathData="M2,2h8v8h-8z" android:fillColor="@color/ink" android:fillAlpha="0.5" android:fillType="evenOdd"/></group><path android:pathData="M2,12h8v8h-8z"><aapt:attr name="android:fillColor"><gradient android:startX="2" android:startY="0" android:endX="10" android:endY="0"><item android:offset="0" android:color="#f00"/><item android:offset="1" android:color="#8000ff00"/></gradient></aapt:attr></path></vector>"##
        .android,
      "values/v.xml": ##"<resources><color name="ink">#80112233</color></resources>"##.android,
      "values-night/v.xml": ##"<resources><color name="ink">#fff</color></resources>"##.android,
    ])
    #expect(built.errors == "")
    #expect(
      built.look("it")
        == ##"{"art":{"svg":"art/it.svg"},"appearances":{"dark":{"art":{"svg":"art/it-2.svg"}}},"directions":{"rtl":"mirror"}}"##
    )
    let file = try #require(built.imported.files.first { "\($0.path)" == "art/it.svg" })
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="12" height="12" viewBox="0 0 24 24" preserveAspectRatio="none">
          <g transform="translate(3 0) rotate(90) translate(-2 0)">
            <defs><clipPath id="p1"><path d="M0,0h24v24h-24z"/></clipPath></defs>
            <g clip-path="url(#p1)">
              <path d="M2,2h8v8h-8z" fill="#112233" fill-opacity="0.25098" fill-rule="evenodd"/>
            </g>
          </g>
          <defs><linearGradient id="p2" gradientUnits="userSpaceOnUse" x1="2" y1="0" x2="10" y2="0"><stop offset="0" stop-color="#ff0000"/><stop offset="1" stop-color="#00ff00" stop-opacity="0.50196"/></linearGradient></defs>
          <path d="M2,12h8v8h-8z" fill="url(#p2)"/>
        </svg>

        """)
  }

  @Test func `values are tokens with modes`() throws {
    let built = try BuiltResources([
      "values/v.xml":
        ##"<resources><color name="ink">#123</color><color name="like">@color/ink</color><dimen name="gap">1.5dip</dimen><item name="half" type="dimen">0.5</item><color name="mine">?attr/colorAccent</color><color name="its">@color/mine</color><string name="a">b</string><string name="c">d</string></resources>"##
        .android,
      "values-night/v.xml": ##"<resources><color name="ink">#fff</color></resources>"##.android,
      "values-ldrtl-v31/v.xml": ##"<resources><dimen name="gap">2dp</dimen></resources>"##.android,
      "values-land/v.xml": ##"<resources><dimen name="gap">9dp</dimen></resources>"##.android,
    ])
    #expect(built.errors == "")
    #expect(built.token("color", "ink") == ##"{"value":"#112233","appearances":{"dark":"#ffffff"}}"##)
    #expect(built.token("color", "like") == #""$color.ink""#)
    #expect(built.token("dimen", "half") == "0.5")
    #expect(
      built.token("dimen", "gap") == ##"{"value":1.5,"directions":{"rtl":{"systems":{"android-12":2}}}}"##)
    #expect(
      built.reasons("color/mine") == [
        "`?attr/colorAccent` depends on the theme of the app: write the color that it stands for"
      ])
    #expect(built.reasons("color/its").count == 1)
    #expect(built.reasons("values/string") == ["a theme takes no `string`, of which this file has 2"])
    #expect(built.reasons("values-land") == ["a theme does not tell devices by `land`: 1 files are left out"])
  }
}
