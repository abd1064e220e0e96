import type { Piece } from '../drawing/piece.ts'

/** A house that faces the viewer: its front stands at z = 0, its left corner at x = 0. */
export interface House {
  readonly pieces: readonly Piece[]
  readonly widthMetres: number
  readonly depthMetres: number
  /** From left to right, where cars drive in. */
  readonly driveway: readonly [left: number, right: number]
  /** Where the path to the door begins. */
  readonly doorAt: number
}
