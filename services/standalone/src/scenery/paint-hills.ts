import { color } from '../drawing/color.ts'
import type { Pixel } from '../drawing/camera.ts'
import type { Stage } from '../drawing/stage.ts'

export interface HillsShape {
  /** Of the highest ridge, as a share of the picture's height. */
  readonly rise: number
  readonly layers: number
  readonly hex?: string
}

const STEPS = 48

/** Ridges behind each other that fade into the distance. */
export function paintHills({ canvas, camera, light, random }: Stage, shape: HillsShape): void {
  const { rise, layers, hex = '#6f8a6b' } = shape
  const brightness = Math.min(1.1, light.skylight[1] + light.sunlight[1] * 0.45)
  const near = color.hex(color.scale(color.of(hex), brightness))
  for (let layer = 0; layer < layers; layer += 1) {
    const nearness = (layer + 1) / (layers + 0.6)
    const height = canvas.height * rise * (1 - nearness * 0.72)
    const waves = Array.from({ length: 5 }, (_wave, index) => ({
      length: (1.1 + random.next() * 1.4) * (index + 1),
      phase: random.next() * 7,
      size: 1 / (index + 1.2),
    }))
    const ridge = Array.from({ length: STEPS + 1 }, (_step, index): Pixel => {
      const share = index / STEPS
      const sum = waves.reduce(
        (total, { length, phase, size }) => total + Math.sin(share * length * 4 + phase) * size,
        0,
      )
      return [share * canvas.width, camera.horizonPixels - height * (0.62 + sum * 0.2)]
    })
    const tone = color.between(light.haze, near, 0.18 + nearness * 0.55)
    const foot = color.between(light.haze, near, 0.05 + nearness * 0.4)
    const base = camera.horizonPixels + 3
    canvas.polygon(
      [...ridge, [canvas.width, base], [0, base]],
      canvas.linear([
        { at: 0, color: tone },
        { at: 1, color: foot },
      ]),
      0,
    )
  }
}
