extension on MyThemeFieldParts {
  /// For the `style` of a [TextField].
  TextStyle? style(BuildContext context, {Set<WidgetState> states = const {}}) =>
      title?.of(context).resolve(states).titleStyle;

  /// For the `decoration` of a [TextField], which is in a box with the look of the picture behind it.
  InputDecoration decoration(BuildContext context, {String? hintText}) => InputDecoration(
    hintText: hintText,
    hintStyle: placeholder?.of(context).resolve(const {}).titleStyle,
    contentPadding: title?.of(context).resolve(const {}).padding ?? EdgeInsets.zero,
    border: InputBorder.none,
    isCollapsed: true,
  );
}
