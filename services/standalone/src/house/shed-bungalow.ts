import { door } from '../building/door.ts'
import { glazing } from '../building/glazing.ts'
import type { HousePalette } from '../building/house-palette.ts'
import { shedRoof } from '../building/shed-roof.ts'
import { wallLamp } from '../building/wall-lamp.ts'
import { box } from '../drawing/box.ts'
import type { Vector } from '../drawing/vector.ts'
import { createSolid } from '../drawing/solid.ts'
import { finishes } from './finishes.ts'
import type { House } from './house.ts'

const LOW_METRES = 2.7
const HIGH_METRES = 4.3
const DEPTH_METRES = 8

/** One storey under a single slope that lifts towards the garden over high windows. */
export function shedBungalow(palette: HousePalette): House {
  const { wall, accent, trim, sheets, soffit, stone, plinth } = finishes(palette)
  const frame = { frameColor: palette.frame }
  const outline = (front: number, back: number): Vector[] => [
    [0, front, 0],
    [9.6, front, 0],
    [9.6, back, DEPTH_METRES],
    [0, back, DEPTH_METRES],
  ]
  return {
    widthMetres: 14.2,
    depthMetres: 8.4,
    driveway: [10, 14],
    doorAt: 8.4,
    pieces: [
      box({ at: [-0.5, 0, -2], size: [10.4, 0.2, 2], material: plinth }),
      createSolid(
        outline(0, 0),
        outline(HIGH_METRES, LOW_METRES),
        { sides: wall },
        {
          sides: {
            0: [
              glazing({ left: 0.7, bottom: 0.2, width: 5.6, height: 2.3, columns: 4, ...frame }),
              glazing({ left: 0.7, bottom: 2.75, width: 8.2, height: 1.1, columns: 7, ...frame }),
              door({ left: 7.6, width: 1.15, height: 2.3, color: palette.wood }),
              wallLamp(7.2, 1.7),
            ],
            3: [glazing({ left: 4.6, bottom: 0.8, width: 2.2, height: 1.5, ...frame })],
          },
        },
      ),
      box({ at: [6.5, 0, -0.4], size: [0.5, 4, 0.4], material: stone }),
      ...shedRoof({
        at: [0, LOW_METRES, 0],
        widthMetres: 9.6,
        depthMetres: DEPTH_METRES,
        riseMetres: HIGH_METRES - LOW_METRES,
        eavesMetres: 0.9,
        high: 'front',
        material: sheets,
        fascia: trim,
        soffit,
      }),
      box({
        at: [10.5, 0, 3],
        size: [3.4, 2.5, 5],
        material: accent,
        front: [glazing({ left: 0.8, bottom: 1, width: 1.8, height: 1, ...frame })],
      }),
      box({ at: [10.5, 2.5, -1.6], size: [3.9, 0.2, 9.8], material: trim, bottomMaterial: soffit }),
      box({ at: [13.9, 0, -1.4], size: [0.2, 2.5, 0.2], material: trim }),
    ],
  }
}
