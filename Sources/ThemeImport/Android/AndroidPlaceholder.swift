package import ThemeCore

package func importResources(_ folder: ThemePath, from inputs: any ThemeInputs) -> Imported { Imported() }
