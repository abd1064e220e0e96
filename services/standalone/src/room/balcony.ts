import { railing } from '../building/railing.ts'
import { materials } from '../building/materials.ts'
import { lamp } from '../furniture/lamp.ts'
import { potPlant } from '../furniture/pot-plant.ts'
import { sofa } from '../furniture/sofa.ts'
import { table } from '../furniture/table.ts'
import { roomMaterials } from './room-materials.ts'
import type { RoomStyle } from './room-style.ts'
import type { Room } from './room.ts'

/** Two chairs on a covered balcony, open to the view over a glass balustrade. */
export function balcony({ palette, light, outdoors }: RoomStyle): Room {
  const { paint, planks } = roomMaterials
  const wood = paint(palette.wood)
  return {
    widthMetres: 6,
    depthMetres: 2.6,
    heightMetres: 2.9,
    floor: planks('#a98562'),
    wall: paint(palette.wall),
    ceiling: materials.slats('#c39a6f'),
    light,
    outdoors,
    toSun: [-0.5, 0.55, 0.7],
    eye: [3.3, 1.55, -2],
    target: [3, 0, 4],
    focalPixels: 1000,
    horizon: 0.5,
    windows: [{ wall: 'back', left: 0, bottom: 0, width: 6, height: 2.9, columns: 1, frameColor: '#c39a6f' }],
    furniture: [
      ...railing([0, 0, 2.5], [6, 1.05, 0.05], 'glass', '#4b443c'),
      ...sofa({
        at: [0.5, 0, 0.7],
        facing: 'right',
        widthMetres: 1.5,
        color: palette.fabric,
        pillowColors: [palette.accent, palette.second],
      }),
      ...sofa({
        at: [4.3, 0, 1.3],
        facing: 'left',
        widthMetres: 0.95,
        color: palette.second,
        pillowColors: [palette.accent],
      }),
      ...table({ at: [2.4, 0, 1.2], widthMetres: 0.9, depthMetres: 0.7, heightMetres: 0.42, top: wood, legs: wood }),
      ...potPlant({ at: [0.5, 0, 2.1], heightMetres: 1.5, kind: 'areca' }),
      ...potPlant({ at: [5.5, 0, 2.1], heightMetres: 1.2, kind: 'fig', potColor: palette.accent }),
      ...potPlant({ at: [2.8, 0.42, 1.5], heightMetres: 0.42, kind: 'fig', potColor: '#efe8da' }),
      ...lamp({ at: [3, 2.2, 1.5], stemMetres: 0, shadeMetres: 0.4, shadeColor: palette.accent, ceilingMetres: 2.9 }),
    ],
  }
}
