// Part: CONTROLS
#import <UIKit/UIKit.h>

#import "MyThemeLooks.h"

NS_ASSUME_NONNULL_BEGIN

/// A text of a control at a moment.
#if SCALING
@interface MyThemeTextFacts : NSObject <MyThemeScaledFacts>
#else
@interface MyThemeTextFacts : NSObject
#endif
@property(nonatomic, strong, nullable) MyThemeTitle *title;
@end

/// The titles and icons of a control's items at a moment.
@interface MyThemeItemFacts : MyThemeTextFacts
@property(nonatomic, strong, nullable) MyThemeIcon *icon;
@end

/// A picture around content of the app at a moment.
@interface MyThemeFrameFacts : MyThemeImageFacts
/// The space between the edges and the content.
@property(nonatomic) UIEdgeInsets content;
@end

/// A part of which only the color can be chosen, at a moment; nil for the platform's own.
@interface MyThemeColorFacts : NSObject
@property(nonatomic, strong, nullable) UIColor *color;
@end

/// How a text of a control looks.
@interface MyThemeTextLook : MyThemeLook
- (MyThemeTextFacts *)factsForTraits:(MyThemeTraits *)traits;
@end

/// How the titles and icons of a control's items look.
@interface MyThemeItemLook : MyThemeLook
- (MyThemeItemFacts *)factsForTraits:(MyThemeTraits *)traits;
@end

/// How a picture around content of the app looks.
@interface MyThemeFrameLook : MyThemeLook
- (MyThemeFrameFacts *)factsForTraits:(MyThemeTraits *)traits;
@end

/// What color a part has.
@interface MyThemeColorLook : MyThemeLook
- (MyThemeColorFacts *)factsForTraits:(MyThemeTraits *)traits;
@end

/// How a control looks: an object with a look for each of its parts, which dresses controls that are there.
@interface MyThemeControlLook : NSObject
/// Gives a control this look, and again whenever its traits or the settings of accessibility change.
- (void)applyTo:(__kindof UIView *)control;
@end

/// How a control looks whose appearance proxy takes the same.
@interface MyThemeAppearanceLook : MyThemeControlLook
/// Gives controls that are made later this look: `[look applyToAppearance:[UISlider appearance] traits:…]`. A proxy knows
/// no traits: what the catalog tells apart follows them, for anything else call it again.
- (void)applyToAppearance:(id)proxy traits:(UITraitCollection *)traits;
@end

/// How a `UISlider` looks.
@interface MyThemeSliderLook : MyThemeAppearanceLook
@property(nonatomic, strong, nullable) MyThemeImageLook *minimum;
@property(nonatomic, strong, nullable) MyThemeImageLook *maximum;
@property(nonatomic, strong, nullable) MyThemeImageLook *thumb;
@end

/// How a `UIProgressView` looks.
@interface MyThemeProgressBarLook : MyThemeAppearanceLook
@property(nonatomic, strong, nullable) MyThemeImageLook *track;
@property(nonatomic, strong, nullable) MyThemeImageLook *fill;
@end

/// How a `UISwitch` looks. The platform draws it, and takes two colors.
@interface MyThemeSwitchLook : MyThemeAppearanceLook
@property(nonatomic, strong, nullable) MyThemeColorLook *on;
/// For code of the app: a switch does not take it.
@property(nonatomic, strong, nullable) MyThemeColorLook *off;
@property(nonatomic, strong, nullable) MyThemeColorLook *thumb;
@end

/// The picture between segments in two states.
@interface MyThemeStatePair : NSObject
+ (instancetype)pairWithLeft:(UIControlState)left right:(UIControlState)right look:(MyThemeImageLook *)look;
@property(nonatomic, readonly) UIControlState left;
@property(nonatomic, readonly) UIControlState right;
@property(nonatomic, readonly) MyThemeImageLook *look;
@end

/// How a `UISegmentedControl` looks.
@interface MyThemeSegmentedControlLook : MyThemeAppearanceLook
@property(nonatomic, strong, nullable) MyThemeImageLook *segment;
@property(nonatomic, strong, nullable) MyThemeImageLook *divider;
@property(nonatomic, readonly) NSMutableArray<MyThemeStatePair *> *dividerBetween;
@property(nonatomic, strong, nullable) MyThemeTextLook *title;
@end

/// How a `UITextField` looks. A field says nothing when it is enabled or disabled, or given another placeholder: apply
/// its look again then. `MyThemeTextField` does so itself.
@interface MyThemeTextFieldLook : MyThemeControlLook
@property(nonatomic, strong, nullable) MyThemeImageLook *background;
@property(nonatomic, strong, nullable) MyThemeTextLook *title;
@property(nonatomic, strong, nullable) MyThemeTextLook *placeholder;
@end

