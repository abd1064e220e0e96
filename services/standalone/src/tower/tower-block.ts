import { materials } from '../building/materials.ts'
import { box } from '../drawing/box.ts'
import type { Piece } from '../drawing/piece.ts'
import type { Vector } from '../drawing/vector.ts'
import { facade, type Bay } from './facade.ts'

export interface TowerBlockShape {
  readonly at: Vector
  readonly widthMetres: number
  readonly depthMetres: number
  readonly floors: number
  readonly wallColor: string
  readonly slabColor: string
  readonly railColor?: string
  readonly bays: readonly Bay[]
  /** For the sides; the same as in front unless told. */
  readonly sideBays?: readonly Bay[]
  readonly crown?: 'flat' | 'setback' | 'frame'
}

export const FLOOR_METRES = 3.2
const BAY_METRES = 3.3

/** A tower of equal floors with a crown on it. */
export function towerBlock(shape: TowerBlockShape): Piece[] {
  const { at, widthMetres: width, depthMetres: depth, floors, wallColor, slabColor, bays, crown = 'flat' } = shape
  const [x, y, z] = at
  const height = floors * FLOOR_METRES
  const grid = {
    floors,
    floorMetres: FLOOR_METRES,
    bayMetres: BAY_METRES,
    slabColor,
    railColor: shape.railColor ?? '#cfdde0',
  }
  const side = facade({ ...grid, bays: shape.sideBays ?? bays })
  const wall = materials.plaster(wallColor)
  const slab = materials.plaster(slabColor)
  const top = y + height
  return [
    box({
      at,
      size: [width, height, depth],
      material: wall,
      front: [facade({ ...grid, bays })],
      left: [side],
      right: [side],
    }),
    box({ at: [x - 0.2, top, z - 0.2], size: [width + 0.4, 1.1, depth + 0.4], material: slab }),
    ...(crown === 'setback'
      ? [
          box({
            at: [x + width * 0.18, top + 1.1, z + depth * 0.2],
            size: [width * 0.64, 6.4, depth * 0.6],
            material: wall,
            front: [facade({ ...grid, floors: 2, bays: ['glass'] })],
            left: [facade({ ...grid, floors: 2, bays: ['glass'] })],
          }),
          box({
            at: [x + width * 0.16, top + 7.5, z + depth * 0.18],
            size: [width * 0.68, 0.8, depth * 0.64],
            material: slab,
          }),
        ]
      : []),
    ...(crown === 'frame'
      ? [
          box({
            at: [x + width * 0.3, top + 1.1, z + depth * 0.3],
            size: [width * 0.4, 4.5, depth * 0.4],
            material: wall,
          }),
          ...[0, 1].map((end) =>
            box({ at: [x + end * (width - 1), top + 1.1, z], size: [1, 7, depth], material: slab }),
          ),
          box({ at: [x, top + 8.1, z], size: [width, 0.9, depth], material: slab }),
        ]
      : []),
    ...(crown === 'flat'
      ? [
          box({
            at: [x + width * 0.35, top + 1.1, z + depth * 0.3],
            size: [width * 0.3, 3.6, depth * 0.4],
            material: wall,
          }),
        ]
      : []),
  ]
}
