import type { Material } from '../drawing/face.ts'
import type { Vector } from '../drawing/vector.ts'

/** What every roof is told: the walls it covers, how far it reaches over them, and what it is made of. */
export interface Roof {
  /** The upper lower-left-front corner of the walls. */
  readonly at: Vector
  readonly widthMetres: number
  readonly depthMetres: number
  readonly riseMetres: number
  readonly eavesMetres: number
  readonly material: Material
  readonly fascia: Material
  readonly soffit: Material
}
