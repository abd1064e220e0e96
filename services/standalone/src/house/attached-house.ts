import { door } from '../building/door.ts'
import { gableRoof } from '../building/gable-roof.ts'
import { glazing } from '../building/glazing.ts'
import type { HousePalette } from '../building/house-palette.ts'
import { railing } from '../building/railing.ts'
import { wallLamp } from '../building/wall-lamp.ts'
import { box } from '../drawing/box.ts'
import { finishes } from './finishes.ts'
import type { House } from './house.ts'

/** A compact house of two storeys that leans on its neighbour's wall with its right side. */
export function attachedHouse(palette: HousePalette): House {
  const { wall, accent, trim, sheets, soffit, plinth, boards } = finishes(palette)
  const window = { frameColor: palette.frame, sillColor: palette.trim }
  return {
    widthMetres: 8.6,
    depthMetres: 8,
    driveway: [5.6, 8.4],
    doorAt: 4.3,
    pieces: [
      box({ at: [3.2, 0, -1.3], size: [2.4, 0.18, 2.4], material: plinth }),
      box({
        at: [0, 0, 0],
        size: [3.6, 2.9, 8],
        material: accent,
        front: [glazing({ left: 0.6, bottom: 0.8, width: 2.4, height: 1.6, columns: 3, ...window })],
        left: [
          glazing({ left: 1.4, bottom: 0.9, width: 1.5, height: 1.4, ...window }),
          glazing({ left: 5, bottom: 0.9, width: 1.5, height: 1.4, ...window }),
        ],
      }),
      box({
        at: [3.6, 0, 0.9],
        size: [5, 2.9, 7.1],
        material: wall,
        front: [
          door({ left: 0.4, width: 1, height: 2.2, color: palette.wood }),
          wallLamp(1.7, 1.7),
          glazing({ left: 2.4, bottom: 0.9, width: 2, height: 1.4, ...window }),
        ],
      }),
      box({ at: [3.6, 2.9, -1.2], size: [5, 0.2, 2.1], material: trim, bottomMaterial: soffit }),
      box({ at: [8.3, 0, -1.1], size: [0.22, 2.9, 0.22], material: trim }),
      ...railing([3.7, 3.1, -1.15], [4.85, 0.9, 0.06], 'bars', palette.frame),
      box({
        at: [-0.1, 2.9, -0.2],
        size: [3.7, 2.8, 8.2],
        material: wall,
        front: [glazing({ left: 0.7, bottom: 0.7, width: 2.3, height: 1.6, columns: 3, ...window })],
        left: [
          glazing({ left: 1.4, bottom: 0.8, width: 1.5, height: 1.4, ...window }),
          glazing({ left: 5, bottom: 0.8, width: 1.5, height: 1.4, ...window }),
        ],
      }),
      box({
        at: [3.6, 2.9, 0.9],
        size: [5, 2.8, 7.1],
        material: boards,
        front: [
          glazing({ left: 0.5, bottom: 0.3, width: 1.7, height: 2, frameColor: palette.frame }),
          glazing({ left: 2.9, bottom: 0.8, width: 1.6, height: 1.5, frameColor: palette.frame }),
        ],
      }),
      ...gableRoof({
        at: [0.35, 5.7, 0.25],
        widthMetres: 14.8,
        depthMetres: 7.6,
        riseMetres: 2.1,
        eavesMetres: 0.45,
        ridge: 'x',
        gable: wall,
        material: sheets,
        fascia: trim,
        soffit,
      }),
      box({ at: [8.6, 0, -0.4], size: [0.2, 6, 8.4], material: trim }),
      box({
        at: [8.8, 0, 0.6],
        size: [6.4, 5.7, 7.4],
        material: accent,
        front: [0.9, 3.7].flatMap((left) =>
          [0.9, 3.7].map((bottom) => glazing({ left, bottom, width: 1.8, height: 1.4, ...window })),
        ),
      }),
    ],
  }
}
