import { createRandom } from '../demo/random.ts'
import type { LightName } from '../drawing/lights.ts'
import type { Piece } from '../drawing/piece.ts'
import { compose } from '../scene/compose.ts'
import { area } from '../scenery/area.ts'
import { backdrop, type BackdropName } from '../scenery/backdrop.ts'
import { broadTree } from '../scenery/broad-tree.ts'
import { car } from '../scenery/car.ts'
import { grass } from '../scenery/grass.ts'
import { lampPost } from '../scenery/lamp-post.ts'
import { palm } from '../scenery/palm.ts'
import { rectangle } from '../scenery/rectangle.ts'
import { shrub } from '../scenery/shrub.ts'

export interface StreetSceneShape {
  /** Stands around x = 0, its front at z = 0. */
  readonly pieces: readonly Piece[]
  readonly widthMetres: number
  readonly heightMetres: number
  readonly light: LightName
  readonly backdrop: BackdropName
  readonly turnDegrees: number
  /** What stands along the kerb. */
  readonly trees?: 'narra' | 'palm'
  readonly beyond?: readonly Piece[]
}

const FOCAL_PIXELS = 1250
const EYE_METRES = 2.2
const CARS = ['#e8e4da', '#8e2f2b', '#3c4a58'] as const

/** A building of a few storeys on its street, from the opposite kerb. */
export function streetScene(shape: StreetSceneShape, seed: number): string {
  const random = createRandom(seed)
  const turn = (shape.turnDegrees / 180) * Math.PI
  const half = shape.widthMetres / 2
  const distance =
    Math.max((shape.widthMetres * FOCAL_PIXELS) / (1600 * 0.8), (shape.heightMetres * FOCAL_PIXELS) / (1067 * 0.7)) + 2
  const rise = ((shape.heightMetres - EYE_METRES) * FOCAL_PIXELS) / distance / 1067
  const trees = shape.trees ?? 'narra'
  return compose({
    seed,
    light: shape.light,
    hazeShare: 0.7,
    view: {
      eye: [-Math.sin(turn) * distance, EYE_METRES, -Math.cos(turn) * distance],
      target: [0, 0, 2],
      focalPixels: FOCAL_PIXELS,
      horizon: Math.min(0.84, Math.max(0.66, 0.13 + rise)),
    },
    backdrop: backdrop(shape.backdrop),
    ground: {
      color: '#a4a98c',
      areas: [
        area(rectangle(-140, 140, -8, 24), '#d3cabb'),
        area(rectangle(-140, 140, -8.3, -8), '#ece5d6'),
        area(rectangle(-140, 140, -22, -8.3), '#84848a'),
        area(rectangle(-140, 140, -15.2, -14.9), '#e2dccd'),
        area(rectangle(-140, 140, -25, -22), '#cbc3b4'),
        area(rectangle(-140, 140, -90, -25), '#91a766'),
        grass({ color: '#86a050', strokes: 500, left: -140, right: 140, near: -90, far: -25 }),
      ],
    },
    pieces: [
      ...shape.pieces,
      ...(shape.beyond ?? []),
      ...[-half - 9, -half - 3, half + 3, half + 9, half + 16].map((x) =>
        trees === 'palm'
          ? palm({ at: [x, 0, -5], heightMetres: 7 + random.next() * 2, leanMetres: random.next() - 0.5 })
          : broadTree({ at: [x, 0, -5], heightMetres: 6 + random.next() * 2, spreadMetres: 6 + random.next() * 2 }),
      ),
      ...[-0.62, 0.62].flatMap((side) => lampPost([half * side, 0, -7.4], 6)),
      ...[-0.7, -0.34, 0.34, 0.7].map((side, index) =>
        shrub({
          at: [half * side, 0, -6.4],
          widthMetres: 2.2,
          heightMetres: 0.8,
          ...(index % 2 === 0 ? { flowerColor: '#c65a7c' } : {}),
        }),
      ),
      ...Array.from({ length: 9 }, (_bush, index) =>
        shrub({
          at: [-24 + index * 6 + random.next() * 3, 0, -26.4 - random.next() * 2],
          widthMetres: 2.6,
          heightMetres: 0.8,
        }),
      ),
      ...CARS.map((color, index) =>
        car({ at: [-half + index * half * 0.85 + random.next() * 3, 0, -11 - index * 0.2], heading: 'x', color }),
      ).flat(),
    ],
  })
}
