import type { FloorPlan } from './floor-plan.ts'

/** A house of one storey with three bedrooms. */
export const BUNGALOW_PLAN: FloorPlan = {
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
