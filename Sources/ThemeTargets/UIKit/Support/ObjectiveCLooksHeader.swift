extension SupportText {
  static let objectiveCLooksHeader = SupportText(
    "Looks.h",
    #"""
    #import <UIKit/UIKit.h>

    NS_ASSUME_NONNULL_BEGIN

    /// What a theme knows of accessibility settings.
    typedef NS_ENUM(NSInteger, THEMEAccessibility) {
      THEMEAccessibilityAny,
      THEMEAccessibilityHighContrast,
      THEMEAccessibilityButtonShapes,
    };

    /// How a picture stretches.
    typedef NS_ENUM(NSInteger, THEMEResizing) {
      THEMEResizingNone,
      THEMEResizingStretch,
      THEMEResizingTile,
    };

    /// Where an icon stands beside a title.
    typedef NS_ENUM(NSInteger, THEMEPlacement) {
      THEMEPlacementLeading,
      THEMEPlacementTrailing,
      THEMEPlacementAbove,
      THEMEPlacementBelow,
      THEMEPlacementOnly,
    };

    /// A color of 8-bit sRGB.
    UIColor *THEMEColor(NSInteger red, NSInteger green, NSInteger blue, NSInteger alpha);

    /// What decides how an element looks at a moment.
    @interface THEMETraits : NSObject
    @property(nonatomic) UIControlState state;
    @property(nonatomic) UIBarMetrics metrics;
    @property(nonatomic) UIUserInterfaceStyle style;
    @property(nonatomic) BOOL isHighContrast;
    @property(nonatomic) BOOL showsButtonShapes;
    @property(nonatomic) BOOL isRightToLeft;
    /// The version of the system, as far as the theme tells them apart.
    @property(nonatomic) NSInteger system;
    /// What a view's surroundings ask for.
    - (instancetype)initWithTraits:(UITraitCollection *)traits state:(UIControlState)state;
    @end

    /// Insets in points that may differ between the scales of a picture's files.
    @interface THEMEMargins : NSObject
    + (instancetype)top:(CGFloat)top left:(CGFloat)left bottom:(CGFloat)bottom right:(CGFloat)right;
    /// Whole pixels of each file.
    + (instancetype)pixels:(NSArray<THEMEMargins *> *)scales;
    /// Whole pixels of the file of a scale.
    + (instancetype)scale:(CGFloat)scale insets:(UIEdgeInsets)insets;
    /// None.
    + (instancetype)none;
    - (UIEdgeInsets)insetsAtScale:(CGFloat)scale;
    @end

    /// A picture of the catalogue, and how it stretches; or the platform's own look.
    @interface THEMEArt : NSObject
    /// The platform's own look.
    + (instancetype)system;
    + (instancetype)name:(NSString *)name
                resizing:(THEMEResizing)resizing
                    caps:(THEMEMargins *)caps
               alignment:(THEMEMargins *)alignment
              isTemplate:(BOOL)isTemplate;
    @property(nonatomic, readonly) BOOL isSystem;
    /// Nil for the platform's own look.
    @property(nonatomic, readonly, nullable) NSString *name;
    @property(nonatomic, readonly) THEMEResizing resizing;
    /// The margins that keep their size, in points of the file of a scale.
    - (UIEdgeInsets)capsAtScale:(CGFloat)scale;
    /// The picture with caps, resizing mode, alignment and rendering mode; nil where the catalogue is missing.
    - (nullable UIImage *)imageCompatibleWithTraits:(nullable UITraitCollection *)traits;
    @end

    /// A font; the system's where the app has no such family.
    @interface THEMETypeface : NSObject
    + (instancetype)family:(NSString *)family
                    weight:(UIFontWeight)weight
                      size:(CGFloat)size
                  isItalic:(BOOL)isItalic;
    @property(nonatomic, readonly) UIFont *font;
    @end

    /// A shadow of text; the blur is twice the deviation.
    @interface THEMEShadow : NSObject
    + (instancetype)color:(UIColor *)color x:(CGFloat)x y:(CGFloat)y blur:(CGFloat)blur;
    @property(nonatomic, readonly) NSShadow *shadow;
    @end

    /// How text looks and where it stands. +x is right, +y is down.
    @interface THEMETitle : NSObject
    @property(nonatomic, strong) THEMETypeface *font;
    @property(nonatomic, strong, nullable) UIColor *color;
    @property(nonatomic, strong, nullable) THEMEShadow *shadow;
    @property(nonatomic) UIEdgeInsets insets;
    @property(nonatomic) UIOffset offset;
    @property(nonatomic) NSTextAlignment alignment;
    @property(nonatomic) UIControlContentVerticalAlignment verticalAlignment;
    @property(nonatomic) NSLineBreakMode truncation;
    /// Whether the text's width is rounded up to a whole point.
    @property(nonatomic) BOOL roundsWidth;
    /// What strings are drawn with.
    - (NSDictionary<NSAttributedStringKey, id> *)attributesWithTint:(nullable UIColor *)tint;
    @end

    /// A picture beside a title.
    @interface THEMEIcon : NSObject
    @property(nonatomic, strong, nullable) THEMEArt *art;
    @property(nonatomic, strong, nullable) UIColor *tint;
    @property(nonatomic) THEMEPlacement placement;
    @property(nonatomic) CGFloat gap;
    @end

    /// How a button looks at a moment.
    @interface THEMEButtonFacts : NSObject
    @property(nonatomic, strong, nullable) THEMEArt *background;
    @property(nonatomic, strong, nullable) NSNumber *height;
    @property(nonatomic, strong, nullable) NSNumber *minimumWidth;
    @property(nonatomic, strong, nullable) NSNumber *maximumWidth;
    /// The least area that takes touches.
    @property(nonatomic) CGSize hitArea;
    @property(nonatomic, strong, nullable) UIColor *tint;
    @property(nonatomic, strong, nullable) THEMETitle *title;
    @property(nonatomic, strong, nullable) THEMEIcon *icon;
    @end

    /// How a navigation bar looks at a moment.
    @interface THEMEBarFacts : NSObject
    @property(nonatomic, strong, nullable) THEMEArt *background;
    @property(nonatomic, strong, nullable) THEMEArt *shadowImage;
    @property(nonatomic, strong, nullable) THEMEArt *backIndicator;
    @property(nonatomic, strong, nullable) THEMEArt *backIndicatorMask;
    @property(nonatomic, strong, nullable) UIColor *tint;
    @property(nonatomic, strong, nullable) NSNumber *isTranslucent;
    @property(nonatomic) UIBarPosition position;
    @property(nonatomic, strong, nullable) THEMETitle *title;
    @end

    /// What an image shows at a moment.
    @interface THEMEImageFacts : NSObject
    @property(nonatomic, strong, nullable) THEMEArt *image;
    @end

    /// What differs from the variant that this one falls back to.
    @interface THEMEVariant : NSObject
    + (instancetype)fallback:(NSInteger)fallback
                       state:(UIControlState)state
                     metrics:(UIBarMetrics)metrics
                       style:(UIUserInterfaceStyle)style
               accessibility:(THEMEAccessibility)accessibility
                      system:(NSInteger)system
               isRightToLeft:(BOOL)isRightToLeft
                      change:(void (^)(id look))change;
    @end

    /// How an element looks: a variant for each combination of values that the theme tells apart.
    @interface THEMELook : NSObject
    + (instancetype)name:(NSString *)name variants:(NSArray<THEMEVariant *> *)variants;
    /// The element's name in the theme.
    @property(nonatomic, readonly) NSString *name;
    @end

    /// How a button looks.
    @interface THEMEButtonLook : THEMELook
    /// Everything that holds for the button.
    - (THEMEButtonFacts *)factsForTraits:(THEMETraits *)traits;
    /// The art behind the title, with caps and resizing mode; nil for the platform's own look.
    - (nullable UIImage *)backgroundForState:(UIControlState)state
                        compatibleWithTraits:(UITraitCollection *)traits;
    /// The icon.
    - (nullable UIImage *)iconForState:(UIControlState)state compatibleWithTraits:(UITraitCollection *)traits;
    @end

    /// How a navigation bar looks.
    @interface THEMEBarLook : THEMELook
    /// Everything that holds for the bar.
    - (THEMEBarFacts *)factsForTraits:(THEMETraits *)traits;
    /// The background for a bar of a height, with caps and resizing mode; nil for the platform's own look.
    - (nullable UIImage *)backgroundForMetrics:(UIBarMetrics)metrics
                          compatibleWithTraits:(UITraitCollection *)traits;
    /// Gives a bar this look, now and at any time again.
    - (void)applyToBar:(UINavigationBar *)bar;
    /// Gives a screen's item this look: the bar cross-fades to it where the screen is shown.
    - (void)applyToItem:(UINavigationItem *)item inBar:(UINavigationBar *)bar;
    /// The platform's own bar.
    + (instancetype)platform;
    @end

    /// How an image looks.
    @interface THEMEImageLook : THEMELook
    /// Everything that holds for the image.
    - (THEMEImageFacts *)factsForTraits:(THEMETraits *)traits;
    /// The picture, with caps and resizing mode.
    - (nullable UIImage *)imageCompatibleWithTraits:(UITraitCollection *)traits;
    @end

    NS_ASSUME_NONNULL_END
    """#)
}
