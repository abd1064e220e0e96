import type { Material } from '../drawing/face.ts'
import type { Piece } from '../drawing/piece.ts'
import { placed, type Placement } from './placed.ts'

export interface ChairShape extends Placement {
  readonly seat: Material
  readonly frame: Material
  /** 0.46 for a dining chair, 0.68 for a bar stool. */
  readonly seatMetres?: number
  readonly hasBack?: boolean
}

const WIDTH = 0.46
const LEG = 0.045

/** A dining chair, or a bar stool. */
export function chair({ seat, frame, seatMetres = 0.46, hasBack = true, ...placement }: ChairShape): Piece[] {
  const part = placed(placement, WIDTH, WIDTH)
  const far = WIDTH - LEG
  const legs = [
    [0, 0],
    [far, 0],
    [0, far],
    [far, far],
  ] as const
  return [
    ...legs.map(([x, z]) => part([x, 0, z], [LEG, seatMetres, LEG], frame)),
    part([0, seatMetres, 0], [WIDTH, 0.06, WIDTH], { ...seat, roundMetres: 0.03 }),
    ...(hasBack
      ? [
          part([0, seatMetres + 0.06, far], [LEG, 0.4, LEG], frame),
          part([far, seatMetres + 0.06, far], [LEG, 0.4, LEG], frame),
          part([LEG, seatMetres + 0.2, far], [WIDTH - LEG * 2, 0.24, LEG * 0.8], seat),
        ]
      : []),
  ]
}
