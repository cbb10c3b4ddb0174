// Part: HOVER
#import "MyThemePointerWatcher.h"

#import "MyThemeLooks.h"

API_AVAILABLE(ios(13.4))
@interface MyThemePointerWatcher (Pointers) <UIPointerInteractionDelegate>
@end

@implementation MyThemePointerWatcher {
  void (^_change)(void);
}

- (instancetype)initWithChange:(void (^)(void))change {
  if ((self = [super init])) { _change = [change copy]; }
  return self;
}

- (void)watch:(UIView *)view {
  [view addInteraction:[[UIPointerInteraction alloc] initWithDelegate:self]];
}

- (void)enter:(UIControlState)state {
  _state = state;
  _change();
}

@end

@implementation MyThemePointerWatcher (Pointers)

- (void)pointerInteraction:(UIPointerInteraction *)interaction
           willEnterRegion:(UIPointerRegion *)region
                  animator:(id<UIPointerInteractionAnimating>)animator API_AVAILABLE(ios(13.4)) {
  (void)interaction, (void)region, (void)animator;
  [self enter:MyThemeControlStateHovered];
}

- (void)pointerInteraction:(UIPointerInteraction *)interaction
            willExitRegion:(UIPointerRegion *)region
                  animator:(id<UIPointerInteractionAnimating>)animator API_AVAILABLE(ios(13.4)) {
  (void)interaction, (void)region, (void)animator;
  [self enter:UIControlStateNormal];
}

@end
