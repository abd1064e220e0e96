import { door } from '../building/door.ts'
import { garageDoor } from '../building/garage-door.ts'
import { glazing } from '../building/glazing.ts'
import type { HousePalette } from '../building/house-palette.ts'
import { railing } from '../building/railing.ts'
import { wallLamp } from '../building/wall-lamp.ts'
import { box } from '../drawing/box.ts'
import { finishes } from './finishes.ts'
import type { House } from './house.ts'

/** Plain white volumes with flat roofs: a long upper storey floats over a dark ground floor. */
export function boxHouse(palette: HousePalette): House {
  const { wall, accent, trim, slats, soffit, plinth } = finishes(palette)
  const frame = { frameColor: palette.frame, frameMetres: 0.06 }
  return {
    widthMetres: 14,
    depthMetres: 9,
    driveway: [0.5, 5.6],
    doorAt: 7,
    pieces: [
      box({ at: [5.8, 0, -0.8], size: [8.4, 0.16, 2], material: plinth }),
      box({
        at: [0.3, 0, 0.8],
        size: [5.6, 2.9, 7.4],
        material: accent,
        front: [garageDoor(0.5, 4.6, 2.4, palette.wood)],
        left: [glazing({ left: 2.6, bottom: 1.5, width: 2.8, height: 0.8, ...frame })],
      }),
      box({
        at: [5.9, 0, 1.4],
        size: [2.4, 2.9, 6.8],
        material: slats,
        front: [door({ left: 0.6, width: 1.2, height: 2.4, color: palette.trim }), wallLamp(2.1, 1.7)],
      }),
      box({
        at: [8.3, 0, 0.4],
        size: [5.4, 2.9, 7.8],
        material: wall,
        front: [glazing({ left: 0.5, bottom: 0.15, width: 4.4, height: 2.5, columns: 3, ...frame })],
        right: [glazing({ left: 1.2, bottom: 0.9, width: 3, height: 1.5, columns: 3, ...frame })],
      }),
      box({
        at: [-0.6, 2.9, -1],
        size: [10, 3.2, 8.8],
        material: wall,
        bottomMaterial: soffit,
        front: [
          glazing({ left: 0.9, bottom: 0.9, width: 2.2, height: 1.6, ...frame }),
          glazing({ left: 4.2, bottom: 0.3, width: 4.8, height: 2.4, columns: 4, ...frame }),
        ],
        left: [glazing({ left: 1.4, bottom: 0.9, width: 2.2, height: 1.6, ...frame })],
      }),
      box({ at: [2.8, 2.9, -1.14], size: [0.9, 3.2, 0.14], material: slats }),
      box({ at: [-0.75, 6.1, -1.15], size: [10.3, 0.3, 9.1], material: trim }),
      box({ at: [9.4, 2.9, 0.2], size: [4.5, 0.24, 8], material: trim, bottomMaterial: soffit }),
      box({
        at: [9.4, 3.14, 3.6],
        size: [4, 2.6, 4.4],
        material: accent,
        front: [glazing({ left: 0.5, bottom: 0, width: 3, height: 2.2, columns: 3, ...frame })],
      }),
      box({ at: [9.4, 5.74, 2.8], size: [4.4, 0.22, 5.4], material: trim, bottomMaterial: soffit }),
      ...railing([9.4, 3.14, 0.3], [4.4, 0.95, 0.06], 'glass'),
    ],
  }
}
