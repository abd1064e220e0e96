import { archway } from '../building/archway.ts'
import { capizWindow } from '../building/capiz-window.ts'
import { door } from '../building/door.ts'
import { glazing } from '../building/glazing.ts'
import { hipRoof } from '../building/hip-roof.ts'
import type { HousePalette } from '../building/house-palette.ts'
import { wallLamp } from '../building/wall-lamp.ts'
import { box } from '../drawing/box.ts'
import { finishes } from './finishes.ts'
import type { House } from './house.ts'

const BAY_METRES = 2.5
const BAYS = 4

/** After the old town houses: a stone ground floor, and over it a wooden storey of sliding shell windows. */
export function heritageHouse(palette: HousePalette): House {
  const { wall, boards, tiles, stone, soffit, trim, plinth } = finishes(palette)
  const width = BAY_METRES * BAYS + 0.8
  const bays = Array.from({ length: BAYS }, (_bay, index) => 0.4 + index * BAY_METRES)
  const window = (left: number) =>
    capizWindow({ left: left + 0.2, bottom: 1.15, width: BAY_METRES - 0.4, height: 1.45 }, palette.wood)
  return {
    widthMetres: width,
    depthMetres: 10,
    driveway: [7.6, 10.4],
    doorAt: 4.2,
    pieces: [
      box({ at: [-0.3, 0, -0.5], size: [width + 0.6, 0.25, 1], material: plinth }),
      box({
        at: [0.2, 0, 0.2],
        size: [width - 0.4, 3.3, 9.6],
        material: stone,
        front: [
          glazing({ left: 0.7, bottom: 1.1, width: 1.4, height: 1.6, rows: 3, columns: 4, frameColor: palette.frame }),
          door({ left: 3.2, width: 1.9, height: 2.7, color: palette.wood }),
          wallLamp(2.7, 2),
          wallLamp(5.6, 2),
          glazing({ left: 6, bottom: 1.1, width: 1.2, height: 1.6, rows: 3, columns: 4, frameColor: palette.frame }),
          archway({ left: 7.7, bottom: 0.05, width: 2.2, height: 2.8 }),
        ],
        left: [
          glazing({ left: 1.4, bottom: 1.1, width: 1.4, height: 1.6, rows: 3, columns: 4, frameColor: palette.frame }),
          glazing({ left: 5.6, bottom: 1.1, width: 1.4, height: 1.6, rows: 3, columns: 4, frameColor: palette.frame }),
        ],
      }),
      box({ at: [-0.5, 3.3, -0.5], size: [width + 1, 0.28, 10.8], material: boards, bottomMaterial: soffit }),
      box({
        at: [-0.4, 3.58, -0.4],
        size: [width + 0.8, 3, 10.6],
        material: wall,
        front: bays.map((left) => window(left + 0.4)),
        left: [0.5, 3.1, 5.7].map(window),
        right: [0.5, 3.1, 5.7].map(window),
      }),
      ...bays.map((left) => box({ at: [left - 0.12, 3.58, -0.5], size: [0.22, 3, 0.1], material: boards })),
      box({ at: [width + 0.2, 3.58, -0.5], size: [0.2, 3, 0.1], material: boards }),
      ...hipRoof({
        at: [-0.4, 6.58, -0.4],
        widthMetres: width + 0.8,
        depthMetres: 10.6,
        riseMetres: 3,
        eavesMetres: 1,
        material: tiles,
        fascia: trim,
        soffit,
      }),
    ],
  }
}
