import type { Material } from '../drawing/face.ts'
import type { Piece } from '../drawing/piece.ts'
import { placed, type Placement } from './placed.ts'

export interface BedShape extends Placement {
  readonly widthMetres: number
  readonly headboard: Material
  readonly coverColor: string
  readonly throwColor: string
}

const LENGTH = 2.1

/** A made bed: its foot looks where it faces, its headboard stands at the other end. */
export function bed({ widthMetres: width, headboard, coverColor, throwColor, ...placement }: BedShape): Piece[] {
  const part = placed(placement, width + 0.3, LENGTH)
  const linen: Material = { color: '#f4f0e7', roundMetres: 0.07 }
  const pillows = width > 1.2 ? 2 : 1
  const pillowWidth = (width - 0.2) / pillows
  return [
    part([0.15, 0.08, 0.04], [width, 0.2, LENGTH - 0.1], { color: '#7c5b3f' }),
    part([0, 0, LENGTH - 0.08], [width + 0.3, 1.15, 0.08], headboard),
    part([0.17, 0.28, 0.06], [width - 0.04, 0.24, LENGTH - 0.16], linen),
    part([0.12, 0.26, 0.02], [width + 0.06, 0.3, LENGTH * 0.62], { color: coverColor, roundMetres: 0.06 }),
    part([0.11, 0.24, 0.25], [width + 0.08, 0.34, 0.5], { color: throwColor, roundMetres: 0.05 }),
    ...Array.from({ length: pillows }, (_pillow, index) =>
      part([0.25 + pillowWidth * index, 0.53, LENGTH - 0.34], [pillowWidth - 0.1, 0.36, 0.18], linen),
    ),
    ...Array.from({ length: pillows }, (_pillow, index) =>
      part([0.33 + pillowWidth * index, 0.55, LENGTH - 0.5], [pillowWidth - 0.26, 0.28, 0.14], {
        color: throwColor,
        roundMetres: 0.06,
      }),
    ),
  ]
}
