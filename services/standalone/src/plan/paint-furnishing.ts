import type { PlanRoom, RoomUse } from './floor-plan.ts'
import { planFurniture } from './plan-furniture.ts'
import type { PlanSheet } from './plan-sheet.ts'

type Wall = NonNullable<PlanRoom['wall']>

/** Places a piece: so far along the wall it stands at, and so far away from it. */
export type PlaceOnPlan = (
  along: number,
  away: number,
  width: number,
  depth: number,
) => readonly [x: number, y: number, width: number, height: number]

/** Furniture of a room at the wall it says, drawn from above. */
export function paintFurnishing(sheet: PlanSheet, room: PlanRoom): void {
  const { use, wall = 'top' } = room
  const isLevel = wall === 'top' || wall === 'bottom'
  const length = isLevel ? room.width : room.depth
  const reach = isLevel ? room.depth : room.width
  const furnish: Furnish | undefined = FURNISHINGS[use]
  furnish?.(planFurniture(sheet, placeAt(room, wall)), length, reach, room)
}

type Furnish = (furniture: ReturnType<typeof planFurniture>, length: number, reach: number, room: PlanRoom) => void

const FURNISHINGS: Partial<Record<RoomUse, Furnish>> = {
  bedroom(draw, length, reach, room) {
    const bed = length < 2.6 ? 1.1 : 1.6
    draw.bed((length - bed) / 2, bed)
    const wardrobe = Math.min(1.8, length * 0.5)
    if (length > 2.8) draw.wardrobe(room.wardrobe === 'start' ? 0.12 : length - wardrobe - 0.12, reach - 0.72, wardrobe)
  },
  living(draw, length, reach) {
    draw.sofa(length * 0.5 - 1.05, 0.15, 2.1)
    draw.rug(length * 0.5 - 1, 1.15, 2, Math.min(1.3, reach - 1.6))
    draw.table(length * 0.5 - 0.5, 1.4, 1, 0.55)
    if (length > 3.4) draw.plant(0.45, 0.45)
  },
  dining(draw, length, reach) {
    draw.diningSet(length / 2, reach / 2, length > reach ? 1.7 : 0.9, length > reach ? 0.9 : 1.5)
  },
  kitchen(draw, length, reach) {
    draw.counter(0.1, length - 0.2)
    if (reach > 2.6 && length > 2.4) draw.table(length / 2 - 0.8, reach - 1.2, 1.6, 0.75)
  },
  bath(draw, length, reach) {
    draw.bathroom(length, reach)
  },
  study(draw, length) {
    draw.table(length / 2 - 0.7, 0.12, 1.4, 0.65)
    draw.chair(length / 2, 1.05)
  },
  office(draw, length, reach) {
    for (let along = 0.8; along < length - 1.8; along += 2.6)
      for (let away = 0.7; away < reach - 1.4; away += 2.3) draw.desk(along, away)
  },
  shop(draw, length, reach) {
    draw.counter(0.2, Math.min(2.6, length - 0.4))
    for (let away = 1.6; away < reach - 0.8; away += 1.4) draw.table(0.6, away, Math.max(0.8, length - 1.2), 0.5)
  },
  lobby(draw, length, reach) {
    draw.table(length / 2 - 1.2, 0.5, 2.4, 0.7)
    draw.sofa(length * 0.2, reach - 1.4, 1.8)
    draw.plant(0.5, 0.5)
    draw.plant(length - 0.5, 0.5)
  },
  garage(draw, length, reach) {
    const isDeep = reach > length
    draw.car(length / 2, reach / 2, isDeep)
    if (length > 5 && isDeep) draw.car(length / 2 + 2.4, reach / 2, true)
  },
  stairs(draw, length, reach) {
    draw.treads(length, reach)
  },
  balcony(draw, length, reach) {
    if (length > 2 && reach > 1) draw.chair(length * 0.3, reach / 2)
    if (length > 2 && reach > 1) draw.chair(length * 0.7, reach / 2)
    draw.plant(0.35, 0.35)
  },
  garden(draw, length, reach) {
    for (let along = 0.7; along < length - 0.5; along += 1.7) draw.plant(along, along % 2 > 1 ? 0.6 : reach - 0.6, 0.42)
  },
  service(draw, length) {
    draw.washer(0.12)
    if (length > 1.8) draw.table(0.9, 0.12, length - 1.1, 0.5)
  },
}

function placeAt({ x, y, width, depth }: PlanRoom, wall: Wall): PlaceOnPlan {
  return (along, away, w, d) => {
    if (wall === 'top') return [x + along, y + away, w, d]
    if (wall === 'bottom') return [x + along, y + depth - away - d, w, d]
    if (wall === 'left') return [x + away, y + along, d, w]
    return [x + width - away - d, y + along, d, w]
  }
}
