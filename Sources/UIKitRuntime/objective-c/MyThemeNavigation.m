// Part: NAVIGATION
#import "MyThemeNavigation.h"

#import <objc/runtime.h>

#import "MyTheme.h"

@implementation MyThemeBackItem {
 @package
  MyThemeButtonLook *_look;
  UIView *_view;
}

+ (instancetype)platform {
  return [[self alloc] init];
}

+ (instancetype)button:(MyThemeButtonLook *)look {
  MyThemeBackItem *item = [[self alloc] init];
  item->_look = look;
  return item;
}

+ (instancetype)view:(UIView *)view {
  MyThemeBackItem *item = [[self alloc] init];
  item->_view = view;
  return item;
}

@end

@implementation MyThemeScreen

+ (instancetype)bar:(MyThemeBarLook *)bar backButton:(MyThemeButtonLook *)backButton title:(NSString *)title {
  MyThemeScreen *screen = [[self alloc] init];
  screen->_bar = bar;
  screen->_backButton = backButton;
  screen->_title = [title copy];
  return screen;
}

@end

/// Holds a view of the app's own that goes back.
@interface MyThemeBackView : UIControl
- (instancetype)initWithContent:(UIView *)content onTap:(void (^)(void))onTap;
@end

@implementation MyThemeBackView {
  UIView *_content;
  void (^_onTap)(void);
}

- (instancetype)initWithContent:(UIView *)content onTap:(void (^)(void))onTap {
  if ((self = [super initWithFrame:CGRectZero])) {
    _content = content;
    _onTap = [onTap copy];
    // Touches are this control's own, whatever the view is.
    content.userInteractionEnabled = NO;
    [self addSubview:content];
    self.isAccessibilityElement = YES;
    self.accessibilityTraits = UIAccessibilityTraitButton;
    self.accessibilityLabel = content.accessibilityLabel;
    [self addTarget:self action:@selector(tap) forControlEvents:UIControlEventTouchUpInside];
    [self sizeToFit];
  }
  return self;
}

- (void)tap {
  _onTap();
}

- (void)setHighlighted:(BOOL)highlighted {
  [super setHighlighted:highlighted];
  if ([_content isKindOfClass:UIControl.class]) { ((UIControl *)_content).highlighted = highlighted; }
}

- (CGSize)intrinsicContentSize {
  CGSize own = _content.intrinsicContentSize;
  CGSize size = _content.bounds.size;
  return CGSizeMake(own.width == UIViewNoIntrinsicMetric ? size.width : own.width,
                    own.height == UIViewNoIntrinsicMetric ? size.height : own.height);
}

- (CGSize)sizeThatFits:(CGSize)size {
  (void)size;
  return self.intrinsicContentSize;
}

- (void)layoutSubviews {
  [super layoutSubviews];
  _content.frame = self.bounds;
}

@end

@implementation MyThemeScreenLook {
  __weak UIViewController *_controller;
  UIBarButtonItem *_shown;
  __weak UIViewController *_pusher;
}

- (instancetype)initWithController:(UIViewController *)controller {
  if ((self = [super init])) { _controller = controller; }
  return self;
}

- (void)setBar:(MyThemeBarLook *)bar {
  _bar = bar;
  UINavigationController *navigation = _controller.navigationController;
  if (navigation != nil && navigation.topViewController == _controller) { [self applyBarIn:navigation]; }
}

- (MyThemeButton *)backButton {
  UIView *view = _shown.customView;
  return [view isKindOfClass:MyThemeButton.class] ? (MyThemeButton *)view : nil;
}

/// What the theme says of the controller's class.
- (MyThemeScreen *)screen {
  UIViewController *controller = _controller;
  if (controller == nil) { return nil; }
  // A class of Swift has its module's name before its own.
  NSString *name = [NSStringFromClass(controller.class) componentsSeparatedByString:@"."].lastObject;
  return MyTheme.screens[name];
}

