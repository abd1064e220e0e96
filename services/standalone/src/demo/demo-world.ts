import type { DemoProject } from './demo-project.ts'

/** What listings refer to, with the ids that the catalogue gave. */
export interface DemoWorld {
  readonly projects: readonly (DemoProject & { readonly id: number })[]
  readonly amenityIds: readonly number[]
  /** Null where there is no default broker. */
  readonly brokerId: number | null
}
