// Part: CONTROLS
#import "MyThemeControls.h"

#import "MyThemeControlDressing.h"

@implementation MyThemeTextFacts

#if SCALING
- (void)scaleTextTo:(UIContentSizeCategory)contentSize {
  self.title.font.contentSize = contentSize;
}
#endif

@end

@implementation MyThemeItemFacts
@end

@implementation MyThemeFrameFacts
@end

@implementation MyThemeColorFacts
@end

@implementation MyThemeTextLook

- (MyThemeTextFacts *)factsForTraits:(MyThemeTraits *)traits {
  MyThemeTextFacts *facts = [[MyThemeTextFacts alloc] init];
  [self fill:facts forTraits:traits];
  return facts;
}

- (MyThemeTitle *)titleForState:(UIControlState)state traits:(UITraitCollection *)traits {
  return [self factsForTraits:[[MyThemeTraits alloc] initWithTraits:traits state:state]].title;
}

@end

@implementation MyThemeItemLook

- (MyThemeItemFacts *)factsForTraits:(MyThemeTraits *)traits {
  MyThemeItemFacts *facts = [[MyThemeItemFacts alloc] init];
  [self fill:facts forTraits:traits];
  return facts;
}

- (MyThemeItemFacts *)factsForState:(UIControlState)state traits:(UITraitCollection *)traits {
  return [self factsForTraits:[[MyThemeTraits alloc] initWithTraits:traits state:state]];
}

@end

@implementation MyThemeFrameLook

- (MyThemeFrameFacts *)factsForTraits:(MyThemeTraits *)traits {
  MyThemeFrameFacts *facts = [[MyThemeFrameFacts alloc] init];
  [self fill:facts forTraits:traits];
  return facts;
}

@end

@implementation MyThemeColorLook

- (MyThemeColorFacts *)factsForTraits:(MyThemeTraits *)traits {
  MyThemeColorFacts *facts = [[MyThemeColorFacts alloc] init];
  [self fill:facts forTraits:traits];
  return facts;
}

- (UIColor *)colorForTraits:(UITraitCollection *)traits {
  return [self factsForTraits:[[MyThemeTraits alloc] initWithTraits:traits state:UIControlStateNormal]].color;
}

@end

@implementation MyThemeImageLook (Controls)

- (MyThemeArt *)artForState:(UIControlState)state traits:(UITraitCollection *)traits {
  return [self factsForTraits:[[MyThemeTraits alloc] initWithTraits:traits state:state]].image;
}

- (UIImage *)pictureForState:(UIControlState)state traits:(UITraitCollection *)traits {
  return [[self artForState:state traits:traits] imageCompatibleWithTraits:traits];
}

- (UIImage *)pictureForTraits:(UITraitCollection *)traits {
  return [self pictureForState:UIControlStateNormal traits:traits];
}

- (void)eachState:(UITraitCollection *)traits set:(void (^)(UIImage *, UIControlState))set {
  for (NSNumber *number in self.states) {
    UIControlState state = number.unsignedIntegerValue;
    set([self pictureForState:state traits:traits], state);
  }
}

@end

@implementation MyThemeControlLook

- (void)applyTo:(UIView *)control {
  [MyThemeDressing keep:control dress:^(UIView *view) { [self dress:view traits:view.traitCollection]; }];
}

- (void)dress:(UIView *)control traits:(UITraitCollection *)traits {
  (void)control;
  (void)traits;
}

@end

@implementation MyThemeAppearanceLook

- (void)dress:(UIView *)control traits:(UITraitCollection *)traits {
  [self dressAppearance:control traits:traits];
}

- (void)dressAppearance:(id)proxy traits:(UITraitCollection *)traits {
  (void)proxy;
  (void)traits;
}

- (void)applyToAppearance:(id)proxy traits:(UITraitCollection *)traits {
  [self dressAppearance:proxy traits:traits];
}

@end
