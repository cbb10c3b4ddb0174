import ThemeModel

/// What Flutter's own widgets take of a kind of control, as source of Dart. A kind without a row has its looks alone.
///
/// The overridden methods have the signatures of `SliderTrackShape` and `SliderComponentShape` since Flutter 3.0
/// (https://api.flutter.dev/flutter/material/SliderTrackShape/paint.html).
struct FlutterThemeData: Sendable {
  /// The key of the kind.
  private let kind: String
  /// Members of its class, which end with a line break, for a theme whose classes have a name.
  let members: @Sendable (String) -> String
  /// Classes that the members use.
  var helpers: (@Sendable (String) -> String)?
  /// The states in which the widget shows a part, of parts that it does not show in all of theirs.
  var states: [String: [String]] = [:]

  /// Nil for a kind whose widgets take no pictures, colors or styles.
  static func of(_ kind: ControlKind) -> FlutterThemeData? { all.first { $0.kind == kind.key } }

  private static let all: [FlutterThemeData] = [
    FlutterThemeData(kind: "searchBars", members: field),
    FlutterThemeData(
      kind: "sliders", members: slider, helpers: sliderShapes,
      states: [
        "minimum": ["disabled"], "maximum": ["disabled"], "thumb": ["highlighted", "disabled"],
      ]),
    FlutterThemeData(kind: "tabBars", members: tabBar, states: ["items": ["selected"]]),
    FlutterThemeData(kind: "textFields", members: field),
  ]

  @Sendable private static func field(_ name: String) -> String {
    """
      /// For the `style` of a [TextField].
      TextStyle? style(BuildContext context, {Set<WidgetState> states = const {}}) =>
          title?.of(context).resolve(states).titleStyle;

      /// For the `decoration` of a [TextField], which stands in a box with the look of the picture behind it.
      InputDecoration decoration(BuildContext context, {String? hintText}) => InputDecoration(
        hintText: hintText,
        hintStyle: placeholder?.of(context).resolve(const {}).titleStyle,
        contentPadding: title?.of(context).resolve(const {}).padding ?? EdgeInsets.zero,
        border: InputBorder.none,
        isCollapsed: true,
      );

    """
  }

  @Sendable private static func tabBar(_ name: String) -> String {
    """
      /// For a [BottomNavigationBarTheme]; the bar stands in a box with the look of [background].
      BottomNavigationBarThemeData theme(BuildContext context) {
        final looks = items?.of(context);
        final normal = looks?.resolve(const {});
        final selected = looks?.resolve(const {WidgetState.selected});
        return BottomNavigationBarThemeData(
          backgroundColor: const Color(0x00000000),
          elevation: 0,
          unselectedItemColor: normal?.titleStyle?.color,
          selectedItemColor: selected?.titleStyle?.color,
          unselectedLabelStyle: normal?.titleStyle,
          selectedLabelStyle: selected?.titleStyle,
          unselectedIconTheme: normal?.iconColor == null ? null : IconThemeData(color: normal!.iconColor),
          selectedIconTheme: selected?.iconColor == null ? null : IconThemeData(color: selected!.iconColor),
        );
      }

    """
  }

  @Sendable private static func slider(_ name: String) -> String {
    """
      /// For a [SliderTheme]; pictures are drawn as soon as they are loaded.
      SliderThemeData theme(BuildContext context) {
        final configuration = createLocalImageConfiguration(context);
        _\(name)Painter? painter(\(name)Looks? looks) =>
            looks == null ? null : _\(name)Painter(looks.of(context), configuration);
        final tracks = [painter(minimum), painter(maximum)];
        final heights = tracks.nonNulls.map((painter) => painter.size.height);
        final dragged = painter(thumb);
        return SliderThemeData(
          trackHeight: heights.isEmpty ? null : heights.reduce((a, b) => a > b ? a : b),
          trackShape: heights.isEmpty ? null : _\(name)TrackShape(tracks[0], tracks[1]),
          thumbShape: dragged == null ? null : _\(name)ThumbShape(dragged),
          overlayShape: SliderComponentShape.noOverlay,
        );
      }

    """
  }

