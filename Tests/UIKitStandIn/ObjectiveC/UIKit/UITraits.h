#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified,
  UIUserInterfaceStyleLight,
  UIUserInterfaceStyleDark,
} API_AVAILABLE(ios(12.0), tvos(10.0));
typedef NS_ENUM(NSInteger, UIAccessibilityContrast) {
  UIAccessibilityContrastUnspecified = -1,
  UIAccessibilityContrastNormal,
  UIAccessibilityContrastHigh,
} API_AVAILABLE(ios(13.0), tvos(13.0));
typedef NS_ENUM(NSInteger, UITraitEnvironmentLayoutDirection) {
  UITraitEnvironmentLayoutDirectionUnspecified = -1,
  UITraitEnvironmentLayoutDirectionLeftToRight,
  UITraitEnvironmentLayoutDirectionRightToLeft,
} API_AVAILABLE(ios(10.0));
typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight,
  UIUserInterfaceLayoutDirectionRightToLeft,
};
typedef NS_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified,
  UIUserInterfaceSizeClassCompact,
  UIUserInterfaceSizeClassRegular,
} API_AVAILABLE(ios(8.0));

typedef NSString *UIContentSizeCategory NS_TYPED_ENUM;
UIKIT_EXTERN UIContentSizeCategory const UIContentSizeCategoryUnspecified API_AVAILABLE(ios(10.0));
UIKIT_EXTERN UIContentSizeCategory const UIContentSizeCategoryLarge API_AVAILABLE(ios(7.0));
UIKIT_EXTERN NSNotificationName const UIContentSizeCategoryDidChangeNotification API_AVAILABLE(ios(7.0));

API_AVAILABLE(ios(8.0))
@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property (class, nonatomic, strong) UITraitCollection *currentTraitCollection API_AVAILABLE(ios(13.0), tvos(13.0));
+ (UITraitCollection *)traitCollectionWithTraitsFromCollections:(NSArray<UITraitCollection *> *)traitCollections;
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)userInterfaceStyle
    API_AVAILABLE(ios(12.0), tvos(10.0));
+ (UITraitCollection *)traitCollectionWithAccessibilityContrast:(UIAccessibilityContrast)accessibilityContrast
    API_AVAILABLE(ios(13.0), tvos(13.0));
+ (UITraitCollection *)traitCollectionWithLayoutDirection:(UITraitEnvironmentLayoutDirection)layoutDirection
    API_AVAILABLE(ios(10.0));
+ (UITraitCollection *)traitCollectionWithPreferredContentSizeCategory:
    (UIContentSizeCategory)preferredContentSizeCategory API_AVAILABLE(ios(10.0));
