// Part: BUTTONS
#import <UIKit/UIKit.h>

#import "MyThemeLooks.h"

NS_ASSUME_NONNULL_BEGIN

// Where things stand: functions of numbers, in points.

/// How wide a button is: its content between its insets, within the limits.
CGFloat MyThemeWidth(CGFloat content, UIEdgeInsets insets, CGFloat minimum, CGFloat maximum);
/// How much room there is for a title of several lines, in the widest button.
CGSize MyThemeTextRoom(MyThemeButtonFacts *facts, CGSize icon);
/// How much room an icon and a title need together.
CGSize MyThemeContentSize(CGSize icon, CGSize title, MyThemePlacement placement, CGFloat gap);
/// How large a button is with what stands on it and its art.
CGSize MyThemeButtonSize(MyThemeButtonFacts *facts, CGSize content, CGSize art);
/// The frame of something between the insets of a button, shifted.
CGRect MyThemeFrame(CGSize size, CGRect bounds, UIEdgeInsets insets, UIOffset offset,
                    NSTextAlignment alignment, UIControlContentVerticalAlignment verticalAlignment);
/// The frame of an icon in the frame of its content.
CGRect MyThemeIconFrame(CGSize icon, CGSize title, MyThemePlacement placement, CGFloat gap, CGRect content,
                        NSTextAlignment alignment, UIControlContentVerticalAlignment verticalAlignment);
/// The frame of a title in the frame of its content: it gives way where there is less room.
CGRect MyThemeTitleFrame(CGSize icon, CGSize title, MyThemePlacement placement, CGFloat gap, CGRect content,
                         NSTextAlignment alignment, UIControlContentVerticalAlignment verticalAlignment);
/// Where art of a size is in a view that may be larger: at one of its sides, and in the middle of what layout
/// aligns.
CGRect MyThemeFace(CGSize size, CGRect bounds, UIEdgeInsets insets, BOOL isLeft);
/// What takes touches: the bounds, or as much more around their middle as the area asks for.
CGRect MyThemeTarget(CGRect bounds, CGSize least);

NS_ASSUME_NONNULL_END
