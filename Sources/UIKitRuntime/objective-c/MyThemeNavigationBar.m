#import "MyThemeNavigationBar.h"

@implementation MyThemeBarLook

- (MyThemeBarFacts *)factsForTraits:(MyThemeTraits *)traits {
  MyThemeBarFacts *facts = [[MyThemeBarFacts alloc] init];
  [self fill:facts forTraits:traits];
  return facts;
}

- (MyThemeBarFacts *)factsForMetrics:(UIBarMetrics)metrics traits:(UITraitCollection *)traits {
  MyThemeTraits *wanted = [[MyThemeTraits alloc] initWithTraits:traits state:UIControlStateNormal];
  wanted.metrics = metrics;
  return [self factsForTraits:wanted];
}

- (UIImage *)backgroundForMetrics:(UIBarMetrics)metrics compatibleWithTraits:(UITraitCollection *)traits {
  return [[self factsForMetrics:metrics traits:traits].background imageCompatibleWithTraits:traits];
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
  bar.tintColor = [self factsForMetrics:UIBarMetricsDefault traits:bar.traitCollection].tint;
}

- (void)applyAppearancesToBar:(UINavigationBar *)bar API_AVAILABLE(ios(13.0)) {
  UITraitCollection *traits = bar.traitCollection;
  UINavigationBarAppearance *standard = [self appearanceForMetrics:UIBarMetricsDefault traits:traits];
  UINavigationBarAppearance *compact = [self appearanceForMetrics:UIBarMetricsCompact traits:traits];
  bar.standardAppearance = standard ?: [[UINavigationBarAppearance alloc] init];
  bar.compactAppearance = compact;
  bar.scrollEdgeAppearance = standard;
  if (@available(iOS 15.0, *)) { bar.compactScrollEdgeAppearance = compact; }
}

- (void)applyToItem:(UINavigationItem *)item inBar:(UINavigationBar *)bar {
  if (@available(iOS 13.0, *)) {
    UITraitCollection *traits = bar.traitCollection;
    UINavigationBarAppearance *standard = [self appearanceForMetrics:UIBarMetricsDefault traits:traits];
    UINavigationBarAppearance *compact = [self appearanceForMetrics:UIBarMetricsCompact traits:traits];
    item.standardAppearance = standard;
    item.compactAppearance = compact;
    item.scrollEdgeAppearance = standard;
    if (@available(iOS 15.0, *)) { item.compactScrollEdgeAppearance = compact; }
  }
}

+ (instancetype)platform {
  MyThemeVariant *variant =
      [MyThemeVariant fallback:-1
                         state:UIControlStateNormal
                       metrics:UIBarMetricsDefault
                         style:UIUserInterfaceStyleUnspecified
                 accessibility:MyThemeAccessibilityAny
                        system:0
                 isRightToLeft:NO
                        change:^(MyThemeBarFacts *facts) { facts.background = [MyThemeArt system]; }];
  return [self name:@"platform" variants:@[ variant ]];
}

/// Whether something of a bar's own look is said for a height.
- (BOOL)isOwnForMetrics:(UIBarMetrics)metrics traits:(UITraitCollection *)traits {
  MyThemeBarFacts *facts = [self factsForMetrics:metrics traits:traits];
  return facts.background.name != nil || facts.shadowImage.name != nil || facts.backIndicator.name != nil ||
         facts.title != nil;
}

/// What a bar of a height takes; nil for the platform's own look.
- (nullable UINavigationBarAppearance *)appearanceForMetrics:(UIBarMetrics)metrics
                                                      traits:(UITraitCollection *)traits
    API_AVAILABLE(ios(13.0)) {
  if (![self isOwnForMetrics:UIBarMetricsDefault traits:traits] && ![self isOwnForMetrics:UIBarMetricsCompact
                                                                                   traits:traits]) {
    return nil;
  }
  MyThemeBarFacts *facts = [self factsForMetrics:metrics traits:traits];
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
  if (facts.isTranslucent != nil) { bar.translucent = facts.isTranslucent.boolValue; }
}
#endif

@end
