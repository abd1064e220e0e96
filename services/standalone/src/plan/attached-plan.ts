import type { FloorPlan } from './floor-plan.ts'

/** A narrow house that shares a wall: its ground floor. */
export const ATTACHED_PLAN: FloorPlan = {
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

/** Its upper floor. */
export const ATTACHED_PLAN_UPPER: FloorPlan = {
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
