extension on MyThemeTabBarParts {
  /// For a [BottomNavigationBarTheme]; the bar is in a box with the look of [background].
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
}
