import type { FloorPlan } from './floor-plan.ts'

const STUDIO: FloorPlan = {
  rooms: [
    { use: 'bath', label: 'T & B', x: 0, y: 0, width: 1.9, depth: 2.2 },
    { use: 'kitchen', label: 'KITCHEN', x: 1.9, y: 0, width: 2.9, depth: 2.2 },
    { use: 'living', label: 'LIVING', x: 0, y: 2.2, width: 4.8, depth: 2.8, wall: 'left' },
    { use: 'bedroom', label: 'SLEEPING', x: 4.8, y: 0, width: 3.2, depth: 5, wall: 'right', wardrobe: 'start' },
    { use: 'balcony', label: 'BALCONY', x: 8, y: 0.8, width: 1.3, depth: 3.4, wall: 'left' },
  ],
  openings: [
    { kind: 'door', x: 3.6, y: 0, run: 'x', lengthMetres: 0.9, swing: 1 },
    { kind: 'door', x: 1, y: 2.2, run: 'x', lengthMetres: 0.75, swing: -1 },
    { kind: 'gap', x: 2.1, y: 2.2, run: 'x', lengthMetres: 2.4 },
    { kind: 'gap', x: 4.8, y: 2.4, run: 'y', lengthMetres: 2.3 },
    { kind: 'window', x: 8, y: 3.4, run: 'y', lengthMetres: 0.7 },
    { kind: 'door', x: 8, y: 1.2, run: 'y', lengthMetres: 1, swing: 1 },
  ],
}

const ONE_BEDROOM: FloorPlan = {
  rooms: [
    { use: 'kitchen', label: 'KITCHEN', x: 0, y: 0, width: 3, depth: 2.4 },
    { use: 'bath', label: 'T & B', x: 3, y: 0, width: 2, depth: 2.4 },
    { use: 'dining', label: 'DINING', x: 0, y: 2.4, width: 2.4, depth: 3.2 },
    { use: 'living', label: 'LIVING', x: 2.4, y: 2.4, width: 3, depth: 3.2, wall: 'bottom' },
    { use: 'bedroom', label: 'BEDROOM', x: 5.4, y: 0, width: 3.6, depth: 4.2, wardrobe: 'end' },
    { use: 'service', label: 'UTILITY', x: 5.4, y: 4.2, width: 1.4, depth: 1.4 },
    { use: 'balcony', label: 'BALCONY', x: 6.8, y: 4.2, width: 2.2, depth: 1.4 },
    { use: 'hall', label: '', x: 5, y: 0, width: 0.4, depth: 2.4 },
  ],
  openings: [
    { kind: 'door', x: 0, y: 1.3, run: 'y', lengthMetres: 0.9, swing: 1 },
    { kind: 'gap', x: 0.3, y: 2.4, run: 'x', lengthMetres: 1.8 },
    { kind: 'gap', x: 2.4, y: 2.7, run: 'y', lengthMetres: 2.6 },
    { kind: 'door', x: 3.4, y: 2.4, run: 'x', lengthMetres: 0.75, swing: -1 },
    { kind: 'door', x: 5.4, y: 2.9, run: 'y', lengthMetres: 0.85, swing: 1 },
    { kind: 'window', x: 9, y: 1, run: 'y', lengthMetres: 2 },
    { kind: 'door', x: 7.2, y: 4.2, run: 'x', lengthMetres: 1.2, swing: 1 },
    { kind: 'window', x: 3, y: 5.6, run: 'x', lengthMetres: 1.8 },
    { kind: 'door', x: 5.4, y: 4.5, run: 'y', lengthMetres: 0.7, swing: 1 },
  ],
}

