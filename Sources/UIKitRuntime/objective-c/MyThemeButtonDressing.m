// Part: DRESSING
#import "MyThemeButtonDressing.h"

#import <objc/runtime.h>

#import "MyThemeGeometry.h"
#if HOVER
#import "MyThemePointerWatcher.h"
#endif

#if __IPHONE_OS_VERSION_MIN_REQUIRED < 170000
/// Lies unseen in a button to hear when its traits change: systems before iOS 17 tell views alone.
@interface MyThemeButtonWatcher : UIView
@property(nonatomic, copy) void (^onChange)(void);
@end

@implementation MyThemeButtonWatcher

- (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection {
  [super traitCollectionDidChange:previousTraitCollection];
  self.onChange();
}

@end
#endif

@interface MyThemeDressedButton ()
- (instancetype)initWithButton:(UIButton *)button;
@end

@implementation MyThemeDressedButton {
  __weak UIButton *_button;
  NSLayoutConstraint *_width;
  NSLayoutConstraint *_height;
  BOOL _isConfigured;
#if HOVER
  MyThemePointerWatcher *_pointer;
#endif
  /// What the app has the button say, and what it says in the letters of the theme.
  NSString *_text;
  NSString *_shown;
  /// The name of the look, where the button has it for tests of the app.
  NSString *_identifier;
}

- (instancetype)initWithButton:(UIButton *)button {
  if ((self = [super init])) {
    _button = button;
    _width = [button.widthAnchor constraintEqualToConstant:0];
    _height = [button.heightAnchor constraintEqualToConstant:0];
    // More than the button's own size, less than what the app requires.
    _width.priority = 751;
    _height.priority = 751;
    if (@available(iOS 14.0, *)) {
      [NSNotificationCenter.defaultCenter
          addObserver:self
             selector:@selector(update)
                 name:UIAccessibilityButtonShapesEnabledStatusDidChangeNotification
               object:nil];
    }
    if (@available(iOS 17.0, *)) {
      [button registerForTraitChanges:@[
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
      MyThemeButtonWatcher *watcher = [[MyThemeButtonWatcher alloc] initWithFrame:CGRectZero];
      watcher.hidden = YES;
      watcher.userInteractionEnabled = NO;
      __weak MyThemeDressedButton *weakSelf = self;
      watcher.onChange = ^{ [weakSelf update]; };
      [button insertSubview:watcher atIndex:0];
#endif
    }
  }
  return self;
}

- (void)dealloc {
  [NSNotificationCenter.defaultCenter removeObserver:self];
}

- (void)setLook:(MyThemeButtonLook *)look {
  _look = look;
  [self update];
}

- (void)relabel:(NSString *)text animated:(BOOL)animated {
  UIButton *button = _button;
  if (button == nil) { return; }
  void (^change)(void) = ^{
    self->_text = [text copy];
    self->_shown = [text copy];
    [self show:text on:button];
    [self update];
    [self fit];
    [button layoutIfNeeded];
  };
  if (!animated) {
    change();
    return;
  }
  [UIView transitionWithView:button
                    duration:0.25
                     options:UIViewAnimationOptionTransitionCrossDissolve |
                             UIViewAnimationOptionAllowUserInteraction |
                             UIViewAnimationOptionBeginFromCurrentState
                  animations:change
                  completion:nil];
}

- (void)fit {
  UIButton *button = _button;
  if (button == nil || self.look == nil) { return; }
  CGSize size = [self sizeOf:button];
  BOOL isPlaced = !button.translatesAutoresizingMaskIntoConstraints;
  _width.constant = size.width;
  _height.constant = size.height;
  _width.active = isPlaced;
  _height.active = isPlaced;
  if (!isPlaced) {
    CGRect frame = button.frame;
    frame.size = size;
    button.frame = frame;
  }
}

- (void)update {
  UIButton *button = _button;
  if (button == nil || self.look == nil) { return; }
  MyThemeButtonFacts *facts = [self factsFor:UIControlStateNormal of:button];
  [self write:facts on:button];
  [self assist:button];
  MyThemeTitle *title = facts.title ?: [[MyThemeTitle alloc] init];
  button.contentHorizontalAlignment = title.alignment;
  button.contentVerticalAlignment = title.verticalAlignment;
  BOOL isConfigured = NO;
  if (@available(iOS 15.0, *)) {
    isConfigured = button.configuration != nil;
    if (isConfigured) {
      [self watchStatesOf:button];
      [button setNeedsUpdateConfiguration];
    }
  }
  if (!isConfigured) { [self dress:button normal:facts]; }
  if (!button.translatesAutoresizingMaskIntoConstraints) { [self fit]; }
}

- (MyThemeButtonFacts *)factsFor:(UIControlState)state of:(UIButton *)button {
  return [self.look factsForTraits:[[MyThemeTraits alloc] initWithTraits:button.traitCollection state:state]];
}

/// Gives the button what a `MyThemeButton` has: a name, unless the app has named it, the effect of a
/// pointer, and its text in large.
- (void)assist:(UIButton *)button {
  BOOL isNew = _identifier == nil;
  NSString *named = button.accessibilityIdentifier;
  if (named == _identifier || [named isEqualToString:_identifier]) {
    button.accessibilityIdentifier = self.look.name;
  }
  _identifier = self.look.name;
  if (!isNew) { return; }
  if (@available(iOS 13.4, *)) {
#if HOVER
    __weak MyThemeDressedButton *weakSelf = self;
    _pointer = [[MyThemePointerWatcher alloc] initWithChange:^{ [weakSelf update]; }];
    [_pointer watch:button];
#else
    button.pointerInteractionEnabled = YES;
#endif
    [button addInteraction:[[UILargeContentViewerInteraction alloc] init]];
    button.showsLargeContentViewer = YES;
  }
}

/// Shows the title in the letters of the theme, or none beside an icon that stands alone.
- (void)write:(MyThemeButtonFacts *)facts on:(UIButton *)button {
  NSString *there = [self titleOf:button];
  if (there != _shown && ![there isEqualToString:_shown]) { _text = there; }
  BOOL isHidden = facts.icon != nil && facts.icon.placement == MyThemePlacementOnly;
  NSString *shown = nil;
  if (_text != nil && !isHidden) {
    shown = facts.title != nil ? [facts.title transformed:(NSString *)_text] : _text;
  }
  if (isHidden && button.accessibilityLabel == nil) { button.accessibilityLabel = _text; }
  if (@available(iOS 13.0, *)) {
    if (isHidden && button.largeContentTitle == nil) { button.largeContentTitle = _text; }
  }
  if (shown != there && ![shown isEqualToString:there]) { [self show:shown on:button]; }
  _shown = shown;
}

- (NSString *)titleOf:(UIButton *)button {
  if (@available(iOS 15.0, *)) {
    if (button.configuration != nil) { return button.configuration.title; }
  }
  return [button titleForState:UIControlStateNormal];
}

- (void)show:(NSString *)title on:(UIButton *)button {
  if (@available(iOS 15.0, *)) {
    if (button.configuration != nil) {
      UIButtonConfiguration *configuration = [button.configuration copy];
      configuration.title = title;
      button.configuration = configuration;
      return;
    }
  }
  [button setTitle:title forState:UIControlStateNormal];
}

/// A button without a configuration: UIKit shows the normal state for one that it was told nothing of.
- (void)dress:(UIButton *)button normal:(MyThemeButtonFacts *)normal {
  UITraitCollection *traits = button.traitCollection;
  for (UIControlState state = 0; state < 16; state++) {
#if HOVER
    MyThemeButtonFacts *facts = [self factsFor:state | _pointer.state of:button];
#else
    MyThemeButtonFacts *facts = [self factsFor:state of:button];
#endif
    [button setBackgroundImage:[facts.background imageCompatibleWithTraits:traits] forState:state];
    if (normal.icon != nil) { [button setImage:[self iconOf:facts for:traits] forState:state];
    }
    [button setTitleColor:facts.title.color ?: facts.tint ?: button.tintColor forState:state];
    [button setTitleShadowColor:facts.title.shadow.shadow.shadowColor forState:state];
  }
  MyThemeTitle *title = normal.title ?: [[MyThemeTitle alloc] init];
  button.titleLabel.font = title.font.font;
#if SCALING
  button.titleLabel.adjustsFontForContentSizeCategory = title.font.scales;
#endif
  button.titleLabel.shadowOffset = title.shadow != nil ? title.shadow.shadow.shadowOffset : CGSizeZero;
  button.titleLabel.numberOfLines = title.lines;
  button.titleLabel.lineBreakMode = title.truncation;
  BOOL isRightToLeft = traits.layoutDirection == UITraitEnvironmentLayoutDirectionRightToLeft;
  button.titleLabel.textAlignment = [title textAlignmentFromRightToLeft:isRightToLeft];
  CGFloat half = normal.icon.gap / 2;
  UIEdgeInsets insets = title.insets;
  UIOffset offset = title.offset;
  // A button without a configuration still goes by these, though they are deprecated.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
  // The theme has its own pictures for these.
  button.adjustsImageWhenHighlighted = NO;
  button.adjustsImageWhenDisabled = NO;
  button.contentEdgeInsets =
      UIEdgeInsetsMake(insets.top + offset.vertical, insets.left + offset.horizontal + half,
                       insets.bottom - offset.vertical, insets.right - offset.horizontal + half);
  if (normal.icon != nil) {
    BOOL isTrailing = normal.icon.placement == MyThemePlacementTrailing;
    BOOL isRight = isTrailing != isRightToLeft;
    button.semanticContentAttribute =
        isRight ? UISemanticContentAttributeForceRightToLeft : UISemanticContentAttributeForceLeftToRight;
    CGFloat side = isRight ? -half : half;
    button.titleEdgeInsets = UIEdgeInsetsMake(0, side, 0, -side);
    button.imageEdgeInsets = UIEdgeInsetsMake(0, -side, 0, side);
  }
#pragma clang diagnostic pop
}

- (UIControlState)stateOf:(UIButton *)button {
#if HOVER
  return button.state | _pointer.state;
#else
  return button.state;
#endif
}

- (UIImage *)iconOf:(MyThemeButtonFacts *)facts for:(UITraitCollection *)traits {
  UIImage *image = [facts.icon.art imageCompatibleWithTraits:traits];
  UIColor *tint = facts.icon.tint ?: facts.title.color;
  if (@available(iOS 13.0, *)) {
    if (image != nil && tint != nil && image.renderingMode == UIImageRenderingModeAlwaysTemplate) {
      return [image imageWithTintColor:tint renderingMode:UIImageRenderingModeAlwaysOriginal];
    }
  }
  return image;
}

- (void)watchStatesOf:(UIButton *)button API_AVAILABLE(ios(15.0)) {
  if (_isConfigured) { return; }
  _isConfigured = YES;
  UIButtonConfigurationUpdateHandler own = button.configurationUpdateHandler;
  __weak MyThemeDressedButton *weakSelf = self;
  button.configurationUpdateHandler = ^(UIButton *updated) {
    if (own != nil) { own(updated); }
    [weakSelf configure:updated];
  };
}

- (void)configure:(UIButton *)button API_AVAILABLE(ios(15.0)) {
  if (self.look == nil || button.configuration == nil) { return; }
  UIButtonConfiguration *configuration = [button.configuration copy];
  UITraitCollection *traits = button.traitCollection;
  MyThemeButtonFacts *facts = [self factsFor:[self stateOf:button] of:button];
  MyThemeTitle *title = facts.title ?: [[MyThemeTitle alloc] init];
  if (facts.background.name != nil) {
    UIBackgroundConfiguration *background = [UIBackgroundConfiguration clearConfiguration];
    UIColor *fill = facts.background.color;
    background.image = fill == nil ? [facts.background imageCompatibleWithTraits:traits] : nil;
    BOOL isRigid = facts.background.resizing == MyThemeResizingNone;
    background.imageContentMode = isRigid ? UIViewContentModeCenter : UIViewContentModeScaleToFill;
    background.backgroundColor = fill;
    background.cornerRadius = 0;
    configuration.background = background;
    configuration.cornerStyle = UIButtonConfigurationCornerStyleFixed;
  }
  BOOL isRightToLeft = traits.layoutDirection == UITraitEnvironmentLayoutDirectionRightToLeft;
  CGFloat left = title.insets.left + title.offset.horizontal;
  CGFloat right = title.insets.right - title.offset.horizontal;
  configuration.contentInsets =
      NSDirectionalEdgeInsetsMake(title.insets.top + title.offset.vertical, isRightToLeft ? right : left,
                                  title.insets.bottom - title.offset.vertical, isRightToLeft ? left : right);
  NSDictionary<NSAttributedStringKey, id> *attributes =
      [title attributesWithTint:facts.tint ?: button.tintColor];
  configuration.titleTextAttributesTransformer =
      ^NSDictionary<NSAttributedStringKey, id> *(NSDictionary<NSAttributedStringKey, id> *incoming) {
    (void)incoming;
    return attributes;
  };
  configuration.titleLineBreakMode = title.truncation;
  if (facts.icon != nil) {
    configuration.image = [self iconOf:facts for:traits];
    configuration.imagePadding = facts.icon.gap;
    configuration.imagePlacement = [self edgeOf:facts.icon.placement];
  }
  button.configuration = configuration;
}

- (NSDirectionalRectEdge)edgeOf:(MyThemePlacement)placement API_AVAILABLE(ios(13.0)) {
  if (placement == MyThemePlacementTrailing) { return NSDirectionalRectEdgeTrailing; }
  if (placement == MyThemePlacementAbove) { return NSDirectionalRectEdgeTop; }
  return placement == MyThemePlacementBelow ? NSDirectionalRectEdgeBottom : NSDirectionalRectEdgeLeading;
}

/// The size that the theme gives the button with its text.
- (CGSize)sizeOf:(UIButton *)button {
  UITraitCollection *traits = button.traitCollection;
  MyThemeButtonFacts *facts = [self factsFor:[self stateOf:button] of:button];
  MyThemeTitle *title = facts.title ?: [[MyThemeTitle alloc] init];
  UIImage *iconImage = [self iconOf:facts for:traits];
  CGSize icon = iconImage != nil ? iconImage.size : CGSizeZero;
  CGSize text = CGSizeZero;
  NSString *shown = [self titleOf:button];
  if (shown.length > 0) {
    NSAttributedString *string = [[NSAttributedString alloc] initWithString:shown
                                                                 attributes:[title attributesWithTint:nil]];
    text = string.size;
    if (title.lines != 1) {
      text = [string boundingRectWithSize:MyThemeTextRoom(facts, icon)
                                  options:NSStringDrawingUsesLineFragmentOrigin
                                  context:nil]
                 .size;
    }
    text = CGSizeMake(title.roundsWidth ? ceil(text.width) : text.width, ceil(text.height));
  }
  CGSize content = MyThemeContentSize(icon, text, facts.icon.placement, facts.icon.gap);
  UIImage *art = [facts.background imageCompatibleWithTraits:traits];
  return MyThemeButtonSize(facts, content, art != nil ? art.size : CGSizeZero);
}

@end

static const char MyThemeDressedButtonKey;

@implementation UIButton (MyTheme)

- (MyThemeDressedButton *)myTheme {
  MyThemeDressedButton *dressed = objc_getAssociatedObject(self, &MyThemeDressedButtonKey);
  if (dressed == nil) {
    dressed = [[MyThemeDressedButton alloc] initWithButton:self];
    objc_setAssociatedObject(self, &MyThemeDressedButtonKey, dressed, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  }
  return dressed;
}

@end

@implementation MyThemeButtonLook (Dressing)

- (void)applyTo:(UIButton *)button {
  button.myTheme.look = self;
}

@end
