#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// What a theme knows of accessibility settings.
typedef NS_ENUM(NSInteger, MyThemeAccessibility) {
  MyThemeAccessibilityAny,
  MyThemeAccessibilityHighContrast,
  MyThemeAccessibilityButtonShapes,
  MyThemeAccessibilityHighContrastAndButtonShapes,
};

/// How a picture stretches.
typedef NS_ENUM(NSInteger, MyThemeResizing) {
  MyThemeResizingNone,
  MyThemeResizingStretch,
  MyThemeResizingTile,
};

/// Where an icon stands beside a title.
typedef NS_ENUM(NSInteger, MyThemePlacement) {
  MyThemePlacementLeading,
  MyThemePlacementTrailing,
  MyThemePlacementAbove,
  MyThemePlacementBelow,
  MyThemePlacementOnly,
};

/// In which letters a text is shown.
typedef NS_ENUM(NSInteger, MyThemeTransform) {
  MyThemeTransformAsWritten,
  MyThemeTransformUppercase,
  MyThemeTransformLowercase,
};

#if HOVER
/// The state of a button that a pointer is above; UIKit leaves such bits to apps.
static const UIControlState MyThemeControlStateHovered = 1 << 16;
#endif

/// A color of 8-bit sRGB.
UIColor *MyThemeColor(NSInteger red, NSInteger green, NSInteger blue, NSInteger alpha);

/// What decides how an element looks at a moment.
@interface MyThemeTraits : NSObject
@property(nonatomic) UIControlState state;
@property(nonatomic) UIBarMetrics metrics;
/// Whether nothing is scrolled beneath the bar.
@property(nonatomic) BOOL isScrollEdge;
@property(nonatomic) UIUserInterfaceStyle style;
@property(nonatomic) BOOL isHighContrast;
@property(nonatomic) BOOL showsButtonShapes;
@property(nonatomic) BOOL isRightToLeft;
#if SCALING
/// The text size that the user has chosen.
@property(nonatomic, copy) UIContentSizeCategory contentSize;
#endif
/// The version of the system, as far as the theme tells them apart; less than 0 for the one that there is.
@property(nonatomic) NSInteger system;
/// What a view's surroundings ask for.
- (instancetype)initWithTraits:(UITraitCollection *)traits state:(UIControlState)state;
@end

/// Insets in points that may differ between the scales of a picture's files.
@interface MyThemeMargins : NSObject
+ (instancetype)marginsWithTop:(CGFloat)top left:(CGFloat)left bottom:(CGFloat)bottom right:(CGFloat)right;
/// Whole pixels of each file.
+ (instancetype)marginsWithPixels:(NSArray<MyThemeMargins *> *)scales;
/// Whole pixels of the file of a scale.
+ (instancetype)marginsWithScale:(CGFloat)scale insets:(UIEdgeInsets)insets;
/// None.
+ (instancetype)noMargins;
- (UIEdgeInsets)insetsAtScale:(CGFloat)scale;
@end

/// A picture of the catalog, and how it stretches; or the platform's own look.
@interface MyThemeArt : NSObject
/// The platform's own look.
+ (instancetype)systemArt;
+ (instancetype)artWithName:(NSString *)name
                   resizing:(MyThemeResizing)resizing
                       caps:(MyThemeMargins *)caps
                  alignment:(MyThemeMargins *)alignment
                 isTemplate:(BOOL)isTemplate;
#if SHARED
/// The same, whose catalog is in a bundle.
- (instancetype)inBundle:(NSBundle *)bundle;
#endif
/// A color from edge to edge, which the catalog also has as a picture.
+ (instancetype)artWithName:(NSString *)name color:(UIColor *)color;
/// The background of a bar on which the status bar has to be light.
+ (instancetype)darkArt:(MyThemeArt *)art;
@property(nonatomic, readonly) BOOL isDark;
@property(nonatomic, readonly) BOOL isSystem;
/// The color that it is from edge to edge, so that the picture isn't needed; nil for other art.
@property(nonatomic, readonly, nullable) UIColor *color;
/// Nil for the platform's own look.
@property(nonatomic, readonly, nullable) NSString *name;
@property(nonatomic, readonly) MyThemeResizing resizing;
/// The margins that keep their size, in points of the file of a scale.
- (UIEdgeInsets)capsAtScale:(CGFloat)scale;
/// The picture with caps, resizing mode, alignment and rendering mode; nil where the catalog is missing.
- (nullable UIImage *)imageCompatibleWithTraits:(nullable UITraitCollection *)traits;
@end

