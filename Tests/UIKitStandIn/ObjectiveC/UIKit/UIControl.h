#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, UIControlState) {
  UIControlStateNormal = 0,
  UIControlStateHighlighted = 1 << 0,
  UIControlStateDisabled = 1 << 1,
  UIControlStateSelected = 1 << 2,
  UIControlStateFocused API_AVAILABLE(ios(9.0)) = 1 << 3,
  UIControlStateApplication = 0x00FF0000,
  UIControlStateReserved = 0xFF000000,
};
typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1 << 0,
  UIControlEventTouchDragInside = 1 << 2,
  UIControlEventTouchDragOutside = 1 << 3,
  UIControlEventTouchDragEnter = 1 << 4,
  UIControlEventTouchDragExit = 1 << 5,
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventTouchUpOutside = 1 << 7,
  UIControlEventTouchCancel = 1 << 8,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventPrimaryActionTriggered API_AVAILABLE(ios(9.0)) = 1 << 13,
};

typedef NS_ENUM(NSInteger, UIControlContentVerticalAlignment) {
  UIControlContentVerticalAlignmentCenter = 0,
  UIControlContentVerticalAlignmentTop = 1,
  UIControlContentVerticalAlignmentBottom = 2,
  UIControlContentVerticalAlignmentFill = 3,
};
typedef NS_ENUM(NSInteger, UIControlContentHorizontalAlignment) {
  UIControlContentHorizontalAlignmentCenter = 0,
  UIControlContentHorizontalAlignmentLeft = 1,
  UIControlContentHorizontalAlignmentRight = 2,
  UIControlContentHorizontalAlignmentFill = 3,
  UIControlContentHorizontalAlignmentLeading API_AVAILABLE(ios(11.0)) = 4,
  UIControlContentHorizontalAlignmentTrailing API_AVAILABLE(ios(11.0)) = 5,
};

@class UIAction;
typedef void (^UIActionHandler)(__kindof UIAction *action);
typedef NSString *UIActionIdentifier NS_TYPED_EXTENSIBLE_ENUM;

API_AVAILABLE(ios(13.0))
@interface UIMenuElement : NSObject
@end

API_AVAILABLE(ios(13.0))
@interface UIMenu : UIMenuElement
+ (UIMenu *)menuWithChildren:(NSArray<UIMenuElement *> *)children API_AVAILABLE(ios(14.0));
@end

typedef UIMenu *_Nullable (^UIContextMenuActionProvider)(NSArray<UIMenuElement *> *suggestedActions);
typedef UIViewController *_Nullable (^UIContextMenuContentPreviewProvider)(void);

API_AVAILABLE(ios(13.0))
@interface UIContextMenuConfiguration : NSObject
+ (instancetype)configurationWithIdentifier:(nullable id<NSCopying>)identifier
                            previewProvider:(nullable UIContextMenuContentPreviewProvider)previewProvider
                             actionProvider:(nullable UIContextMenuActionProvider)actionProvider;
@end

@class UIContextMenuInteraction;

API_AVAILABLE(ios(13.0))
@protocol UIContextMenuInteractionDelegate <NSObject>
- (nullable UIContextMenuConfiguration *)contextMenuInteraction:(UIContextMenuInteraction *)interaction
                                 configurationForMenuAtLocation:(CGPoint)location;
@end

API_AVAILABLE(ios(13.0))
@interface UIContextMenuInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIContextMenuInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@end

@class UIPointerInteraction;

API_AVAILABLE(ios(13.4))
@interface UIPointerRegion : NSObject <NSCopying>
@end

API_AVAILABLE(ios(13.4))
@protocol UIPointerInteractionAnimating <NSObject>
@end

API_AVAILABLE(ios(13.4))
@protocol UIPointerInteractionDelegate <NSObject>
@optional
- (void)pointerInteraction:(UIPointerInteraction *)interaction
           willEnterRegion:(UIPointerRegion *)region
                  animator:(id<UIPointerInteractionAnimating>)animator;
- (void)pointerInteraction:(UIPointerInteraction *)interaction
            willExitRegion:(UIPointerRegion *)region
                  animator:(id<UIPointerInteractionAnimating>)animator;
