// Part: BARS
#import <UIKit/UIKit.h>

#import "MyThemeLooks.h"

NS_ASSUME_NONNULL_BEGIN

/// How a navigation bar looks.
@interface MyThemeBarLook : MyThemeLook
/// Everything that holds for the bar.
- (MyThemeBarFacts *)factsForTraits:(MyThemeTraits *)traits;
/// The background for a bar of a height, with caps and resizing mode; nil for the platform's own look.
- (nullable UIImage *)backgroundForMetrics:(UIBarMetrics)metrics
                      compatibleWithTraits:(UITraitCollection *)traits;
/// Gives a bar this look, now and at any time again.
- (void)applyToBar:(UINavigationBar *)bar;
/// How the status bar above a bar can be read: light on dark art. The theme's navigation controller shows
/// this; what shows a bar by itself returns it as its `preferredStatusBarStyle`.
- (UIStatusBarStyle)statusBarStyleForTraits:(UITraitCollection *)traits;
/// Gives a bar what it has whichever screen it shows: its tint, a status bar that can be read, and large titles where
/// the theme says how they look. A screen without one sets `largeTitleDisplayMode` of its item.
- (void)applyTintToBar:(UINavigationBar *)bar;
/// Gives a screen's item this look: the bar cross-fades to it where the screen is shown.
- (void)applyToItem:(UINavigationItem *)item inBar:(UINavigationBar *)bar;
/// The platform's own bar.
+ (instancetype)platform;
@end

NS_ASSUME_NONNULL_END
