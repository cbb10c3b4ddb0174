// Part: BUTTONS
#import "MyThemeGeometry.h"

CGFloat MyThemeWidth(CGFloat content, UIEdgeInsets insets, CGFloat minimum, CGFloat maximum) {
  return MIN(MAX(insets.left + content + insets.right, minimum), maximum);
}

CGSize MyThemeTextRoom(MyThemeButtonFacts *facts, CGSize icon) {
  if (facts.maximumWidth == nil) { return CGSizeMake(CGFLOAT_MAX, CGFLOAT_MAX); }
  UIEdgeInsets insets = facts.title != nil ? facts.title.insets : UIEdgeInsetsZero;
  MyThemePlacement placement = facts.icon.placement;
  BOOL isBeside = !CGSizeEqualToSize(icon, CGSizeZero) && placement != MyThemePlacementAbove &&
                  placement != MyThemePlacementBelow;
  CGFloat taken = isBeside ? icon.width + facts.icon.gap : 0;
  CGFloat maximum = (CGFloat)facts.maximumWidth.doubleValue;
  return CGSizeMake(MAX(maximum - insets.left - insets.right - taken, 0), CGFLOAT_MAX);
}

CGSize MyThemeContentSize(CGSize icon, CGSize title, MyThemePlacement placement, CGFloat gap) {
  if (CGSizeEqualToSize(icon, CGSizeZero)) { return title; }
  if (CGSizeEqualToSize(title, CGSizeZero) || placement == MyThemePlacementOnly) { return icon; }
  if (placement == MyThemePlacementAbove || placement == MyThemePlacementBelow) {
    return CGSizeMake(MAX(icon.width, title.width), icon.height + gap + title.height);
  }
  return CGSizeMake(icon.width + gap + title.width, MAX(icon.height, title.height));
}

CGSize MyThemeButtonSize(MyThemeButtonFacts *facts, CGSize content, CGSize art) {
  UIEdgeInsets insets = facts.title != nil ? facts.title.insets : UIEdgeInsetsZero;
  BOOL isFilled = facts.title != nil || !CGSizeEqualToSize(content, CGSizeZero);
  // Art that does not stretch is not made smaller either, and caps never are.
  BOOL isRigid = facts.background.resizing == MyThemeResizingNone;
  UIEdgeInsets caps = facts.background != nil ? [facts.background capsAtScale:1] : UIEdgeInsetsZero;
  CGFloat least = isRigid ? art.width : caps.left + caps.right;
  CGFloat minimum = MAX((CGFloat)facts.minimumWidth.doubleValue, least);
  CGFloat width =
      MyThemeWidth(isFilled ? content.width : art.width, isFilled ? insets : UIEdgeInsetsZero, minimum,
                   facts.maximumWidth != nil ? (CGFloat)facts.maximumWidth.doubleValue : CGFLOAT_MAX);
  BOOL hasArt = !CGSizeEqualToSize(art, CGSizeZero);
  CGFloat height = hasArt ? art.height : insets.top + content.height + insets.bottom;
#if SCALING
  // Art that stretches that way is as high as text that scales asks for.
  BOOL grows = facts.title.font.scales && !isRigid && caps.top + caps.bottom > 0;
  if (grows) { height = MAX(height, insets.top + content.height + insets.bottom); }
#endif
  return CGSizeMake(width, facts.height != nil ? (CGFloat)facts.height.doubleValue : height);
}

