import ThemeModel

/// The part of the file that is the same for every theme but for the names of its classes: what a look is, and how the one
/// that is seen is found.
///
/// Only a theme that tells platforms apart asks for the one on which the app runs, only one with plain colors knows them, and
/// only looks of a theme that has titles of several lines say how many, of one that says it whether titles follow the text
/// size of the user, or of titles whose place depends on the reading direction, that it does.
func flutterPrelude(
  theme: String, className name: String, controls: [ControlKind], tellsPlatforms: Bool, hasColors: Bool,
  tellsLines: Bool, tellsScaling: Bool, tellsDirections: Bool
) -> String {
  func ofLines(_ text: String) -> String { tellsLines ? text : "" }
  func ofScaling(_ text: String) -> String { tellsScaling ? text : "" }
  func onPlatforms(_ text: String) -> String { tellsPlatforms ? text : "" }
  func inColors(_ text: String) -> String { hasColors ? text : "" }
  return """
    // \(theme): made by themec; change the theme instead.
    // ignore_for_file: type=lint

    \(onPlatforms("import 'package:flutter/foundation.dart';\n"))import 'package:flutter/\(flutterLibrary(of: controls)).dart';
    \(onPlatforms(platforms(name)))
    /// A picture at every scale, and how it stretches.
    @immutable
    class \(name)Art {
      const \(name)Art(
        this.asset, {
        required this.size,
        this.centerSlice,
        this.isTiled = false,
        this.isTemplate = false,
    \(inColors("    this.color,\n"))  });

      /// The main asset: Flutter finds those of denser screens by it.
      final String asset;

      /// In logical pixels, as it is when nothing stretches.
      final Size size;

      /// What stretches, in logical pixels of the picture; nothing where it is null.
      final Rect? centerSlice;

      /// Whether it fills its box by repeating, from the upper left.
      final bool isTiled;

      /// Whether only its shape counts, and a color is to fill it.
      final bool isTemplate;

    \(inColors("  /// What it is from edge to edge; null for a picture of anything else.\n  final Color? color;\n\n"))\
      AssetImage get image => AssetImage(asset);

      /// For a box of at least the caps' size. A [color] fills a template.
      DecorationImage decoration({Color? color}) => DecorationImage(
        image: image,
        centerSlice: centerSlice,
        fit: centerSlice == null ? BoxFit.none : BoxFit.fill,
        alignment: isTiled ? Alignment.topLeft : Alignment.center,
        repeat: isTiled ? ImageRepeat.repeat : ImageRepeat.noRepeat,
        colorFilter: isTemplate && color != null ? ColorFilter.mode(color, BlendMode.srcIn) : null,
      );
    }

    /// An element as it is seen in some states.
    @immutable
    class \(name)Look {
      const \(name)Look({
        this.states = const {},
        this.isCompact = false,
        this.brightness,
        this.isHighContrast = false,
    \(onPlatforms("    this.platform,\n"))    this.isRightToLeft = false,
        this.art,
        this.icon,
        this.shadowImage,
        this.backIndicator,
        this.constraints = const BoxConstraints(),
        this.padding = EdgeInsets.zero,
        this.alignment = Alignment.center,
        this.titleStyle,
        this.overflow = TextOverflow.ellipsis,
    \(ofLines("    this.maxLines = 1,\n"))    this.iconSide,
        this.iconGap = 0,
        this.iconColor,
        this.tint,
    \(ofScaling("    this.scalesText = true,\n    this.maxTextScale = double.infinity,\n"))  });

      /// When it is seen: all of these have to hold.
      final Set<WidgetState> states;
      final bool isCompact;
      final Brightness? brightness;
      final bool isHighContrast;
    \(onPlatforms("  final \(name)Platform? platform;\n"))  final bool isRightToLeft;

      /// The background of a button or a bar, or an image; null for what the app draws itself.
      final \(name)Art? art;
      final \(name)Art? icon;
      final \(name)Art? shadowImage;
      final \(name)Art? backIndicator;

      /// Never less than the caps: Flutter can't draw a picture in a smaller box.
      final BoxConstraints constraints;

      /// Around the title, and where the title stands in what is left.
      final EdgeInsets padding;
      final Alignment\(tellsDirections ? "Geometry" : "") alignment;
      final TextStyle? titleStyle;
      final TextOverflow overflow;
    \(ofLines("\n  /// How many lines the title may have; null for any number.\n  final int? maxLines;\n"))\

      /// Where the icon stands beside the title; null where it stands alone.
      final AxisDirection? iconSide;
      final double iconGap;
      final Color? iconColor;
      final Color? tint;

    \(ofScaling(textScaler))\
    \(decoration(hasColors: hasColors))
    }

    /// An element in all its looks.
    @immutable
    class \(name)Looks {
      const \(name)Looks(this.all);

      /// Of those that may be seen, the first is.
      final List<\(name)Look> all;

      \(name)Look look({
        Set<WidgetState> states = const {},
        bool isCompact = false,
        Brightness brightness = Brightness.light,
        bool isHighContrast = false,
    \(onPlatforms("    \(name)Platform? platform,\n"))    bool isRightToLeft = false,
      }) => all.firstWhere(
        (look) =>
            states.containsAll(look.states) &&
            (isCompact || !look.isCompact) &&
            (look.brightness ?? brightness) == brightness &&
            (isHighContrast || !look.isHighContrast) &&
    \(onPlatforms("        (look.platform == null || look.platform == (platform ?? \(name)Platform.current)) &&\n"))\
            (isRightToLeft || !look.isRightToLeft),
      );

      /// The look by state where [context] is: `ButtonStyle(foregroundBuilder: …)` and the like.
      WidgetStateProperty<\(name)Look> of(BuildContext context, {bool isCompact = false}) {
        final brightness = MediaQuery.platformBrightnessOf(context);
        final isHighContrast = MediaQuery.highContrastOf(context);
        final isRightToLeft = Directionality.of(context) == TextDirection.rtl;
        return WidgetStateProperty.resolveWith(
          (states) => look(
            states: states,
            isCompact: isCompact,
            brightness: brightness,
            isHighContrast: isHighContrast,
            isRightToLeft: isRightToLeft,
          ),
        );
      }
    }

    \(flutterControlClasses(of: controls, name))/// The elements of the theme.
    abstract final class \(name)Elements {

    """
}

