import type { Piece } from '../drawing/piece.ts'

/** A tall building around x = 0 that faces the viewer at z = 0. */
export interface Tower {
  readonly pieces: readonly Piece[]
  readonly heightMetres: number
  readonly widthMetres: number
}

export interface TowerColors {
  readonly wall: string
  readonly accent: string
  readonly slab: string
}
