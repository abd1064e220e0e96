import { createRandom } from '../demo/random.ts'
import { compose } from '../scene/compose.ts'
import { area } from '../scenery/area.ts'
import { backdrop } from '../scenery/backdrop.ts'
import { broadTree } from '../scenery/broad-tree.ts'
import { car } from '../scenery/car.ts'
import { fence } from '../scenery/fence.ts'
import { grass } from '../scenery/grass.ts'
import { lampPost } from '../scenery/lamp-post.ts'
import { rectangle } from '../scenery/rectangle.ts'
import { cityBlocks } from '../tower/city-blocks.ts'
import { farTowers } from '../tower/far-towers.ts'
import { towerBlock } from '../tower/tower-block.ts'
import type { LandScene } from './land-scene.ts'

/** A vacant commercial lot on an avenue, between the buildings of the district. */
export function cityLot({ seed, light }: LandScene): string {
  const random = createRandom(seed)
  return compose({
    seed,
    light,
    hazeShare: 0.7,
    view: { eye: [-10, 15, -34], target: [1, 0, 16], focalPixels: 1050, horizon: 0.3 },
    backdrop: backdrop('city'),
    ground: {
      color: '#a9a595',
      areas: [
        area(rectangle(-14, 16, 0, 30), '#b3b07f'),
        grass({ color: '#97a35c', strokes: 900, left: -14, right: 16, near: 0, far: 30 }),
        area(rectangle(-200, 200, -5.5, -0.6), '#cbc3b4'),
        area(rectangle(-200, 200, -24, -5.5), '#84848a'),
        area(rectangle(-200, 200, -15, -14.6), '#e2dccd'),
        area(rectangle(-200, 200, -30, -24), '#cbc3b4'),
        area(rectangle(-200, 200, -60, -30), '#8fa565'),
      ],
    },
    pieces: [
      ...fence({ at: [-14, 0, 0.5], lengthMetres: 12, run: 'x', style: 'bars' }),
      ...fence({ at: [4, 0, 0.5], lengthMetres: 12, run: 'x', style: 'bars' }),
      ...fence({ at: [-14, 0, 1], lengthMetres: 28, run: 'z', style: 'wall', color: '#c7bdac' }),
      ...fence({ at: [16, 0, 1], lengthMetres: 28, run: 'z', style: 'wall', color: '#c7bdac' }),
      ...towerBlock({
        at: [-36, 0, 2],
        widthMetres: 20,
        depthMetres: 20,
        floors: 5,
        wallColor: '#d8c7ae',
        slabColor: '#efe6d6',
        bays: ['window'],
      }),
      ...towerBlock({
        at: [19, 0, 2],
        widthMetres: 22,
        depthMetres: 20,
        floors: 7,
        wallColor: '#9fb0b6',
        slabColor: '#dfe3e1',
        bays: ['glass'],
      }),
      ...cityBlocks({ from: -90, to: 110, z: 40, rows: 1, tallest: 6 }, random),
      ...farTowers(random, 26),
      ...[-32, -22, 22, 34, 46].map((x) => broadTree({ at: [x, 0, -3], heightMetres: 6, spreadMetres: 6.5 })),
      broadTree({ at: [-9, 0, 24], heightMetres: 6, spreadMetres: 7 }),
      ...[-16.5, 17.5].flatMap((x) => lampPost([x, 0, -4.6], 7)),
      ...car({ at: [-16, 0, -10], heading: 'x', color: '#8e2f2b' }),
      ...car({ at: [6, 0, -20], heading: 'x', color: '#e8e4da' }),
      ...car({ at: [22, 0, -10.5], heading: 'x', color: '#3c4a58' }),
    ],
  })
}
