import type { Pixel } from '../drawing/camera.ts'
import type { PlaceOnPlan } from './paint-furnishing.ts'
import type { PlanSheet } from './plan-sheet.ts'

const LINE = '#8b7a66'
const WHITE = '#fbf8f1'
const WOOD = '#d3b48c'
const FABRIC = '#d9cdb9'
const GREEN = '#9db283'

/** Pieces of furniture from above, placed by metres along and away from a wall. */
export function planFurniture({ box, canvas, at, scale }: PlanSheet, place: PlaceOnPlan) {
  const piece = (along: number, away: number, width: number, depth: number, fill: string, radiusMetres = 0.05) =>
    box(...place(along, away, width, depth), fill, { stroke: LINE, strokeMetres: 0.025, radiusMetres })
  const disc = (along: number, away: number, radius: number, fill: string) => {
    const [x, y, width, height] = place(along - radius, away - radius, radius * 2, radius * 2)
    const [px, py] = at(x + width / 2, y + height / 2)
    canvas.add(
      `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${(radius * scale).toFixed(1)}" fill="${fill}" stroke="${LINE}" stroke-width="${(0.02 * scale).toFixed(1)}"/>`,
    )
  }
  const chair = (along: number, away: number) => piece(along - 0.22, away - 0.22, 0.44, 0.44, FABRIC, 0.12)
  const table = (along: number, away: number, width: number, depth: number) =>
    piece(along, away, width, depth, WOOD, 0.06)
  return {
    chair,
    table,
    bed(along: number, width: number) {
      piece(along, 0.1, width, 2, WHITE, 0.08)
      piece(along, 0.85, width, 1.25, FABRIC, 0.1)
      const pillows = width > 1.3 ? 2 : 1
      for (let index = 0; index < pillows; index += 1)
        piece(along + 0.1 + (index * width) / pillows, 0.2, width / pillows - 0.2, 0.38, WHITE, 0.1)
      if (width > 1.3) for (const side of [along - 0.5, along + width + 0.08]) piece(side, 0.1, 0.42, 0.4, WOOD)
    },
    wardrobe(along: number, away: number, width: number) {
      piece(along, away, width, 0.58, WOOD)
      canvas.stroke([lineOf(place(along + width / 2, away, 0.001, 0.58))], LINE, 0.02 * scale)
    },
    sofa(along: number, away: number, width: number) {
      piece(along, away, width, 0.9, FABRIC, 0.14)
      piece(along + 0.16, away + 0.24, width - 0.32, 0.62, WHITE, 0.1)
    },
    rug: (along: number, away: number, width: number, depth: number) =>
      box(...place(along, away, width, depth), '#e6cfae', { opacity: 0.8, radiusMetres: 0.05 }),
    plant(along: number, away: number, radius = 0.28) {
      disc(along, away, radius, GREEN)
      disc(along - radius * 0.2, away - radius * 0.2, radius * 0.45, '#b9c99f')
    },
    diningSet(along: number, away: number, width: number, depth: number) {
      const seats = width > depth ? [-0.5, 0, 0.5] : [0]
      for (const seat of seats)
        for (const side of [-1, 1]) chair(along + seat * (width / 1.5), away + side * (depth / 2 + 0.18))
      if (width <= depth)
        for (const side of [-1, 1])
          for (const seat of [-0.35, 0.35]) chair(along + side * (width / 2 + 0.18), away + seat)
      table(along - width / 2, away - depth / 2, width, depth)
    },
    counter(along: number, width: number) {
      piece(along, 0.1, width, 0.6, WHITE)
      const stove = along + width * 0.2
      for (const dx of [0.14, 0.42]) for (const dy of [0.26, 0.54]) disc(stove + dx, dy, 0.1, '#cfc7ba')
      if (width > 1.8) piece(along + width * 0.62, 0.2, 0.55, 0.4, '#cfdedd', 0.08)
    },
    washer(along: number) {
      piece(along, 0.1, 0.62, 0.62, WHITE)
      disc(along + 0.31, 0.41, 0.2, '#cfdedd')
    },
    bathroom(length: number, reach: number) {
      piece(0.18, 0.12, 0.42, 0.2, WHITE)
      piece(0.2, 0.3, 0.38, 0.5, WHITE, 0.19)
      if (length > 1.3) {
        piece(0.8, 0.1, Math.min(0.7, length - 0.95), 0.46, WHITE, 0.05)
        disc(0.8 + Math.min(0.7, length - 0.95) / 2, 0.34, 0.15, '#cfdedd')
      }
      const shower = Math.min(0.9, reach * 0.4)
      piece(length - shower - 0.1, reach - shower - 0.1, shower, shower, '#dcebea', 0.04)
      disc(length - shower / 2 - 0.1, reach - shower / 2 - 0.1, 0.07, WHITE)
    },
    desk(along: number, away: number) {
      table(along, away, 1.4, 0.7)
      chair(along + 0.7, away + 1.02)
      piece(along + 0.45, away + 0.12, 0.5, 0.12, '#6f6a63', 0.02)
    },
    car(along: number, away: number, isDeep: boolean) {
      const [w, d] = isDeep ? [1.8, 4.2] : [4.2, 1.8]
      piece(along - w / 2, away - d / 2, w, d, '#cdd3d3', 0.5)
      piece(along - w * 0.38, away - d * 0.28, w * 0.76, d * 0.5, '#aab6b9', 0.25)
    },
    treads(length: number, reach: number) {
      const isLong = length > reach
      const count = Math.floor((isLong ? length : reach) / 0.28)
      const treads = Array.from({ length: count }, (_tread, index) =>
        lineOf(
          isLong
            ? place(index * 0.28 + 0.2, 0.08, 0.001, reach - 0.16)
            : place(0.08, index * 0.28 + 0.2, length - 0.16, 0.001),
        ),
      )
      canvas.stroke(treads, LINE, 0.022 * scale)
    },
  }

  /** A line along a box that is as good as flat. */
  function lineOf([x, y, width, height]: readonly [number, number, number, number]): Pixel[] {
    return [at(x, y), at(x + width, y + height)]
  }
}
