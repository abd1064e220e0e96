import { box } from '../drawing/box.ts'
import type { Piece } from '../drawing/piece.ts'
import { sprite } from '../drawing/sprite.ts'
import { shaded } from '../drawing/shaded.ts'

/** Surveyor's stakes with a ribbon, at the corners of a lot. */
export function boundaryStakes(places: readonly (readonly [x: number, z: number])[], ribbon = '#d9573f'): Piece[] {
  return places.flatMap(([x, z]) => [
    box({ at: [x - 0.05, 0, z - 0.05], size: [0.1, 1.1, 0.1], material: { color: '#e8ddc8' } }),
    sprite({
      at: [x, 0, z - 0.12],
      widthMetres: 0.6,
      heightMetres: 1.1,
      draw: ({ light }) =>
        `<path d="M5-104q14-5 25 3q6 6 15 1v13q-11 4-18-2q-11-7-22-1Z" fill="${shaded(light, ribbon, [0, 0.2, -1])}"/>`,
    }),
  ])
}
