import { door } from '../building/door.ts'
import { gableRoof } from '../building/gable-roof.ts'
import { garageDoor } from '../building/garage-door.ts'
import { glazing } from '../building/glazing.ts'
import type { HousePalette } from '../building/house-palette.ts'
import { railing } from '../building/railing.ts'
import { wallLamp } from '../building/wall-lamp.ts'
import { box } from '../drawing/box.ts'
import type { Piece } from '../drawing/piece.ts'
import { finishes } from './finishes.ts'

export const TOWN_UNIT_METRES = 5

export interface TownUnitShape {
  readonly left: number
  readonly storeys: 2 | 3
  /** Gabled, or flat behind a parapet. */
  readonly top: 'gable' | 'parapet'
  readonly palette: HousePalette
  /** The last of a row shows its flank. */
  readonly flanks?: readonly ('left' | 'right')[]
}

/** One house of a row: cars below, a balcony above, and the next house on both sides. */
export function townUnit({ left, storeys, top, palette, flanks = [] }: TownUnitShape): Piece[] {
  const { wall, accent, trim, sheets, slats, soffit } = finishes(palette)
  const width = TOWN_UNIT_METRES
  const frame = { frameColor: palette.frame }
  const height = 3 * (storeys - 1)
  const eaves = 3 + height
  const levels = Array.from({ length: storeys - 1 }, (_level, index) => index * 3)
  const flank = levels.map((level) => glazing({ left: 3, bottom: level + 0.9, width: 1.4, height: 1.3, ...frame }))
  const sides = Object.fromEntries(flanks.map((side) => [side, flank]))
  return [
    box({
      at: [left, 0, 1],
      size: [width, 3, 8],
      material: accent,
      front: [
        garageDoor(0.35, 2.7, 2.3, palette.wood),
        door({ left: 3.6, width: 0.95, height: 2.2, color: palette.trim }),
        wallLamp(3.3, 1.7),
      ],
    }),
    box({
      at: [left, 3, 0],
      size: [width, height, 9],
      material: wall,
      bottomMaterial: soffit,
      front: [
        ...levels.flatMap((level, index) =>
          index === 0
            ? [glazing({ left: 0.5, bottom: 0.1, width: 2.6, height: 2.3, columns: 3, ...frame })]
            : [glazing({ left: 0.5, bottom: level + 0.7, width: 1.5, height: 1.6, ...frame })],
        ),
        ...levels.map((level) =>
          glazing({ left: 3.7, bottom: level + 0.6, width: 0.9, height: 1.8, columns: 1, rows: 2, ...frame }),
        ),
      ],
      ...sides,
    }),
    box({ at: [left + 3.3, 3, -0.12], size: [0.22, height, 0.12], material: slats }),
    box({ at: [left + 0.2, 3, -1], size: [3, 0.16, 1], material: trim, bottomMaterial: soffit }),
    ...railing([left + 0.2, 3.16, -0.98], [3, 0.9, 0.06], 'bars', palette.frame),
    ...(top === 'gable'
      ? gableRoof({
          at: [left + 0.02, eaves, 0],
          widthMetres: width - 0.04,
          depthMetres: 9,
          riseMetres: 2,
          eavesMetres: 0,
          ridge: 'z',
          gable: wall,
          material: sheets,
          fascia: trim,
          soffit,
        })
      : [box({ at: [left, eaves, -0.12], size: [width, 0.7, 9.1], material: trim })]),
    box({ at: [left + width - 0.09, 0, -0.25], size: [0.18, eaves + 0.2, 0.22], material: trim }),
  ]
}
