#import "MyThemeLooks.h"

@interface MyThemeVariant ()
@property(nonatomic) NSInteger fallback;
@property(nonatomic) UIControlState state;
@property(nonatomic) UIBarMetrics metrics;
@property(nonatomic) BOOL isScrollEdge;
@property(nonatomic) UIUserInterfaceStyle style;
@property(nonatomic) MyThemeAccessibility accessibility;
@property(nonatomic) NSInteger system;
@property(nonatomic) BOOL isRightToLeft;
@property(nonatomic, copy) void (^change)(id look);
@end

@implementation MyThemeVariant

+ (instancetype)variantWithFallback:(NSInteger)fallback
                              state:(UIControlState)state
                            metrics:(UIBarMetrics)metrics
                              style:(UIUserInterfaceStyle)style
                      accessibility:(MyThemeAccessibility)accessibility
                             system:(NSInteger)system
                      isRightToLeft:(BOOL)isRightToLeft
                             change:(void (^)(id look))change {
  MyThemeVariant *variant = [[self alloc] init];
  variant.fallback = fallback;
  variant.state = state;
  variant.metrics = metrics;
  variant.style = style;
  variant.accessibility = accessibility;
  variant.system = system;
  variant.isRightToLeft = isRightToLeft;
  variant.change = change;
  return variant;
}

+ (instancetype)variantAtScrollEdge:(MyThemeVariant *)variant {
  variant.isScrollEdge = YES;
  return variant;
}

@end

@implementation MyThemeLook {
  NSArray<MyThemeVariant *> *_variants;
}

+ (instancetype)lookWithName:(NSString *)name variants:(NSArray<MyThemeVariant *> *)variants {
  MyThemeLook *look = [[self alloc] init];
  look->_name = [name copy];
  look->_variants = [variants copy];
  return look;
}

- (BOOL)hasVariant:(BOOL (^)(MyThemeVariant *variant))test {
  for (MyThemeVariant *variant in _variants) {
    if (test(variant)) { return YES; }
  }
  return NO;
}

/// The states together where the theme says so; else disabled wins over highlighted, that over selected.
- (UIControlState)stateFor:(UIControlState)state {
  UIControlState candidates[] = {
      state,
#if HOVER
      state & ~MyThemeControlStateHovered,
#endif
      state & ~UIControlStateFocused,
#if HOVER
      state & ~UIControlStateFocused & ~MyThemeControlStateHovered,
#endif
      UIControlStateDisabled,
      UIControlStateHighlighted,
      UIControlStateSelected,
      UIControlStateFocused,
#if HOVER
      MyThemeControlStateHovered,
#endif
  };
  for (size_t index = 0; index < sizeof(candidates) / sizeof(candidates[0]); index++) {
    UIControlState candidate = candidates[index];
    BOOL isKnown =
        [self hasVariant:^(MyThemeVariant *variant) { return (BOOL)(variant.state == candidate); }];
    if ((state & candidate) == candidate && isKnown) { return candidate; }
  }
  return UIControlStateNormal;
}

- (BOOL)tellsScrollEdges {
  return [self hasVariant:^(MyThemeVariant *variant) { return variant.isScrollEdge; }];
}

/// The metrics that the theme knows, and whether they are those of a bar beneath which nothing is scrolled. As UIKit
/// has it, a compact bar at the edge is rather like one at the edge than like one that is compact.
- (UIBarMetrics)metricsFor:(MyThemeTraits *)traits isScrollEdge:(BOOL *)isScrollEdge {
  struct {
    UIBarMetrics metrics;
    BOOL isScrollEdge;
  } candidates[] = {
      {traits.metrics, traits.isScrollEdge},
      {UIBarMetricsDefault, traits.isScrollEdge},
      {traits.metrics, NO},
      {traits.metrics == UIBarMetricsCompactPrompt ? UIBarMetricsCompact : traits.metrics, NO},
  };
  for (size_t index = 0; index < sizeof(candidates) / sizeof(candidates[0]); index++) {
    // Without an edge, the fall-back comes last.
    if (index == 1 && !traits.isScrollEdge) { continue; }
    UIBarMetrics metrics = candidates[index].metrics;
    BOOL isAtEdge = candidates[index].isScrollEdge;
    BOOL isKnown = [self hasVariant:^(MyThemeVariant *variant) {
      return (BOOL)(variant.metrics == metrics && variant.isScrollEdge == isAtEdge);
    }];
    if (isKnown) {
      *isScrollEdge = isAtEdge;
      return metrics;
    }
  }
  *isScrollEdge = NO;
  return UIBarMetricsDefault;
}

