import { box } from '../drawing/box.ts'
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

/** A high entrance hall: a stone reception before a wall of slats, seats at the tall windows. */
export function lobby({ palette, light, outdoors }: RoomStyle): Room {
  const { paint, tiles, slats, marble } = roomMaterials
  return {
    widthMetres: 11,
    depthMetres: 8,
    heightMetres: 4.8,
    floor: tiles(palette.stone, 1.2),
    wall: paint(palette.wall),
    walls: { back: paint(palette.feature), right: marble(palette.stone) },
    light,
    outdoors,
    eye: [6.4, 1.6, -2.4],
    target: [5.2, 0, 6],
    focalPixels: 980,
    horizon: 0.56,
    windows: [{ wall: 'left', left: 0.6, bottom: 0.1, width: 8, height: 4.1, columns: 6, frameColor: '#4b443c' }],
    wallDetails: {
      right: [
        wallPicture({ left: 2.4, bottom: 1.4, width: 2.6, height: 1.6 }, [
          palette.curtain,
          palette.second,
          palette.accent,
        ]),
      ],
    },
    floorDetails: [
      rug({ left: 1.1, near: 1.9, width: 4, depth: 3.4, color: palette.second, borderColor: palette.fabric }),
    ],
    ceilingDetails: [downlights([3, 5.5, 8].flatMap((x) => [9, 11.5, 14].map((z) => [x, z] as const)))],
    furniture: [
      box({ at: [3.6, 0, 7.8], size: [5.6, 4.8, 0.2], material: slats('#b98a5e') }),
      box({ at: [4.6, 0, 6], size: [3.6, 1.1, 0.8], material: marble(palette.stone), topMaterial: paint('#f4f0e8') }),
      box({ at: [4.5, 1.1, 5.9], size: [3.8, 0.06, 1], material: paint(palette.wood) }),
      ...[5.4, 6.4, 7.4].flatMap((x) =>
        lamp({ at: [x, 2.5, 6.3], stemMetres: 0, shadeMetres: 0.5, shadeColor: palette.accent, ceilingMetres: 4.8 }),
      ),
      ...sofa({
        at: [1.7, 0, 4.4],
        widthMetres: 2.6,
        color: palette.fabric,
        pillowColors: [palette.accent, palette.second],
      }),
      ...sofa({ at: [4.2, 0, 2.5], facing: 'left', widthMetres: 1, color: palette.accent }),
      ...sofa({ at: [1.2, 0, 2.5], facing: 'right', widthMetres: 1, color: palette.accent }),
      ...table({
        at: [2.5, 0, 2.8],
        widthMetres: 1.1,
        depthMetres: 0.9,
        heightMetres: 0.4,
        top: paint(palette.stone),
        legs: paint(palette.wood),
      }),
      ...potPlant({ at: [0.9, 0, 5.9], heightMetres: 2.4, kind: 'areca' }),
      ...potPlant({ at: [9.9, 0, 6.8], heightMetres: 2.2, kind: 'areca' }),
      ...potPlant({ at: [9.6, 0, 2.6], heightMetres: 1.6, kind: 'fig' }),
      box({ at: [9.2, 0, 3.6], size: [1.2, 0.42, 1.8], material: { color: palette.fabric, roundMetres: 0.05 } }),
    ],
  }
}
