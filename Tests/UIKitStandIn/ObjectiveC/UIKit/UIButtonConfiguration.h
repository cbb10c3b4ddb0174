#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, NSDirectionalRectEdge) {
  NSDirectionalRectEdgeNone = 0,
  NSDirectionalRectEdgeTop = 1 << 0,
  NSDirectionalRectEdgeLeading = 1 << 1,
  NSDirectionalRectEdgeBottom = 1 << 2,
  NSDirectionalRectEdgeTrailing = 1 << 3,
} API_AVAILABLE(ios(13.0));

API_AVAILABLE(ios(14.0))
@interface UIBackgroundConfiguration : NSObject <NSCopying>
+ (instancetype)clearConfiguration;
@property (nonatomic) CGFloat cornerRadius;
@property (nonatomic, strong, nullable) UIColor *backgroundColor;
@property (nonatomic, strong, nullable) UIImage *image API_AVAILABLE(ios(15.0));
@property (nonatomic) UIViewContentMode imageContentMode API_AVAILABLE(ios(15.0));
@end

typedef NS_ENUM(NSInteger, UIButtonConfigurationCornerStyle) {
  UIButtonConfigurationCornerStyleFixed = -1,
  UIButtonConfigurationCornerStyleDynamic,
} API_AVAILABLE(ios(15.0));

typedef NSDictionary<NSAttributedStringKey, id> *_Nonnull (^UIConfigurationTextAttributesTransformer)(
    NSDictionary<NSAttributedStringKey, id> *textAttributes) API_AVAILABLE(ios(15.0));

API_AVAILABLE(ios(15.0))
@interface UIButtonConfiguration : NSObject <NSCopying>
+ (instancetype)plainButtonConfiguration;
@property (nonatomic, strong) UIBackgroundConfiguration *background;
@property (nonatomic) UIButtonConfigurationCornerStyle cornerStyle;
@property (nonatomic, strong, nullable) UIImage *image;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, copy, nullable)
    UIConfigurationTextAttributesTransformer titleTextAttributesTransformer;
@property (nonatomic) NSLineBreakMode titleLineBreakMode;
@property (nonatomic) NSDirectionalEdgeInsets contentInsets;
@property (nonatomic) NSDirectionalRectEdge imagePlacement;
@property (nonatomic) CGFloat imagePadding;
@end

typedef void (^UIButtonConfigurationUpdateHandler)(__kindof UIButton *button) API_AVAILABLE(ios(15.0));

@interface UIButton (Configuration)
@property (nonatomic, strong, nullable) UIButtonConfiguration *configuration API_AVAILABLE(ios(15.0));
@property (nonatomic, copy, nullable)
    UIButtonConfigurationUpdateHandler configurationUpdateHandler API_AVAILABLE(ios(15.0));
- (void)setNeedsUpdateConfiguration API_AVAILABLE(ios(15.0));
@end

NS_ASSUME_NONNULL_END
