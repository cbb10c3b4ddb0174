@main struct ThemecCommand { static func main() { print("themec") } }
