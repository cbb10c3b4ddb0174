extension SupportText {
  static let objectiveCNavigationHeader = SupportText(
    "Navigation.h",
    #"""
    #import <UIKit/UIKit.h>

    #import "THEMEButton.h"
    #import "THEMELooks.h"

    NS_ASSUME_NONNULL_BEGIN

    /// What a screen that is pushed shows to go back.
    @interface THEMEBackItem : NSObject
    /// The platform's own back button.
    + (instancetype)platform;
    /// A button of the theme with the title of the screen before.
    + (instancetype)button:(THEMEButtonLook *)look;
    /// A view of the app's own. A tap on it goes back.
    + (instancetype)view:(UIView *)view;
    @end

    /// What a theme gives a screen, by the name of its class.
    @interface THEMEScreen : NSObject
    + (instancetype)bar:(nullable THEMEBarLook *)bar
             backButton:(nullable THEMEButtonLook *)backButton
                  title:(nullable NSString *)title;
    @property(nonatomic, readonly, nullable) THEMEBarLook *bar;
    @property(nonatomic, readonly, nullable) THEMEButtonLook *backButton;
    @property(nonatomic, readonly, nullable) NSString *title;
    @end

    /// What the theme knows of a view controller.
    @interface THEMEScreenLook : NSObject
    /// What the screens that this one pushes show to go back, where it differs from the theme. Applies to what is pushed
    /// from now on.
    @property(nonatomic, strong, nullable) THEMEBackItem *backItem;
    /// This screen's bar, where it differs from the theme; seen at once.
    @property(nonatomic, strong, nullable) THEMEBarLook *bar;
    /// The button of the theme by which this screen goes back, to relabel it.
    @property(nonatomic, readonly, nullable) THEMEButton *backButton;
    @end

    @interface UIViewController (THEME)
    /// What the theme knows of this screen.
    @property(nonatomic, readonly) THEMEScreenLook *ACCESSOR;
    @end

    /// Gives the screens of a navigation controller their bars and their ways back, and keeps the swipe back. Keep it as
    /// long as the controller.
    @interface THEMENavigator : NSObject <UINavigationControllerDelegate, UIGestureRecognizerDelegate>
    /// Becomes the delegate of the controller and of its swipe back.
    - (instancetype)initWithController:(UINavigationController *)controller NS_DESIGNATED_INITIALIZER;
    - (instancetype)init NS_UNAVAILABLE;
    /// Gives the bar the look of the screen on top, as when its traits have changed.
    - (void)update;
    /// Gives each screen of a stack the way back of the one below.
    - (void)dress:(NSArray<UIViewController *> *)stack;
    @end

    /// A navigation controller whose screens have the theme's bars and ways back. It is its own delegate, through a
    /// `THEMENavigator`: an app that needs the delegate makes one and calls it.
    @interface THEMENavigationController : UINavigationController
    /// What dresses the screens.
    @property(nonatomic, readonly) THEMENavigator *navigator;
    @end

    NS_ASSUME_NONNULL_END
    """#)
}
