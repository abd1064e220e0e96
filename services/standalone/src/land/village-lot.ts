import { createRandom } from '../demo/random.ts'
import { compose } from '../scene/compose.ts'
import { area } from '../scenery/area.ts'
import { backdrop, type BackdropName } from '../scenery/backdrop.ts'
import { boundaryStakes } from '../scenery/boundary-stakes.ts'
import { broadTree } from '../scenery/broad-tree.ts'
import { fence, type FenceStyle } from '../scenery/fence.ts'
import { grass } from '../scenery/grass.ts'
import { lampPost } from '../scenery/lamp-post.ts'
import { palm } from '../scenery/palm.ts'
import { rectangle } from '../scenery/rectangle.ts'
import { shrub } from '../scenery/shrub.ts'
import { village } from '../scenery/village.ts'
import type { LandScene } from './land-scene.ts'

export interface VillageLotShape extends LandScene {
  readonly backdrop: BackdropName
  readonly fence: FenceStyle
  /** Where the viewer stands, in metres beside the middle of the lot. */
  readonly aside: number
}

const LOT = { left: -9, right: 9, near: 0, far: 20 }
const MIDDLE_TREES = [-24, -16, 15, 23] as const

/** An empty lot between its fences, staked out, with the village around it. */
export function villageLot({ seed, light, aside, ...shape }: VillageLotShape): string {
  const random = createRandom(seed)
  return compose({
    seed,
    light,
    view: { eye: [aside, 6.4, -15], target: [aside * 0.1, 0, 10], focalPixels: 1180, horizon: 0.3 },
    backdrop: backdrop(shape.backdrop),
    ground: {
      color: '#93a566',
      areas: [
        area(rectangle(LOT.left, LOT.right, LOT.near, LOT.far), '#a3b26c'),
        grass({ color: '#86a050', strokes: 1500, left: -60, right: 60, near: -2.4, far: 60 }),
        area(rectangle(-80, 80, -12, -3.8), '#8b8985'),
        area(rectangle(-80, 80, -3.8, -3.5), '#e4ddcf'),
        area(rectangle(-80, 80, -3.5, -2), '#cbc3b4'),
      ],
    },
    pieces: [
      ...fence({ at: [LOT.left, 0, 0.5], lengthMetres: 19.5, run: 'z', style: shape.fence }),
      ...fence({ at: [LOT.right, 0, 0.5], lengthMetres: 19.5, run: 'z', style: shape.fence }),
      ...fence({ at: [LOT.left, 0, LOT.far], lengthMetres: 18, run: 'x', style: 'wall' }),
      ...boundaryStakes([
        [LOT.left + 0.6, 0],
        [LOT.right - 0.6, 0],
      ]),
      ...village({ from: -52, to: 60, z: 27 }, random),
      ...MIDDLE_TREES.map((x) =>
        broadTree({
          at: [x + random.next() * 2, 0, 6 + random.next() * 14],
          heightMetres: 6 + random.next() * 3,
          spreadMetres: 8 + random.next() * 2,
        }),
      ),
      palm({ at: [-6.4, 0, 17], heightMetres: 7, leanMetres: -0.6 }),
      broadTree({ at: [6, 0, 16], heightMetres: 5.5, spreadMetres: 6.5, leafColor: '#7d9150' }),
      ...[-12, -10.6, 10.6, 12.4, 14].map((x, index) =>
        shrub({
          at: [x, 0, -0.8 + random.next()],
          widthMetres: 1.8,
          heightMetres: 0.9,
          ...(index % 2 === 0 ? { flowerColor: '#c65a7c' } : {}),
        }),
      ),
      ...lampPost([LOT.left - 2.5, 0, -2.6]),
      ...lampPost([LOT.right + 12, 0, -2.6]),
    ],
  })
}
