import type { Material } from '../drawing/face.ts'
import type { Piece } from '../drawing/piece.ts'
import { placed, type Placement } from './placed.ts'

export interface SofaShape extends Placement {
  readonly widthMetres: number
  readonly color: string
  readonly pillowColors?: readonly string[]
}

const DEPTH = 0.92
const ARM = 0.2

/** A sofa, or an armchair when it is narrow: plinth, cushions, back, arms and a few pillows. */
export function sofa({ widthMetres: width, color, pillowColors = [], ...placement }: SofaShape): Piece[] {
  const part = placed(placement, width, DEPTH)
  const fabric: Material = { color, roundMetres: 0.05 }
  const inner = width - ARM * 2
  const seats = Math.max(1, Math.round(inner / 0.8))
  return [
    part([0.05, 0.02, 0.08], [width - 0.1, 0.1, DEPTH - 0.12], { color: '#4a3a2d' }),
    part([0, 0.12, 0.05], [width, 0.22, DEPTH - 0.3], fabric),
    part([0, 0.12, DEPTH - 0.25], [width, 0.68, 0.25], fabric),
    part([0, 0.34, 0.05], [ARM, 0.24, DEPTH - 0.3], fabric),
    part([width - ARM, 0.34, 0.05], [ARM, 0.24, DEPTH - 0.3], fabric),
    ...Array.from({ length: seats }, (_seat, index) =>
      part([ARM + (inner * index) / seats + 0.03, 0.34, 0.04], [inner / seats - 0.06, 0.12, DEPTH - 0.46], fabric),
    ),
    ...pillowColors.map((pillow, index) =>
      part(
        [index % 2 === 0 ? ARM + 0.06 + index * 0.16 : width - ARM - 0.5 - index * 0.1, 0.47, DEPTH - 0.41],
        [0.42, 0.36, 0.13],
        { color: pillow, roundMetres: 0.07 },
      ),
    ),
  ]
}
