import { glazing } from '../building/glazing.ts'
import { materials } from '../building/materials.ts'
import { box } from '../drawing/box.ts'
import type { Piece } from '../drawing/piece.ts'
import { facade } from '../tower/facade.ts'

export interface HotelShape {
  readonly floors: number
  readonly wallColor: string
  readonly accentColor: string
  readonly widthMetres: number
}

const FLOOR_METRES = 3.3

/** Floors of balconied rooms over a tall glass lobby, with a canopy where guests arrive. */
export function hotel({ floors, wallColor, accentColor, widthMetres: width }: HotelShape): Piece[] {
  const left = -width / 2
  const wall = materials.plaster(wallColor)
  const accent = materials.slats(accentColor)
  const trim = materials.plaster('#f3ede2')
  const rooms = { floors, floorMetres: FLOOR_METRES, bayMetres: 3.8, slabColor: '#f3ede2', railColor: '#c8d6d8' }
  const height = floors * FLOOR_METRES
  return [
    box({
      at: [left, 0, 0],
      size: [width, 5.4, 18],
      material: materials.stone('#b7a68e'),
      front: [
        glazing({
          left: 2,
          bottom: 0.2,
          width: width - 4,
          height: 4.4,
          columns: Math.round(width / 2.2),
          frameMetres: 0.1,
        }),
      ],
      left: [glazing({ left: 2, bottom: 0.4, width: 13, height: 4, columns: 6 })],
      right: [glazing({ left: 2, bottom: 0.4, width: 13, height: 4, columns: 6 })],
    }),
    box({
      at: [left, 5.4, 0.6],
      size: [width * 0.62, height, 16],
      material: wall,
      front: [facade({ ...rooms, bays: ['balcony', 'balcony'] })],
      left: [facade({ ...rooms, bays: ['window', 'wall'] })],
    }),
    box({ at: [left + width * 0.62, 5.4, -0.4], size: [width * 0.1, height + 3.4, 14], material: accent }),
    box({
      at: [left + width * 0.72, 5.4, 1.4],
      size: [width * 0.28, height - FLOOR_METRES, 14],
      material: wall,
      front: [facade({ ...rooms, floors: floors - 1, bays: ['glass'] })],
      right: [facade({ ...rooms, floors: floors - 1, bays: ['window', 'wall'] })],
    }),
    box({ at: [left - 0.2, 5.4 + height, 0.4], size: [width * 0.62 + 0.2, 1, 16.4], material: trim }),
    box({
      at: [left + width * 0.72, 5.4 + height - FLOOR_METRES, 1.2],
      size: [width * 0.28 + 0.2, 1, 14.4],
      material: trim,
    }),
    box({ at: [-6, 4.3, -6.4], size: [12, 0.5, 6.4], material: trim, bottomMaterial: materials.boards('#c39a6f') }),
    ...[-5.4, 4.8].map((x) => box({ at: [x, 0, -6], size: [0.6, 4.3, 0.6], material: accent })),
  ]
}
