// Part: NAVIGATION
#import "MyThemeWayBack.h"

NSString *MyThemePlatformBack(void) {
  NSBundle *platform = [NSBundle bundleForClass:UINavigationController.class];
  return [platform localizedStringForKey:@"Back" value:@"Back" table:nil];
}

/// What VoiceOver says of a way back. UIKit says the words for its own button as well.
static NSString *MyThemeSpokenBack(NSString *title) {
  NSString *back = MyThemePlatformBack();
  if (title.length == 0 || [title isEqualToString:back]) { return back; }
  return [NSString stringWithFormat:@"%@, %@", title, back];
}

/// A button of the theme that goes back.
@interface MyThemeBackButton : MyThemeButton
@end

@implementation MyThemeBackButton

- (NSString *)accessibilityLabel {
  NSString *label = [super accessibilityLabel];
  NSString *text = self.text;
  BOOL isOwn = label != nil && (text == nil || ![label isEqualToString:text]);
  return isOwn ? label : MyThemeSpokenBack(text);
}

@end

/// Holds a view of the app's own that goes back. It is as large as the view: by its constraints, or else by its
/// frame.
@interface MyThemeBackView : UIControl
- (instancetype)initWithContent:(UIView *)content onTap:(void (^)(void))onTap;
@end

@implementation MyThemeBackView {
  UIView *_content;
  void (^_onTap)(void);
  BOOL _isPlacedByFrame;
  CGSize _size;
}

