// Part: CONTROLS
#import "MyThemeControlDressing.h"

/// Gives an appearance the picture behind a bar and the line at its edge: the platform's own where the theme says none.
static void MyThemeDressBar(UIBarAppearance *appearance, MyThemeImageLook *_Nullable background,
                            MyThemeImageLook *_Nullable shadow, MyThemeTraits *moment,
                            UITraitCollection *traits) API_AVAILABLE(ios(13.0)) {
  MyThemeArt *art = [background factsForTraits:moment].image;
  if (art.name != nil) {
    [appearance configureWithOpaqueBackground];
    appearance.backgroundEffect = nil;
    if (art.color != nil) {
      appearance.backgroundColor = art.color;
    } else {
      appearance.backgroundImage = [art imageCompatibleWithTraits:traits];
    }
    // What doesn't stretch keeps its size in the middle.
    if (art.resizing == MyThemeResizingNone) {
      appearance.backgroundImageContentMode = UIViewContentModeCenter;
    }
    appearance.shadowColor = UIColor.clearColor;
  } else if (moment.isScrollEdge) {
    // The platform's own bar shows what is below it there.
    [appearance configureWithTransparentBackground];
  } else {
    [appearance configureWithDefaultBackground];
  }
  MyThemeArt *line = [shadow factsForTraits:moment].image;
  if (line.name != nil) {
    appearance.shadowColor = nil;
    appearance.shadowImage = [line imageCompatibleWithTraits:traits];
  }
}

static MyThemeTraits *MyThemeMoment(UITraitCollection *traits, UIBarMetrics metrics, BOOL isScrollEdge) {
  MyThemeTraits *moment = [[MyThemeTraits alloc] initWithTraits:traits state:UIControlStateNormal];
  moment.metrics = metrics;
  moment.isScrollEdge = isScrollEdge;
  return moment;
}

@implementation MyThemeTabBarLook

- (instancetype)init {
  if ((self = [super init])) { _icons = [NSMutableDictionary dictionary]; }
  return self;
}

- (void)dressAppearance:(UITabBar *)bar traits:(UITraitCollection *)traits {
  if (@available(iOS 13.0, *)) {
    bar.standardAppearance = [self appearanceAtScrollEdge:NO traits:traits];
    if (@available(iOS 15.0, *)) {
      bar.scrollEdgeAppearance = [self appearanceAtScrollEdge:YES traits:traits];
    }
  } else {
#if __IPHONE_OS_VERSION_MIN_REQUIRED < 130000
    [self dressImagesOf:bar traits:traits];
#endif
  }
}

- (UITabBarAppearance *)appearanceAtScrollEdge:(BOOL)isScrollEdge
                                        traits:(UITraitCollection *)traits API_AVAILABLE(ios(13.0)) {
  UITabBarAppearance *appearance = [[UITabBarAppearance alloc] init];
  MyThemeTraits *moment = MyThemeMoment(traits, UIBarMetricsDefault, isScrollEdge);
  MyThemeDressBar(appearance, self.background, self.shadowImage, moment, traits);
  if (self.selection != nil) {
    appearance.selectionIndicatorImage = [self.selection pictureForTraits:traits];
  }
  if (self.items == nil) { return appearance; }
  UITabBarItemAppearance *look = [[UITabBarItemAppearance alloc] init];
  [self dressItem:look.normal state:UIControlStateNormal traits:traits];
  [self dressItem:look.disabled state:UIControlStateDisabled traits:traits];
  [self dressItem:look.selected state:UIControlStateSelected traits:traits];
  [self dressItem:look.focused state:UIControlStateFocused traits:traits];
  appearance.stackedLayoutAppearance = look;
  appearance.inlineLayoutAppearance = look;
  appearance.compactInlineLayoutAppearance = look;
  return appearance;
}

- (void)dressItem:(UITabBarItemStateAppearance *)item
            state:(UIControlState)state
           traits:(UITraitCollection *)traits API_AVAILABLE(ios(13.0)) {
  if (state != UIControlStateNormal && ![self.items tellsState:state]) { return; }
  MyThemeItemFacts *facts = [self.items factsForState:state traits:traits];
  if (facts.title != nil) {
    MyThemeTitle *title = (MyThemeTitle *)facts.title;
    item.titleTextAttributes = [title attributesWithTint:nil];
    item.titlePositionAdjustment = title.offset;
  }
  if (facts.icon.tint != nil) { item.iconColor = facts.icon.tint; }
}

