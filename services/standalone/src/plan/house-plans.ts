import type { FloorPlan } from './floor-plan.ts'

const BUNGALOW: FloorPlan = {
  rooms: [
    { use: 'bedroom', label: 'BEDROOM 1', x: 0, y: 0, width: 4, depth: 3.8, wardrobe: 'start' },
    { use: 'bath', label: 'BATH', x: 4, y: 0, width: 1.8, depth: 2.4 },
    { use: 'bedroom', label: 'BEDROOM 2', x: 5.8, y: 0, width: 3.4, depth: 3.8 },
    { use: 'bedroom', label: 'BEDROOM 3', x: 9.2, y: 0, width: 3.6, depth: 3.8 },
    { use: 'hall', label: '', x: 4, y: 2.4, width: 1.8, depth: 1.4 },
    { use: 'living', label: 'LIVING', x: 0, y: 3.8, width: 5.2, depth: 4.6, wall: 'left' },
    { use: 'dining', label: 'DINING', x: 5.2, y: 3.8, width: 3.4, depth: 4.6 },
    { use: 'kitchen', label: 'KITCHEN', x: 8.6, y: 3.8, width: 4.2, depth: 3, wall: 'right' },
    { use: 'service', label: 'LAUNDRY', x: 8.6, y: 6.8, width: 4.2, depth: 1.6 },
    { use: 'balcony', label: 'PORCH', x: 0, y: 8.4, width: 6.4, depth: 1.8 },
  ],
  openings: [
    { kind: 'window', x: 1.2, y: 0, run: 'x', lengthMetres: 1.6 },
    { kind: 'window', x: 4.5, y: 0, run: 'x', lengthMetres: 0.8 },
    { kind: 'window', x: 6.7, y: 0, run: 'x', lengthMetres: 1.6 },
    { kind: 'window', x: 10.2, y: 0, run: 'x', lengthMetres: 1.6 },
    { kind: 'door', x: 4, y: 2.7, run: 'y', lengthMetres: 0.85, swing: -1 },
    { kind: 'door', x: 4.4, y: 2.4, run: 'x', lengthMetres: 0.75, swing: -1 },
    { kind: 'door', x: 5.8, y: 2.7, run: 'y', lengthMetres: 0.85, swing: 1 },
    { kind: 'door', x: 9.5, y: 3.8, run: 'x', lengthMetres: 0.85, swing: -1 },
    { kind: 'gap', x: 4.1, y: 3.8, run: 'x', lengthMetres: 1 },
    { kind: 'gap', x: 5.2, y: 4.4, run: 'y', lengthMetres: 3.4 },
    { kind: 'gap', x: 8.6, y: 4.4, run: 'y', lengthMetres: 1.6 },
    { kind: 'door', x: 8.9, y: 6.8, run: 'x', lengthMetres: 0.8, swing: 1 },
    { kind: 'window', x: 0, y: 5.2, run: 'y', lengthMetres: 2 },
    { kind: 'window', x: 12.8, y: 4.4, run: 'y', lengthMetres: 1.4 },
    { kind: 'door', x: 3.2, y: 8.4, run: 'x', lengthMetres: 1, swing: -1 },
    { kind: 'window', x: 6.2, y: 8.4, run: 'x', lengthMetres: 1.6 },
  ],
}

