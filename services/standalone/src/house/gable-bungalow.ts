import { door } from '../building/door.ts'
import { gableRoof } from '../building/gable-roof.ts'
import { glazing } from '../building/glazing.ts'
import type { HousePalette } from '../building/house-palette.ts'
import { wallLamp } from '../building/wall-lamp.ts'
import { box } from '../drawing/box.ts'
import { finishes } from './finishes.ts'
import type { House } from './house.ts'

/** One storey in two gabled wings, one of them glazed to the garden. */
export function gableBungalow(palette: HousePalette): House {
  const { wall, accent, trim, sheets, boards, soffit, plinth, slats } = finishes(palette)
  const frame = { frameColor: palette.frame }
  const roof = { eavesMetres: 0.55, material: sheets, fascia: trim, soffit }
  return {
    widthMetres: 14.6,
    depthMetres: 9.5,
    driveway: [9.6, 14.4],
    doorAt: 6.6,
    pieces: [
      box({ at: [-0.4, 0, -1.4], size: [8.6, 0.2, 2.6], material: plinth }),
      box({
        at: [0, 0, 0],
        size: [5.2, 3, 9.4],
        material: wall,
        front: [glazing({ left: 0.6, bottom: 0.2, width: 4, height: 2.5, columns: 4, ...frame })],
        left: [
          glazing({ left: 1.4, bottom: 0.9, width: 2.2, height: 1.4, ...frame }),
          glazing({ left: 5.4, bottom: 0.9, width: 2.2, height: 1.4, ...frame }),
        ],
      }),
      ...gableRoof({
        at: [0, 3, 0],
        widthMetres: 5.2,
        depthMetres: 9.4,
        riseMetres: 2.2,
        ridge: 'z',
        gable: boards,
        ...roof,
      }),
      box({
        at: [5.75, 0, 1.8],
        size: [3.2, 2.8, 7],
        material: slats,
        front: [door({ left: 0.5, width: 1.15, height: 2.25, color: palette.trim }), wallLamp(2.2, 1.6)],
      }),
      box({ at: [5.75, 2.8, -0.4], size: [3.25, 0.2, 9.2], material: trim, bottomMaterial: soffit }),
      box({
        at: [9, 0, 2.6],
        size: [5.2, 3, 6.4],
        material: accent,
        front: [
          glazing({ left: 0.8, bottom: 0.9, width: 1.6, height: 1.5, ...frame }),
          glazing({ left: 3, bottom: 0.9, width: 1.6, height: 1.5, ...frame }),
        ],
        right: [glazing({ left: 1.4, bottom: 0.9, width: 2.4, height: 1.4, columns: 3, ...frame })],
      }),
      ...gableRoof({
        at: [9.55, 3, 2.6],
        widthMetres: 4.65,
        depthMetres: 6.4,
        riseMetres: 2,
        ridge: 'z',
        gable: boards,
        ...roof,
      }),
    ],
  }
}
