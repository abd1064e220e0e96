import type { Pixel } from '../drawing/camera.ts'
import type { Stage } from '../drawing/stage.ts'

const PUFFS = 16

/** A drifting cloud of soft puffs: shaded below, lit on top, flat at its foot. */
export function paintCloud({ canvas, light, random }: Stage, [x, y]: Pixel, width: number): void {
  const puffs = Array.from({ length: PUFFS }, () => {
    const side = random.next() + random.next() - 1
    const radius = width * (0.07 + (1 - Math.abs(side)) * 0.13 * (0.5 + random.next()))
    return { x: x + side * width * 0.62, y: y - radius * (0.1 + random.next() * 0.55), radius }
  })
  const { bright, dark } = light.clouds
  const lean = (Math.sign(light.toSun[0]) || -1) * width * 0.02
  const soft = (color: string, opacity: number) =>
    canvas.radial([
      { at: 0, color, opacity },
      { at: 0.55, color, opacity: opacity * 0.72 },
      { at: 1, color, opacity: 0 },
    ])
  const [body, crown] = [soft(dark, 0.4), soft(bright, 0.55)]
  for (const puff of puffs) canvas.ellipse([puff.x, puff.y], puff.radius * 1.15, puff.radius * 0.66, body)
  for (const puff of puffs)
    canvas.ellipse([puff.x + lean, puff.y - puff.radius * 0.2], puff.radius, puff.radius * 0.56, crown)
}