/// A font; the system's where the app has no such family.
@interface MyThemeTypeface : NSObject
+ (instancetype)typefaceWithFamily:(NSString *)family
                            weight:(UIFontWeight)weight
                              size:(CGFloat)size
                          isItalic:(BOOL)isItalic;
+ (instancetype)typefaceWithFamily:(NSString *)family
                            weight:(UIFontWeight)weight
                              size:(CGFloat)size
                          isItalic:(BOOL)isItalic
                     letterSpacing:(CGFloat)letterSpacing;
#if SCALING
/// The same where it follows the text size that the user has chosen, up to a size; 0 where nothing limits it.
- (instancetype)scaledUpTo:(CGFloat)maximumSize;
@property(nonatomic, readonly) BOOL scales;
/// The text size that the user has chosen, which text of a style of the platform's follows.
@property(nonatomic, copy) UIContentSizeCategory contentSize;
@property(nonatomic, copy) UIFontTextStyle textStyle;
#endif
@property(nonatomic, readonly) UIFont *font;
/// Room added between characters.
@property(nonatomic, readonly) CGFloat letterSpacing;
@end

/// A shadow of text; the blur is twice the deviation.
@interface MyThemeShadow : NSObject
+ (instancetype)shadowWithColor:(UIColor *)color x:(CGFloat)x y:(CGFloat)y blur:(CGFloat)blur;
@property(nonatomic, readonly) NSShadow *shadow;
@end

/// How text looks and where it stands. +x is right, +y is down.
@interface MyThemeTitle : NSObject
@property(nonatomic, strong) MyThemeTypeface *font;
@property(nonatomic, strong, nullable) UIColor *color;
@property(nonatomic, strong, nullable) MyThemeShadow *shadow;
@property(nonatomic) UIEdgeInsets insets;
@property(nonatomic) UIOffset offset;
@property(nonatomic) UIControlContentHorizontalAlignment alignment;
/// Where the text stands for a user who reads in a direction.
- (NSTextAlignment)textAlignmentFromRightToLeft:(BOOL)isRightToLeft;
@property(nonatomic) UIControlContentVerticalAlignment verticalAlignment;
@property(nonatomic) MyThemeTransform transform;
/// How many lines the text may have; 0 is any number.
@property(nonatomic) NSInteger lines;
@property(nonatomic) NSLineBreakMode truncation;
/// Whether the text's width is rounded up to a whole point.
@property(nonatomic) BOOL roundsWidth;
/// A text in the letters in which it is shown, by the rules of the user's language.
- (NSString *)transformed:(NSString *)text;
/// What strings are drawn with.
- (NSDictionary<NSAttributedStringKey, id> *)attributesWithTint:(nullable UIColor *)tint;
@end

/// How the title below a bar looks while nothing is scrolled: the platform's own where nothing is set.
@interface MyThemeLargeTitle : NSObject
+ (instancetype)largeTitleWithFont:(nullable MyThemeTypeface *)font
                             color:(nullable UIColor *)color
                            shadow:(nullable MyThemeShadow *)shadow;
@property(nonatomic, readonly) NSDictionary<NSAttributedStringKey, id> *attributes;
#if SCALING
@property(nonatomic, readonly, nullable) MyThemeTypeface *font;
#endif
@end

#if SCALING
/// Facts with text that may follow the text size that the user has chosen.
@protocol MyThemeScaledFacts
- (void)scaleTextTo:(UIContentSizeCategory)contentSize;
@end
#endif

/// A picture beside a title.
@interface MyThemeIcon : NSObject
@property(nonatomic, strong, nullable) MyThemeArt *art;
@property(nonatomic, strong, nullable) UIColor *tint;
@property(nonatomic) MyThemePlacement placement;
@property(nonatomic) CGFloat gap;
@end

