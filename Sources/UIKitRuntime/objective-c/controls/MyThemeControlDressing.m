// Part: CONTROLS
#import "MyThemeControlDressing.h"

#import <objc/runtime.h>

#if __IPHONE_OS_VERSION_MIN_REQUIRED < 170000
/// Lies unseen in a view to hear when its traits change: systems before iOS 17 tell views alone.
@interface MyThemeDressingWatcher : UIView
@property(nonatomic, copy) void (^onChange)(void);
@end

@implementation MyThemeDressingWatcher

- (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection {
  [super traitCollectionDidChange:previousTraitCollection];
  self.onChange();
}

@end

#endif

@implementation MyThemeDressing {
  __weak UIView *_view;
  void (^_dress)(UIView *);
  BOOL _isEditing;
}

static const char MyThemeDressingKey;

+ (void)keep:(UIView *)view dress:(void (^)(__kindof UIView *view))dress {
  MyThemeDressing *dressing = objc_getAssociatedObject(view, &MyThemeDressingKey);
  if (dressing == nil) {
    dressing = [[self alloc] initWithView:view];
    objc_setAssociatedObject(view, &MyThemeDressingKey, dressing, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  }
  dressing->_dress = [dress copy];
  [dressing update];
}

- (instancetype)initWithView:(UIView *)view {
  if ((self = [super init])) {
    _view = view;
    NSNotificationCenter *center = NSNotificationCenter.defaultCenter;
    if (@available(iOS 14.0, *)) {
      [center addObserver:self
                 selector:@selector(update)
                     name:UIAccessibilityButtonShapesEnabledStatusDidChangeNotification
                   object:nil];
    }
    if ([view isKindOfClass:UITextField.class] || [view isKindOfClass:UISearchBar.class]) {
      for (NSNotificationName name in
           @[ UITextFieldTextDidBeginEditingNotification, UITextFieldTextDidEndEditingNotification ]) {
        [center addObserver:self selector:@selector(editingChanged) name:name object:nil];
      }
    }
    if (@available(iOS 17.0, *)) {
      [view registerForTraitChanges:@[
#if SCALING
        UITraitPreferredContentSizeCategory.class,
#endif
        UITraitUserInterfaceStyle.class, UITraitAccessibilityContrast.class, UITraitLayoutDirection.class,
        UITraitVerticalSizeClass.class, UITraitDisplayScale.class
      ]
                         withTarget:self
                             action:@selector(update)];
    } else {
#if __IPHONE_OS_VERSION_MIN_REQUIRED < 170000
      MyThemeDressingWatcher *watcher = [[MyThemeDressingWatcher alloc] initWithFrame:CGRectZero];
      watcher.hidden = YES;
      watcher.userInteractionEnabled = NO;
      __weak MyThemeDressing *weakSelf = self;
      watcher.onChange = ^{ [weakSelf update]; };
      [view insertSubview:watcher atIndex:0];
#endif
    }
  }
  return self;
}

/// A field has another state while it is edited: what is said of one is said to all who listen.
- (void)editingChanged {
  UITextField *field = nil;
  if ([_view isKindOfClass:UITextField.class]) { field = (UITextField *)_view; }
  if (@available(iOS 13.0, *)) {
    if ([_view isKindOfClass:UISearchBar.class]) { field = ((UISearchBar *)_view).searchTextField; }
  }
  if (field == nil || field.isEditing == _isEditing) { return; }
  _isEditing = field.isEditing;
  [self update];
}

- (void)dealloc {
  [NSNotificationCenter.defaultCenter removeObserver:self];
}

- (void)update {
  UIView *view = _view;
  if (view != nil && _dress != nil) { _dress(view); }
}

@end

@implementation MyThemeLook (Controls)

- (BOOL)tellsState:(UIControlState)state {
  return [self hasVariant:^(MyThemeVariant *variant) { return (BOOL)((variant.state & state) == state); }];
}

- (NSArray<NSNumber *> *)states {
  NSMutableArray<NSNumber *> *states = [NSMutableArray arrayWithObject:@(UIControlStateNormal)];
  UIControlState singles[] = {
      UIControlStateHighlighted,
      UIControlStateDisabled,
      UIControlStateSelected,
      UIControlStateFocused,
  };
  for (size_t index = 0; index < sizeof(singles) / sizeof(singles[0]); index++) {
    UIControlState single = singles[index];
    if (![self tellsState:single]) { continue; }
    for (NSNumber *state in [states copy]) { [states addObject:@(state.unsignedIntegerValue | single)]; }
  }
  return states;
}

@end
