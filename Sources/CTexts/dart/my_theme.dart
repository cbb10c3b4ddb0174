// #if PLATFORMS
import 'package:flutter/foundation.dart' as foundation;
// #endif
// #if MATERIAL
import 'package:flutter/material.dart';
// #else
import 'package:flutter/widgets.dart';
// #endif

// #if PLATFORMS
/// The platforms that the theme tells apart.
enum MyThemePlatform {
  ios,
  android,
  web;

  /// The one on which the app runs: in a browser [web], whatever the system below it; null on any other.
  static MyThemePlatform? get current => foundation.kIsWeb
      ? web
      : switch (foundation.defaultTargetPlatform) {
          foundation.TargetPlatform.iOS => ios,
          foundation.TargetPlatform.android => android,
          _ => null,
        };
}

// #endif
/// A picture at every scale, and how it stretches.
@immutable
class MyThemeArt {
  const MyThemeArt(
    this.asset, {
    required this.size,
    this.centerSlice,
    this.isTiled = false,
    this.isTemplate = false,
    // #if COLORS
    this.color,
    // #endif
  });

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

  // #if COLORS
  /// What it is from edge to edge; null for a picture of anything else.
  final Color? color;

  // #endif
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
class MyThemeLook {
  const MyThemeLook({
    this.states = const {},
    this.isCompact = false,
    this.brightness,
    this.isHighContrast = false,
    // #if PLATFORMS
    this.platform,
    // #endif
    this.isRightToLeft = false,
    this.art,
    this.icon,
    this.shadowImage,
    this.backIndicator,
    this.constraints = const BoxConstraints(),
    this.padding = EdgeInsets.zero,
    this.alignment = Alignment.center,
    this.titleStyle,
    this.overflow = TextOverflow.ellipsis,
    // #if LINES
    this.maxLines = 1,
    // #endif
    this.iconSide,
    this.iconGap = 0,
    this.iconColor,
    this.tint,
    // #if SCALING
    this.scalesText = true,
    this.maxTextScale = double.infinity,
    // #endif
  });

  /// When it is seen: all of these have to hold.
  final Set<WidgetState> states;
  final bool isCompact;
  final Brightness? brightness;
  final bool isHighContrast;
  // #if PLATFORMS
  final MyThemePlatform? platform;
  // #endif
  final bool isRightToLeft;

  /// The background of a button or a bar, or an image; null for what the app draws itself.
  final MyThemeArt? art;
  final MyThemeArt? icon;
  final MyThemeArt? shadowImage;
  final MyThemeArt? backIndicator;

  /// Never less than the caps: Flutter can't draw a picture in a smaller box.
  final BoxConstraints constraints;

  /// Around the title, and where the title is in the remaining space.
  final EdgeInsets padding;
  // #if DIRECTIONS
  final AlignmentGeometry alignment;
  // #else
  final Alignment alignment;
  // #endif
  final TextStyle? titleStyle;
  final TextOverflow overflow;

  // #if LINES
  /// How many lines the title may have; null for any number.
  final int? maxLines;

  // #endif
  /// The side of the title on which the icon is; null where it is alone.
  final AxisDirection? iconSide;
  final double iconGap;
  final Color? iconColor;
  final Color? tint;

  // #if SCALING
  /// Whether the title follows the text size that the user has chosen, and up to how many times its own size.
  final bool scalesText;
  final double maxTextScale;

  /// What a `Text` with the title takes where [context] is.
  TextScaler textScaler(BuildContext context) => scalesText
      ? MediaQuery.textScalerOf(context).clamp(maxScaleFactor: maxTextScale)
      : TextScaler.noScaling;

  // #endif
  // #if COLORS
  BoxDecoration? get decoration => art == null
      ? null
      : art!.color != null
      ? BoxDecoration(color: art!.color)
      : BoxDecoration(image: art!.decoration(color: tint));
  // #else
  BoxDecoration? get decoration => art == null ? null : BoxDecoration(image: art!.decoration(color: tint));
  // #endif
}

/// An element in all its looks.
@immutable
class MyThemeLooks {
  const MyThemeLooks(this.all);

  /// Of those that may be seen, the first is.
  final List<MyThemeLook> all;

  MyThemeLook look({
    Set<WidgetState> states = const {},
    bool isCompact = false,
    Brightness brightness = Brightness.light,
    bool isHighContrast = false,
    // #if PLATFORMS
    MyThemePlatform? platform,
    // #endif
    bool isRightToLeft = false,
  }) => all.firstWhere(
    (look) =>
        states.containsAll(look.states) &&
        (isCompact || !look.isCompact) &&
        (look.brightness ?? brightness) == brightness &&
        (isHighContrast || !look.isHighContrast) &&
        // #if PLATFORMS
        (look.platform == null || look.platform == (platform ?? MyThemePlatform.current)) &&
        // #endif
        (isRightToLeft || !look.isRightToLeft),
  );

  /// The look by state where [context] is: `ButtonStyle(foregroundBuilder: …)` and the like.
  WidgetStateProperty<MyThemeLook> of(BuildContext context, {bool isCompact = false}) {
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
