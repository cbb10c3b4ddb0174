#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// A screen in Objective-C, at the root of any navigation controller.
@interface LegacyViewController : UIViewController
@end

NS_ASSUME_NONNULL_END
