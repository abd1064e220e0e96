import type { LightName } from '../drawing/lights.ts'

/** What every picture of land is told. */
export interface LandScene {
  readonly light: LightName
  readonly seed: number
}
