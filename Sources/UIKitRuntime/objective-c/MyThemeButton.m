// Part: BUTTONS
#import "MyThemeButton.h"

#import "MyTheme.h"
#import "MyThemeGeometry.h"
#if HOVER
#import "MyThemePointerWatcher.h"
#endif

@implementation MyThemeButton {
  UIImageView *_background;
  UIImageView *_icon;
  UILabel *_label;
  MyThemeButtonFacts *_facts;
  /// How large it was when layout last asked.
  CGSize _measured;
  /// Whether it has room for touches around it, as in an item of a bar.
  BOOL _isInBar;
#if HOVER
  MyThemePointerWatcher *_pointer;
#endif
}

- (instancetype)initWithLook:(MyThemeButtonLook *)look text:(NSString *)text {
  if ((self = [super initWithFrame:CGRectZero])) {
    _look = look;
    _text = [text copy];
    [self setUp];
    [self sizeToFit];
  }
  return self;
}

- (instancetype)initWithCoder:(NSCoder *)coder {
  if ((self = [super initWithCoder:coder])) {
    _look = [MyThemeButton platformLook];
    [self setUp];
  }
  return self;
}

/// A button without art, in the tint of what is around it.
+ (MyThemeButtonLook *)platformLook {
  MyThemeVariant *variant = [MyThemeVariant variantWithFallback:-1
                                                          state:UIControlStateNormal
                                                        metrics:UIBarMetricsDefault
                                                          style:UIUserInterfaceStyleUnspecified
                                                  accessibility:MyThemeAccessibilityAny
                                                         system:0
                                                  isRightToLeft:NO
                                                         change:^(MyThemeButtonFacts *look) { (void)look; }];
  return [MyThemeButtonLook lookWithName:@"platform" variants:@[ variant ]];
}

- (NSString *)lookName {
  return self.look.name;
}

- (void)setLookName:(NSString *)name {
  NSMutableArray<NSString *> *names = [NSMutableArray array];
  for (MyThemeButtonLook *look in MyTheme.buttonLooks) {
    if ([look.name isEqualToString:name]) {
      self.look = look;
      return;
    }
    [names addObject:look.name];
  }
  NSAssert(NO, @"no button of the theme is named %@; there are: %@", name,
           [names componentsJoinedByString:@", "]);
  self.look = [MyThemeButton platformLook];
}

- (void)setUp {
  _background = [[UIImageView alloc] init];
  _icon = [[UIImageView alloc] init];
  _label = [[UILabel alloc] init];
  for (UIView *view in @[ _background, _icon, _label ]) {
    view.userInteractionEnabled = NO;
    [self addSubview:view];
  }
  self.isAccessibilityElement = YES;
  [self addTarget:self action:@selector(tap) forControlEvents:UIControlEventTouchUpInside];
  if (@available(iOS 13.4, *)) {
#if HOVER
    __weak MyThemeButton *weakSelf = self;
    _pointer = [[MyThemePointerWatcher alloc] initWithChange:^{ [weakSelf update]; }];
    [_pointer watch:self];
#else
    [self addInteraction:[[UIPointerInteraction alloc] initWithDelegate:nil]];
#endif
    [self addInteraction:[[UILargeContentViewerInteraction alloc] init]];
    self.showsLargeContentViewer = YES;
  }
  if (@available(iOS 14.0, *)) {
    [NSNotificationCenter.defaultCenter
        addObserver:self
           selector:@selector(update)
               name:UIAccessibilityButtonShapesEnabledStatusDidChangeNotification
             object:nil];
  }
  if (@available(iOS 17.0, *)) {
    [self registerForTraitChanges:@[
#if SCALING
      UITraitPreferredContentSizeCategory.class,
#endif
      UITraitUserInterfaceStyle.class, UITraitAccessibilityContrast.class, UITraitLayoutDirection.class,
      UITraitVerticalSizeClass.class, UITraitDisplayScale.class
    ]
                       withAction:@selector(update)];
  }
  [self update];
}

- (void)setLook:(MyThemeButtonLook *)look {
  _look = look;
  [self update];
}

- (void)setText:(NSString *)text {
  _text = [text copy];
  [self update];
}

- (void)setText:(NSString *)text animated:(BOOL)animated {
  if (!animated) {
    self.text = text;
    return;
  }
  [UIView transitionWithView:self
                    duration:0.25
                     options:UIViewAnimationOptionTransitionCrossDissolve |
                             UIViewAnimationOptionAllowUserInteraction |
                             UIViewAnimationOptionBeginFromCurrentState
                  animations:^{
                    self.text = text;
                    [self layoutIfNeeded];
                  }
                  completion:nil];
}

- (void)tap {
  if (self.onTap != nil) { self.onTap(); }
}

#if HOVER
- (UIControlState)state {
  return super.state | _pointer.state;
}
#endif

