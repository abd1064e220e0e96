import type { Piece } from '../drawing/piece.ts'
import { boat } from '../scenery/boat.ts'
import { hut } from '../scenery/hut.ts'
import { lounger } from '../scenery/lounger.ts'
import { parasol } from '../scenery/parasol.ts'

const COTTAGE = { widthMetres: 3.4, depthMetres: 3.2, stiltsMetres: 0.8 }

/** Thatched cottages in a loose row along the beach, loungers and a boat before them. */
export function cottages(): Piece[] {
  return [
    ...hut([-8.6, 0, -6.6], COTTAGE),
    ...hut([-4.6, 0, -2.6], COTTAGE),
    ...lounger([1.4, 0, -5.4]),
    ...lounger([1.7, 0, -4]),
    ...parasol([3.9, 0, -4.4], '#e9dcc2'),
    boat([5.4, 0, -1]),
  ]
}