- (MyThemeAccessibility)accessibilityFor:(MyThemeTraits *)traits {
  BOOL (^isKnown)(MyThemeAccessibility) = ^(MyThemeAccessibility wanted) {
    return [self hasVariant:^(MyThemeVariant *variant) { return (BOOL)(variant.accessibility == wanted); }];
  };
  if (traits.isHighContrast && traits.showsButtonShapes &&
      isKnown(MyThemeAccessibilityHighContrastAndButtonShapes)) {
    return MyThemeAccessibilityHighContrastAndButtonShapes;
  }
  if (traits.showsButtonShapes && isKnown(MyThemeAccessibilityButtonShapes)) {
    return MyThemeAccessibilityButtonShapes;
  }
  if (traits.isHighContrast && isKnown(MyThemeAccessibilityHighContrast)) {
    return MyThemeAccessibilityHighContrast;
  }
  return MyThemeAccessibilityAny;
}

- (NSInteger)placeFor:(MyThemeTraits *)traits {
  UIControlState state = [self stateFor:traits.state];
  BOOL isScrollEdge = NO;
  UIBarMetrics metrics = [self metricsFor:traits isScrollEdge:&isScrollEdge];
  MyThemeAccessibility accessibility = [self accessibilityFor:traits];
#if SHARED
  NSInteger newest = traits.system < 0 ? self.system : traits.system;
#else
  NSInteger newest = traits.system;
#endif
  NSInteger system = 0;
  BOOL hasStyle = NO;
  BOOL hasDirection = NO;
  for (MyThemeVariant *variant in _variants) {
    if (variant.system <= newest && variant.system > system) { system = variant.system; }
    hasStyle = hasStyle || variant.style == traits.style;
    hasDirection = hasDirection || variant.isRightToLeft;
  }
  UIUserInterfaceStyle style = hasStyle ? traits.style : UIUserInterfaceStyleUnspecified;
  BOOL isRightToLeft = hasDirection && traits.isRightToLeft;
  for (NSUInteger place = 0; place < _variants.count; place++) {
    MyThemeVariant *variant = _variants[place];
    if (variant.state == state && variant.metrics == metrics && variant.isScrollEdge == isScrollEdge &&
        variant.accessibility == accessibility && variant.system == system && variant.style == style &&
        variant.isRightToLeft == isRightToLeft) {
      return (NSInteger)place;
    }
  }
  return 0;
}

- (void)fill:(id)facts forTraits:(MyThemeTraits *)traits {
  NSMutableArray<MyThemeVariant *> *chain = [NSMutableArray array];
  NSInteger place = [self placeFor:traits];
  while (place >= 0) {
    MyThemeVariant *variant = _variants[(NSUInteger)place];
    [chain insertObject:variant atIndex:0];
    place = variant.fallback;
  }
  for (MyThemeVariant *variant in chain) { variant.change(facts); }
#if SCALING
  if ([facts conformsToProtocol:@protocol(MyThemeScaledFacts)]) { [facts scaleTextTo:traits.contentSize]; }
#endif
}

@end

@implementation MyThemeButtonLook

+ (instancetype)lookWithName:(NSString *)name
                    variants:(NSArray<MyThemeVariant *> *)variants
                    isNative:(BOOL)isNative {
  MyThemeButtonLook *look = [self lookWithName:name variants:variants];
  look->_isNative = isNative;
  return look;
}

- (MyThemeButtonFacts *)factsForTraits:(MyThemeTraits *)traits {
  MyThemeButtonFacts *facts = [[MyThemeButtonFacts alloc] init];
  [self fill:facts forTraits:traits];
  return facts;
}

- (UIImage *)backgroundForState:(UIControlState)state compatibleWithTraits:(UITraitCollection *)traits {
  MyThemeTraits *wanted = [[MyThemeTraits alloc] initWithTraits:traits state:state];
  return [[self factsForTraits:wanted].background imageCompatibleWithTraits:traits];
}

- (UIImage *)iconForState:(UIControlState)state compatibleWithTraits:(UITraitCollection *)traits {
  MyThemeTraits *wanted = [[MyThemeTraits alloc] initWithTraits:traits state:state];
  return [[self factsForTraits:wanted].icon.art imageCompatibleWithTraits:traits];
}

@end

@implementation MyThemeImageLook

- (MyThemeImageFacts *)factsForTraits:(MyThemeTraits *)traits {
  MyThemeImageFacts *facts = [[MyThemeImageFacts alloc] init];
  [self fill:facts forTraits:traits];
  return facts;
}

- (UIImage *)imageCompatibleWithTraits:(UITraitCollection *)traits {
  MyThemeTraits *wanted = [[MyThemeTraits alloc] initWithTraits:traits state:UIControlStateNormal];
  return [[self factsForTraits:wanted].image imageCompatibleWithTraits:traits];
}

@end
