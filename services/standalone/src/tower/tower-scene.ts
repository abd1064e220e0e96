import { createRandom, type Random } from '../demo/random.ts'
import type { View } from '../drawing/camera.ts'
import type { LightName } from '../drawing/lights.ts'
import type { Piece } from '../drawing/piece.ts'
import { compose, SCENE_HEIGHT, SCENE_WIDTH } from '../scene/compose.ts'
import { area } from '../scenery/area.ts'
import { backdrop, type BackdropName } from '../scenery/backdrop.ts'
import { broadTree } from '../scenery/broad-tree.ts'
import { car } from '../scenery/car.ts'
import { grass } from '../scenery/grass.ts'
import { hedge } from '../scenery/hedge.ts'
import { lampPost } from '../scenery/lamp-post.ts'
import { palm } from '../scenery/palm.ts'
import { rectangle } from '../scenery/rectangle.ts'
import { shrub } from '../scenery/shrub.ts'
import { cityBlocks } from './city-blocks.ts'
import { farTowers } from './far-towers.ts'
import type { Tower } from './tower.ts'

export interface TowerSceneShape extends Tower {
  readonly light: LightName
  readonly backdrop: BackdropName
  readonly turnDegrees: number
  readonly surroundings: 'city' | 'park'
}

const FOCAL_PIXELS = 1050
const EYE_METRES = 2.4
const SHARE_OF_HEIGHT = 0.82
const SHARE_OF_WIDTH = 0.72
const STREET = { near: -24, far: -10, walk: -4 }
const CARS = ['#c9c6c0', '#8e2f2b', '#3c4a58', '#e8e4da', '#6b705c'] as const

/** A tall building, seen from the park across its street. */
export function towerScene(shape: TowerSceneShape, seed: number): string {
  const random = createRandom(seed)
  const view = viewOf(shape)
  const half = shape.widthMetres / 2
  const far = STREET.near - 5
  return compose({
    seed,
    light: shape.light,
    hazeShare: 0.55,
    view,
    backdrop: backdrop(shape.backdrop),
    ground: {
      color: shape.surroundings === 'park' ? '#8ea566' : '#9aa287',
      areas: [
        grass({ color: '#86a050', strokes: 500, left: -200, right: 200, near: -200, far }),
        area(rectangle(-260, 260, far, STREET.near), '#cbc3b4'),
        area(rectangle(-260, 260, STREET.near, STREET.far), '#86858a'),
        area(rectangle(-260, 260, -17.2, -16.8), '#dcd7c9'),
        area(rectangle(-260, 260, STREET.far, STREET.walk + 20), '#d2cabb'),
      ],
    },
    pieces: [
      ...shape.pieces,
      ...(shape.surroundings === 'city'
        ? [
            ...farTowers(random),
            ...cityBlocks({ from: -120, to: 150, z: 24, rows: 1, clear: [-half - 8, half + 8] }, random),
          ]
        : grove(random)),
      ...street(half, random),
      ...park(view, random),
    ],
  })
}

function viewOf({ heightMetres, widthMetres, turnDegrees }: TowerSceneShape): View {
  const turn = (turnDegrees / 180) * Math.PI
  const distance = Math.max(
    (heightMetres * FOCAL_PIXELS) / (SCENE_HEIGHT * SHARE_OF_HEIGHT),
    (widthMetres * FOCAL_PIXELS) / (SCENE_WIDTH * SHARE_OF_WIDTH),
  )
  const rise = ((heightMetres - EYE_METRES) * FOCAL_PIXELS) / distance / SCENE_HEIGHT
  return {
    eye: [-Math.sin(turn) * distance, EYE_METRES, -Math.cos(turn) * distance],
    target: [0, 0, 0],
    focalPixels: FOCAL_PIXELS,
    horizon: Math.min(0.9, Math.max(0.7, 0.07 + rise)),
  }
}

/** Trees, lamps and cars in front of the building. */
function street(half: number, random: Random): Piece[] {
  const rows = Array.from({ length: 15 }, (_tree, index) => -91 + index * 13)
  return [
    ...rows
      .filter((x) => Math.abs(x) > half * 0.3)
      .map((x) =>
        broadTree({
          at: [x + random.next() * 3, 0, -6.5],
          heightMetres: 6 + random.next() * 2.5,
          spreadMetres: 6 + random.next() * 2,
        }),
      ),
    ...[-0.9, -0.3, 0.3, 0.9].flatMap((side) => lampPost([half * side, 0, STREET.far + 0.6], 6)),
    ...[-0.55, -0.4, 0.4, 0.55].map((side) =>
      palm({ at: [half * side, 0, -5], heightMetres: 7 + random.next(), leanMetres: 0.2 }),
    ),
    ...Array.from({ length: 6 }, (_car, index) =>
      car({
        at: [-62 + index * 22 + random.next() * 10, 0, index % 2 === 0 ? -14 : -21],
        heading: 'x',
        color: random.pick(CARS),
      }),
    ).flat(),
  ]
}

/** What grows between the viewer and the street: low in the middle, tall at the sides. */
function park({ eye }: View, random: Random): Piece[] {
  const z = eye[2] + 26
  const x = eye[0] * 0.6
  return [
    hedge([x - 60, 0, STREET.near - 8], [120, 0.9, 1], '#64854a'),
    broadTree({ at: [x - 21 - random.next() * 3, 0, z], heightMetres: 9, spreadMetres: 11, leafColor: '#5f8047' }),
    broadTree({ at: [x + 22 + random.next() * 3, 0, z + 6], heightMetres: 8, spreadMetres: 10, leafColor: '#6f8f4e' }),
    ...[-12, -7, 6, 11, 15].map((side) =>
      shrub({
        at: [x + side + random.next() * 2, 0, z - 4 + random.next() * 6],
        widthMetres: 2.4,
        heightMetres: 0.8,
        flowerColor: '#c65a7c',
      }),
    ),
  ]
}

function grove(random: Random): Piece[] {
  return Array.from({ length: 24 }, () =>
    broadTree({
      at: [-130 + random.next() * 260, 0, 24 + random.next() * 50],
      heightMetres: 8 + random.next() * 5,
      spreadMetres: 9 + random.next() * 6,
      leafColor: '#668650',
    }),
  )
}
