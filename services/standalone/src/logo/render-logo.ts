import sharp from 'sharp'
import { developerLogo } from './developer-logo.ts'

/** The logo of an invented developer as a PNG of 640 by 640 pixels. */
export function renderLogo(seed: number, initials: string): Promise<Buffer> {
  return sharp(Buffer.from(developerLogo(seed, initials)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}
