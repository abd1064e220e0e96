import { cabinet } from '../furniture/cabinet.ts'
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

/** A sofa under pictures, sunlight from tall windows on the left. */
export function livingRoom({ palette, light, outdoors }: RoomStyle): Room {
  const { paint, planks } = roomMaterials
  const wood = paint(palette.wood)
  return {
    widthMetres: 6.4,
    depthMetres: 5,
    heightMetres: 2.9,
    floor: planks(palette.floor),
    wall: paint(palette.wall),
    walls: { back: paint(palette.feature) },
    light,
    outdoors,
    eye: [3.9, 1.35, -1.7],
    target: [3.1, 0, 5],
    focalPixels: 1000,
    horizon: 0.47,
    windows: [
      { wall: 'left', left: 0.6, bottom: 0.08, width: 3.2, height: 2.45, columns: 3, curtainColor: palette.curtain },
    ],
    wallDetails: {
      back: [
        wallPicture({ left: 2, bottom: 1.35, width: 0.9, height: 1.1 }, ['#ead9bd', palette.second, palette.accent]),
        wallPicture({ left: 3.2, bottom: 1.35, width: 0.9, height: 1.1 }, ['#dfe4dc', palette.accent, palette.wood]),
      ],
    },
    floorDetails: [
      rug({ left: 1.3, near: 1.4, width: 3.6, depth: 2.5, color: '#e9dfcd', borderColor: palette.second }),
    ],
    ceilingDetails: [
      downlights([
        [1.5, 9],
        [3.2, 9],
        [4.9, 9],
      ]),
    ],
    furniture: [
      ...sofa({
        at: [1.6, 0, 3.9],
        widthMetres: 2.9,
        color: palette.fabric,
        pillowColors: [palette.accent, palette.second, '#efe6d6'],
      }),
      ...table({ at: [2.3, 0, 2.4], widthMetres: 1.3, depthMetres: 0.7, heightMetres: 0.4, top: wood, legs: wood }),
      ...table({
        at: [2.7, 0.4, 2.6],
        widthMetres: 0.4,
        depthMetres: 0.26,
        heightMetres: 0.06,
        top: paint(palette.accent),
        legs: paint('#f3ecdf'),
      }),
      ...sofa({
        at: [4.9, 0, 2.1],
        facing: 'left',
        widthMetres: 1,
        color: palette.second,
        pillowColors: [palette.curtain],
      }),
      ...cabinet({
        at: [5, 0, 4.5],
        widthMetres: 1.3,
        depthMetres: 0.42,
        heightMetres: 0.75,
        material: wood,
        doors: 2,
      }),
      ...lamp({ at: [5.5, 0.75, 4.7], stemMetres: 0.3, shadeMetres: 0.34 }),
      ...lamp({ at: [1.1, 0, 4.4], stemMetres: 1.35, shadeMetres: 0.42 }),
      ...potPlant({ at: [0.55, 0, 4.5], heightMetres: 1.7, kind: 'areca' }),
    ],
  }
}
