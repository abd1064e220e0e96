import { compose } from '../scene/compose.ts'
import { boundaryStakes } from '../scenery/boundary-stakes.ts'
import { broadTree } from '../scenery/broad-tree.ts'
import { grass } from '../scenery/grass.ts'
import { paintHills } from '../scenery/paint-hills.ts'
import { paintValley } from '../scenery/paint-valley.ts'
import { shrub } from '../scenery/shrub.ts'
import { pine } from '../scenery/pine.ts'
import { fence } from '../scenery/fence.ts'
import { createRandom } from '../demo/random.ts'
import type { LandScene } from './land-scene.ts'

export interface HillLotShape extends LandScene {
  readonly hasLake: boolean
  readonly trees: 'pine' | 'narra'
}

/** The grassy shoulder of a hill, staked out as a lot, high over a valley. */
export function hillLot({ seed, light, hasLake, trees }: HillLotShape): string {
  const random = createRandom(seed)
  const tree = (x: number, z: number, height: number) =>
    trees === 'pine'
      ? pine({ at: [x, 0, z], heightMetres: height * 1.5 })
      : broadTree({ at: [x, 0, z], heightMetres: height, spreadMetres: height * 1.1 })
  return compose({
    seed,
    light,
    hazeShare: 0.6,
    view: { eye: [0, 2.7, -12], target: [0.5, 0, 10], focalPixels: 1150, horizon: 0.3 },
    backdrop(stage) {
      paintHills(stage, { rise: 0.2, layers: 4, hex: '#6b877f' })
      paintValley(stage, { to: 0.66, hasLake })
    },
    ground: {
      color: '#93aa64',
      edge: [
        [-60, -20],
        [60, -20],
        [60, -7],
        [24, -4.6],
        [10, -2.2],
        [1, -1.4],
        [-9, -2.3],
        [-24, -4.4],
        [-60, -7],
      ],
      areas: [grass({ color: '#87a24f', strokes: 1800, left: -60, right: 60, near: -20, far: -3.4 })],
    },
    pieces: [
      ...boundaryStakes([
        [4.2, -2.6],
        [-4, -2.6],
      ]),
      ...fence({ at: [-4.2, 0, -2.5], lengthMetres: 8.6, run: 'x', style: 'wire' }),
      tree(-5.6, -3, 3.6 + random.next() * 0.6),
      tree(-6.6, -4.4, 3.2),
      tree(5.9, -3.2, 3.4),
      tree(6.3, -5, 2.6),
      ...[-6.6, -2.6, 2.4, 6.4].map((x, index) =>
        shrub({
          at: [x, 0, -2 - random.next() * 0.5],
          widthMetres: 1.6,
          heightMetres: 0.55,
          ...(index % 2 === 0 ? { flowerColor: '#d9a53f' } : {}),
        }),
      ),
      ...[-4.6, 4.8].map((x) => shrub({ at: [x, 0, -7.4], widthMetres: 1.4, heightMetres: 0.5, leafColor: '#7d9150' })),
    ],
  })
}