CGRect MyThemeFrame(CGSize size, CGRect bounds, UIEdgeInsets insets, UIOffset offset,
                    NSTextAlignment alignment, UIControlContentVerticalAlignment verticalAlignment) {
  CGRect room = CGRectOffset(UIEdgeInsetsInsetRect(bounds, insets), offset.horizontal, offset.vertical);
  CGFloat width = MIN(size.width, MAX(room.size.width, 0));
  CGFloat x = CGRectGetMidX(room) - width / 2;
  if (alignment == NSTextAlignmentLeft) { x = CGRectGetMinX(room); }
  if (alignment == NSTextAlignmentRight) { x = CGRectGetMaxX(room) - width; }
  CGFloat y = CGRectGetMidY(room) - size.height / 2;
  if (verticalAlignment == UIControlContentVerticalAlignmentTop) { y = CGRectGetMinY(room); }
  if (verticalAlignment == UIControlContentVerticalAlignmentBottom) { y = CGRectGetMaxY(room) - size.height; }
  return CGRectMake(x, y, width, size.height);
}

static CGRect MyThemeInRoom(CGSize size, CGRect room, NSTextAlignment alignment,
                            UIControlContentVerticalAlignment verticalAlignment) {
  return MyThemeFrame(size, room, UIEdgeInsetsZero, UIOffsetZero, alignment, verticalAlignment);
}

CGRect MyThemeIconFrame(CGSize icon, CGSize title, MyThemePlacement placement, CGFloat gap, CGRect content,
                        NSTextAlignment alignment, UIControlContentVerticalAlignment verticalAlignment) {
  if (CGSizeEqualToSize(icon, CGSizeZero)) { return CGRectZero; }
  if (CGSizeEqualToSize(title, CGSizeZero) || placement == MyThemePlacementOnly) { return content; }
  CGFloat x = content.origin.x;
  CGFloat y = content.origin.y;
  if (placement == MyThemePlacementAbove || placement == MyThemePlacementBelow) {
    if (placement == MyThemePlacementBelow) { y += title.height + gap; }
    return MyThemeInRoom(icon, CGRectMake(x, y, content.size.width, icon.height), alignment,
                         UIControlContentVerticalAlignmentCenter);
  }
  if (placement == MyThemePlacementTrailing) { x = CGRectGetMaxX(content) - icon.width; }
  return MyThemeInRoom(icon, CGRectMake(x, y, icon.width, content.size.height), NSTextAlignmentCenter,
                       verticalAlignment);
}

CGRect MyThemeTitleFrame(CGSize icon, CGSize title, MyThemePlacement placement, CGFloat gap, CGRect content,
                         NSTextAlignment alignment, UIControlContentVerticalAlignment verticalAlignment) {
  if (CGSizeEqualToSize(icon, CGSizeZero)) { return content; }
  if (CGSizeEqualToSize(title, CGSizeZero) || placement == MyThemePlacementOnly) { return CGRectZero; }
  CGFloat x = content.origin.x;
  CGFloat y = content.origin.y;
  if (placement == MyThemePlacementAbove || placement == MyThemePlacementBelow) {
    if (placement == MyThemePlacementAbove) { y += icon.height + gap; }
    return MyThemeInRoom(title, CGRectMake(x, y, content.size.width, title.height), alignment,
                         UIControlContentVerticalAlignmentCenter);
  }
  CGFloat width = MAX(content.size.width - icon.width - gap, 0);
  if (placement == MyThemePlacementLeading) { x = CGRectGetMaxX(content) - width; }
  return MyThemeInRoom(title, CGRectMake(x, y, width, content.size.height), NSTextAlignmentCenter,
                       verticalAlignment);
}

CGRect MyThemeFace(CGSize size, CGRect bounds, UIEdgeInsets insets, BOOL isLeft) {
  CGFloat width = MIN(size.width, bounds.size.width);
  CGFloat middle = CGRectGetMidY(bounds) + (insets.top - insets.bottom) / 2;
  return CGRectMake(isLeft ? CGRectGetMinX(bounds) : CGRectGetMaxX(bounds) - width,
                    middle - (size.height + insets.top - insets.bottom) / 2, width, size.height);
}

CGRect MyThemeTarget(CGRect bounds, CGSize least) {
  return CGRectInset(bounds, MIN(0, (bounds.size.width - least.width) / 2),
                     MIN(0, (bounds.size.height - least.height) / 2));
}
