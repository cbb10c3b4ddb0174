#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIBarMetrics) {
  UIBarMetricsDefault,
  UIBarMetricsCompact,
  UIBarMetricsDefaultPrompt = 101,
  UIBarMetricsCompactPrompt,
};
typedef NS_ENUM(NSInteger, UIBarPosition) {
  UIBarPositionAny = 0,
  UIBarPositionBottom = 1,
  UIBarPositionTop = 2,
  UIBarPositionTopAttached = 3,
} API_AVAILABLE(ios(7.0));
typedef NS_ENUM(NSInteger, UIBarStyle) {
  UIBarStyleDefault = 0,
  UIBarStyleBlack = 1,
};
typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) {
  UIBarButtonItemStylePlain,
  UIBarButtonItemStyleBordered API_DEPRECATED("Use UIBarButtonItemStylePlain", ios(2.0, 8.0)),
  UIBarButtonItemStyleDone,
};

@interface UIBlurEffect : NSObject
@end

@interface UIBarItem : NSObject <NSCoding, UIAppearance>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIImage *image;
- (void)setTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes
                      forState:(UIControlState)state UI_APPEARANCE_SELECTOR;
@end

@interface UIBarButtonItem : UIBarItem <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithImage:(nullable UIImage *)image
                        style:(UIBarButtonItemStyle)style
                       target:(nullable id)target
                       action:(nullable SEL)action;
- (instancetype)initWithTitle:(nullable NSString *)title
                        style:(UIBarButtonItemStyle)style
                       target:(nullable id)target
                       action:(nullable SEL)action;
- (instancetype)initWithCustomView:(UIView *)customView;
@property (nullable, nonatomic, weak) id target;
@property (nullable, nonatomic) SEL action;
@property (nullable, nonatomic, strong) __kindof UIView *customView;
@property (nullable, nonatomic, strong) UIColor *tintColor API_AVAILABLE(ios(5.0));
@property (nonatomic) BOOL hidesSharedBackground API_AVAILABLE(ios(26.0));
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage
                  forState:(UIControlState)state
                barMetrics:(UIBarMetrics)barMetrics API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
- (void)setBackButtonBackgroundImage:(nullable UIImage *)backgroundImage
                            forState:(UIControlState)state
                          barMetrics:(UIBarMetrics)barMetrics API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
- (void)setTitlePositionAdjustment:(UIOffset)adjustment
                     forBarMetrics:(UIBarMetrics)barMetrics API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
- (void)setBackButtonTitlePositionAdjustment:(UIOffset)adjustment
                               forBarMetrics:(UIBarMetrics)barMetrics
    API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
- (void)setBackButtonBackgroundVerticalPositionAdjustment:(CGFloat)adjustment
                                            forBarMetrics:(UIBarMetrics)barMetrics
    API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
@end

API_AVAILABLE(ios(13.0))
@interface UIBarButtonItemStateAppearance : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readwrite, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nonatomic, readwrite, assign) UIOffset titlePositionAdjustment;
@property (nonatomic, readwrite, strong, nullable) UIImage *backgroundImage;
@property (nonatomic, readwrite, assign) UIOffset backgroundImagePositionAdjustment;
@end

API_AVAILABLE(ios(13.0))
@interface UIBarButtonItemAppearance : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init;
- (instancetype)initWithStyle:(UIBarButtonItemStyle)style NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)copy;
- (void)configureWithDefaultForStyle:(UIBarButtonItemStyle)style;
@property (nonatomic, readonly, strong) UIBarButtonItemStateAppearance *normal;
@property (nonatomic, readonly, strong) UIBarButtonItemStateAppearance *highlighted;
@property (nonatomic, readonly, strong) UIBarButtonItemStateAppearance *disabled;
@property (nonatomic, readonly, strong) UIBarButtonItemStateAppearance *focused;
@end

API_AVAILABLE(ios(13.0))
@interface UIBarAppearance : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init;
- (instancetype)initWithBarAppearance:(UIBarAppearance *)barAppearance NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)copy;
- (void)configureWithDefaultBackground;
- (void)configureWithOpaqueBackground;
- (void)configureWithTransparentBackground;
@property (nonatomic, readwrite, copy, nullable) UIBlurEffect *backgroundEffect;
@property (nonatomic, readwrite, copy, nullable) UIColor *backgroundColor;
@property (nonatomic, readwrite, strong, nullable) UIImage *backgroundImage;
@property (nonatomic, readwrite, assign) UIViewContentMode backgroundImageContentMode;
@property (nonatomic, readwrite, copy, nullable) UIColor *shadowColor;
@property (nonatomic, readwrite, strong, nullable) UIImage *shadowImage;
@end

