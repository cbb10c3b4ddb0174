#include "uikitruntime.h"

// The compiler reads the files and knows when they change.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct uikitruntime_file files[] = {
    {"swift/MyThemeLooks.swift",
     (const char[]){
#embed "swift/MyThemeLooks.swift" suffix(, 0)
     }},
    {"swift/MyThemeFacts.swift",
     (const char[]){
#embed "swift/MyThemeFacts.swift" suffix(, 0)
     }},
    {"swift/MyThemeTitles.swift",
     (const char[]){
#embed "swift/MyThemeTitles.swift" suffix(, 0)
     }},
    {"swift/MyThemeGeometry.swift",
     (const char[]){
#embed "swift/MyThemeGeometry.swift" suffix(, 0)
     }},
    {"swift/MyThemeObservation.swift",
     (const char[]){
#embed "swift/MyThemeObservation.swift" suffix(, 0)
     }},
    {"swift/MyThemeKept.swift",
     (const char[]){
#embed "swift/MyThemeKept.swift" suffix(, 0)
     }},
    {"swift/MyThemePointerWatcher.swift",
     (const char[]){
#embed "swift/MyThemePointerWatcher.swift" suffix(, 0)
     }},
    {"swift/MyThemeButton.swift",
     (const char[]){
#embed "swift/MyThemeButton.swift" suffix(, 0)
     }},
    {"swift/MyThemeButtonDressing.swift",
     (const char[]){
#embed "swift/MyThemeButtonDressing.swift" suffix(, 0)
     }},
    {"swift/navigation/MyThemeNavigationBar.swift",
     (const char[]){
#embed "swift/navigation/MyThemeNavigationBar.swift" suffix(, 0)
     }},
    {"swift/MyThemeSystem.swift",
     (const char[]){
#embed "swift/MyThemeSystem.swift" suffix(, 0)
     }},
    {"swift/navigation/MyThemeScreens.swift",
     (const char[]){
#embed "swift/navigation/MyThemeScreens.swift" suffix(, 0)
     }},
    {"swift/navigation/MyThemeBackAppearance.swift",
     (const char[]){
#embed "swift/navigation/MyThemeBackAppearance.swift" suffix(, 0)
     }},
    {"swift/navigation/MyThemeBackItem.swift",
     (const char[]){
#embed "swift/navigation/MyThemeBackItem.swift" suffix(, 0)
     }},
    {"swift/navigation/MyThemeBarTint.swift",
     (const char[]){
#embed "swift/navigation/MyThemeBarTint.swift" suffix(, 0)
     }},
    {"swift/navigation/MyThemeScreen.swift",
     (const char[]){
#embed "swift/navigation/MyThemeScreen.swift" suffix(, 0)
     }},
    {"swift/navigation/MyThemeNavigation.swift",
     (const char[]){
#embed "swift/navigation/MyThemeNavigation.swift" suffix(, 0)
     }},
    {"swift/live/MyThemeLive.swift",
     (const char[]){
#embed "swift/live/MyThemeLive.swift" suffix(, 0)
     }},
    {"swift/live/MyThemeLiveTheme.swift",
     (const char[]){
#embed "swift/live/MyThemeLiveTheme.swift" suffix(, 0)
     }},
    {"swift/live/MyThemeLiveValues.swift",
     (const char[]){
#embed "swift/live/MyThemeLiveValues.swift" suffix(, 0)
     }},
    {"swift/MyThemeSwiftUI.swift",
     (const char[]){
#embed "swift/MyThemeSwiftUI.swift" suffix(, 0)
     }},
    {"objective-c/MyThemeLooks.h",
     (const char[]){
#embed "objective-c/MyThemeLooks.h" suffix(, 0)
     }},
    {"objective-c/MyThemeFacts.m",
     (const char[]){
#embed "objective-c/MyThemeFacts.m" suffix(, 0)
     }},
    {"objective-c/MyThemeLooks.m",
     (const char[]){
#embed "objective-c/MyThemeLooks.m" suffix(, 0)
     }},
    {"objective-c/MyThemeGeometry.h",
     (const char[]){
#embed "objective-c/MyThemeGeometry.h" suffix(, 0)
     }},
    {"objective-c/MyThemeGeometry.m",
     (const char[]){
#embed "objective-c/MyThemeGeometry.m" suffix(, 0)
     }},
    {"objective-c/MyThemePointerWatcher.h",
     (const char[]){
#embed "objective-c/MyThemePointerWatcher.h" suffix(, 0)
     }},
    {"objective-c/MyThemePointerWatcher.m",
     (const char[]){
#embed "objective-c/MyThemePointerWatcher.m" suffix(, 0)
     }},
    {"objective-c/MyThemeButton.h",
     (const char[]){
#embed "objective-c/MyThemeButton.h" suffix(, 0)
     }},
    {"objective-c/MyThemeButton.m",
     (const char[]){
#embed "objective-c/MyThemeButton.m" suffix(, 0)
     }},
    {"objective-c/MyThemeButtonDressing.h",
     (const char[]){
#embed "objective-c/MyThemeButtonDressing.h" suffix(, 0)
     }},
    {"objective-c/MyThemeButtonDressing.m",
     (const char[]){
#embed "objective-c/MyThemeButtonDressing.m" suffix(, 0)
     }},
    {"objective-c/MyThemeNavigationBar.h",
     (const char[]){
#embed "objective-c/MyThemeNavigationBar.h" suffix(, 0)
     }},
    {"objective-c/MyThemeNavigationBar.m",
     (const char[]){
#embed "objective-c/MyThemeNavigationBar.m" suffix(, 0)
     }},
    {"objective-c/MyThemeNavigation.h",
     (const char[]){
#embed "objective-c/MyThemeNavigation.h" suffix(, 0)
     }},
    {"objective-c/MyThemeBackAppearance.m",
     (const char[]){
#embed "objective-c/MyThemeBackAppearance.m" suffix(, 0)
     }},
    {"objective-c/MyThemeWayBack.h",
     (const char[]){
#embed "objective-c/MyThemeWayBack.h" suffix(, 0)
     }},
    {"objective-c/MyThemeWayBack.m",
     (const char[]){
#embed "objective-c/MyThemeWayBack.m" suffix(, 0)
     }},
    {"objective-c/MyThemeScreen.m",
     (const char[]){
#embed "objective-c/MyThemeScreen.m" suffix(, 0)
     }},
    {"objective-c/MyThemeNavigation.m",
     (const char[]){
#embed "objective-c/MyThemeNavigation.m" suffix(, 0)
     }},
    {"swift/controls/MyThemeControls.swift",
     (const char[]){
#embed "swift/controls/MyThemeControls.swift" suffix(, 0)
     }},
    {"swift/controls/MyThemeControlFields.swift",
     (const char[]){
#embed "swift/controls/MyThemeControlFields.swift" suffix(, 0)
     }},
    {"swift/controls/MyThemeControlBars.swift",
     (const char[]){
#embed "swift/controls/MyThemeControlBars.swift" suffix(, 0)
     }},
    {"swift/controls/MyThemeControlFrames.swift",
     (const char[]){
#embed "swift/controls/MyThemeControlFrames.swift" suffix(, 0)
     }},
    {"objective-c/controls/MyThemeControls.h",
     (const char[]){
#embed "objective-c/controls/MyThemeControls.h" suffix(, 0)
     }},
    {"objective-c/controls/MyThemeControls.m",
     (const char[]){
#embed "objective-c/controls/MyThemeControls.m" suffix(, 0)
     }},
    {"objective-c/controls/MyThemeControlDressing.h",
     (const char[]){
#embed "objective-c/controls/MyThemeControlDressing.h" suffix(, 0)
     }},
    {"objective-c/controls/MyThemeControlDressing.m",
     (const char[]){
#embed "objective-c/controls/MyThemeControlDressing.m" suffix(, 0)
     }},
    {"objective-c/controls/MyThemeControlFields.m",
     (const char[]){
#embed "objective-c/controls/MyThemeControlFields.m" suffix(, 0)
     }},
    {"objective-c/controls/MyThemeControlBars.m",
     (const char[]){
#embed "objective-c/controls/MyThemeControlBars.m" suffix(, 0)
     }},
    {"objective-c/controls/MyThemeControlFrames.m",
     (const char[]){
#embed "objective-c/controls/MyThemeControlFrames.m" suffix(, 0)
     }},
    {"objective-c/shared/MyTheme.h",
     (const char[]){
#embed "objective-c/shared/MyTheme.h" suffix(, 0)
     }},
    {"objective-c/shared/MyTheme.m",
     (const char[]){
#embed "objective-c/shared/MyTheme.m" suffix(, 0)
     }},
    {0},
};

const struct uikitruntime_file *uikitruntime_files(void) { return files; }
