(() => {
  const paint = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true })
  const parse = (color) => {
    paint.clearRect(0, 0, 1, 1)
    paint.fillStyle = color
    paint.fillRect(0, 0, 1, 1)
    return [...paint.getImageData(0, 0, 1, 1).data]
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (!walker.currentNode.data.trim() || element.closest("script, style, .unseen, :disabled")) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const box = range.getBoundingClientRect()
    const style = getComputedStyle(element)
    const size = parseFloat(style.fontSize)
    found.push({
      words: `${walker.currentNode.data.trim()} (${element.className})`, color: parse(style.color),
      box: [box.x, box.y, box.width, box.height].map(Math.round), isLarge: Number(size >= 24 || size >= 18.66 && style.fontWeight >= 700)
    })
  }
  return JSON.stringify(found)
})()
