// Part: DRESSING
#import <UIKit/UIKit.h>

#import "MyThemeLooks.h"

NS_ASSUME_NONNULL_BEGIN

/// Keeps a `UIButton` dressed for as long as it is there.
///
/// Art, icons and the colors of title and shadow are those of each state. A button without a configuration has one
/// font, one offset of the shadow and one set of insets: those of the normal state.
@interface MyThemeDressedButton : NSObject
/// How the button looks; nil leaves it as it is.
@property(nonatomic, strong, nullable) MyThemeButtonLook *look;
/// Changes what the button says, and makes it as wide as the theme asks for.
- (void)relabel:(nullable NSString *)text animated:(BOOL)animated;
/// Makes the button as large as the theme asks for: its frame, or with Auto Layout its constraints.
- (void)fit;
/// Sets again what the theme says, as when the app has changed the title or the class of layout.
- (void)update;
@end

@interface UIButton (MyTheme)
/// What the theme knows of this button.
@property(nonatomic, readonly) MyThemeDressedButton *myTheme;
@end

@interface MyThemeButtonLook (Dressing)
/// Gives a button that is there this look, and again whenever its traits or the settings of accessibility change.
- (void)applyTo:(UIButton *)button;
@end

NS_ASSUME_NONNULL_END
