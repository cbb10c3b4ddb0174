import Testing
import ThemeCore

/// The test vectors of RFC 4648, section 10, and the two digits that no letter stands for.
@Test(arguments: [
  ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
  ("foobar", "Zm9vYmFy"), ("~~~???", "fn5+Pz8/"),
])
func bytesAreText(bytes: String, text: String) {
  #expect(base64(Array(bytes.utf8)) == text)
}
