#import "MyThemeLooks.h"

#if !SHARED
#import "MyTheme.h"
#endif

UIColor *MyThemeColor(NSInteger red, NSInteger green, NSInteger blue, NSInteger alpha) {
  return [UIColor colorWithRed:(CGFloat)red / 255
                         green:(CGFloat)green / 255
                          blue:(CGFloat)blue / 255
                         alpha:(CGFloat)alpha / 255];
}

@implementation MyThemeTraits

- (instancetype)init {
#if SYSTEMS && !SHARED
  if ((self = [super init])) { _system = MyTheme.system; }
#else
  if ((self = [super init])) { _system = -1; }
#endif
#if SCALING
  _contentSize = UIContentSizeCategoryLarge;
#endif
  return self;
}

- (instancetype)initWithTraits:(UITraitCollection *)traits state:(UIControlState)state {
  if ((self = [self init])) {
    _state = state;
    BOOL isCompact = traits.verticalSizeClass == UIUserInterfaceSizeClassCompact;
    _metrics = isCompact ? UIBarMetricsCompact : UIBarMetricsDefault;
    _style = traits.userInterfaceStyle;
    _isRightToLeft = traits.layoutDirection == UITraitEnvironmentLayoutDirectionRightToLeft;
    if (@available(iOS 13.0, *)) {
      _isHighContrast = traits.accessibilityContrast == UIAccessibilityContrastHigh;
    }
    if (@available(iOS 14.0, *)) { _showsButtonShapes = UIAccessibilityButtonShapesEnabled(); }
#if SCALING
    _contentSize = [traits.preferredContentSizeCategory copy];
#endif
  }
  return self;
}

@end

@implementation MyThemeMargins {
  CGFloat _scale;
  UIEdgeInsets _insets;
  NSArray<MyThemeMargins *> *_scales;
}

+ (instancetype)marginsWithTop:(CGFloat)top left:(CGFloat)left bottom:(CGFloat)bottom right:(CGFloat)right {
  return [self marginsWithScale:1 insets:UIEdgeInsetsMake(top, left, bottom, right)];
}

+ (instancetype)marginsWithPixels:(NSArray<MyThemeMargins *> *)scales {
  MyThemeMargins *margins = [[self alloc] init];
  margins->_scales = [scales copy];
  return margins;
}

+ (instancetype)marginsWithScale:(CGFloat)scale insets:(UIEdgeInsets)insets {
  MyThemeMargins *margins = [[self alloc] init];
  margins->_scale = scale;
  margins->_insets =
      UIEdgeInsetsMake(insets.top / scale, insets.left / scale, insets.bottom / scale, insets.right / scale);
  return margins;
}

+ (instancetype)noMargins {
  return [self marginsWithTop:0 left:0 bottom:0 right:0];
}

- (UIEdgeInsets)insetsAtScale:(CGFloat)scale {
  for (MyThemeMargins *margins in _scales) {
    if (margins->_scale >= scale) { return margins->_insets; }
  }
  return _scales.count == 0 ? _insets : _scales.lastObject->_insets;
}

@end

@implementation MyThemeArt {
  MyThemeMargins *_caps;
  MyThemeMargins *_alignment;
  BOOL _isTemplate;
#if SHARED
  NSBundle *_bundle;
#endif
}

+ (instancetype)systemArt {
  MyThemeArt *art = [[self alloc] init];
  art->_isSystem = YES;
  return art;
}

+ (instancetype)artWithName:(NSString *)name
                   resizing:(MyThemeResizing)resizing
                       caps:(MyThemeMargins *)caps
                  alignment:(MyThemeMargins *)alignment
                 isTemplate:(BOOL)isTemplate {
  MyThemeArt *art = [[self alloc] init];
  art->_name = [name copy];
  art->_resizing = resizing;
  art->_caps = caps;
  art->_alignment = alignment;
  art->_isTemplate = isTemplate;
  return art;
}

+ (instancetype)artWithName:(NSString *)name color:(UIColor *)color {
  MyThemeArt *art = [self artWithName:name
                             resizing:MyThemeResizingStretch
                                 caps:[MyThemeMargins noMargins]
                            alignment:[MyThemeMargins noMargins]
                           isTemplate:NO];
  art->_color = color;
  return art;
}

#if SHARED
- (instancetype)inBundle:(NSBundle *)bundle {
  _bundle = bundle;
  return self;
}
#endif

+ (instancetype)darkArt:(MyThemeArt *)art {
  art->_isDark = YES;
  return art;
}

