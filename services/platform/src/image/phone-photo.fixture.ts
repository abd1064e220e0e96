import sharp from 'sharp'

interface PhonePhoto {
  readonly width: number
  readonly height: number
  /** Another seed, another picture. */
  readonly seed?: number
}

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="14,35.5N"/></rdf:RDF></x:xmpmeta>`

/** What a phone makes: a JPEG that says where, when and with what it was taken, in a wide gamut. */
export function phonePhoto({ width, height, seed = 0 }: PhonePhoto): Promise<Buffer> {
  const circles = Array.from({ length: 40 }, (_, index) => {
    const place = (index + 1) * (seed + 7)
    const size = (width * (5 + (place % 11))) / 100
    return `<circle cx="${(place * 131) % width}" cy="${(place * 71) % height}" r="${size}" fill="hsl(${place % 360} 50% 55%)"/>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${circles.join('')}</svg>`
  return sharp(Buffer.from(drawing))
    .flatten({ background: '#9bd' })
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'Tahanan phone', Model: 'One' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '14/1 35/1 5123/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '120/1 58/1 3456/100',
      },
    })
    .withXmp(XMP)
    .jpeg({ quality: 85 })
    .toBuffer()
}
