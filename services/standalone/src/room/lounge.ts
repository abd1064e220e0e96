import { hatch } from '../drawing/hatch.ts'
import { cabinet } from '../furniture/cabinet.ts'
import { downlights } from '../furniture/downlights.ts'
import { placed } from '../furniture/placed.ts'
import { potPlant } from '../furniture/pot-plant.ts'
import { rug } from '../furniture/rug.ts'
import { sofa } from '../furniture/sofa.ts'
import { table } from '../furniture/table.ts'
import { lamp } from '../furniture/lamp.ts'
import { roomMaterials } from './room-materials.ts'
import type { RoomStyle } from './room-style.ts'
import type { Room } from './room.ts'

/** A wide living room whose back wall is all window: sofas face each other before the view. */
export function lounge({ palette, light, outdoors }: RoomStyle): Room {
  const { paint, planks, slats } = roomMaterials
  const wood = paint(palette.wood)
  const screen = placed({ at: [0.06, 0, 1.2], facing: 'right' }, 2.2, 0.4)
  return {
    widthMetres: 7,
    depthMetres: 5.6,
    heightMetres: 3,
    floor: planks(palette.floor),
    wall: paint(palette.wall),
    walls: { left: slats(palette.wood) },
    light,
    outdoors,
    toSun: [0.55, 0.5, 0.75],
    eye: [2.7, 1.4, -1.6],
    target: [3.5, 0, 5],
    focalPixels: 980,
    horizon: 0.46,
    windows: [
      {
        wall: 'back',
        left: 0.5,
        bottom: 0.06,
        width: 6,
        height: 2.65,
        columns: 5,
        frameColor: '#4b443c',
        curtainColor: palette.curtain,
      },
    ],
    floorDetails: [
      rug({ left: 1.9, near: 1.3, width: 3.6, depth: 2.8, color: palette.second, borderColor: palette.fabric }),
    ],
    ceilingDetails: [
      downlights([
        [1.4, 9],
        [3.5, 9],
        [5.6, 9],
        [1.4, 11],
        [3.5, 11],
        [5.6, 11],
      ]),
    ],
    furniture: [
      ...cabinet({
        at: [0.02, 0, 1],
        facing: 'right',
        widthMetres: 2.6,
        depthMetres: 0.42,
        heightMetres: 0.5,
        material: wood,
        doors: 4,
      }),
      screen([0.35, 0.72, 0.3], [1.5, 0.86, 0.05], { color: '#23262b' }, [
        hatch({ run: 'along', spacingMetres: 9, widthMetres: 0.01, color: '#3a3f46' }),
      ]),
      ...sofa({
        at: [5.3, 0, 1.3],
        facing: 'left',
        widthMetres: 2.6,
        color: palette.fabric,
        pillowColors: [palette.accent, palette.curtain],
      }),
      ...table({
        at: [3, 0, 2.1],
        widthMetres: 1.1,
        depthMetres: 1,
        heightMetres: 0.38,
        top: paint(palette.stone),
        legs: wood,
      }),
      ...sofa({ at: [2.3, 0, 4.2], widthMetres: 0.95, color: palette.accent }),
      ...sofa({ at: [3.7, 0, 4.2], widthMetres: 0.95, color: palette.accent }),
      ...lamp({ at: [6.5, 0, 4.5], stemMetres: 1.4, shadeMetres: 0.44 }),
      ...potPlant({ at: [0.6, 0, 4.9], heightMetres: 1.8, kind: 'fig' }),
      ...potPlant({ at: [6.4, 0, 0.6], heightMetres: 1.3, kind: 'areca' }),
    ],
  }
}
