import { chair } from '../furniture/chair.ts'
import { downlights } from '../furniture/downlights.ts'
import { lamp } from '../furniture/lamp.ts'
import { placed } from '../furniture/placed.ts'
import { potPlant } from '../furniture/pot-plant.ts'
import { rug } from '../furniture/rug.ts'
import { shelf } from '../furniture/shelf.ts'
import { table } from '../furniture/table.ts'
import { roomMaterials } from './room-materials.ts'
import type { RoomStyle } from './room-style.ts'
import type { Room } from './room.ts'

const DESKS = [
  [1, 4.4],
  [3.6, 4.4],
  [6.2, 4.4],
  [1, 1.9],
  [3.6, 1.9],
] as const

/** An office floor: rows of desks before a window wall, a round of chairs for talking. */
export function openOffice({ palette, light, outdoors }: RoomStyle): Room {
  const { paint, planks, slats } = roomMaterials
  const wood = paint(palette.wood)
  const steel = paint('#4a4640')
  return {
    widthMetres: 10,
    depthMetres: 7,
    heightMetres: 3.2,
    floor: planks(palette.floor),
    wall: paint(palette.wall),
    walls: { right: slats(palette.wood), left: paint(palette.feature) },
    light,
    outdoors,
    toSun: [-0.45, 0.55, 0.7],
    eye: [4.2, 1.65, -2.2],
    target: [4.9, 0, 6],
    focalPixels: 980,
    horizon: 0.44,
    windows: [{ wall: 'back', left: 0.4, bottom: 0.5, width: 9.2, height: 2.3, columns: 6, frameColor: '#4b443c' }],
    floorDetails: [
      rug({ left: 6.4, near: 0.4, width: 2.8, depth: 2.4, color: palette.second, borderColor: palette.accent }),
    ],
    ceilingDetails: [downlights([2, 5, 8].flatMap((x) => [9, 11.5].map((z) => [x, z] as const)))],
    furniture: [
      ...DESKS.flatMap(([x, z]) => {
        const screen = placed({ at: [x + 0.45, 0.74, z + 0.4] }, 0.7, 0.2)
        return [
          ...table({ at: [x, 0, z], widthMetres: 1.7, depthMetres: 0.75, heightMetres: 0.74, top: wood, legs: steel }),
          screen([0, 0.12, 0.08], [0.7, 0.42, 0.04], paint('#2f3338')),
          screen([0.3, 0, 0.08], [0.1, 0.12, 0.06], paint('#8e9294')),
          ...chair({ at: [x + 0.6, 0, z - 0.55], facing: 'back', seat: paint(palette.fabric), frame: steel }),
        ]
      }),
      ...table({
        at: [7.3, 0, 1.1],
        widthMetres: 1,
        depthMetres: 1,
        heightMetres: 0.72,
        top: paint(palette.stone),
        legs: steel,
      }),
      ...chair({ at: [7.5, 0, 2.3], seat: paint(palette.accent), frame: steel }),
      ...chair({ at: [6.6, 0, 1.4], facing: 'right', seat: paint(palette.accent), frame: steel }),
      ...chair({ at: [8.5, 0, 1.4], facing: 'left', seat: paint(palette.accent), frame: steel }),
      ...lamp({ at: [7.8, 2.1, 1.6], stemMetres: 0, shadeMetres: 0.6, shadeColor: palette.accent, ceilingMetres: 3.2 }),
      ...shelf({ at: [9.62, 0, 3], facing: 'left', widthMetres: 2.6, heightMetres: 1.9, rows: 4, material: wood }),
      ...potPlant({ at: [9.3, 0, 6.3], heightMetres: 2, kind: 'areca' }),
      ...potPlant({ at: [0.5, 0, 6.3], heightMetres: 1.8, kind: 'fig' }),
      ...potPlant({ at: [0.5, 0, 1.2], heightMetres: 1.3, kind: 'areca' }),
    ],
  }
}
