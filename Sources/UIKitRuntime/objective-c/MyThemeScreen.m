// Part: NAVIGATION
#import <objc/runtime.h>

#import "MyTheme.h"
#import "MyThemeWayBack.h"

@implementation MyThemeBackItem {
  MyThemeButtonLook *_look;
  UIView *_view;
  UIView * (^_make)(UIViewController *);
}

+ (instancetype)platform {
  return [[self alloc] init];
}

+ (instancetype)backItemWithLook:(MyThemeButtonLook *)look {
  MyThemeBackItem *item = [[self alloc] init];
  item->_look = look;
  return item;
}

+ (instancetype)backItemWithView:(UIView *)view {
  MyThemeBackItem *item = [[self alloc] init];
  item->_view = view;
  return item;
}

+ (instancetype)backItemWithMaker:(UIView * (^)(UIViewController *))make {
  MyThemeBackItem *item = [[self alloc] init];
  item->_make = [make copy];
  return item;
}

- (MyThemeWayBack *)wayBackFrom:(UIViewController *)pushed text:(NSString *)text {
  UIView *view = _make != nil ? _make(pushed) : _view;
  if (view != nil) { return [MyThemeWayBack wayWithView:view screen:pushed]; }
  MyThemeButtonLook *look = _look;
  if (look == nil) { return nil; }
  if (look.isNative || [self isPlatformsOn:pushed]) { return nil; }
  return [MyThemeWayBack buttonWithLook:look text:text screen:pushed];
}

- (MyThemeButtonLook *)nativeLookOn:(UIViewController *)pushed {
  return _look.isNative && ![self isPlatformsOn:pushed] ? _look : nil;
}

/// Whether a screen shows the platform's own button instead.
- (BOOL)isPlatformsOn:(UIViewController *)screen {
  MyThemeTraits *traits = [[MyThemeTraits alloc] initWithTraits:screen.traitCollection
                                                          state:UIControlStateNormal];
  return [_look factsForTraits:traits].background.isSystem;
}

@end

@implementation MyThemeScreen

+ (instancetype)screenWithBar:(MyThemeBarLook *)bar
                   backButton:(MyThemeButtonLook *)backButton
                        title:(NSString *)title {
  MyThemeScreen *screen = [[self alloc] init];
  screen->_bar = bar;
  screen->_backButton = backButton;
  screen->_title = [title copy];
  return screen;
}

@end

/// What a bar had before the theme dressed it, and the look that it has now.
@interface MyThemeBarTint : NSObject
@property(nonatomic, strong) MyThemeBarLook *look;
@property(nonatomic, strong) UIColor *tint;
@property(nonatomic) UIBarStyle style;
/// Whether the bar has large titles because of the theme.
@property(nonatomic) BOOL isEnlarged;
@end

@implementation MyThemeBarTint
@end

static char MyThemeTintKey;

MyThemeBarLook *MyThemeShownLook(UINavigationBar *bar) {
  MyThemeBarTint *kept = objc_getAssociatedObject(bar, &MyThemeTintKey);
  return kept.look;
}

static void MyThemeReduce(UINavigationBar *bar, MyThemeBarTint *kept) {
  if (kept.isEnlarged) { bar.prefersLargeTitles = NO; }
  kept.isEnlarged = NO;
}

static MyThemeBarFacts *MyThemeShownFacts(UINavigationBar *bar) {
  MyThemeTraits *traits = [[MyThemeTraits alloc] initWithTraits:bar.traitCollection
                                                          state:UIControlStateNormal];
  return [MyThemeShownLook(bar) factsForTraits:traits];
}

