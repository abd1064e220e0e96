import type { Random } from '../demo/random.ts'
import type { Piece } from '../drawing/piece.ts'
import { broadTree } from '../scenery/broad-tree.ts'
import { palm } from '../scenery/palm.ts'
import { shrub } from '../scenery/shrub.ts'
import type { House } from './house.ts'

const FLOWERS = ['#c2407c', '#d4683f', '#e0a13c', '#f0e6da', '#b05aa8'] as const
const LEAVES = ['#5f8047', '#6f8f4e', '#52764a', '#7d9150'] as const

/** Shrubs along the front, palms and trees beside and behind a house. */
export function garden(house: House, random: Random): Piece[] {
  const { widthMetres: width, depthMetres: depth } = house
  const [driveLeft, driveRight] = house.driveway
  const isFree = (x: number, half: number) =>
    (x + half < driveLeft || x - half > driveRight) && Math.abs(x - house.doorAt) > half + 0.8
  const shrubs: Piece[] = []
  for (let x = -0.8; x < width + 0.6; x += 1.3 + random.next() * 1.1) {
    const size = 1 + random.next() * 1.4
    if (!isFree(x, size / 2)) continue
    const flowerColor = random.chance(0.65) ? random.pick(FLOWERS) : undefined
    shrubs.push(
      shrub({
        at: [x, 0, -2.6 - random.next() * 0.9],
        widthMetres: size,
        heightMetres: 0.45 + random.next() * 0.5,
        leafColor: random.pick(LEAVES),
        ...(flowerColor === undefined ? {} : { flowerColor }),
      }),
    )
  }
  const side = random.chance(0.5) ? 1 : -1
  const leftOrRight = (away: number) => (side > 0 ? width + away : -away)
  const otherSide = (away: number) => (side > 0 ? -away : width + away)
  return [
    ...shrubs,
    palm({
      at: [leftOrRight(2.4), 0, 1.5],
      heightMetres: 6.5 + random.next() * 3,
      leanMetres: side * (0.4 + random.next()),
    }),
    palm({ at: [leftOrRight(4.2), 0, 4], heightMetres: 5 + random.next() * 3, leanMetres: -side * 0.4 }),
    broadTree({
      at: [otherSide(5.5 + random.next() * 2), 0, depth + 4],
      heightMetres: 8 + random.next() * 3,
      spreadMetres: 9 + random.next() * 3,
      leafColor: random.pick(LEAVES),
    }),
    broadTree({
      at: [leftOrRight(3 + random.next() * 4), 0, depth + 9],
      heightMetres: 9 + random.next() * 4,
      spreadMetres: 10 + random.next() * 4,
      leafColor: random.pick(LEAVES),
    }),
  ]
}
