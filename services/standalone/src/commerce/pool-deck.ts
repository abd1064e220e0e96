import type { Detail } from '../drawing/face.ts'
import type { Piece } from '../drawing/piece.ts'
import type { LightName } from '../drawing/lights.ts'
import { createRandom } from '../demo/random.ts'
import { compose } from '../scene/compose.ts'
import { area } from '../scenery/area.ts'
import { backdrop, type BackdropName } from '../scenery/backdrop.ts'
import { broadTree } from '../scenery/broad-tree.ts'
import { brushwork } from '../scenery/brushwork.ts'
import { lounger } from '../scenery/lounger.ts'
import { palm } from '../scenery/palm.ts'
import { parasol } from '../scenery/parasol.ts'
import { pool } from '../scenery/pool.ts'
import { rectangle } from '../scenery/rectangle.ts'
import { shrub } from '../scenery/shrub.ts'

export interface PoolDeckShape {
  readonly light: LightName
  readonly backdrop: BackdropName
  /** What stands beyond the water. */
  readonly beyond: readonly Piece[]
  readonly deck?: Detail
  readonly parasolColor?: string
}

/** A long pool with loungers and parasols, palms around it. */
export function poolDeck(
  { light, beyond, deck, parasolColor = '#f3ead8', ...shape }: PoolDeckShape,
  seed: number,
): string {
  const random = createRandom(seed)
  return compose({
    seed,
    light,
    hazeShare: 0.7,
    view: { eye: [-3.4, 4.6, -14.5], target: [1, 0, 10], focalPixels: 1120, horizon: 0.36 },
    backdrop: backdrop(shape.backdrop),
    ground: {
      color: '#93a868',
      areas: [
        area(rectangle(-40, 40, -30, 13), '#d8c9b0'),
        brushwork({ color: '#cbbca2', strokes: 260, left: -40, right: 40, near: -30, far: 13 }),
        ...(deck === undefined ? [] : [deck]),
        pool([
          [-4.6, -6.5],
          [2.6, -6.5],
          [4.8, -4],
          [5.6, 8.5],
          [-4, 8.5],
          [-5, 2],
        ]),
      ],
    },
    pieces: [
      ...beyond,
      ...[-3.2, -0.4, 2.4, 5.2].flatMap((z) => lounger([6.8, 0, z])),
      ...[-1.5, 4].flatMap((z) => parasol([8.4, 0, z + 0.6], parasolColor)),
      ...[2, 5].flatMap((z) => lounger([-8.4, 0, z])),
      ...parasol([-7.6, 0, 4.2], parasolColor),
      palm({ at: [-9.5, 0, 11], heightMetres: 7.5, leanMetres: -0.7 }),
      palm({ at: [-6.6, 0, 12.5], heightMetres: 6, leanMetres: 0.6 }),
      palm({ at: [8.6, 0, 12], heightMetres: 8, leanMetres: 0.8 }),
      palm({ at: [11.5, 0, 10], heightMetres: 6.4, leanMetres: -0.4 }),
      broadTree({ at: [-17, 0, 16], heightMetres: 8, spreadMetres: 10 }),
      broadTree({ at: [20, 0, 18], heightMetres: 8, spreadMetres: 10, leafColor: '#5f8049' }),
      ...[-4.6, -2.2, 0.6, 3.2, 5.8].map((x, index) =>
        shrub({
          at: [x, 0, 10.6 + random.next()],
          widthMetres: 2.4,
          heightMetres: 0.8,
          ...(index % 2 === 0 ? { flowerColor: '#d8527c' } : {}),
        }),
      ),
    ],
  })
}