const DETACHED: FloorPlan = {
  rooms: [
    { use: 'garage', label: 'CARPORT', x: 0, y: 3.4, width: 4.6, depth: 5.6 },
    { use: 'service', label: 'UTILITY', x: 0, y: 0, width: 2.6, depth: 3.4 },
    { use: 'bath', label: 'T & B', x: 2.6, y: 0, width: 2, depth: 2 },
    { use: 'hall', label: '', x: 2.6, y: 2, width: 2, depth: 1.4 },
    { use: 'kitchen', label: 'KITCHEN', x: 4.6, y: 0, width: 4.2, depth: 3.4 },
    { use: 'dining', label: 'DINING', x: 8.8, y: 0, width: 4, depth: 3.4 },
    { use: 'stairs', label: 'UP', x: 4.6, y: 3.4, width: 1.4, depth: 3.6 },
    { use: 'living', label: 'LIVING', x: 6, y: 3.4, width: 6.8, depth: 5.6, wall: 'right' },
    { use: 'hall', label: 'FOYER', x: 4.6, y: 7, width: 1.4, depth: 2 },
    { use: 'garden', label: 'GARDEN', x: 12.8, y: 0, width: 2.4, depth: 9 },
  ],
  openings: [
    { kind: 'gap', x: 0.4, y: 9, run: 'x', lengthMetres: 3.8 },
    { kind: 'door', x: 2.6, y: 2.3, run: 'y', lengthMetres: 0.8, swing: -1 },
    { kind: 'door', x: 3, y: 2, run: 'x', lengthMetres: 0.75, swing: -1 },
    { kind: 'gap', x: 4.6, y: 2.2, run: 'y', lengthMetres: 1 },
    { kind: 'gap', x: 8.8, y: 0.6, run: 'y', lengthMetres: 2.2 },
    { kind: 'gap', x: 6.6, y: 3.4, run: 'x', lengthMetres: 5.6 },
    { kind: 'gap', x: 6, y: 7.2, run: 'y', lengthMetres: 1.6 },
    { kind: 'gap', x: 4.8, y: 7, run: 'x', lengthMetres: 1 },
    { kind: 'door', x: 4.8, y: 9, run: 'x', lengthMetres: 1, swing: -1 },
    { kind: 'window', x: 5.6, y: 0, run: 'x', lengthMetres: 1.6 },
    { kind: 'window', x: 9.8, y: 0, run: 'x', lengthMetres: 2 },
    { kind: 'window', x: 12.8, y: 4.4, run: 'y', lengthMetres: 3.4 },
    { kind: 'window', x: 7.6, y: 9, run: 'x', lengthMetres: 3.6 },
    { kind: 'window', x: 0, y: 1, run: 'y', lengthMetres: 1 },
    { kind: 'window', x: 12.8, y: 0.8, run: 'y', lengthMetres: 1.8 },
  ],
}

const ATTACHED_GROUND: FloorPlan = {
  rooms: [
    { use: 'kitchen', label: 'KITCHEN', x: 0, y: 0, width: 3.2, depth: 2.8 },
    { use: 'bath', label: 'T & B', x: 3.2, y: 0, width: 1.6, depth: 2.2 },
    { use: 'service', label: 'LAUNDRY', x: 4.8, y: 0, width: 2.4, depth: 2.2 },
    { use: 'dining', label: 'DINING', x: 0, y: 2.8, width: 3.2, depth: 2.8, wall: 'left' },
    { use: 'stairs', label: 'UP', x: 3.2, y: 2.2, width: 4, depth: 1.1 },
    { use: 'living', label: 'LIVING', x: 0, y: 5.6, width: 4.2, depth: 3.2, wall: 'left' },
    { use: 'bedroom', label: 'GUEST', x: 4.2, y: 3.3, width: 3, depth: 3.1, wall: 'right' },
    { use: 'garage', label: 'CARPORT', x: 4.2, y: 6.4, width: 3, depth: 4.6 },
    { use: 'garden', label: 'GARDEN', x: 0, y: 8.8, width: 4.2, depth: 2.2 },
  ],
  openings: [
    { kind: 'window', x: 0.8, y: 0, run: 'x', lengthMetres: 1.4 },
    { kind: 'door', x: 3.2, y: 1.2, run: 'y', lengthMetres: 0.75, swing: 1 },
    { kind: 'gap', x: 0.6, y: 2.8, run: 'x', lengthMetres: 2 },
    { kind: 'gap', x: 0.4, y: 5.6, run: 'x', lengthMetres: 2.6 },
    { kind: 'door', x: 4.2, y: 3.6, run: 'y', lengthMetres: 0.85, swing: 1 },
    { kind: 'gap', x: 3.2, y: 2.3, run: 'y', lengthMetres: 0.9 },
    { kind: 'gap', x: 3.2, y: 3.4, run: 'y', lengthMetres: 2 },
    { kind: 'window', x: 0, y: 3.6, run: 'y', lengthMetres: 1.4 },
    { kind: 'window', x: 0, y: 6.4, run: 'y', lengthMetres: 1.6 },
    { kind: 'door', x: 2.9, y: 8.8, run: 'x', lengthMetres: 0.95, swing: -1 },
    { kind: 'window', x: 0.7, y: 8.8, run: 'x', lengthMetres: 1.6 },
    { kind: 'gap', x: 4.5, y: 11, run: 'x', lengthMetres: 2.4 },
  ],
}

