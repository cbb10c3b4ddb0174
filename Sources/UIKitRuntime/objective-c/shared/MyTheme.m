// Part: SHARED
#import "MyTheme.h"

@implementation MyTheme

static MyThemeScreen *themeDefaults;
static NSDictionary<NSString *, MyThemeScreen *> *themeScreens;

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

@end