- (void)setHighlighted:(BOOL)highlighted {
  BOOL isNew = highlighted != self.highlighted;
  [super setHighlighted:highlighted];
  if (isNew) { [self update]; }
}

- (void)setSelected:(BOOL)selected {
  BOOL isNew = selected != self.selected;
  [super setSelected:selected];
  if (isNew) { [self update]; }
}

- (void)setEnabled:(BOOL)enabled {
  BOOL isNew = enabled != self.enabled;
  [super setEnabled:enabled];
  if (isNew) { [self update]; }
}

/// What the app says, or else what stands on the button.
- (NSString *)accessibilityLabel {
  return super.accessibilityLabel ?: self.text;
}

/// What the app says, or else the name of the look, by which tests of the app find the button.
- (NSString *)accessibilityIdentifier {
  return super.accessibilityIdentifier ?: self.look.name;
}

/// What the app says, or else what VoiceOver reads.
- (NSString *)largeContentTitle {
  return super.largeContentTitle ?: self.accessibilityLabel;
}

- (UIBarButtonItem *)barButtonItem {
  _isInBar = YES;
  self.translatesAutoresizingMaskIntoConstraints = NO;
  [self invalidateIntrinsicContentSize];
  UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithCustomView:self];
#ifdef __IPHONE_26_0
  if (@available(iOS 26.0, *)) { item.hidesSharedBackground = YES; }
#endif
  return item;
}

#if FOCUS
- (BOOL)canBecomeFocused {
  return self.enabled;
}

- (void)didUpdateFocusInContext:(UIFocusUpdateContext *)context
       withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator {
  [super didUpdateFocusInContext:context withAnimationCoordinator:coordinator];
  [self update];
}
#endif

- (void)tintColorDidChange {
  [super tintColorDidChange];
  [self update];
}

