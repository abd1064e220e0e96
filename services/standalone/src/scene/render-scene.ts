import sharp from 'sharp'
import type { DemoScene } from './demo-scene.ts'

const QUALITY = 82

/** The picture as a JPEG of 1600 by 1067 pixels, below 400 kB. */
export function renderScene(scene: DemoScene): Promise<Buffer> {
  return sharp(Buffer.from(scene.svg())).flatten().jpeg({ quality: QUALITY }).toBuffer()
}
