#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;
typedef struct NSDirectionalEdgeInsets {
  CGFloat top, leading, bottom, trailing;
} NSDirectionalEdgeInsets API_AVAILABLE(ios(11.0), tvos(11.0));
typedef struct UIOffset {
  CGFloat horizontal, vertical;
} UIOffset;

UIKIT_EXTERN const UIEdgeInsets UIEdgeInsetsZero;
UIKIT_EXTERN const UIOffset UIOffsetZero;

NS_INLINE UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right) {
  return (UIEdgeInsets){top, left, bottom, right};
}
NS_INLINE NSDirectionalEdgeInsets NSDirectionalEdgeInsetsMake(
    CGFloat top, CGFloat leading, CGFloat bottom, CGFloat trailing) {
  return (NSDirectionalEdgeInsets){top, leading, bottom, trailing};
}
NS_INLINE UIOffset UIOffsetMake(CGFloat horizontal, CGFloat vertical) {
  return (UIOffset){horizontal, vertical};
}
NS_INLINE CGRect UIEdgeInsetsInsetRect(CGRect rect, UIEdgeInsets insets) {
  return CGRectMake(
      rect.origin.x + insets.left, rect.origin.y + insets.top,
      rect.size.width - insets.left - insets.right, rect.size.height - insets.top - insets.bottom);
}
NS_INLINE BOOL UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsets one, UIEdgeInsets other) {
  return one.left == other.left && one.top == other.top && one.right == other.right && one.bottom == other.bottom;
}

typedef NS_OPTIONS(NSUInteger, UIRectEdge) {
  UIRectEdgeNone = 0,
  UIRectEdgeTop = 1 << 0,
  UIRectEdgeLeft = 1 << 1,
  UIRectEdgeBottom = 1 << 2,
  UIRectEdgeRight = 1 << 3,
  UIRectEdgeAll = UIRectEdgeTop | UIRectEdgeLeft | UIRectEdgeBottom | UIRectEdgeRight,
} API_AVAILABLE(ios(7.0));

NS_ASSUME_NONNULL_END