  @Sendable private static func sliderShapes(_ name: String) -> String {
    """
    /// Draws the picture of a look.
    class _\(name)Painter {
      _\(name)Painter(this.looks, this.configuration);

      final WidgetStateProperty<\(name)Look> looks;
      final ImageConfiguration configuration;
      final Map<\(name)Look, DecorationImagePainter> _painters = {};

      /// Of the picture that is seen in no state.
      Size get size => looks.resolve(const {}).art?.size ?? Size.zero;

      /// In [box]; of a picture that is wider, the left or the right end is seen.
      void paint(Canvas canvas, Rect box, Set<WidgetState> states, RenderBox parent, {bool atRight = false}) {
        final look = looks.resolve(states);
        final art = look.art;
        if (art == null || box.width <= 0) return;
        final size = look.constraints.constrain(Size(box.width, art.size.height));
        final left = atRight ? box.right - size.width : box.left;
        final rect = Rect.fromLTWH(left, box.center.dy - size.height / 2, size.width, size.height);
        final painter = _painters[look] ??= art.decoration(color: look.tint).createPainter(() {
          if (parent.attached) parent.markNeedsPaint();
        });
        canvas.save();
        canvas.clipRect(Rect.fromLTRB(box.left, rect.top, box.right, rect.bottom));
        painter.paint(canvas, rect, null, configuration);
        canvas.restore();
      }
    }

    class _\(name)TrackShape extends SliderTrackShape with BaseSliderTrackShape {
      _\(name)TrackShape(this.minimum, this.maximum);

      final _\(name)Painter? minimum;
      final _\(name)Painter? maximum;

      @override
      void paint(
        PaintingContext context,
        Offset offset, {
        required RenderBox parentBox,
        required SliderThemeData sliderTheme,
        required Animation<double> enableAnimation,
        required Offset thumbCenter,
        Offset? secondaryOffset,
        bool isEnabled = false,
        bool isDiscrete = false,
        required TextDirection textDirection,
      }) {
        final track = getPreferredRect(
          parentBox: parentBox,
          offset: offset,
          sliderTheme: sliderTheme,
          isEnabled: isEnabled,
          isDiscrete: isDiscrete,
        );
        final states = <WidgetState>{if (!isEnabled) WidgetState.disabled};
        final left = Rect.fromLTRB(track.left, track.top, thumbCenter.dx, track.bottom);
        final right = Rect.fromLTRB(thumbCenter.dx, track.top, track.right, track.bottom);
        final isRightToLeft = textDirection == TextDirection.rtl;
        final parts = isRightToLeft ? [maximum, minimum] : [minimum, maximum];
        parts[0]?.paint(context.canvas, left, states, parentBox);
        parts[1]?.paint(context.canvas, right, states, parentBox, atRight: true);
      }
    }

    class _\(name)ThumbShape extends SliderComponentShape {
      _\(name)ThumbShape(this.thumb);

      final _\(name)Painter thumb;

      @override
      Size getPreferredSize(bool isEnabled, bool isDiscrete) => thumb.size;

      @override
      void paint(
        PaintingContext context,
        Offset center, {
        required Animation<double> activationAnimation,
        required Animation<double> enableAnimation,
        required bool isDiscrete,
        required TextPainter labelPainter,
        required RenderBox parentBox,
        required SliderThemeData sliderTheme,
        required TextDirection textDirection,
        required double value,
        required double textScaleFactor,
        required Size sizeWithOverflow,
      }) {
        final box = Rect.fromCenter(center: center, width: thumb.size.width, height: thumb.size.height);
        final states = <WidgetState>{
          if (enableAnimation.value == 0) WidgetState.disabled,
          if (activationAnimation.value > 0) WidgetState.pressed,
        };
        thumb.paint(context.canvas, box, states, parentBox);
      }
    }

    """
  }
}