@property (nonatomic, copy, readonly) UIContentSizeCategory preferredContentSizeCategory API_AVAILABLE(ios(10.0));
+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle API_AVAILABLE(ios(12.0), tvos(10.0));
@property (nonatomic, readonly) UIAccessibilityContrast accessibilityContrast API_AVAILABLE(ios(13.0), tvos(13.0));
@property (nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection API_AVAILABLE(ios(10.0));
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property (nonatomic, readonly) CGFloat displayScale;
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:(nullable UITraitCollection *)traitCollection
    API_AVAILABLE(ios(13.0), tvos(13.0));
@end

@protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection API_AVAILABLE(ios(8.0));
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection
    API_DEPRECATED("Use the trait change registration APIs declared in the UITraitChangeObservable protocol",
        ios(8.0, 17.0));
@end

API_AVAILABLE(ios(17.0))
@protocol UITraitDefinition <NSObject>
@end
typedef Class<UITraitDefinition> UITrait API_AVAILABLE(ios(17.0));

API_AVAILABLE(ios(17.0))
@interface UITraitUserInterfaceStyle : NSObject <UITraitDefinition>
@end
API_AVAILABLE(ios(17.0))
@interface UITraitAccessibilityContrast : NSObject <UITraitDefinition>
@end
API_AVAILABLE(ios(17.0))
@interface UITraitLayoutDirection : NSObject <UITraitDefinition>
@end
API_AVAILABLE(ios(17.0))
@interface UITraitVerticalSizeClass : NSObject <UITraitDefinition>
@end
API_AVAILABLE(ios(17.0))
@interface UITraitHorizontalSizeClass : NSObject <UITraitDefinition>
@end
API_AVAILABLE(ios(17.0))
@interface UITraitPreferredContentSizeCategory : NSObject <UITraitDefinition>
@end
API_AVAILABLE(ios(17.0))
@interface UITraitDisplayScale : NSObject <UITraitDefinition>
@end

API_AVAILABLE(ios(17.0))
@protocol UITraitChangeRegistration <NSObject, NSCopying>
@end
typedef void (^UITraitChangeHandler)(
    __kindof id<UITraitEnvironment> traitEnvironment, UITraitCollection *previousCollection)
    API_AVAILABLE(ios(17.0));

API_AVAILABLE(ios(17.0))
@protocol UITraitChangeObservable
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<UITrait> *)traits
                                             withHandler:(UITraitChangeHandler)handler;
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<UITrait> *)traits
                                              withTarget:(id)target
                                                  action:(SEL)action;
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<UITrait> *)traits withAction:(SEL)action;
- (void)unregisterForTraitChanges:(id<UITraitChangeRegistration>)registration;
@end

UIKIT_EXTERN BOOL UIAccessibilityDarkerSystemColorsEnabled(void) API_AVAILABLE(ios(8.0), tvos(9.0));
UIKIT_EXTERN BOOL UIAccessibilityButtonShapesEnabled(void) API_AVAILABLE(ios(14.0), tvos(14.0));
UIKIT_EXTERN BOOL UIAccessibilityIsReduceMotionEnabled(void) API_AVAILABLE(ios(8.0), tvos(9.0));
UIKIT_EXTERN NSNotificationName const UIAccessibilityDarkerSystemColorsStatusDidChangeNotification
    API_AVAILABLE(ios(8.0), tvos(9.0));
UIKIT_EXTERN NSNotificationName const UIAccessibilityButtonShapesEnabledStatusDidChangeNotification
    API_AVAILABLE(ios(14.0), tvos(14.0));

typedef uint64_t UIAccessibilityTraits;
UIKIT_EXTERN UIAccessibilityTraits UIAccessibilityTraitNone;
UIKIT_EXTERN UIAccessibilityTraits UIAccessibilityTraitButton;
UIKIT_EXTERN UIAccessibilityTraits UIAccessibilityTraitHeader;
UIKIT_EXTERN UIAccessibilityTraits UIAccessibilityTraitNotEnabled;
UIKIT_EXTERN UIAccessibilityTraits UIAccessibilityTraitSelected;

API_AVAILABLE(ios(8.0))
@interface UIAccessibilityCustomAction : NSObject
typedef BOOL (^UIAccessibilityCustomActionHandler)(UIAccessibilityCustomAction *customAction);
- (instancetype)initWithName:(NSString *)name
               actionHandler:(nullable UIAccessibilityCustomActionHandler)actionHandler
    API_AVAILABLE(ios(13.0), tvos(13.0));
@property (nonatomic, copy) NSString *name;
@end

@interface NSObject (UIAccessibility)
@property (nonatomic) BOOL isAccessibilityElement;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel;
@property (nullable, nonatomic, copy) NSString *accessibilityHint;
@property (nullable, nonatomic, copy) NSString *accessibilityValue;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits;
@property (nullable, nonatomic, strong)
    NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions API_AVAILABLE(ios(8.0));
@end

@protocol UIAccessibilityIdentification <NSObject>
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier API_AVAILABLE(ios(5.0));
@end

NS_ASSUME_NONNULL_END
