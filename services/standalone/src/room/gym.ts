import { box } from '../drawing/box.ts'
import { cylinder } from '../drawing/cylinder.ts'
import type { Piece } from '../drawing/piece.ts'
import { downlights } from '../furniture/downlights.ts'
import { placed } from '../furniture/placed.ts'
import { potPlant } from '../furniture/pot-plant.ts'
import { rug } from '../furniture/rug.ts'
import { roomMaterials } from './room-materials.ts'
import type { RoomStyle } from './room-style.ts'
import type { Room } from './room.ts'

const DARK = { color: '#34363a' }
const STEEL = { color: '#a9adae' }

/** Treadmills at the window, weights along the wall, mats on a wooden floor. */
export function gym({ palette, light, outdoors }: RoomStyle): Room {
  const { paint, planks, slats } = roomMaterials
  return {
    widthMetres: 9,
    depthMetres: 6.4,
    heightMetres: 3.2,
    floor: planks(palette.floor),
    wall: paint(palette.wall),
    walls: { right: slats(palette.wood) },
    light,
    outdoors,
    toSun: [-0.4, 0.55, 0.75],
    eye: [3.9, 1.55, -2],
    target: [4.5, 0, 6],
    focalPixels: 980,
    horizon: 0.46,
    windows: [{ wall: 'back', left: 0.4, bottom: 0.1, width: 8.2, height: 2.7, columns: 6, frameColor: '#4b443c' }],
    floorDetails: [
      rug({ left: 1.2, near: 0.6, width: 1, depth: 2.2, color: palette.accent, borderColor: palette.accent }),
      rug({ left: 2.7, near: 0.6, width: 1, depth: 2.2, color: palette.second, borderColor: palette.second }),
    ],
    ceilingDetails: [downlights([2, 4.5, 7].flatMap((x) => [9, 11.5].map((z) => [x, z] as const)))],
    furniture: [
      ...[1, 2.6, 4.2, 5.8].flatMap((x) => treadmill(x, 4)),
      ...rack(8.3, 1.2, palette.accent),
      cylinder({
        at: [5.4, 0, 1.6],
        radiusMetres: 0.34,
        heightMetres: 0.42,
        material: { color: palette.accent, roundMetres: 0.12 },
      }),
      box({ at: [5.9, 0.38, 2.3], size: [0.4, 0.12, 1.3], material: { color: '#3d4247', roundMetres: 0.04 } }),
      box({ at: [6, 0, 2.4], size: [0.2, 0.38, 0.1], material: STEEL }),
      box({ at: [6, 0, 3.4], size: [0.2, 0.38, 0.1], material: STEEL }),
      ...potPlant({ at: [0.6, 0, 5.6], heightMetres: 1.9, kind: 'areca' }),
      ...potPlant({ at: [8.4, 0, 5.7], heightMetres: 1.7, kind: 'fig' }),
    ],
  }
}

function treadmill(x: number, z: number): Piece[] {
  const part = placed({ at: [x, 0, z] }, 0.85, 1.8)
  return [
    part([0, 0.02, 0], [0.85, 0.16, 1.8], { color: '#55585c' }),
    part([0.14, 0.18, 0.05], [0.57, 0.015, 1.4], DARK),
    part([0, 0.18, 1.5], [0.06, 1.05, 0.08], STEEL),
    part([0.79, 0.18, 1.5], [0.06, 1.05, 0.08], STEEL),
    part([0, 0.95, 0.9], [0.05, 0.05, 0.6], STEEL),
    part([0.8, 0.95, 0.9], [0.05, 0.05, 0.6], STEEL),
    part([0.02, 1.23, 1.46], [0.81, 0.34, 0.08], DARK, [
      (surface) => surface.patch({ left: 0.16, bottom: 0.06, width: 0.5, height: 0.22 }, '#7fa0a6'),
    ]),
  ]
}

/** Dumbbells on two shelves along the right wall. */
function rack(x: number, z: number, color: string): Piece[] {
  const shelves = [0.35, 0.85].map((level) => box({ at: [x, level, z], size: [0.5, 0.06, 2.6], material: STEEL }))
  const posts = [z, z + 2.54].map((depth) => box({ at: [x + 0.44, 0, depth], size: [0.06, 1.1, 0.06], material: DARK }))
  const weights = [0.41, 0.91].flatMap((level) =>
    Array.from({ length: 7 }, (_weight, index) =>
      box({
        at: [x + 0.06, level, z + 0.12 + index * 0.35],
        size: [0.36, 0.16, 0.16],
        material: { color: index % 3 === 1 ? color : '#3c3f44', roundMetres: 0.04 },
      }),
    ),
  )
  return [...posts, ...shelves, ...weights]
}
