import { door } from '../building/door.ts'
import { glazing } from '../building/glazing.ts'
import { hipRoof } from '../building/hip-roof.ts'
import type { HousePalette } from '../building/house-palette.ts'
import { railing } from '../building/railing.ts'
import { wallLamp } from '../building/wall-lamp.ts'
import { box } from '../drawing/box.ts'
import { finishes } from './finishes.ts'
import type { House } from './house.ts'

/** One storey raised on a plinth, with a deep porch under the same hipped roof. */
export function porchBungalow(palette: HousePalette): House {
  const { wall, accent, trim, sheets, soffit, plinth, floor } = finishes(palette)
  const window = { frameColor: palette.frame, sillColor: palette.trim }
  const posts = [0.3, 3.2, 6.1, 8.6]
  return {
    widthMetres: 13.2,
    depthMetres: 9,
    driveway: [9.4, 12.8],
    doorAt: 4.6,
    pieces: [
      box({ at: [-0.2, 0, -2.6], size: [9.4, 0.45, 11.4], material: plinth, topMaterial: floor }),
      box({ at: [3.9, 0, -3.3], size: [1.7, 0.24, 0.7], material: plinth }),
      box({
        at: [0, 0.45, 0],
        size: [9, 2.85, 8.6],
        material: wall,
        front: [
          glazing({ left: 0.7, bottom: 0.5, width: 2.6, height: 1.9, columns: 3, ...window }),
          door({ left: 4.1, width: 1.15, height: 2.25, color: palette.wood }),
          wallLamp(3.7, 1.7),
          glazing({ left: 6, bottom: 0.8, width: 2.2, height: 1.6, columns: 2, ...window }),
        ],
        left: [
          glazing({ left: 1, bottom: 0.8, width: 1.8, height: 1.5, ...window }),
          glazing({ left: 5, bottom: 0.8, width: 1.8, height: 1.5, ...window }),
        ],
        right: [glazing({ left: 5, bottom: 0.8, width: 1.6, height: 1.5, ...window })],
      }),
      ...posts.map((left) => box({ at: [left, 0.45, -2.3], size: [0.22, 2.85, 0.22], material: trim })),
      ...railing([0.5, 0.45, -2.25], [2.7, 0.9, 0.08], 'bars', palette.trim),
      ...railing([6.3, 0.45, -2.25], [2.3, 0.9, 0.08], 'bars', palette.trim),
      ...hipRoof({
        at: [0, 3.3, -2.4],
        widthMetres: 9,
        depthMetres: 11,
        riseMetres: 2.4,
        eavesMetres: 0.8,
        material: sheets,
        fascia: trim,
        soffit,
      }),
      box({
        at: [9.85, 0, 2.4],
        size: [3.2, 2.6, 6],
        material: accent,
        front: [glazing({ left: 0.7, bottom: 1, width: 1.8, height: 1.1, ...window })],
      }),
      box({ at: [9.85, 2.6, -2], size: [3.6, 0.22, 10.6], material: trim, bottomMaterial: soffit }),
      box({ at: [13, 0, -1.8], size: [0.2, 2.6, 0.2], material: trim }),
    ],
  }
}
