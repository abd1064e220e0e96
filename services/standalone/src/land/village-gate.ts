import { glazing } from '../building/glazing.ts'
import { hipRoof } from '../building/hip-roof.ts'
import { materials } from '../building/materials.ts'
import { createRandom } from '../demo/random.ts'
import { box } from '../drawing/box.ts'
import { compose } from '../scene/compose.ts'
import { area } from '../scenery/area.ts'
import { backdrop } from '../scenery/backdrop.ts'
import { broadTree } from '../scenery/broad-tree.ts'
import { car } from '../scenery/car.ts'
import { fence } from '../scenery/fence.ts'
import { grass } from '../scenery/grass.ts'
import { lampPost } from '../scenery/lamp-post.ts'
import { palm } from '../scenery/palm.ts'
import { rectangle } from '../scenery/rectangle.ts'
import { shrub } from '../scenery/shrub.ts'
import { village } from '../scenery/village.ts'
import type { LandScene } from './land-scene.ts'

/** The entrance of a subdivision: a roofed gate over both lanes, the guardhouse between them, palms along the road. */
export function villageGate({ seed, light }: LandScene): string {
  const random = createRandom(seed)
  const stone = materials.stone('#b9a88f')
  const wood = materials.slats('#a8764c')
  const trim = materials.plaster('#5a5048')
  const piers = [-8.6, -1.3, 6.9]
  return compose({
    seed,
    light,
    hazeShare: 0.8,
    view: { eye: [-4, 1.9, -21], target: [0.4, 0, 10], focalPixels: 1250, horizon: 0.62 },
    backdrop: backdrop('hills'),
    ground: {
      color: '#8fa564',
      areas: [
        grass({ color: '#86a050', strokes: 900, left: -60, right: 60, near: -30, far: 40 }),
        area(rectangle(-6.8, 6.6, -40, 60), '#8b8985'),
        area(rectangle(-1.2, 1.1, -8, 40), '#9aa866'),
        ...[-7.2, 6.6].map((x) => area(rectangle(x, x + 0.4, -40, 60), '#e4ddcf')),
      ],
    },
    pieces: [
      ...piers.map((x, index) => box({ at: [x, 0, 0], size: [index === 1 ? 2.6 : 1.7, 4, 2.4], material: stone })),
      box({
        at: [-1, 0, -3.2],
        size: [2, 2.7, 2.8],
        material: materials.plaster('#efe8da'),
        front: [glazing({ left: 0.3, bottom: 1, width: 1.4, height: 1.2 })],
        left: [glazing({ left: 0.5, bottom: 1, width: 1.6, height: 1.2 })],
        right: [glazing({ left: 0.5, bottom: 1, width: 1.6, height: 1.2 })],
      }),
      box({ at: [-1.4, 2.7, -3.7], size: [2.8, 0.22, 3.7], material: trim }),
      box({ at: [-9.4, 4, -0.4], size: [18.8, 0.8, 3.2], material: wood, bottomMaterial: materials.boards('#c39a6f') }),
      ...hipRoof({
        at: [-9.4, 4.8, -0.4],
        widthMetres: 18.8,
        depthMetres: 3.2,
        riseMetres: 1.5,
        eavesMetres: 1,
        material: materials.tiledRoof('#8d4c3a'),
        fascia: trim,
        soffit: materials.boards('#c39a6f'),
      }),
      ...fence({ at: [-30, 0, 1.2], lengthMetres: 21, run: 'x', style: 'bars' }),
      ...fence({ at: [8.8, 0, 1.2], lengthMetres: 24, run: 'x', style: 'bars' }),
      ...village({ from: -40, to: -9, z: 30 }, random),
      ...village({ from: 10, to: 50, z: 26 }, random),
      ...[5, 12, 19, 27].flatMap((z, index) =>
        [-8.6, 8].map((x) => palm({ at: [x, 0, z], heightMetres: 7 + (index % 2), leanMetres: x < 0 ? -0.3 : 0.3 })),
      ),
      broadTree({ at: [-15, 0, -3], heightMetres: 7, spreadMetres: 9 }),
      broadTree({ at: [15, 0, -1.5], heightMetres: 7.5, spreadMetres: 9, leafColor: '#5f8049' }),
      ...[-13, -10.6, 8.6, 10.8, 13].map((x, index) =>
        shrub({
          at: [x, 0, -1.4 - random.next()],
          widthMetres: 2.2,
          heightMetres: 0.8,
          ...(index % 2 === 0 ? { flowerColor: '#c65a7c' } : {}),
        }),
      ),
      ...[8, 16].flatMap((z) => shrub({ at: [0, 0, z], widthMetres: 1.8, heightMetres: 0.7, flowerColor: '#d9a53f' })),
      ...lampPost([-11.4, 0, -4]),
      ...car({ at: [2.6, 0, -8.5], heading: 'z', color: '#d9d3c7' }),
    ],
  })
}
