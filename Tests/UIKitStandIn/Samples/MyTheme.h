#import "MyThemeLooks.h"
#import "MyThemeNavigation.h"

NS_ASSUME_NONNULL_BEGIN

/// A theme that says nothing.
@interface MyTheme : NSObject
@property(class, nonatomic, strong) NSBundle *bundle;
@property(class, nonatomic, readonly) NSInteger system;
@property(class, nonatomic, strong) MyThemeScreen *defaults;
@property(class, nonatomic, readonly) NSDictionary<NSString *, MyThemeScreen *> *screens;
@property(class, nonatomic, readonly) NSArray<MyThemeButtonLook *> *buttonLooks;
@end

NS_ASSUME_NONNULL_END
