#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// A screen in Objective-C.
@interface Cards : UIViewController
@end

NS_ASSUME_NONNULL_END