const TWO_BEDROOM: FloorPlan = {
  rooms: [
    { use: 'bedroom', label: 'BEDROOM 2', x: 0, y: 0, width: 3.2, depth: 3.2, wardrobe: 'start' },
    { use: 'bath', label: 'T & B', x: 3.2, y: 0, width: 1.9, depth: 2.2 },
    { use: 'kitchen', label: 'KITCHEN', x: 5.1, y: 0, width: 3.2, depth: 2.8 },
    { use: 'service', label: 'UTILITY', x: 8.3, y: 0, width: 2.2, depth: 1.6 },
    { use: 'hall', label: 'ENTRY', x: 8.3, y: 1.6, width: 2.2, depth: 1.2 },
    { use: 'hall', label: '', x: 3.2, y: 2.2, width: 1.9, depth: 1 },
    { use: 'bedroom', label: 'MAIN BEDROOM', x: 0, y: 3.2, width: 4, depth: 3.6, wall: 'left', wardrobe: 'end' },
    { use: 'living', label: 'LIVING', x: 4, y: 3.2, width: 3.6, depth: 3.6, wall: 'left' },
    { use: 'dining', label: 'DINING', x: 7.6, y: 2.8, width: 2.9, depth: 4 },
    { use: 'balcony', label: 'BALCONY', x: 4, y: 6.8, width: 4.6, depth: 1.3 },
  ],
  openings: [
    { kind: 'door', x: 10.5, y: 1.75, run: 'y', lengthMetres: 0.9, swing: -1 },
    { kind: 'gap', x: 8.6, y: 2.8, run: 'x', lengthMetres: 1.6 },
    { kind: 'gap', x: 5.6, y: 2.8, run: 'x', lengthMetres: 1.8 },
    { kind: 'gap', x: 7.6, y: 3.6, run: 'y', lengthMetres: 2.8 },
    { kind: 'gap', x: 4.1, y: 3.2, run: 'x', lengthMetres: 0.9 },
    { kind: 'door', x: 3.2, y: 2.3, run: 'y', lengthMetres: 0.8, swing: -1 },
    { kind: 'door', x: 3.6, y: 2.2, run: 'x', lengthMetres: 0.75, swing: -1 },
    { kind: 'door', x: 3.1, y: 3.2, run: 'x', lengthMetres: 0.8, swing: 1 },
    { kind: 'window', x: 0, y: 0.8, run: 'y', lengthMetres: 1.6 },
    { kind: 'window', x: 1.2, y: 6.8, run: 'x', lengthMetres: 1.8 },
    { kind: 'door', x: 5, y: 6.8, run: 'x', lengthMetres: 1.6, swing: 1 },
    { kind: 'window', x: 10.5, y: 3.8, run: 'y', lengthMetres: 2 },
  ],
}

const THREE_BEDROOM: FloorPlan = {
  rooms: [
    ...TWO_BEDROOM.rooms,
    { use: 'bedroom', label: 'BEDROOM 3', x: 10.5, y: 3.4, width: 3.4, depth: 3.4, wall: 'right', wardrobe: 'start' },
    { use: 'bath', label: 'BATH', x: 10.5, y: 0, width: 1.8, depth: 2.2 },
    { use: 'hall', label: '', x: 10.5, y: 2.2, width: 1.8, depth: 1.2 },
    { use: 'study', label: 'STUDY', x: 12.3, y: 0, width: 1.6, depth: 3.4 },
  ],
  openings: [
    ...TWO_BEDROOM.openings.slice(1, -1),
    { kind: 'gap', x: 10.5, y: 2.3, run: 'y', lengthMetres: 0.5 },
    { kind: 'door', x: 10.7, y: 2.2, run: 'x', lengthMetres: 0.75, swing: -1 },
    { kind: 'door', x: 12.3, y: 2.4, run: 'y', lengthMetres: 0.8, swing: 1 },
    { kind: 'door', x: 10.9, y: 3.4, run: 'x', lengthMetres: 0.85, swing: 1 },
    { kind: 'door', x: 8.5, y: 1.6, run: 'x', lengthMetres: 0.8, swing: -1 },
    { kind: 'window', x: 13.9, y: 4.2, run: 'y', lengthMetres: 1.8 },
    { kind: 'window', x: 12.7, y: 0, run: 'x', lengthMetres: 0.9 },
  ],
}

/** Flats on one floor, from one room to three bedrooms. */
export const FLAT_PLANS = [STUDIO, ONE_BEDROOM, TWO_BEDROOM, THREE_BEDROOM] as const
