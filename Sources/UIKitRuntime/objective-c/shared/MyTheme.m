// Part: SHARED
#import "MyTheme.h"

@implementation MyTheme

static MyThemeScreen *themeDefaults;
static NSDictionary<NSString *, MyThemeScreen *> *themeScreens;
static NSArray<MyThemeButtonLook *> *themeButtonLooks;

+ (MyThemeScreen *)defaults {
  return themeDefaults != nil ? themeDefaults : [[MyThemeScreen alloc] init];
}

+ (void)setDefaults:(MyThemeScreen *)defaults {
  themeDefaults = defaults;
}

+ (NSDictionary<NSString *, MyThemeScreen *> *)screens {
  return themeScreens != nil ? themeScreens : @{};
}

+ (void)setScreens:(NSDictionary<NSString *, MyThemeScreen *> *)screens {
  themeScreens = [screens copy];
}

+ (NSArray<MyThemeButtonLook *> *)buttonLooks {
  return themeButtonLooks != nil ? themeButtonLooks : @[];
}

+ (void)setButtonLooks:(NSArray<MyThemeButtonLook *> *)buttonLooks {
  themeButtonLooks = [buttonLooks copy];
}

@end
