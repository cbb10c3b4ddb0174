extension TargetBackend {
  static let cssChapter = """
    `css/THEME.css` and its images. Copy the folder; a page needs the sheet alone:

    ```html
    <link rel="stylesheet" href="glossy/css/glossy.css">
    <button class="glossy_back-button_menu"><span class="glossy_back-button_menu__title">Menu</span></button>
    ```

    | theme | class |
    |---|---|
    | a back button, a button, an image, a bar | `THEME_back-button_NAME`, `THEME_button_NAME`, `THEME_image_NAME`, `THEME_navigation-bar_NAME` |
    | its title: shortened where it is too long, and of a bar the one with the looks | the class with `__title` |
    | its icon, a bar's shadow image, a bar's back indicator | the class with `__icon`, `__shadow-image`, `__back-indicator` |

    | variant | seen |
    |---|---|
    | `highlighted` | `:active` |
    | `disabled` | `:disabled`, `aria-disabled="true"` |
    | `selected` | `aria-selected="true"`, `aria-pressed="true"` |
    | `focused` | `:focus-visible` |
    | `compact` and other metrics | `data-metrics="compact"` on the element |
    | `light`, `dark` | `prefers-color-scheme` |
    | `highContrast` | `prefers-contrast: more` |
    | `rtl` | `:dir(rtl)` |
    | `ios-N`, `android-N` | never: they are about other platforms |

    Where several states hold that the theme does not combine, disabled wins over highlighted, that over selected, that over
    focused. Every rule weighs as much as one class, so a page's own rules win when they stand later.

    - A point is a CSS pixel. Art that stretches is a `border-image`, its slices in pixels of the file of the screen's density;
      `min-width` is never less than the caps, below which browsers shrink all of them. Lengths that differ between the scales
      of the art, as what lies outside may, are those of the screen's density.
    - Art that keeps its size is a background in the middle of its box, however large that is.
    - **A bar** is as high as the theme says, or as its art was drawn; else 44 points as the platform's are, 32 where it is
      compact. Its title takes what the elements beside it leave, its text in the middle unless the theme says where.
    - A tile begins at its caps, as on other platforms, and is drawn by generated boxes (`::before`, `::after`) behind the
      content; a `border-image` would begin in the middle.
    - The box of an element is what layout aligns: art beyond its `alignmentInsets` is drawn outside.
    - `insets` are `padding`; a title's `offset` shifts it. `hitArea` is a box around the element that can't be seen.
    - An icon with a `tint`, and art of `renderingIntent: template` that neither stretches nor stands behind a title, is a
      mask that a color fills. Browsers take masks from the page's own origin alone: from a server, not from a file.
    - Where colors are forced, buttons have a frame instead of art.
    - `art: system` takes everything back with `revert`.
    """
}
