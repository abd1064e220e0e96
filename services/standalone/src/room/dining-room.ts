import { cabinet } from '../furniture/cabinet.ts'
import { chair } from '../furniture/chair.ts'
import { lamp } from '../furniture/lamp.ts'
import { potPlant } from '../furniture/pot-plant.ts'
import { rug } from '../furniture/rug.ts'
import { table } from '../furniture/table.ts'
import { wallPicture } from '../furniture/wall-picture.ts'
import { roomMaterials } from './room-materials.ts'
import type { RoomStyle } from './room-style.ts'
import type { Room } from './room.ts'

const SEATS = [1.75, 2.55, 3.35] as const

/** A long table for six under three lamps, before a wide window. */
export function diningRoom({ palette, light, outdoors }: RoomStyle): Room {
  const { paint, planks } = roomMaterials
  const wood = paint(palette.wood)
  return {
    widthMetres: 5.6,
    depthMetres: 4.6,
    heightMetres: 2.9,
    floor: planks(palette.floor),
    wall: paint(palette.wall),
    walls: { right: paint(palette.feature) },
    light,
    outdoors,
    toSun: [-0.35, 0.55, 0.75],
    eye: [2, 1.45, -1.9],
    target: [2.8, 0, 4],
    focalPixels: 1000,
    horizon: 0.46,
    windows: [
      { wall: 'back', left: 0.8, bottom: 0.3, width: 4, height: 2.1, columns: 4, curtainColor: palette.curtain },
    ],
    wallDetails: {
      right: [
        wallPicture({ left: 1.1, bottom: 1.3, width: 1.4, height: 0.9 }, [
          palette.curtain,
          palette.second,
          palette.accent,
        ]),
      ],
    },
    floorDetails: [
      rug({ left: 1.1, near: 0.9, width: 3.4, depth: 2.6, color: palette.curtain, borderColor: palette.second }),
    ],
    furniture: [
      ...table({ at: [1.6, 0, 1.7], widthMetres: 2.4, depthMetres: 1, heightMetres: 0.75, top: wood, legs: wood }),
      ...SEATS.flatMap((x) => chair({ at: [x, 0, 1.15], facing: 'back', seat: paint(palette.fabric), frame: wood })),
      ...SEATS.flatMap((x) => chair({ at: [x, 0, 2.8], seat: paint(palette.fabric), frame: wood })),
      ...[2.1, 2.8, 3.5].flatMap((x) =>
        lamp({ at: [x, 1.7, 2.2], stemMetres: 0, shadeMetres: 0.34, shadeColor: palette.accent, ceilingMetres: 2.9 }),
      ),
      ...potPlant({ at: [2.8, 0.75, 2.2], heightMetres: 0.5, kind: 'fig', potColor: palette.accent }),
      ...cabinet({
        at: [5.1, 0, 1.6],
        facing: 'left',
        widthMetres: 2,
        depthMetres: 0.45,
        heightMetres: 0.85,
        material: wood,
        doors: 3,
      }),
      ...lamp({ at: [5.3, 0.85, 3.2], stemMetres: 0.3, shadeMetres: 0.3 }),
      ...potPlant({ at: [0.5, 0, 4.1], heightMetres: 1.8, kind: 'areca' }),
    ],
  }
}
