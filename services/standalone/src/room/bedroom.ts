import { bed } from '../furniture/bed.ts'
import { cabinet } from '../furniture/cabinet.ts'
import { downlights } from '../furniture/downlights.ts'
import { lamp } from '../furniture/lamp.ts'
import { potPlant } from '../furniture/pot-plant.ts'
import { rug } from '../furniture/rug.ts'
import { sofa } from '../furniture/sofa.ts'
import { wallPicture } from '../furniture/wall-picture.ts'
import { roomMaterials } from './room-materials.ts'
import type { RoomStyle } from './room-style.ts'
import type { Room } from './room.ts'

/** A main bedroom: the bed before a feature wall, a window to the left, wardrobes to the right. */
export function bedroom({ palette, light, outdoors }: RoomStyle): Room {
  const { paint, planks, slats } = roomMaterials
  const wood = paint(palette.wood)
  return {
    widthMetres: 5.4,
    depthMetres: 4.4,
    heightMetres: 2.8,
    floor: planks(palette.floor),
    wall: paint(palette.wall),
    walls: { back: paint(palette.feature) },
    light,
    outdoors,
    eye: [3.5, 1.45, -1.7],
    target: [2.6, 0, 4],
    focalPixels: 1000,
    horizon: 0.45,
    windows: [
      { wall: 'left', left: 0.7, bottom: 0.5, width: 2.4, height: 1.9, columns: 2, curtainColor: palette.curtain },
    ],
    wallDetails: {
      back: [
        wallPicture({ left: 2.15, bottom: 1.55, width: 1.3, height: 0.75 }, [
          palette.curtain,
          palette.second,
          palette.wood,
        ]),
      ],
    },
    floorDetails: [
      rug({ left: 0.9, near: 1.1, width: 3.8, depth: 2.2, color: palette.curtain, borderColor: palette.second }),
    ],
    ceilingDetails: [
      downlights([
        [1.6, 8.6],
        [3.8, 8.6],
      ]),
    ],
    furniture: [
      ...bed({
        at: [1.75, 0, 2.2],
        widthMetres: 1.8,
        headboard: slats(palette.wood),
        coverColor: palette.fabric,
        throwColor: palette.accent,
      }),
      ...cabinet({
        at: [1.05, 0, 3.9],
        widthMetres: 0.55,
        depthMetres: 0.42,
        heightMetres: 0.5,
        material: wood,
        doors: 1,
        drawers: 2,
      }),
      ...cabinet({
        at: [4, 0, 3.9],
        widthMetres: 0.55,
        depthMetres: 0.42,
        heightMetres: 0.5,
        material: wood,
        doors: 1,
        drawers: 2,
      }),
      ...lamp({ at: [1.32, 0.5, 4.1], stemMetres: 0.26, shadeMetres: 0.3 }),
      ...lamp({ at: [4.27, 0.5, 4.1], stemMetres: 0.26, shadeMetres: 0.3 }),
      ...cabinet({
        at: [4.8, 0, 0.4],
        facing: 'left',
        widthMetres: 2.4,
        depthMetres: 0.6,
        heightMetres: 2.4,
        material: paint('#e3d6c2'),
        doors: 4,
      }),
      ...sofa({ at: [0.15, 0, 2.1], facing: 'right', widthMetres: 0.9, color: palette.second }),
      ...potPlant({ at: [0.5, 0, 3.9], heightMetres: 1.4, kind: 'fig' }),
    ],
  }
}
