// Part: HOVER
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Hears whether a pointer is above a button. `UIControl` has no state for that.
@interface MyThemePointerWatcher : NSObject
/// Calls `change` whenever the pointer has come or gone.
- (instancetype)initWithChange:(void (^)(void))change NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
/// The state of a button with the pointer above it: `MyThemeControlStateHovered`, or none.
@property(nonatomic, readonly) UIControlState state;
/// Adds the effect of a pointer to a view, and listens to it.
- (void)watch:(UIView *)view API_AVAILABLE(ios(13.4));
@end

NS_ASSUME_NONNULL_END
