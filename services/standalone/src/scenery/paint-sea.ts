import type { Pixel } from '../drawing/camera.ts'
import { color } from '../drawing/color.ts'
import type { Stage } from '../drawing/stage.ts'

export interface SeaShape {
  /** Where the shore begins, in metres from the eye. */
  readonly shoreMetres: number
  readonly hex?: string
}

/** Water from the shore to the horizon: the sky in it, ripples of light, and the sun's path. */
export function paintSea({ canvas, camera, light, random }: Stage, { shoreMetres, hex = '#3f97a3' }: SeaShape): void {
  const top = camera.horizonPixels
  const [, bottom] = camera.project(camera.place(0, shoreMetres))
  const surface: Pixel[] = [
    [0, top],
    [canvas.width, top],
    [canvas.width, bottom],
    [0, bottom],
  ]
  const brightness = Math.min(1, light.skylight[1] * 0.9 + light.sunlight[1] * 0.5)
  const water = color.hex(color.scale(color.of(hex), brightness))
  const horizonSky = light.sky.at(-1)?.color ?? light.haze
  canvas.polygon(
    surface,
    canvas.linear([
      { at: 0, color: color.between(water, horizonSky, 0.45) },
      { at: 0.35, color: color.between(water, light.glass[0], 0.25) },
      { at: 1, color: color.between(water, '#9fd8c8', 0.28 * brightness) },
    ]),
    0,
  )
  const ripples: Pixel[][] = []
  const glints: Pixel[][] = []
  const depth = bottom - top
  for (let index = 0; index < 240; index += 1) {
    const share = random.next() ** 1.5
    const y = top + 2 + share * (depth - 4)
    const length = 8 + share * 90 * random.next()
    const isPath = light.disc !== undefined && index % 2 === 0
    const spread = isPath ? 40 + share * 150 : canvas.width
    const middle = isPath ? (light.disc?.x ?? 0.5) * canvas.width : canvas.width / 2
    const x = middle + (random.next() - 0.5) * spread
    const line: Pixel[] = [
      [x - length / 2, y],
      [x + length / 2, y],
    ]
    if (isPath) glints.push(line)
    else ripples.push(line)
  }
  canvas.stroke(ripples, horizonSky, 1.3, 0.35)
  canvas.stroke(glints, light.disc?.color ?? horizonSky, 1.6, 0.6)
}
