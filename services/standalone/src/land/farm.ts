import { createRandom } from '../demo/random.ts'
import { compose } from '../scene/compose.ts'
import { area } from '../scenery/area.ts'
import { backdrop } from '../scenery/backdrop.ts'
import { broadTree } from '../scenery/broad-tree.ts'
import { fence } from '../scenery/fence.ts'
import { grass } from '../scenery/grass.ts'
import { hut } from '../scenery/hut.ts'
import { palm } from '../scenery/palm.ts'
import { rectangle } from '../scenery/rectangle.ts'
import { rows } from '../scenery/rows.ts'
import type { LandScene } from './land-scene.ts'

export interface FarmShape extends LandScene {
  readonly crop: 'vegetables' | 'corn' | 'coconut' | 'mango'
}

/** Fields in rows that run to the hills, with a field hut and palms. */
export function farm({ seed, light, crop }: FarmShape): string {
  const random = createRandom(seed)
  const isOrchard = crop === 'coconut' || crop === 'mango'
  const trees = [-22, -13, -4.5, 4.5, 13, 22].flatMap((x) =>
    [4, 14, 25, 38].map((z) =>
      crop === 'coconut'
        ? palm({ at: [x + random.next(), 0, z], heightMetres: 8 + random.next() * 2, leanMetres: random.next() - 0.5 })
        : broadTree({
            at: [x + random.next(), 0, z],
            heightMetres: 5 + random.next(),
            spreadMetres: 6.4,
            leafColor: '#5d7d42',
          }),
    ),
  )
  return compose({
    seed,
    light,
    view: { eye: [2.5, 4, -18], target: [0, 0, 20], focalPixels: 1200, horizon: 0.42 },
    backdrop: backdrop('mountains'),
    ground: {
      color: '#9aa968',
      areas: isOrchard
        ? [
            area(rectangle(-70, 70, -20, 70), '#9db06a'),
            grass({ color: '#8ba350', strokes: 1500, left: -60, right: 60, near: -20, far: 60 }),
            area(
              [
                [-1.6, -20],
                [1.6, -20],
                [0.8, 70],
                [-0.4, 70],
              ],
              '#c7ab82',
            ),
          ]
        : [
            area(rectangle(-70, -2.2, -20, 60), '#9c7f5c'),
            area(rectangle(2.2, 70, -20, 60), '#a5875f'),
            area(
              [
                [-2.2, -20],
                [2.2, -20],
                [1.8, 70],
                [-1.8, 70],
              ],
              '#c9b08a',
            ),
            rows({
              left: -50,
              right: -2.6,
              near: -14,
              far: 55,
              spacing: 1.3,
              color: '#7fa04f',
              leafMetres: crop === 'corn' ? 0.6 : 0.3,
            }),
            rows({
              left: 2.6,
              right: 50,
              near: -14,
              far: 55,
              spacing: 1.3,
              color: crop === 'corn' ? '#94a84b' : '#8fae5e',
              leafMetres: crop === 'corn' ? 0.6 : 0.3,
            }),
          ],
    },
    pieces: [
      ...(isOrchard ? trees : []),
      ...hut([isOrchard ? 8.5 : 6, 0, isOrchard ? 9 : 16]),
      ...(isOrchard
        ? []
        : [
            palm({ at: [12, 0, 20], heightMetres: 9, leanMetres: 1 }),
            palm({ at: [3.4, 0, 22], heightMetres: 8, leanMetres: -0.6 }),
            palm({ at: [-16, 0, 30], heightMetres: 10, leanMetres: -1 }),
            palm({ at: [-19, 0, 33], heightMetres: 9, leanMetres: 0.8 }),
            broadTree({ at: [-26, 0, 26], heightMetres: 8, spreadMetres: 10 }),
          ]),
      ...fence({ at: [-24, 0, -9.5], lengthMetres: 20, run: 'x', style: 'wire' }),
      ...fence({ at: [5, 0, -9.5], lengthMetres: 24, run: 'x', style: 'wire' }),
    ],
  })
}
