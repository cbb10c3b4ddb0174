#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface SampleTheme : NSObject
@property (class, nonatomic, readonly) UIImage *back;
+ (void)applyToNavigationBar:(UINavigationBar *)bar;
@end

@interface UIViewController (SampleTheme)
@property (nullable, nonatomic, strong) UIView *sampleBackButton;
@end

@interface SampleBackButton : UIControl
@property (nonatomic, copy) NSString *title;
@end

@interface SampleNavigation : NSObject <UINavigationControllerDelegate, UIGestureRecognizerDelegate>
@end

NS_ASSUME_NONNULL_END
