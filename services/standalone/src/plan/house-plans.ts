import { ATTACHED_PLAN, ATTACHED_PLAN_UPPER } from './attached-plan.ts'
import { BUNGALOW_PLAN } from './bungalow-plan.ts'
import { DETACHED_PLAN } from './detached-plan.ts'
import type { FloorPlan } from './floor-plan.ts'
import { TOWNHOUSE_PLAN, TOWNHOUSE_PLAN_UPPER } from './townhouse-plan.ts'

/** Ground floors and upper floors by the code of the unit type (§3), single-attached to bungalow. */
export const HOUSE_PLANS: readonly FloorPlan[] = [
  beside(ATTACHED_PLAN, ATTACHED_PLAN_UPPER, 8.2, 0),
  DETACHED_PLAN,
  beside(ATTACHED_PLAN, mirrored(ATTACHED_PLAN), 7.2, 0),
  beside(TOWNHOUSE_PLAN_UPPER, TOWNHOUSE_PLAN, 0, 5.4),
  BUNGALOW_PLAN,
]

/** Two plans on one sheet, the second one moved. */
function beside(first: FloorPlan, second: FloorPlan, right: number, down: number): FloorPlan {
  const moved = <Item extends { readonly x: number; readonly y: number }>(item: Item): Item => ({
    ...item,
    x: item.x + right,
    y: item.y + down,
  })
  return {
    rooms: [...first.rooms, ...second.rooms.map(moved)],
    openings: [...first.openings, ...second.openings.map(moved)],
  }
}

/** The plan of the home on the other side of a shared wall. */
function mirrored({ rooms, openings }: FloorPlan): FloorPlan {
  const width = Math.max(...rooms.map((room) => room.x + room.width))
  const flip = { left: 'right', right: 'left', top: 'top', bottom: 'bottom' } as const
  return {
    rooms: rooms.map((room) => ({ ...room, x: width - room.x - room.width, wall: flip[room.wall ?? 'top'] })),
    openings: openings.map((opening) => ({
      ...opening,
      x: width - opening.x - (opening.run === 'x' ? opening.lengthMetres : 0),
      ...(opening.run === 'y' && opening.swing !== undefined
        ? { swing: opening.swing === 1 ? (-1 as const) : (1 as const) }
        : {}),
    })),
  }
}
