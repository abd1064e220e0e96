import { compose } from '../scene/compose.ts'
import { area } from '../scenery/area.ts'
import { backdrop } from '../scenery/backdrop.ts'
import { boundaryStakes } from '../scenery/boundary-stakes.ts'
import { broadTree } from '../scenery/broad-tree.ts'
import { fence } from '../scenery/fence.ts'
import { grass } from '../scenery/grass.ts'
import { lampPost } from '../scenery/lamp-post.ts'
import { rectangle } from '../scenery/rectangle.ts'
import { warehouse } from '../works/warehouse.ts'
import type { LandScene } from './land-scene.ts'

/** A levelled site in an industrial estate, warehouses along its far side. */
export function industrialLot({ seed, light }: LandScene): string {
  return compose({
    seed,
    light,
    view: { eye: [-9, 11, -24], target: [3, 0, 20], focalPixels: 1100, horizon: 0.27 },
    backdrop: backdrop('hills'),
    ground: {
      color: '#a6a774',
      areas: [
        area(rectangle(-34, 36, -2, 40), '#bfab88'),
        area(rectangle(-30, 10, 6, 26), '#b49f7c'),
        grass({ color: '#9aa55f', strokes: 700, left: -60, right: 60, near: 8, far: 40 }),
        area(rectangle(-120, 120, -15, -4), '#8a8986'),
        area(rectangle(-120, 120, -4, -2.4), '#cbc3b4'),
        area(rectangle(-4, 6, -4, 6), '#a9a498'),
      ],
    },
    pieces: [
      ...warehouse({ at: [-34, 0, 46], widthMetres: 30, depthMetres: 26, color: '#c6ccca', bays: 4 }),
      ...warehouse({ at: [4, 0, 46], widthMetres: 34, depthMetres: 26, color: '#b7c0bf', bays: 5 }),
      ...fence({ at: [-34, 0, -1.6], lengthMetres: 30, run: 'x', style: 'bars' }),
      ...fence({ at: [6, 0, -1.6], lengthMetres: 30, run: 'x', style: 'bars' }),
      ...fence({ at: [-34, 0, 41], lengthMetres: 70, run: 'x', style: 'wall' }),
      ...boundaryStakes(
        [
          [-20, 2],
          [-8, 12],
          [12, 4],
          [20, 18],
        ],
        '#e0872f',
      ),
      ...lampPost([-12, 0, -3], 7),
      ...lampPost([16, 0, -3], 7),
      broadTree({ at: [-24, 0, 30], heightMetres: 7, spreadMetres: 9 }),
      broadTree({ at: [30, 0, 26], heightMetres: 7, spreadMetres: 8, leafColor: '#7d9150' }),
    ],
  })
}