/// Keeps what the app has set before a look is applied; where that is the tint of what is around the bar, nothing.
static void MyThemeKeepTint(UINavigationBar *bar, MyThemeBarLook *look) {
  MyThemeBarTint *kept = objc_getAssociatedObject(bar, &MyThemeTintKey);
  if (kept == nil) {
    kept = [[MyThemeBarTint alloc] init];
    UIView *around = bar.superview ?: [[UIView alloc] init];
    kept.tint = [bar.tintColor isEqual:around.tintColor] ? nil : bar.tintColor;
    kept.style = bar.barStyle;
    objc_setAssociatedObject(bar, &MyThemeTintKey, kept, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  }
  kept.look = look;
  if (MyThemeShownFacts(bar).largeTitle == nil) {
    MyThemeReduce(bar, kept);
  } else if (!bar.prefersLargeTitles) {
    kept.isEnlarged = YES;
  }
}

/// Shows what is the app's own where a look that was applied says nothing.
static void MyThemeFinishTint(UINavigationBar *bar) {
  MyThemeBarTint *kept = objc_getAssociatedObject(bar, &MyThemeTintKey);
  if (kept.look != nil && kept.tint != nil && MyThemeShownFacts(bar).tint == nil) {
    bar.tintColor = kept.tint;
  }
}

static void MyThemeRestoreTint(UINavigationBar *bar) {
  MyThemeBarTint *kept = objc_getAssociatedObject(bar, &MyThemeTintKey);
  if (kept == nil) { return; }
  objc_setAssociatedObject(bar, &MyThemeTintKey, nil, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  bar.tintColor = kept.tint;
  if (bar.barStyle != kept.style) { bar.barStyle = kept.style; }
  MyThemeReduce(bar, kept);
  if (@available(iOS 13.0, *)) { return; }
  [[MyThemeBarLook platform] applyToBar:bar];
}

@implementation MyThemeScreenLook {
  __weak UIViewController *_controller;
  // The screen that this one goes back to.
  __weak UIViewController *_pusher;
  MyThemeWayBack *_wayBack;
  // What the platform's own button is dressed with.
  MyThemeButtonLook *_nativeLook;
  MyThemeKeyObserver *_own, *_back, *_backTitle;
  // What the app has said, while the platform's button must not stand beside the theme's.
  BOOL _supplementsBackButton;
  BOOL _isInstalling;
  BOOL _hasBar;
}

- (instancetype)initWithController:(UIViewController *)controller {
  if ((self = [super init])) { _controller = controller; }
  return self;
}

- (void)setBar:(MyThemeBarLook *)bar {
  _bar = bar;
  UINavigationController *navigation = _controller.navigationController;
  if (navigation != nil && navigation.topViewController == _controller) {
    [self applyBarIn:navigation isShown:YES];
  }
}

- (MyThemeButton *)backButton {
  return _wayBack.button;
}

- (BOOL)replacesBackButton {
  UIBarButtonItem *item = _wayBack.item;
  return item != nil && [_controller.navigationItem.leftBarButtonItems containsObject:item];
}

/// What the theme says of the controller's class, or of the nearest one that it inherits from.
- (MyThemeScreen *)screen {
  for (Class type = [_controller class]; type != Nil; type = [type superclass]) {
    // A class of Swift has its module's name before its own.
    NSString *name = [NSStringFromClass(type) componentsSeparatedByString:@"."].lastObject;
    MyThemeScreen *screen = MyTheme.screens[name];
    if (screen != nil) { return screen; }
  }
  return nil;
}

/// What a screen that this one pushes shows to go back: its own choice, the theme's for it, the default.
- (MyThemeBackItem *)pushedBackItem {
  if (self.backItem != nil) { return self.backItem; }
  MyThemeScreen *own = [self screen];
  for (MyThemeScreen *screen in own == nil ? @[ MyTheme.defaults ] : @[ own, MyTheme.defaults ]) {
    if (screen.backItem != nil) { return screen.backItem; }
    MyThemeButtonLook *look = screen.backButton;
    if (look != nil) { return [MyThemeBackItem backItemWithLook:look]; }
  }
  return [MyThemeBackItem platform];
}

/// What the button says by which others go back to this screen, as UIKit has it; empty for no text.
- (NSString *)backTitle {
  UINavigationItem *item = _controller.navigationItem;
  if (item.backBarButtonItem != nil) { return item.backBarButtonItem.title ?: @""; }
  if (@available(iOS 14.0, *)) {
    if (item.backButtonDisplayMode == UINavigationItemBackButtonDisplayModeMinimal) { return @""; }
    if (item.backButtonDisplayMode == UINavigationItemBackButtonDisplayModeGeneric) {
      return MyThemePlatformBack();
    }
  }
  return item.backButtonTitle ?: [self menuTitle];
}

- (NSString *)menuTitle {
  UIViewController *controller = _controller;
  NSString *title = controller.navigationItem.title;
  if (title.length == 0) { title = controller.title; }
  if (title.length == 0) { title = [self screen].title; }
  return title != nil && title.length > 0 ? title : MyThemePlatformBack();
}

- (void)applyBarIn:(UINavigationController *)navigation isShown:(BOOL)isShown {
  UIViewController *controller = _controller;
  if (controller == nil) { return; }
  [self applyBarTo:controller in:navigation isShown:isShown];
  if (isShown) {
    MyThemeFinishTint(navigation.navigationBar);
    [navigation setNeedsStatusBarAppearanceUpdate];
  }
  UINavigationItem *below = _pusher.navigationItem;
  if (_nativeLook == nil || below == nil) { return; }
  _hasBar = YES;
  [_nativeLook dressBackButtonOf:controller.navigationItem above:below inBar:navigation.navigationBar];
}

- (void)applyBarTo:(UIViewController *)controller
                in:(UINavigationController *)navigation
           isShown:(BOOL)isShown {
  UINavigationBar *bar = navigation.navigationBar;
  MyThemeBarLook *look = self.bar ?: [self screen].bar ?: MyTheme.defaults.bar;
  if (look == nil) {
    if (@available(iOS 13.0, *)) {
      if (_hasBar) { [[MyThemeBarLook platform] applyToItem:controller.navigationItem inBar:bar]; }
    }
    _hasBar = NO;
    if (isShown) { MyThemeRestoreTint(bar); }
    return;
  }
  _hasBar = YES;
  if (isShown) { MyThemeKeepTint(bar, look); }
  if (@available(iOS 13.0, *)) {
    [look applyToItem:controller.navigationItem inBar:bar];
  } else if (isShown) {
    [look applyToBar:bar];
  }
  if (isShown) { [look applyTintToBar:bar]; }
}

- (void)dressPushedBy:(UIViewController *)pusher {
  UIViewController *controller = _controller;
  if (controller == nil) { return; }
  UINavigationItem *item = controller.navigationItem;
  if (item.title.length == 0 && controller.title.length == 0 && [self screen].title != nil) {
    item.title = [self screen].title;
  }
  if (pusher == nil || pusher != _pusher) {
    [self removeWayBack];
    _pusher = pusher;
    MyThemeScreenLook *look = pusher.myTheme;
    _wayBack = [[look pushedBackItem] wayBackFrom:controller text:[look backTitle]];
    _nativeLook = [[look pushedBackItem] nativeLookOn:controller];
    [self observe];
  }
  [self follow];
  [self install];
}

/// Puts the way back before the items that the app has put there, as UIKit does with its own button. Where the
/// app's take its place, or the screen hides it, there is none.
- (void)install {
  UINavigationItem *item = _controller.navigationItem;
  UIBarButtonItem *back = _wayBack.item;
  if (_isInstalling || item == nil || back == nil) { return; }
  _isInstalling = YES;
  if (item.leftItemsSupplementBackButton) {
    _supplementsBackButton = YES;
    item.leftItemsSupplementBackButton = NO;
  }
  NSArray<UIBarButtonItem *> *shown = item.leftBarButtonItems ?: @[];
  NSMutableArray<UIBarButtonItem *> *wanted = [shown mutableCopy];
  [wanted removeObject:back];
  BOOL hasRoom = wanted.count == 0 || _supplementsBackButton;
  if (hasRoom && !item.hidesBackButton) { [wanted insertObject:back atIndex:0]; }
  if (![wanted isEqualToArray:shown]) { item.leftBarButtonItems = wanted.count > 0 ? wanted : nil; }
  _isInstalling = NO;
}

- (void)removeWayBack {
  _own = _back = _backTitle = nil;
  UINavigationItem *item = _controller.navigationItem;
  UIBarButtonItem *old = _wayBack.item;
  _wayBack = nil;
  if (old == nil) { return; }
  NSMutableArray<UIBarButtonItem *> *own = [item.leftBarButtonItems ?: @[] mutableCopy];
  [own removeObject:old];
  if (own.count != item.leftBarButtonItems.count) { item.leftBarButtonItems = own.count > 0 ? own : nil; }
  if (_supplementsBackButton) { item.leftItemsSupplementBackButton = YES; }
  _supplementsBackButton = NO;
}

/// Hears of everything that UIKit's own button goes by.
- (void)observe {
  UINavigationItem *item = _controller.navigationItem;
  UINavigationItem *back = _pusher.navigationItem;
  if (_wayBack == nil || item == nil || back == nil) { return; }
  __weak MyThemeScreenLook *weakSelf = self;
  NSArray<NSString *> *keys =
      @[ @"hidesBackButton", @"leftBarButtonItem", @"leftBarButtonItems", @"leftItemsSupplementBackButton" ];
  _own = [[MyThemeKeyObserver alloc] initWithObject:item
                                               keys:keys
                                           onChange:^(NSString *key) { [weakSelf itemChanged:key]; }];
  keys = @[ @"title", @"backButtonTitle", @"backBarButtonItem" ];
  if (@available(iOS 14.0, *)) { keys = [keys arrayByAddingObject:@"backButtonDisplayMode"]; }
  _back = [[MyThemeKeyObserver alloc] initWithObject:back
                                                keys:keys
                                            onChange:^(NSString *key) {
                                              (void)key;
                                              [weakSelf follow];
                                            }];
}

- (void)itemChanged:(NSString *)key {
  if (!_isInstalling && [key isEqualToString:@"leftItemsSupplementBackButton"]) {
    _supplementsBackButton = NO;
  }
  [self install];
}

- (void)follow {
  MyThemeScreenLook *look = _pusher.myTheme;
  if (_wayBack.button == nil || look == nil) { return; }
  [_wayBack followText:[look backTitle]];
  UIBarButtonItem *own = _pusher.navigationItem.backBarButtonItem;
  __weak MyThemeScreenLook *weakSelf = self;
  _backTitle = own == nil ? nil
                          : [[MyThemeKeyObserver alloc] initWithObject:own
                                                                  keys:@[ @"title" ]
                                                              onChange:^(NSString *key) {
                                                                (void)key;
                                                                [weakSelf followOwnTitle];
                                                              }];
}

- (void)followOwnTitle {
  MyThemeScreenLook *look = _pusher.myTheme;
  if (look != nil) { [_wayBack followText:[look backTitle]]; }
}

@end

@implementation UIViewController (MyTheme)

- (MyThemeScreenLook *)myTheme {
  static char key;
  MyThemeScreenLook *look = objc_getAssociatedObject(self, &key);
  if (look == nil) {
    look = [[MyThemeScreenLook alloc] initWithController:self];
    objc_setAssociatedObject(self, &key, look, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  }
  return look;
}

@end