/// What a screen that this one pushes shows to go back: its own choice, the theme's for it, the default.
- (MyThemeBackItem *)pushedBackItem {
  if (self.backItem != nil) { return self.backItem; }
  MyThemeButtonLook *look = [self screen].backButton ?: MyTheme.defaults.backButton;
  return look == nil ? [MyThemeBackItem platform] : [MyThemeBackItem button:look];
}

/// What the screen is called on the button by which others go back to it.
- (NSString *)backTitle {
  UIViewController *controller = _controller;
  if (controller.navigationItem.backButtonTitle.length > 0) {
    return controller.navigationItem.backButtonTitle;
  }
  if (controller.navigationItem.title.length > 0) { return controller.navigationItem.title; }
  return controller.title.length > 0 ? controller.title : [self screen].title;
}

/// Gives the screen its bar, or that of the defaults.
- (void)applyBarIn:(UINavigationController *)navigation {
  UIViewController *controller = _controller;
  MyThemeBarLook *look = self.bar ?: [self screen].bar ?: MyTheme.defaults.bar;
  if (controller == nil || look == nil) { return; }
  UINavigationBar *bar = navigation.navigationBar;
  if (@available(iOS 13.0, *)) {
    [look applyToItem:controller.navigationItem inBar:bar];
  } else {
    [look applyToBar:bar];
  }
  [look applyTintToBar:bar];
}

/// Gives the screen its title and the way back of the screen that pushes it. What the app has put there
/// stays.
- (void)dressPushedBy:(UIViewController *)pusher {
  UIViewController *controller = _controller;
  if (controller == nil) { return; }
  UINavigationItem *item = controller.navigationItem;
  if (item.title.length == 0 && controller.title.length == 0 && [self screen].title != nil) {
    item.title = [self screen].title;
  }
  if (item.leftBarButtonItem != nil) {
    // What the app has put there stays, and so does a button that it may have relabelled.
    if (item.leftBarButtonItem != _shown || (pusher != nil && pusher == _pusher)) { return; }
    item.leftBarButtonItem = nil;
  }
  _shown = nil;
  // A screen that hides its way back has none of the theme's either.
  if (item.hidesBackButton) { return; }
  _shown = [pusher.myTheme wayBackTo:controller];
  if (_shown == nil) { return; }
  _pusher = pusher;
  item.leftBarButtonItem = _shown;
}

