/// The chapter about what an app in Flutter takes in.
let flutterChapter = """
  `flutter/THEME.dart`, its images in `flutter/assets`, and `flutter/assets.yaml`: the lines for `pubspec.yaml`. Copy the Dart
  file into `lib`, and `assets` beside `pubspec.yaml`. A build reads the file back, but no Dart compiler has part in it.

  ```dart
  final looks = NavButtonElements.backButtonMenu.of(context); // a WidgetStateProperty
  final look = looks.resolve({if (isPressed) WidgetState.pressed});
  return Container(
    constraints: look.constraints, decoration: look.decoration, padding: look.padding, alignment: look.alignment,
    child: Text('Menu', style: look.titleStyle, overflow: look.overflow, maxLines: 1),
  );
  ```

  | theme | Dart |
  |---|---|
  | `name: nav-button` | `nav_button.dart`; the classes `NavButtonElements`, `NavButtonLooks`, `NavButtonLook`, `NavButtonArt` |
  | a back button, a button, an image, a bar | a constant of `NavButtonElements`: `backButtonMenu`, `buttonSave`, `imageLogo`, `navigationBarMain` |
  | an element with an `assetName` | that name as Dart spells it: `Back Button` is `backButton` |
  | its variants | `look(states:brightness:isHighContrast:isCompact:isRightToLeft:)`, of which `of(context)` asks most by itself |

  Names that Dart refuses, and names that two elements would share, are errors: `flutter-name-unusable`, `flutter-name-clash`.

  - **A point is a logical pixel.** `centerSlice` counts in those of the picture, left, top, right and bottom, whatever the scale.
    Constraints are never less than the caps, for Flutter can't draw a picture in a smaller box.
  - **1x is the main asset**, 2x and 3x lie in `2.0x` and `3.0x`. A screen of less than 2 pixels a point takes the next denser
    file, another the nearest. Art without 1x has only the denser files: its main asset is a name and no file, which Flutter
    allows where `pubspec.yaml` names it; so `assets.yaml` lists files, not folders.
  - **Art without caps that tiles** repeats from the upper left. Art that does not stretch stands in its own size.
  - **Of states that hold at once** and that the theme does not combine, disabled wins over highlighted (`pressed`), that over
    focused, that over selected.
  - **A blur is twice sigma.** Flutter's sigma is 0.57735 of `blurRadius` and half a pixel more, so less than 1 pt of blur comes
    out as half a pixel's or, below 0.5 pt, as none.
  - A template is filled with a color by `decoration(color:)`; what layout aligns is the whole picture.
  - `hitArea`, `translucent` and screens stand in the manifest.
  """
