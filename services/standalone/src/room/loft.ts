import { materials } from '../building/materials.ts'
import { railing } from '../building/railing.ts'
import { box } from '../drawing/box.ts'
import { bed } from '../furniture/bed.ts'
import { lamp } from '../furniture/lamp.ts'
import { potPlant } from '../furniture/pot-plant.ts'
import { rug } from '../furniture/rug.ts'
import { shelf } from '../furniture/shelf.ts'
import { sofa } from '../furniture/sofa.ts'
import { table } from '../furniture/table.ts'
import { roomMaterials } from './room-materials.ts'
import type { RoomStyle } from './room-style.ts'
import type { Room } from './room.ts'

const GALLERY = 2.6
const STEPS = 11

/** A room of double height: tall windows, a stair, and a bed on the gallery. */
export function loft({ palette, light, outdoors }: RoomStyle): Room {
  const { paint, planks } = roomMaterials
  const wood = paint(palette.wood)
  const steel = '#3d3a37'
  return {
    widthMetres: 6.4,
    depthMetres: 6,
    heightMetres: 5.2,
    floor: planks(palette.floor),
    wall: paint(palette.wall),
    walls: { back: materials.boards(palette.feature) },
    light,
    outdoors,
    eye: [3.8, 1.7, -3],
    target: [3.1, 0, 5],
    focalPixels: 1000,
    horizon: 0.62,
    windows: [{ wall: 'left', left: 0.5, bottom: 0.1, width: 5, height: 4.5, columns: 4, frameColor: steel }],
    floorDetails: [
      rug({ left: 1.2, near: 1, width: 3, depth: 2.4, color: palette.second, borderColor: palette.fabric }),
    ],
    furniture: [
      box({ at: [2.2, GALLERY, 3.6], size: [4.2, 0.22, 2.4], material: wood, bottomMaterial: paint('#f1ece2') }),
      ...railing([2.2, GALLERY + 0.22, 3.6], [4.2, 0.95, 0.05], 'glass', steel),
      box({ at: [2.25, 0, 3.65], size: [0.14, GALLERY, 0.14], material: paint(steel) }),
      ...bed({
        at: [3.4, GALLERY + 0.22, 3.8],
        widthMetres: 1.6,
        headboard: wood,
        coverColor: palette.fabric,
        throwColor: palette.accent,
      }),
      ...Array.from({ length: STEPS }, (_step, index) =>
        box({
          at: [5.4, ((index + 1) * GALLERY) / (STEPS + 1), 0.35 + index * 0.29],
          size: [0.95, 0.07, 0.3],
          material: wood,
        }),
      ),
      ...shelf({ at: [3, 0, 5.6], widthMetres: 2.2, heightMetres: 2.1, rows: 5, material: wood }),
      ...sofa({
        at: [1.5, 0, 3.2],
        widthMetres: 2.3,
        color: palette.fabric,
        pillowColors: [palette.accent, palette.second],
      }),
      ...table({
        at: [2, 0, 1.7],
        widthMetres: 1.1,
        depthMetres: 0.7,
        heightMetres: 0.38,
        top: wood,
        legs: paint(steel),
      }),
      ...lamp({ at: [2.4, 2.1, 1.9], stemMetres: 0, shadeMetres: 0.7, shadeColor: palette.accent, ceilingMetres: 5.2 }),
      ...potPlant({ at: [0.7, 0, 4.6], heightMetres: 2.2, kind: 'areca' }),
      ...potPlant({ at: [4.4, 0, 1.3], heightMetres: 1, kind: 'fig' }),
    ],
  }
}