/// How a button looks at a moment.
#if SCALING
@interface MyThemeButtonFacts : NSObject <MyThemeScaledFacts>
#else
@interface MyThemeButtonFacts : NSObject
#endif
@property(nonatomic, strong, nullable) MyThemeArt *background;
@property(nonatomic, strong, nullable) NSNumber *height;
@property(nonatomic, strong, nullable) NSNumber *minimumWidth;
@property(nonatomic, strong, nullable) NSNumber *maximumWidth;
/// The least area that takes touches.
@property(nonatomic) CGSize hitArea;
@property(nonatomic, strong, nullable) UIColor *tint;
@property(nonatomic, strong, nullable) MyThemeTitle *title;
@property(nonatomic, strong, nullable) MyThemeIcon *icon;
@end

/// How a navigation bar looks at a moment.
#if SCALING
@interface MyThemeBarFacts : NSObject <MyThemeScaledFacts>
#else
@interface MyThemeBarFacts : NSObject
#endif
@property(nonatomic, strong, nullable) MyThemeArt *background;
@property(nonatomic, strong, nullable) MyThemeArt *shadowImage;
@property(nonatomic, strong, nullable) MyThemeArt *backIndicator;
@property(nonatomic, strong, nullable) MyThemeArt *backIndicatorMask;
@property(nonatomic, strong, nullable) UIColor *tint;
@property(nonatomic, strong, nullable) NSNumber *isTranslucent;
@property(nonatomic) UIBarPosition position;
@property(nonatomic, strong, nullable) MyThemeTitle *title;
@property(nonatomic, strong, nullable) MyThemeLargeTitle *largeTitle;
@end

/// What an image shows at a moment.
@interface MyThemeImageFacts : NSObject
@property(nonatomic, strong, nullable) MyThemeArt *image;
@end

/// What differs from the variant that this one falls back to.
@interface MyThemeVariant : NSObject
+ (instancetype)variantWithFallback:(NSInteger)fallback
                              state:(UIControlState)state
                            metrics:(UIBarMetrics)metrics
                              style:(UIUserInterfaceStyle)style
                      accessibility:(MyThemeAccessibility)accessibility
                             system:(NSInteger)system
                      isRightToLeft:(BOOL)isRightToLeft
                             change:(void (^)(id look))change;
/// The same for a bar beneath which nothing is scrolled.
+ (instancetype)variantAtScrollEdge:(MyThemeVariant *)variant;
@property(nonatomic, readonly) BOOL isScrollEdge;
@end

/// How an element looks: a variant for each combination of values that the theme tells apart.
@interface MyThemeLook : NSObject
+ (instancetype)lookWithName:(NSString *)name variants:(NSArray<MyThemeVariant *> *)variants;
/// The element's name in the theme.
@property(nonatomic, readonly) NSString *name;
#if SHARED
/// The version of the system, as far as the theme tells versions apart.
@property(nonatomic) NSInteger system;
#endif
/// Whether it looks different where nothing is scrolled beneath it.
@property(nonatomic, readonly) BOOL tellsScrollEdges;
/// Has every variant up to the one of the moment change facts, that for everything first.
- (void)fill:(id)facts forTraits:(MyThemeTraits *)traits;
@end

/// How a button looks.
@interface MyThemeButtonLook : MyThemeLook
+ (instancetype)lookWithName:(NSString *)name
                    variants:(NSArray<MyThemeVariant *> *)variants
                    isNative:(BOOL)isNative;
/// Whether it dresses the platform's own back button.
@property(nonatomic, readonly) BOOL isNative;
/// Everything that holds for the button.
- (MyThemeButtonFacts *)factsForTraits:(MyThemeTraits *)traits;
/// The art behind the title, with caps and resizing mode; nil for the platform's own look.
- (nullable UIImage *)backgroundForState:(UIControlState)state
                    compatibleWithTraits:(UITraitCollection *)traits;
/// The icon.
- (nullable UIImage *)iconForState:(UIControlState)state compatibleWithTraits:(UITraitCollection *)traits;
@end

/// How an image looks.
@interface MyThemeImageLook : MyThemeLook
/// Everything that holds for the image.
- (MyThemeImageFacts *)factsForTraits:(MyThemeTraits *)traits;
/// The picture, with caps and resizing mode.
- (nullable UIImage *)imageCompatibleWithTraits:(UITraitCollection *)traits;
@end

NS_ASSUME_NONNULL_END
