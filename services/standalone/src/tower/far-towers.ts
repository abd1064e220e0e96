import type { Random } from '../demo/random.ts'
import { materials } from '../building/materials.ts'
import { box } from '../drawing/box.ts'
import type { Piece } from '../drawing/piece.ts'
import { facade, type Bay } from './facade.ts'

const WALLS = ['#cfc6b6', '#b3bcc2', '#d8cbb8', '#9fabb4', '#c2b8aa'] as const
const BAYS: readonly (readonly Bay[])[] = [['window'], ['glass'], ['window', 'window', 'wall'], ['glass', 'wall']]

/** Other towers of the district, farther away than the one that matters. */
export function farTowers(random: Random, tallest = 30): Piece[] {
  return [-150, -98, -62, 58, 104, 150, 205].map((x) => {
    const floors = random.int(Math.round(tallest * 0.4), tallest)
    const width = 20 + random.next() * 12
    const wallColor = random.pick(WALLS)
    const windows = facade({
      floors,
      floorMetres: 3.4,
      bays: random.pick(BAYS),
      bayMetres: 4,
      slabColor: wallColor,
      railColor: wallColor,
    })
    return box({
      at: [x + random.next() * 14, 0, 70 + random.next() * 90],
      size: [width, floors * 3.4 + 2, 18],
      material: materials.plaster(wallColor),
      front: [windows],
      left: [windows],
      right: [windows],
    })
  })
}
