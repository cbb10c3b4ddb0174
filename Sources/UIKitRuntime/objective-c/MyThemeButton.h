// Part: BUTTONS
#import <UIKit/UIKit.h>

#import "MyThemeLooks.h"

NS_ASSUME_NONNULL_BEGIN

/// A button with the look of an element. Auto Layout, bars and `sizeToFit` make it as wide as its text asks for,
/// also when the text changes; a frame that the app sets stays. In Interface Builder, `lookName` is its look.
@interface MyThemeButton : UIControl
- (instancetype)initWithLook:(MyThemeButtonLook *)look
                        text:(nullable NSString *)text NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_UNAVAILABLE;
/// From Interface Builder: it has the platform's look until it has a `lookName`.
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
/// How it looks.
@property(nonatomic, strong) MyThemeButtonLook *look;
/// The name of its look in the theme, such as `buttons/primary`, as Interface Builder gives it.
@property(nonatomic, copy) IBInspectable NSString *lookName;
/// What stands on it.
@property(nonatomic, copy, nullable) IBInspectable NSString *text;
/// Called when it is tapped, before its targets.
@property(nonatomic, copy, nullable) void (^onTap)(void);
/// The button in an item for a bar, without a plate of the platform's behind it. Its art stands where it would
/// alone, in a view as large as the area that takes touches: a bar hands on no others.
- (UIBarButtonItem *)barButtonItem;
/// Changes what stands on the button, cross-fading to it.
- (void)setText:(nullable NSString *)text animated:(BOOL)animated;
@end

NS_ASSUME_NONNULL_END
