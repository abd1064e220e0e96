import sharp from 'sharp'

const WIDTH = 4_000
const HEIGHT = 3_000
const SHAPES = 200
const TILE = 512
const GRAIN = { type: 'gaussian', mean: 128, sigma: 12 } as const

/** What a phone uploads: 12 megapixels of JPEG with edges and grain in it. Another number, another photo. */
export async function benchPhoto(number: number): Promise<Buffer> {
  const shapes = Array.from({ length: SHAPES }, (_, index) => {
    const place = (index + 1) * (number + 13)
    const radius = 20 + ((place * 37) % 220)
    return `<circle cx="${(place * 997) % WIDTH}" cy="${(place * 613) % HEIGHT}" r="${radius}" fill="hsl(${place % 360} 45% 50%)"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${shapes.join('')}</svg>`
  const grain = await sharp({ create: { width: TILE, height: TILE, channels: 3, background: '#888', noise: GRAIN } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(Buffer.from(drawing))
    .flatten({ background: '#9bd' })
    .composite([{ input: grain, blend: 'overlay', tile: true }])
    .jpeg({ quality: 88 })
    .toBuffer()
}
