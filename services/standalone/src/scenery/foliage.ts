import type { Random } from '../demo/random.ts'
import { color } from '../drawing/color.ts'
import { leaf } from './leaf.ts'
import type { LeafTones } from './leaf-tones.ts'

/** A mass of leaves: an ellipse, in centimetres. */
export interface Lobe {
  readonly x: number
  readonly y: number
  readonly radiusX: number
  readonly radiusY: number
}

interface FoliageShape {
  readonly lobes: readonly Lobe[]
  readonly tones: LeafTones
  /** Length of a brush stroke of leaves. */
  readonly leafCm: number
  /** -1 when the sun stands on the left, 1 on the right. */
  readonly sunSide: number
}

/** Strokes for each square of a stroke's length. */
const COVERAGE = 5.8

/** A crown of lobes in strokes of four tones, bright where a lobe turns to the sun. */
export function foliage({ lobes, tones, leafCm, sunSide }: FoliageShape, random: Random): string {
  const strokes: [string, string, string, string] = ['', '', '', '']
  for (const { x, y, radiusX, radiusY } of lobes) {
    const count = Math.round((COVERAGE * radiusX * radiusY) / (leafCm * leafCm))
    for (let index = 0; index < count; index += 1) {
      const angle = random.next() * Math.PI * 2
      const reach = random.next() ** 0.42 * 1.06
      const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
      const sunny = (dx * sunSide * 0.45 - dy * 0.85 + 1) / 2 + (random.next() - 0.5) * 0.5
      const tone = sunny > 0.78 ? 3 : sunny > 0.5 ? 2 : sunny > 0.26 ? 1 : 0
      const length = leafCm * (0.7 + random.next() * 0.7)
      const droop = Math.atan2(dy + 0.35, dx) + (random.next() - 0.5) * 1.6
      strokes[tone] += leaf(x + dx * radiusX, y + dy * radiusY, droop, length, length * 0.48)
    }
  }
  const masses = lobes
    .map(
      ({ x, y, radiusX, radiusY }) =>
        `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(radiusX * 0.88)}" ry="${Math.round(radiusY * 0.86)}"/>`,
    )
    .join('')
  return (
    `<g fill="${color.between(tones[0], tones[1], 0.55)}">${masses}</g>` +
    strokes.map((path, tone) => `<path d="${path}" fill="${tones[tone]}"/>`).join('')
  )
}
