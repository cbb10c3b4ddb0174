extension on MyThemeSliderParts {
  /// For a [SliderTheme]; pictures are drawn as soon as they are loaded.
  SliderThemeData theme(BuildContext context) {
    final configuration = createLocalImageConfiguration(context);
    _MyThemePainter? painter(MyThemeLooks? looks) =>
        looks == null ? null : _MyThemePainter(looks.of(context), configuration);
    final tracks = [painter(minimum), painter(maximum)];
    final heights = tracks.nonNulls.map((painter) => painter.size.height);
    final dragged = painter(thumb);
    return SliderThemeData(
      trackHeight: heights.isEmpty ? null : heights.reduce((a, b) => a > b ? a : b),
      trackShape: heights.isEmpty ? null : _MyThemeTrackShape(tracks[0], tracks[1]),
      thumbShape: dragged == null ? null : _MyThemeThumbShape(dragged),
      overlayShape: SliderComponentShape.noOverlay,
    );
  }
}
