import type { Pixel } from '../drawing/camera.ts'
import { color } from '../drawing/color.ts'
import type { Stage } from '../drawing/stage.ts'

const ROWS = 16
const ROOFS = ['#c9b9a3', '#b98f72', '#a7aeae', '#8f7a68', '#d8cfbf', '#93a08c'] as const

/** Roofs and trees from the horizon down to the viewer, as one sees them from a high window. */
export function paintCityBelow({ canvas, camera, light, random }: Stage): void {
  const top = camera.horizonPixels
  const depth = canvas.height - top
  const strength = Math.min(1, light.skylight[1] + light.sunlight[1] * 0.45)
  const toned = (hex: string, share: number) =>
    color.between(color.hex(color.scale(color.of(hex), strength)), light.haze, share)
  canvas.polygon(
    [
      [0, top],
      [canvas.width, top],
      [canvas.width, canvas.height],
      [0, canvas.height],
    ],
    toned('#6f8558', 0.4),
    0,
  )
  for (let row = 0; row < ROWS; row += 1) {
    const nearness = (row + 1) / ROWS
    const y = top + depth * nearness ** 2
    const size = 10 + 90 * nearness ** 1.6
    const haze = 0.75 * (1 - nearness) ** 0.8
    for (let x = -size * random.next(); x < canvas.width;) {
      const width = size * (0.7 + random.next())
      const height = size * (0.25 + random.next() ** 2 * 1.1)
      if (random.chance(0.26)) {
        canvas.ellipse([x + width / 2, y - height * 0.2], width * 0.5, size * 0.3, toned('#5f7d4a', haze))
      } else {
        const roof = random.pick(ROOFS)
        const lid = size * 0.16
        canvas.polygon(block(x, y - height, width, height), toned(color.between(roof, '#3b3f4c', 0.22), haze), 0)
        canvas.polygon(block(x, y - height - lid, width, lid), toned(roof, haze), 0)
        if (random.chance(light.litWindows * 0.8))
          canvas.polygon(block(x + width * 0.3, y - height * 0.7, width * 0.16, size * 0.1), '#ffd594', 0)
      }
      x += width * (1 + random.next() * 0.25)
    }
  }
}

function block(x: number, y: number, width: number, height: number): Pixel[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}
