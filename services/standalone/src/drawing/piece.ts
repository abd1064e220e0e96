import type { Stage } from './stage.ts'
import type { Vector } from './vector.ts'

/** The box around something, its sides along the axes. */
export interface Bounds {
  readonly low: Vector
  readonly high: Vector
}

/** A thing that stands somewhere. Things are painted from far to near. */
export interface Piece {
  readonly bounds: Bounds
  /** Polygons that keep the sun off what lies behind them. */
  readonly casters: readonly (readonly Vector[])[]
  /** @param casters those of all things */
  paint(stage: Stage, casters: readonly (readonly Vector[])[]): void
}
