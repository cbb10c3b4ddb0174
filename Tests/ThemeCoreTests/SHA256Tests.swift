/// The examples of FIPS 180-4 and of NIST's test vectors.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func knownText(text: String, digest: String) {
    #expect(sha256(Array(text.utf8)) == digest)
  }

  @Test func aMillionLetters() {
    let expected = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    #expect(sha256([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)) == expected)
    var digest = SHA256()
    for _ in 0..<1000 { digest.update([UInt8](repeating: UInt8(ascii: "a"), count: 1000)) }
    #expect(digest.hex == expected)
  }

  @Test func readingTheDigestDoesNotEndIt() {
    var digest = SHA256()
    digest.update([UInt8(ascii: "a"), UInt8(ascii: "b")])
    _ = digest.hex
    digest.update([UInt8(ascii: "c")])
    #expect(digest.hex == sha256(Array("abc".utf8)))
  }

  @Test func wordsAreTakenLowestByteFirst() {
    var words = SHA256()
    words.update(words: [0x0403_0201, 0x0807_0605])
    #expect(words.hex == sha256([1, 2, 3, 4, 5, 6, 7, 8]))
  }
}

private func sha256(_ bytes: [UInt8]) -> String {
  var digest = SHA256()
  digest.update(bytes)
  return digest.hex
}

/// The test vectors of RFC 4648, section 10, and the two digits that no letter stands for.
@Test(arguments: [
  ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
  ("foobar", "Zm9vYmFy"), ("~~~???", "fn5+Pz8/"),
])
func bytesAreText(bytes: String, text: String) {
  #expect(base64(Array(bytes.utf8)) == text)
}
