import type { Random } from '../demo/random.ts'
import { materials } from '../building/materials.ts'
import { box } from '../drawing/box.ts'
import type { Piece } from '../drawing/piece.ts'
import { facade } from './facade.ts'

export interface CityBlocksShape {
  readonly from: number
  readonly to: number
  readonly z: number
  readonly rows: number
  /** Between these no block stands. */
  readonly clear?: readonly [left: number, right: number]
  readonly tallest?: number
}

const WALLS = ['#d9d0c0', '#cbb9a0', '#c9c9c4', '#b9a79a', '#dcd6ca', '#a9b0b3'] as const

/** Ordinary buildings of the neighbourhood, from shophouses to small office blocks. */
export function cityBlocks(shape: CityBlocksShape, random: Random): Piece[] {
  const { from, to, z, rows, clear = [0, 0], tallest = 8 } = shape
  const pieces: Piece[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let x = from; x < to;) {
      const width = 9 + random.next() * 14
      const floors = random.int(2, tallest)
      const wallColor = random.pick(WALLS)
      const depth = 10 + random.next() * 6
      const at = [x, 0, z + row * 24 + random.next() * 5] as const
      const isClear = x < clear[1] && x + width > clear[0] && row === 0
      if (!isClear) {
        const panes = facade({
          floors,
          floorMetres: 3.2,
          bays: ['window'],
          bayMetres: 2.8,
          slabColor: wallColor,
          railColor: wallColor,
        })
        const wall = materials.plaster(wallColor)
        pieces.push(
          box({
            at,
            size: [width, floors * 3.2 + 1, depth],
            material: wall,
            front: [panes],
            left: [panes],
            right: [panes],
          }),
        )
      }
      x += width + 2 + random.next() * 7
    }
  }
  return pieces
}