#if __IPHONE_OS_VERSION_MIN_REQUIRED < 170000
- (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection {
  [super traitCollectionDidChange:previousTraitCollection];
  if (@available(iOS 17.0, *)) { return; }
  [self update];
}
#endif

- (void)update {
  UITraitCollection *traits = self.traitCollection;
  _facts = [self.look factsForTraits:[[MyThemeTraits alloc] initWithTraits:traits state:self.state]];
  UIColor *fill = _facts.background.color;
  _background.image = fill == nil ? [_facts.background imageCompatibleWithTraits:traits] : nil;
  _background.backgroundColor = fill;
  // What doesn't stretch keeps its size in the middle.
  BOOL isRigid = _facts.background.resizing == MyThemeResizingNone;
  _background.contentMode = isRigid ? UIViewContentModeCenter : UIViewContentModeScaleToFill;
  _background.tintColor = _facts.tint;
  _icon.image = [_facts.icon.art imageCompatibleWithTraits:traits];
  _icon.tintColor = _facts.icon.tint ?: _facts.title.color;
  MyThemeTitle *title = _facts.title ?: [[MyThemeTitle alloc] init];
  BOOL isPlain = _facts.title == nil && _facts.background.name != nil;
  BOOL isOnlyIcon = _facts.icon != nil && _facts.icon.placement == MyThemePlacementOnly;
  _label.hidden = isPlain || isOnlyIcon;
  _label.numberOfLines = title.lines;
  _label.lineBreakMode = title.truncation;
#if SCALING
  _label.adjustsFontForContentSizeCategory = title.font.scales;
#endif
  _label.textAlignment = [title textAlignmentFromRightToLeft:[self isRightToLeft]];
  NSAttributedString *string = nil;
  if (!_label.hidden && self.text != nil) {
    UIColor *tint = _facts.tint ?: self.tintColor;
    NSString *text = [title transformed:(NSString *)self.text];
    string = [[NSAttributedString alloc] initWithString:text attributes:[title attributesWithTint:tint]];
  }
  _label.attributedText = string;
  // What the app says besides stays.
  UIAccessibilityTraits accessibility =
      self.accessibilityTraits & ~(UIAccessibilityTraitSelected | UIAccessibilityTraitNotEnabled);
  accessibility |= UIAccessibilityTraitButton;
  if (self.selected) { accessibility |= UIAccessibilityTraitSelected; }
  if (!self.enabled) { accessibility |= UIAccessibilityTraitNotEnabled; }
  self.accessibilityTraits = accessibility;
  if (@available(iOS 13.0, *)) { self.largeContentImage = _icon.image; }
  CGSize size = [self fullSize];
  if (!CGSizeEqualToSize(_measured, size)) {
    _measured = size;
    [self invalidateIntrinsicContentSize];
  }
  [self setNeedsLayout];
}

- (CGSize)iconSize {
  return _icon.image != nil ? _icon.image.size : CGSizeZero;
}

- (CGSize)titleSize {
  if (_label.hidden || _label.attributedText.length == 0) { return CGSizeZero; }
  CGSize size = _label.attributedText.size;
  if (_facts.title != nil && _facts.title.lines != 1) {
    size = [_label sizeThatFits:MyThemeTextRoom(_facts, [self iconSize])];
  }
  BOOL rounds = _facts.title == nil || _facts.title.roundsWidth;
  return CGSizeMake(rounds ? ceil(size.width) : size.width, ceil(size.height));
}

- (CGSize)contentSize {
  return MyThemeContentSize([self iconSize], [self titleSize], _facts.icon.placement, _facts.icon.gap);
}

/// The size that the theme gives it with its text.
- (CGSize)fullSize {
  CGSize art = _background.image != nil ? _background.image.size : CGSizeZero;
  return MyThemeButtonSize(_facts, [self contentSize], art);
}

- (BOOL)isRightToLeft {
  return self.traitCollection.layoutDirection == UITraitEnvironmentLayoutDirectionRightToLeft;
}

/// Where the icon stands for a user who reads in a direction: leading is left then.
- (MyThemePlacement)placement {
  MyThemePlacement placement = _facts.icon.placement;
  if (![self isRightToLeft]) { return placement; }
  if (placement == MyThemePlacementLeading) { return MyThemePlacementTrailing; }
  return placement == MyThemePlacementTrailing ? MyThemePlacementLeading : placement;
}

- (CGSize)sizeThatFits:(CGSize)size {
  (void)size;
  CGSize aligned = self.intrinsicContentSize;
  UIEdgeInsets insets = self.alignmentRectInsets;
  return CGSizeMake(aligned.width + insets.left + insets.right, aligned.height + insets.top + insets.bottom);
}

- (CGSize)intrinsicContentSize {
  CGSize size = [self alignedSize];
  if (!_isInBar) { return size; }
  return CGSizeMake(MAX(size.width, _facts.hitArea.width), MAX(size.height, _facts.hitArea.height));
}

/// The size of what layout aligns of the art.
- (CGSize)alignedSize {
  CGSize size = [self fullSize];
  UIEdgeInsets insets = self.alignmentRectInsets;
  return CGSizeMake(size.width - insets.left - insets.right, size.height - insets.top - insets.bottom);
}

- (UIEdgeInsets)alignmentRectInsets {
  return _background.image != nil ? _background.image.alignmentRectInsets : UIEdgeInsetsZero;
}

- (void)didMoveToSuperview {
  [super didMoveToSuperview];
  [self setNeedsLayout];
}

/// Where its art is: everywhere, or in a bar at the side from which the bar's items begin.
- (CGRect)face {
  if (!_isInBar) { return self.bounds; }
  UIView *bar = self.superview;
  while (bar != nil && ![bar isKindOfClass:UINavigationBar.class] && ![bar isKindOfClass:UIToolbar.class]) {
    bar = bar.superview;
  }
  BOOL isLeft = ![self isRightToLeft];
  if (bar != nil) {
    CGPoint middle = CGPointMake(CGRectGetMidX(self.bounds), CGRectGetMidY(self.bounds));
    isLeft = [self convertPoint:middle toView:bar].x <= CGRectGetMidX(bar.bounds);
  }
  return MyThemeFace([self fullSize], self.bounds, self.alignmentRectInsets, isLeft);
}

/// A frame that begins on a whole pixel.
- (CGRect)onPixels:(CGRect)frame {
  CGFloat scale = self.traitCollection.displayScale > 0 ? self.traitCollection.displayScale : 1;
  return CGRectMake(round(frame.origin.x * scale) / scale, round(frame.origin.y * scale) / scale,
                    ceil(frame.size.width * scale) / scale, ceil(frame.size.height * scale) / scale);
}

- (void)layoutSubviews {
  [super layoutSubviews];
  CGRect face = [self face];
  _background.frame = face;
  MyThemeTitle *title = _facts.title ?: [[MyThemeTitle alloc] init];
  NSTextAlignment alignment = [title textAlignmentFromRightToLeft:[self isRightToLeft]];
  CGRect content =
      MyThemeFrame([self contentSize], face, title.insets, title.offset, alignment, title.verticalAlignment);
  MyThemePlacement placement = [self placement];
  CGFloat gap = _facts.icon.gap;
  _icon.frame = [self onPixels:MyThemeIconFrame([self iconSize], [self titleSize], placement, gap, content,
                                                alignment, title.verticalAlignment)];
  _label.frame = [self onPixels:MyThemeTitleFrame([self iconSize], [self titleSize], placement, gap, content,
                                                  alignment, title.verticalAlignment)];
}

- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
  (void)event;
  return CGRectContainsPoint(MyThemeTarget(self.bounds, _facts.hitArea), point);
}

@end
