import type { Page } from 'playwright-core'

export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A photo for a file picker, drawn by the browser; another hue, another picture. */
export async function drawPhoto(page: Page, name: string, hue: number): Promise<ChosenFile> {
  const address = await page.evaluate((colour) => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 480
    const pen = canvas.getContext('2d')
    if (pen === null) return ''
    for (let line = 0; line < 24; line += 1) {
      pen.fillStyle = `hsl(${colour + line * 3} 50% ${30 + line * 2}%)`
      pen.fillRect(0, line * 20, 640, 20)
    }
    return canvas.toDataURL('image/jpeg')
  }, hue)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') }
}