- (instancetype)initWithContent:(UIView *)content onTap:(void (^)(void))onTap {
  if ((self = [super initWithFrame:content.bounds])) {
    _content = content;
    _onTap = [onTap copy];
    _size = content.bounds.size;
    _isPlacedByFrame =
        content.translatesAutoresizingMaskIntoConstraints && _size.width > 0 && _size.height > 0;
    self.translatesAutoresizingMaskIntoConstraints = NO;
    [self addSubview:content];
    if (_isPlacedByFrame) {
      content.frame = CGRectMake(0, 0, _size.width, _size.height);
    } else {
      content.translatesAutoresizingMaskIntoConstraints = NO;
      [NSLayoutConstraint activateConstraints:@[
        [content.leadingAnchor constraintEqualToAnchor:self.leadingAnchor],
        [content.trailingAnchor constraintEqualToAnchor:self.trailingAnchor],
        [content.topAnchor constraintEqualToAnchor:self.topAnchor],
        [content.bottomAnchor constraintEqualToAnchor:self.bottomAnchor]
      ]];
    }
    self.isAccessibilityElement = YES;
    self.accessibilityTraits = UIAccessibilityTraitButton;
    [self addTarget:self action:@selector(tap) forControlEvents:UIControlEventTouchUpInside];
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

- (NSString *)accessibilityLabel {
  NSString *own = [super accessibilityLabel];
  if (own != nil) { return own; }
  NSString *said = _content.accessibilityLabel;
  if (said == nil && [_content isKindOfClass:UILabel.class]) { said = ((UILabel *)_content).text; }
  return MyThemeSpokenBack(said);
}

/// What controls in the content do, for who can't reach them: the whole view is one element of accessibility.
- (NSArray<UIAccessibilityCustomAction *> *)accessibilityCustomActions {
  NSArray<UIAccessibilityCustomAction *> *own = [super accessibilityCustomActions];
  if (own != nil) { return own; }
  NSMutableArray<UIAccessibilityCustomAction *> *actions = [NSMutableArray array];
  if (@available(iOS 13.0, *)) { [self addActionsIn:_content to:actions]; }
  return actions;
}

- (void)addActionsIn:(UIView *)view
                  to:(NSMutableArray<UIAccessibilityCustomAction *> *)actions API_AVAILABLE(ios(13.0)) {
  for (UIView *inside in view.subviews) {
    UIControl *control = [inside isKindOfClass:UIControl.class] ? (UIControl *)inside : nil;
    NSString *name = control.accessibilityLabel;
    if (name == nil && [control isKindOfClass:UIButton.class]) { name = ((UIButton *)control).currentTitle; }
    if (name != nil && control.enabled && control.allControlEvents != 0) {
      __weak UIControl *weakControl = control;
      BOOL (^handler)(UIAccessibilityCustomAction *) = ^BOOL(UIAccessibilityCustomAction *action) {
        (void)action;
        UIControl *chosen = weakControl;
        [chosen
            sendActionsForControlEvents:UIControlEventTouchUpInside | UIControlEventPrimaryActionTriggered];
        return chosen != nil;
      };
      [actions addObject:[[UIAccessibilityCustomAction alloc] initWithName:name actionHandler:handler]];
    }
    [self addActionsIn:inside to:actions];
  }
}

- (CGSize)intrinsicContentSize {
  return _isPlacedByFrame ? _size : CGSizeMake(UIViewNoIntrinsicMetric, UIViewNoIntrinsicMetric);
}

- (void)layoutSubviews {
  [super layoutSubviews];
  CGSize size = _content.bounds.size;
  if (!_isPlacedByFrame || CGSizeEqualToSize(size, _size)) { return; }
  _size = size;
  [self invalidateIntrinsicContentSize];
}

/// What does something of its own in the content is touched itself; elsewhere a tap goes back.
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {
  UIView *hit = [super hitTest:point withEvent:event];
  for (UIView *view = hit; view != nil && view != self; view = view.superview) {
    if ([view isKindOfClass:UIControl.class] && [self doesControlAct:(UIControl *)view]) { return hit; }
    if (view.gestureRecognizers.count > 0) { return hit; }
  }
  return hit == nil ? nil : self;
}

/// Whether a tap does something, or shows a menu, for which a control has no events.
- (BOOL)doesControlAct:(UIControl *)control {
  if (@available(iOS 14.0, *)) {
    if (control.showsMenuAsPrimaryAction) { return YES; }
  }
  return control.allControlEvents != 0;
}

@end

/// The screens that one can go back to, the nearest first, as in the menu of UIKit's own button.
API_AVAILABLE(ios(14.0))
@interface MyThemeBackMenu : NSObject <UIContextMenuInteractionDelegate>
- (instancetype)initWithScreen:(UIViewController *)screen;
@end

@implementation MyThemeBackMenu {
  __weak UIViewController *_screen;
}

- (instancetype)initWithScreen:(UIViewController *)screen {
  if ((self = [super init])) { _screen = screen; }
  return self;
}

- (UIContextMenuConfiguration *)contextMenuInteraction:(UIContextMenuInteraction *)interaction
                        configurationForMenuAtLocation:(CGPoint)location {
  (void)interaction;
  (void)location;
  UIViewController *screen = _screen;
  UINavigationController *navigation = screen.navigationController;
  if (navigation == nil) { return nil; }
  __weak UINavigationController *weakNavigation = navigation;
  NSMutableArray<UIMenuElement *> *actions = [NSMutableArray array];
  for (UIViewController *below in navigation.viewControllers) {
    if (below == screen) { break; }
    __weak UIViewController *target = below;
    UIAction *action = [UIAction actionWithTitle:below.myTheme.menuTitle
                                           image:nil
                                      identifier:nil
                                         handler:^(UIAction *chosen) {
                                           (void)chosen;
                                           UIViewController *goal = target;
                                           if (goal == nil) { return; }
                                           [weakNavigation popToViewController:goal animated:YES];
                                         }];
    [actions insertObject:action atIndex:0];
  }
  return [UIContextMenuConfiguration configurationWithIdentifier:nil
                                                 previewProvider:nil
                                                  actionProvider:^(NSArray<UIMenuElement *> *suggested) {
                                                    (void)suggested;
                                                    return [UIMenu menuWithChildren:actions];
                                                  }];
}

@end

@implementation MyThemeWayBack {
  NSString *_text;
  NSObject *_menu;
}

+ (instancetype)buttonWithLook:(MyThemeButtonLook *)look
                          text:(NSString *)text
                        screen:(UIViewController *)screen {
  MyThemeWayBack *way = [[self alloc] init];
  MyThemeButton *button = [[MyThemeBackButton alloc] initWithLook:look text:text];
  button.onTap = [self popFrom:screen];
  way->_button = button;
  way->_text = [text copy];
  way->_item = [button barButtonItem];
  [way attachMenuTo:button screen:screen];
  return way;
}

+ (instancetype)wayWithView:(UIView *)content screen:(UIViewController *)screen {
  MyThemeWayBack *way = [[self alloc] init];
  MyThemeBackView *view = [[MyThemeBackView alloc] initWithContent:content onTap:[self popFrom:screen]];
  way->_item = [[UIBarButtonItem alloc] initWithCustomView:view];
#ifdef __IPHONE_26_0
  if (@available(iOS 26.0, *)) { way->_item.hidesSharedBackground = YES; }
#endif
  [way attachMenuTo:view screen:screen];
  return way;
}

+ (void (^)(void))popFrom:(UIViewController *)screen {
  __weak UIViewController *weakScreen = screen;
  return ^{ [weakScreen.navigationController popViewControllerAnimated:YES]; };
}

- (void)followText:(NSString *)text {
  MyThemeButton *button = _button;
  NSString *given = _text;
  if (given != nil && [button.text isEqualToString:given]) { button.text = text; }
  _text = [text copy];
}

- (void)attachMenuTo:(UIView *)view screen:(UIViewController *)screen {
  if (@available(iOS 14.0, *)) {
    MyThemeBackMenu *menu = [[MyThemeBackMenu alloc] initWithScreen:screen];
    [view addInteraction:[[UIContextMenuInteraction alloc] initWithDelegate:menu]];
    _menu = menu;
  }
}

@end

@implementation MyThemeKeyObserver {
  NSObject *_object;
  NSArray<NSString *> *_keys;
  void (^_onChange)(NSString *);
}

static char MyThemeObservation;

- (instancetype)initWithObject:(NSObject *)object
                          keys:(NSArray<NSString *> *)keys
                      onChange:(void (^)(NSString *))onChange {
  if ((self = [super init])) {
    _object = object;
    _keys = [keys copy];
    _onChange = [onChange copy];
    for (NSString *key in keys) {
      [object addObserver:self forKeyPath:key options:0 context:&MyThemeObservation];
    }
  }
  return self;
}

- (void)dealloc {
  for (NSString *key in _keys) { [_object removeObserver:self forKeyPath:key context:&MyThemeObservation]; }
}

- (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary<NSString *, id> *)change
                       context:(void *)context {
  if (context != &MyThemeObservation) {
    [super observeValueForKeyPath:keyPath ofObject:object change:change context:context];
  } else if (keyPath != nil) {
    _onChange(keyPath);
  }
}

@end
