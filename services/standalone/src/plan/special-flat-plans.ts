import type { FloorPlan } from './floor-plan.ts'

const LOFT: FloorPlan = {
  rooms: [
    { use: 'kitchen', label: 'KITCHEN', x: 0, y: 0, width: 3.4, depth: 2.6 },
    { use: 'bath', label: 'T & B', x: 3.4, y: 0, width: 1.8, depth: 2.6 },
    { use: 'living', label: 'LIVING', x: 0, y: 2.6, width: 5.2, depth: 4.2, wall: 'left' },
    { use: 'stairs', label: 'UP', x: 5.2, y: 0, width: 1.2, depth: 4.2 },
    { use: 'dining', label: 'DINING', x: 5.2, y: 4.2, width: 2.4, depth: 2.6 },
    { use: 'hall', label: 'ENTRY', x: 6.4, y: 0, width: 1.2, depth: 4.2 },
    { use: 'bedroom', label: 'GALLERY', x: 9, y: 0, width: 4.2, depth: 4.2, wardrobe: 'start' },
    { use: 'bath', label: 'BATH', x: 13.2, y: 0, width: 2, depth: 2.4 },
    { use: 'stairs', label: 'DOWN', x: 13.2, y: 2.4, width: 2, depth: 1.8 },
    { use: 'hall', label: 'OPEN BELOW', x: 9, y: 4.2, width: 6.2, depth: 2.6 },
  ],
  openings: [
    { kind: 'door', x: 6.5, y: 0, run: 'x', lengthMetres: 0.95, swing: 1 },
    { kind: 'gap', x: 0.4, y: 2.6, run: 'x', lengthMetres: 2.6 },
    { kind: 'door', x: 3.7, y: 2.6, run: 'x', lengthMetres: 0.75, swing: -1 },
    { kind: 'gap', x: 6.5, y: 4.2, run: 'x', lengthMetres: 1 },
    { kind: 'gap', x: 5.3, y: 4.2, run: 'x', lengthMetres: 1 },
    { kind: 'gap', x: 5.2, y: 4.5, run: 'y', lengthMetres: 2 },
    { kind: 'window', x: 0.8, y: 6.8, run: 'x', lengthMetres: 3.6 },
    { kind: 'window', x: 10, y: 6.8, run: 'x', lengthMetres: 4.2 },
    { kind: 'door', x: 13.2, y: 1.2, run: 'y', lengthMetres: 0.75, swing: 1 },
    { kind: 'gap', x: 13.2, y: 2.7, run: 'y', lengthMetres: 1.2 },
  ],
}

