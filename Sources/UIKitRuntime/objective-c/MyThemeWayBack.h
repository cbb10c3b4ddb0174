// Part: NAVIGATION
#import "MyThemeNavigation.h"

NS_ASSUME_NONNULL_BEGIN

// Between the files of the theme's code; apps have no use for it.

/// What the platform calls the way back from a screen without a title.
NSString *MyThemePlatformBack(void);

/// The look that a screen has given a bar; nil where it shows the platform's.
MyThemeBarLook *_Nullable MyThemeShownLook(UINavigationBar *bar);

/// What one screen shows to go back to another.
@interface MyThemeWayBack : NSObject
/// A button with the look of an element.
+ (instancetype)buttonWithLook:(MyThemeButtonLook *)look
                          text:(NSString *)text
                        screen:(UIViewController *)screen;
/// A view of the app's own.
+ (instancetype)wayWithView:(UIView *)view screen:(UIViewController *)screen;
@property(nonatomic, readonly) UIBarButtonItem *item;
@property(nonatomic, readonly, nullable) MyThemeButton *button;
/// Gives the button another text, unless the app has given it its own.
- (void)followText:(NSString *)text;
@end

/// Hears of the properties of an object for as long as somebody holds it.
@interface MyThemeKeyObserver : NSObject
- (instancetype)initWithObject:(NSObject *)object
                          keys:(NSArray<NSString *> *)keys
                      onChange:(void (^)(NSString *key))onChange NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@end

@interface MyThemeBackItem ()
/// What goes back from a screen; nil for the platform's own button.
- (nullable MyThemeWayBack *)wayBackFrom:(UIViewController *)pushed text:(NSString *)text;
/// The look that the platform's own button has on a screen.
- (nullable MyThemeButtonLook *)nativeLookOn:(UIViewController *)pushed;
@end

@interface MyThemeButtonLook (BackAppearance)
/// Dresses the platform's own back button on a screen, which the item is of, and `below` of the one behind.
- (void)dressBackButtonOf:(UINavigationItem *)item
                    above:(UINavigationItem *)below
                    inBar:(UINavigationBar *)bar;
@end

@interface MyThemeScreenLook ()
- (instancetype)initWithController:(UIViewController *)controller;
/// Whether the way back in the bar is the theme's or the app's view, not the platform's button.
@property(nonatomic, readonly) BOOL replacesBackButton;
/// What the screen is called in the menu of a button that goes back.
@property(nonatomic, readonly) NSString *menuTitle;
/// Gives the screen its title and the way back of the screen that pushes it.
- (void)dressPushedBy:(nullable UIViewController *)pusher;
/// Gives the screen its bar, or that of the defaults. What belongs to no screen alone, such as the bar's tint, is
/// that of the screen that is shown.
- (void)applyBarIn:(UINavigationController *)navigation isShown:(BOOL)isShown;
@end

NS_ASSUME_NONNULL_END