API_AVAILABLE(ios(13.0))
@interface UINavigationBarAppearance : UIBarAppearance
@property (nonatomic, readwrite, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nonatomic, readwrite, assign) UIOffset titlePositionAdjustment;
@property (nonatomic, readwrite, copy) NSDictionary<NSAttributedStringKey, id> *largeTitleTextAttributes;
@property (nonatomic, readwrite, copy) UIBarButtonItemAppearance *buttonAppearance;
@property (nonatomic, readwrite, copy) UIBarButtonItemAppearance *doneButtonAppearance
    API_DEPRECATED("Use prominentButtonAppearance", ios(13.0, 26.0));
@property (nonatomic, readwrite, copy) UIBarButtonItemAppearance *prominentButtonAppearance API_AVAILABLE(ios(26.0));
@property (nonatomic, readwrite, copy) UIBarButtonItemAppearance *backButtonAppearance;
@property (nonatomic, readonly, strong) UIImage *backIndicatorImage;
@property (nonatomic, readonly, strong) UIImage *backIndicatorTransitionMaskImage;
- (void)setBackIndicatorImage:(nullable UIImage *)backIndicatorImage
          transitionMaskImage:(nullable UIImage *)backIndicatorTransitionMaskImage;
@end

API_AVAILABLE(ios(13.0))
@interface UIToolbarAppearance : UIBarAppearance
@end

@interface UIToolbar : UIView
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage
        forToolbarPosition:(UIBarPosition)topOrBottom
                barMetrics:(UIBarMetrics)barMetrics API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
- (void)setShadowImage:(nullable UIImage *)shadowImage
    forToolbarPosition:(UIBarPosition)topOrBottom API_AVAILABLE(ios(6.0)) UI_APPEARANCE_SELECTOR;
@property (nonatomic, readwrite, copy) UIToolbarAppearance *standardAppearance
    UI_APPEARANCE_SELECTOR API_AVAILABLE(ios(13.0));
@property (nonatomic, readwrite, copy, nullable) UIToolbarAppearance *compactAppearance
    UI_APPEARANCE_SELECTOR API_AVAILABLE(ios(13.0));
@property (nonatomic, readwrite, copy, nullable) UIToolbarAppearance *scrollEdgeAppearance
    UI_APPEARANCE_SELECTOR API_AVAILABLE(ios(15.0));
@property (nonatomic, readwrite, copy, nullable) UIToolbarAppearance *compactScrollEdgeAppearance
    UI_APPEARANCE_SELECTOR API_AVAILABLE(ios(15.0));
@end

API_AVAILABLE(ios(13.0))
@interface UITabBarItemStateAppearance : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readwrite, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nonatomic, readwrite, assign) UIOffset titlePositionAdjustment;
@property (nonatomic, readwrite, copy, nullable) UIColor *iconColor;
@end

API_AVAILABLE(ios(13.0))
@interface UITabBarItemAppearance : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init;
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *normal;
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *selected;
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *disabled;
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *focused;
@end

API_AVAILABLE(ios(13.0))
@interface UITabBarAppearance : UIBarAppearance
@property (nonatomic, readwrite, copy) UITabBarItemAppearance *stackedLayoutAppearance;
@property (nonatomic, readwrite, copy) UITabBarItemAppearance *inlineLayoutAppearance;
@property (nonatomic, readwrite, copy) UITabBarItemAppearance *compactInlineLayoutAppearance;
@property (nonatomic, readwrite, strong, nullable) UIImage *selectionIndicatorImage;
@end

@interface UITabBarItem : UIBarItem <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                selectedImage:(nullable UIImage *)selectedImage API_AVAILABLE(ios(7.0));
@property (nullable, nonatomic, strong) UIImage *selectedImage API_AVAILABLE(ios(7.0));
@end

@interface UITabBar : UIView
@property (nullable, nonatomic, copy) NSArray<UITabBarItem *> *items;
@property (nullable, nonatomic, readwrite, copy) UIColor *unselectedItemTintColor
    API_AVAILABLE(ios(10.0)) UI_APPEARANCE_SELECTOR;
@property (nullable, nonatomic, strong) UIImage *backgroundImage API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
@property (nullable, nonatomic, strong) UIImage *selectionIndicatorImage
    API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
