/// Problems of files: paths, themes that can't be read, art that can't be used.
extension DiagnosticCode {
  static let fileCodes: [DiagnosticCode] = [
    pathLeavesRoot, outputHoldsInputs, fileMissing, artMissing, artUnusable, artIncomplete, ninePatchInvalid,
    ninePatchAsFile,
    ninePatchUnmarked, scaleUnavailable, resampleCutsPixel, colorsIgnored,
  ]

  package static let pathLeavesRoot = DiagnosticCode(
    "path-leaves-root", .error,
    ManualPage(
      what: "A path is absolute, or leaves the root by `..` or by a symbolic link. The file is not opened.",
      why:
        "A theme may come from a stranger's pull request: it can't be allowed to read the builder's files.",
      example: "art: { file: /Users/ann/Desktop/back.png }",
      instead:
        "art: { file: art/back.png } # copied below the root, which is the folder of themec.yaml or of the theme"
    ))

  package static let outputHoldsInputs = DiagnosticCode(
    "output-holds-inputs", .error,
    ManualPage(
      what: """
        A theme's name, with the folder for bundles, names a folder that holds files of which themes of this run are made, \
        or lies above one.
        """,
      why: """
        A build writes and removes files in a bundle's folder. A theme may come from a stranger's pull request: its name \
        can't be allowed to choose among the folders of the builder's sources.
        """,
      example: """
        # themec.yaml
        output: .
        # themes/art/app.theme.yaml
        name: themes
        """,
      instead: """
        # themec.yaml
        output: build
        """))

  package static let fileMissing = DiagnosticCode(
    "file-missing", .error,
    ManualPage(
      what: "A file that a theme names (a parent, a token file, an interface) isn't there or can't be read.",
      why: "Without it the theme is not what its author wrote.",
      example: "extends: bse.theme.yaml",
      instead: "extends: base.theme.yaml"))

  package static let artMissing = DiagnosticCode(
    "art-missing", .error,
    ManualPage(
      what: "A picture that a theme names isn't there or can't be read.",
      why: "An app would show nothing in its place.",
      example: "art: { file: art/bakc.png }",
      instead: "art: { file: art/back.png }"))

  package static let artUnusable = DiagnosticCode(
    "art-unusable", .error,
    ManualPage(
      what: """
        A picture is not a PNG, is damaged, is animated, is too large, is in Apple's CgBI form or in colors other than \
        sRGB.
        """,
      why: "A picture that is guessed at looks different on every machine.",
      example: "art: { file: art/back.png } # taken out of an app, where Xcode has packed it",
      instead: "art: { file: art/back.png } # exported anew as PNG, in sRGB"))

  package static let artIncomplete = DiagnosticCode(
    "art-incomplete", .error,
    ManualPage(
      what: "Art says something (`resample`, `multiply`) but not where it comes from.",
      why: "There is no picture to do it to.",
      example: "art: { multiply: black/30% }",
      instead: "art: { derive: normal, multiply: black/30% }"))

  package static let ninePatchInvalid = DiagnosticCode(
    "nine-patch-invalid", .error,
    ManualPage(
      what: """
        A nine-patch's frame, or the chunk that a compiled one has in its place, has marks that mean nothing, or more \
        than caps can say: several stretching ranges, where the theme gives no caps of its own.
        """,
      why: "Android's own tools would refuse it, or read it otherwise than it was meant.",
      example:
        "art: { ninePatch: art/back.9.png } # a grey pixel in its frame, or two stretch ranges on its top edge",
      instead:
        "art: { ninePatch: art/back.9.png } # a frame of transparent, black and red pixels, one stretch range an edge"
    ))

  package static let ninePatchAsFile = DiagnosticCode(
    "nine-patch-as-file", .error,
    ManualPage(
      what: "A file named `*.9.png`, an Android nine-patch, stands where a plain picture is expected.",
      why: "The frame of marks around it would ship as part of the art: a thin black line on each platform.",
      example: "art: { file: art/back.9.png }",
      instead: "art: { ninePatch: art/back.9.png }"))

  package static let ninePatchUnmarked = DiagnosticCode(
    "nine-patch-unmarked", .warning,
    ManualPage(
      what: """
        A nine-patch marks nothing that stretches on its top edge, or on its left one, and the theme gives no caps.
        """,
      why: """
        Along that axis Android doesn't stretch it at all, older tools of Android refuse it, and other platforms scale \
        the whole art, corners and outlines with it.
        """,
      example: "art: { ninePatch: art/back.9.png } # black on its left edge alone",
      instead: "art: { ninePatch: art/back.9.png } # black on its top edge too\n# or, beside it\ncaps: auto"))

  package static let scaleUnavailable = DiagnosticCode(
    "scale-unavailable", .error,
    ManualPage(
      what: """
        `scales` asks for a scale for which there is no art; or `--scale` limits a run to scales of which an element \
        has none.
        """,
      why: "Nothing is ever made from a smaller image: it would be blurred.",
      example: "scales: [1, 2, 3]\n# and art/back.png with no siblings",
      instead: "scales: [1] # or art/back@2x.png and art/back@3x.png beside it"))

  package static let resampleCutsPixel = DiagnosticCode(
    "resample-cuts-pixel", .error,
    ManualPage(
      what: "`resample: down` would make a picture whose sides are no whole number of pixels.",
      why: "Half a pixel at an edge is a blurred edge.",
      example: "art: { file: art/back@2x.png, resample: down } # 67 px wide: 33.5 px at 1x",
      instead:
        "art: { file: art/back@2x.png, resample: down } # redrawn 68 px wide, or with a file for 1x beside it"
    ))

  package static let colorsIgnored = DiagnosticCode(
    "colors-ignored", .warning,
    ManualPage(
      what: "A PNG carries a gamma or chromaticities other than sRGB's. themec takes its samples as sRGB.",
      why: "Programs that heed them show other colors than those that will ship.",
      example: "art: { file: art/back.png } # carries a gamma of 1.0",
      instead: "art: { file: art/back.png } # exported as sRGB"))
}
