import { archway } from '../building/archway.ts'
import { door } from '../building/door.ts'
import { garageDoor } from '../building/garage-door.ts'
import { glazing } from '../building/glazing.ts'
import { hipRoof } from '../building/hip-roof.ts'
import type { HousePalette } from '../building/house-palette.ts'
import { railing } from '../building/railing.ts'
import { wallLamp } from '../building/wall-lamp.ts'
import { box } from '../drawing/box.ts'
import { finishes } from './finishes.ts'
import type { House } from './house.ts'

/** A subdivision villa with a Mediterranean accent: tiled hips, arched openings, a balconette over the porch. */
export function villaHouse(palette: HousePalette): House {
  const { wall, accent, trim, tiles, stone, soffit, plinth } = finishes(palette)
  const window = { frameColor: palette.frame, sillColor: palette.trim }
  const roof = { eavesMetres: 0.65, material: tiles, fascia: trim, soffit }
  return {
    widthMetres: 13.4,
    depthMetres: 9,
    driveway: [8.6, 13.2],
    doorAt: 6.3,
    pieces: [
      box({ at: [4.6, 0, -1.8], size: [3.6, 0.2, 2.2], material: plinth }),
      box({
        at: [0, 0, 0],
        size: [4.8, 3.1, 8.6],
        material: wall,
        front: [
          glazing({ left: 0.9, bottom: 0.7, width: 3, height: 2.1, columns: 3, rows: 2, isArched: false, ...window }),
        ],
        left: [
          glazing({ left: 1.2, bottom: 0.8, width: 1.3, height: 1.8, rows: 2, ...window }),
          glazing({ left: 4.6, bottom: 0.8, width: 1.3, height: 1.8, rows: 2, ...window }),
        ],
      }),
      box({ at: [-0.1, 0, -0.1], size: [5, 0.7, 0.1], material: stone }),
      box({
        at: [4.8, 0, 0.4],
        size: [3.4, 3.1, 8.2],
        material: wall,
        front: [door({ left: 1, width: 1.3, height: 2.4, color: palette.wood })],
      }),
      box({
        at: [4.7, 0, -1.7],
        size: [3.5, 3.1, 1.9],
        material: accent,
        front: [archway({ left: 0.75, bottom: 0.2, width: 2, height: 2.6 }), wallLamp(0.4, 1.8), wallLamp(3.1, 1.8)],
        left: [archway({ left: 0.45, bottom: 0.2, width: 1, height: 2.3 })],
      }),
      box({
        at: [8.2, 0, 1.4],
        size: [5, 3.1, 7],
        material: wall,
        front: [garageDoor(0.5, 4, 2.4, palette.wood), wallLamp(0.25, 1.9)],
        right: [glazing({ left: 2, bottom: 1, width: 1.6, height: 1.4, rows: 2, ...window })],
      }),
      ...hipRoof({ at: [8.85, 3.1, 1.4], widthMetres: 4.35, depthMetres: 7, riseMetres: 1.5, ...roof }),
      box({ at: [-0.05, 3.1, -0.05], size: [8.3, 0.22, 8.6], material: trim }),
      box({
        at: [0, 3.32, 0],
        size: [8.2, 2.9, 8.6],
        material: wall,
        front: [
          glazing({ left: 0.9, bottom: 0.7, width: 1.2, height: 1.7, rows: 2, ...window }),
          glazing({ left: 2.7, bottom: 0.7, width: 1.2, height: 1.7, rows: 2, ...window }),
          glazing({
            left: 5.5,
            bottom: 0.1,
            width: 1.8,
            height: 2.4,
            columns: 2,
            rows: 2,
            isArched: true,
            frameColor: palette.frame,
          }),
        ],
        left: [
          glazing({ left: 1.2, bottom: 0.7, width: 1.2, height: 1.7, rows: 2, ...window }),
          glazing({ left: 4.8, bottom: 0.7, width: 1.2, height: 1.7, rows: 2, ...window }),
        ],
        right: [glazing({ left: 1, bottom: 0.8, width: 1, height: 1.4, rows: 2, ...window })],
      }),
      box({ at: [4.6, 3.1, -1.85], size: [3.7, 0.22, 1.8], material: trim }),
      ...railing([4.7, 3.32, -1.75], [3.5, 0.95, 0.08], 'bars', palette.frame),
      ...railing([4.7, 3.32, -1.67], [0.08, 0.95, 1.6], 'bars', palette.frame),
      ...hipRoof({ at: [0, 6.22, 0], widthMetres: 8.2, depthMetres: 8.6, riseMetres: 2.3, ...roof }),
    ],
  }
}
