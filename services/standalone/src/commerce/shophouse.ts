import { glazing } from '../building/glazing.ts'
import { materials } from '../building/materials.ts'
import { railing } from '../building/railing.ts'
import { box } from '../drawing/box.ts'
import type { Piece } from '../drawing/piece.ts'
import type { Vector } from '../drawing/vector.ts'

export interface ShophouseShape {
  readonly at: Vector
  readonly bays: number
  readonly storeys: number
  readonly wallColor: string
  readonly accentColor: string
}

const BAY_METRES = 4.6
const STOREY_METRES = 3.4
const DEPTH_METRES = 14

/** Shops behind an arcade, offices over them, blank signboards between. */
export function shophouse({ at, bays, storeys, wallColor, accentColor }: ShophouseShape): Piece[] {
  const [x, y, z] = at
  const width = bays * BAY_METRES
  const wall = materials.plaster(wallColor)
  const accent = materials.plaster(accentColor)
  const trim = materials.plaster('#f1ebdf')
  const each = <Item>(make: (left: number, index: number) => Item) =>
    Array.from({ length: bays }, (_bay, index) => make(index * BAY_METRES, index))
  const upper = (storeys - 1) * STOREY_METRES
  const windows = (count: number) =>
    Array.from({ length: storeys - 1 }, (_storey, level) =>
      Array.from({ length: count }, (_bay, index) =>
        glazing({
          left: index * BAY_METRES + 0.7,
          bottom: level * STOREY_METRES + 0.9,
          width: BAY_METRES - 1.4,
          height: 1.7,
          columns: 3,
          sillColor: '#f1ebdf',
        }),
      ),
    ).flat()
  return [
    box({ at: [x - 0.4, y, z - 2.6], size: [width + 0.8, 0.2, 4], material: materials.paving('#cfc6b6') }),
    box({
      at: [x, y, z],
      size: [width, 4.2, DEPTH_METRES],
      material: wall,
      front: each((left) =>
        glazing({
          left: left + 0.4,
          bottom: 0.25,
          width: BAY_METRES - 0.8,
          height: 2.7,
          columns: 4,
          frameMetres: 0.09,
        }),
      ),
      left: [glazing({ left: 2, bottom: 1, width: 3, height: 1.8, columns: 3 })],
    }),
    ...each((left, index) =>
      box({
        at: [x + left + 0.3, y + 3.2, z - 0.14],
        size: [BAY_METRES - 0.6, 0.75, 0.14],
        material: index % 2 === 0 ? accent : materials.plaster('#57636a'),
      }),
    ),
    ...each((left) => box({ at: [x + left - 0.18, y, z - 2.2], size: [0.42, 4.2, 0.42], material: trim })),
    box({ at: [x + width - 0.3, y, z - 2.2], size: [0.42, 4.2, 0.42], material: trim }),
    box({ at: [x - 0.3, y + 4.2, z - 2.5], size: [width + 0.6, 0.4, DEPTH_METRES + 2.5], material: trim }),
    ...railing([x - 0.2, y + 4.6, z - 2.4], [width + 0.4, 0.9, 0.06], 'bars'),
    box({
      at: [x, y + 4.6, z],
      size: [width, upper, DEPTH_METRES],
      material: wall,
      front: windows(bays),
      left: windows(3),
      right: windows(3),
    }),
    ...each((left) => box({ at: [x + left - 0.12, y + 4.6, z - 0.16], size: [0.3, upper, 0.16], material: accent })),
    box({ at: [x - 0.25, y + 4.6 + upper, z - 0.3], size: [width + 0.5, 0.9, DEPTH_METRES + 0.5], material: trim }),
  ]
}
