// Part: CONTROLS
#import "MyThemeControlDressing.h"

@implementation MyThemeSliderLook

- (void)dressAppearance:(UISlider *)slider traits:(UITraitCollection *)traits {
  [self.minimum eachState:traits
                      set:^(UIImage *image, UIControlState state) {
                        [slider setMinimumTrackImage:image forState:state];
                      }];
  [self.maximum eachState:traits
                      set:^(UIImage *image, UIControlState state) {
                        [slider setMaximumTrackImage:image forState:state];
                      }];
  [self.thumb
      eachState:traits
            set:^(UIImage *image, UIControlState state) { [slider setThumbImage:image forState:state]; }];
}

@end

@implementation MyThemeProgressBarLook

- (void)dressAppearance:(UIProgressView *)bar traits:(UITraitCollection *)traits {
  if (self.track != nil) { bar.trackImage = [self.track pictureForTraits:traits]; }
  if (self.fill != nil) { bar.progressImage = [self.fill pictureForTraits:traits]; }
}

@end

@implementation MyThemeSwitchLook

- (void)dressAppearance:(UISwitch *)view traits:(UITraitCollection *)traits {
  if (self.on != nil) { view.onTintColor = [self.on colorForTraits:traits]; }
  if (self.thumb != nil) { view.thumbTintColor = [self.thumb colorForTraits:traits]; }
}

@end

@implementation MyThemeStatePair

+ (instancetype)pairWithLeft:(UIControlState)left right:(UIControlState)right look:(MyThemeImageLook *)look {
  MyThemeStatePair *pair = [[self alloc] init];
  pair->_left = left;
  pair->_right = right;
  pair->_look = look;
  return pair;
}

@end

@implementation MyThemeSegmentedControlLook

- (instancetype)init {
  if ((self = [super init])) { _dividerBetween = [NSMutableArray array]; }
  return self;
}

- (void)dressAppearance:(UISegmentedControl *)control traits:(UITraitCollection *)traits {
  [self.segment eachState:traits
                      set:^(UIImage *image, UIControlState state) {
                        [control setBackgroundImage:image forState:state barMetrics:UIBarMetricsDefault];
                      }];
  if (self.divider != nil || self.dividerBetween.count > 0) { [self dressDividersOf:control traits:traits]; }
  if (self.title == nil) { return; }
  for (NSNumber *state in self.title.states) {
    MyThemeTitle *title = [self.title titleForState:state.unsignedIntegerValue traits:traits];
    [control setTitleTextAttributes:[title attributesWithTint:nil] forState:state.unsignedIntegerValue];
  }
  MyThemeTitle *title = [self.title titleForState:UIControlStateNormal traits:traits];
  if (title != nil) {
    [control setContentPositionAdjustment:title.offset
                           forSegmentType:UISegmentedControlSegmentAny
                               barMetrics:UIBarMetricsDefault];
  }
}

- (void)dressDividersOf:(UISegmentedControl *)control traits:(UITraitCollection *)traits {
  NSMutableArray<NSNumber *> *states = [NSMutableArray array];
  [states addObjectsFromArray:self.segment != nil ? self.segment.states : @[ @(UIControlStateNormal) ]];
  for (MyThemeStatePair *pair in self.dividerBetween) {
    for (NSNumber *state in @[ @(pair.left), @(pair.right) ]) {
      if (![states containsObject:state]) { [states addObject:state]; }
    }
  }
  for (NSNumber *left in states) {
    for (NSNumber *right in states) {
      UIControlState leftState = left.unsignedIntegerValue;
      UIControlState rightState = right.unsignedIntegerValue;
      MyThemeImageLook *look = [self lookBetween:leftState and:rightState];
      [control setDividerImage:[look pictureForTraits:traits]
           forLeftSegmentState:leftState
             rightSegmentState:rightState
                    barMetrics:UIBarMetricsDefault];
    }
  }
}

/// The picture whose states are the most of those that two neighbors are in.
- (nullable MyThemeImageLook *)lookBetween:(UIControlState)left and:(UIControlState)right {
  MyThemeImageLook *look = self.divider;
  int most = 0;
  for (MyThemeStatePair *pair in self.dividerBetween) {
    if ((left & pair.left) != pair.left || (right & pair.right) != pair.right) { continue; }
    int count =
        __builtin_popcountl((unsigned long)pair.left) + __builtin_popcountl((unsigned long)pair.right);
    if (count > most) {
      most = count;
      look = pair.look;
    }
  }
  return look;
}

@end

/// The state that a theme knows a field by: it is focused while it is edited.
static UIControlState MyThemeStateOfField(UITextField *field) {
  UIControlState state = field.isEnabled ? UIControlStateNormal : UIControlStateDisabled;
  return field.isEditing ? state | UIControlStateFocused : state;
}

