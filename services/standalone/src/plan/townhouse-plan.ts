import type { FloorPlan } from './floor-plan.ts'

/** A house of a row, its street on the left: the ground floor. */
export const TOWNHOUSE_PLAN: FloorPlan = {
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

/** Its upper floor. */
export const TOWNHOUSE_PLAN_UPPER: FloorPlan = {
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