const TOWNHOUSE_GROUND: FloorPlan = {
  rooms: [
    { use: 'garage', label: 'GARAGE', x: 0, y: 1.4, width: 5, depth: 3 },
    { use: 'hall', label: 'ENTRY', x: 0, y: 0, width: 5, depth: 1.4 },
    { use: 'stairs', label: 'UP', x: 5, y: 0, width: 3, depth: 1.2 },
    { use: 'bath', label: 'T & B', x: 5, y: 1.2, width: 1.6, depth: 1.8, wall: 'left' },
    { use: 'hall', label: '', x: 6.6, y: 1.2, width: 1.4, depth: 1.8 },
    { use: 'service', label: 'STORE', x: 5, y: 3, width: 3, depth: 1.4 },
    { use: 'living', label: 'LIVING', x: 8, y: 0, width: 4.2, depth: 4.4 },
    { use: 'dining', label: 'DINING', x: 12.2, y: 0, width: 2.6, depth: 4.4 },
    { use: 'kitchen', label: 'KITCHEN', x: 14.8, y: 0, width: 2.4, depth: 4.4, wall: 'right' },
    { use: 'garden', label: 'YARD', x: 17.2, y: 0, width: 1.8, depth: 4.4 },
  ],
  openings: [
    { kind: 'gap', x: 0, y: 1.8, run: 'y', lengthMetres: 2.3 },
    { kind: 'door', x: 0, y: 0.2, run: 'y', lengthMetres: 1, swing: 1 },
    { kind: 'gap', x: 5, y: 0.2, run: 'y', lengthMetres: 0.8 },
    { kind: 'gap', x: 8, y: 0.2, run: 'y', lengthMetres: 0.9 },
    { kind: 'gap', x: 8, y: 1.5, run: 'y', lengthMetres: 1.2 },
    { kind: 'door', x: 6.6, y: 1.9, run: 'y', lengthMetres: 0.7, swing: -1 },
    { kind: 'gap', x: 12.2, y: 0.6, run: 'y', lengthMetres: 3.2 },
    { kind: 'gap', x: 14.8, y: 0.6, run: 'y', lengthMetres: 2.4 },
    { kind: 'door', x: 17.2, y: 3, run: 'y', lengthMetres: 0.9, swing: 1 },
    { kind: 'window', x: 9, y: 0, run: 'x', lengthMetres: 2 },
    { kind: 'window', x: 12.8, y: 4.4, run: 'x', lengthMetres: 1.4 },
    { kind: 'window', x: 17.2, y: 0.8, run: 'y', lengthMetres: 1.4 },
  ],
}

const ATTACHED_UPPER: FloorPlan = {
  rooms: [
    { use: 'bedroom', label: 'BEDROOM 2', x: 0, y: 0, width: 3.6, depth: 3.3, wardrobe: 'start' },
    { use: 'bath', label: 'T & B', x: 3.6, y: 0, width: 1.6, depth: 2.2 },
    { use: 'study', label: 'NOOK', x: 5.2, y: 0, width: 2, depth: 2.2 },
    { use: 'stairs', label: 'DOWN', x: 3.6, y: 2.2, width: 3.6, depth: 1.1 },
    { use: 'hall', label: '', x: 3.6, y: 3.3, width: 3.6, depth: 1.1 },
    { use: 'bedroom', label: 'BEDROOM 3', x: 0, y: 3.3, width: 3.6, depth: 3.1, wall: 'left' },
    { use: 'bedroom', label: 'MAIN BEDROOM', x: 0, y: 6.4, width: 4.4, depth: 3.6, wall: 'left' },
    { use: 'bath', label: 'BATH', x: 4.4, y: 4.4, width: 2.8, depth: 2 },
    { use: 'balcony', label: 'BALCONY', x: 4.4, y: 6.4, width: 2.8, depth: 3.6 },
  ],
  openings: [
    { kind: 'window', x: 1, y: 0, run: 'x', lengthMetres: 1.6 },
    { kind: 'window', x: 5.6, y: 0, run: 'x', lengthMetres: 1.2 },
    { kind: 'door', x: 3.6, y: 2.3, run: 'y', lengthMetres: 0.85, swing: -1 },
    { kind: 'door', x: 3.6, y: 3.5, run: 'y', lengthMetres: 0.85, swing: -1 },
    { kind: 'gap', x: 3.6, y: 2.3, run: 'x', lengthMetres: 0.9 },
    { kind: 'gap', x: 3.8, y: 3.3, run: 'x', lengthMetres: 1 },
    { kind: 'door', x: 4.6, y: 4.4, run: 'x', lengthMetres: 0.8, swing: 1 },
    { kind: 'door', x: 3.65, y: 6.4, run: 'x', lengthMetres: 0.7, swing: 1 },
    { kind: 'window', x: 0, y: 4.2, run: 'y', lengthMetres: 1.4 },
    { kind: 'window', x: 1.2, y: 10, run: 'x', lengthMetres: 2 },
    { kind: 'door', x: 4.4, y: 7.6, run: 'y', lengthMetres: 1.4, swing: 1 },
  ],
}

