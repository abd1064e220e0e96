import { gableRoof } from '../building/gable-roof.ts'
import { materials } from '../building/materials.ts'
import { createRandom } from '../demo/random.ts'
import { box } from '../drawing/box.ts'
import type { Piece } from '../drawing/piece.ts'
import { compose } from '../scene/compose.ts'
import { area } from '../scenery/area.ts'
import { backdrop } from '../scenery/backdrop.ts'
import { broadTree } from '../scenery/broad-tree.ts'
import { grass } from '../scenery/grass.ts'
import { rectangle } from '../scenery/rectangle.ts'
import { shrub } from '../scenery/shrub.ts'
import type { LandScene } from './land-scene.ts'

export interface MemorialParkShape extends LandScene {
  /** Plain markers in the lawn, or family estates with a roof over them. */
  readonly style: 'lawn' | 'estate'
  /** Where the viewer stands, in metres beside the path. */
  readonly aside: number
}

/** A quiet lawn under old trees, with markers set flush in rows. */
export function memorialPark({ seed, light, style, aside }: MemorialParkShape): string {
  const random = createRandom(seed)
  const markers = [-13, -9.5, -6, 4, 7.5, 11, 14.5].flatMap((x) =>
    [-6, -2.5, 1, 4.5, 8, 11.5, 15].flatMap((z) => marker(x, z, random.chance(0.3))),
  )
  return compose({
    seed,
    light,
    view: { eye: [aside, 2.3, -16], target: [-aside * 0.2, 0, 20], focalPixels: 1250, horizon: 0.46 },
    backdrop: backdrop('hills'),
    ground: {
      color: '#8caa63',
      areas: [
        grass({ color: '#84a654', strokes: 1700, left: -60, right: 60, near: -20, far: 60 }),
        area(
          [
            [-2.8, -20],
            [0.4, -20],
            [0.2, 16],
            [1.6, 30],
            [0.4, 30],
            [-1.4, 16],
          ],
          '#d6cbb6',
        ),
        area(rectangle(-60, 60, 19, 22), '#cdc3b0'),
      ],
    },
    pieces: [
      ...(style === 'lawn' ? markers : []),
      ...(style === 'estate'
        ? [...estate(3.6, 0, '#e9e2d4'), ...estate(-9.4, 4, '#d9cbb6'), ...estate(10.5, 8, '#dcd8ce')]
        : []),
      broadTree({ at: [-14, 0, 10], heightMetres: 9, spreadMetres: 13, leafColor: '#64854b' }),
      broadTree({ at: [16, 0, 4], heightMetres: 8, spreadMetres: 11 }),
      broadTree({ at: [7, 0, 25], heightMetres: 10, spreadMetres: 14, leafColor: '#5b7c47' }),
      broadTree({ at: [-6, 0, 30], heightMetres: 9, spreadMetres: 12 }),
      ...[-4.2, 1.6].flatMap((x) =>
        [-9, -4, 1, 6, 11].map((z) =>
          shrub({ at: [x, 0, z], widthMetres: 1.2, heightMetres: 0.5, flowerColor: '#efe4e6' }),
        ),
      ),
    ],
  })
}

function marker(x: number, z: number, hasFlowers: boolean): Piece[] {
  return [
    box({ at: [x, 0, z], size: [1.1, 0.09, 0.7], material: materials.plaster('#cfcbc2') }),
    ...(hasFlowers
      ? [shrub({ at: [x + 0.55, 0.05, z - 0.1], widthMetres: 0.5, heightMetres: 0.32, flowerColor: '#e8c558' })]
      : []),
  ]
}

/** A small open pavilion on four columns over a family plot. */
function estate(x: number, z: number, hex: string): Piece[] {
  const stone = materials.plaster(hex)
  const columns = [0.1, 4.1].flatMap((left) => [0.1, 4.6].map((back) => [left, back] as const))
  return [
    box({ at: [x, 0, z], size: [4.5, 0.3, 5], material: materials.paving('#c9c0b0') }),
    box({ at: [x + 1.2, 0.3, z + 2.4], size: [2.1, 0.5, 1.1], material: stone }),
    ...columns.map(([left, back]) => box({ at: [x + left, 0.3, z + back], size: [0.3, 2.6, 0.3], material: stone })),
    ...gableRoof({
      at: [x, 2.9, z],
      widthMetres: 4.5,
      depthMetres: 5,
      riseMetres: 1.3,
      eavesMetres: 0.35,
      ridge: 'z',
      gable: stone,
      material: materials.tiledRoof('#8a6a58'),
      fascia: stone,
      soffit: stone,
    }),
  ]
}
