import { bed } from '../furniture/bed.ts'
import { cabinet } from '../furniture/cabinet.ts'
import { chair } from '../furniture/chair.ts'
import { lamp } from '../furniture/lamp.ts'
import { rug } from '../furniture/rug.ts'
import { shelf } from '../furniture/shelf.ts'
import { table } from '../furniture/table.ts'
import { wallPicture } from '../furniture/wall-picture.ts'
import { roomMaterials } from './room-materials.ts'
import type { RoomStyle } from './room-style.ts'
import type { Room } from './room.ts'

/** A second bedroom with a single bed along the wall, a desk under the window and books. */
export function smallBedroom({ palette, light, outdoors }: RoomStyle): Room {
  const { paint, planks } = roomMaterials
  const wood = paint(palette.wood)
  return {
    widthMetres: 4,
    depthMetres: 3.8,
    heightMetres: 2.7,
    floor: planks(palette.floor),
    wall: paint(palette.wall),
    walls: { left: paint(palette.feature) },
    light,
    outdoors,
    toSun: [0.4, 0.6, 0.7],
    eye: [2.3, 1.5, -1.9],
    target: [1.9, 0, 4],
    focalPixels: 1050,
    horizon: 0.45,
    windows: [
      { wall: 'back', left: 1.7, bottom: 0.95, width: 1.7, height: 1.35, columns: 2, curtainColor: palette.curtain },
    ],
    wallDetails: {
      left: [
        wallPicture({ left: 0.9, bottom: 1.5, width: 0.9, height: 0.65 }, [
          palette.curtain,
          palette.accent,
          palette.second,
        ]),
      ],
    },
    floorDetails: [
      rug({ left: 1.4, near: 0.7, width: 1.7, depth: 1.6, color: palette.curtain, borderColor: palette.accent }),
    ],
    furniture: [
      ...bed({
        at: [0.05, 0, 1.55],
        widthMetres: 1,
        headboard: wood,
        coverColor: palette.second,
        throwColor: palette.accent,
      }),
      ...table({ at: [1.75, 0, 3.1], widthMetres: 1.6, depthMetres: 0.62, heightMetres: 0.75, top: wood, legs: wood }),
      ...chair({ at: [2.3, 0, 2.5], facing: 'back', seat: paint(palette.fabric), frame: wood }),
      ...lamp({ at: [1.98, 0.75, 3.4], stemMetres: 0.28, shadeMetres: 0.24 }),
      ...shelf({ at: [3.64, 0, 1.2], facing: 'left', widthMetres: 1.3, heightMetres: 2, rows: 5, material: wood }),
      ...cabinet({
        at: [3.45, 0, -0.6],
        facing: 'left',
        widthMetres: 1.4,
        depthMetres: 0.55,
        heightMetres: 2.3,
        material: paint(palette.stone),
        doors: 2,
      }),
    ],
  }
}
