import type { Pixel } from '../drawing/camera.ts'
import { color } from '../drawing/color.ts'
import type { Stage } from '../drawing/stage.ts'

const STEPS = 40

export interface ValleyShape {
  /** How far down the picture it reaches, as a share of its height. */
  readonly to: number
  readonly layers?: number
  /** A lake at its bottom. */
  readonly hasLake?: boolean
}

/** Rolling country far below the viewer, from the horizon down to the edge of the hill. */
export function paintValley(
  { canvas, camera, light, random }: Stage,
  { to, layers = 6, hasLake = false }: ValleyShape,
): void {
  const top = camera.horizonPixels
  const bottom = canvas.height * to
  const strength = Math.min(1, light.skylight[1] + light.sunlight[1] * 0.5)
  const greens = ['#7c9d58', '#98ad5e', '#628650'] as const
  canvas.polygon(
    [
      [0, top - 1],
      [canvas.width, top - 1],
      [canvas.width, bottom],
      [0, bottom],
    ],
    color.between(light.haze, '#8fa57a', 0.5),
    0,
  )
  if (hasLake) {
    const shine = canvas.linear([
      { at: 0, color: light.sky.at(-1)?.color ?? light.haze },
      { at: 1, color: color.between(light.sky[0]?.color ?? light.haze, light.haze, 0.25) },
    ])
    canvas.ellipse(
      [canvas.width * 0.56, top + (bottom - top) * 0.26],
      canvas.width * 0.34,
      (bottom - top) * 0.2,
      shine,
      0.9,
    )
  }
  for (let layer = 1; layer <= layers; layer += 1) {
    const nearness = layer / layers
    const base = top + (bottom - top) * (hasLake ? 0.3 + nearness * 0.55 : nearness * 0.85)
    const [first, second] = [random.next() * 6, random.next() * 6]
    const ridge = Array.from({ length: STEPS + 1 }, (_step, index): Pixel => {
      const share = index / STEPS
      const wave = Math.sin(share * 5 + first) * 0.6 + Math.sin(share * 11 + second) * 0.25
      return [share * canvas.width, base - wave * (12 + nearness * 58)]
    })
    const green = color.hex(color.scale(color.of(greens[layer % 3] ?? greens[0]), strength))
    const tone = color.between(light.haze, green, 0.55 + nearness * 0.45)
    canvas.polygon(
      [...ridge, [canvas.width, bottom + 60], [0, bottom + 60]],
      canvas.linear([
        { at: 0, color: tone },
        { at: 1, color: color.between(tone, '#4a6444', 0.3) },
      ]),
      0,
    )
    const trees = Array.from({ length: 26 }, (): Pixel => {
      const index = random.int(0, STEPS)
      const [x, y] = ridge[index] ?? [0, base]
      return [x + random.next() * 20, y + random.next() * 40 * nearness]
    })
    for (const [x, y] of trees) {
      const size = (4 + nearness * 13) * (0.6 + random.next() * 0.7)
      canvas.ellipse([x, y], size, size * 0.72, color.between(tone, '#2f4a32', 0.35))
      canvas.ellipse(
        [x - size * 0.25, y - size * 0.25],
        size * 0.6,
        size * 0.42,
        color.between(tone, '#a9c07a', 0.25),
        0.6,
      )
    }
  }
}