/// A text field that keeps the look of the theme, with the room around its text.
@interface MyThemeTextField : UITextField
- (instancetype)initWithLook:(MyThemeTextFieldLook *)look
                 placeholder:(nullable NSString *)placeholder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_UNAVAILABLE;
/// From Interface Builder: it has the platform's look until it is given another one.
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
/// How it looks.
@property(nonatomic, strong) MyThemeTextFieldLook *look;
@end

/// How a `UISearchBar` looks. After the bar was given another placeholder, apply the look again.
@interface MyThemeSearchBarLook : MyThemeAppearanceLook
@property(nonatomic, strong, nullable) MyThemeImageLook *background;
@property(nonatomic, strong, nullable) MyThemeImageLook *field;
@property(nonatomic, strong, nullable) MyThemeTextLook *title;
@property(nonatomic, strong, nullable) MyThemeTextLook *placeholder;
@end

/// How a `UITabBar` looks, and its items.
@interface MyThemeTabBarLook : MyThemeAppearanceLook
@property(nonatomic, strong, nullable) MyThemeImageLook *background;
@property(nonatomic, strong, nullable) MyThemeImageLook *shadowImage;
@property(nonatomic, strong, nullable) MyThemeImageLook *selection;
@property(nonatomic, strong, nullable) MyThemeItemLook *items;
/// By the names that the theme gives them.
@property(nonatomic, readonly) NSMutableDictionary<NSString *, MyThemeImageLook *> *icons;
/// An item with an icon of the theme.
- (UITabBarItem *)itemWithIcon:(NSString *)icon
                         title:(nullable NSString *)title
          compatibleWithTraits:(UITraitCollection *)traits;
@end

/// How a `UIToolbar` looks.
@interface MyThemeToolbarLook : MyThemeAppearanceLook
@property(nonatomic, strong, nullable) MyThemeImageLook *background;
@property(nonatomic, strong, nullable) MyThemeImageLook *shadowImage;
@end

/// Shows a picture behind content. What lies outside of what layout aligns, such as a shadow, lies outside of the view.
@interface MyThemePictureView : UIView
/// Shows art, and a line at the bottom.
- (void)showArt:(nullable MyThemeArt *)art line:(nullable MyThemeArt *)line;
@end

/// How panels and cards look: a picture behind what is in a view, whose layout margins are the room around its content.
@interface MyThemePanelLook : MyThemeControlLook
@property(nonatomic, strong, nullable) MyThemeFrameLook *background;
@end

/// How the bubbles of a conversation look: the same for the view behind a text.
@interface MyThemeBubbleLook : MyThemePanelLook
@end

/// Where a cell stands in its section.
typedef NS_ENUM(NSInteger, MyThemeCellPosition) {
  MyThemeCellPositionTop,
  MyThemeCellPositionMiddle,
  MyThemeCellPositionBottom,
  MyThemeCellPositionSingle,
};

/// How the cells of a table look.
@interface MyThemeCellLook : NSObject
@property(nonatomic, strong, nullable) MyThemeImageLook *top;
@property(nonatomic, strong, nullable) MyThemeImageLook *middle;
@property(nonatomic, strong, nullable) MyThemeImageLook *bottom;
@property(nonatomic, strong, nullable) MyThemeImageLook *single;
@property(nonatomic, strong, nullable) MyThemeImageLook *separator;
/// The position of a row among as many.
+ (MyThemeCellPosition)positionOfRow:(NSInteger)row among:(NSInteger)count;
/// Gives a cell the look of its position, also when its traits change. While it is selected or highlighted, a cell shows
/// one picture: that of `selected`, or else of `highlighted`.
- (void)applyToCell:(UITableViewCell *)cell at:(MyThemeCellPosition)position;
/// Gives a table a separator that is a color. One that is a picture stands in the cells.
- (void)applyToTable:(UITableView *)table;
@end

@class MyThemePopoverBackground;

/// How a popover looks.
@interface MyThemePopoverLook : NSObject
@property(nonatomic, strong, nullable) MyThemeFrameLook *background;
/// It points up; on the other sides it is shown turned.
@property(nonatomic, strong, nullable) MyThemeImageLook *arrow;
/// What UIKit makes to draw it.
@property(nonatomic, nullable) Class backgroundClass;
/// Has a popover drawn like this, if it is not on screen yet.
- (void)applyTo:(UIPopoverPresentationController *)popover;
@end

/// Draws a popover; UIKit makes it of the class, which says the look.
@interface MyThemePopoverBackground : UIPopoverBackgroundView
@property(class, nonatomic, readonly) MyThemePopoverLook *look;
@end

NS_ASSUME_NONNULL_END
