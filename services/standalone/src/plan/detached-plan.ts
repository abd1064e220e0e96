import type { FloorPlan } from './floor-plan.ts'

/** The ground floor of a house that stands alone. */
export const DETACHED_PLAN: FloorPlan = {
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
