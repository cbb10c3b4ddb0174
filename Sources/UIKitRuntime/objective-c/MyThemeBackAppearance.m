// Part: NAVIGATION
#import "MyThemeWayBack.h"

@implementation MyThemeButtonLook (BackAppearance)

- (void)dressBackButtonOf:(UINavigationItem *)item
                    above:(UINavigationItem *)below
                    inBar:(UINavigationBar *)bar {
  UITraitCollection *traits = bar.traitCollection;
  if (@available(iOS 13.0, *)) {
    UINavigationBarAppearance *standard = item.standardAppearance ?: bar.standardAppearance;
    UINavigationBarAppearance *compact = item.compactAppearance ?: bar.compactAppearance ?: standard;
    item.standardAppearance = [self dressed:standard traits:traits metrics:UIBarMetricsDefault];
    item.compactAppearance = [self dressed:compact traits:traits metrics:UIBarMetricsCompact];
    // Where there is none for the edge, the platform makes one of the others.
    UINavigationBarAppearance *edge = item.scrollEdgeAppearance ?: bar.scrollEdgeAppearance;
    if (edge != nil) {
      item.scrollEdgeAppearance = [self dressed:edge traits:traits metrics:UIBarMetricsDefault];
    }
    if (@available(iOS 15.0, *)) {
      edge = item.compactScrollEdgeAppearance ?: bar.compactScrollEdgeAppearance;
      if (edge != nil) {
        item.compactScrollEdgeAppearance = [self dressed:edge traits:traits metrics:UIBarMetricsCompact];
      }
    }
  } else {
    [self dressOlder:below inBar:bar];
  }
}

- (UINavigationBarAppearance *)dressed:(UINavigationBarAppearance *)given
                                traits:(UITraitCollection *)traits
                               metrics:(UIBarMetrics)metrics API_AVAILABLE(ios(13.0)) {
  UINavigationBarAppearance *appearance = [[UINavigationBarAppearance alloc] initWithBarAppearance:given];
  UIBarButtonItemAppearance *back =
      [[UIBarButtonItemAppearance alloc] initWithStyle:UIBarButtonItemStylePlain];
  NSArray<NSNumber *> *states = @[
    @(UIControlStateNormal), @(UIControlStateHighlighted), @(UIControlStateDisabled), @(UIControlStateFocused)
  ];
  NSArray<UIBarButtonItemStateAppearance *> *shown =
      @[ back.normal, back.highlighted, back.disabled, back.focused ];
  for (NSUInteger place = 0; place < states.count; place++) {
    MyThemeButtonFacts *facts = [self factsForState:states[place].unsignedIntegerValue
                                            metrics:metrics
                                             traits:traits];
    shown[place].backgroundImage = [self pictureOf:facts traits:traits];
    shown[place].backgroundImagePositionAdjustment = UIOffsetMake(0, [self shiftOf:facts traits:traits]);
    MyThemeTitle *title = facts.title;
    if (title == nil) { continue; }
    shown[place].titleTextAttributes = [title attributesWithTint:facts.tint];
    shown[place].titlePositionAdjustment = [self backOffsetOf:title];
  }
  appearance.backButtonAppearance = back;
  // Both, or the platform shows its chevron beside the art.
  UIImage *nothing = [[UIImage alloc] init];
  [appearance setBackIndicatorImage:nothing transitionMaskImage:nothing];
  return appearance;
}

- (MyThemeButtonFacts *)factsForState:(UIControlState)state
                              metrics:(UIBarMetrics)metrics
                               traits:(UITraitCollection *)traits {
  MyThemeTraits *wanted = [[MyThemeTraits alloc] initWithTraits:traits state:state];
  wanted.metrics = metrics;
  return [self factsForTraits:wanted];
}

/// The art as the platform takes it.
- (UIImage *)pictureOf:(MyThemeButtonFacts *)facts traits:(UITraitCollection *)traits {
  UIImage *image = [facts.background imageCompatibleWithTraits:traits];
  return [image imageWithAlignmentRectInsets:UIEdgeInsetsZero];
}

/// How far down the art goes, in points.
- (CGFloat)shiftOf:(MyThemeButtonFacts *)facts traits:(UITraitCollection *)traits {
  UIEdgeInsets outside = [facts.background imageCompatibleWithTraits:traits].alignmentRectInsets;
  return (outside.bottom - outside.top) / 2;
}

/// How far from the middle of a back button of the platform's, which has room of its own around its title.
- (UIOffset)backOffsetOf:(MyThemeTitle *)title {
  return UIOffsetMake(title.offset.horizontal + (title.insets.left - title.insets.right) / 2,
                      title.offset.vertical + (title.insets.top - title.insets.bottom) / 2);
}

/// Before iOS 13, an item that the platform's button is made of is dressed itself.
- (void)dressOlder:(UINavigationItem *)below inBar:(UINavigationBar *)bar {
  UITraitCollection *traits = bar.traitCollection;
  UIBarButtonItem *item = below.backBarButtonItem;
  if (item == nil) {
    item = [[UIBarButtonItem alloc] initWithTitle:below.backButtonTitle ?: below.title
                                            style:UIBarButtonItemStylePlain
                                           target:nil
                                           action:nil];
  }
  for (NSNumber *number in @[ @(UIBarMetricsDefault), @(UIBarMetricsCompact) ]) {
    UIBarMetrics metrics = number.integerValue;
    for (NSNumber *state in @[
           @(UIControlStateNormal), @(UIControlStateHighlighted), @(UIControlStateDisabled),
           @(UIControlStateFocused)
         ]) {
      MyThemeButtonFacts *facts = [self factsForState:state.unsignedIntegerValue
                                              metrics:metrics
                                               traits:traits];
      [item setBackButtonBackgroundImage:[self pictureOf:facts traits:traits]
                                forState:state.unsignedIntegerValue
                              barMetrics:metrics];
      [item setTitleTextAttributes:[facts.title attributesWithTint:facts.tint]
                          forState:state.unsignedIntegerValue];
      if (state.unsignedIntegerValue != UIControlStateNormal) { continue; }
      [item setBackButtonBackgroundVerticalPositionAdjustment:[self shiftOf:facts traits:traits]
                                                forBarMetrics:metrics];
      MyThemeTitle *title = facts.title;
      if (title == nil) { continue; }
      [item setBackButtonTitlePositionAdjustment:[self backOffsetOf:title] forBarMetrics:metrics];
    }
  }
  below.backBarButtonItem = item;
  UIImage *nothing = [[UIImage alloc] init];
  bar.backIndicatorImage = nothing;
  bar.backIndicatorTransitionMaskImage = nothing;
}

@end
