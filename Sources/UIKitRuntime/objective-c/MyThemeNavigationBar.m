// Part: BARS
#import "MyThemeNavigationBar.h"

@implementation MyThemeBarLook

- (MyThemeBarFacts *)factsForTraits:(MyThemeTraits *)traits {
  MyThemeBarFacts *facts = [[MyThemeBarFacts alloc] init];
  [self fill:facts forTraits:traits];
  return facts;
}

- (MyThemeBarFacts *)factsForMetrics:(UIBarMetrics)metrics traits:(UITraitCollection *)traits {
  return [self factsForMetrics:metrics isScrollEdge:NO traits:traits];
}

- (MyThemeBarFacts *)factsForMetrics:(UIBarMetrics)metrics
                        isScrollEdge:(BOOL)isScrollEdge
                              traits:(UITraitCollection *)traits {
  MyThemeTraits *wanted = [[MyThemeTraits alloc] initWithTraits:traits state:UIControlStateNormal];
  wanted.metrics = metrics;
  wanted.isScrollEdge = isScrollEdge;
  return [self factsForTraits:wanted];
}

- (UIImage *)backgroundForMetrics:(UIBarMetrics)metrics compatibleWithTraits:(UITraitCollection *)traits {
  return [[self factsForMetrics:metrics traits:traits].background imageCompatibleWithTraits:traits];
}

- (UIStatusBarStyle)statusBarStyleForTraits:(UITraitCollection *)traits {
  MyThemeArt *art = [self factsForMetrics:UIBarMetricsDefault traits:traits].background;
  if (art.isDark) { return UIStatusBarStyleLightContent; }
  if (@available(iOS 13.0, *)) {
    if (art.name != nil) { return UIStatusBarStyleDarkContent; }
  }
  return UIStatusBarStyleDefault;
}

- (void)applyTintToBar:(UINavigationBar *)bar {
  MyThemeBarFacts *facts = [self factsForMetrics:UIBarMetricsDefault traits:bar.traitCollection];
  bar.tintColor = facts.tint;
  UIBarStyle style = facts.background.isDark ? UIBarStyleBlack : UIBarStyleDefault;
  if (bar.barStyle != style) { bar.barStyle = style; }
  if (facts.largeTitle != nil) { bar.prefersLargeTitles = YES; }
}

- (void)applyToBar:(UINavigationBar *)bar {
#if __IPHONE_OS_VERSION_MIN_REQUIRED < 130000
  if (@available(iOS 13.0, *)) {
    [self applyAppearancesToBar:bar];
  } else {
    [self applyImagesToBar:bar];
  }
#else
  [self applyAppearancesToBar:bar];
#endif
  [self applyTintToBar:bar];
}

- (void)applyAppearancesToBar:(UINavigationBar *)bar API_AVAILABLE(ios(13.0)) {
  UITraitCollection *traits = bar.traitCollection;
  UINavigationBarAppearance *standard = [self appearanceForMetrics:UIBarMetricsDefault traits:traits];
  UINavigationBarAppearance *compact = [self appearanceForMetrics:UIBarMetricsCompact traits:traits];
  bar.standardAppearance = standard ?: [[UINavigationBarAppearance alloc] init];
  bar.compactAppearance = compact;
  bar.scrollEdgeAppearance = [self appearanceAtScrollEdgeForMetrics:UIBarMetricsDefault
                                                             traits:traits
                                                          otherwise:standard];
  if (@available(iOS 15.0, *)) {
    bar.compactScrollEdgeAppearance = [self appearanceAtScrollEdgeForMetrics:UIBarMetricsCompact
                                                                      traits:traits
                                                                   otherwise:compact];
  }
}

- (void)applyToItem:(UINavigationItem *)item inBar:(UINavigationBar *)bar {
  if (@available(iOS 13.0, *)) {
    UITraitCollection *traits = bar.traitCollection;
    UINavigationBarAppearance *standard = [self appearanceForMetrics:UIBarMetricsDefault traits:traits];
    UINavigationBarAppearance *compact = [self appearanceForMetrics:UIBarMetricsCompact traits:traits];
    item.standardAppearance = standard;
    item.compactAppearance = compact;
    item.scrollEdgeAppearance = [self appearanceAtScrollEdgeForMetrics:UIBarMetricsDefault
                                                                traits:traits
                                                             otherwise:standard];
    if (@available(iOS 15.0, *)) {
      item.compactScrollEdgeAppearance = [self appearanceAtScrollEdgeForMetrics:UIBarMetricsCompact
                                                                         traits:traits
                                                                      otherwise:compact];
    }
  }
}

+ (instancetype)platform {
  MyThemeVariant *variant = [MyThemeVariant
      variantWithFallback:-1
                    state:UIControlStateNormal
                  metrics:UIBarMetricsDefault
                    style:UIUserInterfaceStyleUnspecified
            accessibility:MyThemeAccessibilityAny
                   system:0
            isRightToLeft:NO
                   change:^(MyThemeBarFacts *facts) { facts.background = [MyThemeArt systemArt]; }];
  return [self lookWithName:@"platform" variants:@[ variant ]];
}

/// Whether something of a bar's own look is said, for whichever height, at an edge or not.
- (BOOL)isOwnForTraits:(UITraitCollection *)traits {
  UIBarMetrics heights[] = {UIBarMetricsDefault, UIBarMetricsCompact};
  for (NSInteger edge = 0; edge <= (self.tellsScrollEdges ? 1 : 0); edge++) {
    for (size_t index = 0; index < sizeof(heights) / sizeof(heights[0]); index++) {
      MyThemeBarFacts *facts = [self factsForMetrics:heights[index] isScrollEdge:edge == 1 traits:traits];
      if ([self isOwn:facts]) { return YES; }
    }
  }
  return NO;
}

