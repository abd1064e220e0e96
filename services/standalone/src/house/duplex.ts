import { door } from '../building/door.ts'
import { glazing } from '../building/glazing.ts'
import type { HousePalette } from '../building/house-palette.ts'
import { railing } from '../building/railing.ts'
import { shedRoof } from '../building/shed-roof.ts'
import { wallLamp } from '../building/wall-lamp.ts'
import { box } from '../drawing/box.ts'
import type { Piece } from '../drawing/piece.ts'
import { finishes } from './finishes.ts'
import type { House } from './house.ts'

const UNIT_METRES = 6.4

/** Two homes that mirror each other on both sides of a shared wall. */
export function duplex(palette: HousePalette): House {
  const { trim, plinth } = finishes(palette)
  return {
    widthMetres: UNIT_METRES * 2,
    depthMetres: 8.5,
    driveway: [0.4, 3],
    doorAt: 4.6,
    pieces: [
      ...unit(palette, (left) => left),
      ...unit(palette, (left, width) => UNIT_METRES * 2 - left - width),
      box({ at: [UNIT_METRES - 0.12, 0, -1.6], size: [0.24, 6.6, 10], material: trim }),
      box({ at: [0, 0, -1.2], size: [UNIT_METRES * 2, 0.15, 1.2], material: plinth }),
    ],
  }
}

/** @param place turns a left edge and a width within the left unit into a left edge of this one */
function unit(palette: HousePalette, place: (left: number, width: number) => number): Piece[] {
  const { wall, accent, trim, sheets, slats, soffit } = finishes(palette)
  const isLeft = place(0, 1) === 0
  const frame = { frameColor: palette.frame }
  const along = (total: number, left: number, width: number) => (isLeft ? left : total - left - width)
  const pane = (total: number, left: number, bottom: number, width: number, height: number, columns = 2) =>
    glazing({ left: along(total, left, width), bottom, width, height, columns, ...frame })
  const outer = { [isLeft ? 'left' : 'right']: [pane(8, 2, 0.9, 1.6, 1.4), pane(8, 5, 0.9, 1.6, 1.4)] }
  return [
    box({
      at: [place(0, 3.1), 0, 2.2],
      size: [3.1, 2.8, 5.8],
      material: accent,
      front: [pane(3.1, 0.5, 0.9, 2, 1.4)],
      ...outer,
    }),
    box({
      at: [place(3.1, 3.18), 0, 0.6],
      size: [3.18, 2.8, 7.4],
      material: wall,
      front: [
        door({ left: along(3.18, 1.7, 1), width: 1, height: 2.25, color: palette.wood }),
        pane(3.18, 0.3, 0.2, 1.1, 2.05, 1),
        wallLamp(along(3.18, 2.9, 0.1), 1.7),
      ],
    }),
    box({
      at: [place(0, 3.4), 2.8, -0.6],
      size: [3.4, 3, 8.6],
      material: wall,
      bottomMaterial: soffit,
      front: [pane(3.4, 0.5, 0.6, 2.4, 1.8, 3)],
      ...outer,
    }),
    box({
      at: [place(3.4, 2.88), 2.8, 0.9],
      size: [2.88, 3, 7.1],
      material: slats,
      front: [pane(2.88, 0.4, 0.1, 2, 2.2)],
    }),
    box({ at: [place(3.4, 2.88), 2.8, -0.8], size: [2.88, 0.18, 1.7], material: trim, bottomMaterial: soffit }),
    ...railing([place(3.4, 2.88), 2.98, -0.75], [2.88, 0.92, 0.06], 'bars', palette.frame),
    ...shedRoof({
      at: [place(0, UNIT_METRES - 0.12), 5.8, -0.6],
      widthMetres: UNIT_METRES - 0.12,
      depthMetres: 8.6,
      riseMetres: 0.9,
      eavesMetres: 0,
      high: isLeft ? 'left' : 'right',
      material: sheets,
      fascia: trim,
      soffit,
    }),
  ]
}
