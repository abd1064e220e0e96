import type { Stage } from '../drawing/stage.ts'
import { foliage } from './foliage.ts'
import { frond } from './frond.ts'
import { leafTones } from './leaf-tones.ts'

export type BranchKind = 'palm' | 'narra'

/** Leaves that reach into the picture from an upper corner, close to the eye. */
export function paintBranch({ canvas, light, random }: Stage, kind: BranchKind, side: 'left' | 'right'): void {
  const tones = leafTones(light, '#5c7a42', 0)
  const flip = side === 'right' ? `translate(${canvas.width} 0) scale(-1 1)` : 'translate(0 0)'
  const sunSide = (Math.sign(light.toSun[0]) || -1) * (side === 'right' ? -1 : 1)
  const leaves =
    kind === 'palm'
      ? [0.1, 0.5, 0.95]
          .map(
            (angle, index) =>
              `<path d="${frond(-60, -50 + index * 10, angle, 430 - index * 40, random)}" fill="${tones[index % 2]}"/>`,
          )
          .join('')
      : foliage(
          {
            lobes: [
              { x: 30, y: 10, radiusX: 190, radiusY: 95 },
              { x: 190, y: -10, radiusX: 150, radiusY: 70 },
              { x: -10, y: 120, radiusX: 90, radiusY: 80 },
            ],
            tones: [tones[0], tones[0], tones[1], tones[2]],
            leafCm: 30,
            sunSide,
          },
          random,
        )
  canvas.add(`<g transform="${flip}">${leaves}</g>`)
}
