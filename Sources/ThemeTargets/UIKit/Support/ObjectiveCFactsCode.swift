extension SupportText {
  static let objectiveCFactsCode = SupportText(
    "Facts.m",
    #"""
    #import "THEMELooks.h"

    #import "THEME.h"

    UIColor *THEMEColor(NSInteger red, NSInteger green, NSInteger blue, NSInteger alpha) {
      return [UIColor colorWithRed:(CGFloat)red / 255
                             green:(CGFloat)green / 255
                              blue:(CGFloat)blue / 255
                             alpha:(CGFloat)alpha / 255];
    }

    @implementation THEMETraits

    - (instancetype)init {
      if ((self = [super init])) { _system = THEME.system; }
      return self;
    }

    - (instancetype)initWithTraits:(UITraitCollection *)traits state:(UIControlState)state {
      if ((self = [self init])) {
        _state = state;
        BOOL isCompact = traits.verticalSizeClass == UIUserInterfaceSizeClassCompact;
        _metrics = isCompact ? UIBarMetricsCompact : UIBarMetricsDefault;
        _style = traits.userInterfaceStyle;
        _isRightToLeft = traits.layoutDirection == UITraitEnvironmentLayoutDirectionRightToLeft;
        //? below 13
        if (@available(iOS 13.0, *)) {
          _isHighContrast = traits.accessibilityContrast == UIAccessibilityContrastHigh;
        }
        //? from 13
        _isHighContrast = traits.accessibilityContrast == UIAccessibilityContrastHigh;
        //? end
        //? below 14
        if (@available(iOS 14.0, *)) { _showsButtonShapes = UIAccessibilityButtonShapesEnabled(); }
        //? from 14
        _showsButtonShapes = UIAccessibilityButtonShapesEnabled();
        //? end
      }
      return self;
    }

    @end

    @implementation THEMEMargins {
      CGFloat _scale;
      UIEdgeInsets _insets;
      NSArray<THEMEMargins *> *_scales;
    }

    + (instancetype)top:(CGFloat)top left:(CGFloat)left bottom:(CGFloat)bottom right:(CGFloat)right {
      return [self scale:1 insets:UIEdgeInsetsMake(top, left, bottom, right)];
    }

    + (instancetype)pixels:(NSArray<THEMEMargins *> *)scales {
      THEMEMargins *margins = [[self alloc] init];
      margins->_scales = [scales copy];
      return margins;
    }

    + (instancetype)scale:(CGFloat)scale insets:(UIEdgeInsets)insets {
      THEMEMargins *margins = [[self alloc] init];
      margins->_scale = scale;
      margins->_insets =
          UIEdgeInsetsMake(insets.top / scale, insets.left / scale, insets.bottom / scale, insets.right / scale);
      return margins;
    }

    + (instancetype)none {
      return [self top:0 left:0 bottom:0 right:0];
    }

    - (UIEdgeInsets)insetsAtScale:(CGFloat)scale {
      for (THEMEMargins *margins in _scales) {
        if (margins->_scale >= scale) { return margins->_insets; }
      }
      return _scales.count == 0 ? _insets : _scales.lastObject->_insets;
    }

    @end

    @implementation THEMEArt {
      THEMEMargins *_caps;
      THEMEMargins *_alignment;
      BOOL _isTemplate;
    }

    + (instancetype)system {
      THEMEArt *art = [[self alloc] init];
      art->_isSystem = YES;
      return art;
    }

    + (instancetype)name:(NSString *)name
                resizing:(THEMEResizing)resizing
                    caps:(THEMEMargins *)caps
               alignment:(THEMEMargins *)alignment
              isTemplate:(BOOL)isTemplate {
      THEMEArt *art = [[self alloc] init];
      art->_name = [name copy];
      art->_resizing = resizing;
      art->_caps = caps;
      art->_alignment = alignment;
      art->_isTemplate = isTemplate;
      return art;
    }

    - (UIEdgeInsets)capsAtScale:(CGFloat)scale {
      return _caps != nil ? [_caps insetsAtScale:scale] : UIEdgeInsetsZero;
    }

    - (UIImage *)imageCompatibleWithTraits:(UITraitCollection *)traits {
      if (self.name == nil) { return nil; }
      NSString *name = (NSString *)self.name;
      UIImage *image = [UIImage imageNamed:name inBundle:THEME.bundle compatibleWithTraitCollection:traits];
      NSAssert(image != nil, @"%@ is not in the asset catalogue of %@", name, THEME.bundle);
      if (image == nil) { return nil; }
      if (self.resizing != THEMEResizingNone) {
        BOOL isTiled = self.resizing == THEMEResizingTile;
        image = [image resizableImageWithCapInsets:[_caps insetsAtScale:image.scale]
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

    @implementation THEMETypeface {
      NSString *_family;
      UIFontWeight _weight;
      CGFloat _size;
      BOOL _isItalic;
    }

    + (instancetype)family:(NSString *)family
                    weight:(UIFontWeight)weight
                      size:(CGFloat)size
                  isItalic:(BOOL)isItalic {
      THEMETypeface *typeface = [[self alloc] init];
      typeface->_family = [family copy];
      typeface->_weight = weight;
      typeface->_size = size;
      typeface->_isItalic = isItalic;
      return typeface;
    }

    - (UIFont *)font {
      UIFontDescriptor *descriptor = [UIFont systemFontOfSize:_size weight:_weight].fontDescriptor;
      if (![_family isEqualToString:@"system"] && [UIFont.familyNames containsObject:_family]) {
        descriptor = [UIFontDescriptor fontDescriptorWithFontAttributes:@{
          UIFontDescriptorFamilyAttribute : _family,
          UIFontDescriptorTraitsAttribute : @{UIFontWeightTrait : @(_weight)},
        }];
      }
      UIFontDescriptorSymbolicTraits traits = descriptor.symbolicTraits | UIFontDescriptorTraitItalic;
      UIFontDescriptor *italic = _isItalic ? [descriptor fontDescriptorWithSymbolicTraits:traits] : nil;
      return [UIFont fontWithDescriptor:italic ?: descriptor size:_size];
    }

    @end

    @implementation THEMEShadow

    + (instancetype)color:(UIColor *)color x:(CGFloat)x y:(CGFloat)y blur:(CGFloat)blur {
      THEMEShadow *shadow = [[self alloc] init];
      shadow->_shadow = [[NSShadow alloc] init];
      shadow->_shadow.shadowColor = color;
      shadow->_shadow.shadowOffset = CGSizeMake(x, y);
      shadow->_shadow.shadowBlurRadius = blur;
      return shadow;
    }

    @end

    @implementation THEMETitle

    - (instancetype)init {
      if ((self = [super init])) {
        _font = [THEMETypeface family:@"system" weight:UIFontWeightRegular size:17 isItalic:NO];
        _alignment = NSTextAlignmentCenter;
        _verticalAlignment = UIControlContentVerticalAlignmentCenter;
        _truncation = NSLineBreakByTruncatingTail;
        _roundsWidth = YES;
      }
      return self;
    }

    - (NSDictionary<NSAttributedStringKey, id> *)attributesWithTint:(UIColor *)tint {
      NSMutableDictionary<NSAttributedStringKey, id> *attributes = [NSMutableDictionary dictionary];
      attributes[NSFontAttributeName] = self.font.font;
      attributes[NSForegroundColorAttributeName] = self.color ?: tint;
      attributes[NSShadowAttributeName] = self.shadow.shadow;
      return attributes;
    }

    @end

    @implementation THEMEIcon
    @end

    @implementation THEMEButtonFacts
    @end

    @implementation THEMEBarFacts
    @end

    @implementation THEMEImageFacts
    @end
    """#)
}
