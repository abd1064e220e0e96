import type { Pixel } from '../drawing/camera.ts'
import { color } from '../drawing/color.ts'
import type { Stage } from '../drawing/stage.ts'

export interface SkylineShape {
  /** Of the tallest tower, as a share of the picture's height. */
  readonly rise: number
  readonly layers?: number
}

/** Far towers in the haze, their windows lit after sunset. */
export function paintSkyline(stage: Stage, { rise, layers = 2 }: SkylineShape): void {
  const { canvas, camera, light, random } = stage
  const foot = camera.horizonPixels + 3
  const strength = Math.min(1, light.skylight[2] + light.sunlight[2] * 0.3)
  const near = color.hex(color.scale(color.of('#8c99a8'), strength))
  for (let layer = 0; layer < layers; layer += 1) {
    const nearness = (layer + 1) / (layers + 1)
    const tone = color.between(light.haze, near, 0.25 + nearness * 0.45)
    const towers: Pixel[][] = []
    const windows: Pixel[][] = []
    for (let x = -20; x < canvas.width;) {
      const width = 26 + random.next() * 52
      const height = canvas.height * rise * (0.2 + random.next() ** 2 * 0.8) * (1.1 - nearness * 0.4)
      towers.push(block(x, foot - height, width, height))
      if (random.chance(0.4)) towers.push(block(x + width * 0.3, foot - height * 1.12, width * 0.35, height * 0.13))
      windows.push(...litPanes(stage, x, foot - height, width, height))
      x += width + random.next() * 18 - 6
    }
    canvas.fill(
      towers,
      canvas.linear([
        { at: 0, color: tone },
        { at: 1, color: color.between(tone, light.haze, 0.5) },
      ]),
    )
    canvas.fill(windows, '#ffd694', 0.75)
  }
}

function litPanes({ light, random }: Stage, x: number, y: number, width: number, height: number): Pixel[][] {
  if (light.litWindows < 0.3) return []
  const panes: Pixel[][] = []
  for (let row = y + 7; row < y + height - 6; row += 8)
    for (let column = x + 4; column < x + width - 5; column += 7)
      if (random.chance(light.litWindows * 0.4)) panes.push(block(column, row, 2.6, 3.2))
  return panes
}

function block(x: number, y: number, width: number, height: number): Pixel[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}