/// What goes back from a screen that this one pushes; nil for the platform's own.
- (nullable UIBarButtonItem *)wayBackTo:(UIViewController *)pushed {
  __weak UIViewController *weakPushed = pushed;
  void (^pop)(void) = ^{ [weakPushed.navigationController popViewControllerAnimated:YES]; };
  MyThemeBackItem *item = [self pushedBackItem];
  if (item->_view != nil) {
    MyThemeBackView *view = [[MyThemeBackView alloc] initWithContent:item->_view onTap:pop];
    UIBarButtonItem *button = [[UIBarButtonItem alloc] initWithCustomView:view];
#ifdef __IPHONE_26_0
    if (@available(iOS 26.0, *)) { button.hidesSharedBackground = YES; }
#endif
    return button;
  }
  if (item->_look == nil) { return nil; }
  MyThemeTraits *traits = [[MyThemeTraits alloc] initWithTraits:pushed.traitCollection
                                                          state:UIControlStateNormal];
  if ([item->_look factsForTraits:traits].background.isSystem) { return nil; }
  // What the platform calls the way back from a screen without a title.
  NSBundle *platform = [NSBundle bundleForClass:UINavigationController.class];
  NSString *back = [platform localizedStringForKey:@"Back" value:@"Back" table:nil];
  MyThemeButton *button = [[MyThemeButton alloc] initWithLook:item->_look text:[self backTitle] ?: back];
  button.onTap = pop;
  return [button barButtonItem];
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

#if __IPHONE_OS_VERSION_MIN_REQUIRED < 170000
/// Lies unseen in a view to hear when its traits change: systems before iOS 17 tell views alone.
@interface MyThemeTraitWatcher : UIView
@property(nonatomic, copy) void (^onChange)(void);
@end

@implementation MyThemeTraitWatcher

- (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection {
  [super traitCollectionDidChange:previousTraitCollection];
  self.onChange();
}

@end

#endif
@implementation MyThemeNavigator {
  __weak UINavigationController *_controller;
#if __IPHONE_OS_VERSION_MIN_REQUIRED < 170000
  MyThemeTraitWatcher *_watcher;
#endif
}

- (instancetype)initWithController:(UINavigationController *)controller {
  if ((self = [super init])) {
    _controller = controller;
    controller.delegate = self;
    if (@available(iOS 17.0, *)) {
      [controller registerForTraitChanges:@[
        UITraitUserInterfaceStyle.class, UITraitAccessibilityContrast.class, UITraitLayoutDirection.class,
        UITraitVerticalSizeClass.class, UITraitDisplayScale.class
      ]
                               withTarget:self
                                   action:@selector(update)];
    }
    [self dress:controller.viewControllers];
    [self update];
  }
  return self;
}

/// Takes what there is only while the controller's view is.
- (void)watch:(UINavigationController *)controller {
  controller.interactivePopGestureRecognizer.delegate = self;
#ifdef __IPHONE_26_0
  if (@available(iOS 26.0, *)) { controller.interactiveContentPopGestureRecognizer.delegate = self; }
#endif
#if __IPHONE_OS_VERSION_MIN_REQUIRED < 170000
  if (@available(iOS 17.0, *)) { return; }
  if (_watcher == nil) {
    _watcher = [[MyThemeTraitWatcher alloc] initWithFrame:CGRectZero];
    _watcher.hidden = YES;
    _watcher.userInteractionEnabled = NO;
    __weak MyThemeNavigator *weakSelf = self;
    _watcher.onChange = ^{ [weakSelf update]; };
  }
  if (_watcher.superview != controller.view) { [controller.view insertSubview:_watcher atIndex:0]; }
#endif
}

- (void)update {
  UINavigationController *controller = _controller;
  if (controller == nil) { return; }
  if (controller.isViewLoaded) { [self watch:controller]; }
  for (UIViewController *screen in controller.viewControllers) { [screen.myTheme applyBarIn:controller]; }
  [controller.topViewController.myTheme applyBarIn:controller];
}

- (void)dress:(NSArray<UIViewController *> *)stack {
  UIViewController *pusher = nil;
  for (UIViewController *screen in stack) {
    [screen.myTheme dressPushedBy:pusher];
    pusher = screen;
  }
}

- (void)navigationController:(UINavigationController *)navigationController
      willShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated {
  (void)animated;
  [self watch:navigationController];
  [self dress:navigationController.viewControllers];
  [viewController.myTheme applyBarIn:navigationController];
  // A swipe that is given up leaves the screen that was there, while the stack still says otherwise.
  __weak UINavigationController *weakController = navigationController;
  [navigationController.transitionCoordinator
      notifyWhenInteractionChangesUsingBlock:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        UINavigationController *controller = weakController;
        if (!context.isCancelled || controller == nil) { return; }
        UIViewController *screen = [context viewControllerForKey:UITransitionContextFromViewControllerKey];
        [screen.myTheme applyBarIn:controller];
      }];
}

/// The platform refuses the swipe where a screen has its own item to go back; at the root there is nowhere to
/// go.
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer {
  (void)gestureRecognizer;
  UINavigationController *controller = _controller;
  return controller.viewControllers.count > 1 && controller.transitionCoordinator == nil &&
         !controller.topViewController.navigationItem.hidesBackButton;
}

@end

@implementation MyThemeNavigationController {
  MyThemeNavigator *_navigator;
}

- (MyThemeNavigator *)navigator {
  if (_navigator == nil) { _navigator = [[MyThemeNavigator alloc] initWithController:self]; }
  return _navigator;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  [self.navigator update];
}

- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated {
  [viewController.myTheme dressPushedBy:self.topViewController];
  [super pushViewController:viewController animated:animated];
}

- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated {
  [self.navigator dress:viewControllers];
  [super setViewControllers:viewControllers animated:animated];
}

@end
