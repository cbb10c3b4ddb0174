extension SupportText {
  static let objectiveCLooksCode = SupportText(
    "Looks.m",
    #"""
    #import "THEMELooks.h"

    @interface THEMEVariant ()
    @property(nonatomic) NSInteger fallback;
    @property(nonatomic) UIControlState state;
    @property(nonatomic) UIBarMetrics metrics;
    @property(nonatomic) UIUserInterfaceStyle style;
    @property(nonatomic) THEMEAccessibility accessibility;
    @property(nonatomic) NSInteger system;
    @property(nonatomic) BOOL isRightToLeft;
    @property(nonatomic, copy) void (^change)(id look);
    @end

    @implementation THEMEVariant

    + (instancetype)fallback:(NSInteger)fallback
                       state:(UIControlState)state
                     metrics:(UIBarMetrics)metrics
                       style:(UIUserInterfaceStyle)style
               accessibility:(THEMEAccessibility)accessibility
                      system:(NSInteger)system
               isRightToLeft:(BOOL)isRightToLeft
                      change:(void (^)(id look))change {
      THEMEVariant *variant = [[self alloc] init];
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

    @end

    @implementation THEMELook {
      NSArray<THEMEVariant *> *_variants;
    }

    + (instancetype)name:(NSString *)name variants:(NSArray<THEMEVariant *> *)variants {
      THEMELook *look = [[self alloc] init];
      look->_name = [name copy];
      look->_variants = [variants copy];
      return look;
    }

    - (BOOL)hasVariant:(BOOL (^)(THEMEVariant *variant))test {
      for (THEMEVariant *variant in _variants) {
        if (test(variant)) { return YES; }
      }
      return NO;
    }

    /// The states together where the theme says so; else disabled wins over highlighted, that over selected.
    - (UIControlState)stateFor:(UIControlState)state {
      UIControlState candidates[] = {
          state,
          state & ~UIControlStateFocused,
          UIControlStateDisabled,
          UIControlStateHighlighted,
          UIControlStateSelected,
          UIControlStateFocused,
      };
      for (size_t index = 0; index < sizeof(candidates) / sizeof(candidates[0]); index++) {
        UIControlState candidate = candidates[index];
        BOOL isKnown = [self hasVariant:^(THEMEVariant *variant) {
          return (BOOL)(variant.state == candidate);
        }];
        if ((state & candidate) == candidate && isKnown) { return candidate; }
      }
      return UIControlStateNormal;
    }

    - (UIBarMetrics)metricsFor:(UIBarMetrics)metrics {
      BOOL (^isKnown)(UIBarMetrics) = ^(UIBarMetrics wanted) {
        return [self hasVariant:^(THEMEVariant *variant) {
          return (BOOL)(variant.metrics == wanted);
        }];
      };
      if (isKnown(metrics)) { return metrics; }
      BOOL isCompact = metrics == UIBarMetricsCompact || metrics == UIBarMetricsCompactPrompt;
      return isCompact && isKnown(UIBarMetricsCompact) ? UIBarMetricsCompact : UIBarMetricsDefault;
    }

    - (THEMEAccessibility)accessibilityFor:(THEMETraits *)traits {
      BOOL (^isKnown)(THEMEAccessibility) = ^(THEMEAccessibility wanted) {
        return [self hasVariant:^(THEMEVariant *variant) {
          return (BOOL)(variant.accessibility == wanted);
        }];
      };
      if (traits.showsButtonShapes && isKnown(THEMEAccessibilityButtonShapes)) {
        return THEMEAccessibilityButtonShapes;
      }
      if (traits.isHighContrast && isKnown(THEMEAccessibilityHighContrast)) {
        return THEMEAccessibilityHighContrast;
      }
      return THEMEAccessibilityAny;
    }

    - (NSInteger)placeFor:(THEMETraits *)traits {
      UIControlState state = [self stateFor:traits.state];
      UIBarMetrics metrics = [self metricsFor:traits.metrics];
      THEMEAccessibility accessibility = [self accessibilityFor:traits];
      NSInteger system = 0;
      BOOL hasStyle = NO;
      BOOL hasDirection = NO;
      for (THEMEVariant *variant in _variants) {
        if (variant.system <= traits.system && variant.system > system) { system = variant.system; }
        hasStyle = hasStyle || variant.style == traits.style;
        hasDirection = hasDirection || variant.isRightToLeft;
      }
      UIUserInterfaceStyle style = hasStyle ? traits.style : UIUserInterfaceStyleUnspecified;
      BOOL isRightToLeft = hasDirection && traits.isRightToLeft;
      for (NSUInteger place = 0; place < _variants.count; place++) {
        THEMEVariant *variant = _variants[place];
        if (variant.state == state && variant.metrics == metrics && variant.accessibility == accessibility &&
            variant.system == system && variant.style == style && variant.isRightToLeft == isRightToLeft) {
          return (NSInteger)place;
        }
      }
      return 0;
    }

    /// Has every variant up to the one of the moment change facts, that for everything first.
    - (void)fill:(id)facts forTraits:(THEMETraits *)traits {
      NSMutableArray<THEMEVariant *> *chain = [NSMutableArray array];
      NSInteger place = [self placeFor:traits];
      while (place >= 0) {
        THEMEVariant *variant = _variants[(NSUInteger)place];
        [chain insertObject:variant atIndex:0];
        place = variant.fallback;
      }
      for (THEMEVariant *variant in chain) { variant.change(facts); }
    }

    @end

    @implementation THEMEButtonLook

    - (THEMEButtonFacts *)factsForTraits:(THEMETraits *)traits {
      THEMEButtonFacts *facts = [[THEMEButtonFacts alloc] init];
      [self fill:facts forTraits:traits];
      return facts;
    }

    - (UIImage *)backgroundForState:(UIControlState)state compatibleWithTraits:(UITraitCollection *)traits {
      THEMETraits *wanted = [[THEMETraits alloc] initWithTraits:traits state:state];
      return [[self factsForTraits:wanted].background imageCompatibleWithTraits:traits];
    }

    - (UIImage *)iconForState:(UIControlState)state compatibleWithTraits:(UITraitCollection *)traits {
      THEMETraits *wanted = [[THEMETraits alloc] initWithTraits:traits state:state];
      return [[self factsForTraits:wanted].icon.art imageCompatibleWithTraits:traits];
    }

    @end

    @implementation THEMEImageLook

    - (THEMEImageFacts *)factsForTraits:(THEMETraits *)traits {
      THEMEImageFacts *facts = [[THEMEImageFacts alloc] init];
      [self fill:facts forTraits:traits];
      return facts;
    }

    - (UIImage *)imageCompatibleWithTraits:(UITraitCollection *)traits {
      THEMETraits *wanted = [[THEMETraits alloc] initWithTraits:traits state:UIControlStateNormal];
      return [[self factsForTraits:wanted].image imageCompatibleWithTraits:traits];
    }

    @end

    @implementation THEMEBarLook

    - (THEMEBarFacts *)factsForTraits:(THEMETraits *)traits {
      THEMEBarFacts *facts = [[THEMEBarFacts alloc] init];
      [self fill:facts forTraits:traits];
      return facts;
    }

    - (THEMEBarFacts *)factsForMetrics:(UIBarMetrics)metrics traits:(UITraitCollection *)traits {
      THEMETraits *wanted = [[THEMETraits alloc] initWithTraits:traits state:UIControlStateNormal];
      wanted.metrics = metrics;
      return [self factsForTraits:wanted];
    }

    - (UIImage *)backgroundForMetrics:(UIBarMetrics)metrics compatibleWithTraits:(UITraitCollection *)traits {
      return [[self factsForMetrics:metrics traits:traits].background imageCompatibleWithTraits:traits];
    }

    - (void)applyToBar:(UINavigationBar *)bar {
      //? below 13
      if (@available(iOS 13.0, *)) {
        [self applyAppearancesToBar:bar];
      } else {
        [self applyImagesToBar:bar];
      }
      //? from 13
      [self applyAppearancesToBar:bar];
      //? end
      bar.tintColor = [self factsForMetrics:UIBarMetricsDefault traits:bar.traitCollection].tint;
    }

    - (void)applyAppearancesToBar:(UINavigationBar *)bar {
      //? below 13
      if (@available(iOS 13.0, *)) {
      //? end
        UITraitCollection *traits = bar.traitCollection;
        UINavigationBarAppearance *standard = [self appearanceForMetrics:UIBarMetricsDefault traits:traits];
        UINavigationBarAppearance *compact = [self appearanceForMetrics:UIBarMetricsCompact traits:traits];
        bar.standardAppearance = standard ?: [[UINavigationBarAppearance alloc] init];
        bar.compactAppearance = compact;
        bar.scrollEdgeAppearance = standard;
        //? below 15
        if (@available(iOS 15.0, *)) { bar.compactScrollEdgeAppearance = compact; }
        //? from 15
        bar.compactScrollEdgeAppearance = compact;
        //? end
      //? below 13
      }
      //? end
    }

    - (void)applyToItem:(UINavigationItem *)item inBar:(UINavigationBar *)bar {
      //? below 13
      if (@available(iOS 13.0, *)) {
      //? end
        UITraitCollection *traits = bar.traitCollection;
        UINavigationBarAppearance *standard = [self appearanceForMetrics:UIBarMetricsDefault traits:traits];
        UINavigationBarAppearance *compact = [self appearanceForMetrics:UIBarMetricsCompact traits:traits];
        item.standardAppearance = standard;
        item.compactAppearance = compact;
        item.scrollEdgeAppearance = standard;
        //? below 15
        if (@available(iOS 15.0, *)) { item.compactScrollEdgeAppearance = compact; }
        //? from 15
        item.compactScrollEdgeAppearance = compact;
        //? end
      //? below 13
      }
      //? end
    }

    + (instancetype)platform {
      THEMEVariant *variant = [THEMEVariant fallback:-1
                                               state:UIControlStateNormal
                                             metrics:UIBarMetricsDefault
                                               style:UIUserInterfaceStyleUnspecified
                                       accessibility:THEMEAccessibilityAny
                                              system:0
                                       isRightToLeft:NO
                                              change:^(THEMEBarFacts *facts) {
                                                facts.background = [THEMEArt system];
                                              }];
      return [self name:@"platform" variants:@[ variant ]];
    }

    /// Whether something of a bar's own look is said for a height.
    - (BOOL)isOwnForMetrics:(UIBarMetrics)metrics traits:(UITraitCollection *)traits {
      THEMEBarFacts *facts = [self factsForMetrics:metrics traits:traits];
      return facts.background.name != nil || facts.shadowImage.name != nil || facts.backIndicator.name != nil ||
             facts.title != nil;
    }

    /// What a bar of a height takes; nil for the platform's own look.
    - (nullable UINavigationBarAppearance *)appearanceForMetrics:(UIBarMetrics)metrics
                                                 traits:(UITraitCollection *)traits
        API_AVAILABLE(ios(13.0)) {
      if (![self isOwnForMetrics:UIBarMetricsDefault traits:traits] &&
          ![self isOwnForMetrics:UIBarMetricsCompact traits:traits]) {
        return nil;
      }
      THEMEBarFacts *facts = [self factsForMetrics:metrics traits:traits];
      UINavigationBarAppearance *appearance = [[UINavigationBarAppearance alloc] init];
      if (facts.background.name != nil) {
        if (facts.isTranslucent.boolValue) {
          [appearance configureWithTransparentBackground];
        } else {
          [appearance configureWithOpaqueBackground];
        }
        appearance.backgroundEffect = nil;
        appearance.backgroundImage = [facts.background imageCompatibleWithTraits:traits];
        // What doesn't stretch keeps its size in the middle.
        if (facts.background.resizing == THEMEResizingNone) {
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
        THEMETitle *title = (THEMETitle *)facts.title;
        appearance.titleTextAttributes = [title attributesWithTint:nil];
        appearance.titlePositionAdjustment = title.offset;
      }
      return appearance;
    }
    //? below 13

    /// The older form: an image for each of the bar's heights.
    - (void)applyImagesToBar:(UINavigationBar *)bar {
      UITraitCollection *traits = bar.traitCollection;
      THEMEBarFacts *facts = [self factsForMetrics:UIBarMetricsDefault traits:traits];
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
        THEMETitle *title = [self factsForMetrics:metrics traits:traits].title;
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
    //? end

    @end
    """#)
}
