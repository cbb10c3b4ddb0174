// Part: NAVIGATION
#import <UIKit/UIKit.h>

#import "MyThemeButton.h"
#import "MyThemeLooks.h"
#import "MyThemeNavigationBar.h"

NS_ASSUME_NONNULL_BEGIN

/// What a screen that is pushed shows to go back.
@interface MyThemeBackItem : NSObject
/// The platform's own back button.
+ (instancetype)platform;
/// A button of the theme with the title of the screen before.
+ (instancetype)backItemWithLook:(MyThemeButtonLook *)look;
/// A view of the app's own. A tap on it goes back.
+ (instancetype)backItemWithView:(UIView *)view;
/// Makes such a view for a screen that is pushed, which is its argument.
+ (instancetype)backItemWithMaker:(UIView * (^)(UIViewController *pushed))make;
@end

/// What a theme gives a screen, by the name of its class or of one that it inherits from.
@interface MyThemeScreen : NSObject
+ (instancetype)screenWithBar:(nullable MyThemeBarLook *)bar
                   backButton:(nullable MyThemeButtonLook *)backButton
                        title:(nullable NSString *)title;
@property(nonatomic, readonly, nullable) MyThemeBarLook *bar;
@property(nonatomic, readonly, nullable) MyThemeButtonLook *backButton;
@property(nonatomic, readonly, nullable) NSString *title;
/// What the screens that it pushes show to go back, where that is no button of the theme's.
@property(nonatomic, strong, nullable) MyThemeBackItem *backItem;
@end

/// What the theme knows of a view controller.
@interface MyThemeScreenLook : NSObject
/// What the screens that this one pushes show to go back, where it differs from the theme. Applies to what is
/// pushed from now on.
@property(nonatomic, strong, nullable) MyThemeBackItem *backItem;
/// This screen's bar, where it differs from the theme; seen at once.
@property(nonatomic, strong, nullable) MyThemeBarLook *bar;
/// The button of the theme by which this screen goes back, to relabel it.
@property(nonatomic, readonly, nullable) MyThemeButton *backButton;
@end

@interface UIViewController (MyTheme)
/// What the theme knows of this screen.
@property(nonatomic, readonly) MyThemeScreenLook *myTheme;
@end

/// Gives the screens of a navigation controller their bars and their ways back, and keeps the swipe back.
/// Keep it as long as the controller.
@interface MyThemeNavigator : NSObject <UINavigationControllerDelegate, UIGestureRecognizerDelegate>
/// Becomes the delegate of the controller and of its swipe back.
- (instancetype)initWithController:(UINavigationController *)controller NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
/// Gives the screens their bars and ways back again, as when traits have changed.
- (void)update;
/// Gives each screen of a stack the way back of the one below.
- (void)dress:(NSArray<UIViewController *> *)stack;
@end

/// A navigation controller whose screens have the theme's bars and ways back. It is its own delegate, through
/// a `MyThemeNavigator`: an app that needs the delegate makes one and calls it.
@interface MyThemeNavigationController : UINavigationController
/// What dresses the screens.
@property(nonatomic, readonly) MyThemeNavigator *navigator;
@end

NS_ASSUME_NONNULL_END
