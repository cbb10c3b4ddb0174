// The pictures of a page that holds them itself.

/** The bytes of a picture by its number. */
async function bytesAt(number) {
  return Uint8Array.from(atob(page.pictures[number]), (letter) => letter.charCodeAt(0));
}
