import type { ThreeWay } from '../form/three-way.ts'

/** An edit that somebody else has overtaken: what both hold now, and what became of it. */
export interface StaleEdit<Values> extends ThreeWay<Values> {
  readonly mine: Values
  readonly other: Values
  /** The version that `other` has. */
  readonly version: number
}
