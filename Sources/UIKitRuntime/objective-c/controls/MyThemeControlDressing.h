// Part: CONTROLS
#import "MyThemeControls.h"

NS_ASSUME_NONNULL_BEGIN

/// Keeps a view dressed for as long as it is there.
@interface MyThemeDressing : NSObject
/// Dresses a view now and whenever something changes, in place of what it was dressed in before.
+ (void)keep:(__kindof UIView *)view dress:(void (^)(__kindof UIView *view))dress;
@end

@interface MyThemeVariant ()
@property(nonatomic) UIControlState state;
@end

@interface MyThemeLook ()
- (BOOL)hasVariant:(BOOL (^)(MyThemeVariant *variant))test;
@end

@interface MyThemeLook (Controls)
/// Each combination of the states that the theme names: UIKit itself shows the normal state for one that it was told
/// nothing of.
@property(nonatomic, readonly) NSArray<NSNumber *> *states;
- (BOOL)tellsState:(UIControlState)state;
@end

@interface MyThemeTextLook ()
- (nullable MyThemeTitle *)titleForState:(UIControlState)state traits:(UITraitCollection *)traits;
@end

@interface MyThemeItemLook ()
- (MyThemeItemFacts *)factsForState:(UIControlState)state traits:(UITraitCollection *)traits;
@end

@interface MyThemeColorLook ()
- (nullable UIColor *)colorForTraits:(UITraitCollection *)traits;
@end

@interface MyThemeImageLook (Controls)
/// What is shown in a state.
- (nullable MyThemeArt *)artForState:(UIControlState)state traits:(UITraitCollection *)traits;
/// The picture in a state; nil for the platform's own.
- (nullable UIImage *)pictureForState:(UIControlState)state traits:(UITraitCollection *)traits;
- (nullable UIImage *)pictureForTraits:(UITraitCollection *)traits;
/// Has the picture of each state set.
- (void)eachState:(UITraitCollection *)traits
              set:(void (^)(UIImage *_Nullable image, UIControlState state))set;
@end

@interface MyThemeControlLook ()
/// Sets what the theme says for these traits.
- (void)dress:(__kindof UIView *)control traits:(UITraitCollection *)traits;
@end

@interface MyThemeAppearanceLook ()
/// Sets what the theme says for these traits, as far as an appearance proxy takes it.
- (void)dressAppearance:(id)proxy traits:(UITraitCollection *)traits;
@end

NS_ASSUME_NONNULL_END