@end

API_AVAILABLE(ios(13.4))
@interface UIPointerInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(nullable id<UIPointerInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
@end

API_AVAILABLE(ios(13.0))
@interface UILargeContentViewerInteraction : NSObject <UIInteraction>
@end

@interface UIView (UILargeContentViewer)
@property (nonatomic) BOOL showsLargeContentViewer API_AVAILABLE(ios(13.0));
@property (nullable, nonatomic, strong) NSString *largeContentTitle API_AVAILABLE(ios(13.0));
@property (nullable, nonatomic, strong) UIImage *largeContentImage API_AVAILABLE(ios(13.0));
@end

API_AVAILABLE(ios(13.0))
@interface UIAction : UIMenuElement
@property (nonatomic, copy) NSString *title;
@property (nullable, nonatomic, readonly) id sender API_AVAILABLE(ios(14.0));
+ (instancetype)actionWithHandler:(UIActionHandler)handler API_AVAILABLE(ios(14.0));
+ (instancetype)actionWithTitle:(NSString *)title
                          image:(nullable UIImage *)image
                     identifier:(nullable UIActionIdentifier)identifier
                        handler:(UIActionHandler)handler;
@end

@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction
    API_AVAILABLE(ios(14.0));
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic) UIControlContentVerticalAlignment contentVerticalAlignment;
@property (nonatomic) UIControlContentHorizontalAlignment contentHorizontalAlignment;
@property (nonatomic, readonly) UIControlState state;
@property (nonatomic, readonly) UIControlEvents allControlEvents;
@property (nonatomic) BOOL showsMenuAsPrimaryAction API_AVAILABLE(ios(14.0));
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isTouchInside) BOOL touchInside;
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event;
- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event;
- (void)endTrackingWithTouch:(nullable UITouch *)touch withEvent:(nullable UIEvent *)event;
- (void)cancelTrackingWithEvent:(nullable UIEvent *)event;
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)controlEvents;
- (void)removeTarget:(nullable id)target
              action:(nullable SEL)action
    forControlEvents:(UIControlEvents)controlEvents;
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents API_AVAILABLE(ios(14.0));
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents;
@end

typedef NS_ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem API_AVAILABLE(ios(7.0)),
};

@interface UIButton : UIControl
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
@property (nonatomic, getter=isPointerInteractionEnabled) BOOL pointerInteractionEnabled API_AVAILABLE(ios(13.4));
@property (nonatomic) UIEdgeInsets contentEdgeInsets API_DEPRECATED("Use UIButtonConfiguration", ios(2.0, 15.0));
@property (nonatomic) UIEdgeInsets titleEdgeInsets API_DEPRECATED("Use UIButtonConfiguration", ios(2.0, 15.0));
@property (nonatomic) UIEdgeInsets imageEdgeInsets API_DEPRECATED("Use UIButtonConfiguration", ios(2.0, 15.0));
@property (nonatomic) BOOL adjustsImageWhenHighlighted API_DEPRECATED("Use UIButtonConfiguration", ios(2.0, 15.0));
@property (nonatomic) BOOL adjustsImageWhenDisabled API_DEPRECATED("Use UIButtonConfiguration", ios(2.0, 15.0));
@property (nullable, nonatomic, readonly, strong) UILabel *titleLabel;
@property (nullable, nonatomic, readonly, strong) UIImageView *imageView;
@property (nullable, nonatomic, readonly, strong) NSString *currentTitle;
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state;
- (void)setTitleShadowColor:(nullable UIColor *)color forState:(UIControlState)state;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setAttributedTitle:(nullable NSAttributedString *)title forState:(UIControlState)state;
- (nullable NSString *)titleForState:(UIControlState)state;
- (CGRect)backgroundRectForBounds:(CGRect)bounds;
- (CGRect)contentRectForBounds:(CGRect)bounds;
- (CGRect)titleRectForContentRect:(CGRect)contentRect;
- (CGRect)imageRectForContentRect:(CGRect)contentRect;
@end

NS_ASSUME_NONNULL_END
