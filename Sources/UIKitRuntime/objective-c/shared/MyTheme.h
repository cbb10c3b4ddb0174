// Part: SHARED
#import <UIKit/UIKit.h>

#import "MyThemeNavigation.h"

NS_ASSUME_NONNULL_BEGIN

/// What the code of all themes uses.
@interface MyTheme : NSObject
/// What a screen has that says nothing else: that of the theme that was told `use` last.
@property(class, nonatomic, strong) MyThemeScreen *defaults;
/// What screens have, by the names of their classes.
@property(class, nonatomic, copy) NSDictionary<NSString *, MyThemeScreen *> *screens;
/// The looks of buttons, by whose names Interface Builder finds them.
@property(class, nonatomic, copy) NSArray<MyThemeButtonLook *> *buttonLooks;
@end

NS_ASSUME_NONNULL_END
