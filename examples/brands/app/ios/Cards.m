#import "Cards.h"

#import "BankTheme.h"

@implementation Cards

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"Cards";
  [self.view addSubview:[[BankThemeButton alloc] initWithLook:BankTheme.buttonPrimary text:@"Block"]];
  [self.view addSubview:[[BankThemeButton alloc] initWithLook:BankTheme.buttonSecondary text:@"Order"]];
}

@end
