extension TargetBackend {
  static let androidChapter = """
    `themec build --target android` adds `android/res` to the bundle: a folder of resources as a module of an app takes it in.

    ```kotlin
    android { sourceSets["main"].res.srcDirs("src/main/res", "themes/build/nav-button/android/res") }
    ```

    ```xml
    <Button style="@style/back_button_nav_button" android:layout_width="wrap_content" android:layout_height="wrap_content"
        android:text="Menu"/>
    ```

    A point is a `dp`, and an `sp` where text is measured. 1x, 2x and 3x are `mdpi`, `xhdpi` and `xxhdpi`; Android makes other
    densities of them, marks included. `hdpi` is there where the art allows it: half of the 3x art, where its caps, the lengths
    that are not cut, a tile and the alignment insets of a nine-patch are even numbers of pixels at 3x; a drawable has it in all
    its folders or in none, and each state's drawable by itself. `xxxhdpi` is never there: art ends at 3x, and nothing is made
    from a smaller image.

    ### Names

    | of | resource |
    |---|---|
    | `backButtons: { navButton }`, `nav-button` | `back_button_nav_button`: the drawable and the style |
    | `buttons`, `images`, `navigationBars` | `button_…`, `image_…`, `navigation_bar_…` |
    | `assetName: BackButton` | `back_button`: the same in small letters, with `_` for other signs |
    | a state's art or color | two underscores and the state: `back_button_nav_button__highlighted`, `…__title__disabled` |
    | a part | `…__icon`, `…__shadow_image`, `…__back_indicator` |
    | a length, a color | `@dimen/…__height`, `__minimum_width`, `__padding_left`, `__title_size`, `__hit_width`; `@color/…__title`, `__title_shadow`, `__icon_tint`, `__tint` |
    | a screen's title | `@string/screen_feed_view_controller__title` |

    Names that some tool of a build refuses, and names that two things would share, are errors: `android-name-unusable`,
    `android-name-clash`.

    ### Drawables

    - **Art that stretches is a nine-patch.** Black above and at the left is what the caps leave, the whole edge on an axis
      without caps; black below and at the right is where the title lies by its insets and offset. Where the insets are wider
      or higher than the slice, its centre is repeated until they fit. Art without a title has no padding; Android would take
      the caps.
    - **Red marks** are the alignment insets, for layouts with `android:layoutMode="opticalBounds"`.
    - **Art that keeps its size** is a plain PNG. Behind a title, in a bar or as its shadow it is a `<bitmap>` in the middle
      (`android:gravity="center"`), and **a tile without caps** is one that repeats (`android:tileMode="repeat"`): the PNG of
      `button_add` is then `button_add__art`.
    - **States** are a `<selector>` of the element's own name. Of two states that hold at once the first wins: disabled, highlighted
      (`state_pressed`), focused, selected; combinations stand before what they are made of. A state that says no color has the
      normal state's.

    | theme | qualifier |
    |---|---|
    | `rtl` | `ldrtl` |
    | `compact` | `land` |
    | `light`, `dark` | `notnight`, `night` |
    | `android-12` | `v31`: a version's API level |

    A resource stands in as few folders as give every device what the theme says, and never in fewer: where Android would prefer
    right-to-left art to the dark art that a theme means, the dark one stands in `ldrtl-night` too.

    ### Styles

    A button's style has its background, sizes, padding, icon and title. A bar has three: `navigation_bar_top` is for
    `android:actionBarStyle` or a `Toolbar`, `…__title` is its title's, and `…__overlay` brings bar, height, tint, back indicator and
    shadow into a theme:

    ```kotlin
    override fun onCreate(state: Bundle?) {
      theme.applyStyle(R.style.navigation_bar_reeder__overlay, true)
      super.onCreate(state)
    }
    ```

    Where the theme asks for the platform's own look (`background: system`), the style has no background, so that of the platform
    shows.

    Text shadows count in pixels on Android, so their numbers stand in `values-xhdpi` and its like; a blur is turned into the radius
    that has its sigma, and a hard shadow has the least radius that Android still draws.

    What needs code: `hitArea` (`__hit_width` and `__hit_height` are there for a `TouchDelegate`), which screen has which bar, and
    `titles` of screens (`setTitle(R.string.…)`).
    """
}
