#import "SampleTheme.h"

#import <objc/runtime.h>

@implementation SampleTheme

+ (UIImage *)back {
  UIImage *image = [UIImage imageNamed:@"sample/back" inBundle:nil compatibleWithTraitCollection:nil];
  return [image resizableImageWithCapInsets:UIEdgeInsetsMake(0, 13, 0, 7)
                               resizingMode:UIImageResizingModeStretch];
}

+ (void)applyToNavigationBar:(UINavigationBar *)bar {
  UINavigationBarAppearance *appearance = [[UINavigationBarAppearance alloc] init];
  [appearance configureWithOpaqueBackground];
  if (@available(iOS 26.0, *)) {
    appearance.backgroundEffect = nil;
  }
  NSShadow *shadow = [[NSShadow alloc] init];
  shadow.shadowColor = UIColor.darkGrayColor;
  shadow.shadowOffset = CGSizeMake(0, -1);
  appearance.titleTextAttributes = @{
    NSFontAttributeName : [UIFont boldSystemFontOfSize:20],
    NSForegroundColorAttributeName : [UIColor colorWithDynamicProvider:^UIColor *(UITraitCollection *traits) {
      return traits.userInterfaceStyle == UIUserInterfaceStyleDark ? UIColor.grayColor : UIColor.whiteColor;
    }],
    NSShadowAttributeName : shadow,
  };
  bar.standardAppearance = appearance;
  bar.scrollEdgeAppearance = appearance;
  if (@available(iOS 15.0, *)) {
    bar.compactScrollEdgeAppearance = appearance;
  }
}

@end

static const void *SampleBackButtonKey = &SampleBackButtonKey;

@implementation UIViewController (SampleTheme)

- (nullable UIView *)sampleBackButton {
  return objc_getAssociatedObject(self, SampleBackButtonKey);
}

- (void)setSampleBackButton:(nullable UIView *)button {
  objc_setAssociatedObject(self, SampleBackButtonKey, button, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

@end

@implementation SampleBackButton {
  UIImageView *_picture;
  UILabel *_label;
}

- (instancetype)initWithFrame:(CGRect)frame {
  self = [super initWithFrame:frame];
  if (self) {
    _title = @"";
    _picture = [[UIImageView alloc] initWithImage:SampleTheme.back];
    _label = [[UILabel alloc] init];
    _label.font = [UIFont boldSystemFontOfSize:12];
    [self addSubview:_picture];
    [self addSubview:_label];
    self.isAccessibilityElement = YES;
  }
  return self;
}

- (nullable instancetype)initWithCoder:(NSCoder *)coder {
  return [super initWithCoder:coder];
}

- (void)setTitle:(NSString *)title {
  _title = [title copy];
  __weak SampleBackButton *weakSelf = self;
  [UIView transitionWithView:self
                    duration:0.2
                     options:UIViewAnimationOptionTransitionCrossDissolve
                  animations:^{
                    SampleBackButton *button = weakSelf;
                    if (button) button->_label.text = title;
                  }
                  completion:nil];
  [self invalidateIntrinsicContentSize];
}

- (CGSize)intrinsicContentSize {
  return CGSizeMake(MAX(52.0, ceil(_label.intrinsicContentSize.width) + 20), 30);
}

- (void)layoutSubviews {
  [super layoutSubviews];
  _picture.frame = self.bounds;
  _label.frame = UIEdgeInsetsInsetRect(self.bounds, UIEdgeInsetsMake(0, 12, 0, 8));
}

@end

@implementation SampleNavigation

- (void)navigationController:(UINavigationController *)navigationController
      willShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated {
  NSUInteger index = [navigationController.viewControllers indexOfObjectIdenticalTo:viewController];
  if (index == NSNotFound || index == 0) return;
  SampleBackButton *button = [[SampleBackButton alloc] init];
  button.title = navigationController.viewControllers[index - 1].title ?: @"";
  UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithCustomView:button];
  if (@available(iOS 26.0, *)) {
    item.hidesSharedBackground = YES;
  }
  [viewController.navigationItem setLeftBarButtonItem:item animated:animated];
}

@end
