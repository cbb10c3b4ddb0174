/// Draws the picture of a look.
class _MyThemePainter {
  _MyThemePainter(this.looks, this.configuration);

  final WidgetStateProperty<MyThemeLook> looks;
  final ImageConfiguration configuration;
  final Map<MyThemeLook, DecorationImagePainter> _painters = {};

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

class _MyThemeTrackShape extends SliderTrackShape with BaseSliderTrackShape {
  _MyThemeTrackShape(this.minimum, this.maximum);

  final _MyThemePainter? minimum;
  final _MyThemePainter? maximum;

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

class _MyThemeThumbShape extends SliderComponentShape {
  _MyThemeThumbShape(this.thumb);

  final _MyThemePainter thumb;

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
