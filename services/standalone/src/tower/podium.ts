import { glazing } from '../building/glazing.ts'
import { materials } from '../building/materials.ts'
import { box } from '../drawing/box.ts'
import type { Piece } from '../drawing/piece.ts'
import type { Vector } from '../drawing/vector.ts'
import { facade } from './facade.ts'

export interface PodiumShape {
  readonly at: Vector
  readonly widthMetres: number
  readonly depthMetres: number
  readonly floors: number
  readonly color: string
  readonly slabColor: string
}

const SHOP_METRES = 5

/** Shops along the street, and floors of parking or offices over them. */
export function podium({ at, widthMetres: width, depthMetres: depth, floors, color, slabColor }: PodiumShape): Piece[] {
  const [x, y, z] = at
  const shops = (length: number) =>
    Array.from({ length: Math.floor((length - 2) / SHOP_METRES) }, (_shop, index) =>
      glazing({
        left: 1.4 + index * SHOP_METRES,
        bottom: 0.2,
        width: SHOP_METRES - 0.8,
        height: 3.6,
        columns: 3,
        frameMetres: 0.12,
      }),
    )
  const upper = facade({
    floors,
    floorMetres: 3.6,
    bays: ['glass', 'glass', 'wall'],
    bayMetres: 2.6,
    slabColor,
    railColor: slabColor,
  })
  return [
    box({
      at,
      size: [width, 4.6, depth],
      material: materials.plaster('#8f867a'),
      front: shops(width),
      left: shops(depth),
      right: shops(depth),
    }),
    box({
      at: [x - 1.6, y + 4.6, z - 1.8],
      size: [width + 3.2, 0.5, depth + 1.8],
      material: materials.plaster(slabColor),
    }),
    ...(floors === 0
      ? []
      : [
          box({
            at: [x, y + 5.1, z],
            size: [width, floors * 3.6, depth],
            material: materials.plaster(color),
            front: [upper],
            left: [upper],
            right: [upper],
          }),
          box({
            at: [x - 0.3, y + 5.1 + floors * 3.6, z - 0.3],
            size: [width + 0.6, 1.1, depth + 0.6],
            material: materials.plaster(slabColor),
          }),
        ]),
  ]
}