#if __IPHONE_OS_VERSION_MIN_REQUIRED < 130000
/// The older form: the titles are those of `itemWithIcon:`.
- (void)dressImagesOf:(UITabBar *)bar traits:(UITraitCollection *)traits {
  if (self.background != nil) {
    UIImage *background = [self.background pictureForTraits:traits];
    bar.backgroundImage = background;
    // A shadow is seen only beside a background of the theme's own; an empty image is none.
    UIImage *shadow = [self.shadowImage pictureForTraits:traits];
    bar.shadowImage = shadow != nil ? shadow : background == nil ? nil : [[UIImage alloc] init];
  }
  if (self.selection != nil) { bar.selectionIndicatorImage = [self.selection pictureForTraits:traits]; }
  if (self.items == nil) { return; }
  bar.unselectedItemTintColor = [self.items factsForState:UIControlStateNormal traits:traits].icon.tint;
  UIColor *tint = [self.items factsForState:UIControlStateSelected traits:traits].icon.tint;
  if (tint != nil) { bar.tintColor = tint; }
}
#endif

- (UITabBarItem *)itemWithIcon:(NSString *)icon
                         title:(NSString *)title
          compatibleWithTraits:(UITraitCollection *)traits {
  MyThemeImageLook *look = self.icons[icon];
  NSAssert(look != nil, @"the theme has no icon %@", icon);
  UIImage *selected = nil;
  if ([look tellsState:UIControlStateSelected]) {
    selected = [look pictureForState:UIControlStateSelected traits:traits];
  }
  UITabBarItem *item = [[UITabBarItem alloc] initWithTitle:title
                                                     image:[look pictureForTraits:traits]
                                             selectedImage:selected];
#if __IPHONE_OS_VERSION_MIN_REQUIRED < 130000
  if (@available(iOS 13.0, *)) { return item; }
  for (NSNumber *state in self.items.states) {
    MyThemeTitle *text = [self.items factsForState:state.unsignedIntegerValue traits:traits].title;
    [item setTitleTextAttributes:[text attributesWithTint:nil] forState:state.unsignedIntegerValue];
  }
#endif
  return item;
}

@end

@implementation MyThemeToolbarLook

- (void)dressAppearance:(UIToolbar *)bar traits:(UITraitCollection *)traits {
  if (@available(iOS 13.0, *)) {
    bar.standardAppearance = [self appearanceForMetrics:UIBarMetricsDefault isScrollEdge:NO traits:traits];
    bar.compactAppearance = [self appearanceForMetrics:UIBarMetricsCompact isScrollEdge:NO traits:traits];
    if (@available(iOS 15.0, *)) {
      bar.scrollEdgeAppearance = [self appearanceForMetrics:UIBarMetricsDefault
                                               isScrollEdge:YES
                                                     traits:traits];
      bar.compactScrollEdgeAppearance = [self appearanceForMetrics:UIBarMetricsCompact
                                                      isScrollEdge:YES
                                                            traits:traits];
    }
  } else {
#if __IPHONE_OS_VERSION_MIN_REQUIRED < 130000
    [self dressImagesOf:bar traits:traits];
#endif
  }
}

- (UIToolbarAppearance *)appearanceForMetrics:(UIBarMetrics)metrics
                                 isScrollEdge:(BOOL)isScrollEdge
                                       traits:(UITraitCollection *)traits API_AVAILABLE(ios(13.0)) {
  UIToolbarAppearance *appearance = [[UIToolbarAppearance alloc] init];
  MyThemeTraits *moment = MyThemeMoment(traits, metrics, isScrollEdge);
  MyThemeDressBar(appearance, self.background, self.shadowImage, moment, traits);
  return appearance;
}

#if __IPHONE_OS_VERSION_MIN_REQUIRED < 130000
/// The older form: an image for each of the bar's heights.
- (void)dressImagesOf:(UIToolbar *)bar traits:(UITraitCollection *)traits {
  if (self.background == nil) { return; }
  UIBarMetrics heights[] = {UIBarMetricsDefault, UIBarMetricsCompact};
  for (size_t index = 0; index < sizeof(heights) / sizeof(heights[0]); index++) {
    MyThemeArt *art = [self.background factsForTraits:MyThemeMoment(traits, heights[index], NO)].image;
    [bar setBackgroundImage:[art imageCompatibleWithTraits:traits]
         forToolbarPosition:UIBarPositionAny
                 barMetrics:heights[index]];
  }
  // A shadow is seen only beside a background of the theme's own; an empty image is none.
  UIImage *shadow = [self.shadowImage pictureForTraits:traits];
  BOOL isOwn = [self.background artForState:UIControlStateNormal traits:traits].name != nil;
  [bar setShadowImage:shadow != nil ? shadow
                      : isOwn       ? [[UIImage alloc] init]
                                    : nil
      forToolbarPosition:UIBarPositionAny];
}
#endif

@end
