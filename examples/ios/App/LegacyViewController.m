#import "LegacyViewController.h"

#import "DailyboothTheme.h"

@implementation LegacyViewController {
  DailyboothThemeNavigator *_navigator;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"Booth";
  self.view.backgroundColor = UIColor.systemBackgroundColor;
  UINavigationController *navigation = self.navigationController;
  if (navigation != nil) { _navigator = [[DailyboothThemeNavigator alloc] initWithController:navigation]; }

  DailyboothThemeButton *button =
      [[DailyboothThemeButton alloc] initWithLook:DailyboothTheme.backButtonDailybooth text:@"Push"];
  __weak LegacyViewController *weakSelf = self;
  button.onTap = ^{
    UIViewController *next = [[UIViewController alloc] init];
    next.view.backgroundColor = UIColor.systemBackgroundColor;
    [weakSelf.navigationController pushViewController:next animated:YES];
  };
  button.center = CGPointMake(CGRectGetMidX(self.view.bounds), CGRectGetMidY(self.view.bounds));
  button.autoresizingMask = UIViewAutoresizingFlexibleLeftMargin | UIViewAutoresizingFlexibleRightMargin |
                            UIViewAutoresizingFlexibleTopMargin | UIViewAutoresizingFlexibleBottomMargin;
  [self.view addSubview:button];
}

@end
