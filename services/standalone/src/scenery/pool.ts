import type { Pixel } from '../drawing/camera.ts'
import { color } from '../drawing/color.ts'
import type { Detail } from '../drawing/face.ts'

/** A swimming pool: a pale coping, water that mirrors the sky, and the play of light on it. */
export function pool(corners: readonly Pixel[]): Detail {
  return ({ at, shade, stage: { canvas, camera, light, random } }) => {
    const middle: Pixel = [mean(corners.map(([x]) => x)), mean(corners.map(([, z]) => z))]
    const outline = (factor: number) =>
      camera.outline(
        corners.map(([x, z]) => at(middle[0] + (x - middle[0]) * factor, middle[1] + (z - middle[1]) * factor)),
      )
    const strength = Math.min(1, light.skylight[1] + light.sunlight[1] * 0.45)
    const isLit = light.litWindows > 0.5
    const water = isLit ? '#3fb3c2' : color.hex(color.scale(color.of('#55bcc6'), strength))
    canvas.polygon(outline(1.09), shade('#efe8da'), 0)
    canvas.polygon(outline(1), shade('#7fa9ab'), 0)
    canvas.polygon(
      outline(0.985),
      canvas.linear([
        { at: 0, color: color.between(water, light.sky.at(-1)?.color ?? light.haze, 0.45) },
        { at: 0.5, color: water },
        { at: 1, color: color.between(water, '#bff0e6', isLit ? 0.15 : 0.3 * strength) },
      ]),
      0,
    )
    canvas.within([outline(0.985)], () => {
      const ripples = Array.from({ length: 150 }, (): Pixel[] => {
        const x = middle[0] + (random.next() - 0.5) * 14
        const z = middle[1] + (random.next() - 0.5) * 17
        const length = 0.25 + random.next() * 0.6
        return camera.outline([at(x, z), at(x + length * 0.5, z + 0.05), at(x + length, z)])
      })
      canvas.stroke(ripples, '#ffffff', 1.5, 0.4 * strength)
    })
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
