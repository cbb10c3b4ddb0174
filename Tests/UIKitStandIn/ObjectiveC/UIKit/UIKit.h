// Declared for the compiler alone, with the signatures of the platform.

#ifndef STANDIN_UIKIT_H
#define STANDIN_UIKIT_H

#import <Foundation/Foundation.h>

#define UIKIT_EXTERN extern
#define UI_APPEARANCE_SELECTOR __attribute__((annotate("ui_appearance_selector")))

#import <UIKit/UIGeometry.h>

#import <UIKit/UITraits.h>

#import <UIKit/UIDrawing.h>

#import <UIKit/UIView.h>

#import <UIKit/UILayout.h>

#import <UIKit/UIControl.h>

#import <UIKit/UIButtonConfiguration.h>

#import <UIKit/UIBars.h>

#import <UIKit/UIControls.h>

#import <UIKit/UIViewController.h>

#endif