/// What fills the box of a look.
private func decoration(hasColors: Bool) -> String {
  let picture = "BoxDecoration(image: art!.decoration(color: tint))"
  guard hasColors else { return "  BoxDecoration? get decoration => art == null ? null : \(picture);" }
  return """
      BoxDecoration? get decoration => art == null
          ? null
          : art!.color != null
          ? BoxDecoration(color: art!.color)
          : \(picture);
    """
}

/// The platforms, and how the one on which the app runs is found.
private func platforms(_ name: String) -> String {
  """

  /// The platforms that the theme tells apart.
  enum \(name)Platform {
    ios,
    android,
    web;

    /// The one on which the app runs: in a browser [web], whatever the system below it; null on any other.
    static \(name)Platform? get current => kIsWeb
        ? web
        : switch (defaultTargetPlatform) {
            TargetPlatform.iOS => ios,
            TargetPlatform.android => android,
            _ => null,
          };
  }

  """
}

/// How a look's title follows the text size of the user.
private let textScaler = """
    /// Whether the title follows the text size that the user has chosen, and up to how many times its own size.
    final bool scalesText;
    final double maxTextScale;

    /// What a `Text` with the title takes where [context] is.
    TextScaler textScaler(BuildContext context) => scalesText
        ? MediaQuery.textScalerOf(context).clamp(maxScaleFactor: maxTextScale)
        : TextScaler.noScaling;


  """