- (UIEdgeInsets)capsAtScale:(CGFloat)scale {
  return _caps != nil ? [_caps insetsAtScale:scale] : UIEdgeInsetsZero;
}

- (UIImage *)imageCompatibleWithTraits:(UITraitCollection *)traits {
  if (self.name == nil) { return nil; }
  NSString *name = (NSString *)self.name;
#if SHARED
  NSBundle *bundle = _bundle;
#else
  NSBundle *bundle = MyTheme.bundle;
#endif
  UIImage *image = [UIImage imageNamed:name inBundle:bundle compatibleWithTraitCollection:traits];
  NSAssert(image != nil, @"%@ is not in the asset catalog of %@", name, bundle);
  if (image == nil) { return nil; }
  if (self.resizing != MyThemeResizingNone) {
    BOOL isTiled = self.resizing == MyThemeResizingTile;
    image =
        [image resizableImageWithCapInsets:[_caps insetsAtScale:image.scale]
                              resizingMode:isTiled ? UIImageResizingModeTile : UIImageResizingModeStretch];
  }
  UIEdgeInsets alignment = [_alignment insetsAtScale:image.scale];
  if (!UIEdgeInsetsEqualToEdgeInsets(alignment, UIEdgeInsetsZero)) {
    image = [image imageWithAlignmentRectInsets:alignment];
  }
  return [image imageWithRenderingMode:_isTemplate ? UIImageRenderingModeAlwaysTemplate
                                                   : UIImageRenderingModeAlwaysOriginal];
}

@end

@implementation MyThemeTypeface {
  NSString *_family;
  UIFontWeight _weight;
  CGFloat _size;
  BOOL _isItalic;
#if SCALING
  CGFloat _letterSpacing;
  CGFloat _maximumSize;
#endif
}

+ (instancetype)typefaceWithFamily:(NSString *)family
                            weight:(UIFontWeight)weight
                              size:(CGFloat)size
                          isItalic:(BOOL)isItalic {
  return [self typefaceWithFamily:family weight:weight size:size isItalic:isItalic letterSpacing:0];
}

+ (instancetype)typefaceWithFamily:(NSString *)family
                            weight:(UIFontWeight)weight
                              size:(CGFloat)size
                          isItalic:(BOOL)isItalic
                     letterSpacing:(CGFloat)letterSpacing {
  MyThemeTypeface *typeface = [[self alloc] init];
  typeface->_family = [family copy];
  typeface->_weight = weight;
  typeface->_size = size;
  typeface->_isItalic = isItalic;
  typeface->_letterSpacing = letterSpacing;
  return typeface;
}

#if SCALING
- (instancetype)scaledUpTo:(CGFloat)maximumSize {
  _scales = YES;
  _maximumSize = maximumSize;
  _contentSize = UIContentSizeCategoryLarge;
  _textStyle = UIFontTextStyleBody;
  return self;
}

- (CGFloat)letterSpacing {
  return _letterSpacing == 0 ? 0 : _letterSpacing * self.font.pointSize / _size;
}
#endif

- (UIFont *)font {
  UIFontDescriptor *descriptor = [UIFont systemFontOfSize:_size weight:_weight].fontDescriptor;
  BOOL isFamily = [UIFont.familyNames containsObject:_family];
  BOOL isSystem = [_family isEqualToString:@"system"];
  UIFont *face = isSystem || isFamily ? nil : [UIFont fontWithName:_family size:_size];
  if (face != nil && _weight == UIFontWeightRegular) {
    descriptor = face.fontDescriptor;
  } else if (!isSystem && (isFamily || face != nil)) {
    descriptor = [UIFontDescriptor fontDescriptorWithFontAttributes:@{
      UIFontDescriptorFamilyAttribute : face != nil ? face.familyName : _family,
      UIFontDescriptorTraitsAttribute : @{UIFontWeightTrait : @(_weight)},
    }];
  }
  UIFontDescriptorSymbolicTraits traits = descriptor.symbolicTraits | UIFontDescriptorTraitItalic;
  UIFontDescriptor *italic = _isItalic ? [descriptor fontDescriptorWithSymbolicTraits:traits] : nil;
#if SCALING
  UIFont *font = [UIFont fontWithDescriptor:italic ?: descriptor size:_size];
  if (!_scales) { return font; }
  UITraitCollection *chosen =
      [UITraitCollection traitCollectionWithPreferredContentSizeCategory:_contentSize];
  UIFontMetrics *metrics = [UIFontMetrics metricsForTextStyle:_textStyle];
  if (_maximumSize == 0) { return [metrics scaledFontForFont:font compatibleWithTraitCollection:chosen]; }
  return [metrics scaledFontForFont:font maximumPointSize:_maximumSize compatibleWithTraitCollection:chosen];
#else
  return [UIFont fontWithDescriptor:italic ?: descriptor size:_size];
#endif
}

