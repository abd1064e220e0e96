import { box } from '../drawing/box.ts'
import { chair } from '../furniture/chair.ts'
import { downlights } from '../furniture/downlights.ts'
import { lamp } from '../furniture/lamp.ts'
import { placed } from '../furniture/placed.ts'
import { potPlant } from '../furniture/pot-plant.ts'
import { rug } from '../furniture/rug.ts'
import { shelf } from '../furniture/shelf.ts'
import { sofa } from '../furniture/sofa.ts'
import { table } from '../furniture/table.ts'
import { roomMaterials } from './room-materials.ts'
import type { RoomStyle } from './room-style.ts'
import type { Room } from './room.ts'

/** A study: a desk at the window, a wall of books, a chair to read in. */
export function homeOffice({ palette, light, outdoors }: RoomStyle): Room {
  const { paint, planks } = roomMaterials
  const wood = paint(palette.wood)
  const screen = placed({ at: [1.7, 0.75, 3.2] }, 0.9, 0.2)
  return {
    widthMetres: 5,
    depthMetres: 4.2,
    heightMetres: 2.8,
    floor: planks(palette.floor),
    wall: paint(palette.wall),
    walls: { right: paint(palette.feature) },
    light,
    outdoors,
    toSun: [-0.4, 0.55, 0.7],
    eye: [2.2, 1.5, -1.9],
    target: [2.6, 0, 4],
    focalPixels: 1000,
    horizon: 0.46,
    windows: [
      { wall: 'back', left: 0.7, bottom: 0.6, width: 2.9, height: 1.8, columns: 3, curtainColor: palette.curtain },
    ],
    floorDetails: [
      rug({ left: 0.9, near: 1, width: 3, depth: 2.1, color: palette.second, borderColor: palette.accent }),
    ],
    ceilingDetails: [
      downlights([
        [1.2, 9],
        [2.6, 9],
        [4, 9],
      ]),
    ],
    furniture: [
      ...table({
        at: [1.1, 0, 2.9],
        widthMetres: 2.2,
        depthMetres: 0.8,
        heightMetres: 0.75,
        top: wood,
        legs: paint('#4a4038'),
      }),
      screen([0.1, 0.12, 0.08], [0.8, 0.46, 0.04], paint('#2a2d32')),
      screen([0.42, 0, 0.08], [0.14, 0.12, 0.06], paint('#8e9294')),
      box({ at: [2.8, 0.75, 3.1], size: [0.3, 0.1, 0.22], material: paint(palette.accent) }),
      ...lamp({ at: [1.35, 0.75, 3.35], stemMetres: 0.34, shadeMetres: 0.26 }),
      ...chair({ at: [1.95, 0, 2.3], facing: 'back', seat: paint(palette.fabric), frame: paint('#3d362f') }),
      ...shelf({ at: [4.62, 0, 0.9], facing: 'left', widthMetres: 2.6, heightMetres: 2.4, rows: 6, material: wood }),
      ...sofa({ at: [3.9, 0, 3.1], widthMetres: 0.92, color: palette.second, pillowColors: [palette.accent] }),
      ...potPlant({ at: [0.45, 0, 3.7], heightMetres: 1.7, kind: 'fig' }),
    ],
  }
}
