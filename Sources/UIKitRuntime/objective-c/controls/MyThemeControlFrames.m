// Part: CONTROLS
#import "MyThemeControlDressing.h"

@implementation MyThemePictureView {
  UIImageView *_picture;
  UIImageView *_line;
  CGFloat _lineHeight;
}

- (instancetype)initWithFrame:(CGRect)frame {
  if ((self = [super initWithFrame:frame])) {
    self.userInteractionEnabled = NO;
    self.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
    _picture = [[UIImageView alloc] initWithFrame:CGRectZero];
    _line = [[UIImageView alloc] initWithFrame:CGRectZero];
    [self addSubview:_picture];
    [self addSubview:_line];
  }
  return self;
}

- (void)showArt:(MyThemeArt *)art line:(MyThemeArt *)line {
  [self show:art in:_picture];
  [self show:line in:_line];
  BOOL stretches = art.resizing != MyThemeResizingNone;
  _picture.contentMode = stretches ? UIViewContentModeScaleToFill : UIViewContentModeCenter;
  _lineHeight = [line imageCompatibleWithTraits:self.traitCollection].size.height;
  [self setNeedsLayout];
}

- (void)show:(nullable MyThemeArt *)art in:(UIImageView *)view {
  view.image = art.color == nil ? [art imageCompatibleWithTraits:self.traitCollection] : nil;
  view.backgroundColor = art.color;
  view.hidden = art == nil;
}

- (void)layoutSubviews {
  [super layoutSubviews];
  UIEdgeInsets outside = _picture.image != nil ? _picture.image.alignmentRectInsets : UIEdgeInsetsZero;
  CGRect bounds = self.bounds;
  _picture.frame = UIEdgeInsetsInsetRect(
      bounds, UIEdgeInsetsMake(-outside.top, -outside.left, -outside.bottom, -outside.right));
  _line.frame = CGRectMake(0, bounds.size.height - _lineHeight, bounds.size.width, _lineHeight);
}

@end

@implementation MyThemePanelLook

- (void)dress:(UIView *)view traits:(UITraitCollection *)traits {
  if (self.background == nil) { return; }
  MyThemeTraits *moment = [[MyThemeTraits alloc] initWithTraits:traits state:UIControlStateNormal];
  MyThemeFrameFacts *facts = [self.background factsForTraits:moment];
  MyThemePictureView *picture = nil;
  for (UIView *there in view.subviews) {
    if ([there isKindOfClass:MyThemePictureView.class]) { picture = (MyThemePictureView *)there; }
  }
  if (facts.image.name == nil) {
    [picture removeFromSuperview];
    return;
  }
  if (picture == nil) {
    picture = [[MyThemePictureView alloc] initWithFrame:view.bounds];
    [view insertSubview:picture atIndex:0];
  }
  [picture showArt:facts.image line:nil];
  view.layoutMargins = facts.content;
}

@end

@implementation MyThemeBubbleLook
@end

@implementation MyThemeCellLook

+ (MyThemeCellPosition)positionOfRow:(NSInteger)row among:(NSInteger)count {
  if (count == 1) { return MyThemeCellPositionSingle; }
  if (row == 0) { return MyThemeCellPositionTop; }
  return row == count - 1 ? MyThemeCellPositionBottom : MyThemeCellPositionMiddle;
}

- (nullable MyThemeImageLook *)lookAt:(MyThemeCellPosition)position {
  switch (position) {
    case MyThemeCellPositionTop:
      return self.top;
    case MyThemeCellPositionMiddle:
      return self.middle;
    case MyThemeCellPositionBottom:
      return self.bottom;
    case MyThemeCellPositionSingle:
      return self.single;
  }
  return nil;
}

- (void)applyToCell:(UITableViewCell *)cell at:(MyThemeCellPosition)position {
  [MyThemeDressing keep:cell dress:^(UITableViewCell *view) { [self dress:view at:position]; }];
}

- (void)applyToTable:(UITableView *)table {
  [MyThemeDressing keep:table
                  dress:^(UITableView *view) {
                    MyThemeArt *art = [self.separator artForState:UIControlStateNormal
                                                           traits:view.traitCollection];
                    if (art.name == nil) { return; }
                    view.separatorStyle = art.color == nil ? UITableViewCellSeparatorStyleNone
                                                           : UITableViewCellSeparatorStyleSingleLine;
                    view.separatorColor = art.color;
                  }];
}

- (void)dress:(UITableViewCell *)cell at:(MyThemeCellPosition)position {
  MyThemeImageLook *look = [self lookAt:position];
  if (look == nil) { return; }
  MyThemeArt *line = [self.separator artForState:UIControlStateNormal traits:cell.traitCollection];
  BOOL isLast = position == MyThemeCellPositionBottom || position == MyThemeCellPositionSingle;
  if (line.color != nil || isLast) { line = nil; }
  UIControlState pressed =
      [look tellsState:UIControlStateSelected] ? UIControlStateSelected : UIControlStateHighlighted;
  cell.backgroundView = [self viewOf:look
                               state:UIControlStateNormal
                                line:line
                                  in:cell.backgroundView
                              traits:cell.traitCollection];
  UIView *selected = nil;
  if ([look tellsState:pressed]) {
    selected = [self viewOf:look
                      state:pressed
                       line:line
                         in:cell.selectedBackgroundView
                     traits:cell.traitCollection];
  }
  cell.selectedBackgroundView = selected;
}

