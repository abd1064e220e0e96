import type { Detail, Material } from '../drawing/face.ts'
import type { Piece } from '../drawing/piece.ts'
import { placed, type Placement } from './placed.ts'

export interface TableShape extends Placement {
  readonly widthMetres: number
  readonly depthMetres: number
  readonly heightMetres: number
  readonly top: Material
  readonly legs: Material
  readonly front?: readonly Detail[]
}

const LEG = 0.06
const THICKNESS = 0.05

/** A table on four legs: for coffee, for dining, for work. */
export function table(shape: TableShape): Piece[] {
  const { widthMetres: width, depthMetres: depth, heightMetres: height } = shape
  const part = placed(shape, width, depth)
  const [right, back] = [width - LEG - 0.04, depth - LEG - 0.04]
  const legs = [
    [0.04, 0.04],
    [right, 0.04],
    [0.04, back],
    [right, back],
  ] as const
  return [
    ...legs.map(([x, z]) => part([x, 0, z], [LEG, height - THICKNESS, LEG], shape.legs)),
    part([0, height - THICKNESS, 0], [width, THICKNESS, depth], shape.top),
  ]
}
