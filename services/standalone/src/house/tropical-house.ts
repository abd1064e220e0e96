import { door } from '../building/door.ts'
import { glazing } from '../building/glazing.ts'
import { hipRoof } from '../building/hip-roof.ts'
import type { HousePalette } from '../building/house-palette.ts'
import { railing } from '../building/railing.ts'
import { wallLamp } from '../building/wall-lamp.ts'
import { box } from '../drawing/box.ts'
import { finishes } from './finishes.ts'
import type { House } from './house.ts'

/** Two storeys under wide eaves: a boarded upper floor steps out over glass, and a roof deck covers the cars. */
export function tropicalHouse(palette: HousePalette): House {
  const { wall, accent, trim, sheets, slats, soffit, stone, plinth } = finishes(palette)
  const frame = { frameColor: palette.frame }
  return {
    widthMetres: 13.8,
    depthMetres: 9,
    driveway: [9.2, 13.6],
    doorAt: 8.1,
    pieces: [
      box({ at: [-0.5, 0, -1.6], size: [9.7, 0.18, 2.8], material: plinth }),
      box({
        at: [0, 0, 0],
        size: [7, 3, 8],
        material: wall,
        front: [glazing({ left: 0.7, bottom: 0.2, width: 5.4, height: 2.45, columns: 4, ...frame })],
        left: [
          glazing({ left: 1.2, bottom: 0.9, width: 2.2, height: 1.5, ...frame }),
          glazing({ left: 5, bottom: 0.9, width: 1.8, height: 1.5, ...frame }),
        ],
      }),
      box({
        at: [7, 0, 1.2],
        size: [2.2, 3, 6.8],
        material: stone,
        front: [door({ left: 0.6, width: 1.1, height: 2.3, color: palette.wood }), wallLamp(0.3, 1.7)],
      }),
      box({
        at: [9.2, 0, 3],
        size: [4.4, 2.8, 5],
        material: wall,
        front: [glazing({ left: 0.9, bottom: 0.9, width: 2.6, height: 1.4, ...frame }), wallLamp(4, 1.7)],
      }),
      box({ at: [9.2, 2.8, -1.8], size: [4.8, 0.26, 9.8], material: trim, bottomMaterial: soffit }),
      box({ at: [13.3, 0, -1.5], size: [0.28, 2.8, 0.28], material: trim }),
      box({ at: [9.3, 0, -1.5], size: [0.28, 2.8, 0.28], material: trim }),
      ...railing([9.3, 3.06, -1.7], [4.6, 0.95, 0.06], 'glass'),
      box({
        at: [-0.6, 3, -1.2],
        size: [6.4, 3, 9.2],
        material: wall,
        bottomMaterial: soffit,
        front: [glazing({ left: 0.8, bottom: 0.45, width: 3, height: 2.1, columns: 3, ...frame })],
        left: [
          glazing({ left: 1, bottom: 0.9, width: 1.4, height: 1.5, ...frame }),
          glazing({ left: 5, bottom: 0.9, width: 2.4, height: 1.5, columns: 3, ...frame }),
        ],
      }),
      box({ at: [4.1, 3, -1.36], size: [1.5, 3, 0.16], material: slats }),
      box({
        at: [5.8, 3, 0.6],
        size: [3.4, 3, 7.4],
        material: accent,
        front: [glazing({ left: 0.4, bottom: 0.1, width: 2.6, height: 2.3, columns: 2, ...frame })],
        right: [glazing({ left: 1.4, bottom: 0.9, width: 2, height: 1.5, ...frame })],
      }),
      box({ at: [5.8, 3, -1.2], size: [3.4, 0.2, 1.8], material: trim, bottomMaterial: soffit }),
      ...railing([5.8, 3.2, -1.2], [3.4, 0.95, 0.06], 'glass'),
      ...hipRoof({
        at: [-0.6, 6, -1.2],
        widthMetres: 9.8,
        depthMetres: 9.2,
        riseMetres: 2.1,
        eavesMetres: 1.1,
        material: sheets,
        fascia: trim,
        soffit,
      }),
    ],
  }
}
