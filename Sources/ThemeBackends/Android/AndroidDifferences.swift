import ThemeSlicing
func androidDifferences(of files: [OutputFile], from slices: SliceSet) -> [String] { [] }
