#include "uikitruntime.h"

// The compiler reads the files and knows when they change.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct uikitruntime_file files[] = {
    {"Package.swift",
     (const char[]){
#embed "../../ThemeRuntime/Package.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Looks/AssociatedValue.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Looks/AssociatedValue.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Looks/ThemeArt.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Looks/ThemeArt.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Looks/ThemeCondition.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Looks/ThemeCondition.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Looks/ThemeFacts.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Looks/ThemeFacts.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Looks/ThemeFont.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Looks/ThemeFont.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Looks/ThemeInsets.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Looks/ThemeInsets.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Looks/ThemeLook.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Looks/ThemeLook.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Looks/ThemeMaterial.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Looks/ThemeMaterial.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Looks/ThemeTitle.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Looks/ThemeTitle.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Looks/ThemeTraits.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Looks/ThemeTraits.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Looks/TraitObservation.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Looks/TraitObservation.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Buttons/ButtonDressing.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Buttons/ButtonDressing.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Buttons/ButtonGeometry.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Buttons/ButtonGeometry.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Buttons/PointerObservation.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Buttons/PointerObservation.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Buttons/ThemeButton.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Buttons/ThemeButton.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Navigation/BackSwipe.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Navigation/BackSwipe.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Navigation/BackView.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Navigation/BackView.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Navigation/BarAppearances.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Navigation/BarAppearances.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Navigation/BarBackground.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Navigation/BarBackground.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Navigation/BarDressing.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Navigation/BarDressing.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Navigation/BarState.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Navigation/BarState.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Navigation/NativeBack.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Navigation/NativeBack.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Navigation/ScreenDressing.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Navigation/ScreenDressing.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Navigation/ThemeBackItem.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Navigation/ThemeBackItem.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Navigation/ThemeNavigation.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Navigation/ThemeNavigation.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Navigation/ThemeNavigationController.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Navigation/ThemeNavigationController.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Navigation/ThemeScreen.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Navigation/ThemeScreen.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Navigation/ThemeTable.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Navigation/ThemeTable.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Navigation/WayBack.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Navigation/WayBack.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Controls/CellLook.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Controls/CellLook.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Controls/ControlLook.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Controls/ControlLook.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Controls/FrameLooks.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Controls/FrameLooks.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Controls/PopoverLook.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Controls/PopoverLook.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Controls/SegmentedControlLook.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Controls/SegmentedControlLook.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Controls/SliderLook.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Controls/SliderLook.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Controls/TabBarLook.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Controls/TabBarLook.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/Controls/TextFieldLook.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/Controls/TextFieldLook.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/SwiftUI/ThemedBackButton.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/SwiftUI/ThemedBackButton.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/SwiftUI/ThemedBar.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/SwiftUI/ThemedBar.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/SwiftUI/ThemedButtonLayout.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/SwiftUI/ThemedButtonLayout.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/SwiftUI/ThemedButtonStyle.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/SwiftUI/ThemedButtonStyle.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/SwiftUI/ThemedImage.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/SwiftUI/ThemedImage.swift" suffix(, 0)
     }},
    {"Sources/ThemeRuntime/ObjectiveC/ObjectiveC.swift",
     (const char[]){
#embed "../../ThemeRuntime/Sources/ThemeRuntime/ObjectiveC/ObjectiveC.swift" suffix(, 0)
     }},
    {0},
};

const struct uikitruntime_file *uikitruntime_files(void) { return files; }