/// A view that shows a state: the one that is there, if it is the theme's.
- (nullable UIView *)viewOf:(MyThemeImageLook *)look
                      state:(UIControlState)state
                       line:(nullable MyThemeArt *)line
                         in:(nullable UIView *)there
                     traits:(UITraitCollection *)traits {
  MyThemeArt *art = [look artForState:state traits:traits];
  if (art.name == nil) { return nil; }
  BOOL isOwn = [there isKindOfClass:MyThemePictureView.class];
  MyThemePictureView *view =
      isOwn ? (MyThemePictureView *)there : [[MyThemePictureView alloc] initWithFrame:CGRectZero];
  [view showArt:art line:line];
  return view;
}

@end

@implementation MyThemePopoverLook

- (void)applyTo:(UIPopoverPresentationController *)popover {
  popover.popoverBackgroundViewClass = self.backgroundClass;
}

@end

@implementation MyThemePopoverBackground {
  MyThemePictureView *_picture;
  UIImageView *_arrow;
}

@synthesize arrowOffset = _arrowOffset;
@synthesize arrowDirection = _arrowDirection;

+ (MyThemePopoverLook *)look {
  return [[MyThemePopoverLook alloc] init];
}

/// UIKit asks the class before there is a view: what it answers is for the traits of now.
+ (UITraitCollection *)traits {
#if __IPHONE_OS_VERSION_MIN_REQUIRED < 130000
  if (@available(iOS 13.0, *)) { return UITraitCollection.currentTraitCollection; }
  return UIScreen.mainScreen.traitCollection;
#else
  return UITraitCollection.currentTraitCollection;
#endif
}

+ (BOOL)wantsDefaultContentAppearance {
  return NO;
}

+ (UIEdgeInsets)contentViewInsets {
  MyThemeTraits *moment = [[MyThemeTraits alloc] initWithTraits:self.traits state:UIControlStateNormal];
  MyThemeFrameLook *background = self.look.background;
  return background != nil ? [background factsForTraits:moment].content : UIEdgeInsetsZero;
}

+ (CGSize)arrowSize {
  UIImage *arrow = [self.look.arrow pictureForTraits:self.traits];
  return arrow != nil ? arrow.size : CGSizeZero;
}

+ (CGFloat)arrowHeight {
  return self.arrowSize.height;
}

+ (CGFloat)arrowBase {
  return self.arrowSize.width;
}

- (instancetype)initWithFrame:(CGRect)frame {
  if ((self = [super initWithFrame:frame])) {
    _arrowDirection = UIPopoverArrowDirectionUp;
    _picture = [[MyThemePictureView alloc] initWithFrame:CGRectZero];
    _picture.autoresizingMask = UIViewAutoresizingNone;
    _arrow = [[UIImageView alloc] initWithFrame:CGRectZero];
    [self addSubview:_picture];
    [self addSubview:_arrow];
    [MyThemeDressing keep:self dress:^(MyThemePopoverBackground *view) { [view dress]; }];
  }
  return self;
}

- (void)dress {
  MyThemePopoverLook *look = self.class.look;
  MyThemeTraits *moment = [[MyThemeTraits alloc] initWithTraits:self.traitCollection
                                                          state:UIControlStateNormal];
  [_picture showArt:[look.background factsForTraits:moment].image line:nil];
  _arrow.image = [look.arrow pictureForTraits:self.traitCollection];
  [self setNeedsLayout];
}

- (void)setArrowOffset:(CGFloat)arrowOffset {
  _arrowOffset = arrowOffset;
  [self setNeedsLayout];
}

- (void)setArrowDirection:(UIPopoverArrowDirection)arrowDirection {
  _arrowDirection = arrowDirection;
  [self setNeedsLayout];
}

- (void)layoutSubviews {
  [super layoutSubviews];
  CGRect bounds = self.bounds;
  CGSize size = _arrow.image != nil ? _arrow.image.size : CGSizeZero;
  UIEdgeInsets room = UIEdgeInsetsZero;
  CGPoint center = CGPointMake(bounds.size.width / 2 + _arrowOffset, bounds.size.height / 2 + _arrowOffset);
  CGFloat turn = 0;
  if (_arrowDirection == UIPopoverArrowDirectionUp) {
    room.top = size.height;
    center.y = size.height / 2;
  } else if (_arrowDirection == UIPopoverArrowDirectionDown) {
    room.bottom = size.height;
    center.y = bounds.size.height - size.height / 2;
    turn = (CGFloat)M_PI;
  } else if (_arrowDirection == UIPopoverArrowDirectionLeft) {
    room.left = size.height;
    center.x = size.height / 2;
    turn = (CGFloat)-M_PI_2;
  } else if (_arrowDirection == UIPopoverArrowDirectionRight) {
    room.right = size.height;
    center.x = bounds.size.width - size.height / 2;
    turn = (CGFloat)M_PI_2;
  }
  _picture.frame = UIEdgeInsetsInsetRect(bounds, room);
  _arrow.bounds = CGRectMake(0, 0, size.width, size.height);
  _arrow.center = center;
  _arrow.transform = CGAffineTransformMakeRotation(turn);
}

@end
