// The greatest differences of a channel over white, away from edges and at edges, and how many pixels are not white.
async (svg, png, width, height) => {
  const load = source => new Promise((done, fail) => {
    const image = new Image()
    image.onload = () => done(image)
    image.onerror = () => fail(new Error('not an image'))
    image.src = source
  })
  const pixels = async (source, times) => {
    const image = await load(source)
    const canvas = Object.assign(document.createElement('canvas'), { width: width * times, height: height * times })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const samples = context.getImageData(0, 0, canvas.width, canvas.height).data
    const sums = new Float64Array(4 * width * height)
    for (let index = 0; index < samples.length; index++) {
      const [x, y] = [(index >> 2) % canvas.width, Math.floor((index >> 2) / canvas.width)]
      const place = Math.floor(y / times) * width + Math.floor(x / times)
      sums[4 * place + index % 4] += samples[index]
    }
    return sums.map(sum => Math.round(sum / (times * times)))
  }
  const wanted = await pixels('data:image/svg+xml;base64,' + svg, 8)
  const found = await pixels('data:image/png;base64,' + png, 1)
  const difference = (one, first, other, second) => Math.max(
    ...[0, 1, 2].map(channel => Math.abs(one[4 * first + channel] - other[4 * second + channel])))
  let [flat, edge, shown] = [0, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = y * width + x
      let isEdge = false
      for (let row = Math.max(y - 1, 0); row <= Math.min(y + 1, height - 1); row++) {
        for (let column = Math.max(x - 1, 0); column <= Math.min(x + 1, width - 1); column++) {
          const neighbor = row * width + column
          isEdge ||= difference(wanted, place, wanted, neighbor) > 24
        }
      }
      const away = difference(wanted, place, found, place)
      if (isEdge) { edge = Math.max(edge, away) } else { flat = Math.max(flat, away) }
      if (Math.min(found[4 * place], found[4 * place + 1], found[4 * place + 2]) < 250) { shown++ }
    }
  }
  return `${flat} ${edge} ${shown}`
}