/// Gives a field the look of a text and of a placeholder. Their offsets and insets are not a field's to keep.
static void MyThemeDressField(UITextField *field, MyThemeTextLook *_Nullable text,
                              MyThemeTextLook *_Nullable look, UITraitCollection *traits) {
  MyThemeTitle *title = [text titleForState:MyThemeStateOfField(field) traits:traits];
  if (title != nil) {
    field.defaultTextAttributes = [title attributesWithTint:nil];
    BOOL isRightToLeft = traits.layoutDirection == UITraitEnvironmentLayoutDirectionRightToLeft;
    field.textAlignment = [title textAlignmentFromRightToLeft:isRightToLeft];
    field.contentVerticalAlignment = title.verticalAlignment;
  }
  MyThemeTitle *placeholder = [look titleForState:UIControlStateNormal traits:traits];
  NSString *words = field.placeholder;
  if (placeholder != nil && words != nil) {
    field.attributedPlaceholder =
        [[NSAttributedString alloc] initWithString:[placeholder transformed:words]
                                        attributes:[placeholder attributesWithTint:nil]];
  }
}

@implementation MyThemeTextFieldLook

- (void)dress:(UITextField *)field traits:(UITraitCollection *)traits {
  if (self.background != nil) {
    UIControlState state = field.isEditing ? UIControlStateFocused : UIControlStateNormal;
    UIImage *picture = [self.background pictureForState:state traits:traits];
    // A field with a rounded border of its own ignores pictures.
    if (picture != nil) { field.borderStyle = UITextBorderStyleNone; }
    field.background = picture;
    field.disabledBackground = [self.background pictureForState:UIControlStateDisabled traits:traits];
  }
  MyThemeDressField(field, self.title, self.placeholder, traits);
}

@end

@implementation MyThemeTextField

- (instancetype)initWithLook:(MyThemeTextFieldLook *)look placeholder:(NSString *)placeholder {
  if ((self = [super initWithFrame:CGRectZero])) {
    _look = look;
    self.placeholder = placeholder;
    [look applyTo:self];
  }
  return self;
}

- (instancetype)initWithCoder:(NSCoder *)coder {
  if ((self = [super initWithCoder:coder])) { _look = [[MyThemeTextFieldLook alloc] init]; }
  return self;
}

- (void)setLook:(MyThemeTextFieldLook *)look {
  _look = look;
  [look applyTo:self];
}

- (void)setEnabled:(BOOL)enabled {
  [super setEnabled:enabled];
  [self.look applyTo:self];
}

/// The room around a text: where it says none, that around the text of the field.
- (UIEdgeInsets)roomAround:(nullable MyThemeTextLook *)text {
  UIControlState state = MyThemeStateOfField(self);
  UITraitCollection *traits = self.traitCollection;
  UIEdgeInsets insets = [text titleForState:state traits:traits].insets;
  UIEdgeInsets own = [self.look.title titleForState:state traits:traits].insets;
  return UIEdgeInsetsEqualToEdgeInsets(insets, UIEdgeInsetsZero) ? own : insets;
}

- (CGRect)textRectForBounds:(CGRect)bounds {
  return UIEdgeInsetsInsetRect([super textRectForBounds:bounds], [self roomAround:self.look.title]);
}

- (CGRect)editingRectForBounds:(CGRect)bounds {
  return UIEdgeInsetsInsetRect([super editingRectForBounds:bounds], [self roomAround:self.look.title]);
}

- (CGRect)placeholderRectForBounds:(CGRect)bounds {
  return UIEdgeInsetsInsetRect([super placeholderRectForBounds:bounds],
                               [self roomAround:self.look.placeholder]);
}

@end

@implementation MyThemeSearchBarLook

- (void)dressAppearance:(UISearchBar *)bar traits:(UITraitCollection *)traits {
  if (self.background != nil) { bar.backgroundImage = [self.background pictureForTraits:traits]; }
  if (self.field != nil) {
    [bar setSearchFieldBackgroundImage:[self.field pictureForTraits:traits] forState:UIControlStateNormal];
    [bar setSearchFieldBackgroundImage:[self.field pictureForState:UIControlStateDisabled traits:traits]
                              forState:UIControlStateDisabled];
  }
  MyThemeTitle *title = [self.title titleForState:UIControlStateNormal traits:traits];
  if (title != nil) { bar.searchTextPositionAdjustment = title.offset; }
}

- (void)dress:(UISearchBar *)bar traits:(UITraitCollection *)traits {
  [self dressAppearance:bar traits:traits];
  if (@available(iOS 13.0, *)) {
    UITextField *text = bar.searchTextField;
    if (self.field != nil && text.isEditing) {
      [bar setSearchFieldBackgroundImage:[self.field pictureForState:UIControlStateFocused traits:traits]
                                forState:UIControlStateNormal];
    }
    MyThemeDressField(text, self.title, self.placeholder, traits);
  }
}

@end
