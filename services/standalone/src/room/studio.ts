import { bed } from '../furniture/bed.ts'
import { cabinet } from '../furniture/cabinet.ts'
import { chair } from '../furniture/chair.ts'
import { downlights } from '../furniture/downlights.ts'
import { lamp } from '../furniture/lamp.ts'
import { potPlant } from '../furniture/pot-plant.ts'
import { rug } from '../furniture/rug.ts'
import { sofa } from '../furniture/sofa.ts'
import { table } from '../furniture/table.ts'
import { wallPicture } from '../furniture/wall-picture.ts'
import { roomMaterials } from './room-materials.ts'
import type { RoomStyle } from './room-style.ts'
import type { Room } from './room.ts'

/** One room for everything: a kitchenette at the left, the bed at the window, a sofa between them. */
export function studio({ palette, light, outdoors }: RoomStyle): Room {
  const { paint, planks } = roomMaterials
  const wood = paint(palette.wood)
  const white = paint('#f1ede4')
  return {
    widthMetres: 4.6,
    depthMetres: 5.6,
    heightMetres: 2.7,
    floor: planks(palette.floor),
    wall: paint(palette.wall),
    walls: { right: paint(palette.feature) },
    light,
    outdoors,
    toSun: [-0.3, 0.55, 0.75],
    eye: [2.5, 1.5, -1.6],
    target: [2.3, 0, 5],
    focalPixels: 1000,
    horizon: 0.45,
    windows: [
      {
        wall: 'back',
        left: 1.1,
        bottom: 0.5,
        width: 2.9,
        height: 1.9,
        columns: 3,
        frameColor: '#4b443c',
        curtainColor: palette.curtain,
      },
    ],
    wallDetails: {
      right: [
        wallPicture({ left: 2.6, bottom: 1.3, width: 1.1, height: 0.8 }, [
          palette.curtain,
          palette.accent,
          palette.second,
        ]),
      ],
    },
    floorDetails: [
      rug({ left: 1.8, near: 0.9, width: 2.2, depth: 2, color: palette.second, borderColor: palette.fabric }),
    ],
    ceilingDetails: [
      downlights([
        [1.2, 9],
        [3.2, 9],
      ]),
    ],
    furniture: [
      ...cabinet({
        at: [0, 0, 0.6],
        facing: 'right',
        widthMetres: 2.6,
        depthMetres: 0.6,
        heightMetres: 0.9,
        material: white,
        doors: 4,
        top: wood,
      }),
      ...cabinet({
        at: [0, 0, 0.6],
        facing: 'right',
        widthMetres: 2.6,
        depthMetres: 0.35,
        heightMetres: 0.7,
        liftMetres: 1.55,
        material: white,
        doors: 4,
      }),
      ...cabinet({
        at: [0, 0, 3.25],
        facing: 'right',
        widthMetres: 0.7,
        depthMetres: 0.65,
        heightMetres: 1.8,
        material: paint('#b9bcbc'),
        doors: 1,
        drawers: 2,
        handleColor: '#6c6f70',
      }),
      ...bed({
        at: [1.2, 0, 3.45],
        facing: 'left',
        widthMetres: 1.5,
        headboard: wood,
        coverColor: palette.fabric,
        throwColor: palette.accent,
      }),
      ...lamp({ at: [4.3, 0, 3.2], stemMetres: 1.3, shadeMetres: 0.36 }),
      ...sofa({
        at: [3.6, 0, 1],
        facing: 'left',
        widthMetres: 1.7,
        color: palette.fabric,
        pillowColors: [palette.accent],
      }),
      ...table({ at: [2.3, 0, 1.4], widthMetres: 0.7, depthMetres: 0.7, heightMetres: 0.38, top: wood, legs: wood }),
      ...chair({
        at: [1.3, 0, 0.9],
        facing: 'left',
        seat: paint(palette.accent),
        frame: wood,
        seatMetres: 0.64,
        hasBack: false,
      }),
      ...potPlant({ at: [4.2, 0, 5.2], heightMetres: 1.3, kind: 'areca' }),
    ],
  }
}
