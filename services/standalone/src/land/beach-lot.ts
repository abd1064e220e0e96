import type { Piece } from '../drawing/piece.ts'
import { compose } from '../scene/compose.ts'
import { area } from '../scenery/area.ts'
import { boat } from '../scenery/boat.ts'
import { boundaryStakes } from '../scenery/boundary-stakes.ts'
import { brushwork } from '../scenery/brushwork.ts'
import { grass } from '../scenery/grass.ts'
import { paintBranch } from '../scenery/paint-branch.ts'
import { paintHills } from '../scenery/paint-hills.ts'
import { paintSea } from '../scenery/paint-sea.ts'
import { palm } from '../scenery/palm.ts'
import { shrub } from '../scenery/shrub.ts'
import type { LandScene } from './land-scene.ts'

export interface BeachLotShape extends LandScene {
  /** What stands on the beach: nothing yet, or cottages. */
  readonly buildings?: readonly Piece[]
}

/** The line of the waves, from left to right. */
const SHORE = [
  [-90, 3.5],
  [-30, 1.4],
  [-12, 2.6],
  [4, 1],
  [18, 2.4],
  [40, 1.2],
  [90, 3],
] as const

/** A strip of sand under leaning palms, staked out down to the sea. */
export function beachLot({ seed, light, buildings = [] }: BeachLotShape): string {
  const shore = SHORE.map(([x, z]) => [x, z] as const)
  const foam = shore.map(([x, z]) => [x, z - 0.9 - (Math.abs(x) % 3) * 0.12] as const)
  return compose({
    seed,
    light,
    view: { eye: [-3, 3, -17], target: [1, 0, 12], focalPixels: 1200, horizon: 0.42 },
    backdrop: (stage) => paintHills(stage, { rise: 0.11, layers: 3, hex: '#6f8a86' }),
    ground: {
      color: '#ead9b4',
      areas: [
        ({ stage }) => paintSea(stage, { shoreMetres: 17.4 }),
        area([...foam, ...shore.toReversed()], '#fbf5e4'),
        area([[-90, -30], [90, -30], ...foam.toReversed()], '#ecdcb8'),
        area([[-90, -1.2], [90, -1.2], ...foam.toReversed()], '#d9c49a'),
        brushwork({ color: '#d3bf92', strokes: 420, left: -60, right: 60, near: -30, far: -1 }),
        area(
          [
            [-60, -30],
            [60, -30],
            [60, -8],
            [24, -10.4],
            [9, -12.6],
            [-6, -13],
            [-14, -10.6],
            [-60, -8],
          ],
          '#9aa765',
        ),
        grass({ color: '#8fa252', strokes: 900, left: -60, right: 60, near: -30, far: -12.4 }),
      ],
    },
    pieces: [
      ...buildings,
      ...(buildings.length === 0
        ? [
            ...boundaryStakes([
              [-6, -9],
              [6, -9],
              [8, -1.6],
              [-7.4, -1.6],
            ]),
            boat([2.6, 0, -1.4]),
          ]
        : []),
      palm({ at: [-9, 0, -5], heightMetres: 6.6, leanMetres: 1.8 }),
      palm({ at: [-11, 0, -6], heightMetres: 5.6, leanMetres: 0.9 }),
      palm({ at: [10.5, 0, -5], heightMetres: 7, leanMetres: -1.6 }),
      palm({ at: [12.5, 0, -3], heightMetres: 6, leanMetres: 0.9 }),
      ...[-9, -7, 7.4, 9.4].map((x, index) =>
        shrub({
          at: [x, 0, -9.6 + (index % 2)],
          widthMetres: 1.9,
          heightMetres: 0.6,
          leafColor: '#7d9150',
          ...(index % 2 === 0 ? { flowerColor: '#d8527c' } : {}),
        }),
      ),
    ],
    foreground: (stage) => paintBranch(stage, 'palm', 'right'),
  })
}
