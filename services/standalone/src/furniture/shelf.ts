import type { Detail, Material } from '../drawing/face.ts'
import type { Piece } from '../drawing/piece.ts'
import { placed, type Placement } from './placed.ts'

export interface ShelfShape extends Placement {
  readonly widthMetres: number
  readonly heightMetres: number
  readonly rows: number
  readonly material: Material
}

const DEPTH = 0.34
const BOOKS = ['#a4553f', '#d8c29a', '#5f7a70', '#40525e', '#e8e0cf', '#b98a5a', '#8d9aa0'] as const

/** An open shelf with books and bowls on it. */
export function shelf({ widthMetres: width, heightMetres: height, rows, material, ...placement }: ShelfShape): Piece[] {
  return [placed(placement, width, DEPTH)([0, 0, 0], [width, height, DEPTH], material, [contents(width, height, rows)])]
}

function contents(width: number, height: number, rows: number): Detail {
  return (surface) => {
    const { random } = surface.stage
    const board = 0.04
    const row = (height - board) / rows
    for (let index = 0; index < rows; index += 1) {
      const bottom = board + index * row
      surface.patch({ left: board, bottom, width: width - board * 2, height: row - board }, '#5d4a3a')
      for (let x = board + 0.05; x < width - 0.2;) {
        if (random.chance(0.22)) {
          x += 0.12 + random.next() * 0.2
          continue
        }
        const thick = 0.03 + random.next() * 0.05
        surface.patch({ left: x, bottom, width: thick, height: row * (0.5 + random.next() * 0.28) }, random.pick(BOOKS))
        x += thick + 0.006
      }
    }
  }
}
