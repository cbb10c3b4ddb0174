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
      why: """
        A theme may come from someone you do not trust, who must not be able to read other files on your \
        machine.
        """,
      example: "art: { file: /Users/ann/Desktop/back.png }",
      instead:
        "art: { file: art/back.png } # copied below the root, which is the folder of themec.yaml or of the theme"
    ))

  package static let outputHoldsInputs = DiagnosticCode(
    "output-holds-inputs", .error,
    ManualPage(
      what: """
        The name of a theme, together with the output folder, results in a folder that contains input \
        files of this run, or in a folder above one.
        """,
      why: """
        A build writes and removes files in the folder of a bundle. A theme may come from someone you do \
        not trust, whose choice of a name must not affect your sources.
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
      what: """
        A file that a theme names (a theme it extends, a token file, an interface) does not exist or \
        cannot be read.
        """,
      why: "The theme is incomplete without it.",
      example: "extends: bse.theme.yaml",
      instead: "extends: base.theme.yaml"))

  package static let artMissing = DiagnosticCode(
    "art-missing", .error,
    ManualPage(
      what: "A picture that a theme names does not exist or cannot be read.",
      why: "An app would show nothing in its place.",
      example: "art: { file: art/bakc.png }",
      instead: "art: { file: art/back.png }"))

  package static let artUnusable = DiagnosticCode(
    "art-unusable", .error,
    ManualPage(
      what: """
        A picture is not a PNG, is damaged, animated or too large, or uses Apple's CgBI format or a color \
        space other than sRGB.
        """,
      why: "If themec guessed the pixels, the picture would look different from machine to machine.",
      example: "art: { file: art/back.png } # taken out of an app, where Xcode has packed it",
      instead: "art: { file: art/back.png } # exported again as PNG, in sRGB"))

  package static let artIncomplete = DiagnosticCode(
    "art-incomplete", .error,
    ManualPage(
      what: "Art has a key such as `resample` or `multiply`, but no source.",
      why: "There is no picture to apply the key to.",
      example: "art: { multiply: black/30% }",
      instead: "art: { derive: normal, multiply: black/30% }"))

  package static let ninePatchInvalid = DiagnosticCode(
    "nine-patch-invalid", .error,
    ManualPage(
      what: """
        The frame of a nine-patch, or the chunk of a compiled one, contains invalid marks, or marks that \
        caps cannot express: several stretching ranges, while the theme sets no caps.
        """,
      why: "Android's tools would reject it or interpret it differently than intended.",
      example:
        "art: { ninePatch: art/back.9.png } # a gray pixel in its frame, or two stretching ranges at its top edge",
      instead:
        "art: { ninePatch: art/back.9.png } # a frame of transparent, black and red pixels, one stretching range per edge"
    ))

  package static let ninePatchAsFile = DiagnosticCode(
    "nine-patch-as-file", .error,
    ManualPage(
      what: "A file named `*.9.png`, which is an Android nine-patch, is used as a plain picture.",
      why: "The frame with its marks would become part of the art: a thin black line on every platform.",
      example: "art: { file: art/back.9.png }",
      instead: "art: { ninePatch: art/back.9.png }"))

  package static let ninePatchUnmarked = DiagnosticCode(
    "nine-patch-unmarked", .warning,
    ManualPage(
      what: "A nine-patch marks no stretching range at its top or at its left, and the theme sets no caps.",
      why: """
        Along that axis, Android does not stretch it, older Android tools reject it, and other platforms \
        scale the whole art, including its corners and outlines.
        """,
      example: "art: { ninePatch: art/back.9.png } # black on its left edge alone",
      instead: "art: { ninePatch: art/back.9.png } # black on its top edge too\n# or, beside it\ncaps: auto"))

  package static let scaleUnavailable = DiagnosticCode(
    "scale-unavailable", .error,
    ManualPage(
      what: """
        `scales` selects a scale for which there is no art. Or `--scale` selects only scales that an \
        element does not have.
        """,
      why: "themec never makes a picture from a smaller one, because it would be blurred.",
      example: "scales: [1, 2, 3]\n# and art/back.png with no siblings",
      instead: "scales: [1] # or art/back@2x.png and art/back@3x.png beside it"))

  package static let resampleCutsPixel = DiagnosticCode(
    "resample-cuts-pixel", .error,
    ManualPage(
      what: "`resample: down` would make a picture whose sides are not whole numbers of pixels.",
      why: "Half a pixel at an edge is a blurred edge.",
      example: "art: { file: art/back@2x.png, resample: down } # 67 px wide: 33.5 px at 1x",
      instead:
        "art: { file: art/back@2x.png, resample: down } # redrawn 68 px wide, or with a file for 1x beside it"
    ))

  package static let colorsIgnored = DiagnosticCode(
    "colors-ignored", .warning,
    ManualPage(
      what: """
        A PNG specifies a gamma or chromaticities other than those of sRGB. themec reads its pixels as \
        sRGB.
        """,
      why: "Programs that apply them show other colors than the apps that you ship.",
      example: "art: { file: art/back.png } # carries a gamma of 1.0",
      instead: "art: { file: art/back.png } # exported as sRGB"))
}