@property (nullable, nonatomic, strong) UIImage *shadowImage API_AVAILABLE(ios(6.0)) UI_APPEARANCE_SELECTOR;
@property (nonatomic, readwrite, copy) UITabBarAppearance *standardAppearance
    UI_APPEARANCE_SELECTOR API_AVAILABLE(ios(13.0));
@property (nonatomic, readwrite, copy, nullable) UITabBarAppearance *scrollEdgeAppearance
    UI_APPEARANCE_SELECTOR API_AVAILABLE(ios(15.0));
@end

typedef NS_ENUM(NSInteger, UINavigationItemBackButtonDisplayMode) {
  UINavigationItemBackButtonDisplayModeDefault = 0,
  UINavigationItemBackButtonDisplayModeGeneric = 1,
  UINavigationItemBackButtonDisplayModeMinimal = 2,
} API_AVAILABLE(ios(14.0));

@interface UINavigationItem : NSObject <NSCoding>
@property (nonatomic) UINavigationItemBackButtonDisplayMode backButtonDisplayMode API_AVAILABLE(ios(14.0));
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIView *titleView;
@property (nullable, nonatomic, copy) NSString *backButtonTitle API_AVAILABLE(ios(11.0));
@property (nullable, nonatomic, strong) UIBarButtonItem *backBarButtonItem;
@property (nonatomic, assign) BOOL hidesBackButton;
@property (nonatomic) BOOL leftItemsSupplementBackButton API_AVAILABLE(ios(5.0));
@property (nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems API_AVAILABLE(ios(5.0));
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems API_AVAILABLE(ios(5.0));
- (void)setLeftBarButtonItem:(nullable UIBarButtonItem *)item animated:(BOOL)animated;
- (void)setRightBarButtonItem:(nullable UIBarButtonItem *)item animated:(BOOL)animated;
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *standardAppearance API_AVAILABLE(ios(13.0));
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *compactAppearance API_AVAILABLE(ios(13.0));
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance
    API_AVAILABLE(ios(13.0));
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *compactScrollEdgeAppearance
    API_AVAILABLE(ios(15.0));
@end

@interface UINavigationBar : UIView
@property (nonatomic, assign) UIBarStyle barStyle UI_APPEARANCE_SELECTOR;
@property (nonatomic, assign, getter=isTranslucent) BOOL translucent UI_APPEARANCE_SELECTOR;
@property (nullable, nonatomic, readonly, strong) UINavigationItem *topItem;
@property (nullable, nonatomic, readonly, strong) UINavigationItem *backItem;
@property (nullable, nonatomic, copy) NSArray<UINavigationItem *> *items;
@property (nullable, nonatomic, strong) UIColor *barTintColor API_AVAILABLE(ios(7.0)) UI_APPEARANCE_SELECTOR;
@property (nonatomic, readwrite, assign) BOOL prefersLargeTitles API_AVAILABLE(ios(11.0));
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage
            forBarPosition:(UIBarPosition)barPosition
                barMetrics:(UIBarMetrics)barMetrics API_AVAILABLE(ios(7.0)) UI_APPEARANCE_SELECTOR;
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage
             forBarMetrics:(UIBarMetrics)barMetrics API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
@property (nullable, nonatomic, strong) UIImage *shadowImage API_AVAILABLE(ios(6.0)) UI_APPEARANCE_SELECTOR;
@property (nullable, nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes
    API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
@property (nullable, nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *largeTitleTextAttributes
    API_AVAILABLE(ios(11.0)) UI_APPEARANCE_SELECTOR;
- (void)setTitleVerticalPositionAdjustment:(CGFloat)adjustment
                             forBarMetrics:(UIBarMetrics)barMetrics
    API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
@property (nullable, nonatomic, strong) UIImage *backIndicatorImage API_AVAILABLE(ios(7.0)) UI_APPEARANCE_SELECTOR;
@property (nullable, nonatomic, strong) UIImage *backIndicatorTransitionMaskImage
    API_AVAILABLE(ios(7.0)) UI_APPEARANCE_SELECTOR;
@property (nonatomic, readwrite, copy) UINavigationBarAppearance *standardAppearance
    UI_APPEARANCE_SELECTOR API_AVAILABLE(ios(13.0));
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *compactAppearance
    UI_APPEARANCE_SELECTOR API_AVAILABLE(ios(13.0));
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance
    UI_APPEARANCE_SELECTOR API_AVAILABLE(ios(13.0));
@property (nonatomic, readwrite, copy, nullable) UINavigationBarAppearance *compactScrollEdgeAppearance
    UI_APPEARANCE_SELECTOR API_AVAILABLE(ios(15.0));
@end

NS_ASSUME_NONNULL_END
