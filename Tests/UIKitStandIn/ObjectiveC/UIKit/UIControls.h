#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface UISlider : UIControl
- (void)setThumbImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setMinimumTrackImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setMaximumTrackImage:(nullable UIImage *)image forState:(UIControlState)state;
@end

@interface UIProgressView : UIView
@property (nonatomic, strong, nullable) UIImage *progressImage API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
@property (nonatomic, strong, nullable) UIImage *trackImage API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
@end

@interface UISwitch : UIControl
@property (nullable, nonatomic, strong) UIColor *onTintColor API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
@property (nullable, nonatomic, strong) UIColor *thumbTintColor API_AVAILABLE(ios(6.0)) UI_APPEARANCE_SELECTOR;
@end

typedef NS_ENUM(NSInteger, UISegmentedControlSegment) {
  UISegmentedControlSegmentAny = 0,
  UISegmentedControlSegmentLeft = 1,
  UISegmentedControlSegmentCenter = 2,
  UISegmentedControlSegmentRight = 3,
  UISegmentedControlSegmentAlone = 4,
};

@interface UISegmentedControl : UIControl
- (void)setBackgroundImage:(nullable UIImage *)backgroundImage
                  forState:(UIControlState)state
                barMetrics:(UIBarMetrics)barMetrics API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
- (void)setDividerImage:(nullable UIImage *)dividerImage
    forLeftSegmentState:(UIControlState)leftState
      rightSegmentState:(UIControlState)rightState
             barMetrics:(UIBarMetrics)barMetrics API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
- (void)setTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes
                      forState:(UIControlState)state API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
- (void)setContentPositionAdjustment:(UIOffset)adjustment
                      forSegmentType:(UISegmentedControlSegment)leftCenterRightOrAlone
                          barMetrics:(UIBarMetrics)barMetrics API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
@end

typedef NS_ENUM(NSInteger, UITextBorderStyle) {
  UITextBorderStyleNone,
  UITextBorderStyleLine,
  UITextBorderStyleBezel,
  UITextBorderStyleRoundedRect,
};

UIKIT_EXTERN NSNotificationName const UITextFieldTextDidBeginEditingNotification;
UIKIT_EXTERN NSNotificationName const UITextFieldTextDidEndEditingNotification;

@interface UITextField : UIControl
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, nonatomic, copy) NSAttributedString *attributedPlaceholder API_AVAILABLE(ios(6.0));
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *defaultTextAttributes API_AVAILABLE(ios(7.0));
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nullable, nonatomic, strong) UIImage *background;
@property (nullable, nonatomic, strong) UIImage *disabledBackground;
@property (nonatomic, readonly, getter=isEditing) BOOL editing;
- (CGRect)textRectForBounds:(CGRect)bounds;
- (CGRect)placeholderRectForBounds:(CGRect)bounds;
- (CGRect)editingRectForBounds:(CGRect)bounds;
@end

API_AVAILABLE(ios(13.0))
@interface UISearchTextField : UITextField
@end

@interface UISearchBar : UIView
@property (nonatomic, readonly) UISearchTextField *searchTextField API_AVAILABLE(ios(13.0));
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, nonatomic, strong) UIImage *backgroundImage API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
@property (nonatomic) UIOffset searchTextPositionAdjustment API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
- (void)setSearchFieldBackgroundImage:(nullable UIImage *)backgroundImage
                             forState:(UIControlState)state API_AVAILABLE(ios(5.0)) UI_APPEARANCE_SELECTOR;
@end

typedef NS_ENUM(NSInteger, UITableViewCellSeparatorStyle) {
  UITableViewCellSeparatorStyleNone,
  UITableViewCellSeparatorStyleSingleLine,
};

@interface UITableViewCell : UIView
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, strong, nullable) UIView *selectedBackgroundView;
@end

@interface UITableView : UIView
@property (nonatomic) UITableViewCellSeparatorStyle separatorStyle;
@property (nonatomic, strong, nullable) UIColor *separatorColor UI_APPEARANCE_SELECTOR;
@end

typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) {
  UIPopoverArrowDirectionUp = 1UL << 0,
  UIPopoverArrowDirectionDown = 1UL << 1,
  UIPopoverArrowDirectionLeft = 1UL << 2,
  UIPopoverArrowDirectionRight = 1UL << 3,
};

@protocol UIPopoverBackgroundViewMethods
+ (CGFloat)arrowBase;
+ (UIEdgeInsets)contentViewInsets;
+ (CGFloat)arrowHeight;
@end

API_AVAILABLE(ios(5.0))
@interface UIPopoverBackgroundView : UIView <UIPopoverBackgroundViewMethods>
@property (nonatomic, readwrite) CGFloat arrowOffset;
@property (nonatomic, readwrite) UIPopoverArrowDirection arrowDirection;
@property (class, nonatomic, readonly) BOOL wantsDefaultContentAppearance API_AVAILABLE(ios(6.0));
@end

API_AVAILABLE(ios(8.0))
@interface UIPopoverPresentationController : NSObject
@property (nullable, nonatomic, readwrite, strong) Class<UIPopoverBackgroundViewMethods> popoverBackgroundViewClass;
@end

NS_ASSUME_NONNULL_END