const PENTHOUSE: FloorPlan = {
  rooms: [
    { use: 'balcony', label: 'TERRACE', x: 0, y: 6.8, width: 15.4, depth: 2.2 },
    { use: 'bedroom', label: 'MAIN BEDROOM', x: 0, y: 2.6, width: 4.8, depth: 4.2, wall: 'left', wardrobe: 'end' },
    { use: 'bath', label: 'MAIN BATH', x: 0, y: 0, width: 2.8, depth: 2.6 },
    { use: 'service', label: 'DRESSING', x: 2.8, y: 0, width: 2, depth: 2.6 },
    { use: 'living', label: 'LIVING', x: 4.8, y: 2.6, width: 5.4, depth: 4.2, wall: 'left' },
    { use: 'hall', label: 'FOYER', x: 4.8, y: 0, width: 2.6, depth: 2.6 },
    { use: 'kitchen', label: 'KITCHEN', x: 7.4, y: 0, width: 3.6, depth: 2.6 },
    { use: 'dining', label: 'DINING', x: 10.2, y: 2.6, width: 2.2, depth: 4.2 },
    { use: 'bath', label: 'T & B', x: 11, y: 0, width: 1.8, depth: 2.6 },
    { use: 'bedroom', label: 'BEDROOM 2', x: 12.8, y: 0, width: 2.6, depth: 3.4, wall: 'right' },
    { use: 'bedroom', label: 'BEDROOM 3', x: 12.4, y: 3.4, width: 3, depth: 3.4, wall: 'right', wardrobe: 'start' },
  ],
  openings: [
    { kind: 'door', x: 5.6, y: 0, run: 'x', lengthMetres: 1, swing: 1 },
    { kind: 'gap', x: 5.2, y: 2.6, run: 'x', lengthMetres: 1.8 },
    { kind: 'gap', x: 8, y: 2.6, run: 'x', lengthMetres: 1.9 },
    { kind: 'gap', x: 10.2, y: 3.2, run: 'y', lengthMetres: 3 },
    { kind: 'door', x: 4.8, y: 3, run: 'y', lengthMetres: 0.9, swing: -1 },
    { kind: 'door', x: 3.2, y: 2.6, run: 'x', lengthMetres: 0.8, swing: -1 },
    { kind: 'gap', x: 2.8, y: 0.9, run: 'y', lengthMetres: 0.8 },
    { kind: 'door', x: 11.1, y: 2.6, run: 'x', lengthMetres: 0.75, swing: -1 },
    { kind: 'door', x: 12.4, y: 3.7, run: 'y', lengthMetres: 0.85, swing: 1 },
    { kind: 'door', x: 12.8, y: 2.5, run: 'y', lengthMetres: 0.8, swing: 1 },
    { kind: 'window', x: 0.8, y: 6.8, run: 'x', lengthMetres: 3 },
    { kind: 'door', x: 6, y: 6.8, run: 'x', lengthMetres: 1.8, swing: 1 },
    { kind: 'window', x: 10.4, y: 6.8, run: 'x', lengthMetres: 1.6 },
    { kind: 'window', x: 15.4, y: 0.8, run: 'y', lengthMetres: 1.6 },
    { kind: 'window', x: 15.4, y: 4.2, run: 'y', lengthMetres: 1.8 },
  ],
}

const HOME_OFFICE: FloorPlan = {
  rooms: [
    { use: 'lobby', label: 'RECEPTION', x: 0, y: 0, width: 3.6, depth: 3 },
    { use: 'office', label: 'WORK ROOM', x: 0, y: 3, width: 5.4, depth: 3.6 },
    { use: 'bath', label: 'T & B', x: 3.6, y: 0, width: 1.8, depth: 3 },
    { use: 'kitchen', label: 'PANTRY', x: 5.4, y: 0, width: 2.6, depth: 2.4 },
    { use: 'living', label: 'LIVING', x: 5.4, y: 2.4, width: 3.4, depth: 4.2, wall: 'left' },
    { use: 'bedroom', label: 'BEDROOM', x: 8.8, y: 2.4, width: 3.2, depth: 4.2, wall: 'right', wardrobe: 'start' },
    { use: 'bath', label: 'BATH', x: 8, y: 0, width: 2, depth: 2.4 },
    { use: 'balcony', label: 'BALCONY', x: 10, y: 0, width: 2, depth: 2.4 },
  ],
  openings: [
    { kind: 'door', x: 0, y: 0.8, run: 'y', lengthMetres: 1, swing: 1 },
    { kind: 'gap', x: 0.6, y: 3, run: 'x', lengthMetres: 1.8 },
    { kind: 'door', x: 3.6, y: 1.8, run: 'y', lengthMetres: 0.75, swing: 1 },
    { kind: 'door', x: 5.4, y: 5.4, run: 'y', lengthMetres: 0.85, swing: 1 },
    { kind: 'gap', x: 5.8, y: 2.4, run: 'x', lengthMetres: 1.6 },
    { kind: 'door', x: 8.1, y: 2.4, run: 'x', lengthMetres: 0.65, swing: -1 },
    { kind: 'door', x: 8.8, y: 2.8, run: 'y', lengthMetres: 0.85, swing: 1 },
    { kind: 'door', x: 10.4, y: 2.4, run: 'x', lengthMetres: 1, swing: -1 },
    { kind: 'window', x: 0.8, y: 6.6, run: 'x', lengthMetres: 3.6 },
    { kind: 'window', x: 6, y: 6.6, run: 'x', lengthMetres: 2 },
    { kind: 'window', x: 12, y: 3.4, run: 'y', lengthMetres: 2 },
  ],
}

/** Flats out of the ordinary: two levels, a terrace, a work room. */
export const SPECIAL_FLAT_PLANS = [LOFT, PENTHOUSE, HOME_OFFICE] as const