- (BOOL)isOwn:(MyThemeBarFacts *)facts {
  return facts.background.name != nil || facts.shadowImage.name != nil || facts.backIndicator.name != nil ||
         facts.title != nil || facts.largeTitle != nil;
}

/// What a bar of a height takes beneath which nothing is scrolled: what it takes otherwise, where the theme
/// does not tell them apart.
- (nullable UINavigationBarAppearance *)appearanceAtScrollEdgeForMetrics:(UIBarMetrics)metrics
                                                                  traits:(UITraitCollection *)traits
                                                               otherwise:
                                                                   (nullable UINavigationBarAppearance *)other
    API_AVAILABLE(ios(13.0)) {
  if (!self.tellsScrollEdges) { return other; }
  return [self appearanceForMetrics:metrics isScrollEdge:YES traits:traits];
}

- (nullable UINavigationBarAppearance *)appearanceForMetrics:(UIBarMetrics)metrics
                                                      traits:(UITraitCollection *)traits
    API_AVAILABLE(ios(13.0)) {
  return [self appearanceForMetrics:metrics isScrollEdge:NO traits:traits];
}

/// What a bar of a height takes; nil for the platform's own look.
- (nullable UINavigationBarAppearance *)appearanceForMetrics:(UIBarMetrics)metrics
                                                isScrollEdge:(BOOL)isScrollEdge
                                                      traits:(UITraitCollection *)traits
    API_AVAILABLE(ios(13.0)) {
  if (![self isOwnForTraits:traits]) { return nil; }
  MyThemeBarFacts *facts = [self factsForMetrics:metrics isScrollEdge:isScrollEdge traits:traits];
  UINavigationBarAppearance *appearance = [[UINavigationBarAppearance alloc] init];
  if (facts.background.name != nil) {
    if (facts.isTranslucent.boolValue) {
      [appearance configureWithTransparentBackground];
    } else {
      [appearance configureWithOpaqueBackground];
    }
    appearance.backgroundEffect = nil;
    if (facts.background.color != nil) {
      appearance.backgroundColor = facts.background.color;
    } else {
      appearance.backgroundImage = [facts.background imageCompatibleWithTraits:traits];
    }
    // What doesn't stretch keeps its size in the middle.
    if (facts.background.resizing == MyThemeResizingNone) {
      appearance.backgroundImageContentMode = UIViewContentModeCenter;
    }
    appearance.shadowColor = UIColor.clearColor;
  } else if (isScrollEdge) {
    // The platform's own bar shows what is below it there.
    [appearance configureWithTransparentBackground];
  } else {
    [appearance configureWithDefaultBackground];
  }
  if (facts.shadowImage.name != nil) {
    appearance.shadowColor = nil;
    appearance.shadowImage = [facts.shadowImage imageCompatibleWithTraits:traits];
  }
  if (facts.backIndicator.name != nil && facts.backIndicatorMask.name != nil) {
    [appearance setBackIndicatorImage:[facts.backIndicator imageCompatibleWithTraits:traits]
                  transitionMaskImage:[facts.backIndicatorMask imageCompatibleWithTraits:traits]];
  }
  if (facts.title != nil) {
    MyThemeTitle *title = (MyThemeTitle *)facts.title;
    appearance.titleTextAttributes = [title attributesWithTint:nil];
    appearance.titlePositionAdjustment = title.offset;
  }
  if (facts.largeTitle != nil) {
    MyThemeLargeTitle *title = (MyThemeLargeTitle *)facts.largeTitle;
    appearance.largeTitleTextAttributes = title.attributes;
  }
  return appearance;
}

#if __IPHONE_OS_VERSION_MIN_REQUIRED < 130000
/// The older form: an image for each of the bar's heights.
- (void)applyImagesToBar:(UINavigationBar *)bar {
  UITraitCollection *traits = bar.traitCollection;
  MyThemeBarFacts *facts = [self factsForMetrics:UIBarMetricsDefault traits:traits];
  UIBarMetrics heights[] = {
      UIBarMetricsDefault,
      UIBarMetricsCompact,
      UIBarMetricsDefaultPrompt,
      UIBarMetricsCompactPrompt,
  };
  for (size_t index = 0; index < sizeof(heights) / sizeof(heights[0]); index++) {
    UIBarMetrics metrics = heights[index];
    [bar setBackgroundImage:[self backgroundForMetrics:metrics compatibleWithTraits:traits]
             forBarPosition:facts.position
                 barMetrics:metrics];
    MyThemeTitle *title = [self factsForMetrics:metrics traits:traits].title;
    [bar setTitleVerticalPositionAdjustment:title.offset.vertical forBarMetrics:metrics];
  }
  // A shadow is seen only below a background of the theme's own; an empty image is none.
  UIImage *shadow = [facts.shadowImage imageCompatibleWithTraits:traits];
  bar.shadowImage = shadow != nil ? shadow : facts.background.name != nil ? [[UIImage alloc] init] : nil;
  BOOL isWhole = facts.backIndicator.name != nil && facts.backIndicatorMask.name != nil;
  bar.backIndicatorImage = isWhole ? [facts.backIndicator imageCompatibleWithTraits:traits] : nil;
  bar.backIndicatorTransitionMaskImage =
      isWhole ? [facts.backIndicatorMask imageCompatibleWithTraits:traits] : nil;
  bar.titleTextAttributes = [facts.title attributesWithTint:nil];
  if (facts.largeTitle != nil) { bar.largeTitleTextAttributes = facts.largeTitle.attributes; }
  if (facts.isTranslucent != nil) { bar.translucent = facts.isTranslucent.boolValue; }
}
#endif

@end
