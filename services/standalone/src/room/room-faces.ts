import { createFace, type Face } from '../drawing/face.ts'
import { materials } from '../building/materials.ts'
import type { Vector } from '../drawing/vector.ts'
import type { Room, WallName } from './room.ts'

/** How far floor, walls and ceiling reach towards and behind the viewer. */
export const BEHIND_METRES = 7

export interface RoomFaces {
  readonly walls: Readonly<Record<WallName, Face>>
  readonly floor: Face
  readonly ceiling: Face
}

/** The sides of a room, all looking inwards. Metres along the left and the right wall count from the back wall. */
export function roomFaces(room: Room): RoomFaces {
  const { widthMetres: w, depthMetres: d, heightMetres: h, wall, walls = {}, wallDetails = {} } = room
  const near = -BEHIND_METRES
  const upright = (a: Vector, b: Vector, name: WallName, outside: Vector) =>
    createFace([a, b, [b[0], h, b[2]], [a[0], h, a[2]]], outside, walls[name] ?? wall, wallDetails[name])
  const level = (y: number): Vector[] => [
    [0, y, near],
    [w, y, near],
    [w, y, d],
    [0, y, d],
  ]
  return {
    walls: {
      back: upright([0, 0, d], [w, 0, d], 'back', [w / 2, h / 2, d + 1]),
      left: upright([0, 0, d], [0, 0, near], 'left', [-1, h / 2, d / 2]),
      right: upright([w, 0, d], [w, 0, near], 'right', [w + 1, h / 2, d / 2]),
    },
    floor: createFace(level(0), [w / 2, -1, d / 2], room.floor, room.floorDetails),
    ceiling: createFace(
      level(h),
      [w / 2, h + 1, d / 2],
      room.ceiling ?? materials.plaster('#f4f0e8'),
      room.ceilingDetails,
    ),
  }
}
