// Part: NAVIGATION
#import "MyThemeNavigation.h"

#import "MyThemeWayBack.h"

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
  // Who judges the swipe on screens with the platform's own back button.
  __weak id<UIGestureRecognizerDelegate> _platformSwipe;
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
#if SCALING
        UITraitPreferredContentSizeCategory.class,
#endif
        UITraitUserInterfaceStyle.class, UITraitAccessibilityContrast.class, UITraitLayoutDirection.class,
        UITraitVerticalSizeClass.class, UITraitDisplayScale.class
      ]
                               withTarget:self
                                   action:@selector(update)];
    }
    [self update];
  }
  return self;
}

/// Takes what there is only while the controller's view is.
- (void)watch:(UINavigationController *)controller {
  UIGestureRecognizer *swipe = controller.interactivePopGestureRecognizer;
  if (swipe.delegate != self) {
    _platformSwipe = swipe.delegate;
    swipe.delegate = self;
  }
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
  [self dress:controller.viewControllers];
  for (UIViewController *screen in controller.viewControllers) {
    [screen.myTheme applyBarIn:controller isShown:screen == controller.topViewController];
  }
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
  [viewController.myTheme applyBarIn:navigationController isShown:YES];
  // A swipe that is given up leaves the screen that was there, while the stack still says otherwise.
  __weak UINavigationController *weakController = navigationController;
  [navigationController.transitionCoordinator
      notifyWhenInteractionChangesUsingBlock:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        UINavigationController *controller = weakController;
        if (!context.isCancelled || controller == nil) { return; }
        UIViewController *screen = [context viewControllerForKey:UITransitionContextFromViewControllerKey];
        [screen.myTheme applyBarIn:controller isShown:YES];
      }];
}

/// The platform refuses the swipe where a screen has its own item to go back; elsewhere it decides itself.
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer {
  UINavigationController *controller = _controller;
  UIViewController *screen = controller.topViewController;
  if (screen == nil || controller.viewControllers.count < 2) { return NO; }
  if (screen.myTheme.replacesBackButton) {
    return controller.transitionCoordinator == nil && !screen.navigationItem.hidesBackButton;
  }
  id<UIGestureRecognizerDelegate> asked = _platformSwipe;
  return ![asked respondsToSelector:_cmd] || [asked gestureRecognizerShouldBegin:gestureRecognizer];
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveTouch:(UITouch *)touch {
  if (_controller.topViewController.myTheme.replacesBackButton) { return YES; }
  id<UIGestureRecognizerDelegate> asked = _platformSwipe;
  return ![asked respondsToSelector:_cmd] || [asked gestureRecognizer:gestureRecognizer
                                                   shouldReceiveTouch:touch];
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer {
  id<UIGestureRecognizerDelegate> asked = _platformSwipe;
  return [asked respondsToSelector:_cmd] &&
         [asked gestureRecognizer:gestureRecognizer
             shouldRecognizeSimultaneouslyWithGestureRecognizer:otherGestureRecognizer];
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer {
  id<UIGestureRecognizerDelegate> asked = _platformSwipe;
  return
      [asked respondsToSelector:_cmd] && [asked gestureRecognizer:gestureRecognizer
                                             shouldRequireFailureOfGestureRecognizer:otherGestureRecognizer];
}

- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer {
  id<UIGestureRecognizerDelegate> asked = _platformSwipe;
  return [asked respondsToSelector:_cmd] &&
         [asked gestureRecognizer:gestureRecognizer
             shouldBeRequiredToFailByGestureRecognizer:otherGestureRecognizer];
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

// The style of the bar alone is light content in dark mode, which is not seen on light art.
- (UIStatusBarStyle)preferredStatusBarStyle {
  MyThemeBarLook *look = MyThemeShownLook(self.navigationBar);
  if (look == nil) { return super.preferredStatusBarStyle; }
  return [look statusBarStyleForTraits:self.navigationBar.traitCollection];
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