@end

@implementation MyThemeShadow

+ (instancetype)shadowWithColor:(UIColor *)color x:(CGFloat)x y:(CGFloat)y blur:(CGFloat)blur {
  MyThemeShadow *shadow = [[self alloc] init];
  shadow->_shadow = [[NSShadow alloc] init];
  shadow->_shadow.shadowColor = color;
  shadow->_shadow.shadowOffset = CGSizeMake(x, y);
  shadow->_shadow.shadowBlurRadius = blur;
  return shadow;
}

@end

@implementation MyThemeTitle

- (instancetype)init {
  if ((self = [super init])) {
    _font = [MyThemeTypeface typefaceWithFamily:@"system" weight:UIFontWeightRegular size:17 isItalic:NO];
    _alignment = UIControlContentHorizontalAlignmentCenter;
    _verticalAlignment = UIControlContentVerticalAlignmentCenter;
    _lines = 1;
    _truncation = NSLineBreakByTruncatingTail;
    _roundsWidth = YES;
  }
  return self;
}

- (NSTextAlignment)textAlignmentFromRightToLeft:(BOOL)isRightToLeft {
  switch (self.alignment) {
    case UIControlContentHorizontalAlignmentLeft:
      return NSTextAlignmentLeft;
    case UIControlContentHorizontalAlignmentRight:
      return NSTextAlignmentRight;
    case UIControlContentHorizontalAlignmentLeading:
      return isRightToLeft ? NSTextAlignmentRight : NSTextAlignmentLeft;
    case UIControlContentHorizontalAlignmentTrailing:
      return isRightToLeft ? NSTextAlignmentLeft : NSTextAlignmentRight;
    default:
      return NSTextAlignmentCenter;
  }
}

- (NSString *)transformed:(NSString *)text {
  switch (self.transform) {
    case MyThemeTransformAsWritten:
      return text;
    case MyThemeTransformUppercase:
      return [text uppercaseStringWithLocale:NSLocale.currentLocale];
    case MyThemeTransformLowercase:
      return [text lowercaseStringWithLocale:NSLocale.currentLocale];
  }
  return text;
}

- (NSDictionary<NSAttributedStringKey, id> *)attributesWithTint:(UIColor *)tint {
  return
      [MyThemeLargeTitle largeTitleWithFont:self.font color:self.color ?: tint shadow:self.shadow].attributes;
}

@end

@implementation MyThemeLargeTitle {
  MyThemeTypeface *_font;
  UIColor *_color;
  MyThemeShadow *_shadow;
}

+ (instancetype)largeTitleWithFont:(MyThemeTypeface *)font
                             color:(UIColor *)color
                            shadow:(MyThemeShadow *)shadow {
  MyThemeLargeTitle *title = [[self alloc] init];
  title->_font = font;
  title->_color = color;
  title->_shadow = shadow;
  return title;
}

#if SCALING
- (MyThemeTypeface *)font {
  return _font;
}
#endif

- (NSDictionary<NSAttributedStringKey, id> *)attributes {
  NSMutableDictionary<NSAttributedStringKey, id> *attributes = [NSMutableDictionary dictionary];
  attributes[NSFontAttributeName] = _font.font;
  if (_font.letterSpacing != 0) { attributes[NSKernAttributeName] = @(_font.letterSpacing); }
  attributes[NSForegroundColorAttributeName] = _color;
  attributes[NSShadowAttributeName] = _shadow.shadow;
  return attributes;
}

@end

@implementation MyThemeIcon
@end

@implementation MyThemeButtonFacts

#if SCALING
- (void)scaleTextTo:(UIContentSizeCategory)contentSize {
  self.title.font.contentSize = contentSize;
}
#endif

@end

@implementation MyThemeBarFacts

#if SCALING
- (void)scaleTextTo:(UIContentSizeCategory)contentSize {
  self.title.font.contentSize = contentSize;
  self.largeTitle.font.contentSize = contentSize;
  self.largeTitle.font.textStyle = UIFontTextStyleLargeTitle;
}
#endif

@end

@implementation MyThemeImageFacts
@end
