// No header of a theme: a theme's names are the same in both languages.
#import "LegacyViewController.h"