const TOWNHOUSE_UPPER: FloorPlan = {
  rooms: [
    { use: 'balcony', label: 'BALCONY', x: 0, y: 0, width: 1.6, depth: 4.4 },
    { use: 'bedroom', label: 'MAIN BEDROOM', x: 1.6, y: 0, width: 4.4, depth: 4.4, wall: 'bottom', wardrobe: 'end' },
    { use: 'stairs', label: 'DOWN', x: 6, y: 0, width: 3, depth: 1.2 },
    { use: 'hall', label: '', x: 6, y: 1.2, width: 4.6, depth: 1.2 },
    { use: 'bath', label: 'T & B', x: 6, y: 2.4, width: 2.3, depth: 2 },
    { use: 'bath', label: 'BATH', x: 8.3, y: 2.4, width: 2.3, depth: 2 },
    { use: 'study', label: 'STUDY', x: 9, y: 0, width: 1.6, depth: 1.2 },
    { use: 'bedroom', label: 'BEDROOM 2', x: 10.6, y: 0, width: 3.3, depth: 4.4, wardrobe: 'end' },
    { use: 'bedroom', label: 'BEDROOM 3', x: 13.9, y: 0, width: 3.3, depth: 4.4, wardrobe: 'end' },
  ],
  openings: [
    { kind: 'door', x: 1.6, y: 1.2, run: 'y', lengthMetres: 1.6, swing: -1 },
    { kind: 'gap', x: 6.1, y: 1.2, run: 'x', lengthMetres: 0.9 },
    { kind: 'door', x: 6, y: 1.35, run: 'y', lengthMetres: 0.85, swing: -1 },
    { kind: 'door', x: 6.2, y: 2.4, run: 'x', lengthMetres: 0.75, swing: 1 },
    { kind: 'door', x: 9.6, y: 2.4, run: 'x', lengthMetres: 0.75, swing: 1 },
    { kind: 'gap', x: 9.2, y: 1.2, run: 'x', lengthMetres: 1.2 },
    { kind: 'door', x: 10.6, y: 1.3, run: 'y', lengthMetres: 0.85, swing: 1 },
    { kind: 'door', x: 13.9, y: 3.2, run: 'y', lengthMetres: 0.85, swing: 1 },
    { kind: 'window', x: 11.4, y: 0, run: 'x', lengthMetres: 1.6 },
    { kind: 'window', x: 17.2, y: 1.4, run: 'y', lengthMetres: 1.8 },
    { kind: 'window', x: 2.8, y: 0, run: 'x', lengthMetres: 1.8 },
  ],
}

/** Ground floors and upper floors by the code of the unit type (§3), single-attached to bungalow. */
export const HOUSE_PLANS: readonly FloorPlan[] = [
  beside(ATTACHED_GROUND, ATTACHED_UPPER, 8.2, 0),
  DETACHED,
  beside(ATTACHED_GROUND, mirrored(ATTACHED_GROUND), 7.2, 0),
  beside(TOWNHOUSE_UPPER, TOWNHOUSE_GROUND, 0, 5.4),
  BUNGALOW,
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
