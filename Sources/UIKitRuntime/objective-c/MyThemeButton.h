// Part: BUTTONS
#import <UIKit/UIKit.h>

#import "MyThemeLooks.h"

NS_ASSUME_NONNULL_BEGIN

// Where things stand: functions of numbers, in points.

/// How wide a button is: its content between its insets, within the limits.
CGFloat MyThemeWidth(CGFloat content, UIEdgeInsets insets, CGFloat minimum, CGFloat maximum);
/// How much room there is for a title of several lines, in the widest button.
CGSize MyThemeTextRoom(MyThemeButtonFacts *facts, CGSize icon);
/// How much room an icon and a title need together.
CGSize MyThemeContentSize(CGSize icon, CGSize title, MyThemePlacement placement, CGFloat gap);
/// How large a button is with what stands on it and its art.
CGSize MyThemeButtonSize(MyThemeButtonFacts *facts, CGSize content, CGSize art);
/// The frame of something between the insets of a button, shifted.
CGRect MyThemeFrame(CGSize size, CGRect bounds, UIEdgeInsets insets, UIOffset offset,
                    NSTextAlignment alignment, UIControlContentVerticalAlignment verticalAlignment);
/// The frame of an icon in the frame of its content.
CGRect MyThemeIconFrame(CGSize icon, CGSize title, MyThemePlacement placement, CGFloat gap, CGRect content,
                        NSTextAlignment alignment, UIControlContentVerticalAlignment verticalAlignment);
/// The frame of a title in the frame of its content: it gives way where there is less room.
CGRect MyThemeTitleFrame(CGSize icon, CGSize title, MyThemePlacement placement, CGFloat gap, CGRect content,
                         NSTextAlignment alignment, UIControlContentVerticalAlignment verticalAlignment);
/// Where art of a size is in a view that may be larger: at one of its sides, and in the middle of what layout
/// aligns.
CGRect MyThemeFace(CGSize size, CGRect bounds, UIEdgeInsets insets, BOOL isLeft);
/// What takes touches: the bounds, or as much more around their middle as the area asks for.
CGRect MyThemeTarget(CGRect bounds, CGSize least);

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
